/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include <gtk/gtk.h>
#include <math.h>

#include "cards-fixture.h"
#include "picture-fixture.h"
#include "engine/match.h"
#include "ui/table/hand-order.h"
#include "ui/table/motion.h"
#include "ui/words/table-intent.h"

#define SECOND G_USEC_PER_SEC

static void
check_order (const RummyHandOrder *order, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < order->n; i++) {
    char code[RUMMY_CARD_TEXT];

    rummy_card_to_text (order->card[i], code);
    g_string_append_printf (text, i > 0 ? " %s" : "%s", code);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

/* What could be read in several ways, none of which is legal, is refused with a reason: here the first melds of
 * Kaluki do not bring enough points. */
static void
test_no_way_to_read (void)
{
  RummyIntent readings[RUMMY_READINGS_MAX], intent;
  RummyMove move = { .kind = RUMMY_MOVE_DEAL };
  RummyMeld melds[RUMMY_READINGS_MAX];
  RummyMatch match;
  RummyRules rules;

  g_assert_true (rummy_rules_init (&rules, "kaluki"));
  rummy_match_init (&match, &rules, 1, 1);
  g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
  move = (RummyMove) { .kind = RUMMY_MOVE_DRAW, .seat = match.round.turn, .card = RUMMY_CARD_NONE };
  g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
  match.round.hand[move.seat] = cards_of ("*1 6C 7C 2D 9S");
  match.round.n_hand[move.seat] = 5;

  intent = rummy_intent_lay (&match.round, move.seat, cards_of ("*1 6C 7C"), RUMMY_MELD_NONE);
  g_assert_cmpint (rummy_round_check (&match.round, &intent.move[0]), ==, RUMMY_REFUSED_AMBIGUOUS);
  g_assert_cmpuint (rummy_intent_readings (&intent, &match.round, readings, melds), ==, 0);
  g_assert_cmpint (rummy_intent_check (&intent, &match.round), ==, RUMMY_REFUSED_FIRST_MIN);
  g_assert_false (rummy_intent_may_do (&intent, &match.round));
}

static void
test_order_by_suit (void)
{
  RummyHandOrder order = { .sort = RUMMY_SORT_SUIT };

  rummy_hand_order_update (&order, cards_of ("KH 2C AS TD 3S AC 9H 2D"));
  check_order (&order, "2C AC 2D TD 3S AS 9H KH");

  order.aces_low = TRUE;
  rummy_hand_order_sort (&order);
  check_order (&order, "AC 2C 2D TD AS 3S 9H KH");

  /* Black and red take turns with a suit less, too. */
  order.n = 0;
  rummy_hand_order_update (&order, cards_of ("KH 2C TD"));
  check_order (&order, "KH 2C TD");
  order.n = 0;
  rummy_hand_order_update (&order, cards_of ("KH 2C TS"));
  check_order (&order, "2C KH TS");
  order.n = 0;
  rummy_hand_order_update (&order, cards_of ("*1 2C TS 2C' AD"));
  check_order (&order, "2C 2C' AD TS *1");
}

/* No suit goes to the other side of one that is there, in all of a round. */
static void
test_order_of_suits (void)
{
  RummyHandOrder order = { .sort = RUMMY_SORT_SUIT };

  rummy_hand_order_update (&order, cards_of ("2C 5D 8S KH"));
  rummy_hand_order_update (&order, cards_of ("2C 8S KH"));
  rummy_hand_order_update (&order, cards_of ("2C 3C 8S KH"));
  check_order (&order, "2C 3C 8S KH");
  rummy_hand_order_update (&order, cards_of ("2C 3C KH"));
  rummy_hand_order_update (&order, cards_of ("2C 3C KH QH"));
  check_order (&order, "2C 3C QH KH");
  rummy_hand_order_update (&order, cards_of ("2C 3C QH KH 9D"));
  check_order (&order, "9D 2C 3C QH KH");
  rummy_hand_order_update (&order, cards_of ("2C QH KH 9D AS"));
  check_order (&order, "9D 2C QH KH AS");
  rummy_hand_order_update (&order, cards_of ("QH KH 9D AS 5S"));
  check_order (&order, "9D QH KH 5S AS");
  rummy_hand_order_update (&order, cards_of ("QH KH 9D AS 5S 2C"));
  check_order (&order, "9D 2C QH KH 5S AS");
  rummy_hand_order_sort (&order);
  check_order (&order, "9D 2C QH KH 5S AS");

  order.n = 0;
  rummy_hand_order_update (&order, cards_of ("QH KH 9D AS 5S 2C"));
  check_order (&order, "2C 9D 5S AS QH KH");
}

static void
test_order_by_rank (void)
{
  RummyHandOrder order = { .sort = RUMMY_SORT_RANK };

  rummy_hand_order_update (&order, cards_of ("KH 2C AS TD 2S"));
  check_order (&order, "2C 2S TD KH AS");
  rummy_hand_order_update (&order, cards_of ("KH 2C AS TD 2S 5H"));
  check_order (&order, "2C 2S 5H TD KH AS");
  order.aces_low = TRUE;
  rummy_hand_order_sort (&order);
  check_order (&order, "AS 2C 2S 5H TD KH");
}

static RummyMeldRules
meld_rules (void)
{
  static RummyRules rules;

  rummy_rules_init (&rules, "500-rum");

  return rummy_meld_rules (&rules);
}

static void
test_order_by_melds (void)
{
  RummyHandOrder order = { .sort = RUMMY_SORT_MELDS, .rules = meld_rules () };

  /* Of a card that fits two melds the better use is made; an ace may be low in a run. */
  rummy_hand_order_update (&order, cards_of ("9C 9D 9H AS 2S 3S KD JH TH 4C"));
  check_order (&order, "AS 2S 3S 9H TH JH 4C 9C 9D KD");
  rummy_hand_order_update (&order, cards_of ("9C 9D 9H AS 2S 3S KD JH TH 4C 9S"));
  check_order (&order, "AS 2S 3S 9H TH JH 4C 9C 9D KD 9S");
  rummy_hand_order_group (&order);
  check_order (&order, "AS 2S 3S 9C 9D 9S 9H TH JH 4C KD");

  order.descending = TRUE;
  order.n = 0;
  rummy_hand_order_update (&order, cards_of ("AS 2S 3S KD TD 4C"));
  check_order (&order, "3S 2S AS 4C KD TD");
}

/* An ace goes beside the cards of its suit that it makes a run with, else by its value. */
static void
test_order_of_aces (void)
{
  static const struct {
    const char *rules, *hand, *expected;
    gboolean descending;
  } hands[] = {
    { "500-rum", "AS 2S 3S", "AS 2S 3S" },
    { "500-rum", "AS QS KS", "QS KS AS" },
    { "500-rum", "AS 2S 3S KS", "AS 2S 3S KS" },
    { "500-rum", "AS 2S QS KS", "2S QS KS AS" },
    { "500-rum", "AS 2S KS", "2S KS AS" },     /* it counts more than a two */
    { "500-rum", "AS 3S 9S", "AS 3S 9S" },     /* a two would make a run */
    { "500-rum", "AS 5S 9S", "5S 9S AS" },
    { "500-rum", "AS 2H 3H 9S", "9S AS 2H 3H" }, /* of another suit */
    { "amiga", "AS 5S 9S", "AS 5S 9S" },       /* it counts 1 */
    { "amiga", "AS 5S KS", "5S KS AS" },
    { "gin", "AS QS KS", "AS QS KS" },         /* only low */
    { "500-rum twos=yes", "AS 2S KS 2H *1", "KS AS 2H 2S *1" }, /* a wild two makes no run */
    { "500-rum twos=yes v29=5", "9S 4H 2S *1 2H", "9S 4H 2H 2S *1" },
    { "500-rum", "AS 2S 3S", "3S 2S AS", TRUE },
    { "500-rum", "AS QS KS", "AS KS QS", TRUE },
    { "500-rum twos=yes", "9S 2S 3S 2H *1", "9S 3S 2H 2S *1", TRUE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (hands); i++) {
    RummyHandOrder order = { .sort = RUMMY_SORT_SUIT, .descending = hands[i].descending };
    char error[RUMMY_ERROR_TEXT];
    RummyRules rules;

    g_assert_true (rummy_rules_from_text (&rules, hands[i].rules, error));
    order.rules = rummy_meld_rules (&rules);
    rummy_hand_order_update (&order, cards_of (hands[i].hand));
    check_order (&order, hands[i].expected);
  }
}

/* A run with an ace or a wild card lies in its order. */
static void
test_order_of_runs (void)
{
  RummyHandOrder order = { .sort = RUMMY_SORT_MELDS };
  RummyRules rules;

  rummy_rules_init (&rules, "500-rum");
  order.rules = rummy_meld_rules (&rules);
  rummy_hand_order_update (&order, cards_of ("AS QS KS 2S 9H"));
  check_order (&order, "QS KS AS 2S 9H");

  rummy_rules_init (&rules, "kaluki");
  order = (RummyHandOrder) { .sort = RUMMY_SORT_MELDS, .rules = rummy_meld_rules (&rules) };
  rummy_hand_order_update (&order, cards_of ("9C JC *1 4H"));
  check_order (&order, "9C *1 JC 4H");
}

/* Every second rank in each suit of so many packs: sets are all that there is. */
static guint
n_beside_its_rank (guint packs)
{
  RummyHandOrder order = { .sort = RUMMY_SORT_MELDS, .rules = meld_rules () };
  RummyCards hand = RUMMY_NO_CARDS;
  guint n = 0;

  for (guint rank = RUMMY_ACE; rank <= 13; rank += 2) {
    for (guint i = 0; i < packs * RUMMY_SUITS; i++)
      rummy_cards_add (&hand, rummy_card (i / RUMMY_SUITS, i % RUMMY_SUITS, rank));
  }
  rummy_hand_order_update (&order, hand);
  for (guint i = 1; i < order.n; i++)
    n += rummy_card_rank (order.card[i]) == rummy_card_rank (order.card[i - 1]);

  return n;
}

/* However many cards there are; of very many most find their place. */
static void
test_order_by_melds_of_many (void)
{
  g_assert_cmpuint (n_beside_its_rank (1), ==, 28 - 7);
  g_assert_cmpuint (n_beside_its_rank (2), >, 56 / 2);
}

static void
test_order_descending (void)
{
  RummyHandOrder order = { .sort = RUMMY_SORT_RANK, .descending = TRUE };

  rummy_hand_order_update (&order, cards_of ("KH 2C AS TD 2S *1"));
  check_order (&order, "AS KH TD 2C 2S *1");
  order.sort = RUMMY_SORT_SUIT;
  order.aces_low = TRUE;
  rummy_hand_order_update (&order, cards_of ("KH 2C AS TD 2S *1 3S"));
  check_order (&order, "2C TD 3S 2S AS KH *1");
}

/* K-030: what was picked up last lies at the right, in every order, and what lay there before is sorted in. */
static void
test_order_new_at_right (void)
{
  static const struct {
    RummySortOrder sort;
    const char *dealt, *first, *second;
  } orders[] = {
    { RUMMY_SORT_RANK, "2S 5C 9D KH", "2S 5C 9D KH 3C", "2S 3C 5C KH 4H" },
    { RUMMY_SORT_SUIT, "5C 9D 2S KH", "5C 9D 2S KH 3C", "3C 5C 2S KH 4H" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++) {
    RummyHandOrder order = { .sort = orders[i].sort, .new_at_right = TRUE };

    rummy_hand_order_update (&order, cards_of ("KH 2S 9D 5C"));
    check_order (&order, orders[i].dealt);
    rummy_hand_order_update (&order, cards_of ("KH 2S 9D 5C 3C"));
    check_order (&order, orders[i].first);
    rummy_hand_order_update (&order, cards_of ("KH 2S 5C 3C"));
    g_assert_cmpint (order.card[3], ==, rummy_cards_first (cards_of ("3C"))); /* a discard moves nothing */
    rummy_hand_order_update (&order, cards_of ("KH 2S 5C 3C 4H"));
    check_order (&order, orders[i].second);
    rummy_hand_order_sort (&order); /* whoever asks for it has them all sorted */
    g_assert_cmpint (order.card[4], !=, rummy_cards_first (cards_of ("4H")));
  }
}

static void
test_order_own (void)
{
  RummyHandOrder order = { .sort = RUMMY_SORT_RANK };

  rummy_hand_order_update (&order, cards_of ("2C 3C 4C 5C 6C"));
  rummy_hand_order_move (&order, cards_of ("2C 4C"), 2);
  check_order (&order, "3C 5C 2C 4C 6C");
  rummy_hand_order_move (&order, cards_of ("3C"), 4);
  check_order (&order, "5C 2C 4C 6C 3C");
  rummy_hand_order_move (&order, cards_of ("6C"), 0);
  check_order (&order, "6C 5C 2C 4C 3C");

  /* New cards come to the right, the others stay where they were put. */
  rummy_hand_order_update (&order, cards_of ("2C 3C 4C 6C AH"));
  check_order (&order, "6C 2C 4C 3C AH");
  rummy_hand_order_sort (&order);
  check_order (&order, "2C 3C 4C 6C AH");
}

static void
test_order_none (void)
{
  RummyHandOrder order = { .sort = RUMMY_SORT_NONE };

  rummy_hand_order_update (&order, cards_of ("KH"));
  rummy_hand_order_update (&order, cards_of ("KH 2C"));
  rummy_hand_order_update (&order, cards_of ("KH 2C AS"));
  rummy_hand_order_sort (&order);
  check_order (&order, "KH 2C AS");
}

static void
test_motion_arrives (void)
{
  RummyMotion motion;
  RummyPose from = { 0, 100, 50 }, to = { 400, 0, 80 };
  double last = 0;

  rummy_motion_put (&motion, from);
  g_assert_false (rummy_motion_step (&motion, 0));
  rummy_motion_aim (&motion, to, SECOND, SECOND * 3 / 2);

  /* It waits, then goes one way and stays there. */
  g_assert_cmpfloat (rummy_motion_at (&motion, SECOND * 3 / 2).x, ==, 0);
  for (gint64 now = SECOND * 3 / 2; now < 2 * SECOND; now += SECOND / 60) {
    double x = rummy_motion_at (&motion, now).x;

    g_assert_cmpfloat (x, >=, last);
    g_assert_cmpfloat (x, <=, 400);
    last = x;
  }
  g_assert_cmpfloat (rummy_motion_at (&motion, SECOND * 3 / 2 + RUMMY_MOTION_MS * 1000).x, >, 390);
  g_assert_true (rummy_motion_step (&motion, SECOND * 8 / 5));
  g_assert_false (rummy_motion_step (&motion, 3 * SECOND));
  g_assert_cmpfloat (rummy_motion_at (&motion, 3 * SECOND).x, ==, 400);
  g_assert_cmpfloat (rummy_motion_at (&motion, 3 * SECOND).width, ==, 80);
}

/* Aimed elsewhere on its way, it neither jumps nor stops dead. */
static void
test_motion_is_aimed_anew (void)
{
  const gint64 frame = SECOND / 1000;
  gint64 now = SECOND / 10;
  RummyMotion motion;
  double before, at, after;

  rummy_motion_put (&motion, (RummyPose) { 0, 0, 50 });
  rummy_motion_aim (&motion, (RummyPose) { 400, 0, 50 }, 0, 0);
  before = rummy_motion_at (&motion, now - frame).x;
  at = rummy_motion_at (&motion, now).x;
  rummy_motion_aim (&motion, (RummyPose) { 0, 300, 50 }, now, now);
  after = rummy_motion_at (&motion, now + frame).x;

  g_assert_cmpfloat (fabs (rummy_motion_at (&motion, now).x - at), <, 1e-6);
  g_assert_cmpfloat (at - before, >, 1);
  g_assert_cmpfloat (fabs ((after - at) - (at - before)), <, 0.1 * (at - before));
  g_assert_cmpfloat (fabs (rummy_motion_at (&motion, now + SECOND).y - 300), <, 1);
}

static void
test_intent (void)
{
  RummyRules rules;
  RummyRound round;
  RummyCard deck[RUMMY_CARDS_MAX];
  RummyIntent intent;
  RummyCards taken;

  rummy_rules_init (&rules, "500-rum");
  rummy_rules_deck (&rules, 2, deck);
  rummy_round_deal (&round, &rules, &(RummyDeal) { .deck = deck });
  round.hand[0] = cards_of ("5H 6H 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC");
  round.n_pile = 4;
  for (guint i = 0; i < 4; i++)
    round.deck[i] = rummy_card (0, i == 1 ? RUMMY_HEARTS : RUMMY_SPADES, 6 + i);

  intent = rummy_intent_lay (&round, 0, cards_of ("5H 6H 7H"), RUMMY_MELD_NONE);
  g_assert_cmpuint (intent.n, ==, 2);
  g_assert_cmpint (intent.move[0].kind, ==, RUMMY_MOVE_TAKE);
  g_assert_cmpint (intent.move[0].card, ==, rummy_card (0, RUMMY_HEARTS, 7));
  g_assert_cmpint (intent.move[1].kind, ==, RUMMY_MOVE_MELD);
  g_assert_cmpint (rummy_intent_check (&intent, &round), ==, RUMMY_OK);

  /* The deepest one counts. */
  intent = rummy_intent_lay (&round, 0, cards_of ("7H 6S 9S"), RUMMY_MELD_NONE);
  g_assert_cmpint (intent.move[0].card, ==, rummy_card (0, RUMMY_SPADES, 6));
  g_assert_cmpint (rummy_intent_check (&intent, &round), !=, RUMMY_OK);

  intent = rummy_intent_lay (&round, 0, cards_of ("2C 3C 4C"), RUMMY_MELD_NONE);
  g_assert_cmpuint (intent.n, ==, 1);
  g_assert_cmpint (rummy_intent_check (&intent, &round), ==, RUMMY_REFUSED_DRAW_FIRST);
  g_assert_cmpuint (rummy_intent_fits (&round, 0, cards_of ("2C")), ==, 0);

  /* What lies between is taken too. */
  round.deck[2] = rummy_card (0, RUMMY_HEARTS, 8);
  round.deck[1] = rummy_card (0, RUMMY_HEARTS, 7);
  intent = rummy_intent_as_new (&round, 0, cards_of ("5H 6H 8H"));
  g_assert_cmpint (rummy_intent_check (&intent, &round), !=, RUMMY_OK);
  round.deck[1] = rummy_card (0, RUMMY_HEARTS, 8);
  round.deck[2] = rummy_card (0, RUMMY_HEARTS, 7);
  intent = rummy_intent_as_new (&round, 0, cards_of ("5H 6H 8H"));
  g_assert_cmpint (rummy_intent_check (&intent, &round), ==, RUMMY_OK);
  g_assert_true (rummy_cards_equal (intent.move[1].cards, cards_of ("5H 6H 7H 8H")));
  round.deck[1] = rummy_card (0, RUMMY_HEARTS, 7);
  round.deck[2] = rummy_card (0, RUMMY_SPADES, 8);

  taken = rummy_round_above (&round, rummy_card (0, RUMMY_HEARTS, 7));
  intent = rummy_intent_lay (&round, 0, cards_of ("5H 6H 7H"), RUMMY_MELD_NONE);
  for (guint i = 0; i < intent.n; i++)
    g_assert_cmpint (rummy_round_apply (&round, &intent.move[i], NULL), ==, RUMMY_OK);
  g_assert_cmpuint (rummy_cards_count (taken), ==, 3);
  g_assert_cmpuint (round.n_pile, ==, 1);
}

static void
test_faces (void)
{
  g_autoptr (RummyCardFaces) faces = rummy_card_faces_new ();
  g_autoptr (GHashTable) sums = g_hash_table_new (NULL, NULL);
  GdkTexture *old;

  g_assert_null (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, RUMMY_CARD_HIDDEN));
  rummy_card_faces_set_size (faces, RUMMY_SLOT_HAND, 50, 70);
  for (guint suit = 0; suit < RUMMY_SUITS; suit++) {
    for (guint rank = RUMMY_ACE; rank <= RUMMY_KING; rank++) {
      GdkTexture *texture = wait_for_face (faces, RUMMY_SLOT_HAND, rummy_card (0, suit, rank), 50);

      g_assert_cmpint (gdk_texture_get_height (texture), ==, 70);
      g_assert_true (g_hash_table_add (sums, GUINT_TO_POINTER (checksum (texture))));
    }
  }
  g_assert_true (g_hash_table_add (
    sums, GUINT_TO_POINTER (checksum (wait_for_face (faces, RUMMY_SLOT_HAND, RUMMY_CARD_HIDDEN, 50)))));

  /* The old one stays until the new one is there; another place borrows it. */
  old = rummy_card_faces_get (faces, RUMMY_SLOT_HAND, 1);
  g_assert_true (rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, 1) == old);
  rummy_card_faces_set_size (faces, RUMMY_SLOT_HAND, 60, 84);
  g_assert_true (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, 1) == old);
  g_assert_cmpint (gdk_texture_get_height (wait_for_face (faces, RUMMY_SLOT_HAND, 1, 60)), ==, 84);
}

