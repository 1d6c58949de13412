/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/side-pane.h"

#include "ui/cards/card-faces.h"
#include "ui/help/help.h"
#include "ui/play/analysis-page.h"
#include "ui/play/moves-page.h"
#include "ui/play/rules-of-game-page.h"

struct _RummySidePane {
  AdwBin parent_instance;

  RummyCardFaces *faces; /* of all small pictures */
  AdwViewStack *stack;
  RummyPanePage *scores, *moves, *rules, *analysis;
  gboolean is_led; /* by the program, not by a person */
};

G_DEFINE_FINAL_TYPE (RummySidePane, rummy_side_pane, ADW_TYPE_BIN)

enum { PROP_PAGE = 1, PROP_FITS, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_ASKED, SIGNAL_LIGHT, SIGNAL_CHOOSE, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
set_page (RummySidePane *self, const char *page)
{
  self->is_led = TRUE;
  adw_view_stack_set_visible_child_name (self->stack, page);
  self->is_led = FALSE;
}

/* Whoever turns to the analysis asks for it. */
static void
page_cb (RummySidePane *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PAGE]);
  if (self->analysis != NULL && !self->is_led && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
      g_strcmp0 (adw_view_stack_get_visible_child_name (self->stack), "analysis") == 0)
    rummy_analysis_page_ask (RUMMY_ANALYSIS_PAGE (self->analysis));
}

static void
asked_cb (RummySidePane *self)
{
  g_signal_emit (self, signals[SIGNAL_ASKED], 0);
}

static void
light_cb (RummySidePane *self, gpointer hint, const char *words)
{
  g_signal_emit (self, signals[SIGNAL_LIGHT], 0, hint, words);
}

static void
choose_cb (RummySidePane *self, gpointer cards)
{
  g_signal_emit (self, signals[SIGNAL_CHOOSE], 0, cards);
}

static void
fits_cb (RummySidePane *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FITS]);
}

static void
settings_cb (RummySidePane *self, const char *key, GSettings *settings)
{
  RummyDeck deck;

  rummy_deck_read (settings, &deck);
  rummy_card_faces_set_deck (self->faces, &deck);
}

