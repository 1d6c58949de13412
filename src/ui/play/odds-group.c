/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/odds-group.h"

#include <glib/gi18n.h>

#include "game/belief.h"
#include "ui/cards/card-strip.h"
#include "ui/parts/dialog.h"
#include "ui/play/memory-dialog.h"
#include "ui/play/odds-list.h"
#include "ui/words/words.h"

struct _RummyOddsGroup {
  AdwBin parent_instance;

  RummyGame *game;
  RummyCardFaces *faces;
  guint seat;
  guint thinker;                   /* the seat whose view is shown */
  guint thinkers[RUMMY_SEATS_MAX]; /* seats that can be shown, the own first */
  RummyBelief *belief;             /* as far as known, or NULL */
  gboolean is_thinking, is_outdated; /* the position changed meanwhile */
  gboolean is_filling;

  AdwComboRow *asked;
  GtkBox *hands;
  GtkWidget *list, *untell;
  RummyOddsList *open; /* weak */
};

G_DEFINE_FINAL_TYPE (RummyOddsGroup, rummy_odds_group, ADW_TYPE_BIN)

/* Only computers have memory to change. */
static gboolean
can_tell (RummyOddsGroup *self)
{
  return rummy_game_get_level (self->game, self->thinker) != RUMMY_LEVEL_PERSON;
}

static void
hand_clicked_cb (RummyOddsGroup *self, GtkButton *button)
{
  guint of = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "seat"));

  rummy_dialog_present (rummy_memory_dialog_new (self->game, self->thinker, RUMMY_CARD_NONE, of, self->seat),
                        GTK_WIDGET (self));
}

static void
untell_cb (RummyOddsGroup *self)
{
  rummy_game_clear_told (self->game, self->thinker);
}

static void
list_cb (RummyOddsGroup *self)
{
  AdwDialog *dialog;

  if (self->belief == NULL)
    return;

  dialog = rummy_odds_list_new (self->game, self->seat, self->thinker, self->belief);
  g_set_weak_pointer (&self->open, RUMMY_ODDS_LIST (dialog));
  rummy_dialog_present (dialog, GTK_WIDGET (self));
}

static void
add_words (GtkBox *box, const char *words, const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE, "xalign", 0.0, NULL);

  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);
}

/* A card with its chance below it. */
static GtkWidget *
make_card (RummyOddsGroup *self, RummyCard card, guint chance)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3,
                                 "accessible-role", GTK_ACCESSIBLE_ROLE_IMG, NULL);
  GtkWidget *strip = rummy_card_strip_new (self->faces), *label;
  g_autofree char *figure = g_strdup_printf (C_("chance", "%u%%"), chance);
  /* Translators: the name of a card, then how likely it is there. */
  g_autofree char *words = g_strdup_printf (C_("chance", "%s: %u%%"), rummy_words_card (card), chance);

  rummy_card_strip_set_cards (RUMMY_CARD_STRIP (strip), &card, 1);
  label = gtk_label_new (figure);
  gtk_widget_set_css_classes (label, (const char *[]) { "caption", "numeric", NULL });
  gtk_widget_set_halign (strip, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), strip);
  gtk_box_append (GTK_BOX (box), label);
  gtk_widget_set_tooltip_text (box, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (box), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);

  return box;
}

typedef struct {
  const RummyBelief *belief;
  guint seat;
} Believed;

static int
compare_cb (gconstpointer a, gconstpointer b, gpointer data)
{
  const Believed *believed = data;

  return (int) rummy_belief_percent (believed->belief, believed->seat, *(const RummyCard *) b) -
         (int) rummy_belief_percent (believed->belief, believed->seat, *(const RummyCard *) a);
}

/* Lists the cards that stand out in a hand, likeliest first. */
static GArray *
list_likely (const RummyBelief *belief, guint seat)
{
  GArray *cards = g_array_new (FALSE, FALSE, sizeof (RummyCard));
  Believed believed = { belief, seat };

  RUMMY_CARDS_EACH (card, belief->cards) {
    if (rummy_belief_percent (belief, seat, card) > 0 && rummy_belief_stands_out (belief, seat, card))
      g_array_append_val (cards, card);
  }
  g_array_sort_with_data (cards, compare_cb, &believed);

  return cards;
}

