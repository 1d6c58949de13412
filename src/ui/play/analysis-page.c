/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/analysis-page.h"

#include <glib/gi18n.h>

#include "ui/parts/announce.h"
#include "ui/parts/bindings.h"
#include "ui/parts/rows.h"
#include "ui/play/odds-group.h"
#include "ui/play/option-row.h"
#include "ui/words/hint-words.h"
#include "ui/words/verbs.h"
#include "ui/words/words.h"

#define ROWS_MOST 8

struct _RummyAnalysisPage {
  RummyPanePage parent_instance;

  RummyCardFaces *faces;
  RummyAnalyzer *analyzer;
  GtkLabel *notice, *head, *left_out, *no_melds;
  GtkListBox *options, *melds, *ways;
  RummyOddsGroup *odds;

  RummyOptionRow *option_rows[ROWS_MOST];
  guint n_options;
  GtkWidget *pointed;  /* row whose move is lit, or NULL */
  GtkWidget *chosen;   /* row that was activated, or NULL */
  gboolean was_told;   /* the best move was announced */
  gboolean fits, can_ask, advising, over, has_odds;

  /* The position that was asked for. */
  RummyGame *asked_game; /* weak */
  guint asked_person;
  gsize asked_moves;
};

G_DEFINE_FINAL_TYPE (RummyAnalysisPage, rummy_analysis_page, RUMMY_TYPE_PANE_PAGE)

enum { PROP_FITS = 1, PROP_CAN_ASK, PROP_ADVISING, PROP_OVER, PROP_HAS_ODDS, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_ASKED, SIGNAL_LIGHT, SIGNAL_CHOOSE, N_SIGNALS };
static guint signals[N_SIGNALS];

static RummyGame *
game_of (RummyAnalysisPage *self)
{
  return rummy_pane_page_get_game (RUMMY_PANE_PAGE (self));
}

static guint
person_of (RummyAnalysisPage *self)
{
  return rummy_pane_page_get_person (RUMMY_PANE_PAGE (self));
}

/* Says why there is no advice, or what asking for it does; sets whether it can be asked for. */
static const char *
notice_words (RummyAnalysisPage *self, gboolean *can_ask, gboolean *is_over)
{
  const RummyRound *round = game_of (self) != NULL ? rummy_game_get_round (game_of (self)) : NULL;

  *can_ask = *is_over = FALSE;
  if (round == NULL || rummy_game_get_match (game_of (self))->rounds == 0)
    return _("Start a game to see what each move is worth.");
  if (round->phase == RUMMY_PHASE_OVER) {
    *is_over = TRUE;
    return _("Review this round to see what your moves were worth.");
  }
  if (person_of (self) == RUMMY_SEAT_NONE || round->turn != person_of (self))
    return _("Compare moves here when it’s your turn.");

  *can_ask = TRUE;
  return _("Compare moves and see where hidden cards might be. This counts as advice.");
}

static void
set_flag (RummyAnalysisPage *self, gboolean *flag, gboolean value, guint property)
{
  if (*flag == value)
    return;

  *flag = value;
  g_object_notify_by_pspec (G_OBJECT (self), props[property]);
}

static void
light (RummyAnalysisPage *self, GtkWidget *row)
{
  RummyOptionRow *option = row != NULL ? RUMMY_OPTION_ROW (row) : NULL;

  if (self->pointed == row && row == NULL)
    return;

  self->pointed = row;
  g_signal_emit (self, signals[SIGNAL_LIGHT], 0, option != NULL ? rummy_option_row_get_light (option) : NULL,
                 option != NULL ? rummy_option_row_get_words (option) : NULL);
}

/* The move of a chosen row stays lit. */
static void
pointed_cb (RummyAnalysisPage *self, gboolean is_pointed, GtkWidget *row)
{
  if (!self->advising)
    return;
  if (is_pointed)
    light (self, row);
  else if (self->pointed == row)
    light (self, self->chosen);
}

static void
choose (RummyAnalysisPage *self, GtkWidget *row)
{
  const RummyHint *hint = rummy_option_row_get_light (RUMMY_OPTION_ROW (row));
  RummyCards cards = rummy_cards_is_empty (hint->first) ? hint->cards : hint->first;

  if (self->chosen != NULL)
    g_object_set (self->chosen, "chosen", FALSE, NULL);
  self->chosen = row;
  g_object_set (row, "chosen", TRUE, NULL);
  g_signal_emit (self, signals[SIGNAL_CHOOSE], 0, &cards);
  light (self, row); /* selecting cards puts other lights out */
}

static void
option_cb (RummyAnalysisPage *self, GtkWidget *row)
{
  choose (self, row);
}

