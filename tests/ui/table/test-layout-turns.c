/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Nothing on the table moves while a turn goes on, but what was acted on: in positions of real play, laid out after
 * every move. */

#include <glib.h>
#include <math.h>

#include "ai/bot.h"
#include "engine/match.h"
#include "ui/table/table-turn.h"

#define EPSILON 2.0

static const struct {
  double width, height, scale;
} tables[] = {
  { 1280, 682, 1 }, { 1920, 965, 1 }, { 3840, 2020, 1 }, { 1024, 482, 1 }, { 800, 482, 1 }, { 1366, 600, 1.25 },
  { 2560, 1300, 2 }, { 360, 560, 1 }, { 412, 780, 2 }, { 800, 1150, 1.5 },
};

/* What the own seat, 0, sees. */
static RummyTableSpec
make_spec (const RummyRound *round, guint table, guint n)
{
  RummyTableSpec spec = {
    .width = tables[table].width, .height = tables[table].height, .scale = tables[table].scale, .rtl = n % 2,
    .left_handed = n % 5 == 0, .open = n % 7 == 0, .n_others = round->rules->players - 1u, .n_hand = round->n_hand[0],
    .n_pile = round->n_pile, .n_melds = round->n_melds, .plate_width = 140, .plate_height = 36, .line_height = 21,
    .name_width = 60, .count_width = 20, .hides_slot = rummy_round_keeps_melds (round),
    .n_fields = (guint) (round->rules->partner ? round->rules->players / 2 : round->rules->players),
  };

  spec.is_lone = spec.hides_slot && spec.n_melds == 0;
  if (n % 4 * 3 <= spec.n_hand)
    spec.n_grouped = n % 4 * 3;
  for (guint i = 3; i <= spec.n_grouped; i += 3)
    spec.hand_breaks |= G_GUINT64_CONSTANT (1) << i;
  for (guint i = 0; i < spec.n_others; i++)
    spec.n_other[i] = round->n_hand[i + 1];
  for (guint i = 0; i < spec.n_melds; i++) {
    spec.meld_size[i] = round->meld[i].count;
    spec.meld_field[i] = (guint8) rummy_table_field_of (round->meld[i].owner, spec.n_fields);
  }

  return spec;
}

static gboolean
is_same (const graphene_rect_t *a, const graphene_rect_t *b)
{
  return fabs (a->origin.x - b->origin.x) <= EPSILON && fabs (a->origin.y - b->origin.y) <= EPSILON &&
         fabs (a->size.width - b->size.width) <= EPSILON && fabs (a->size.height - b->size.height) <= EPSILON;
}

static gboolean
is_same_fan (const RummyFan *a, const RummyFan *b)
{
  for (guint i = 0; i < a->n; i++) {
    graphene_rect_t before = rummy_fan_card (a, i), after = rummy_fan_card (b, i);

    if (!is_same (&before, &after))
      return FALSE;
  }

  return TRUE;
}

/* Names the first part that moved though nothing was done to it, or returns NULL. */
static const char *
find_moved (const RummyTableSpec *before, const RummyTableLayout *from, const RummyTableSpec *after,
            const RummyTableLayout *to)
{
  if (!is_same (&from->stock, &to->stock))
    return "stock";
  if (!is_same (&from->own_plate, &to->own_plate))
    return "own plate";
  if (!is_same (&from->hand_zone, &to->hand_zone))
    return "hand zone";
  if (MAX (before->n_hand, after->n_hand) <= after->turn->n_hand + 1 && from->hand.card.width != to->hand.card.width)
    return "size of the hand";
  if (before->n_hand <= after->n_hand && after->n_hand <= after->turn->n_hand + 1 &&
      before->n_grouped == after->n_grouped && !is_same_fan (&from->hand, &to->hand))
    return "hand"; /* a new card lies at the right */
  if (before->n_pile == after->n_pile &&
      (!is_same_fan (&from->pile, &to->pile) || !is_same (&from->pile_button, &to->pile_button)))
    return "pile";
  if (before->n_melds == after->n_melds && before->hides_slot == after->hides_slot &&
      !is_same (&from->slot, &to->slot))
    return "slot";
  for (guint i = 0; i < before->n_others; i++) {
    if (!is_same (&from->plates[i], &to->plates[i]))
      return "plate";
    if (before->n_other[i] == after->n_other[i] && !is_same_fan (&from->others[i], &to->others[i]))
      return "hand of another";
  }
  for (guint i = 0; i < MIN (before->n_melds, after->n_melds); i++) {
    if (before->meld_size[i] == after->meld_size[i] && !is_same_fan (&from->melds[i], &to->melds[i]))
      return "meld";
  }

  return NULL;
}

