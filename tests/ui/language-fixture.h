/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>
#include <libintl.h>
#include <locale.h>

/* The program in another language, and what finds words that were left in English: those of the compiled catalogue
 * that have a translation, and in the pseudo language every plain word. */

#define PSEUDO "en_XA"

static GHashTable *english; /* the texts that the language says otherwise */
static gboolean is_pseudo;

/* What has no language of ours: names that people and files have here, and keys, whose names are GTK's. */
static const char *const plain_words[] = {
  "Anna", "Josephine", "Among", "Friends", "Alt",  "Ctrl", "Shift", "Escape", "Return", "Space", "Tab",       "Page",
  "Up",   "Down",      "Left",  "Right",   "Home", "End",  "Menu",  "Pause",  "Insert", "Delete", "Backspace", NULL
};

/* What GTK and libadwaita say, which have catalogues of their own. */
static const char *const their_words[] = {
  "Minimize", "Minimize the window", "Maximize", "Maximize the window", "Close", "Close the window", "Dismiss",
  "Back", NULL
};

static inline guint32
number_at (const char *data, gsize offset)
{
  guint32 number;

  memcpy (&number, data + offset, sizeof number);

  return number;
}

static inline gboolean
has_key_cb (gpointer key, gpointer value, gpointer table)
{
  return g_hash_table_contains (table, key);
}

/* Of a catalogue that msgfmt wrote on this machine: a header, then a length and an offset for each text. */
static inline void
read_catalogue (const char *path)
{
  g_autoptr (GHashTable) translations = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  gsize size;

  g_file_get_contents (path, &data, &size, &error);
  g_assert_no_error (error);
  english = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 1; i < number_at (data, 8); i++) { /* the first is empty, and has the header */
    const char *original = data + number_at (data, number_at (data, 12) + 8 * i + 4);
    const char *translation = data + number_at (data, number_at (data, 16) + 8 * i + 4);
    const char *context = strchr (original, '\004');

    g_hash_table_add (translations, g_strdup (translation));
    if (!g_str_equal (context != NULL ? context + 1 : original, translation))
      g_hash_table_add (english, g_strdup (context != NULL ? context + 1 : original));
  }
  g_hash_table_foreach_remove (english, has_key_cb, translations); /* a word that is right in one place */
}

/* Before GTK is started; the catalogues lie in folder. */
static inline void
speak (const char *language, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, language, "LC_MESSAGES", "rummy500.mo", NULL);

  is_pseudo = g_str_equal (language, PSEUDO);
  read_catalogue (path);
  g_setenv ("LANGUAGE", language, TRUE);
  bindtextdomain ("rummy500", folder);
  bind_textdomain_codeset ("rummy500", "UTF-8");
  textdomain ("rummy500");
}

/* The C library has the names of the months. */
static inline gboolean
is_month (const char *word)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *month = g_date_time_format (now, "%B");

  return g_str_equal (word, month);
}

static inline gboolean
is_english (const char *word)
{
  gboolean has_letters = strlen (word) >= 2;

  for (const char *s = word; *s != '\0'; s++)
    has_letters &= g_ascii_isalpha (*s);

  return has_letters && !g_strv_contains (plain_words, word) && !is_month (word);
}

/* What of a text was left in English, to be freed, or NULL. */
static inline char *
find_english (const char *text)
{
  g_auto (GStrv) words = NULL;

  if (g_strv_contains (their_words, text))
    return NULL;
  if (!is_pseudo)
    return g_hash_table_contains (english, text) ? g_strdup (text) : NULL;

  words = g_regex_split_simple ("[^0-9A-Za-z\\x{80}-\\x{10ffff}]+", text, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT);
  for (guint i = 0; words[i] != NULL; i++) {
    if (is_english (words[i]))
      return g_strdup (words[i]);
  }

  return NULL;
}

/* The test fails, and goes on to find the others. */
#define find_fault(...) (g_test_message (__VA_ARGS__), g_test_fail ())

static inline void
check_words (GtkWidget *widget, const char *what, const char *text)
{
  g_autofree char *word = text != NULL ? find_english (text) : NULL;

  if (word != NULL)
    find_fault ("left in English: \"%s\" in the %s \"%s\" of a %s", word, what, text, G_OBJECT_TYPE_NAME (widget));
}

/* What it is called where it is not seen, to be freed. */
static inline char *
spoken_words (GtkWidget *widget, GtkAccessibleProperty property)
{
  return gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\001");
}

/* All that can be read or heard of it and of what is in it. */
static inline void
check_language (GtkWidget *widget)
{
  /* The button of a colour says it in numbers. */
  if (!gtk_widget_get_mapped (widget) || GTK_IS_COLOR_DIALOG_BUTTON (widget))
    return;

  if (GTK_IS_LABEL (widget))
    check_words (widget, "text", gtk_label_get_text (GTK_LABEL (widget)));
  check_words (widget, "tooltip", gtk_widget_get_tooltip_text (widget));
  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL)) {
    g_autofree char *words = spoken_words (widget, GTK_ACCESSIBLE_PROPERTY_LABEL);

    check_words (widget, "name", words);
  }
  if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION)) {
    g_autofree char *words = spoken_words (widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);

    check_words (widget, "description", words);
  }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_language (child);
}
