/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/score-sheet.h"

#include <glib/gi18n.h>

#include "store/rounds.h"
#include "ui/parts/announce.h"
#include "ui/parts/bindings.h"
#include "ui/parts/dialog.h"
#include "ui/parts/rows.h"
#include "ui/parts/score-grid.h"
#include "ui/records/game-sum.h"
#include "ui/words/prompt.h"
#include "ui/words/score-words.h"
#include "ui/words/standing.h"
#include "ui/words/words.h"

/* More sides than fit beside each other in a narrow window. */
#define SIDES_BESIDE 4
#define COLUMNS_MOST 6

/* Width of the dialog, at 100 % text. */
#define WIDTH 460

struct _RummyScoreSheet {
  AdwDialog parent_instance;

  RummyGame *game;
  guint own;           /* or RUMMY_SEAT_NONE */

  GtkLabel *headline, *further;
  GtkLabel *reason, *debts;
  AdwBin *sum, *last_round; /* a grid in each, if there is anything */
  GtkViewport *viewport;
  GtkLabel *question;
  GtkWidget *next, *all_rounds;
  gboolean is_end;
  const char *way_on, *action; /* label and action after practice, or NULL */
};

#define NAME_CHARS 5 /* of a name that is never cut off */

G_DEFINE_FINAL_TYPE (RummyScoreSheet, rummy_score_sheet, ADW_TYPE_DIALOG)

static RummyScoreGrid *
add_grid (AdwBin *place)
{
  RummyScoreGrid *grid = g_object_new (RUMMY_TYPE_SCORE_GRID, NULL);

  gtk_widget_add_css_class (GTK_WIDGET (grid), "card");
  adw_bin_set_child (place, GTK_WIDGET (grid));

  return grid;
}

static GtkWidget *
add_text (RummyScoreGrid *grid, int column, int row, const char *text, const char *style)
{
  GtkLabel *label = rummy_score_grid_add (grid, column, row);

  gtk_label_set_label (label, text);
  gtk_label_set_wrap (label, TRUE);
  gtk_label_set_wrap_mode (label, PANGO_WRAP_WORD_CHAR);
  if (column > 0)
    rummy_rows_justify_end (label);
  gtk_widget_set_valign (GTK_WIDGET (label), GTK_ALIGN_BASELINE_FILL);
  if (style != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (label), style);

  return GTK_WIDGET (label);
}

static guint
n_sides_of (RummyGame *game)
{
  return rummy_rules_sides (&rummy_game_get_match (game)->rules);
}

/* With many sides, a row for each. */
static gboolean
has_row_each (RummyGame *game)
{
  return n_sides_of (game) > SIDES_BESIDE;
}