/* Each face is there for a hand before it is first asked for, and any place may borrow it. */
static void
test_faces_ahead (void)
{
  g_autoptr (RummyCardFaces) faces = rummy_card_faces_new ();

  rummy_card_faces_draw_ahead (faces);
  rummy_card_faces_set_size (faces, RUMMY_SLOT_HAND, 25, 35);
  rummy_card_faces_set_size (faces, RUMMY_SLOT_TABLE, 10, 14);
  wait_for_face (faces, RUMMY_SLOT_TABLE, rummy_card (0, RUMMY_CLUBS, 7), 10);
  while (rummy_card_faces_is_drawing (faces))
    g_main_context_iteration (NULL, TRUE);
  for (RummyCard card = 0; card < RUMMY_CARD_CODES / 2; card++) {
    if (rummy_card_is_valid (card)) {
      g_assert_nonnull (rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, card));
      g_assert_cmpint (gdk_texture_get_width (rummy_card_faces_get (faces, RUMMY_SLOT_HAND, card)), ==, 25);
    }
  }
}

/* What nobody asks for any more goes, but not what the hand or nobody else has. */
static void
test_faces_tidy (void)
{
  g_autoptr (RummyCardFaces) faces = rummy_card_faces_new ();
  RummyCard asked = rummy_card (0, RUMMY_CLUBS, 7), idle = rummy_card (0, RUMMY_CLUBS, 8);
  RummyCard alone = rummy_card (0, RUMMY_CLUBS, 9);

  rummy_card_faces_set_size (faces, RUMMY_SLOT_HAND, 25, 35);
  rummy_card_faces_set_size (faces, RUMMY_SLOT_TABLE, 10, 14);
  for (RummySlot slot = RUMMY_SLOT_HAND; slot <= RUMMY_SLOT_TABLE; slot++) {
    wait_for_face (faces, slot, asked, slot == RUMMY_SLOT_HAND ? 25 : 10);
    wait_for_face (faces, slot, idle, slot == RUMMY_SLOT_HAND ? 25 : 10);
  }
  wait_for_face (faces, RUMMY_SLOT_TABLE, alone, 10);

  rummy_card_faces_tidy (faces);
  g_assert_cmpint (gdk_texture_get_width (rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, asked)), ==, 10);
  rummy_card_faces_tidy (faces);
  g_assert_cmpint (gdk_texture_get_width (rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, asked)), ==, 10);
  g_assert_cmpint (gdk_texture_get_width (rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, idle)), ==, 25);
  g_assert_cmpint (gdk_texture_get_width (rummy_card_faces_get (faces, RUMMY_SLOT_TABLE, alone)), ==, 10);
  wait_for_face (faces, RUMMY_SLOT_TABLE, idle, 10);
}

