/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/lay-dialog.h"

#include <glib/gi18n.h>
#include <string.h>

#include "game/deal-code.h"
#include "ui/cards/sample.h"
#include "ui/options/rule-settings.h"
#include "ui/options/seat-settings.h"
#include "ui/parts/announce.h"
#include "ui/parts/bindings.h"
#include "ui/parts/rows.h"
#include "ui/words/games.h"
#include "ui/words/words.h"

struct _RummyLayDialog {
  AdwDialog parent_instance;

  GSettings *settings;
  RummyLaidDeal deal;
  RummySeats seats;
  RummyCardFaces *faces;
  gboolean is_setting; /* the program changes widgets */
  gboolean is_typing;  /* except what a person types */

  AdwNavigationView *pages;
  AdwComboRow *game, *lead;
  AdwSpinRow *players;
  AdwPreferencesGroup *places;
  AdwActionRow *rows[RUMMY_LAID_PLACES];
  GtkLabel *state;
  GtkWidget *deal_button;
  guint leads[RUMMY_SEATS_MAX]; /* seat of each item */

  /* The page of a place. */
  AdwNavigationPage *page; /* unowned, only compared */
  guint place;
  AdwEntryRow *entry;
  GtkLabel *about;
  GtkWidget *toggles[RUMMY_CARD_CODES]; /* NULL if not in this game */
};

G_DEFINE_FINAL_TYPE (RummyLayDialog, rummy_lay_dialog, ADW_TYPE_DIALOG)

enum { SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static char *
place_name (RummyLayDialog *self, guint place)
{
  guint players = (guint) self->deal.rules.players;

  if (place == RUMMY_LAID_UPCARD)
    return g_strdup (C_("place", "Upcard"));
  if (place == RUMMY_LAID_STOCK)
    return g_strdup (C_("place", "Stock"));

  return rummy_words_sitter (&self->seats, players, place, rummy_seats_only_person (&self->seats, players));
}

/* Number of cards at a place, with the total it needs. */
static char *
count_words (RummyLayDialog *self, guint place)
{
  guint n = self->deal.n[place], size = rummy_laid_deal_get_size (&self->deal, place);

  /* Translators: how many cards are there, of how many. */
  return g_strdup_printf (ngettext ("%u of %u card", "%u of %u cards", size), n, size);
}

static void
show_row (RummyLayDialog *self, guint place)
{
  guint n = self->deal.n[place], size = rummy_laid_deal_get_size (&self->deal, place);
  AdwActionRow *row = self->rows[place];
  g_autofree char *name = NULL, *cards = NULL, *count = NULL, *both = NULL;

  name = size > 0 ? place_name (self, place) : g_strdup ("");
  cards = rummy_laid_deal_write (&self->deal, place);
  count = count_words (self, place);
  both = g_strdup_printf ("%s\n%s", count, cards);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (row, n == size ? cards : n == 0 ? count : both);
}

/* Names a card, and its place if that is elsewhere. */
static void
show_toggle (RummyLayDialog *self, RummyCard card)
{
  GtkWidget *toggle = self->toggles[card];
  guint at = rummy_laid_deal_find (&self->deal, card);
  gboolean is_elsewhere = at != self->place && at != RUMMY_LAID_NOWHERE;
  g_autofree char *title = rummy_words_card_title (card), *name = NULL, *words = NULL;

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), at == self->place);
  if (is_elsewhere) {
    gtk_widget_add_css_class (toggle, "elsewhere");
    name = place_name (self, at);
    /* Translators: the name of a card, then where it lies: the name of a player, or "Stock". */
    words = g_strdup_printf (C_("place", "%s (%s)"), title, name);
  } else {
    gtk_widget_remove_css_class (toggle, "elsewhere");
  }
  gtk_widget_set_tooltip_text (toggle, words != NULL ? words : title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, name != NULL ? name : "", -1);
}