static void
add_names (RummyScoreGrid *grid, RummyGame *game, guint own)
{
  gboolean has_rows = has_row_each (game);

  for (guint side = 0; side < n_sides_of (game); side++) {
    g_autofree char *name = rummy_words_side (game, side, own);
    int place = (int) side + 1;
    GtkWidget *title = add_text (grid, has_rows ? 0 : place, has_rows ? place : 0, name, "caption");

    gtk_label_set_wrap (GTK_LABEL (title), FALSE);
    gtk_label_set_ellipsize (GTK_LABEL (title),
                             g_utf8_strlen (name, -1) > NAME_CHARS ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
    gtk_widget_add_css_class (title, "dimmed");
  }
}

static void
add_part (RummyScoreGrid *grid, RummyGame *game, int part, const char *title, const char *style)
{
  GtkWidget *label =
    add_text (grid, has_row_each (game) ? part : 0, has_row_each (game) ? 0 : part, title, style);

  if (has_row_each (game))
    gtk_widget_add_css_class (label, "caption");
  if (has_row_each (game) && part <= COLUMNS_MOST)
    gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
}

static void
add_figure (RummyScoreGrid *grid, RummyGame *game, int part, guint side, const char *text, gboolean is_strong)
{
  int place = (int) side + 1;
  GtkWidget *label =
    add_text (grid, has_row_each (game) ? part : place, has_row_each (game) ? place : part, text, "numeric");

  gtk_label_set_wrap (GTK_LABEL (label), FALSE);
  if (is_strong)
    gtk_widget_add_css_class (label, "heading");
}

static gboolean
is_any (const int *points, guint n_sides, int usual)
{
  for (guint side = 0; side < n_sides; side++) {
    if (points[side] != usual)
      return TRUE;
  }

  return FALSE;
}

static gboolean
has_won (RummyGame *game, guint side, guint winner)
{
  return winner != RUMMY_SEAT_NONE && rummy_rules_side (&rummy_game_get_match (game)->rules, winner) == side;
}

/* Where a game has ended, or was won before. */
static void
add_games_won (RummyScoreGrid *grid, RummyGame *game, int part)
{
  const RummyMatch *match = rummy_game_get_match (game);
  guint n_won = match->over;

  for (guint side = 0; side < n_sides_of (game); side++)
    n_won += rummy_game_get_won (game, side);
  if (n_won == 0)
    return;

  add_part (grid, game, part, C_("counter", "Games won"), NULL);
  for (guint side = 0; side < n_sides_of (game); side++) {
    g_autofree char *figure = g_strdup_printf ("%u", rummy_game_get_won (game, side));

    add_figure (grid, game, part, side, figure, FALSE);
  }
}

/* Its rows add up to the score of the round. */
static void
fill_last_round (RummyScoreSheet *self, RummyGame *game, const RummyRoundResult *result, guint own)
{
  const RummyRules *rules = &rummy_game_get_match (game)->rules;
  gboolean counts_rounds = rummy_standing_counts_rounds (rules);
  guint n_sides = n_sides_of (game);
  const struct {
    const char *title;
    const int *points;
    gboolean is_shown;
  } rows[] = {
    { C_("counter", "Melded"), result->melded, is_any (result->melded, n_sides, 0) },
    { C_("counter", "Left in hand"), result->hand, is_any (result->hand, n_sides, 0) },
    { C_("counter", "Won from opponents"), result->gained, is_any (result->gained, n_sides, 0) },
    { C_("counter", "Bonus"), result->bonus, is_any (result->bonus, n_sides, 0) },
    { C_("counter", "Multiplier"), result->factor, is_any (result->factor, n_sides, 1) },
    { C_("counter", "This round"), result->score, TRUE },
    { C_("counter", "Total"), result->total, !counts_rounds },
    { C_("counter", "Rounds won"), result->won, counts_rounds },
  };
  RummyScoreGrid *grid = add_grid (self->last_round);
  int part = 0;

  add_names (grid, game, own);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++) {
    gboolean is_total = rows[i].points == result->total || rows[i].points == result->won;
    gboolean is_score = rows[i].points == result->score;

    if (!rows[i].is_shown)
      continue;
    add_part (grid, game, ++part, rows[i].title, is_total ? "heading" : NULL);
    for (guint side = 0; side < n_sides; side++) {
      g_autofree char *points = rummy_words_points (rows[i].points[side]);
      /* Translators: a factor, such as ×2. */
      g_autofree char *factor = g_strdup_printf (C_("counter", "×%d"), rows[i].points[side]);

      add_figure (grid, game, part, side, rows[i].points == result->factor ? factor : points,
                  is_total || (is_score && has_won (game, side, result->winner)));
    }
  }
  add_games_won (grid, game, part + 1);
  rummy_score_grid_name (grid);
}

/* Shows the totals before a round that is not over. */
static void
fill_so_far (RummyScoreSheet *self, RummyGame *game, guint own)
{
  const RummyMatch *match = rummy_game_get_match (game);
  gboolean counts_rounds = rummy_standing_counts_rounds (&match->rules);
  RummyScoreGrid *grid = add_grid (self->last_round);

  add_names (grid, game, own);
  add_part (grid, game, 1, counts_rounds ? C_("counter", "Rounds won") : C_("counter", "Total"), "heading");
  for (guint side = 0; side < n_sides_of (game); side++) {
    g_autofree char *figure = rummy_words_points (counts_rounds ? match->won[side] : match->totals[side]);

    add_figure (grid, game, 1, side, figure, TRUE);
  }
  add_games_won (grid, game, 2);
  rummy_score_grid_name (grid);
}

