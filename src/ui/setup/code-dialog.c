/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/code-dialog.h"

#include <glib/gi18n.h>

#include "game/deal-code.h"
#include "ui/parts/announce.h"
#include "ui/parts/bindings.h"
#include "ui/words/games.h"

struct _RummyCodeDialog {
  AdwAlertDialog parent_instance;

  RummyRules rules;
  AdwEntryRow *code;
  AdwActionRow *verdict; /* what the code is, or that it is none */
};

G_DEFINE_FINAL_TYPE (RummyCodeDialog, rummy_code_dialog, ADW_TYPE_ALERT_DIALOG)

enum { SIGNAL_CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Names the game, or says what a code looks like; shown and announced. */
static void
changed_cb (RummyCodeDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->code));
  g_autofree char *words = NULL;
  RummyRecord start = { 0 };
  gboolean is_code = rummy_deal_code_read_share (text, &self->rules, &start);

  if (is_code)
    /* Translators: the name of a game. */
    words = g_strdup_printf (ngettext ("%s, %d player", "%s, %d players", (gulong) start.rules.players),
                             rummy_games_name (&start.rules), start.rules.players);
  else if (*text != '\0')
    words = g_strdup (_("Codes look like this:\ngin 0123-4567-89ABC"));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->verdict), words != NULL ? words : "");
  if (words != NULL)
    rummy_announce (GTK_WIDGET (self->verdict), words);
  adw_alert_dialog_set_response_enabled (ADW_ALERT_DIALOG (self), "play", is_code);
}

static void
response_cb (RummyCodeDialog *self, const char *response)
{
  if (g_str_equal (response, "play"))
    g_signal_emit (self, signals[SIGNAL_CHOSEN], 0, gtk_editable_get_text (GTK_EDITABLE (self->code)));
}

static void
rummy_code_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_CODE_DIALOG);

  G_OBJECT_CLASS (rummy_code_dialog_parent_class)->dispose (object);
}

static void
rummy_code_dialog_class_init (RummyCodeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_code_dialog_dispose;

  signals[SIGNAL_CHOSEN] = g_signal_new ("chosen", RUMMY_TYPE_CODE_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/code-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyCodeDialog, code);
  gtk_widget_class_bind_template_child (widget_class, RummyCodeDialog, verdict);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, response_cb);
  rummy_bindings_add (widget_class);
}

static void
rummy_code_dialog_init (RummyCodeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

AdwDialog *
rummy_code_dialog_new (const RummyRules *rules)
{
  RummyCodeDialog *self = g_object_new (RUMMY_TYPE_CODE_DIALOG, NULL);

  self->rules = *rules;

  return ADW_DIALOG (self);
}