static void
show_place (RummyLayDialog *self)
{
  g_autofree char *text = NULL, *count = NULL, *words = NULL;

  if (self->place == RUMMY_LAID_NOWHERE)
    return;

  text = rummy_laid_deal_write (&self->deal, self->place);
  count = count_words (self, self->place);
  /* Translators: such as "3 of 30 cards". */
  words = g_strdup_printf (_("%s, drawn in the order above"), count);
  if (!self->is_typing)
    gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_label_set_label (self->about, self->place == RUMMY_LAID_STOCK ? words : count);
  gtk_widget_remove_css_class (GTK_WIDGET (self->about), "error");
  for (guint card = 0; card < RUMMY_CARD_CODES; card++) {
    if (self->toggles[card] != NULL)
      show_toggle (self, (RummyCard) card);
  }
}

static void
show (RummyLayDialog *self)
{
  guint missing = rummy_laid_deal_count_missing (&self->deal);
  g_autofree char *state =
    g_strdup_printf (ngettext ("%u card will be dealt at random.", "%u cards will be dealt at random.", missing),
                     missing);

  self->is_setting = TRUE;
  for (guint place = 0; place < RUMMY_LAID_PLACES; place++)
    show_row (self, place);
  gtk_label_set_label (self->state, missing > 0 ? state : _("All cards are placed."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->deal_button), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  gtk_label_get_label (self->state), -1);
  gtk_widget_remove_css_class (GTK_WIDGET (self->state), "error");
  show_place (self);
  self->is_setting = FALSE;
}

static void
refuse (GtkLabel *label, const char *words)
{
  gtk_widget_add_css_class (GTK_WIDGET (label), "error");
  gtk_label_set_label (label, words);
  rummy_announce (GTK_WIDGET (label), words);
}

/* word: what is wrong, if not full. */
static char *
refusal_words (RummyLayDialog *self, RummyLaidRefusal refusal, const char *word)
{
  guint size = rummy_laid_deal_get_size (&self->deal, self->place);

  switch (refusal) {
  case RUMMY_LAID_NO_CARD:
    /* Translators: what was typed. */
    return g_strdup_printf (_("“%s” isn’t a card. Type rank and suit, such as 10H, or * for a joker."), word);
  case RUMMY_LAID_NOT_HERE:
    /* Translators: a card as it was typed. */
    return g_strdup_printf (_("This game has no “%s”."), word);
  case RUMMY_LAID_TWICE:
    /* Translators: a card as it was typed. */
    return g_strdup_printf (_("You typed “%s” too many times."), word);
  case RUMMY_LAID_FULL:
  case RUMMY_LAID_FITS:
  default:
    return g_strdup_printf (ngettext ("Only %u card fits here. Remove one first.",
                                      "Only %u cards fit here. Remove one first.", size),
                            size);
  }
}

/* Updates as soon as the text is valid; errors show only when it is finished. */
static void
typed_cb (RummyLayDialog *self)
{
  if (self->is_setting || rummy_laid_deal_read (&self->deal, self->place,
                                                gtk_editable_get_text (GTK_EDITABLE (self->entry)), NULL))
    return;

  self->is_typing = TRUE;
  show (self);
  self->is_typing = FALSE;
}

/* Shows an error below the entry, or on the other page. */
static void
finish_typing (RummyLayDialog *self, GtkLabel *label)
{
  g_autofree char *word = NULL, *words = NULL;
  RummyLaidRefusal refusal = rummy_laid_deal_read (&self->deal, self->place,
                                                   gtk_editable_get_text (GTK_EDITABLE (self->entry)), &word);

  if (refusal == RUMMY_LAID_FITS) {
    show (self);
    return;
  }

  words = refusal_words (self, refusal, word);
  refuse (label, words);
}

static void
typing_done_cb (RummyLayDialog *self)
{
  finish_typing (self, self->about);
}

/* a hand may have fewer cards; the others have no place, and the stock has room. */
static void
hand_cb (RummyLayDialog *self, GParamSpec *pspec, AdwSpinRow *row)
{
  rummy_laid_deal_set_hand (&self->deal, self->place, (guint) adw_spin_row_get_value (row));
  show (self);
}

