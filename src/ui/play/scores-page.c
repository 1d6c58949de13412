/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/scores-page.h"

#include <glib/gi18n.h>

#include "store/rounds.h"
#include "ui/parts/bindings.h"
#include "ui/parts/score-grid.h"
#include "ui/words/rule-words.h"
#include "ui/words/score-words.h"
#include "ui/words/standing.h"
#include "ui/words/words.h"

#define NAME_CHARS 6 /* of a name that is never cut off */

struct _RummyScoresPage {
  RummyPanePage parent_instance;

  GtkLabel *headline, *reason, *target;
  GtkGrid *now, *rounds;
  AdwSpinRow *n_rounds;
  GtkButton *reset;
  AdwBin *chart;
  RummyChartMaker make_chart; /* or NULL */

  gboolean playing, is_filling;
  GArray *results; /* RummyRoundResult of the finished rounds, */
  int totals[RUMMY_SEATS_MAX];
  guint n_dealt; /* and what tells whether they still hold */
  gboolean was_over;
  RummyGame *last;    /* the game shown, weak */
  RummySeats *before; /* its games won before a reset, or NULL */
};

G_DEFINE_FINAL_TYPE (RummyScoresPage, rummy_scores_page, RUMMY_TYPE_PANE_PAGE)

enum { PROP_PLAYING = 1, N_PROPS };
static GParamSpec *props[N_PROPS];

static RummyGame *
game_of (RummyScoresPage *self)
{
  return rummy_pane_page_get_game (RUMMY_PANE_PAGE (self));
}

static guint
person_of (RummyScoresPage *self)
{
  return rummy_pane_page_get_person (RUMMY_PANE_PAGE (self));
}

static const RummyMatch *
match_of (RummyScoresPage *self)
{
  return rummy_game_get_match (game_of (self));
}

/* Text in a cell, whose label stays; NULL: unknown.  style: of the label, or NULL. */
static GtkLabel *
set_cell (GtkGrid *grid, int column, int row, const char *text, const char *style)
{
  GtkWidget *label = gtk_grid_get_child_at (grid, column, row);
  const char *classes[] = { column > 0 && row > 0 ? "numeric" : "caption", style, NULL };

  if (label == NULL)
    label = GTK_WIDGET (rummy_score_grid_add (RUMMY_SCORE_GRID (grid), column, row));
  gtk_label_set_label (GTK_LABEL (label), text != NULL ? text : "–");
  gtk_widget_set_css_classes (label, classes);

  return GTK_LABEL (label);
}

