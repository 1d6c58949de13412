/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/preview.h"

#include <glib/gi18n.h>

#include "ui/words/offers.h"
#include "ui/words/table-intent.h"
#include "ui/words/verbs.h"
#include "ui/words/words.h"

/* With a dozen wild cards there are thousands of groups; the first few are enough. */
#define CHECKS_MAX 48

typedef struct {
  const RummyRound *round;
  RummyCards must; /* one of them must be in the group */
  RummyMove move;
  guint n_checks;
  RummyPreview *preview;
} Search;

gboolean
rummy_preview_may_lay (const RummyRound *round)
{
  return round->rules->meld_when == RUMMY_MELD_ANY_TIME || round->phase == RUMMY_PHASE_SPREAD ||
         round->phase == RUMMY_PHASE_LAYOFF;
}

static gboolean
is_single (guint64 melds)
{
  return melds != 0 && (melds & (melds - 1)) == 0;
}

/* Plays a legal intent on a copy; stores its points and the resulting meld. */
static void
read_outcome (RummyPreview *self, const RummyRound *round, const RummyIntent *intent)
{
  const RummyMove *last = &intent->move[intent->n - 1];
  RummyRound after = *round;
  RummyEvents events = { .n = 0 };

  self->points = 0;
  for (guint i = 0; i < intent->n; i++) {
    if (rummy_round_apply (&after, &intent->move[i], &events) != RUMMY_OK) {
      self->is_ambiguous = TRUE;
      return;
    }
  }
  for (guint i = 0; i < events.n; i++) {
    RummyEventKind kind = events.event[i].kind;

    if (kind == RUMMY_EVENT_MELD || kind == RUMMY_EVENT_LAY || kind == RUMMY_EVENT_SWAP || kind == RUMMY_EVENT_CALL)
      self->points += events.event[i].points;
  }
  self->missing = after.first_open ? (guint) MAX (after.rules->first_min - after.first, 0) : 0;
  self->meld = after.meld[last->meld == RUMMY_MELD_NONE ? round->n_melds : last->meld];
}

void
rummy_preview_cards (RummyPreview *self, const RummyRound *round, guint seat, RummyCards cards)
{
  RummyIntent as_new = rummy_intent_as_new (round, seat, cards);

  *self = (RummyPreview) { .card = RUMMY_CARD_NONE, .cards = cards };
  if (as_new.n > 1)
    self->taken = rummy_round_above (round, as_new.move[0].card);
  self->refusal = rummy_intent_check (&as_new, round);
  self->melds = rummy_intent_fits (round, seat, cards);

  if (rummy_intent_may_do (&as_new, round)) {
    self->group = as_new.move[as_new.n - 1].cards;
    read_outcome (self, round, &as_new);
  } else if (is_single (self->melds)) {
    guint meld = (guint) g_bit_nth_lsf (self->melds, -1);
    RummyIntent lay = rummy_intent_on_meld (round, seat, cards, meld, RUMMY_CARD_NONE);

    if (lay.move[lay.n - 1].kind == RUMMY_MOVE_SWAP)
      self->swapped = lay.move[lay.n - 1].cards;
    read_outcome (self, round, &lay);
  }

  for (guint meld = 0; self->melds == 0 && rummy_cards_is_empty (self->group) && meld < round->n_melds; meld++)
    self->partly |= (guint64) (rummy_intent_part (round, seat, cards, meld).n > 0) << meld;
}

static bool
uses_cb (RummyCards cards, unsigned reading, void *data)
{
  Search *search = data;
  RummyPreview *self = search->preview;
  RummyPreview found = { 0 };
  RummyIntent intent = { .n = 1 };

  if (rummy_cards_is_empty (rummy_cards_and (cards, search->must)))
    return true;

  search->move.cards = cards;
  search->move.low = (guint8) reading;
  if (rummy_round_check (search->round, &search->move) == RUMMY_OK && search->move.meld != RUMMY_MELD_NONE) {
    self->melds |= G_GUINT64_CONSTANT (1) << search->move.meld;
    return false;
  }
  intent.move[0] = search->move;
  if (rummy_intent_check (&intent, search->round) == RUMMY_OK) {
    read_outcome (&found, search->round, &intent);
    if (rummy_cards_is_empty (self->group) || found.points > self->points) {
      self->group = cards;
      self->points = found.points;
      self->meld = found.meld;
    }
  }

  return ++search->n_checks < CHECKS_MAX;
}

