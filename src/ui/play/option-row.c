/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/option-row.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "ui/cards/card-strip.h"
#include "ui/parts/bindings.h"
#include "ui/words/words.h"

struct _RummyOptionRow {
  GtkListBoxRow parent_instance;

  RummyCardFaces *faces;
  AdwWrapBox *acts;
  GtkLabel *lead, *figures;
  GtkLevelBar *bar;

  RummyLine line; /* that is pictured */
  gboolean chosen;
  RummyHint light;
  char *words;
};

G_DEFINE_FINAL_TYPE (RummyOptionRow, rummy_option_row, GTK_TYPE_LIST_BOX_ROW)

enum { PROP_CHOSEN = 1, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_POINTED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Returns what is done with the cards of a move, or NULL if it has no cards to be pictured. */
static const char *
caption_of (const RummyRound *round, const RummyMove *move)
{
  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_DRAW:
    return C_("move", "Draw");
  case RUMMY_MOVE_RENEW:
    return C_("move", "Turn pile over");
  case RUMMY_MOVE_TAKE:
    return C_("move", "Take");
  case RUMMY_MOVE_MELD:
    return C_("move", "Meld");
  case RUMMY_MOVE_LAY:
    return C_("move", "Lay off");
  case RUMMY_MOVE_SWAP:
    return C_("move", "Swap");
  case RUMMY_MOVE_CALL:
    return C_("move", "Call Rum!");
  case RUMMY_MOVE_BLOCK:
    return C_("move", "Block the dealer’s joker");
  case RUMMY_MOVE_DISCARD:
    return C_("move", "Discard");
  case RUMMY_MOVE_KNOCK:
    if (move->card == RUMMY_CARD_NONE)
      return NULL;
    return round->rules->meld_when == RUMMY_MELD_KNOCK ? C_("move", "Knock") : C_("move", "Go out");
  default:
    return NULL;
  }
}

/* Lists the pictured cards; returns their number.  round: after the move. */
static guint
list_cards (const RummyRound *before, const RummyRound *round, const RummyMove *move, RummyCard cards[RUMMY_CARDS_MAX])
{
  RummyCards of_move = move->cards;
  guint n = 0;

  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_DRAW:
  case RUMMY_MOVE_RENEW:
    cards[n++] = RUMMY_CARD_HIDDEN;
    return n;
  case RUMMY_MOVE_TAKE:
    of_move = rummy_round_taken (before, move);
    for (guint i = 0; i < before->n_pile; i++) {
      if (rummy_cards_has (of_move, before->deck[i]))
        cards[n++] = before->deck[i];
    }
    return n;
  case RUMMY_MOVE_MELD:
    if (round->n_melds > before->n_melds)
      return rummy_round_meld_cards (round, round->n_melds - 1u, cards);
    break;
  case RUMMY_MOVE_SWAP:
  case RUMMY_MOVE_DISCARD:
  case RUMMY_MOVE_KNOCK:
  case RUMMY_MOVE_BLOCK:
    cards[n++] = move->card;
    return n;
  default:
    break;
  }
  RUMMY_CARDS_EACH (card, of_move)
    cards[n++] = card;

  return n;
}

static void
add_act (RummyOptionRow *self, const char *caption, const RummyCard *cards, guint n)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3), *strip = rummy_card_strip_new (self->faces);
  GtkWidget *label = gtk_label_new (caption);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_css_classes (label, (const char *[]) { "caption", "dimmed", NULL });
  rummy_card_strip_set_cards (RUMMY_CARD_STRIP (strip), cards, n);
  gtk_box_append (GTK_BOX (box), strip);
  gtk_box_append (GTK_BOX (box), label);
  adw_wrap_box_append (self->acts, box);
}

static void
add_words (RummyOptionRow *self, const char *words)
{
  adw_wrap_box_append (self->acts, g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE, "xalign", 0.0, NULL));
}

/* What cannot be pictured is said. */
static void
picture (RummyOptionRow *self, const RummyView *view)
{
  RummyRound round = view->round;
  gboolean has_cards = FALSE;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->acts))) != NULL)
    adw_wrap_box_remove (self->acts, child);
  for (guint i = 0; i < self->line.n; i++) {
    const RummyMove *move = &self->line.move[i];
    const char *caption = caption_of (&round, move);
    RummyRound before = round;
    RummyCard cards[RUMMY_CARDS_MAX];
    /* What comes after the turn, or after a card from the stock, is unknown. */
    gboolean is_known = i + 1 < self->line.n && rummy_round_apply (&round, move, NULL) == RUMMY_OK;
    guint n = caption != NULL ? list_cards (&before, &round, move, cards) : 0;

    if (n > 0)
      add_act (self, caption, cards, n);
    has_cards |= n > 0;
    if (!is_known)
      break;
  }
  if (!has_cards)
    add_words (self, self->words);
}

static gboolean
is_same_line (const RummyLine *one, const RummyLine *other)
{
  gboolean is_same = one->n == other->n;

  for (guint i = 0; is_same && i < one->n; i++)
    is_same = rummy_same_move (&one->move[i], &other->move[i]);

  return is_same;
}