static void
set_name (GtkGrid *grid, int column, int row, const char *name)
{
  GtkLabel *label = set_cell (grid, column, row, name, "dimmed");

  gtk_label_set_ellipsize (label,
                           g_utf8_strlen (name, -1) > NAME_CHARS ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  gtk_label_set_width_chars (label, (int) MIN (g_utf8_strlen (name, -1), NAME_CHARS));
  gtk_label_set_lines (label, 1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (label), name);
}

/* Removes what an earlier fill left below and behind. */
static void
cut (GtkGrid *grid, int n_columns, int n_rows)
{
  for (int row = 0; gtk_grid_get_child_at (grid, 0, row) != NULL; row++) {
    GtkWidget *label;

    for (int column = row < n_rows ? n_columns : 0; (label = gtk_grid_get_child_at (grid, column, row)) != NULL;
         column++)
      gtk_grid_remove (grid, label);
  }
}

static void
clear (GtkGrid *grid)
{
  GtkWidget *label;

  while ((label = gtk_widget_get_first_child (GTK_WIDGET (grid))) != NULL)
    gtk_grid_remove (grid, label);
}

static char *
hand_words (const RummyStanding *standing)
{
  g_autofree char *points = rummy_words_points (standing->hand);

  if (standing->is_hand_known)
    return g_steal_pointer (&points);

  /* Translators: a number of points, of which it is known that they are not all. */
  return standing->hand > 0 ? g_strdup_printf (C_("counter", "%s+"), points) : NULL;
}

static char *
net_words (const RummyStanding *standing)
{
  g_autofree char *points = rummy_words_points (standing->net);

  if (standing->is_net_known)
    return g_steal_pointer (&points);

  /* Translators: a number of points, and no more than these. */
  return standing->is_net_limit ? g_strdup_printf (C_("counter", "≤ %s"), points) : NULL;
}

static char *
total_words (const RummyStanding *standing, const RummyRules *rules)
{
  return rummy_standing_counts_rounds (rules) ? g_strdup_printf ("%u", standing->won)
                                              : rummy_words_points (standing->total);
}

/* An open hand of a computer is known. */
static guint
reader_of (RummyScoresPage *self, guint side)
{
  return !match_of (self)->rules.partner && rummy_game_get_shown (game_of (self), side) ? side : person_of (self);
}

/* Each side has a row. */
static void
fill_now (RummyScoresPage *self)
{
  const RummyMatch *match = match_of (self);
  const RummyRound *round = &match->round;
  guint n_sides = rummy_rules_sides (&match->rules);
  gboolean has_melded = rummy_standing_has_melded (round), has_net = rummy_standing_has_net (round);
  gboolean is_deadwood = rummy_standing_is_deadwood (round);
  g_autofree char *title = g_strdup_printf (_("Round %u"), (guint) match->rounds);
  int column = 0;

  set_cell (self->now, column++, 0, title, "heading");
  if (has_melded)
    gtk_widget_set_tooltip_text (GTK_WIDGET (set_cell (self->now, column++, 0, C_("counter", "Melded"), "dimmed")),
                                 _("Points melded this round"));
  gtk_widget_set_tooltip_text (
    GTK_WIDGET (set_cell (self->now, column++, 0, is_deadwood ? C_("counter", "Deadwood") : C_("counter", "In hand"),
                          "dimmed")),
    is_deadwood            ? _("Points in unmelded cards")
    : match->rules.partner ? _("Known points in both partners’ hands")
                           : _("Points in hand"));
  if (has_net)
    gtk_widget_set_tooltip_text (GTK_WIDGET (set_cell (self->now, column++, 0, C_("counter", "Net"), "dimmed")),
                                 _("Score if the round ended now"));
  set_cell (self->now, column++, 0,
            rummy_standing_counts_rounds (&match->rules) ? C_("counter", "Rounds won") : C_("counter", "Total"),
            "dimmed");

  for (guint side = 0; side < n_sides; side++) {
    g_autofree char *name = rummy_words_side (game_of (self), side, person_of (self));
    g_autofree char *melded = NULL, *hand = NULL, *net = NULL, *total = NULL;
    int row = (int) side + 1;
    RummyStanding standing;

    rummy_standing_init_side (&standing, match, side, reader_of (self, side));
    melded = rummy_words_points (standing.melded);
    hand = hand_words (&standing);
    net = net_words (&standing);
    total = total_words (&standing, &match->rules);
    column = 0;
    set_name (self->now, column++, row, name);
    if (has_melded)
      set_cell (self->now, column++, row, melded, NULL);
    set_cell (self->now, column++, row, hand, NULL);
    if (has_net)
      set_cell (self->now, column++, row, net, NULL);
    set_cell (self->now, column++, row, total, "heading");
  }
  cut (self->now, column, (int) n_sides + 1);
  rummy_score_grid_name (RUMMY_SCORE_GRID (self->now));
}

/* Returns the first seat of a side. */
static guint
seat_of (const RummyRules *rules, guint side)
{
  for (guint seat = 0; seat < (guint) rules->players; seat++) {
    if (rummy_rules_side (rules, seat) == side)
      return seat;
  }

  g_return_val_if_reached (0);
}

/* Adds a row of counts unless all are 0; returns the next row. */
static int
add_counts (RummyScoresPage *self, int row, const char *title, guint (*count) (RummyGame *game, guint seat))
{
  const RummyRules *rules = &match_of (self)->rules;
  guint counts[RUMMY_SEATS_MAX] = { 0 }, n_sides = rummy_rules_sides (rules), most = 0;
  gboolean is_of_side = count == rummy_game_get_won;

  for (guint seat = 0; seat < (guint) rules->players; seat++) {
    guint side = rummy_rules_side (rules, seat), n = count (game_of (self), seat);

    counts[side] = is_of_side ? n : counts[side] + n;
    most = MAX (most, counts[side]);
  }
  if (most == 0)
    return row;

  set_cell (self->rounds, 0, row, title, NULL);
  for (guint side = 0; side < n_sides; side++) {
    g_autofree char *text = g_strdup_printf ("%u", counts[side]);

    set_cell (self->rounds, (int) side + 1, row, text, NULL);
  }

  return row + 1;
}

/* Each side has a column; what ends the game is in bold. */
static void
fill_rounds (RummyScoresPage *self)
{
  const RummyMatch *match = match_of (self);
  guint n_sides = rummy_rules_sides (&match->rules);
  gboolean counts_rounds = rummy_standing_counts_rounds (&match->rules);
  g_autofree char *title = g_strdup_printf (_("Game %u"), (guint) match->game);
  int row = 1;

  set_cell (self->rounds, 0, 0, title, "heading");
  for (guint side = 0; side < n_sides; side++) {
    g_autofree char *name = rummy_words_side (game_of (self), side, person_of (self));

    set_name (self->rounds, (int) side + 1, 0, name);
  }
  for (guint i = 0; i < self->results->len; i++, row++) {
    const RummyRoundResult *result = &g_array_index (self->results, RummyRoundResult, i);
    guint winner =
      result->winner != RUMMY_SEAT_NONE ? rummy_rules_side (&match->rules, result->winner) : RUMMY_SEAT_NONE;
    g_autofree char *number = g_strdup_printf (_("Round %u"), i + 1);

    set_cell (self->rounds, 0, row, number, NULL);
    for (guint side = 0; side < n_sides; side++) {
      g_autofree char *points = rummy_words_points (result->score[seat_of (&match->rules, side)]);

      set_cell (self->rounds, (int) side + 1, row, points, side == winner ? "heading" : NULL);
    }
  }
  for (int line = 0; self->results->len > 0 && line < 1 + counts_rounds; line++, row++) {
    gboolean is_won = counts_rounds && line == 1, is_decisive = is_won || !counts_rounds;

    set_cell (self->rounds, 0, row, is_won ? C_("counter", "Rounds won") : C_("counter", "Total"),
              is_decisive ? "heading" : NULL);
    for (guint side = 0; side < n_sides; side++) {
      RummyStanding standing;
      g_autofree char *figure = NULL;

      rummy_standing_init_side (&standing, match, side, RUMMY_SEAT_NONE);
      figure = is_won ? g_strdup_printf ("%u", standing.won) : rummy_words_points (standing.total);
      set_cell (self->rounds, (int) side + 1, row, figure, is_decisive ? "heading" : NULL);
    }
  }
  row = add_counts (self, row, C_("counter", "Games won"), rummy_game_get_won);
  row = add_counts (self, row, C_("counter", "Turns"), rummy_game_count_turns);
  row = add_counts (self, row, C_("counter", "Hints"), rummy_game_get_hints);
  row = add_counts (self, row, C_("counter", "Turns undone"), rummy_game_get_undone);
  cut (self->rounds, (int) n_sides + 1, row);
  rummy_score_grid_name (RUMMY_SCORE_GRID (self->rounds));
  gtk_widget_set_visible (GTK_WIDGET (self->rounds), row > 1 || match->game > 1);
}

/* Reads the record only when another round is over. */
static void
read_results (RummyScoresPage *self, gboolean is_new)
{
  const RummyMatch *match = match_of (self);
  gboolean is_over = match->round.phase == RUMMY_PHASE_OVER;
  int totals[RUMMY_SEATS_MAX];

  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++)
    totals[seat] = match->totals[seat];
  if (!is_new && self->results != NULL && self->n_dealt == match->rounds && self->was_over == is_over &&
      memcmp (totals, self->totals, sizeof totals) == 0)
    return;

  g_clear_pointer (&self->results, g_array_unref);
  adw_bin_set_child (self->chart, NULL);
  self->results = rummy_rounds_of_record (rummy_game_get_record (game_of (self)));
  self->n_dealt = match->rounds;
  self->was_over = is_over;
  memcpy (self->totals, totals, sizeof totals);
}