static void
add_hand (RummyLayDialog *self, GtkListBox *list)
{
  guint players = (guint) self->deal.rules.players, most = rummy_rules_hand_size (&self->deal.rules, players);
  GtkWidget *row;

  if (self->place >= players || most == 1)
    return;

  row = adw_spin_row_new_with_range (1, most, 1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Cards in This Hand"));
  adw_spin_row_set_value (ADW_SPIN_ROW (row), rummy_laid_deal_get_hand (&self->deal, self->place));
  g_signal_connect_object (row, "notify::value", G_CALLBACK (hand_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (list, row);
}

static void
toggled_cb (RummyLayDialog *self, GtkToggleButton *toggle)
{
  RummyCard card = (RummyCard) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toggle), "card"));
  gboolean fits = TRUE;

  if (self->is_setting)
    return;

  if (gtk_toggle_button_get_active (toggle))
    fits = rummy_laid_deal_put (&self->deal, self->place, card);
  else
    rummy_laid_deal_remove (&self->deal, card);
  show (self);
  if (!fits) {
    g_autofree char *words = refusal_words (self, RUMMY_LAID_FULL, NULL);

    refuse (self->about, words);
  }
}

static void
add_toggle (RummyLayDialog *self, AdwWrapBox *box, RummyCard card)
{
  GtkWidget *toggle = gtk_toggle_button_new (), *sample = rummy_sample_new ();

  rummy_sample_show_card_of (RUMMY_SAMPLE (sample), self->faces, card);
  gtk_button_set_child (GTK_BUTTON (toggle), sample);
  gtk_widget_add_css_class (toggle, "flat");
  gtk_widget_add_css_class (toggle, "sample");
  gtk_widget_add_css_class (toggle, "laid");
  g_object_set_data (G_OBJECT (toggle), "card", GUINT_TO_POINTER (card));
  g_signal_connect_object (toggle, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  adw_wrap_box_append (box, toggle);
  self->toggles[card] = toggle;
}

/* A line for each suit, identical cards side by side. */
static void
add_toggles (RummyLayDialog *self, GtkWidget *box)
{
  RummyCards cards = rummy_laid_deal_get_cards (&self->deal);

  for (guint suit = 0; suit < RUMMY_SUITS; suit++) {
    GtkWidget *line = g_object_new (ADW_TYPE_WRAP_BOX, "child-spacing", 3, "line-spacing", 3, NULL);

    for (guint rank = 0; rank <= RUMMY_KING; rank++) {
      for (guint pack = 0; pack < RUMMY_PACKS_MAX; pack++) {
        if (rummy_cards_has (cards, rummy_card (pack, suit, rank)))
          add_toggle (self, ADW_WRAP_BOX (line), rummy_card (pack, suit, rank));
      }
    }
    gtk_box_append (GTK_BOX (box), line);
  }
}

/* The page may return: a back swipe can be canceled. */
static void
hiding_cb (RummyLayDialog *self)
{
  if (self->place != RUMMY_LAID_NOWHERE)
    finish_typing (self, self->state);
}

static void
hidden_cb (RummyLayDialog *self, AdwNavigationPage *page)
{
  if (self->page != page)
    return;

  memset (self->toggles, 0, sizeof self->toggles);
  self->page = NULL;
  self->place = RUMMY_LAID_NOWHERE;
}

static void
fill_cb (RummyLayDialog *self)
{
  rummy_laid_deal_fill (&self->deal, rummy_deal_code_random_seed ());
  show (self);
}

static void
place_cb (RummyLayDialog *self, AdwActionRow *row)
{
  GtkListBox *list = rummy_rows_list (NULL);
  GtkWidget *box;
  g_autofree char *name = NULL;
  AdwNavigationPage *page;

  for (guint place = 0; place < RUMMY_LAID_PLACES; place++) {
    if (self->rows[place] == row)
      self->place = place;
  }
  name = place_name (self, self->place);
  page = rummy_rows_page (name, &box);

  /* Translators: cards as people can write them. */
  self->entry = g_object_new (ADW_TYPE_ENTRY_ROW, "title", _("Type Cards (5H 10C QS)"), NULL);
  g_signal_connect_object (self->entry, "changed", G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->entry, "entry-activated", G_CALLBACK (typing_done_cb), self, G_CONNECT_SWAPPED);
  gtk_list_box_append (list, GTK_WIDGET (self->entry));
  add_hand (self, list);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (list));
  self->about = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, NULL);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->about));
  add_toggles (self, box);
  adw_preferences_group_add (rummy_rows_group (box, ""), /* */
                             rummy_rows_command (_("_Fill at Random"), G_CALLBACK (fill_cb), self));
  show (self);

  g_signal_connect_object (page, "hiding", G_CALLBACK (hiding_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "hidden", G_CALLBACK (hidden_cb), self, G_CONNECT_SWAPPED);
  self->page = page;
  adw_navigation_view_push (self->pages, page);
}

