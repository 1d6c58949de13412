/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help-search.h"

#include <string.h>

/* Ranks of a page; within one, the larger share of a title is better. */
enum { TEXT = 1000, HEADING = 2000, SYNONYM = 3000, TITLE = 4000 };
#define SHARE_MAX 999

#define STEM_MIN 3

/* Forms that no suffix tells; none is shorter than its stem. */
static const char *const irregular[][2] = {
  { "laid", "lay" },  { "took", "take" },   { "taken", "take" },   { "drew", "draw" },   { "drawn", "draw" },
  { "dealt", "deal" }, { "went", "go" },     { "gone", "go" },      { "won", "win" },     { "threw", "throw" },
  { "thrown", "throw" }, { "began", "begin" }, { "begun", "begin" }, { "held", "hold" }, { "kept", "keep" },
  { "lost", "lose" },
};

static gboolean
has_vowel (const char *word, gsize length)
{
  for (gsize i = 0; i < length; i++) {
    if (strchr ("aeiouy", word[i]) != NULL)
      return TRUE;
  }

  return FALSE;
}

static gboolean
drop (char *word, const char *suffix)
{
  gsize length = strlen (word), end = strlen (suffix);

  if (length < end + STEM_MIN - 1 || !g_str_has_suffix (word, suffix) || !has_vowel (word, length - end))
    return FALSE;

  word[length - end] = '\0';

  return TRUE;
}

/* "melding" and "melded", "discards", "going", "settings", "shuffled", "dropped", "jokers", "studies". */
static void
stem (char *word)
{
  gsize length;

  for (gsize i = 0; i < G_N_ELEMENTS (irregular); i++) {
    if (g_str_equal (word, irregular[i][0])) {
      g_strlcpy (word, irregular[i][1], strlen (word) + 1); /* no regular form is longer */
      break;
    }
  }

  if (g_str_has_suffix (word, "ies") && strlen (word) > STEM_MIN + 1)
    word[strlen (word) - 2] = '\0';
  else if (!g_str_has_suffix (word, "ss") && !g_str_has_suffix (word, "us") && strlen (word) > STEM_MIN)
    drop (word, "s");
  if (!drop (word, "ing") && !drop (word, "ed"))
    drop (word, "er");

  /* "dropp", but "call" and "pass" */
  length = strlen (word);
  if (length > STEM_MIN && word[length - 1] == word[length - 2] && strchr ("lsz", word[length - 1]) == NULL)
    word[--length] = '\0';
  if (length > STEM_MIN && word[length - 1] == 'e')
    word[--length] = '\0';
  if (length > STEM_MIN - 1 && word[length - 1] == 'y' && strchr ("aeou", word[length - 2]) == NULL)
    word[length - 1] = 'i';
}

static gboolean
is_english (void)
{
  const char *const *languages = g_get_language_names_with_category ("LC_MESSAGES");

  return g_str_has_prefix (languages[0], "en") || languages[0][0] == 'C';
}

char **
rummy_help_stems (const char *text)
{
  char **words = g_str_tokenize_and_fold (text, NULL, NULL);

  for (guint i = 0; is_english () && words[i] != NULL; i++) {
    if (g_str_is_ascii (words[i]))
      stem (words[i]);
  }

  return words;
}

/* Where words are written without spaces, as in Japanese, or joined, as with the article of Arabic, one may be in the
 * midst of another. */
static gboolean
begins_or_has (const char *word, const char *wanted)
{
  return g_str_has_prefix (word, wanted) ||
         (g_unichar_type (g_utf8_get_char (wanted)) == G_UNICODE_OTHER_LETTER && strstr (word, wanted) != NULL);
}

/* Returns how many of the words of a text are wanted, in percent; 0 unless all that are wanted are there. */
static guint
share_of (char **wanted, const char *text)
{
  g_auto (GStrv) words = text != NULL ? rummy_help_stems (text) : g_new0 (char *, 1);
  guint n = g_strv_length (words);

  for (guint i = 0; wanted[i] != NULL; i++) {
    guint k = 0;

    while (k < n && !begins_or_has (words[k], wanted[i]))
      k++;
    if (k == n)
      return 0;
  }

  return n > 0 ? MAX (1, 100 * MIN (n, g_strv_length (wanted)) / n) : 0;
}

static gboolean
is_in_any_word (char **wanted, GString *all)
{
  return share_of (wanted, all->str) > 0;
}

static void
keep (RummyHelpMatch *match, guint rank, guint share, guint block)
{
  if (share == 0 || rank + MIN (share, SHARE_MAX) <= match->rank)
    return;

  *match = (RummyHelpMatch) { rank + MIN (share, SHARE_MAX), block };
}

RummyHelpMatch
rummy_help_search (const RummyHelpPage *page, const char *wanted)
{
  g_auto (GStrv) stems = rummy_help_stems (wanted), synonyms = g_strsplit (page->words, ",", -1);
  RummyHelpMatch match = { 0, RUMMY_HELP_NO_BLOCK };
  g_autoptr (GString) all = g_string_new (page->title);
  guint passage = RUMMY_HELP_NO_BLOCK;

  if (stems[0] == NULL)
    return match;

  g_string_append_printf (all, "\n%s", page->words);
  for (guint i = 0; i < page->blocks->len; i++) {
    const RummyHelpBlock *block = g_ptr_array_index (page->blocks, i);
    gboolean is_head = block->kind == RUMMY_HELP_HEADING;
    const char *head = is_head ? block->text : block->kind == RUMMY_HELP_TERM ? block->target : NULL;
    guint at_head = share_of (stems, head), at_text = is_head ? 0 : share_of (stems, block->text);

    if (block->kind == RUMMY_HELP_ACTION || block->kind == RUMMY_HELP_LINK)
      continue; /* leads elsewhere */
    keep (&match, page->section == RUMMY_HELP_GAMES ? TEXT : HEADING, at_head, i); /* games have the same headings */
    if (at_text > 0 && passage == RUMMY_HELP_NO_BLOCK)
      passage = i;
    g_string_append_printf (all, "\n%s\n%s", head != NULL ? head : "", block->text != NULL ? block->text : "");
  }

  /* The first passage that has it, or a page on which the words are in several. */
  if (match.rank == 0 && (passage != RUMMY_HELP_NO_BLOCK || is_in_any_word (stems, all)))
    match = (RummyHelpMatch) { TEXT + (passage != RUMMY_HELP_NO_BLOCK), passage };
  for (guint i = 0; synonyms[i] != NULL; i++)
    keep (&match, SYNONYM, share_of (stems, synonyms[i]), match.rank > HEADING ? match.block : RUMMY_HELP_NO_BLOCK);
  keep (&match, TITLE, share_of (stems, page->title), RUMMY_HELP_NO_BLOCK);

  return match;
}
