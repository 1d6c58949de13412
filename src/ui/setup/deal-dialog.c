/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/deal-dialog.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "ui/parts/bindings.h"
#include "ui/parts/rows.h"
#include "ui/parts/toast.h"
#include "ui/words/games.h"

/* A fingerprint is written in this many groups of digits. */
#define GROUPS 8
#define GROUP_DIGITS 8

struct _RummyDealDialog {
  AdwDialog parent_instance;

  RummyGame *game; /* may be NULL */
  RummyRules rules;
  AdwPreferencesPage *page;
  AdwEntryRow *noted;
  AdwActionRow *verdict;
  AdwEntryRow *code;
  AdwActionRow *refusal;
};

G_DEFINE_FINAL_TYPE (RummyDealDialog, rummy_deal_dialog, ADW_TYPE_DIALOG)

enum { SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
choose (RummyDealDialog *self, guint64 seed, guint number)
{
  g_autoptr (RummyDealDialog) own = g_object_ref (self);

  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, seed, number);
}

static void
copy_cb (GtkWidget *row)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (row), g_object_get_data (G_OBJECT (row), "text"));
  rummy_toast_tell (row, _("Copied"));
}

/* A row with a text to copy, which may be NULL. */
static AdwActionRow *
add_text (RummyDealDialog *self, AdwPreferencesGroup *group, const char *title, const char *words, const char *text)
{
  AdwActionRow *row = rummy_rows_row (title, words, NULL);

  if (text != NULL) {
    rummy_rows_add_button (row, "edit-copy-symbolic", _("Copy"), NULL, G_CALLBACK (copy_cb), row);
    g_object_set_data_full (G_OBJECT (row), "text", g_strdup (text), g_free);
    adw_action_row_set_subtitle_selectable (row, TRUE);
    gtk_widget_add_css_class (GTK_WIDGET (row), "property");
  }
  adw_preferences_group_add (group, GTK_WIDGET (row));

  return row;
}

static AdwPreferencesGroup *
add_group (RummyDealDialog *self, const char *title, const char *description)
{
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  g_autofree char *escaped = g_markup_escape_text (description, -1); /* names may contain markup */

  adw_preferences_group_set_title (group, title);
  adw_preferences_group_set_description (group, escaped);
  adw_preferences_page_add (self->page, group);

  return group;
}

/* Shows the message below its entry, and announces it. */
static void
tell (AdwActionRow *row, const char *words)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
  if (*words != '\0')
    gtk_accessible_announce (GTK_ACCESSIBLE (row), words, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

static void
noted_cb (RummyDealDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->noted));
  gboolean matches = rummy_deal_code_matches (rummy_game_get_record (self->game), text);

  gtk_widget_remove_css_class (GTK_WIDGET (self->noted), "error");
  gtk_widget_remove_css_class (GTK_WIDGET (self->noted), "success");
  if (*text == '\0') {
    tell (self->verdict, "");
    return;
  }

  gtk_widget_add_css_class (GTK_WIDGET (self->noted), matches ? "success" : "error");
  tell (self->verdict, matches ? _("It is the same: this code and these rules were fixed when you noted it.")
                               : _("It is another one: either it is of another game, or a digit is wrong or missing."));
}

static char *
group_digits (const char *fingerprint)
{
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < GROUPS; i++)
    g_string_append_printf (words, "%s%.*s", i == 0 ? "" : i == GROUPS / 2 ? "\n" : " ", GROUP_DIGITS,
                            fingerprint + i * GROUP_DIGITS);

  return g_string_free_and_steal (g_steal_pointer (&words));
}

/* The fingerprint of a copied game would reveal its code. */
static void
add_copy (RummyDealDialog *self)
{
  AdwPreferencesGroup *group =
    add_group (self, _("This Game"),
               _("This practice goes on from a hand of another game. What is dealt after that hand comes from a code "
                 "of its own, so that nothing is told of a game that may still be played."));

  add_text (self, group, _("Deal Code"), _("None gives these cards, as they come from two deals"), NULL);
}

static const char *
own_words (const RummyRecord *record, gboolean is_over)
{
  if (record->n_deck > 0)
    return _("The cards of the first deal were laid out and follow from no code. The fingerprint is computed from "
             "them, from the code of the later deals and from the rules.");
  if (is_over)
    return _("All cards of this game follow from its code and its rules. Compare the fingerprint with the one that "
             "you noted before the first card was played: where they are the same, nothing was changed since.");

  return _("All cards of this game follow from a code that was fixed before the first deal. The fingerprint is "
           "computed from the code and the rules; from it nobody finds the code. Note it now. When the game is over "
           "you are told the code, and can check that it has this fingerprint: then no card was chosen while you "
           "played.");
}