static bool
uses_move_cb (const RummyMove *move, void *data)
{
  Search *search = data;

  if (move->kind == RUMMY_MOVE_SWAP && rummy_cards_has (search->must, move->card)) {
    search->preview->melds |= G_GUINT64_CONSTANT (1) << move->meld;
    return false;
  }
  if (move->kind != RUMMY_MOVE_MELD && move->kind != RUMMY_MOVE_LAY)
    return true;
  search->move = *move;
  uses_cb (move->cards, move->low, search);

  return rummy_cards_is_empty (search->preview->group) && search->preview->melds == 0;
}

static gboolean
has_use (const RummyPreview *self)
{
  return self->melds != 0 || !rummy_cards_is_empty (self->group);
}

/* Finds where it can go in a single move. */
static void
find_uses_now (Search *search, guint seat)
{
  const RummyRound *after = search->round;
  const RummyMeldRules rules = rummy_round_meld_rules (after);

  for (guint meld = 0; after->rules->layoff_is_use && meld < after->n_melds; meld++) {
    search->move = (RummyMove) { .kind = RUMMY_MOVE_LAY, .seat = (guint8) seat, .card = RUMMY_CARD_NONE,
                                 .meld = (guint8) meld };
    search->n_checks = 0;
    rummy_meld_each_lay (&rules, &after->meld[meld], after->hand[seat], search->must, uses_cb, search);
  }

  search->move = (RummyMove) { .kind = RUMMY_MOVE_MELD, .seat = (guint8) seat, .card = RUMMY_CARD_NONE,
                               .meld = RUMMY_MELD_NONE };
  search->n_checks = 0;
  rummy_meld_each_new (&rules, after->hand[seat], search->must, uses_cb, search);

  /* A joker that doubles a meld is not in these groups. */
  search->n_checks = 0;
  if (!has_use (search->preview))
    rummy_round_each_move (after, seat, uses_move_cb, search);
}

/* A swap for a joker makes it possible. */
static bool
uses_after_swap_cb (const RummyMove *move, void *data)
{
  Search *search = data, next = *search;
  RummyRound swapped = *search->round;

  if (move->kind != RUMMY_MOVE_SWAP || rummy_round_apply (&swapped, move, NULL) != RUMMY_OK)
    return true;
  next.round = &swapped;
  find_uses_now (&next, move->seat);

  return !has_use (search->preview);
}

/* Finds where cards that must be used can go.  @after: the round after the pick-up. */
static void
find_uses (RummyPreview *self, const RummyRound *after, guint seat, RummyCards must)
{
  Search search = { .round = after, .must = must, .preview = self };

  find_uses_now (&search, seat);
  if (!has_use (self) && after->rules->swap)
    rummy_round_each_move (after, seat, uses_after_swap_cb, &search);
}

void
rummy_preview_take (RummyPreview *self, const RummyRound *round, guint seat, RummyCard card)
{
  RummyIntent take = rummy_intent_move (RUMMY_MOVE_TAKE, seat, card);
  RummyRound after = *round;
  RummyCards must = RUMMY_NO_CARDS;

  *self = (RummyPreview) { .card = card, .taken = rummy_round_above (round, card) };
  self->refusal = rummy_round_apply (&after, take.move, NULL);
  if (self->refusal != RUMMY_OK)
    return;

  if (after.owed != RUMMY_CARD_NONE)
    must = rummy_cards_of (after.owed);
  else if (after.owed_top != RUMMY_CARD_NONE)
    must = rummy_cards_of (after.owed_top);
  else if (!rummy_cards_is_empty (after.owed_any))
    must = after.owed_any;
  else if (after.all_used)
    must = self->taken;
  self->must_use = !rummy_cards_is_empty (must) || (after.must_play && !after.played);
  if (!rummy_cards_is_empty (must))
    find_uses (self, &after, seat, must);
}

/* Takes ownership of both. */
static char *
two_sentences (char *first, char *second)
{
  g_autofree char *before = first, *after = second;

  return rummy_words_sentences (before, after);
}

