/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/seating.h"

#include <glib/gi18n.h>

#include "ui/parts/announce.h"
#include "ui/parts/tooltip.h"
#include "ui/words/standing.h"
#include "ui/words/words.h"

struct _RummySeating {
  RummySeen *seen;
  RummyOdds *odds;
  const RummySpread *spread;
  const RummyTableLayout *layout;
  int counted[RUMMY_SEATS_MAX]; /* points that are shown while a round is counted */
  gboolean is_counting;
};

static char *
cards_words (RummySeating *self, guint seat)
{
  guint n = rummy_seen_round (self->seen)->n_hand[seat];
  g_autofree char *name = rummy_words_seat (rummy_seen_game (self->seen), seat, rummy_seen_viewer (self->seen));

  /* Translators: the name of a player, and how many cards the player holds. */
  return g_strdup_printf (ngettext ("%s, %u card", "%s, %u cards", n), name, n);
}

/* Names the partner, or returns NULL. */
static char *
partner_words (RummySeating *self, guint seat)
{
  const RummyRules *rules = rummy_seen_round (self->seen)->rules;
  guint viewer = rummy_seen_viewer (self->seen), other = (seat + rules->players / 2) % rules->players;
  g_autofree char *name = NULL;

  if (!rules->partner)
    return NULL;
  if (other == viewer)
    return g_strdup (_("Your partner"));

  name = rummy_words_seat (rummy_seen_game (self->seen), other, viewer);

  /* Translators: the name of a player. */
  return g_strdup_printf (_("Partner of %s"), name);
}

/* Returns the seat that knows the hand: its own if it is shown. */
static guint
known_from (RummySeating *self, guint seat)
{
  return rummy_game_get_shown (rummy_seen_game (self->seen), seat) ? seat : rummy_seen_viewer (self->seen);
}

static char *
describe_player (RummySeating *self, guint seat)
{
  const RummyMatch *match = rummy_game_get_match (rummy_seen_game (self->seen));
  const char *level = rummy_words_player (rummy_seen_game (self->seen), seat);
  g_autofree char *partner = partner_words (self, seat), *standing = NULL;
  RummyStanding at;

  rummy_standing_init (&at, match, seat, known_from (self, seat));
  standing = rummy_standing_words (&at, match);
  if (partner != NULL) {
    g_autofree char *points = g_steal_pointer (&standing);

    /* Translators: whose partner a player is, then a list of points. */
    standing = g_strdup_printf (C_("seat", "%s; %s"), partner, points);
  }
  if (match->round.phase != RUMMY_PHASE_OVER && match->round.turn == seat)
    /* Translators: a list of points, then a level of the computer or "Person". */
    return g_strdup_printf (C_("seat", "%s; %s, playing now"), standing, level);

  /* Translators: a list of points, then a level of the computer or "Person". */
  return g_strdup_printf (C_("seat", "%s; %s"), standing, level);
}

static char *
describe (RummySeating *self, guint seat)
{
  RummyCards open = rummy_seen_open_cards (self->seen, seat);
  g_autofree char *player = describe_player (self, seat), *cards = rummy_words_cards (open);
  g_autofree char *believed = rummy_odds_words (self->odds, seat);

  if (believed != NULL) {
    g_autofree char *before = g_steal_pointer (&player);

    /* Translators: what was said of a seat, then which cards it probably holds. */
    player = g_strdup_printf (C_("seat", "%s; %s"), before, believed);
  }
  if (rummy_cards_is_empty (open))
    return g_steal_pointer (&player);

  /* Translators: what stands for a player, then one or more cards. */
  return g_strdup_printf (C_("seat", "%s; face up: %s"), player, cards);
}

/* Where a round ends by a knock, melds count nothing by themselves. */
static gboolean
counts_deadwood (const RummyRound *round)
{
  return round->rules->meld_when == RUMMY_MELD_KNOCK && round->phase != RUMMY_PHASE_OVER;
}

/* Points melded, or of a round that is over; where only cards left in the hand count, those, as far as they are known
 * (A-076). */