static void
add_own (RummyDealDialog *self)
{
  const RummyRecord *record = rummy_game_get_record (self->game);
  g_autofree char *fingerprint = rummy_deal_code_fingerprint (record), *shown = group_digits (fingerprint);
  g_autofree char *text = rummy_deal_code_text (record), *lines = g_strdup (text);
  gboolean is_over = rummy_game_get_match (self->game)->over;
  AdwPreferencesGroup *group = add_group (self, _("This Game"), own_words (record, is_over));
  AdwActionRow *row = add_text (self, group, _("Fingerprint"), shown, fingerprint);
  char code[RUMMY_DEAL_CODE];

  gtk_widget_add_css_class (GTK_WIDGET (row), "monospace");
  rummy_deal_code_write (record->seed, record->game, code);
  if (record->n_deck > 0)
    add_text (self, group, _("Deal Code"), _("None gives these cards, as the first deal was laid out"), NULL);
  else if (is_over)
    add_text (self, group, _("Deal Code"), code, code);
  else
    add_text (self, group, _("Deal Code"), _("Told when the game is over, as it gives all cards away"), NULL);
  if (!is_over)
    return;

  self->noted = g_object_new (ADW_TYPE_ENTRY_ROW, "title", _("Fingerprint That You Noted"), NULL);
  g_signal_connect_object (self->noted, "changed", G_CALLBACK (noted_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, GTK_WIDGET (self->noted));
  self->verdict = add_text (self, group, "", NULL, NULL);
  rummy_bindings_show_with_text (self->verdict, "title", GTK_WIDGET (self->verdict));

  group = add_group (self, _("Check It Without This Program"),
                     _("Copy this text into a file. The program sha256sum, which most systems have, computes its "
                       "fingerprint."));
  row = add_text (self, group, _("Text"), g_strchomp (lines), text);
  gtk_widget_add_css_class (GTK_WIDGET (row), "monospace");
}

static void
code_changed_cb (RummyDealDialog *self)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->code), "error");
  tell (self->refusal, "");
}

static void
code_cb (RummyDealDialog *self)
{
  guint64 seed;
  guint number;

  if (rummy_deal_code_read (gtk_editable_get_text (GTK_EDITABLE (self->code)), &seed, &number)) {
    choose (self, seed, number);
    return;
  }

  gtk_widget_add_css_class (GTK_WIDGET (self->code), "error");
  tell (self->refusal, _("This is no deal code; one looks like 0123-4567-89ABC, or 0123-4567-89ABC/4."));
}

static void
day_cb (RummyDealDialog *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();

  choose (self, rummy_deal_code_of_day (&self->rules, now), 1);
}

static void
add_others (RummyDealDialog *self)
{
  /* Translators: the name of a game. */
  g_autofree char *words = g_strdup_printf (_("It is played as %s, which you chose last, with the same players. "
                                              "Whoever plays the same code with the same rules has the same cards."),
                                            rummy_games_name (&self->rules));
  AdwPreferencesGroup *group = add_group (self, _("Play a Deal"), words);

  self->code = g_object_new (ADW_TYPE_ENTRY_ROW, "title", _("Deal Code"), "show-apply-button", TRUE, NULL);
  g_signal_connect_object (self->code, "apply", G_CALLBACK (code_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->code, "changed", G_CALLBACK (code_changed_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, GTK_WIDGET (self->code));
  self->refusal = add_text (self, group, "", NULL, NULL);
  rummy_bindings_show_with_text (self->refusal, "title", GTK_WIDGET (self->refusal));

  rummy_rows_add_way (group, _("Deal of the Day"), _("The same for everybody in the world until midnight, by UTC"),
                      G_CALLBACK (day_cb), self);
}

static void
rummy_deal_dialog_dispose (GObject *object)
{
  g_clear_object (&RUMMY_DEAL_DIALOG (object)->game);

  G_OBJECT_CLASS (rummy_deal_dialog_parent_class)->dispose (object);
}

static void
rummy_deal_dialog_class_init (RummyDealDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_deal_dialog_dispose;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", RUMMY_TYPE_DEAL_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 2, G_TYPE_UINT64, G_TYPE_UINT);
}

static void
rummy_deal_dialog_init (RummyDealDialog *self)
{
  GtkWidget *view = adw_toolbar_view_new (), *toasts = adw_toast_overlay_new ();

  self->page = ADW_PREFERENCES_PAGE (adw_preferences_page_new ());
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts), GTK_WIDGET (self->page));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), toasts);
  adw_dialog_set_title (ADW_DIALOG (self), _("Deal Code"));
  adw_dialog_set_content_width (ADW_DIALOG (self), 560);
  adw_dialog_set_content_height (ADW_DIALOG (self), 640);
  adw_dialog_set_child (ADW_DIALOG (self), view);
}

AdwDialog *
rummy_deal_dialog_new (RummyGame *game, const RummyRules *rules)
{
  RummyDealDialog *self;

  g_return_val_if_fail (game == NULL || RUMMY_IS_GAME (game), NULL);

  self = g_object_new (RUMMY_TYPE_DEAL_DIALOG, NULL);
  g_set_object (&self->game, game);
  self->rules = *rules;
  if (game != NULL && rummy_game_get_record (game)->later_from > 0)
    add_copy (self);
  else if (game != NULL)
    add_own (self);
  add_others (self);

  return ADW_DIALOG (self);
}
