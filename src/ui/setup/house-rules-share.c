/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/house-rules-share.h"

#include <glib/gi18n.h>
#include <string.h>

#include "store/house-rules-list.h"
#include "store/name.h"
#include "store/read.h"
#include "ui/parts/dialog.h"
#include "ui/parts/exchange.h"
#include "ui/parts/file-name.h"
#include "ui/parts/toast.h"

/* Questions. */
typedef enum {
  QUESTION_SAVE,   /* name of new ones */
  QUESTION_RENAME, /* new name */
  QUESTION_IMPORT  /* a code */
} QuestionKind;

typedef struct {
  GtkWidget *widget;
  GSettings *settings;
  QuestionKind kind;
  const RummyPreset *preset; /* of QUESTION_SAVE, with the rules */
  RummyRules rules;
  char *from; /* of QUESTION_RENAME */
  GtkEditable *entry;
} Question;

/* A file being chosen, read or written. */
typedef struct {
  GSettings *settings;
  char *name; /* may be NULL */
  RummyExchange *exchange; /* NULL while choosing */
} Transfer;

static const RummyFileKind kind = { N_("Rummy 500 House Rules"), RUMMY_HOUSE_RULES_SUFFIX, NULL };

static void ask (GtkWidget *widget, GSettings *settings, const Question *what, const char *text, const char *refusal);

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->widget);
  g_object_unref (question->settings);
  g_free (question->from);
  g_free (question);
}

static void
transfer_free (Transfer *transfer)
{
  g_object_unref (transfer->settings);
  g_free (transfer->name);
  g_clear_pointer (&transfer->exchange, rummy_exchange_free);
  g_free (transfer);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Transfer, transfer_free)

/* Takes exchange. */
static Transfer *
transfer_new (GSettings *settings, const char *name, RummyExchange *exchange)
{
  Transfer *transfer = g_new (Transfer, 1);

  *transfer = (Transfer) { g_object_ref (settings), g_strdup (name), exchange };

  return transfer;
}

static void
save_cb (GtkWidget *widget, GFile *file, gpointer data)
{
  g_autoptr (Transfer) transfer = data;

  rummy_house_rules_export_to (widget, transfer->settings, transfer->name, file);
}

static void
open_cb (GtkWidget *widget, GFile *file, gpointer data)
{
  g_autoptr (GSettings) settings = data;

  rummy_house_rules_import_from (widget, settings, file);
}

static void
set_focus_name (GtkWidget *widget, const char *name)
{
  gtk_widget_activate_action (widget, "houses.focus", "s", name);
}

/* Focuses the new row afterward. */
static gboolean
add (GtkWidget *widget, GSettings *settings, const RummyHouseRules *house, GError **error)
{
  set_focus_name (widget, house->name);
  if (rummy_house_rules_list_add (settings, house, error))
    return TRUE;

  set_focus_name (widget, "");

  return FALSE;
}

static gboolean
rename_to (GtkWidget *widget, GSettings *settings, const char *from, const char *to, GError **error)
{
  g_autofree char *name = rummy_name_clean (to, G_MAXUINT);
  gboolean is_renamed;

  set_focus_name (widget, name);
  is_renamed = rummy_house_rules_list_rename (settings, from, to, error);
  /* Nothing changed, so there is no refresh. */
  set_focus_name (widget, "");

  return is_renamed;
}

/* Adds imported house rules if their name is free, else asks for one. code: what was imported, perhaps empty. */
static void
take_in (GtkWidget *widget, GSettings *settings, const RummyHouseRules *house, const char *code)
{
  const Question what = { .kind = QUESTION_SAVE, .preset = house->preset, .rules = house->rules };
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  if (add (widget, settings, house, &error)) {
    /* Translators: the name of house rules. */
    words = g_strdup_printf (_("“%s” added to your house rules"), house->name);
    rummy_toast_tell (widget, words);
  } else if (g_error_matches (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_TAKEN)) {
    ask (widget, settings, &what, house->name, error->message);
  } else {
    ask (widget, settings, &(Question) { .kind = QUESTION_IMPORT }, code, error->message);
  }
}

/* Checks the answer and asks again with the reason, also for a long name, which an entry with a limit would cut off
 * silently. */
static void
answered_cb (AdwAlertDialog *alert, const char *response, Question *question)
{
  GtkWidget *widget = question->widget;
  GSettings *settings = question->settings;
  const char *text = gtk_editable_get_text (question->entry);
  g_autoptr (RummyHouseRules) house = NULL;
  g_autoptr (GError) error = NULL;

  if (g_str_equal (response, "file")) {
    rummy_exchange_choose (widget, _("Import House Rules"), &kind, NULL, open_cb, g_object_ref (settings),
                           g_object_unref);
    return;
  }
  if (!g_str_equal (response, "keep"))
    return;

  switch (question->kind) {
  case QUESTION_RENAME:
    rename_to (widget, settings, question->from, text, &error);
    break;
  case QUESTION_SAVE:
    house = rummy_house_rules_new (text, question->preset, &question->rules, &error);
    if (house != NULL)
      add (widget, settings, house, &error);
    break;
  case QUESTION_IMPORT:
  default:
    house = rummy_house_rules_from_text (text, -1, &error);
    if (house != NULL)
      take_in (widget, settings, house, text);
    break;
  }

  if (error != NULL)
    ask (widget, settings, question, text, error->message);
}