static int
plate_points (RummySeating *self, guint seat)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummyScore scores[RUMMY_SEATS_MAX];
  RummyStanding at;

  if (self->is_counting)
    return self->counted[seat];
  if (round->phase == RUMMY_PHASE_OVER &&
      rummy_round_scores (rummy_game_get_round (rummy_seen_game (self->seen)), scores, NULL))
    return scores[rummy_rules_side (round->rules, seat)].total;
  if (counts_deadwood (round))
    return RUMMY_PLATE_NO_POINTS;
  if (round->rules->scoring != RUMMY_SCORING_PENALTY)
    return rummy_standing_has_melded (round) ? round->melded[seat] : RUMMY_PLATE_NO_POINTS;

  rummy_standing_init (&at, rummy_game_get_match (rummy_seen_game (self->seen)), seat, known_from (self, seat));

  return at.is_hand_known ? at.hand : RUMMY_PLATE_NO_POINTS;
}

/* Deadwood of a hand that is seen, where only that counts, or -1. After a knock that is all of it. */
static int
deadwood_of (RummySeating *self, guint seat)
{
  gboolean is_own = seat == rummy_seen_seat (self->seen);
  RummyStanding at;

  if (!counts_deadwood (rummy_seen_round (self->seen)) || (is_own && rummy_seen_hides_own (self->seen)))
    return -1;

  rummy_standing_init (&at, rummy_game_get_match (rummy_seen_game (self->seen)), seat,
                       is_own ? seat : known_from (self, seat));

  return at.is_hand_known ? at.hand : -1;
}

/* What stands on the plate: the name, and whether that is the partner, if there is room for it. */
static char *
plate_words (RummySeating *self, guint seat, RummySeatPlate *plate)
{
  const RummyRules *rules = rummy_seen_round (self->seen)->rules;
  guint viewer = rummy_seen_viewer (self->seen);
  g_autofree char *name = rummy_words_seat (rummy_seen_game (self->seen), seat, viewer), *words = NULL;
  const graphene_rect_t *at;
  double width, count, line, two_lines, good;

  if (!rules->partner || seat == rummy_seen_seat (self->seen) ||
      (seat + rules->players / 2u) % rules->players != viewer)
    return g_steal_pointer (&name);

  /* Translators: on the plate of a player, below the cards; keep it short. The placeholder is the player's name. */
  words = g_strdup_printf (_("%s · your partner"), name);
  at = &self->layout->plates[rummy_seen_other_of_seat (self->seen, seat)];
  rummy_seat_plate_get_least (plate, words, &width, &count);
  rummy_seat_plate_get_sizes (plate, &good, &two_lines, &line);
  if (at->size.height < (line + two_lines) / 2 * self->layout->plate_scale) /* the count is on the same line */
    width += count;

  return width * self->layout->plate_scale <= at->size.width ? g_steal_pointer (&words) : g_steal_pointer (&name);
}

/* A level is told where it tells computers apart, or where there are no points to tell. */
static gboolean
tells_levels (RummySeating *self, int points)
{
  int first = RUMMY_LEVEL_PERSON;

  for (guint seat = 0; seat < (guint) rummy_seen_round (self->seen)->rules->players; seat++) {
    int level = rummy_game_get_level (rummy_seen_game (self->seen), seat);

    if (level == RUMMY_LEVEL_PERSON)
      continue;
    if (first != RUMMY_LEVEL_PERSON && level != first)
      return TRUE;
    first = level;
  }

  return points == RUMMY_PLATE_NO_POINTS;
}

static void
update_seat (RummySeating *self, guint seat, GtkWidget *widget)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  RummySeatPlate *plate = rummy_seat_get_plate (RUMMY_SEAT (widget));
  g_autofree char *name = plate_words (self, seat, plate);
  g_autofree char *label = cards_words (self, seat), *description = describe (self, seat);
  int level = rummy_game_get_level (rummy_seen_game (self->seen), seat), points = plate_points (self, seat);
  gboolean tells_level = level != RUMMY_LEVEL_PERSON && tells_levels (self, points);

  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  rummy_seat_plate_set_won (plate, rummy_standing_counts_rounds (round->rules)
                                     ? rummy_game_get_match (rummy_seen_game (self->seen))->won[seat]
                                     : -1);
  rummy_seat_plate_set_deadwood (plate, deadwood_of (self, seat));
  rummy_seat_plate_set_seat (plate, rummy_rules_side (round->rules, seat), name, round->n_hand[seat],
                             points, tells_level ? rummy_words_skill (level) : NULL);
  rummy_seat_plate_set_turn (plate, round->phase != RUMMY_PHASE_OVER && round->turn == seat);
}

