/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-language.h"

#include <glib/gi18n.h>
#include <locale.h>

#include "rummy-config.h"
#include "rummy-rows.h"

#define SETTING "language"

/* Those of po/LINGUAS and that of the source, each as its speakers call it, in the order of their codes. */
typedef struct {
  const char *code, *locale, *name;
  GtkTextDirection direction;
} Language;

static const Language languages[] = {
  { "ar", "ar_EG.UTF-8", "العربية", GTK_TEXT_DIR_RTL },
  { "de", "de_DE.UTF-8", "Deutsch", GTK_TEXT_DIR_LTR },
  { "en", "en_US.UTF-8", "English", GTK_TEXT_DIR_LTR },
  { "es", "es_ES.UTF-8", "Español", GTK_TEXT_DIR_LTR },
  { "fr", "fr_FR.UTF-8", "Français", GTK_TEXT_DIR_LTR },
};

static char *before;           /* what the environment asked for */
static const Language *spoken; /* the one that was chosen, NULL for that of the desktop */
static gboolean can_speak;     /* others than that */

static const Language *
find_language (const char *code)
{
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++) {
    if (g_str_equal (languages[i].code, code))
      return &languages[i];
  }

  return NULL;
}

/* The C library has no other language in the locale C, and in its like.  Where there is no better one, whichever is
 * installed does, as it is "LANGUAGE" that counts. */
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

/**
 * rummy_language_apply:
 *
 * Sets the language of all texts, once, after setlocale() and before the first text is asked for.  Numbers
 * stay as the desktop has them.  What is no language of ours is passed over.
 */
void
rummy_language_apply (void)
{
  g_autoptr (GSettings) settings = g_settings_new (RUMMY_APP_ID);
  g_autofree char *code = g_settings_get_string (settings, SETTING);
  g_autofree char *locale = g_strdup (setlocale (LC_MESSAGES, NULL));
  const Language *language = find_language (code);

  before = g_strdup (g_getenv ("LANGUAGE"));
  can_speak = set_locale (language);
  if (can_speak && language != NULL) {
    spoken = language;
    g_setenv ("LANGUAGE", spoken->code, TRUE);
    setlocale (LC_TIME, spoken->locale); /* where it is installed, for the names of the months */
  } else {
    setlocale (LC_MESSAGES, locale);
  }
}

/**
 * rummy_language_take_back:
 *
 * Leaves the environment as it was found, for the program that is started next.
 */
void
rummy_language_take_back (void)
{
  if (before != NULL)
    g_setenv ("LANGUAGE", before, TRUE);
  else
    g_unsetenv ("LANGUAGE");
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
  if (spoken != NULL)
    gtk_widget_set_default_direction (spoken->direction);
}

/* The row has the desktop's language first. */
static const Language *
get_selected (AdwComboRow *row)
{
  guint selected = adw_combo_row_get_selected (row);

  return selected > 0 && selected <= G_N_ELEMENTS (languages) ? &languages[selected - 1] : NULL;
}

static gboolean
code_to_selected_cb (GValue *selected, GVariant *value, gpointer data)
{
  const Language *language = find_language (g_variant_get_string (value, NULL));

  g_value_set_uint (selected, language != NULL ? (guint) (language - languages) + 1 : 0);

  return TRUE;
}

static GVariant *
selected_to_code_cb (const GValue *selected, const GVariantType *type, gpointer row)
{
  const Language *language = get_selected (row);

  return g_variant_new_string (language != NULL ? language->code : "");
}

static void
selected_cb (AdwComboRow *row, GParamSpec *pspec, GtkWidget *restart)
{
  gboolean is_spoken = get_selected (row) == spoken;

  gtk_widget_set_visible (restart, can_speak && !is_spoken);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), !can_speak ? _("This system has no locale of any language.")
                                                     : is_spoken ? ""
                                                                 : _("Spoken when the program starts anew."));
}

/**
 * rummy_language_row_new:
 * @settings: those of the program
 *
 * Returns: (transfer floating): a row to choose the language in; it offers to start the program anew where that is not
 *   the one that is spoken
 */
GtkWidget *
rummy_language_row_new (GSettings *settings)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *row, *restart;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  gtk_string_list_append (names, C_("language", "Like the Desktop"));
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    gtk_string_list_append (names, languages[i].name);

  row = g_object_new (ADW_TYPE_COMBO_ROW, "title", _("_Language"), "use-underline", TRUE, "model", names, "sensitive",
                      can_speak, NULL);
  restart = g_object_new (GTK_TYPE_BUTTON, "label", _("_Restart"), "use-underline", TRUE, "valign", GTK_ALIGN_CENTER,
                          "action-name", "app.restart", NULL);
  rummy_rows_show_choice (ADW_COMBO_ROW (row));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), restart);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (selected_cb), restart, G_CONNECT_DEFAULT);
  g_settings_bind_with_mapping (settings, SETTING, row, "selected", G_SETTINGS_BIND_DEFAULT, code_to_selected_cb,
                                selected_to_code_cb, row, NULL);
  selected_cb (ADW_COMBO_ROW (row), NULL, restart);

  return row;
}