static void
add_head (RummyOddsGroup *self, GtkBox *box, guint seat, guint n)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6), *title, *button;
  g_autofree char *name = rummy_words_seat (self->game, seat, self->seat);
  g_autofree char *words = g_strdup_printf (ngettext ("%s, %u card", "%s, %u cards", n), name, n);

  title = g_object_new (GTK_TYPE_LABEL, "label", words, "wrap", TRUE, "xalign", 0.0, "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (title, "heading");
  gtk_box_append (GTK_BOX (head), title);
  if (can_tell (self)) {
    g_autofree char *thinker = rummy_words_seat (self->game, self->thinker, self->seat);
    /* Translators: the name of a player. */
    g_autofree char *tip = g_strdup_printf (_("Change %s’s Memory of This Hand"), thinker);

    button = gtk_button_new_from_icon_name ("document-edit-symbolic");
    gtk_widget_add_css_class (button, "flat");
    gtk_widget_set_tooltip_text (button, tip);
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words, -1);
    g_object_set_data (G_OBJECT (button), "seat", GUINT_TO_POINTER (seat));
    g_signal_connect_object (button, "clicked", G_CALLBACK (hand_clicked_cb), self, G_CONNECT_SWAPPED);
    gtk_box_append (GTK_BOX (head), button);
  }
  gtk_box_append (box, head);
}

/* The cards that stand out, at most as many as the hand has; or a sentence that none does. */
static void
add_hand (RummyOddsGroup *self, guint seat)
{
  guint n = rummy_game_get_round (self->game)->n_hand[seat];
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 6));
  g_autoptr (GArray) cards = list_likely (self->belief, seat);

  add_head (self, box, seat, n);
  if (cards->len == 0) {
    guint even = (guint) (self->belief->even[seat] * 100 + 0.5f);
    /* Translators: a percentage, with a space that does not break. */
    g_autofree char *words =
      g_strdup_printf (_("Each hidden card is %u%% likely to be in this hand"), even);

    add_words (box, words, NULL);
  } else {
    GtkWidget *hand = adw_wrap_box_new ();

    adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (hand), 5);
    adw_wrap_box_set_line_spacing (ADW_WRAP_BOX (hand), 6);
    for (guint i = 0; i < MIN (n, cards->len); i++) {
      RummyCard card = g_array_index (cards, RummyCard, i);

      adw_wrap_box_append (ADW_WRAP_BOX (hand),
                           make_card (self, card, rummy_belief_percent (self->belief, seat, card)));
    }
    gtk_box_append (box, hand);
  }
  gtk_box_append (self->hands, GTK_WIDGET (box));
}

static void
clear (RummyOddsGroup *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->hands))) != NULL)
    gtk_box_remove (self->hands, child);
}

static void
show (RummyOddsGroup *self)
{
  const RummyRound *round = rummy_game_get_round (self->game);
  guint players = (guint) round->rules->players;

  clear (self);
  gtk_widget_set_visible (self->list, self->belief != NULL);
  gtk_widget_set_visible (self->untell, self->belief != NULL && rummy_game_has_told (self->game, self->thinker));
  if (self->belief == NULL) {
    add_words (self->hands, _("Thinking…"), "dimmed");
    return;
  }
  for (guint i = 1; i < players; i++) {
    guint seat = (self->thinker + i) % players;

    if (rummy_round_has_seat (round, seat))
      add_hand (self, seat);
  }
  if (self->open != NULL)
    rummy_odds_list_set_belief (self->open, self->belief);
}

static void think (RummyOddsGroup *self);

static void
believed_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autofree GWeakRef *group = data;
  g_autoptr (RummyOddsGroup) self = g_weak_ref_get (group);
  const RummyBelief *belief = rummy_belief_compute_finish (result);

  g_weak_ref_clear (group);
  if (self == NULL)
    return;

  self->is_thinking = FALSE;
  if (self->game == NULL)
    return;
  if (self->is_outdated) {
    think (self);
    return;
  }

  self->belief = g_memdup2 (belief, sizeof *belief);
  show (self);
}