static void
meld_cb (RummyAnalysisPage *self, GtkWidget *row)
{
  choose (self, row);
}

static RummyOptionRow *
add_row (RummyAnalysisPage *self, GtkListBox *list)
{
  GtkWidget *row = rummy_option_row_new (self->faces);

  g_signal_connect_object (row, "pointed", G_CALLBACK (pointed_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (list, row);

  return RUMMY_OPTION_ROW (row);
}

/* Returns the choice of a row: by rank, and in the last row the suggested one if it would be left out. */
static const RummyOption *
option_of (const RummyAnalysis *analysis, guint row, guint n_rows)
{
  const RummyOption *suggested = rummy_analysis_suggested (analysis);

  return row + 1 == n_rows && suggested != NULL && suggested >= &analysis->option[n_rows] ? suggested
                                                                                          : &analysis->option[row];
}

/* Says by what the moves are ranked; NULL if there is nothing to rank. */
static char *
head_words (const RummyAnalysis *analysis)
{
  if (analysis == NULL)
    return g_strdup (_("Thinking…"));
  if (analysis->n_deals < analysis->n_wanted)
    /* Translators: two numbers. */
    return g_strdup_printf (_("Thinking: %u of %u deals tried"), analysis->n_deals, analysis->n_wanted);
  if (analysis->n_wanted == 0)
    return analysis->n > 1 ? NULL : g_strdup (_("This is your only move."));
  if (analysis->is_game)
    return g_strdup_printf (ngettext ("Chance of winning, based on %u deal",
                                      "Chance of winning, based on %u deals", analysis->n_deals),
                            analysis->n_deals);

  return g_strdup_printf (ngettext ("Expected lead, based on %u deal", "Expected lead, based on %u deals",
                                    analysis->n_deals),
                          analysis->n_deals);
}

static void
tell_best (RummyAnalysisPage *self, const RummyAnalysis *analysis)
{
  const RummyOption *suggested = rummy_analysis_suggested (analysis);
  g_autofree char *act = rummy_hint_words_act (&analysis->view, &suggested->line, TRUE, NULL);
  /* Translators: a sentence, or several, such as "Draw from the stock." */
  g_autofree char *words = g_strdup_printf (_("Suggested: %s"), act);

  self->was_told = TRUE;
  rummy_announce (GTK_WIDGET (self), words);
}

/* Rows stay where they are while the analysis grows, and get better moves. */
static void
show_options (RummyAnalysisPage *self)
{
  const RummyAnalysis *analysis = rummy_analyzer_get_analysis (self->analyzer);
  guint n = analysis != NULL ? MIN (analysis->n, ROWS_MOST) : 0;
  g_autofree char *head = head_words (analysis);
  g_autofree char *left_out = analysis != NULL ? rummy_hint_words_left_out (analysis, n) : NULL;

  gtk_label_set_label (self->head, head != NULL ? head : "");
  gtk_label_set_label (self->left_out, left_out != NULL ? left_out : "");
  while (self->n_options < n)
    self->option_rows[self->n_options++] = add_row (self, self->options);
  for (guint i = 0; i < n; i++) {
    const RummyOption *option = option_of (analysis, i, n);
    double best = rummy_tally_mean (&analysis->option[0].result), mean = rummy_tally_mean (&option->result);
    double worst = rummy_tally_mean (&option_of (analysis, n - 1, n)->result);

    rummy_option_row_set_option (self->option_rows[i], game_of (self), analysis, option,
                                 best > worst ? (mean - worst) / (best - worst) : 1);
    if (self->pointed == GTK_WIDGET (self->option_rows[i])) /* it may hold another move now */
      light (self, self->pointed);
  }
  gtk_widget_set_visible (GTK_WIDGET (self->options), n > 0);
  if (analysis != NULL && analysis->n_wanted > 0 && analysis->n_deals >= analysis->n_wanted && !self->was_told)
    tell_best (self, analysis);
}

static void
show_melds (RummyAnalysisPage *self)
{
  RummyPlan plan;
  RummyView view;

  gtk_list_box_remove_all (self->melds);
  rummy_view_init (&view, rummy_game_get_round (game_of (self)), person_of (self), NULL);
  rummy_analysis_melds (&view, &plan);
  for (guint i = 0; i < plan.n; i++)
    rummy_option_row_set_group (add_row (self, self->melds), &view, &plan.group[i]);
  if (plan.n > 0) {
    gtk_label_set_label (self->no_melds, "");
  } else {
    g_autofree char *words = rummy_hint_words_melds (&view, &plan, NULL);

    gtk_label_set_label (self->no_melds, words);
  }
}

static void
add_way (RummyAnalysisPage *self, const char *title, RummyVerbWay way)
{
  AdwActionRow *row = rummy_rows_row (title, way.how, NULL);

  if (way.key != NULL) {
    g_autofree char *text = gtk_accelerator_get_label (gdk_keyval_from_name (way.key), GDK_NO_MODIFIER_MASK);
    GtkWidget *label = gtk_label_new (text);

    gtk_widget_set_valign (label, GTK_ALIGN_CENTER);
    gtk_widget_add_css_class (label, "keycap");
    adw_action_row_add_suffix (row, label);
  }
  gtk_list_box_append (self->ways, GTK_WIDGET (row));
}

static void
show_ways (RummyAnalysisPage *self)
{
  const RummyRound *round = game_of (self) != NULL ? rummy_game_get_round (game_of (self)) : NULL;
  guint32 verbs = self->can_ask ? rummy_verbs (round, self->fits) : 0;

  gtk_list_box_remove_all (self->ways);
  for (RummyVerb verb = 0; verb < RUMMY_N_VERBS; verb++) {
    if (verbs >> verb & 1)
      add_way (self, rummy_verb_words (verb, round, self->fits).label, rummy_verb_way (verb, round));
  }
}

static gboolean
is_asked_position (RummyAnalysisPage *self)
{
  return self->asked_game != NULL && self->asked_game == game_of (self) && self->asked_person == person_of (self) &&
         self->asked_moves == rummy_game_get_record (game_of (self))->n_moves;
}

static void
stop (RummyAnalysisPage *self)
{
  self->chosen = NULL;
  light (self, NULL);
  set_flag (self, &self->advising, FALSE, PROP_ADVISING); /* the focus goes on to rows that go, too */
  for (guint i = 0; i < self->n_options; i++)
    gtk_list_box_remove (self->options, GTK_WIDGET (self->option_rows[i]));
  self->n_options = 0;
  gtk_list_box_remove_all (self->melds);
  rummy_odds_group_ask (self->odds, NULL, RUMMY_SEAT_NONE);
  g_clear_weak_pointer (&self->asked_game);
}

/* What the seats know may be different, but no move was made. */
static void
go_on (RummyAnalysisPage *self)
{
  rummy_analyzer_ask (self->analyzer, game_of (self), person_of (self));
  if (self->has_odds)
    rummy_odds_group_ask (self->odds, game_of (self), person_of (self));
  show_options (self);
}

static void
rummy_analysis_page_update (RummyPanePage *page, gboolean is_new)
{
  RummyAnalysisPage *self = RUMMY_ANALYSIS_PAGE (page);
  gboolean can_ask, is_over;
  const char *notice = notice_words (self, &can_ask, &is_over);

  gtk_label_set_label (self->notice, notice);
  set_flag (self, &self->can_ask, can_ask, PROP_CAN_ASK);
  set_flag (self, &self->over, is_over, PROP_OVER);
  show_ways (self);
  if (!self->advising)
    return;
  if (is_new && can_ask && is_asked_position (self))
    go_on (self);
  else
    stop (self);
}

/* The analyzer forgets its analysis also when only the seats have changed. */
static void
analyzed_cb (RummyAnalysisPage *self)
{
  if (!self->advising || !gtk_widget_get_mapped (GTK_WIDGET (self)) || !is_asked_position (self))
    return;
  if (rummy_analyzer_get_analysis (self->analyzer) == NULL)
    rummy_analyzer_ask (self->analyzer, game_of (self), person_of (self));
  show_options (self);
}

static void
ask_cb (RummyAnalysisPage *self)
{
  rummy_analysis_page_ask (self);
}

static void
rummy_analysis_page_map (GtkWidget *widget)
{
  RummyAnalysisPage *self = RUMMY_ANALYSIS_PAGE (widget);

  GTK_WIDGET_CLASS (rummy_analysis_page_parent_class)->map (widget);

  analyzed_cb (self);
}

static void
rummy_analysis_page_unmap (GtkWidget *widget)
{
  light (RUMMY_ANALYSIS_PAGE (widget), NULL);

  GTK_WIDGET_CLASS (rummy_analysis_page_parent_class)->unmap (widget);
}

static void
rummy_analysis_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummyAnalysisPage *self = RUMMY_ANALYSIS_PAGE (object);

  switch (id) {
  case PROP_FITS:
    g_value_set_boolean (value, self->fits);
    break;
  case PROP_CAN_ASK:
    g_value_set_boolean (value, self->can_ask);
    break;
  case PROP_ADVISING:
    g_value_set_boolean (value, self->advising);
    break;
  case PROP_OVER:
    g_value_set_boolean (value, self->over);
    break;
  case PROP_HAS_ODDS:
    g_value_set_boolean (value, self->has_odds);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_analysis_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RummyAnalysisPage *self = RUMMY_ANALYSIS_PAGE (object);

  switch (id) {
  case PROP_FITS:
    if (self->fits == g_value_get_boolean (value))
      return;
    self->fits = g_value_get_boolean (value);
    if (gtk_widget_get_mapped (GTK_WIDGET (self)))
      show_ways (self);
    g_object_notify_by_pspec (object, pspec);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_analysis_page_dispose (GObject *object)
{
  RummyAnalysisPage *self = RUMMY_ANALYSIS_PAGE (object);

  g_clear_weak_pointer (&self->asked_game);
  g_clear_object (&self->faces);
  g_clear_object (&self->analyzer);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_ANALYSIS_PAGE);

  G_OBJECT_CLASS (rummy_analysis_page_parent_class)->dispose (object);
}

static void
rummy_analysis_page_class_init (RummyAnalysisPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const struct {
    guint id;
    const char *name;
  } flags[] = {
    { PROP_CAN_ASK, "can-ask" }, { PROP_ADVISING, "advising" }, { PROP_OVER, "over" }, { PROP_HAS_ODDS, "has-odds" },
  };

  object_class->get_property = rummy_analysis_page_get_property;
  object_class->set_property = rummy_analysis_page_set_property;
  object_class->dispose = rummy_analysis_page_dispose;
  widget_class->map = rummy_analysis_page_map;
  widget_class->unmap = rummy_analysis_page_unmap;
  RUMMY_PANE_PAGE_CLASS (klass)->update = rummy_analysis_page_update;

  props[PROP_FITS] = g_param_spec_boolean ("fits", NULL, NULL, FALSE,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    props[flags[i].id] = g_param_spec_boolean (flags[i].name, NULL, NULL, FALSE,
                                               G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_ASKED] =
    g_signal_new ("asked", RUMMY_TYPE_ANALYSIS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_LIGHT] = g_signal_new ("light", RUMMY_TYPE_ANALYSIS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_STRING);
  signals[SIGNAL_CHOOSE] = g_signal_new ("choose", RUMMY_TYPE_ANALYSIS_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (RUMMY_TYPE_ODDS_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/analysis-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyAnalysisPage, notice);
  gtk_widget_class_bind_template_child (widget_class, RummyAnalysisPage, head);
  gtk_widget_class_bind_template_child (widget_class, RummyAnalysisPage, options);
  gtk_widget_class_bind_template_child (widget_class, RummyAnalysisPage, left_out);
  gtk_widget_class_bind_template_child (widget_class, RummyAnalysisPage, no_melds);
  gtk_widget_class_bind_template_child (widget_class, RummyAnalysisPage, melds);
  gtk_widget_class_bind_template_child (widget_class, RummyAnalysisPage, odds);
  gtk_widget_class_bind_template_child (widget_class, RummyAnalysisPage, ways);
  gtk_widget_class_bind_template_callback (widget_class, ask_cb);
  gtk_widget_class_bind_template_callback (widget_class, option_cb);
  gtk_widget_class_bind_template_callback (widget_class, meld_cb);
  rummy_bindings_add (widget_class);
}

static void
rummy_analysis_page_init (RummyAnalysisPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rummy_analysis_page_set_up (RummyAnalysisPage *self, RummyCardFaces *faces, RummyAnalyzer *analyzer)
{
  g_return_if_fail (RUMMY_IS_ANALYSIS_PAGE (self));
  g_return_if_fail (self->analyzer == NULL);

  self->faces = g_object_ref (faces);
  self->analyzer = g_object_ref (analyzer);
  rummy_odds_group_set_faces (self->odds, faces);
  g_signal_connect_object (analyzer, "changed", G_CALLBACK (analyzed_cb), self, G_CONNECT_SWAPPED);
}

void
rummy_analysis_page_ask (RummyAnalysisPage *self)
{
  g_return_if_fail (RUMMY_IS_ANALYSIS_PAGE (self));

  rummy_pane_page_flush (RUMMY_PANE_PAGE (self));
  if (!self->can_ask || self->analyzer == NULL || (self->advising && is_asked_position (self)))
    return;

  g_set_weak_pointer (&self->asked_game, game_of (self));
  self->asked_person = person_of (self);
  self->asked_moves = rummy_game_get_record (game_of (self))->n_moves;
  self->was_told = FALSE;
  set_flag (self, &self->has_odds, rummy_game_get_round (game_of (self))->phase != RUMMY_PHASE_NOMINATE,
            PROP_HAS_ODDS);
  set_flag (self, &self->advising, TRUE, PROP_ADVISING);
  g_signal_emit (self, signals[SIGNAL_ASKED], 0);
  show_melds (self);
  go_on (self);
}
