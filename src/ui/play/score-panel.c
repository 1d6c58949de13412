/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/score-panel.h"

#include <glib/gi18n.h>

#include "ui/words/standing.h"
#include "ui/words/words.h"

/* At least this many characters of a long name. */
#define NAME_CHARS 10

typedef enum {
  MELDED,
  IN_HAND,
  NET,
  TOTAL,
  N_COUNTERS
} Counter;

struct _RummyScorePanel {
  AdwBin parent_instance;

  RummyGame *game;
  guint seat;
  gboolean folded;
  GSignalGroup *game_signals;

  GtkLabel *counters[RUMMY_SEATS_MAX][N_COUNTERS];
  guint shown; /* bits of the shown ones */
};

G_DEFINE_FINAL_TYPE (RummyScorePanel, rummy_score_panel, ADW_TYPE_BIN)

enum {
  PROP_0,
  PROP_FOLDED,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

static const char *
counter_title (Counter counter, const RummyRound *round)
{
  switch (counter) {
  case MELDED:
    return C_("counter", "Melded");
  case IN_HAND:
    return rummy_standing_is_deadwood (round) ? C_("counter", "Deadwood") : C_("counter", "In hand");
  case NET:
    return C_("counter", "Net");
  default:
    return rummy_standing_counts_rounds (round->rules) ? C_("counter", "Won") : C_("counter", "Total");
  }
}

static const char *
counter_description (Counter counter, const RummyRound *round)
{
  switch (counter) {
  case MELDED:
    return _("Points on the table in this round");
  case IN_HAND:
    if (rummy_standing_is_deadwood (round))
      return _("Points of the cards in the hand that are in no meld");
    return round->rules->partner ? _("Points of the cards in both hands, as far as they are known")
                                 : _("Points of the cards in the hand");
  case NET:
    return _("Score if the round ended now");
  default:
    return rummy_standing_counts_rounds (round->rules) ? _("Rounds won") : _("Points of the rounds that are over");
  }
}

/* Counters that are not 0 or unknown for all, as bits; deadwood instead of the hand has its own. */
static guint
counters_now (const RummyRound *round)
{
  return 1 << IN_HAND | 1 << TOTAL | rummy_standing_has_melded (round) << MELDED |
         rummy_standing_has_net (round) << NET | rummy_standing_is_deadwood (round) << N_COUNTERS;
}

static GtkWidget *
make_label (const char *text, const char *style, float xalign)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), xalign);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

static const RummyRules *
rules_of (RummyScorePanel *self)
{
  return &rummy_game_get_match (self->game)->rules;
}

static GtkWidget *
make_counter (RummyScorePanel *self, guint side, Counter counter, float xalign)
{
  GtkWidget *label = make_label (NULL, "numeric", xalign);
  g_autofree char *name = rummy_words_side (self->game, side, self->seat);
  /* Translators: the name of a player, then what is counted. */
  g_autofree char *tooltip = g_strdup_printf (C_("counter", "%s: %s"), name,
                                              counter_description (counter, rummy_game_get_round (self->game)));

  gtk_label_set_width_chars (GTK_LABEL (label), 4);
  gtk_widget_set_tooltip_text (label, tooltip);
  self->counters[side][counter] = GTK_LABEL (label);

  return label;
}

static GtkWidget *
make_table (RummyScorePanel *self, guint n_sides)
{
  GtkWidget *grid = gtk_grid_new ();
  g_autofree char *game = g_strdup_printf (_("Game %u"), (guint) rummy_game_get_match (self->game)->game);

  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_attach (GTK_GRID (grid), make_label (game, "caption", 0), 0, 0, 1, 1);
  for (Counter counter = 0; counter < N_COUNTERS; counter++) {
    GtkWidget *title;

    if (!(self->shown >> counter & 1))
      continue;
    title = make_label (counter_title (counter, rummy_game_get_round (self->game)), "caption", 1);
    gtk_widget_add_css_class (title, "dimmed");
    gtk_widget_set_hexpand (title, TRUE);
    gtk_grid_attach (GTK_GRID (grid), title, (int) counter + 1, 0, 1, 1);
  }
  for (guint side = 0; side < n_sides; side++) {
    g_autofree char *name = rummy_words_side (self->game, side, self->seat);

    gtk_grid_attach (GTK_GRID (grid), make_label (name, "caption-heading", 0), 0, (int) side + 1, 1, 1);
    for (Counter counter = 0; counter < N_COUNTERS; counter++) {
      GtkWidget *label;

      if (!(self->shown >> counter & 1))
        continue;
      label = make_counter (self, side, counter, 1);
      gtk_widget_add_css_class (label, "caption");
      gtk_grid_attach (GTK_GRID (grid), label, (int) counter + 1, (int) side + 1, 1, 1);
    }
  }

  return grid;
}

static void
add_counter (RummyScorePanel *self, GtkWidget *group, guint side, Counter counter)
{
  GtkWidget *title;

  if (!(self->shown >> counter & 1))
    return;

  title = gtk_label_new (counter_title (counter, rummy_game_get_round (self->game)));
  gtk_widget_add_css_class (title, "dimmed");
  gtk_widget_set_margin_start (title, gtk_widget_get_first_child (group) != NULL ? 12 : 0);
  gtk_box_append (GTK_BOX (group), title);
  gtk_box_append (GTK_BOX (group), make_counter (self, side, counter, 0));
}