/* How the round ended, while it is over. */
static void
fill_headline (RummyScoresPage *self)
{
  g_autofree char *headline = NULL, *reason = NULL;

  if (match_of (self)->round.phase == RUMMY_PHASE_OVER && self->results->len > 0) {
    const RummyRoundResult *last = &g_array_index (self->results, RummyRoundResult, self->results->len - 1);

    headline = rummy_score_words_headline (game_of (self), last, person_of (self));
    reason = rummy_score_words_reason (game_of (self), last, person_of (self));
  }
  gtk_label_set_label (self->headline, headline != NULL ? headline : "");
  gtk_label_set_label (self->reason, reason != NULL ? reason : "");
}

/* What ends the game: a target, or a limit above which players are out. */
static char *
target_words (const RummyRules *rules)
{
  static const char *const keys[] = { "target", "knockout" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    const RummyParam *param = rummy_param_find (keys[i]);

    if (rummy_rule_words_why_not (rules, param) == NULL)
      return rummy_rule_words_sentence (rules, param);
  }

  return g_strdup ("");
}

/* The number of rounds can be changed, from the current one on, where it ends the game. */
static void
fill_open_rounds (RummyScoresPage *self)
{
  const RummyMatch *match = match_of (self);
  guint left = (guint) MAX (0, match->rules.target - (int) MAX (1, match->rounds));
  g_autofree char *words = g_strdup_printf (ngettext ("%u more round", "%u more rounds", left), left);

  self->is_filling = TRUE;
  if (!rummy_match_rounds_are_open (&match->rules)) {
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->n_rounds), "");
  } else {
    adw_spin_row_set_range (self->n_rounds, MAX (1, match->rounds), RUMMY_MATCH_ROUNDS_MAX);
    adw_spin_row_set_value (self->n_rounds, match->rules.target);
    if (left == 0 && (match->rounds > match->rules.target || rummy_standing_is_tie (match)))
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->n_rounds), rummy_score_words_tie ());
    else
      adw_action_row_set_subtitle (ADW_ACTION_ROW (self->n_rounds), left > 0 ? words : _("Last round"));
  }
  self->is_filling = FALSE;
}

