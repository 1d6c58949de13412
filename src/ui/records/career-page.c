/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/career-page.h"

#include <glib/gi18n.h>

#include "ai/bot.h"
#include "ui/parts/rows.h"
#include "ui/records/chart-view.h"
#include "ui/words/history-words.h"
#include "ui/words/words.h"

#define POINTS_MOST 60 /* of a line, at most */
#define WINDOW 20      /* games in a moving average */
#define PERCENT 100.0

struct _RummyCareerPage {
  AdwNavigationPage parent_instance;

  GtkStack *stack;
  GtkBox *charts; /* below the figures and a summary */
  GtkListBox *figures;
};

G_DEFINE_FINAL_TYPE (RummyCareerPage, rummy_career_page, ADW_TYPE_NAVIGATION_PAGE)

/* State after a game: a point of each line. */
typedef struct {
  guint last; /* its number, from 1; includes former games */
  guint games, won, rounds, out;
  gint64 points;
  RummyRating rating;
} Stretch;

static GArray *
make_stretches (GArray *games)
{
  GArray *stretches = g_array_new (FALSE, TRUE, sizeof (Stretch));
  guint n = MIN (games->len, POINTS_MOST);

  for (guint i = 0; i < n; i++) {
    guint end = (guint) ((guint64) games->len * (i + 1) / n);
    Stretch stretch = { .last = end };

    for (guint k = end > WINDOW ? end - WINDOW : 0; k < end; k++) {
      const RummyCareerGame *game = &g_array_index (games, RummyCareerGame, k);

      stretch.games++;
      stretch.won += game->has_won ? 1 : 0;
      stretch.rounds += game->rounds;
      stretch.out += game->out;
      stretch.points += game->points;
      stretch.rating = game->rating;
    }
    g_array_append_val (stretches, stretch);
  }

  return stretches;
}

static RummyChart *
new_chart (GArray *stretches, const char *title)
{
  RummyChart *chart = rummy_chart_new (title, C_("chart", "Game"));

  for (guint i = 0; i < stretches->len; i++) {
    g_autofree char *label = g_strdup_printf ("%u", g_array_index (stretches, Stretch, i).last);

    rummy_chart_add_step (chart, label);
  }

  return chart;
}

static void
add_lines (RummyCareerPage *self, GArray *stretches, const char *name)
{
  RummyChart *rating = new_chart (stretches, _("Rating"));
  RummyChart *points = new_chart (stretches, _("Points per Round, Last 20 Games"));
  RummyChart *often = new_chart (stretches, _("Wins, Last 20 Games (%)"));
  RummyChartSeries *strength = rummy_chart_add_series (rating, name);
  RummyChartSeries *average = rummy_chart_add_series (points, name);
  RummyChartSeries *won = rummy_chart_add_series (often, _("Share of games won"));
  RummyChartSeries *out = rummy_chart_add_series (often, _("Share of rounds in which this player went out"));

  for (guint i = 0; i < stretches->len; i++) {
    const Stretch *stretch = &g_array_index (stretches, Stretch, i);
    double rounds = MAX (stretch->rounds, 1);

    rummy_chart_add_spread (strength, stretch->rating.value, 2 * stretch->rating.deviation);
    rummy_chart_add_value (average, (double) stretch->points / rounds);
    rummy_chart_add_value (won, PERCENT * stretch->won / stretch->games);
    rummy_chart_add_value (out, PERCENT * stretch->out / rounds);
  }
  gtk_box_append (self->charts, rummy_chart_view_new (rating));
  gtk_box_append (self->charts, rummy_chart_view_new (points));
  gtk_box_append (self->charts, rummy_chart_view_new (often));
}

static void
add_levels (RummyCareerPage *self, const RummyCareer *career)
{
  g_autoptr (RummyChart) chart = rummy_chart_new (_("How Often Each Level Was Beaten (%)"), NULL);
  RummyChartSeries *series = rummy_chart_add_series (chart, chart->title);

  chart->is_bars = TRUE;
  for (guint i = 0; i < RUMMY_OFFERED_LEVELS; i++) {
    int level = rummy_offered_levels[i];
    guint games = career->levels[level].games;
    g_autofree char *count = NULL, *label = NULL;

    if (games == 0)
      continue;
    count = g_strdup_printf (ngettext ("%u game", "%u games", games), games);
    /* Translators: a level of the computer, and how many games: "12 games". */
    label = g_strdup_printf (C_("chart", "%s (%s)"), rummy_words_level (level), count);
    rummy_chart_add_step (chart, label);
    rummy_chart_add_value (series, PERCENT * career->levels[level].ahead / games);
  }
  if (chart->labels->len > 0)
    gtk_box_append (self->charts, rummy_chart_view_new (g_steal_pointer (&chart)));
}

static void
rummy_career_page_class_init (RummyCareerPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/career-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyCareerPage, stack);
  gtk_widget_class_bind_template_child (widget_class, RummyCareerPage, charts);
  gtk_widget_class_bind_template_child (widget_class, RummyCareerPage, figures);
}

static void
rummy_career_page_init (RummyCareerPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwNavigationPage *
rummy_career_page_new (const char *name)
{
  return g_object_new (RUMMY_TYPE_CAREER_PAGE, "title", name, NULL);
}

static void
add_figure_cb (const char *title, const char *figure, gpointer data)
{
  gtk_list_box_append (data, GTK_WIDGET (rummy_rows_row (title, NULL, figure)));
}

void
rummy_career_page_show_figures (RummyCareerPage *self, const RummyLeagueRow *row)
{
  g_return_if_fail (RUMMY_IS_CAREER_PAGE (self));

  rummy_history_words_league (row, add_figure_cb, self->figures);
  gtk_widget_set_visible (GTK_WIDGET (self->figures), TRUE);
  gtk_stack_set_visible_child_name (self->stack, "charts");
}

void
rummy_career_page_show (RummyCareerPage *self, const RummyCareer *career)
{
  const char *name = adw_navigation_page_get_title (ADW_NAVIGATION_PAGE (self));
  g_autoptr (GArray) stretches = NULL;
  g_autofree char *games = NULL, *words = NULL;
  const RummyRating *rating;
  guint n;

  g_return_if_fail (RUMMY_IS_CAREER_PAGE (self));

  n = career->games->len;
  if (n == 0) {
    if (!gtk_widget_get_visible (GTK_WIDGET (self->figures)))
      gtk_stack_set_visible_child_name (self->stack, "empty");
    return;
  }
  gtk_stack_set_visible_child_name (self->stack, "charts");

  rating = &g_array_index (career->games, RummyCareerGame, n - 1).rating;
  games = g_strdup_printf (ngettext ("%u game", "%u games", n), n);
  /* Translators: how strong a player is, how far the truth may be from that, and how many games: "12 games". */
  words = g_strdup_printf (_("Rating %.0f ± %.0f after %s. An average computer is rated 1500. "
                             "Rated 400 above an opponent, you’d win 10 of 11 games."),
                           rating->value, 2 * rating->deviation, games);
  gtk_box_append (self->charts, g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE,
                                              "justify", GTK_JUSTIFY_CENTER, NULL));
  stretches = make_stretches (career->games);
  add_lines (self, stretches, name);
  add_levels (self, career);
}

void
rummy_career_page_fail (RummyCareerPage *self, const GError *error)
{
  g_return_if_fail (RUMMY_IS_CAREER_PAGE (self));

  rummy_rows_fail (self->stack, _("Couldn’t Load Games"), error);
}