/* Takes ownership of @words. */
static void
set_words (RummyOptionRow *self, char *words)
{
  g_free (self->words);
  self->words = words;
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
}

static void
entered_cb (RummyOptionRow *self)
{
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, TRUE);
}

static void
left_cb (RummyOptionRow *self)
{
  g_signal_emit (self, signals[SIGNAL_POINTED], 0, FALSE);
}

static void
rummy_option_row_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id) {
  case PROP_CHOSEN:
    g_value_set_boolean (value, RUMMY_OPTION_ROW (object)->chosen);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_option_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  RummyOptionRow *self = RUMMY_OPTION_ROW (object);

  switch (id) {
  case PROP_CHOSEN:
    if (self->chosen == g_value_get_boolean (value))
      return;
    self->chosen = g_value_get_boolean (value);
    g_object_notify_by_pspec (object, pspec);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_option_row_dispose (GObject *object)
{
  RummyOptionRow *self = RUMMY_OPTION_ROW (object);

  g_clear_object (&self->faces);
  g_clear_pointer (&self->words, g_free);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_OPTION_ROW);

  G_OBJECT_CLASS (rummy_option_row_parent_class)->dispose (object);
}

static void
rummy_option_row_class_init (RummyOptionRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = rummy_option_row_get_property;
  object_class->set_property = rummy_option_row_set_property;
  object_class->dispose = rummy_option_row_dispose;

  props[PROP_CHOSEN] = g_param_spec_boolean ("chosen", NULL, NULL, FALSE,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_POINTED] = g_signal_new ("pointed", RUMMY_TYPE_OPTION_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                          G_TYPE_NONE, 1, G_TYPE_BOOLEAN);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/option-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyOptionRow, acts);
  gtk_widget_class_bind_template_child (widget_class, RummyOptionRow, lead);
  gtk_widget_class_bind_template_child (widget_class, RummyOptionRow, figures);
  gtk_widget_class_bind_template_child (widget_class, RummyOptionRow, bar);
  gtk_widget_class_bind_template_callback (widget_class, entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, left_cb);
  rummy_bindings_add (widget_class);
}

static void
rummy_option_row_init (RummyOptionRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* A long bar is good, and no color says more. */
  gtk_level_bar_remove_offset_value (self->bar, GTK_LEVEL_BAR_OFFSET_LOW);
  gtk_level_bar_remove_offset_value (self->bar, GTK_LEVEL_BAR_OFFSET_HIGH);
  gtk_level_bar_remove_offset_value (self->bar, GTK_LEVEL_BAR_OFFSET_FULL);
}

GtkWidget *
rummy_option_row_new (RummyCardFaces *faces)
{
  RummyOptionRow *self = g_object_new (RUMMY_TYPE_OPTION_ROW, NULL);

  self->faces = g_object_ref (faces);

  return GTK_WIDGET (self);
}

void
rummy_option_row_set_option (RummyOptionRow *self, RummyGame *game, const RummyAnalysis *analysis,
                             const RummyOption *option, double worth)
{
  g_autofree char *figures = rummy_hint_words_figures (game, analysis, option);
  g_autofree char *lead = NULL;
  gboolean is_same = self->words != NULL && is_same_line (&self->line, &option->line);

  g_return_if_fail (RUMMY_IS_OPTION_ROW (self));

  set_words (self, rummy_hint_words_act (&analysis->view, &option->line, TRUE, &self->light));
  if (!is_same) {
    self->line = option->line;
    picture (self, &analysis->view);
  }

  if (option->result.n > 0)
    lead = analysis->is_game ? g_strdup_printf (C_("chance", "%u%%"),
                                                (guint) lround (100 * rummy_analysis_chance (analysis, option)))
                             : rummy_words_points ((int) lround (rummy_tally_mean (&option->result)));
  gtk_label_set_label (self->lead, lead != NULL ? lead : "");
  gtk_level_bar_set_value (self->bar, 0.05 + 0.95 * worth);
  gtk_label_set_label (self->figures, figures);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, figures, -1);
}

void
rummy_option_row_set_group (RummyOptionRow *self, const RummyView *view, const RummyGroup *group)
{
  RummyMove move = { .kind = group->meld == RUMMY_MELD_NONE ? RUMMY_MOVE_MELD : RUMMY_MOVE_LAY,
                     .seat = view->seat, .card = RUMMY_CARD_NONE, .meld = group->meld, .low = group->reading,
                     .cards = group->cards };

  g_return_if_fail (RUMMY_IS_OPTION_ROW (self));

  self->line = (RummyLine) { .move = { move }, .n = 1 };
  set_words (self, rummy_hint_words_act (view, &self->line, TRUE, &self->light));
  picture (self, view);
}

const RummyHint *
rummy_option_row_get_light (RummyOptionRow *self)
{
  g_return_val_if_fail (RUMMY_IS_OPTION_ROW (self), NULL);

  return &self->light;
}

const char *
rummy_option_row_get_words (RummyOptionRow *self)
{
  g_return_val_if_fail (RUMMY_IS_OPTION_ROW (self), NULL);

  return self->words;
}