static void
ask (GtkWidget *widget, GSettings *settings, const Question *what, const char *text, const char *refusal)
{
  static const char *const headings[] = {
    [QUESTION_SAVE] = N_("Save House Rules"),
    [QUESTION_RENAME] = N_("Rename House Rules"),
    [QUESTION_IMPORT] = N_("Import House Rules"),
  };
  static const char *const responses[] = {
    [QUESTION_SAVE] = N_("_Save"), [QUESTION_RENAME] = N_("_Rename"), [QUESTION_IMPORT] = N_("_Import"),
  };
  gboolean is_code = what->kind == QUESTION_IMPORT;
  const char *words =
    refusal == NULL && is_code ? _("Paste a code, or open a file.") : refusal;
  GtkWidget *box, *entry;
  Question *question;
  AdwDialog *dialog;
  AdwAlertDialog *alert;

  if (!GTK_IS_WINDOW (gtk_widget_get_root (widget)))
    return;

  dialog = adw_alert_dialog_new (_(headings[what->kind]), words);
  alert = ADW_ALERT_DIALOG (dialog);
  entry = g_object_new (ADW_TYPE_ENTRY_ROW, "title", is_code ? _("Code") : _("Name"),
                        "activates-default", TRUE, "text", text, NULL);
  if (refusal != NULL)
    gtk_widget_add_css_class (entry, "error");
  box = adw_preferences_group_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (box), entry);
  adw_alert_dialog_set_extra_child (alert, box);
  adw_alert_dialog_add_response (alert, "cancel", _("_Cancel"));
  if (is_code)
    adw_alert_dialog_add_response (alert, "file", _("_Open File…"));
  adw_alert_dialog_add_response (alert, "keep", _(responses[what->kind]));
  adw_alert_dialog_set_response_appearance (alert, "keep", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (alert, "keep");
  adw_alert_dialog_set_close_response (alert, "cancel");
  adw_dialog_set_focus (dialog, entry);

  question = g_memdup2 (what, sizeof *what);
  question->widget = g_object_ref (widget);
  question->settings = g_object_ref (settings);
  question->from = g_strdup (what->from);
  question->entry = GTK_EDITABLE (entry);
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), question, question_free, G_CONNECT_DEFAULT);
  rummy_dialog_present (dialog, widget);
}

void
rummy_house_rules_ask_save (GtkWidget *widget, GSettings *settings, const RummyPreset *preset, const RummyRules *rules)
{
  ask (widget, settings, &(Question) { .kind = QUESTION_SAVE, .preset = preset, .rules = *rules }, "", NULL);
}

void
rummy_house_rules_ask_rename (GtkWidget *widget, GSettings *settings, const char *name)
{
  ask (widget, settings, &(Question) { .kind = QUESTION_RENAME, .from = (char *) name }, name, NULL);
}

void
rummy_house_rules_ask_import (GtkWidget *widget, GSettings *settings)
{
  ask (widget, settings, &(Question) { .kind = QUESTION_IMPORT }, "", NULL);
}

void
rummy_house_rules_ask_file (GtkWidget *widget, GSettings *settings, const char *name)
{
  rummy_exchange_choose (widget, _("Save House Rules"), &kind, name, save_cb, transfer_new (settings, name, NULL),
                         (GDestroyNotify) transfer_free);
}

void
rummy_house_rules_export_to (GtkWidget *widget, GSettings *settings, const char *name, GFile *file)
{
  g_autoptr (GPtrArray) houses = rummy_house_rules_list_get (settings);
  const RummyHouseRules *house = rummy_house_rules_list_find_name (houses, name);
  g_autofree char *text = NULL, *line = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (house == NULL)
    return;

  text = rummy_house_rules_to_text (house);
  line = g_strconcat (text, "\n", NULL);
  bytes = g_bytes_new (line, strlen (line));
  rummy_exchange_write (rummy_exchange_new (widget, file, _("Not Exported")), bytes);
}

static void
refuse_file (const Transfer *transfer, const char *reason)
{
  g_autofree char *name = rummy_file_name (transfer->exchange->file);
  /* Translators: the name of a file, then whole sentences. */
  g_autofree char *words = g_strdup_printf (_("“%s” wasn’t imported. %s"), name, reason);

  ask (transfer->exchange->widget, transfer->settings, &(Question) { .kind = QUESTION_IMPORT }, "", words);
}

static void
imported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Transfer) transfer = data;
  g_autoptr (RummyHouseRules) house = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = rummy_read_finish (result, &error);
  gsize size;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &size) : NULL;

  if (bytes != NULL)
    house = rummy_house_rules_from_text (text != NULL ? text : "", (gssize) size, &error);
  if (house != NULL)
    take_in (transfer->exchange->widget, transfer->settings, house, "");
  else
    refuse_file (transfer, error->message);
}

void
rummy_house_rules_import_from (GtkWidget *widget, GSettings *settings, GFile *file)
{
  rummy_read_async (file, RUMMY_HOUSE_RULES_BYTES_MAX, NULL, imported_cb,
                    transfer_new (settings, NULL, rummy_exchange_new (widget, file, _("Not Imported"))));
}