/* Not focusable. */
static GtkWidget *
add_group (GtkFlowBox *line)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_flow_box_append (line, g_object_new (GTK_TYPE_FLOW_BOX_CHILD, "child", group, "focusable", FALSE,
                                           "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL));

  return group;
}

/* In columns. What the own cards decide has its own line unless there is room; for other sides it is left out. The
 * number of the game is in the title. */
static GtkWidget *
make_line (RummyScorePanel *self, guint n_sides)
{
  GtkWidget *line = g_object_new (GTK_TYPE_FLOW_BOX, "homogeneous", n_sides > 2, "column-spacing", 12,
                                  "max-children-per-line", n_sides + 1, "selection-mode", GTK_SELECTION_NONE,
                                  "can-focus", FALSE, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);
  int name_chars = rules_of (self)->partner ? 2 * NAME_CHARS : NAME_CHARS;
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  if (n_sides > 2)
    gtk_widget_add_css_class (line, "caption");
  for (guint side = 0; side < n_sides; side++) {
    GtkWidget *group = add_group (GTK_FLOW_BOX (line));
    g_autofree char *words = rummy_words_side (self->game, side, self->seat);
    GtkWidget *name = make_label (words, "heading", 0);

    gtk_label_set_width_chars (GTK_LABEL (name), (int) MIN (g_utf8_strlen (words, -1), name_chars));
    gtk_label_set_max_width_chars (GTK_LABEL (name), name_chars);
    gtk_size_group_add_widget (names, name);
    gtk_box_append (GTK_BOX (group), name);
    add_counter (self, group, side, MELDED);
    if (self->seat != RUMMY_SEAT_NONE && side == rummy_rules_side (rules_of (self), self->seat)) {
      GtkWidget *hand = n_sides > 2 ? add_group (GTK_FLOW_BOX (line)) : group;

      add_counter (self, hand, side, IN_HAND);
      add_counter (self, hand, side, NET);
    }
    add_counter (self, group, side, TOTAL);
  }

  return line;
}

/* text: NULL if unknown at this seat. */
static void
set_counter (RummyScorePanel *self, guint side, Counter counter, const char *text)
{
  if (self->counters[side][counter] != NULL)
    gtk_label_set_label (self->counters[side][counter], text != NULL ? text : "–");
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

static void
update (RummyScorePanel *self)
{
  const RummyMatch *match;

  if (self->game == NULL)
    return;

  match = rummy_game_get_match (self->game);
  for (guint side = 0; side < rummy_rules_sides (&match->rules); side++) {
    g_autofree char *melded = NULL, *hand = NULL, *net = NULL, *total = NULL;
    RummyStanding standing;

    rummy_standing_init_side (&standing, match, side, self->seat);
    melded = rummy_words_points (standing.melded);
    hand = hand_words (&standing);
    net = net_words (&standing);
    total = rummy_standing_counts_rounds (&match->rules) ? g_strdup_printf ("%u", standing.won)
                                                         : rummy_words_points (standing.total);
    set_counter (self, side, MELDED, melded);
    set_counter (self, side, IN_HAND, hand);
    set_counter (self, side, NET, net);
    set_counter (self, side, TOTAL, total);
  }
}

static void
rebuild (RummyScorePanel *self)
{
  GtkWidget *child = NULL;

  memset (self->counters, 0, sizeof self->counters);
  if (self->game != NULL) {
    guint n_sides = rummy_rules_sides (rules_of (self));

    self->shown = counters_now (rummy_game_get_round (self->game));
    child = self->folded ? make_table (self, n_sides) : make_line (self, n_sides);
  }
  adw_bin_set_child (ADW_BIN (self), child);
  update (self);
}

static void
changed_cb (RummyScorePanel *self)
{
  if (self->shown != counters_now (rummy_game_get_round (self->game)))
    rebuild (self);
  else
    update (self);
}

static void
rummy_score_panel_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RummyScorePanel *self = RUMMY_SCORE_PANEL (object);

  switch (prop_id) {
  case PROP_FOLDED:
    g_value_set_boolean (value, self->folded);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
rummy_score_panel_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RummyScorePanel *self = RUMMY_SCORE_PANEL (object);

  switch (prop_id) {
  case PROP_FOLDED:
    if (self->folded == g_value_get_boolean (value))
      return;
    self->folded = g_value_get_boolean (value);
    rebuild (self);
    g_object_notify_by_pspec (object, pspec);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
rummy_score_panel_dispose (GObject *object)
{
  RummyScorePanel *self = RUMMY_SCORE_PANEL (object);

  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);

  G_OBJECT_CLASS (rummy_score_panel_parent_class)->dispose (object);
}

static void
rummy_score_panel_class_init (RummyScorePanelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rummy_score_panel_get_property;
  object_class->set_property = rummy_score_panel_set_property;
  object_class->dispose = rummy_score_panel_dispose;

  props[PROP_FOLDED] = g_param_spec_boolean ("folded", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rummy_score_panel_init (RummyScorePanel *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "score-panel");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Scores"), -1);

  self->game_signals = g_signal_group_new (RUMMY_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (changed_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "seats", G_CALLBACK (rebuild), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (changed_cb), self);
}

void
rummy_score_panel_set_game (RummyScorePanel *self, RummyGame *game, guint seat)
{
  g_return_if_fail (RUMMY_IS_SCORE_PANEL (self));
  g_return_if_fail (game == NULL || RUMMY_IS_GAME (game));

  if (self->game == game && self->seat == seat)
    return;

  g_set_object (&self->game, game);
  self->seat = seat;
  g_signal_group_set_target (self->game_signals, game);
  rebuild (self);
}