/* One computation at a time. */
static void
think (RummyOddsGroup *self)
{
  int level = rummy_game_get_level (self->game, self->thinker);
  GWeakRef *group;
  RummyView view;

  g_clear_pointer (&self->belief, g_free);
  show (self);
  self->is_outdated = self->is_thinking;
  if (self->is_thinking)
    return;

  rummy_game_read_view (self->game, self->thinker, &view);
  if (level != RUMMY_LEVEL_PERSON) {
    RummyRng rng;

    rummy_rng_seed (&rng, rummy_game_get_record (self->game)->n_moves);
    rummy_bot_forget (&view, (RummyLevel) level, &rng);
  }
  /* A weak reference: a thread must not keep a closed window alive. */
  group = g_new0 (GWeakRef, 1);
  g_weak_ref_init (group, self);
  self->is_thinking = TRUE;
  rummy_belief_compute_async (&view, believed_cb, group);
}

static void
asked_cb (RummyOddsGroup *self)
{
  if (self->is_filling || self->game == NULL)
    return;

  self->thinker = self->thinkers[adw_combo_row_get_selected (self->asked)];
  if (self->thinker != self->seat)
    rummy_game_set_practice (self->game);
  think (self);
}

static gboolean
is_same_list (GListModel *one, GListModel *other)
{
  guint n = g_list_model_get_n_items (other);
  gboolean is_same = one != NULL && g_list_model_get_n_items (one) == n;

  for (guint i = 0; is_same && i < n; i++)
    is_same = g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (one), i),
                           gtk_string_list_get_string (GTK_STRING_LIST (other), i));

  return is_same;
}

static void
fill_thinkers (RummyOddsGroup *self)
{
  guint players = (guint) rummy_game_get_match (self->game)->rules.players, n = 0, selected = 0;
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < players; i++) {
    guint seat = (self->seat + i) % players;
    g_autofree char *name = rummy_words_seat (self->game, seat, self->seat);

    if (i > 0 && rummy_game_get_level (self->game, seat) == RUMMY_LEVEL_PERSON)
      continue;
    if (seat == self->thinker)
      selected = n;
    self->thinkers[n++] = seat;
    gtk_string_list_append (names, name);
  }
  self->thinker = self->thinkers[selected];
  self->is_filling = TRUE;
  if (!is_same_list (adw_combo_row_get_model (self->asked), G_LIST_MODEL (names)))
    adw_combo_row_set_model (self->asked, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->asked, selected);
  self->is_filling = FALSE;
  gtk_widget_set_visible (GTK_WIDGET (self->asked), n > 1);
}

static void
rummy_odds_group_dispose (GObject *object)
{
  RummyOddsGroup *self = RUMMY_ODDS_GROUP (object);

  g_clear_object (&self->game);
  g_clear_object (&self->faces);
  g_clear_pointer (&self->belief, g_free);
  g_clear_weak_pointer (&self->open);
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_ODDS_GROUP);

  G_OBJECT_CLASS (rummy_odds_group_parent_class)->dispose (object);
}

static void
rummy_odds_group_class_init (RummyOddsGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_odds_group_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/odds-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyOddsGroup, asked);
  gtk_widget_class_bind_template_child (widget_class, RummyOddsGroup, hands);
  gtk_widget_class_bind_template_child (widget_class, RummyOddsGroup, list);
  gtk_widget_class_bind_template_child (widget_class, RummyOddsGroup, untell);
  gtk_widget_class_bind_template_callback (widget_class, asked_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_cb);
  gtk_widget_class_bind_template_callback (widget_class, untell_cb);
}

static void
rummy_odds_group_init (RummyOddsGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
rummy_odds_group_set_faces (RummyOddsGroup *self, RummyCardFaces *faces)
{
  g_return_if_fail (RUMMY_IS_ODDS_GROUP (self));

  g_set_object (&self->faces, faces);
}

void
rummy_odds_group_ask (RummyOddsGroup *self, RummyGame *game, guint seat)
{
  g_return_if_fail (RUMMY_IS_ODDS_GROUP (self));

  if (game == NULL || self->game != game || self->seat != seat)
    self->thinker = seat;
  g_set_object (&self->game, game);
  self->seat = seat;
  if (game == NULL) {
    clear (self);
    if (self->open != NULL)
      adw_dialog_force_close (ADW_DIALOG (self->open));
    return;
  }

  fill_thinkers (self);
  think (self);
}

gboolean
rummy_odds_group_is_thinking (RummyOddsGroup *self)
{
  g_return_val_if_fail (RUMMY_IS_ODDS_GROUP (self), FALSE);

  return self->is_thinking;
}