typedef struct {
  AdwBin *place;
  RummyScoreGrid *grid; /* if it has a row */
  int row;
} SumRow;

static void
add_sum_cb (const char *title, const char *figure, gpointer data)
{
  SumRow *at = data;

  if (at->row == 0)
    at->grid = add_grid (at->place);
  at->row++;
  add_text (at->grid, 0, at->row, title, NULL);
  gtk_label_set_wrap (GTK_LABEL (add_text (at->grid, 1, at->row, figure, "numeric")), FALSE);
}

/* The winner's result, and debts. */
static void
fill_sum (RummyScoreSheet *self, RummyGame *game, guint own)
{
  const RummyMatch *match = rummy_game_get_match (game);
  g_autofree char *debts = match->over ? rummy_game_sum_debts (game, own) : NULL;
  SumRow at = { .place = self->sum };

  rummy_game_sum_each (game, add_sum_cb, &at);
  if (at.row > 0) {
    g_autofree char *name = rummy_words_side (game, rummy_rules_side (&match->rules, match->winner), own);

    add_text (at.grid, 0, 0, _("The Game"), "caption");
    gtk_widget_add_css_class (add_text (at.grid, 1, 0, name, "caption"), "dimmed");
    rummy_score_grid_name (at.grid);
    for (int column = 0; column < 2; column++)
      gtk_widget_add_css_class (gtk_grid_get_child_at (GTK_GRID (at.grid), column, at.row), "heading");
  }
  gtk_label_set_label (self->debts, debts != NULL ? debts : "");
}

static void
show_way_on (RummyScoreSheet *self, gboolean is_over)
{
  gboolean is_led_on = self->way_on != NULL && (is_over || self->is_end);

  gtk_label_set_label (self->question,
                       is_over && !is_led_on ? _("Play another game?") : "");
  gtk_button_set_label (GTK_BUTTON (self->next), is_led_on ? self->way_on
                                                 : is_over ? _("_Another Game")
                                                           : _("_Next Round"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), is_led_on ? self->action
                                                               : is_over ? "win.another-game"
                                                                         : "win.next-round");
  adw_dialog_set_default_widget (ADW_DIALOG (self), self->next);
}

static void
fill (RummyScoreSheet *self)
{
  const RummyMatch *match = rummy_game_get_match (self->game);
  g_autoptr (GArray) results = rummy_rounds_of_record (rummy_game_get_record (self->game));
  g_autofree char *title = g_strdup_printf (_("Round %u"), match->rounds);

  adw_dialog_set_title (ADW_DIALOG (self), match->over ? _("Final Score") : title);
  gtk_widget_set_visible (self->all_rounds, results->len > 1);
  if (match->round.phase == RUMMY_PHASE_OVER && results->len > 0) {
    const RummyRoundResult *last = &g_array_index (results, RummyRoundResult, results->len - 1);
    g_autofree char *headline = rummy_score_words_headline (self->game, last, self->own);
    g_autofree char *reason = rummy_score_words_reason (self->game, last, self->own);

    gtk_label_set_label (self->headline, headline);
    gtk_label_set_label (self->reason, reason != NULL ? reason : "");
    adw_bin_set_child (self->sum, NULL);
    fill_sum (self, self->game, self->own);
    fill_last_round (self, self->game, last, self->own);
    show_way_on (self, match->over);
  } else {
    fill_so_far (self, self->game, self->own);
    if (self->is_end)
      show_way_on (self, FALSE);
  }
}

/* Who has won, for a screen reader: the round with its points, as the status line says it, or the game; and the
 * player's own points. */
static void
tell (AdwDialog *dialog)
{
  RummyScoreSheet *self = RUMMY_SCORE_SHEET (dialog);
  const RummyPrompt at = { .game = self->game, .seat = self->own };
  g_autoptr (GArray) results = rummy_rounds_of_record (rummy_game_get_record (self->game));
  g_autofree char *winner = rummy_game_get_match (self->game)->over
                              ? g_strdup (gtk_label_get_label (self->headline))
                              : rummy_prompt_words (&at);
  g_autofree char *totals = results->len > 0 ? rummy_score_words_totals (self->game,
                                                                         &g_array_index (results, RummyRoundResult,
                                                                                         results->len - 1),
                                                                         self->own)
                                             : NULL;
  g_autofree char *words = g_strconcat (winner, totals != NULL ? "\n" : NULL, totals, NULL);

  rummy_announce (GTK_WIDGET (self), words);
}