/* Stays until another round is over. */
static void
fill_chart (RummyScoresPage *self)
{
  if (self->make_chart != NULL && self->results->len > 1 && adw_bin_get_child (self->chart) == NULL)
    adw_bin_set_child (self->chart, self->make_chart (game_of (self), self->results, person_of (self)));
}

static void
update_reset (RummyScoresPage *self)
{
  gboolean has_won = FALSE;

  for (guint seat = 0; seat < (guint) match_of (self)->rules.players; seat++)
    has_won |= rummy_game_get_won (game_of (self), seat) > 0;
  gtk_button_set_label (self->reset, self->before != NULL ? _("Undo Reset") : has_won ? _("Reset Games Won") : "");
}

static void
set_playing (RummyScoresPage *self, gboolean playing)
{
  if (self->playing == playing)
    return;

  self->playing = playing;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PLAYING]);
}

static void
rummy_scores_page_update (RummyPanePage *page, gboolean is_new)
{
  RummyScoresPage *self = RUMMY_SCORES_PAGE (page);

  if (g_set_weak_pointer (&self->last, game_of (self)))
    g_clear_pointer (&self->before, g_free);
  set_playing (self, game_of (self) != NULL && match_of (self)->rounds > 0);
  if (!self->playing) {
    gtk_label_set_label (self->headline, "");
    gtk_label_set_label (self->reason, "");
    gtk_label_set_label (self->target, "");
    gtk_button_set_label (self->reset, "");
    adw_bin_set_child (self->chart, NULL);
    adw_action_row_set_subtitle (ADW_ACTION_ROW (self->n_rounds), "");
    return;
  }

  read_results (self, is_new);
  if (is_new) {
    g_autofree char *target = target_words (&match_of (self)->rules);

    clear (self->now);
    clear (self->rounds);
    gtk_label_set_label (self->target, target);
  }
  fill_headline (self);
  fill_now (self);
  fill_rounds (self);
  fill_open_rounds (self);
  fill_chart (self);
  update_reset (self);
}