static void
clear_cb (RummyLayDialog *self)
{
  rummy_laid_deal_clear (&self->deal);
  show (self);
}

/* What is filled now is no part of what was laid out, and is other cards the next time. */
static void
deal_cb (RummyLayDialog *self)
{
  g_autoptr (RummyLayDialog) own = g_object_ref (self);
  g_autoptr (RummyGame) game = NULL;
  RummyLaidDeal deal = self->deal;

  rummy_laid_deal_fill (&deal, rummy_deal_code_random_seed ());
  game = rummy_laid_deal_play (&deal, &self->seats, rummy_deal_code_random_seed ());
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, game);
}

static void
lead_cb (RummyLayDialog *self)
{
  if (self->is_setting)
    return;

  rummy_laid_deal_set_lead (&self->deal, self->leads[adw_combo_row_get_selected (self->lead)]);
  show (self);
}

static void
show_leads (RummyLayDialog *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n = 0, selected = 0;

  for (guint seat = 0; seat < (guint) self->deal.rules.players; seat++) {
    g_autofree char *name = place_name (self, seat);

    if (!rummy_laid_deal_can_lead (&self->deal, seat))
      continue;
    if (seat == self->deal.lead)
      selected = n;
    self->leads[n++] = seat;
    gtk_string_list_append (names, name);
  }
  adw_combo_row_set_model (self->lead, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->lead, selected);
}

/* Other rules seat other players. */
static void
set_rules (RummyLayDialog *self, const RummyPreset *preset, int players)
{
  RummyRules rules;

  rummy_rule_settings_read (self->settings, preset, players, &rules);
  self->deal.preset = preset;
  rummy_laid_deal_set_rules (&self->deal, &rules);
  rummy_seat_settings_read (self->settings, &rules, &self->seats);

  self->is_setting = TRUE;
  adw_spin_row_set_range (self->players, preset->seats_min, preset->seats_max);
  adw_spin_row_set_value (self->players, rules.players);
  gtk_widget_set_visible (GTK_WIDGET (self->players), preset->seats_min < preset->seats_max);
  adw_preferences_group_set_description (self->places,
                                         rules.dealer_joker ? _("The dealer also gets a joker.") : NULL);
  show_leads (self);
  show (self);
}

static void
rules_cb (RummyLayDialog *self)
{
  if (!self->is_setting)
    set_rules (self, rummy_games_get (adw_combo_row_get_selected (self->game)),
               (int) adw_spin_row_get_value (self->players));
}

