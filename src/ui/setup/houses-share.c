/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/houses-share.h"

#include <glib/gi18n.h>
#include <string.h>

#include "store/houses.h"
#include "store/name.h"
#include "store/read.h"
#include "store/replace.h"
#include "ui/parts/file-name.h"

/* What is asked for. */
typedef enum {
  QUESTION_SAVE,   /* the name of house rules that come */
  QUESTION_RENAME, /* the name of those that are there */
  QUESTION_IMPORT  /* a code */
} QuestionKind;

typedef struct {
  RummyHousesGroup *group;
  QuestionKind kind;
  const RummyPreset *preset; /* of QUESTION_SAVE, with the rules */
  RummyRules rules;
  char *from; /* of QUESTION_RENAME */
  GtkEditable *entry;
} Question;

/* A file that is read or written. */
typedef struct {
  RummyHousesGroup *group;
  char *name; /* of the house rules, or NULL */
  GFile *file;
} Transfer;

static void ask (RummyHousesGroup *group, const Question *what, const char *text, const char *refusal);

static void
question_free (gpointer data, GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->group);
  g_free (question->from);
  g_free (question);
}

static void
transfer_free (Transfer *transfer)
{
  g_object_unref (transfer->group);
  g_clear_object (&transfer->file);
  g_free (transfer->name);
  g_free (transfer);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Transfer, transfer_free)

static Transfer *
transfer_new (RummyHousesGroup *group, const char *name, GFile *file)
{
  Transfer *transfer = g_new (Transfer, 1);

  *transfer = (Transfer) { g_object_ref (group), g_strdup (name), file != NULL ? g_object_ref (file) : NULL };

  return transfer;
}

static GtkFileDialog *
make_chooser (const char *title)
{
  GtkFileDialog *chooser = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) files = gtk_file_filter_new ();

  gtk_file_filter_set_name (files, _("House rules of Rummy 500"));
  gtk_file_filter_add_suffix (files, RUMMY_HOUSE_RULES_SUFFIX + 1);
  gtk_file_dialog_set_default_filter (chooser, files);
  gtk_file_dialog_set_title (chooser, title);

  return chooser;
}

static GtkWindow *
get_window (RummyHousesGroup *group)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (group));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

static gboolean
is_dismissed (const GError *error)
{
  return g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED) ||
         g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED);
}

static void
save_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Transfer) transfer = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error);

  if (file != NULL)
    rummy_houses_export_to (transfer->group, transfer->name, file);
  else if (!is_dismissed (error))
    rummy_houses_group_tell (transfer->group, error->message);
}

static void
open_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Transfer) transfer = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, &error);

  if (file != NULL)
    rummy_houses_import_from (transfer->group, file);
  else if (!is_dismissed (error))
    ask (transfer->group, &(Question) { .kind = QUESTION_IMPORT }, "", error->message);
}

/* The row that they have then gets the focus. */
static gboolean
add (RummyHousesGroup *group, const RummyHouseRules *house, GError **error)
{
  rummy_houses_group_set_focus_name (group, house->name);
  if (rummy_houses_add (rummy_houses_group_get_settings (group), house, error))
    return TRUE;

  rummy_houses_group_set_focus_name (group, NULL);

  return FALSE;
}

static gboolean
rename_to (RummyHousesGroup *group, const char *from, const char *to, GError **error)
{
  g_autofree char *name = rummy_name_clean (to, G_MAXUINT);
  gboolean is_renamed;

  rummy_houses_group_set_focus_name (group, name);
  is_renamed = rummy_houses_rename (rummy_houses_group_get_settings (group), from, to, error);
  /* Where that changed nothing, the list does not come anew. */
  rummy_houses_group_set_focus_name (group, NULL);

  return is_renamed;
}

/* House rules that come are there when their name is free; else it is asked for.  The code is what they came as, or
 * empty. */
static void
take_in (RummyHousesGroup *group, const RummyHouseRules *house, const char *code)
{
  const Question what = { .kind = QUESTION_SAVE, .preset = house->preset, .rules = house->rules };
  g_autofree char *words = NULL;
  g_autoptr (GError) error = NULL;

  if (add (group, house, &error)) {
    /* Translators: the name of house rules. */
    words = g_strdup_printf (_("“%s” is among your house rules"), house->name);
    rummy_houses_group_tell (group, words);
  } else if (g_error_matches (error, RUMMY_HOUSE_RULES_ERROR, RUMMY_HOUSE_RULES_ERROR_TAKEN)) {
    ask (group, &what, house->name, error->message);
  } else {
    ask (group, &(Question) { .kind = QUESTION_IMPORT }, code, error->message);
  }
}

/* What is answered is looked at then, and where it is refused it is asked for again, with the reason: so is a name that
 * is too long, of which an entry with a limit would drop the end without a word. */