static void
n_rounds_cb (RummyScoresPage *self)
{
  if (self->is_filling)
    return;

  rummy_game_set_rounds (game_of (self), (guint) adw_spin_row_get_value (self->n_rounds));
  rummy_pane_page_queue (RUMMY_PANE_PAGE (self), TRUE);
}

static void
reset_cb (RummyScoresPage *self)
{
  g_autofree RummySeats *before = g_steal_pointer (&self->before);

  if (before != NULL) {
    RummySeats seats = *rummy_game_get_seats (game_of (self));

    memcpy (seats.won, before->won, sizeof seats.won);
    rummy_game_set_seats (game_of (self), &seats);
  } else {
    self->before = g_memdup2 (rummy_game_get_seats (game_of (self)), sizeof *self->before);
    rummy_game_reset_won (game_of (self));
  }
  rummy_pane_page_queue (RUMMY_PANE_PAGE (self), FALSE);
}

static void
rummy_scores_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_PLAYING:
    g_value_set_boolean (value, RUMMY_SCORES_PAGE (object)->playing);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_scores_page_dispose (GObject *object)
{
  RummyScoresPage *self = RUMMY_SCORES_PAGE (object);

  g_clear_pointer (&self->results, g_array_unref);
  g_clear_pointer (&self->before, g_free);
  g_clear_weak_pointer (&self->last);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_SCORES_PAGE);

  G_OBJECT_CLASS (rummy_scores_page_parent_class)->dispose (object);
}

static void
rummy_scores_page_class_init (RummyScoresPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = rummy_scores_page_get_property;
  object_class->dispose = rummy_scores_page_dispose;
  RUMMY_PANE_PAGE_CLASS (klass)->update = rummy_scores_page_update;

  props[PROP_PLAYING] = g_param_spec_boolean ("playing", NULL, NULL, FALSE,
                                              G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  g_type_ensure (RUMMY_TYPE_SCORE_GRID);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/scores-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyScoresPage, headline);
  gtk_widget_class_bind_template_child (widget_class, RummyScoresPage, reason);
  gtk_widget_class_bind_template_child (widget_class, RummyScoresPage, target);
  gtk_widget_class_bind_template_child (widget_class, RummyScoresPage, now);
  gtk_widget_class_bind_template_child (widget_class, RummyScoresPage, rounds);
  gtk_widget_class_bind_template_child (widget_class, RummyScoresPage, n_rounds);
  gtk_widget_class_bind_template_child (widget_class, RummyScoresPage, reset);
  gtk_widget_class_bind_template_child (widget_class, RummyScoresPage, chart);
  gtk_widget_class_bind_template_callback (widget_class, n_rounds_cb);
  gtk_widget_class_bind_template_callback (widget_class, reset_cb);
  rummy_bindings_add (widget_class);
}

static void
rummy_scores_page_init (RummyScoresPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rummy_scores_page_set_chart_maker (RummyScoresPage *self, RummyChartMaker make)
{
  g_return_if_fail (RUMMY_IS_SCORES_PAGE (self));

  self->make_chart = make;
}