void
rummy_seating_update (RummySeating *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint players = rummy_seen_is_dealt (self->seen) ? round->rules->players : 0;
  RummyLikely likely[RUMMY_CARDS_MAX];

  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++) {
    gtk_widget_set_visible (rummy_spread_get_other (self->spread, i), i + 1 < players);
    if (i + 1 >= players)
      continue;

    update_seat (self, rummy_seen_seat_of_other (self->seen, i), rummy_spread_get_other (self->spread, i));
    rummy_seat_set_cards (RUMMY_SEAT (rummy_spread_get_other (self->spread, i)),
                          rummy_stage_count_coming (rummy_spread_get_stage (self->spread), i),
                          rummy_seen_is_open (self->seen));
    rummy_seat_set_shown (RUMMY_SEAT (rummy_spread_get_other (self->spread, i)),
                          rummy_seen_open_cards (self->seen, rummy_seen_seat_of_other (self->seen, i)));
    rummy_seat_set_likely (RUMMY_SEAT (rummy_spread_get_other (self->spread, i)), likely,
                           rummy_odds_list (self->odds, rummy_seen_seat_of_other (self->seen, i), likely));
  }

  gtk_widget_set_visible (rummy_spread_get_own (self->spread),
                          rummy_seen_is_dealt (self->seen) &&
                            (self->layout->own_plate.size.width > 0 || rummy_seen_hides_own (self->seen)));
  if (rummy_seen_is_dealt (self->seen)) {
    update_seat (self, rummy_seen_seat (self->seen), rummy_spread_get_own (self->spread));
    rummy_seat_set_cards (RUMMY_SEAT (rummy_spread_get_own (self->spread)),
                          rummy_stage_count_coming (rummy_spread_get_stage (self->spread), players - 1),
                          !rummy_seen_hides_own (self->seen));
  }
}

/* The own plate comes last. */
static RummySeatPlate *
plate_of (RummySeating *self, guint index)
{
  gboolean is_own = index + 1 == (guint) rummy_seen_round (self->seen)->rules->players;

  return rummy_seat_get_plate (
    RUMMY_SEAT (is_own ? rummy_spread_get_own (self->spread) : rummy_spread_get_other (self->spread, index)));
}

void
rummy_seating_count (RummySeating *self, const int *points, guint loser)
{
  const RummyRules *rules = rummy_seen_round (self->seen)->rules;

  self->is_counting = points != NULL;
  for (guint seat = 0; seat < (guint) rules->players; seat++) {
    if (points != NULL)
      self->counted[seat] = points[seat];
    rummy_seat_plate_set_points (rummy_seat_get_plate (RUMMY_SEAT (rummy_seating_get_widget (self, seat))),
                                 plate_points (self, seat), rummy_rules_side (rules, seat) == loser);
  }
}

void
rummy_seating_measure (RummySeating *self, RummyTableSpec *spec)
{
  RummySeatPlate *plate = rummy_seat_get_plate (RUMMY_SEAT (rummy_spread_get_own (self->spread)));
  guint players = rummy_seen_is_dealt (self->seen) ? rummy_seen_round (self->seen)->rules->players : 0;

  rummy_seat_plate_get_sizes (plate, &spec->plate_width, &spec->plate_height, &spec->line_height);
  for (guint seat = 0; seat < players; seat++) {
    g_autofree char *name = rummy_words_seat (rummy_seen_game (self->seen), seat, rummy_seen_viewer (self->seen));
    double width;

    rummy_seat_plate_get_least (plate, name, &width, &spec->count_width);
    spec->name_width = MAX (spec->name_width, width);
    if (seat == rummy_seen_seat (self->seen) && deadwood_of (self, seat) >= 0) {
      spec->own_width = rummy_seat_plate_get_deadwood_width (plate);
      spec->own_line_width = width + spec->own_width;
    }
  }
}

