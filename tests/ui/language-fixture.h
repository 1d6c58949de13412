/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>
#include <libintl.h>
#include <locale.h>

#include "tooltip-fixture.h"

/* The program in another language, and what finds words that were left in English: those of the compiled catalogue
 * that have a translation, and in the pseudo language every plain word. */

#define PSEUDO "en_XA"

static GHashTable *english; /* the texts that the language says otherwise */
static GPtrArray *patterns; /* those of them that hold something: lists of the words around it */
static gboolean is_pseudo;

/* What has no language of ours: names that people and files have here, days and months, which the C library of this
 * test has in English only, and keys, whose names are GTK's. */
static const char *const plain_words[] = {
  "Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday",
  "Sunday", "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
  "November", "December", "AM", "PM",
  "Anna", "Josephine", "Among", "Friends", "Alt", "Ctrl", "Shift", "Escape", "Return", "Space", "Tab", "Page",
  "Up", "Down", "Left", "Right", "Home", "End", "Menu", "Pause", "Insert", "Delete", "Backspace", NULL
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

/* What shows of a text of the source: the letter of a key is underlined. */
static inline char *
shown_text (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "_", -1);

  return g_strjoinv ("", parts);
}

/* The words around what a text holds, such as the points in "%d points"; to be freed. */
static inline char **
parts_of (const char *text)
{
  return g_regex_split_simple ("%[^A-Za-z%]*(?:l|z)?[A-Za-z%]", text, G_REGEX_DEFAULT, G_REGEX_MATCH_DEFAULT);
}

/* Whether there are words enough to know it by. */
static inline gboolean
has_words (const char *text)
{
  g_auto (GStrv) parts = parts_of (text);
  guint n_letters = 0;

  for (guint i = 0; parts[i] != NULL; i++) {
    for (const char *s = parts[i]; *s != '\0'; s++)
      n_letters += g_ascii_isalpha (*s);
  }

  return n_letters >= 4;
}

static inline gboolean
fits_pattern (const char *text, char **parts)
{
  guint n = g_strv_length (parts);
  const char *rest = text;

  if (!g_str_has_prefix (text, parts[0]) || !g_str_has_suffix (text, parts[n - 1]))
    return FALSE;

  for (guint i = 0; i < n; i++) {
    rest = strstr (rest, parts[i]);
    if (rest == NULL)
      return FALSE;
    rest += strlen (parts[i]);
  }

  return TRUE;
}

static inline void
add_text (const char *text)
{
  if (strchr (text, '%') == NULL)
    g_hash_table_add (english, shown_text (text));
  else if (has_words (text))
    g_ptr_array_add (patterns, parts_of (text));
}

static inline gboolean
has_key_cb (gpointer key, gpointer value, gpointer table)
{
  return g_hash_table_contains (table, key);
}

/* Calls func with each text of a catalogue that msgfmt wrote on this machine, with its forms for one and for more, up
 * to end, and with its translation.  The file has a header, then a length and an offset for each text.  The forms of a
 * text follow each other, each with its end. */
typedef void (*TextFunc) (const char *original, const char *end, const char *translation, gpointer data);

static inline void
each_text (const char *language, const char *folder, const char *domain, TextFunc func, gpointer user_data)
{
  g_autofree char *name = g_strconcat (domain, ".mo", NULL);
  g_autofree char *path = g_build_filename (folder, language, "LC_MESSAGES", name, NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *data = NULL;
  gsize size;

  g_file_get_contents (path, &data, &size, &error);
  g_assert_no_error (error);
  for (guint i = 1; i < number_at (data, 8); i++) { /* the first is empty, and has the header */
    guint32 entry = number_at (data, 12) + 8 * i;
    const char *original = data + number_at (data, entry + 4), *end = original + number_at (data, entry);
    const char *translation = data + number_at (data, number_at (data, 16) + 8 * i + 4);
    const char *context = strchr (original, '\004');

    func (context != NULL ? context + 1 : original, end, translation, user_data);
  }
}

static inline void
add_text_cb (const char *original, const char *end, const char *translation, gpointer translations)
{
  g_hash_table_add (translations, shown_text (translation));
  for (; original < end && !g_str_equal (original, translation); original += strlen (original) + 1)
    add_text (original);
}

static inline void
read_catalogue (const char *language, const char *folder, const char *domain, GHashTable *translations)
{
  each_text (language, folder, domain, add_text_cb, translations);
  bindtextdomain (domain, folder);
  bind_textdomain_codeset (domain, "UTF-8");
}

/* Before GTK is started; the catalogues lie in folder. */
static inline void
speak (const char *language, const char *folder)
{
  g_autoptr (GHashTable) translations = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *help = g_build_filename (folder, "help", NULL);

  english = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  patterns = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  is_pseudo = g_str_equal (language, PSEUDO);
  g_setenv ("LANGUAGE", language, TRUE);
  read_catalogue (language, folder, "rummy500", translations);
  read_catalogue (language, help, "rummy500-help", translations);
  g_hash_table_foreach_remove (english, has_key_cb, translations); /* a word that is right in one place */
  textdomain ("rummy500");
}

static inline gboolean
is_english (const char *word)
{
  gboolean has_letters = strlen (word) >= 2;

  for (const char *s = word; *s != '\0'; s++)
    has_letters &= g_ascii_isalpha (*s);

  return has_letters && !g_strv_contains (plain_words, word);
}

/* What of a text was left in English, to be freed, or NULL. */
static inline char *
find_english (const char *text)
{
  g_auto (GStrv) words = NULL;

  if (g_strv_contains (their_words, text) || g_strv_contains (plain_words, text))
    return NULL;
  if (!is_pseudo) {
    for (guint i = 0; i < patterns->len; i++) {
      if (fits_pattern (text, patterns->pdata[i]))
        return g_strdup (text);
    }
    return g_hash_table_contains (english, text) ? g_strdup (text) : NULL;
  }

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
  /* The button of a colour says it in numbers, a picture has letters of a name, and what a friend is sent is for a
   * program. */
  if (!gtk_widget_get_mapped (widget) || GTK_IS_COLOR_DIALOG_BUTTON (widget) || ADW_IS_AVATAR (widget) ||
      gtk_widget_has_css_class (widget, "deal-line"))
    return;

  if (GTK_IS_LABEL (widget))
    check_words (widget, "text", gtk_label_get_text (GTK_LABEL (widget)));
  check_words (widget, "tooltip", tooltip_of (widget));
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
