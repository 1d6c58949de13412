/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/preferences/language.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "store/settings.h"
#include "ui/config.h"
#include "ui/parts/announce.h"
#include "ui/parts/reason.h"
#include "ui/parts/rows.h"

#define SETTING "language"

/* Languages of the source and of po, which are in the order of their own names. */
typedef struct {
  const char *code, *locale, *name;
} Language;

static const Language languages[] = { { "en", "en_US.UTF-8", "English" }, RUMMY_LANGUAGES };

static char *before;                                      /* former value of LANGUAGE */
static const Language *offered[G_N_ELEMENTS (languages)]; /* installed languages */
static guint n_offered;
static const Language *spoken; /* chosen language, NULL for the desktop's */

static const Language *
find_language (const char *code)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
    if (g_str_equal (languages[i].code, code))
      return &languages[i];
  }

  return NULL;
}

static gboolean
has_catalogue (const Language *language, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, language->code, "LC_MESSAGES", RUMMY_DOMAIN ".mo", NULL);

  return g_str_equal (language->code, "en") || g_file_test (path, G_FILE_TEST_EXISTS);
}

static const Language *
find_offered (const char *code)
{
  for (guint i = 0; i < n_offered; i++) {
    if (g_str_equal (offered[i]->code, code))
      return offered[i];
  }

  return NULL;
}

/* In the locale C, gettext translates nothing. Any other installed locale will do, since LANGUAGE counts. */
static gboolean
set_locale (const Language *language)
{
  if (setlocale (LC_MESSAGES, NULL)[0] != 'C')
    return TRUE;
  if (language != NULL && setlocale (LC_MESSAGES, language->locale) != NULL)
    return TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
    if (setlocale (LC_MESSAGES, languages[i].locale) != NULL)
      return TRUE;
  }

  return FALSE;
}

static void
speak (const Language *language, const char *folder)
{
  g_autofree char *locale = g_strdup (setlocale (LC_MESSAGES, NULL));

  if (set_locale (language)) {
    for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
      if (has_catalogue (&languages[i], folder))
        offered[n_offered++] = &languages[i];
    }
  }

  spoken = language != NULL ? find_offered (language->code) : NULL;
  if (spoken != NULL)
    g_setenv ("LANGUAGE", spoken->code, TRUE);
  else
    setlocale (LC_MESSAGES, locale);
}

/**
 * rummy_language_apply:
 * @folder: the catalogues of the program
 *
 * Sets the language of all texts, once, after setlocale() and before the first text is asked for.  Numbers stay as the
 * desktop has them.  What is no language of ours, or has no catalogue, is passed over.
 */
void
rummy_language_apply (const char *folder)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = source != NULL ? g_settings_schema_source_lookup (source, RUMMY_APP_ID, TRUE)
                                                      : NULL;
  g_autoptr (GSettings) settings = NULL;
  g_autofree char *code = NULL;

  if (schema == NULL) /* command line only */
    return;

  /* GSettings starts threads: the environment may change a value, but not grow. */
  before = g_strdup (g_getenv ("LANGUAGE"));
  g_setenv ("LANGUAGE", before != NULL ? before : "", TRUE);

  settings = g_settings_new (RUMMY_APP_ID);
  code = g_settings_get_string (settings, SETTING);
  speak (find_language (code), folder);
}

/**
 * rummy_language_get_environ:
 *
 * Returns: (transfer full): the environment as the program found it, for the program that is started next
 */
char **
rummy_language_get_environ (void)
{
  char **environment = g_get_environ ();

  return before != NULL ? g_environ_setenv (environment, "LANGUAGE", before, TRUE)
                        : g_environ_unsetenv (environment, "LANGUAGE");
}

/**
 * rummy_language_turn:
 *
 * Lets the windows run from the right to the left, or from the left to the right, as the chosen language is written.
 * To be called when GTK has been started.
 */
void
rummy_language_turn (void)
{
  if (spoken != NULL) {
    GUnicodeScript script = g_unichar_get_script (g_utf8_get_char (spoken->name));
    gboolean leftwards = script == G_UNICODE_SCRIPT_ARABIC || script == G_UNICODE_SCRIPT_HEBREW;

    gtk_widget_set_default_direction (leftwards ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
  }
}

/* Item 0 is the desktop's language. */
static const Language *
get_chosen (guint selected)
{
  return selected > 0 && selected <= n_offered ? offered[selected - 1] : NULL;
}

static gboolean
code_to_selected_cb (GValue *selected, GVariant *value, gpointer data)
{
  g_value_set_uint (selected, 0);
  for (guint i = 0; i < n_offered; i++) {
    if (g_str_equal (offered[i]->code, g_variant_get_string (value, NULL)))
      g_value_set_uint (selected, i + 1);
  }

  return TRUE;
}

static GVariant *
selected_to_code_cb (const GValue *selected, const GVariantType *type, gpointer data)
{
  const Language *language = get_chosen (g_value_get_uint (selected));

  return g_variant_new_string (language != NULL ? language->code : "");
}

static void
selected_cb (AdwComboRow *row)
{
  const char *words = adw_action_row_get_subtitle (ADW_ACTION_ROW (row));

  if (*words != '\0')
    rummy_announce (GTK_WIDGET (row), words);
}

gboolean
rummy_language_is_other (gpointer template, guint selected)
{
  return get_chosen (selected) != spoken;
}

char *
rummy_language_words (gpointer template, guint selected)
{
  if (n_offered == 0)
    return g_strdup (_("No other languages are installed."));

  return g_strdup (get_chosen (selected) == spoken ? "" : _("Takes effect when you restart Rummy 500"));
}

void
rummy_language_fill_row (AdwComboRow *row, GSettings *settings)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  g_return_if_fail (ADW_IS_COMBO_ROW (row));
  g_return_if_fail (G_IS_SETTINGS (settings));

  gtk_string_list_append (names, C_("language", "Follow System"));
  for (guint i = 0; i < n_offered; i++)
    gtk_string_list_append (names, offered[i]->name);
  adw_combo_row_set_model (row, G_LIST_MODEL (names));
  rummy_rows_show_choice (row);
  /* Applies at the next start. */
  if (n_offered == 0)
    rummy_reason_set (GTK_WIDGET (row), _("No other languages are installed."));
  else if (!rummy_settings_are_kept (settings))
    rummy_reason_set (GTK_WIDGET (row), _("Settings can’t be saved right now."));
  g_settings_bind_with_mapping (settings, SETTING, row, "selected",
                                G_SETTINGS_BIND_DEFAULT | G_SETTINGS_BIND_NO_SENSITIVITY, code_to_selected_cb,
                                selected_to_code_cb, NULL, NULL);
  g_signal_connect (row, "notify::selected", G_CALLBACK (selected_cb), NULL);
}