double
rummy_seating_get_line_height (RummySeating *self)
{
  double width, height, line;

  rummy_seat_plate_get_sizes (rummy_seat_get_plate (RUMMY_SEAT (rummy_spread_get_own (self->spread))), &width, &height,
                              &line);

  return line;
}

const RummyTableLayout *
rummy_seating_get_layout (RummySeating *self)
{
  return self->layout;
}

const RummyFan *
rummy_seating_get_fan (RummySeating *self, guint other)
{
  gboolean is_own = other + 1 == (guint) rummy_seen_round (self->seen)->rules->players;

  return is_own ? &self->layout->hand : &self->layout->others[other];
}

/* Of backs and plate. */
static graphene_rect_t
bounds_of (RummySeating *self, guint other)
{
  graphene_rect_t bounds = rummy_fan_bounds (&self->layout->others[other]);

  graphene_rect_union (&bounds, &self->layout->plates[other], &bounds);

  return bounds;
}

/* An open hand is not part of the seat. */
static graphene_rect_t
bounds_of_own (RummySeating *self)
{
  graphene_rect_t bounds = self->layout->own_plate, hand;

  if (rummy_seen_hides_own (self->seen)) {
    hand = rummy_fan_bounds (&self->layout->hand);
    if (bounds.size.width > 0)
      graphene_rect_union (&bounds, &hand, &bounds);
    else
      bounds = hand;
  }

  return bounds;
}

static void
lay_seat (RummySeating *self, GtkWidget *widget, RummyFan fan, graphene_rect_t plate, const graphene_rect_t *bounds)
{
  graphene_rect_offset (&plate, -bounds->origin.x, -bounds->origin.y);
  fan.origin.x -= bounds->origin.x;
  fan.origin.y -= bounds->origin.y;
  rummy_seat_set_places (RUMMY_SEAT (widget), &fan, &plate);
  rummy_seat_plate_set_scale (rummy_seat_get_plate (RUMMY_SEAT (widget)), self->layout->plate_scale);
}

/* All plates have words, or none; likewise the sign of cards, and all other seats the level. */
static void
share_parts (RummySeating *self, guint players)
{
  const RummyPlateParts level = RUMMY_PLATE_LEVEL | RUMMY_PLATE_WORDS_AND_LEVEL;
  const RummyPlateParts all = RUMMY_PLATE_CARDS_SIGN | RUMMY_PLATE_WORDS | level;
  RummyPlateParts fitting[RUMMY_SEATS_MAX], others = all;

  for (guint i = 0; i < players; i++) {
    const graphene_rect_t *at = i + 1 < players ? &self->layout->plates[i] : &self->layout->own_plate;

    fitting[i] = all;
    if (at->size.width > 0)
      fitting[i] = rummy_seat_plate_get_fitting (plate_of (self, i), at->size.width, at->size.height);
    others &= fitting[i] | (i + 1 < players ? 0 : level);
  }
  /* The level, which is nowhere else on the page, comes before words. */
  if (!(others & RUMMY_PLATE_WORDS_AND_LEVEL) && others & RUMMY_PLATE_LEVEL)
    others &= ~RUMMY_PLATE_WORDS;
  for (guint i = 0; i + 1 < players; i++)
    rummy_seat_plate_set_parts (plate_of (self, i), others);
  if (players > 0)
    rummy_seat_plate_set_parts (plate_of (self, players - 1), fitting[players - 1] & (others | level));
}

void
rummy_seating_lay (RummySeating *self)
{
  guint players = rummy_seen_is_dealt (self->seen) ? rummy_seen_round (self->seen)->rules->players : 0;
  graphene_rect_t own = bounds_of_own (self);

  for (guint i = 0; i + 1 < players; i++) {
    graphene_rect_t bounds = bounds_of (self, i);

    lay_seat (self, rummy_spread_get_other (self->spread, i), self->layout->others[i], self->layout->plates[i],
              &bounds);
  }

  lay_seat (self, rummy_spread_get_own (self->spread), self->layout->hand, self->layout->own_plate, &own);
  share_parts (self, players);
}