static char *
taken_words (const RummyPreview *self, const RummyRound *round)
{
  guint n = rummy_cards_count (self->taken);
  int points = rummy_rules_cards_points (round->rules, self->taken);

  if (n == 1)
    /* Translators: a card in the accusative, then its points in the hand. */
    return g_strdup_printf (_("Takes the %s, which costs %d if left in your hand."),
                            rummy_words_card_object (rummy_cards_first (self->taken)),
                            points);

  /* Translators: how many cards, and their points. */
  return g_strdup_printf (ngettext ("Takes %u card worth %d.",
                                    "Takes %u cards worth %d.", n),
                          n, points);
}

static char *
use_words (const RummyPreview *self, const RummyRound *round)
{
  gboolean has_group = !rummy_cards_is_empty (self->group);
  g_autofree char *group = has_group ? rummy_words_group (&self->meld) : NULL;
  const char *card = rummy_words_card_object (self->card);

  if (!self->must_use)
    return NULL;
  if (has_group && self->melds != 0)
    /* Translators: a card in the accusative, then a meld such as "run of hearts, five to seven", and its points. */
    return g_strdup_printf (_("You must play the %s now. Add it to a highlighted meld, or meld the %s (%d points)."),
                            card, group, self->points);
  if (has_group)
    /* Translators: a card in the accusative, then a meld such as "run of hearts, five to seven", and its points. */
    return g_strdup_printf (_("You must play the %s now. Try the %s (%d points)."), card, group,
                            self->points);
  if (self->melds != 0)
    /* Translators: a card in the accusative. */
    return g_strdup_printf (_("You must add the %s to a highlighted meld now."), card);

  return g_strdup (_("You must play at least one of these cards now."));
}

static char *
take_words (const RummyPreview *self, const RummyRound *round)
{
  if (self->refusal == RUMMY_OK)
    return two_sentences (taken_words (self, round), use_words (self, round));
  if (self->refusal == RUMMY_REFUSED_UNUSABLE && round->rules->layoff_is_use)
    /* Translators: a card in the accusative. */
    return g_strdup_printf (_("You can’t take the %s because it fits no meld."),
                            rummy_words_card_object (self->card));
  if (self->refusal == RUMMY_REFUSED_UNUSABLE)
    /* Translators: a card in the accusative. */
    return g_strdup_printf (_("You can’t take the %s because it fits no new meld."),
                            rummy_words_card_object (self->card));

  return g_strdup (rummy_words_refusal (self->refusal));
}

/* Returns whether a third card would complete the meld. */
static gboolean
is_begun (const RummyRound *round, RummyCards cards)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  RummyMeld meld;

  for (RummyCard card = 0; card < RUMMY_CARD_CODES; card++) {
    RummyCards more = rummy_cards_or (cards, rummy_cards_of (card));
    RummyRefusal refusal;

    if (!rummy_card_is_valid (card) || rummy_card_is_joker (card) || rummy_cards_has (cards, card))
      continue;
    refusal = rummy_meld_make (&rules, more, RUMMY_READING_OPEN, &meld);
    if (refusal == RUMMY_OK || refusal == RUMMY_REFUSED_AMBIGUOUS)
      return TRUE;
  }

  return FALSE;
}

/* Says what the cards would be after a draw. */
static char *
undrawn_words (const RummyPreview *self, const RummyRound *round)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  g_autofree char *words = NULL;
  RummyMeld meld;

  if (rummy_meld_make (&rules, self->cards, RUMMY_READING_OPEN, &meld) == RUMMY_OK) {
    words = rummy_words_group (&meld);
    /* Translators: a meld such as "run of hearts, five to seven". */
    return two_sentences (g_strdup_printf (_("You have a meld: %s."), words),
                          g_strdup (rummy_words_refusal (RUMMY_REFUSED_DRAW_FIRST)));
  }
  for (guint i = 0; i < round->n_melds; i++) {
    if (rummy_meld_extend (&rules, &round->meld[i], self->cards, RUMMY_READING_OPEN, &meld) == RUMMY_OK)
      return two_sentences (g_strdup (_("Fits a meld.")), g_strdup (rummy_words_refusal (RUMMY_REFUSED_DRAW_FIRST)));
  }

  return NULL;
}