/* Not flat, lighter where the light is, and of the size of the table. */
static void
test_felt (void)
{
  GdkRGBA green = { 0.2f, 0.5f, 0.3f, 1 };
  RummyCloth cloth;
  g_autofree guint32 *pixels = NULL;
  guint middle, corner;

  rummy_cloth_init (&cloth, RUMMY_LOOK_OWN, &green, &green, FALSE, FALSE);
  pixels = draw_cloth (&cloth, 600, 400);
  middle = pixels[168 * 600 + 300] >> 8 & 255;
  corner = pixels[399 * 600] >> 8 & 255;
  g_assert_cmpuint (middle, >, 110);
  g_assert_cmpuint (corner, <, middle - 20);
  g_assert_cmpuint (pixels[399 * 600 + 599] >> 24, ==, 255);
}

/* No seams between its tiles while a larger one is made: each of its pixels is covered wholly. */
static void
test_stretched_felt (void)
{
  const int width = 717, height = 713;
  RummyCloth cloth;
  g_autofree guint32 *pixels = NULL;

  rummy_cloth_init (&cloth, RUMMY_LOOK_GREEN, &(GdkRGBA) { 0 }, &(GdkRGBA) { 0 }, FALSE, FALSE);
  pixels = stretch_cloth (&cloth, 600, 600, width, height);
  for (int i = 0; i < width * height; i++)
    g_assert_cmpuint (pixels[i] >> 24, ==, 255);
}