/* Seats stay on their sides of the table, however much lies there. */
static void
check_seats (const RummyTableSpec *spec, const RummyTableLayout *first, const RummyTableLayout *layout)
{
  for (guint i = 0; i < spec->n_others; i++)
    g_assert_cmpfloat (fabs (first->plates[i].origin.x - layout->plates[i].origin.x), <=, EPSILON);
}

/* The place of a new meld lies on no meld, also where a turn has taken all places. */
static void
check_slot (const RummyTableSpec *spec, const RummyTableLayout *layout)
{
  for (guint i = 0; i < spec->n_melds; i++) {
    graphene_rect_t meld = rummy_fan_bounds (&layout->melds[i]), both;

    if (rummy_table_layout_shows (layout, i) && graphene_rect_intersection (&meld, &layout->slot, &both) &&
        both.size.width > EPSILON && both.size.height > EPSILON)
      g_error ("%gx%g, %u players, %u melds: the new place lies on meld %u", spec->width, spec->height,
               spec->n_others + 1, spec->n_melds, i);
  }
}

/* One round of bots; returns the number of positions looked at. */
static guint
play (const RummyRules *rules, const char *name, guint table, guint n)
{
  RummyMatch match;
  RummyTableTurn turn;
  RummyTableSpec before = { 0 };
  RummyTableLayout first, from, to;
  guint n_positions = 0, n_turns = G_MAXUINT, mover = 0;
  RummyRng rng;

  rummy_rng_seed (&rng, n);
  rummy_match_init (&match, rules, n + 1, 1);
  rummy_match_apply (&match, &(RummyMove) { .kind = RUMMY_MOVE_DEAL }, NULL);
  for (guint moves = 0; match.round.phase != RUMMY_PHASE_OVER && moves < 400; moves++) {
    RummyTableSpec spec = make_spec (&match.round, table, n);
    gboolean is_new = match.round.turns != n_turns || match.round.turn != mover || spec.is_lone != before.is_lone;
    RummyView view;
    RummyMove move;

    rummy_table_turn_follow (&turn, &spec, is_new);
    rummy_table_layout (&to, &spec);
    if (moves == 0)
      first = to;
    check_seats (&spec, &first, &to);
    check_slot (&spec, &to);
    if (!is_new) {
      const char *moved = find_moved (&before, &from, &spec, &to);

      if (moved != NULL)
        g_error ("%s, %u players, %gx%g%s%s, deal %u, turn %u, %u melds: %s moved", name, spec.n_others + 1,
                 spec.width, spec.height, spec.rtl ? " rtl" : "", spec.open ? " open" : "", n, n_turns, spec.n_melds,
                 moved);
      n_positions++;
    }
    before = spec;
    from = to;
    n_turns = match.round.turns;
    mover = match.round.turn;

    rummy_view_init (&view, &match.round, match.round.turn, NULL);
    move = rummy_bot_choose (&view, n % 3 == 0 ? RUMMY_LEVEL_RANDOM : RUMMY_LEVEL_AVERAGE, &rng, NULL);
    g_assert_cmpint (rummy_match_apply (&match, &move, NULL), ==, RUMMY_OK);
  }

  return n_positions;
}

static void
test_turns (void)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);
  guint n_positions = 0;

  for (guint n = 0; n_positions < 30000; n++) {
    const RummyPreset *preset = &presets[n % n_presets];
    int players = preset->seats_min + (int) (n / n_presets * 3 + n) % (preset->seats_max - preset->seats_min + 1);
    RummyRules rules;

    rummy_preset_rules (preset, players, &rules);
    n_positions += play (&rules, preset->key, n % G_N_ELEMENTS (tables), n);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/layout/stays-within-a-turn", test_turns);

  return g_test_run ();
}