static char *
new_words (const RummyPreview *self, gboolean by_keys)
{
  const char *way = by_keys ? _("Press M.") : _("Click the table.");
  g_autofree char *words = NULL;

  if (self->melds != 0)
    return g_strdup (by_keys
                       ? _("Press M for a new meld, or Enter on a highlighted meld.")
                       : _("Click the table for a new meld, or click a highlighted meld."));
  if (self->is_ambiguous)
    return g_strdup (by_keys ? _("Press M, then choose the new meld.")
                             : _("Click the table, then choose the new meld."));

  words = rummy_words_group (&self->meld);
  /* Translators: a meld such as "run of hearts, five to seven", then its points. */
  return two_sentences (g_strdup_printf (ngettext ("New meld: %s (%d point).", "New meld: %s (%d points).",
                                                   (gulong) ABS (self->points)),
                                         words, self->points),
                        g_strdup (way));
}

static char *
swap_words (const RummyPreview *self, const char *way)
{
  /* Translators: a card in the accusative, usually a joker. */
  char *words = g_strdup_printf (_("Takes the %s from the meld. You can’t discard it this turn."),
                                 rummy_words_card_object (rummy_cards_first (self->swapped)));

  words = two_sentences (words, g_strdup (way));
  if (self->missing == 0)
    return words;

  return two_sentences (words, g_strdup_printf (ngettext ("Your first melds need %u more point.",
                                                          "Your first melds need %u more points.",
                                                          self->missing),
                                                self->missing));
}

static char *
lay_words (const RummyPreview *self, gboolean by_keys)
{
  /* Translators: a meld. */
  const char *way = by_keys ? _("Press M.") : _("Click the meld.");
  g_autofree char *words = NULL;
  guint n = 0;

  for (guint64 melds = self->melds; melds != 0; melds &= melds - 1)
    n++;
  if (n > 1 && by_keys)
    return g_strdup_printf (ngettext ("Fits %u meld: press M.", "Fits %u melds: press M, then choose one.",
                                      n),
                            n);
  if (n > 1)
    return g_strdup_printf (ngettext ("Fits %u meld: click it.", "Fits %u melds: click one.", n), n);
  if (!rummy_cards_is_empty (self->swapped))
    return swap_words (self, way);
  if (self->is_ambiguous)
    return g_strdup (by_keys ? _("Fits in more than one way: press M, then choose how.")
                             : _("Fits in more than one way: click the meld, then choose how."));

  words = rummy_words_group (&self->meld);
  /* Translators: the resulting meld, such as "run of hearts, five to eight", then the points of the cards added. */
  return two_sentences (g_strdup_printf (ngettext ("Makes: %s (%+d point).",
                                                   "Makes: %s (%+d points).",
                                                   (gulong) ABS (self->points)),
                                         words, self->points),
                        g_strdup (way));
}

/* Whether Meld adds cards of the hand to these. */
static gboolean
can_complete (const RummyRound *round, RummyCards cards)
{
  g_autoptr (GPtrArray) melds = NULL;

  if (!rummy_cards_within (cards, round->hand[round->turn]))
    return FALSE;

  melds = rummy_offers_melds (round, round->turn, cards);

  return melds->len > 0;
}

/* For a joker of the hand and a discard at which it splits the pile; else NULL. */
static char *
split_words (const RummyRound *round, RummyCards cards)
{
  g_autofree char *label = NULL;
  RummyCards jokers = rummy_cards_and (cards, rummy_cards_of_rank (0));
  RummyCards discards = rummy_cards_minus (cards, jokers);
  RummyIntent newer, older;

  if (rummy_cards_count (jokers) != 1 || rummy_cards_count (discards) != 1)
    return NULL;

  newer = rummy_intent_split (round->turn, rummy_cards_first (discards), rummy_cards_first (jokers), FALSE);
  older = rummy_intent_split (round->turn, rummy_cards_first (discards), rummy_cards_first (jokers), TRUE);

  if (!rummy_intent_may_do (&newer, round) && !rummy_intent_may_do (&older, round))
    return NULL;

  label = rummy_verb_take_label (round, rummy_cards_first (discards));
  /* Translators: the label of a button, such as "Done". */
  return g_strdup_printf (_("Choose “%s”."), label);
}