static void
note_thread_cb (gpointer data, GObject *where_the_object_was)
{
  *(GThread **) data = g_thread_self ();
}

/* The threads that draw never have the last word: what hangs on these objects belongs to the main thread. */
static void
test_freed_where_made (void)
{
  for (guint i = 0; i < 300; i++) {
    GObject *maker = i % 2 ? G_OBJECT (rummy_felt_new ()) : G_OBJECT (rummy_card_faces_new ());
    GThread *thread = NULL;

    g_object_weak_ref (maker, note_thread_cb, &thread);
    if (i % 2) {
      rummy_felt_set (RUMMY_FELT (maker), 8, 8, &(RummyCloth) { .dark = 1 });
    } else {
      rummy_card_faces_set_size (RUMMY_CARD_FACES (maker), RUMMY_SLOT_HAND, 5, 7);
      rummy_card_faces_get (RUMMY_CARD_FACES (maker), RUMMY_SLOT_HAND, RUMMY_CARD_HIDDEN);
    }
    wait_for_change (maker);
    g_object_unref (maker);

    while (g_atomic_pointer_get (&thread) == NULL)
      g_main_context_iteration (NULL, FALSE);
    g_assert_true (thread == g_thread_self ());
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  gtk_init ();

  g_test_add_func ("/parts/no-way-to-read", test_no_way_to_read);
  g_test_add_func ("/parts/order/by-suit", test_order_by_suit);
  g_test_add_func ("/parts/order/of-suits", test_order_of_suits);
  g_test_add_func ("/parts/order/by-rank", test_order_by_rank);
  g_test_add_func ("/parts/order/by-melds", test_order_by_melds);
  g_test_add_func ("/parts/order/of-aces", test_order_of_aces);
  g_test_add_func ("/parts/order/of-runs", test_order_of_runs);
  g_test_add_func ("/parts/order/by-melds-of-many", test_order_by_melds_of_many);
  g_test_add_func ("/parts/order/descending", test_order_descending);
  g_test_add_func ("/parts/order/new-at-right", test_order_new_at_right);
  g_test_add_func ("/parts/order/own", test_order_own);
  g_test_add_func ("/parts/order/none", test_order_none);
  g_test_add_func ("/parts/motion/arrives", test_motion_arrives);
  g_test_add_func ("/parts/motion/is-aimed-anew", test_motion_is_aimed_anew);
  g_test_add_func ("/parts/intent", test_intent);
  g_test_add_func ("/parts/faces", test_faces);
  g_test_add_func ("/parts/faces/ahead", test_faces_ahead);
  g_test_add_func ("/parts/faces/tidy", test_faces_tidy);
  g_test_add_func ("/parts/felt", test_felt);
  g_test_add_func ("/parts/felt/stretched", test_stretched_felt);
  g_test_add_func ("/parts/freed-where-made", test_freed_where_made);

  return g_test_run ();
}
