/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/deal-dialog.h"

#include <glib/gi18n.h>

#include "engine/rng.h"
#include "game/deal-code.h"
#include "game/replayed-deal.h"
#include "ui/parts/announce.h"
#include "ui/parts/bindings.h"
#include "ui/parts/toast.h"

/* A fingerprint is written in this many groups of digits. */
#define GROUPS 8
#define GROUP_DIGITS 8

/* A number that no round has, for what follows a shared hand. */
#define SEED_SHARED G_GUINT64_CONSTANT (4000000)

struct _RummyDealDialog {
  AdwDialog parent_instance;

  RummyGame *game;
  GtkLabel *line; /* empty while it is secret */
  GtkLabel *about;
  GtkWidget *copy;
  GtkWidget *details;
  AdwActionRow *proof, *fingerprint, *text;
  AdwEntryRow *noted;
  AdwActionRow *verdict;
};

G_DEFINE_FINAL_TYPE (RummyDealDialog, rummy_deal_dialog, ADW_TYPE_DIALOG)

static void
copy (RummyDealDialog *self, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  rummy_toast_tell (GTK_WIDGET (self), _("Copied"));
}

static void
copy_line_cb (RummyDealDialog *self)
{
  copy (self, gtk_label_get_label (self->line));
}

static void
copy_fingerprint_cb (RummyDealDialog *self)
{
  g_autofree char *fingerprint = rummy_deal_code_fingerprint (rummy_game_get_record (self->game));

  copy (self, fingerprint);
}

static void
copy_text_cb (RummyDealDialog *self)
{
  g_autofree char *text = rummy_deal_code_text (rummy_game_get_record (self->game));

  copy (self, text);
}

static void
noted_cb (RummyDealDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->noted)), *words = "";
  gboolean matches = rummy_deal_code_matches (rummy_game_get_record (self->game), text);

  gtk_widget_remove_css_class (GTK_WIDGET (self->noted), "error");
  gtk_widget_remove_css_class (GTK_WIDGET (self->noted), "success");
  if (*text != '\0') {
    gtk_widget_add_css_class (GTK_WIDGET (self->noted), matches ? "success" : "error");
    words = matches ? _("The fingerprints match: nobody changed the cards.")
                    : _("The fingerprints don’t match. Check the digits, and make sure they’re from this game.");
  }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->verdict), words);
  if (*words != '\0')
    rummy_announce (GTK_WIDGET (self->verdict), words);
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

/* A copy of another game shares its hand alone: the codes of that game are not told twice. */
static char *
share (RummyGame *game)
{
  const RummyRecord *record = rummy_game_get_record (game);
  g_autoptr (RummyGame) hand = NULL;

  if (record->later_from == 0)
    return rummy_deal_code_share (record);

  hand = rummy_replayed_deal_new_with (game, &record->rules, rummy_seed_mix (record->later_seed, SEED_SHARED));

  return rummy_deal_code_share (rummy_game_get_record (hand));
}

static const char *
proof_words (gboolean is_told)
{
  if (is_told)
    return _("Compare this fingerprint with the one you wrote down earlier.");

  return _("Write down this fingerprint to prove later that no cards changed.");
}

static void
show_details (RummyDealDialog *self, gboolean is_told)
{
  const RummyRecord *record = rummy_game_get_record (self->game);
  g_autofree char *fingerprint = rummy_deal_code_fingerprint (record), *shown = group_digits (fingerprint);
  g_autofree char *text = rummy_deal_code_text (record);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->proof), proof_words (is_told));
  adw_action_row_set_subtitle (self->fingerprint, shown);
  if (is_told)
    adw_action_row_set_subtitle (self->text, g_strchomp (text));
}

static void
fill (RummyDealDialog *self)
{
  gboolean is_copy = rummy_game_get_record (self->game)->later_from > 0;
  gboolean is_told = rummy_game_get_match (self->game)->over || rummy_game_is_practice (self->game);
  gboolean is_possible = !is_copy || rummy_game_get_round (self->game)->absent == 0;
  g_autofree char *line = is_told && is_possible ? share (self->game) : NULL;

  gtk_label_set_label (self->line, line != NULL ? line : "");
  if (!is_told)
    gtk_label_set_label (self->about, _("You can share this deal after the game."));
  else if (!is_possible)
    gtk_label_set_label (self->about, _("A player was eliminated, so this round can’t be dealt again."));
  else
    gtk_label_set_label (self->about, _("Send this code to a friend to play the same cards."));
  gtk_widget_set_visible (self->details, !is_copy);
  if (!is_copy)
    show_details (self, is_told);
  if (line != NULL)
    adw_dialog_set_focus (ADW_DIALOG (self), self->copy);
}

static void
rummy_deal_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_DEAL_DIALOG);
  g_clear_object (&RUMMY_DEAL_DIALOG (object)->game);

  G_OBJECT_CLASS (rummy_deal_dialog_parent_class)->dispose (object);
}

static void
rummy_deal_dialog_class_init (RummyDealDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_deal_dialog_dispose;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/deal-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyDealDialog, line);
  gtk_widget_class_bind_template_child (widget_class, RummyDealDialog, about);
  gtk_widget_class_bind_template_child (widget_class, RummyDealDialog, copy);
  gtk_widget_class_bind_template_child (widget_class, RummyDealDialog, details);
  gtk_widget_class_bind_template_child (widget_class, RummyDealDialog, proof);
  gtk_widget_class_bind_template_child (widget_class, RummyDealDialog, fingerprint);
  gtk_widget_class_bind_template_child (widget_class, RummyDealDialog, text);
  gtk_widget_class_bind_template_child (widget_class, RummyDealDialog, noted);
  gtk_widget_class_bind_template_child (widget_class, RummyDealDialog, verdict);
  gtk_widget_class_bind_template_callback (widget_class, copy_line_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_fingerprint_cb);
  gtk_widget_class_bind_template_callback (widget_class, copy_text_cb);
  gtk_widget_class_bind_template_callback (widget_class, noted_cb);
  rummy_bindings_add (widget_class);
}

static void
rummy_deal_dialog_init (RummyDealDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
rummy_deal_dialog_new (RummyGame *game)
{
  RummyDealDialog *self;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  self = g_object_new (RUMMY_TYPE_DEAL_DIALOG, NULL);
  self->game = g_object_ref (game);
  fill (self);

  return ADW_DIALOG (self);
}