/* Focused later: its action works only within the window. */
static void
rummy_score_sheet_map (GtkWidget *widget)
{
  RummyScoreSheet *self = RUMMY_SCORE_SHEET (widget);

  GTK_WIDGET_CLASS (rummy_score_sheet_parent_class)->map (widget);

  if (!gtk_widget_get_visible (gtk_widget_get_parent (self->next)))
    return;

  gtk_widget_grab_focus (self->next);
  rummy_dialog_focus (ADW_DIALOG (self), self->next, tell);
}

/* Opening focuses a button, which must not scroll the sheet; focus moved by a person does. */
static gboolean
key_cb (RummyScoreSheet *self)
{
  gtk_viewport_set_scroll_to_focus (self->viewport, TRUE);

  return GDK_EVENT_PROPAGATE;
}

static void
rummy_score_sheet_dispose (GObject *object)
{
  RummyScoreSheet *self = RUMMY_SCORE_SHEET (object);

  g_clear_object (&self->game);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_SCORE_SHEET);

  G_OBJECT_CLASS (rummy_score_sheet_parent_class)->dispose (object);
}

static void
rummy_score_sheet_class_init (RummyScoreSheetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_score_sheet_dispose;
  widget_class->map = rummy_score_sheet_map;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/score-sheet.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyScoreSheet, headline);
  gtk_widget_class_bind_template_child (widget_class, RummyScoreSheet, further);
  gtk_widget_class_bind_template_child (widget_class, RummyScoreSheet, reason);
  gtk_widget_class_bind_template_child (widget_class, RummyScoreSheet, debts);
  gtk_widget_class_bind_template_child (widget_class, RummyScoreSheet, sum);
  gtk_widget_class_bind_template_child (widget_class, RummyScoreSheet, last_round);
  gtk_widget_class_bind_template_child (widget_class, RummyScoreSheet, question);
  gtk_widget_class_bind_template_child (widget_class, RummyScoreSheet, viewport);
  gtk_widget_class_bind_template_callback (widget_class, key_cb);
  rummy_bindings_add (widget_class);
  gtk_widget_class_bind_template_child (widget_class, RummyScoreSheet, next);
  gtk_widget_class_bind_template_child (widget_class, RummyScoreSheet, all_rounds);
}

static void
rummy_score_sheet_init (RummyScoreSheet *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_dialog_set_content_width (ADW_DIALOG (self), (int) adw_length_unit_to_px (ADW_LENGTH_UNIT_SP, WIDTH, NULL));
}

AdwDialog *
rummy_score_sheet_new (RummyGame *game, guint seat)
{
  RummyScoreSheet *self;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  self = g_object_new (RUMMY_TYPE_SCORE_SHEET, NULL);
  self->game = g_object_ref (game);
  self->own = seat;
  fill (self);

  return ADW_DIALOG (self);
}

void
rummy_score_sheet_lead_on (RummyScoreSheet *self, const char *way_on, const char *action, gboolean is_end)
{
  g_return_if_fail (RUMMY_IS_SCORE_SHEET (self));

  self->way_on = way_on;
  self->action = action;
  self->is_end = is_end;
  fill (self);
}

void
rummy_score_sheet_add_words (RummyScoreSheet *self, const char *words)
{
  const char *before = gtk_label_get_label (self->further);
  g_autofree char *both = *before != '\0' ? g_strconcat (before, "\n", words, NULL) : g_strdup (words);

  g_return_if_fail (RUMMY_IS_SCORE_SHEET (self));

  gtk_label_set_label (self->further, both);
}

const char *
rummy_score_sheet_get_headline (RummyScoreSheet *self)
{
  g_return_val_if_fail (RUMMY_IS_SCORE_SHEET (self), NULL);

  return gtk_label_get_label (self->headline);
}