static void
add_rules (RummyLayDialog *self, GtkWidget *box)
{
  AdwPreferencesGroup *group = rummy_rows_group (box, "");
  g_auto (GStrv) texts = rummy_games_names ();
  g_autoptr (GtkStringList) names = gtk_string_list_new ((const char *const *) texts);

  self->game = g_object_new (ADW_TYPE_COMBO_ROW, "title", _("Game"), "model", names, NULL);
  rummy_rows_show_choice (self->game);
  self->players = g_object_new (ADW_TYPE_SPIN_ROW, "title", _("Players"), "numeric", TRUE,
                                "adjustment", gtk_adjustment_new (2, 2, RUMMY_SEATS_MAX, 1, 1, 0), NULL);
  self->lead = g_object_new (ADW_TYPE_COMBO_ROW, "title", _("First Player"), NULL);
  g_signal_connect_object (self->game, "notify::selected", G_CALLBACK (rules_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->players, "notify::value", G_CALLBACK (rules_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lead, "notify::selected", G_CALLBACK (lead_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_set_description (group, _("Choose the cards for a practice round."));
  adw_preferences_group_add (group, GTK_WIDGET (self->game));
  adw_preferences_group_add (group, GTK_WIDGET (self->players));
  adw_preferences_group_add (group, GTK_WIDGET (self->lead));
}

static void
add_places (RummyLayDialog *self, GtkWidget *box)
{
  self->places = rummy_rows_group (box, _("Cards"));
  for (guint place = 0; place < RUMMY_LAID_PLACES; place++) {
    self->rows[place] = rummy_rows_add_way (self->places, "", NULL, G_CALLBACK (place_cb), self);
    rummy_bindings_show_with_text (self->rows[place], "title", GTK_WIDGET (self->rows[place]));
  }
}

/* Says what is missing. */
static GtkWidget *
make_bar (RummyLayDialog *self)
{
  GtkWidget *bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12), *button = gtk_button_new_with_mnemonic (_("_Deal"));

  self->deal_button = button;
  self->state = g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "xalign", 0.0, "hexpand", TRUE, NULL);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_signal_connect_object (button, "clicked", G_CALLBACK (deal_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_css_class (bar, "turn-bar");
  gtk_box_append (GTK_BOX (bar), GTK_WIDGET (self->state));
  gtk_box_append (GTK_BOX (bar), button);

  return bar;
}

static void
rummy_lay_dialog_dispose (GObject *object)
{
  RummyLayDialog *self = RUMMY_LAY_DIALOG (object);

  if (self->faces != NULL)
    rummy_card_faces_stop (self->faces);
  g_clear_object (&self->faces);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rummy_lay_dialog_parent_class)->dispose (object);
}

static void
rummy_lay_dialog_class_init (RummyLayDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_lay_dialog_dispose;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", RUMMY_TYPE_LAY_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, RUMMY_TYPE_GAME);
}

static void
rummy_lay_dialog_init (RummyLayDialog *self)
{
  GtkWidget *box;
  AdwNavigationPage *page = rummy_rows_page (_("Set Up a Deal"), &box);
  AdwPreferencesGroup *commands;

  self->place = RUMMY_LAID_NOWHERE;
  self->is_setting = TRUE;
  self->faces = rummy_card_faces_new ();
  add_rules (self, box);
  add_places (self, box);
  commands = rummy_rows_group (box, "");
  adw_preferences_group_add (commands, rummy_rows_command (_("_Fill at Random"), G_CALLBACK (fill_cb), self));
  adw_preferences_group_add (commands, rummy_rows_command (_("Clea_r All"), G_CALLBACK (clear_cb), self));
  adw_toolbar_view_add_bottom_bar (ADW_TOOLBAR_VIEW (adw_navigation_page_get_child (page)), make_bar (self));

  self->pages = rummy_rows_fill_dialog (ADW_DIALOG (self), _("Set Up a Deal"), 620, 690);
  adw_navigation_view_add (self->pages, page);
}

AdwDialog *
rummy_lay_dialog_new (GSettings *settings, const RummyLaidDeal *deal)
{
  RummyLayDialog *self;
  const RummyPreset *preset = deal->preset;
  int players = deal->rules.players;
  RummyDeck deck;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RUMMY_TYPE_LAY_DIALOG, NULL);
  self->settings = g_object_ref (settings);
  self->deal = *deal;
  rummy_deck_read (settings, &deck);
  rummy_card_faces_set_deck (self->faces, &deck);
  if (preset == NULL) {
    preset = rummy_rule_settings_read_preset (settings);
    players = g_settings_get_int (settings, "players");
  }
  adw_combo_row_set_selected (self->game, rummy_games_index (preset));
  set_rules (self, preset, players);

  return ADW_DIALOG (self);
}

const RummyLaidDeal *
rummy_lay_dialog_get_deal (RummyLayDialog *self)
{
  g_return_val_if_fail (RUMMY_IS_LAY_DIALOG (self), NULL);

  return &self->deal;
}