static void
rummy_side_pane_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummySidePane *self = RUMMY_SIDE_PANE (object);

  switch (id) {
  case PROP_PAGE:
    g_value_set_string (value, adw_view_stack_get_visible_child_name (self->stack));
    break;
  case PROP_FITS:
    g_object_get_property (G_OBJECT (self->analysis), "fits", value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_side_pane_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RummySidePane *self = RUMMY_SIDE_PANE (object);

  switch (id) {
  case PROP_PAGE:
    set_page (self, g_value_get_string (value));
    break;
  case PROP_FITS:
    g_object_set_property (G_OBJECT (self->analysis), "fits", value);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_side_pane_dispose (GObject *object)
{
  RummySidePane *self = RUMMY_SIDE_PANE (object);

  self->analysis = NULL;
  if (self->faces != NULL)
    rummy_card_faces_stop (self->faces);
  g_clear_object (&self->faces);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_SIDE_PANE);

  G_OBJECT_CLASS (rummy_side_pane_parent_class)->dispose (object);
}

/* Focuses the page. */
static gboolean
rummy_side_pane_grab_focus (GtkWidget *widget)
{
  RummySidePane *self = RUMMY_SIDE_PANE (widget);

  return gtk_widget_child_focus (adw_view_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD) ||
         gtk_widget_child_focus (widget, GTK_DIR_TAB_FORWARD);
}

static void
rummy_side_pane_class_init (RummySidePaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = rummy_side_pane_grab_focus;

  object_class->get_property = rummy_side_pane_get_property;
  object_class->set_property = rummy_side_pane_set_property;
  object_class->dispose = rummy_side_pane_dispose;

  props[PROP_PAGE] = g_param_spec_string ("page", NULL, NULL, NULL,
                                          G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_FITS] = g_param_spec_boolean ("fits", NULL, NULL, FALSE,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_ASKED] =
    g_signal_new ("asked", RUMMY_TYPE_SIDE_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_LIGHT] = g_signal_new ("light", RUMMY_TYPE_SIDE_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_STRING);
  signals[SIGNAL_CHOOSE] = g_signal_new ("choose", RUMMY_TYPE_SIDE_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (RUMMY_TYPE_SCORES_PAGE);
  g_type_ensure (RUMMY_TYPE_MOVES_PAGE);
  g_type_ensure (RUMMY_TYPE_RULES_OF_GAME_PAGE);
  g_type_ensure (RUMMY_TYPE_ANALYSIS_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/side-pane.ui");
  gtk_widget_class_set_css_name (widget_class, "sidepane");
  gtk_widget_class_bind_template_child (widget_class, RummySidePane, stack);
  gtk_widget_class_bind_template_child (widget_class, RummySidePane, scores);
  gtk_widget_class_bind_template_child (widget_class, RummySidePane, moves);
  gtk_widget_class_bind_template_child (widget_class, RummySidePane, rules);
  gtk_widget_class_bind_template_child (widget_class, RummySidePane, analysis);
  gtk_widget_class_bind_template_callback (widget_class, page_cb);
}

static void
rummy_side_pane_init (RummySidePane *self)
{
  self->faces = rummy_card_faces_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  rummy_help_set_topic (GTK_WIDGET (self->scores), "scores");
  rummy_help_set_topic (GTK_WIDGET (self->moves), "table");
  rummy_help_set_topic (GTK_WIDGET (self->analysis), "advice");
  rummy_rules_of_game_page_set_faces (RUMMY_RULES_OF_GAME_PAGE (self->rules), self->faces);
  g_signal_connect_object (self->analysis, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "light", G_CALLBACK (light_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "choose", G_CALLBACK (choose_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analysis, "notify::fits", G_CALLBACK (fits_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
rummy_side_pane_new (void)
{
  return g_object_new (RUMMY_TYPE_SIDE_PANE, NULL);
}

void
rummy_side_pane_set_up (RummySidePane *self, GSettings *settings, RummyAnalyzer *analyzer)
{
  static const char *const keys[] = { "deck-style", "four-colours", "language-letters", "card-back" };

  g_return_if_fail (RUMMY_IS_SIDE_PANE (self));

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++) {
    g_autofree char *signal = g_strconcat ("changed::", keys[i], NULL);

    g_signal_connect_object (settings, signal, G_CALLBACK (settings_cb), self, G_CONNECT_SWAPPED);
  }
  settings_cb (self, NULL, settings);
  rummy_analysis_page_set_up (RUMMY_ANALYSIS_PAGE (self->analysis), self->faces, analyzer);
}

void
rummy_side_pane_set_chart_maker (RummySidePane *self, RummyChartMaker make)
{
  g_return_if_fail (RUMMY_IS_SIDE_PANE (self));

  rummy_scores_page_set_chart_maker (RUMMY_SCORES_PAGE (self->scores), make);
}

void
rummy_side_pane_set_game (RummySidePane *self, RummyGame *game, guint person)
{
  g_return_if_fail (RUMMY_IS_SIDE_PANE (self));

  rummy_pane_page_set_game (self->scores, game, person);
  rummy_pane_page_set_game (self->moves, game, person);
  rummy_pane_page_set_game (self->rules, game, person);
  rummy_pane_page_set_game (self->analysis, game, person);
}

void
rummy_side_pane_show (RummySidePane *self, const char *page)
{
  g_return_if_fail (RUMMY_IS_SIDE_PANE (self));

  set_page (self, page);
  if (g_str_equal (page, "analysis"))
    rummy_analysis_page_ask (RUMMY_ANALYSIS_PAGE (self->analysis));
}