static char *
no_move_words (const RummyPreview *self, const RummyRound *round, gboolean by_keys)
{
  g_autofree char *split = split_words (round, self->cards);
  guint n = rummy_cards_count (self->cards);

  if (self->partly != 0)
    return g_strdup (by_keys ? _("Some of these cards fit. Go to the highlighted meld and press Enter.")
                             : _("Some of these cards fit. Click the highlighted meld."));
  if (!rummy_cards_is_empty (self->taken) && n == 1)
    return NULL;
  if (split != NULL)
    return g_steal_pointer (&split);
  if (self->refusal == RUMMY_REFUSED_SPLITS)
    return g_strdup (rummy_words_refusal (self->refusal));
  if (n == 1 && rummy_cards_first (self->cards) == round->joker)
    return g_strdup (_("Select more cards to make a meld."));
  if (n == 1 && round->phase == RUMMY_PHASE_LAYOFF) /* by keys, the prompt names the way out */
    return by_keys ? NULL : g_strdup (_("Doesn’t fit a meld. Select more, or press Done."));
  if (n == 1 && round->phase == RUMMY_PHASE_DRAW)
    return g_strdup (_("Not a meld yet. Select more cards, or draw."));
  if (n <= 2 && can_complete (round, self->cards))
    return g_strdup (by_keys ? _("Press M to complete the meld.") : _("Press Meld to complete the meld."));
  if (n == 1)
    return g_strdup (_("Doesn’t fit a meld yet."));
  if (n == 2 && self->refusal == RUMMY_REFUSED_TOO_FEW && is_begun (round, self->cards))
    return g_strdup (_("Select a third card to make a meld."));
  if (n == 2 && self->refusal == RUMMY_REFUSED_TOO_FEW)
    return g_strdup (rummy_words_refusal (RUMMY_REFUSED_NO_MELD));

  return g_strdup (rummy_words_refusal (self->refusal));
}

/* For a single joker, begins with its role, if one was nominated in this round and the other words do not mention
 * it. */
static char *
with_role (const RummyPreview *self, const RummyRound *round, char *words)
{
  RummyCard card = rummy_cards_count (self->cards) == 1 ? rummy_cards_first (self->cards) : RUMMY_CARD_NONE;
  const char *role = self->refusal != RUMMY_REFUSED_SPLITS ? rummy_words_role_sentence (round->role) : NULL;

  return card != RUMMY_CARD_NONE && rummy_card_is_joker (card) && role != NULL ? two_sentences (g_strdup (role), words)
                                                                               : words;
}

static gboolean
lays_now (const RummyRound *round)
{
  switch (round->phase) {
  case RUMMY_PHASE_DRAW:
  case RUMMY_PHASE_PLAY:
  case RUMMY_PHASE_CALL:
  case RUMMY_PHASE_SPREAD:
  case RUMMY_PHASE_LAYOFF:
    return rummy_preview_may_lay (round);
  default:
    return FALSE;
  }
}

char *
rummy_preview_words (const RummyPreview *self, const RummyRound *round, gboolean by_keys)
{
  char *words;

  /* The program has put the focus on the upcard, and its question names the keys. */
  if (self->card != RUMMY_CARD_NONE && by_keys && round->phase == RUMMY_PHASE_OFFER)
    return NULL;
  if (self->card != RUMMY_CARD_NONE)
    return take_words (self, round);
  if (rummy_cards_is_empty (self->cards) || !lays_now (round))
    return NULL;
  if (self->refusal == RUMMY_REFUSED_DRAW_FIRST && rummy_cards_is_empty (self->taken))
    return with_role (self, round, undrawn_words (self, round));

  words = !rummy_cards_is_empty (self->group) ? new_words (self, by_keys)
          : self->melds != 0                  ? lay_words (self, by_keys)
                                              : no_move_words (self, round, by_keys);
  words = with_role (self, round, words);
  if (words == NULL || rummy_cards_is_empty (self->taken) || (rummy_cards_is_empty (self->group) && self->melds == 0))
    return words;

  return two_sentences (taken_words (self, round), words);
}