static void
answered_cb (AdwAlertDialog *alert, const char *response, Question *question)
{
  RummyHousesGroup *group = question->group;
  const char *text = gtk_editable_get_text (question->entry);
  g_autoptr (RummyHouseRules) house = NULL;
  g_autoptr (GError) error = NULL;

  if (g_str_equal (response, "file")) {
    g_autoptr (GtkFileDialog) chooser = make_chooser (_("Import House Rules"));

    gtk_file_dialog_open (chooser, get_window (group), NULL, open_cb, transfer_new (group, NULL, NULL));
    return;
  }
  if (!g_str_equal (response, "keep"))
    return;

  switch (question->kind) {
  case QUESTION_RENAME:
    rename_to (group, question->from, text, &error);
    break;
  case QUESTION_SAVE:
    house = rummy_house_rules_new (text, question->preset, &question->rules, &error);
    if (house != NULL)
      add (group, house, &error);
    break;
  case QUESTION_IMPORT:
  default:
    house = rummy_house_rules_from_text (text, -1, &error);
    if (house != NULL)
      take_in (group, house, text);
    break;
  }

  if (error != NULL)
    ask (group, question, text, error->message);
}

static void
ask (RummyHousesGroup *group, const Question *what, const char *text, const char *refusal)
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
    refusal == NULL && is_code ? _("Paste the code that somebody sent you, or open a file with house rules.") : refusal;
  GtkWidget *box, *entry;
  Question *question;
  AdwDialog *dialog;
  AdwAlertDialog *alert;

  if (get_window (group) == NULL)
    return;

  dialog = adw_alert_dialog_new (_(headings[what->kind]), words);
  alert = ADW_ALERT_DIALOG (dialog);
  entry = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry), is_code ? _("Code of House Rules") : _("Name"));
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (entry), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (entry), text);
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
  question->group = g_object_ref (group);
  question->from = g_strdup (what->from);
  question->entry = GTK_EDITABLE (entry);
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), question, question_free, G_CONNECT_DEFAULT);
  adw_dialog_present (dialog, GTK_WIDGET (group));
}

void
rummy_houses_ask_save (RummyHousesGroup *group, const RummyPreset *preset, const RummyRules *rules)
{
  ask (group, &(Question) { .kind = QUESTION_SAVE, .preset = preset, .rules = *rules }, "", NULL);
}

void
rummy_houses_ask_rename (RummyHousesGroup *group, const char *name)
{
  ask (group, &(Question) { .kind = QUESTION_RENAME, .from = (char *) name }, name, NULL);
}

void
rummy_houses_ask_import (RummyHousesGroup *group)
{
  ask (group, &(Question) { .kind = QUESTION_IMPORT }, "", NULL);
}

void
rummy_houses_ask_file (RummyHousesGroup *group, const char *name)
{
  g_autoptr (GtkFileDialog) chooser = make_chooser (_("Save House Rules"));
  g_autofree char *file = g_strconcat (name, RUMMY_HOUSE_RULES_SUFFIX, NULL);

  gtk_file_dialog_set_initial_name (chooser, g_strdelimit (file, G_DIR_SEPARATOR_S, '-'));
  gtk_file_dialog_save (chooser, get_window (group), NULL, save_cb, transfer_new (group, name, NULL));
}

static void
exported_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (Transfer) transfer = data;
  g_autofree char *name = rummy_file_name (transfer->file), *words = NULL;
  g_autoptr (GError) error = NULL;

  if (rummy_replace_finish (result, &error))
    /* Translators: the name of a file. */
    words = g_strdup_printf (_("Saved as “%s”"), name);
  else
    /* Translators: the name of a file, and what the system says. */
    words = g_strdup_printf (_("Not saved as “%s”: %s"), name, error->message);
  rummy_houses_group_tell (transfer->group, words);
}

void
rummy_houses_export_to (RummyHousesGroup *group, const char *name, GFile *file)
{
  g_autoptr (GPtrArray) houses = rummy_houses_list (rummy_houses_group_get_settings (group));
  const RummyHouseRules *house = rummy_houses_find_name (houses, name);
  g_autofree char *text = NULL, *line = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_if_fail (RUMMY_IS_HOUSES_GROUP (group));

  if (house == NULL)
    return;

  text = rummy_house_rules_to_text (house);
  line = g_strconcat (text, "\n", NULL);
  bytes = g_bytes_new (line, strlen (line));
  rummy_replace_async (file, bytes, G_FILE_CREATE_REPLACE_DESTINATION, NULL, exported_cb,
                       transfer_new (group, name, file));
}

static void
refuse_file (const Transfer *transfer, const char *reason)
{
  g_autofree char *name = rummy_file_name (transfer->file);
  /* Translators: the name of a file, then whole sentences. */
  g_autofree char *words = g_strdup_printf (_("“%s” was not imported. %s"), name, reason);

  ask (transfer->group, &(Question) { .kind = QUESTION_IMPORT }, "", words);
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
    take_in (transfer->group, house, "");
  else
    refuse_file (transfer, error->message);
}

void
rummy_houses_import_from (RummyHousesGroup *group, GFile *file)
{
  g_return_if_fail (RUMMY_IS_HOUSES_GROUP (group));

  rummy_read_async (file, RUMMY_HOUSE_RULES_BYTES_MAX, NULL, imported_cb, transfer_new (group, NULL, file));
}