void
rummy_seating_allocate (RummySeating *self)
{
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++) {
    if (gtk_widget_should_layout (rummy_spread_get_other (self->spread, i))) {
      graphene_rect_t bounds = bounds_of (self, i);

      rummy_allocate_at (rummy_spread_get_other (self->spread, i), &bounds);
    }
  }
  if (gtk_widget_should_layout (rummy_spread_get_own (self->spread))) {
    graphene_rect_t bounds = bounds_of_own (self);

    rummy_allocate_at (rummy_spread_get_own (self->spread), &bounds);
  }
}

void
rummy_seating_snapshot_lights (RummySeating *self, GtkSnapshot *snapshot, RummyTablePart parts,
                               const RummyTableStyle *style)
{
  guint n = rummy_seen_is_dealt (self->seen) ? rummy_seen_round (self->seen)->rules->players - 1u : 0;

  if (parts & RUMMY_PART_OWN && self->layout->own_plate.size.width > 0)
    rummy_draw_light (snapshot, &self->layout->own_plate, style);
  for (guint other = 0; parts & RUMMY_PART_OTHERS && other < n; other++) {
    graphene_rect_t cards = rummy_fan_bounds (&self->layout->others[other]), place;

    graphene_rect_union (&self->layout->plates[other], &cards, &place);
    rummy_draw_light (snapshot, &place, style);
  }
}

char *
rummy_seating_get_words (RummySeating *self, guint seat)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  g_autofree char *cards = cards_words (self, seat), *description = describe (self, seat);
  GString *text = g_string_new (NULL);

  /* Translators: who sits there and how many cards, then points melded and level. */
  g_string_append_printf (text, C_("seat", "%s, %s"), cards, description);
  for (guint meld = 0; meld < round->n_melds; meld++) {
    g_autofree char *words = NULL;

    if (round->meld[meld].owner != seat)
      continue;
    words = rummy_words_meld (round, meld);
    /* Translators: what was said of a seat, then one of its melds. */
    g_string_append_printf (text, C_("seat", "; %s"), words);
  }

  return g_string_free (text, FALSE);
}

void
rummy_seating_announce (RummySeating *self, guint seat)
{
  g_autofree char *words = NULL;

  if (!rummy_seen_is_dealt (self->seen) || seat >= (guint) rummy_seen_round (self->seen)->rules->players)
    return;

  words = rummy_seating_get_words (self, seat);
  rummy_announce (rummy_seating_get_widget (self, seat), words);
}

GtkWidget *
rummy_seating_get_widget (RummySeating *self, guint seat)
{
  return seat == rummy_seen_seat (self->seen)
           ? rummy_spread_get_own (self->spread)
           : rummy_spread_get_other (self->spread, rummy_seen_other_of_seat (self->seen, seat));
}

/* Made on demand: on X11, GTK queries the pointer whenever a widget gets a new tooltip text. */
static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip, gpointer data)
{
  RummySeating *self = data;
  RummySpot spot = rummy_spread_get_spot (self->spread, widget);
  guint seat = spot.zone == RUMMY_ZONE_SEAT ? rummy_seen_seat (self->seen)
                                            : rummy_seen_seat_of_other (self->seen, spot.group);
  g_autofree char *label = cards_words (self, seat), *description = describe (self, seat);
  /* Translators: who sits there and how many cards, then points melded and level. */
  g_autofree char *words = g_strdup_printf (C_("seat", "%s, %s"), label, description);

  return rummy_tooltip_set_text (tooltip, widget, by_key, words);
}

RummySeating *
rummy_seating_new (RummySeen *seen, RummyOdds *odds, const RummySpread *spread, const RummyTableLayout *layout)
{
  RummySeating *self = g_new0 (RummySeating, 1);

  self->seen = seen;
  self->odds = odds;
  self->spread = spread;
  self->layout = layout;
  for (guint i = 0; i < RUMMY_OTHERS_MAX; i++)
    g_signal_connect (rummy_spread_get_other (spread, i), "query-tooltip", G_CALLBACK (query_cb), self);
  g_signal_connect (rummy_spread_get_own (spread), "query-tooltip", G_CALLBACK (query_cb), self);

  return self;
}
