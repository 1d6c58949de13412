/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/deal-code.h"

#include <stdlib.h>
#include <string.h>

void
rummy_deal_code_write (guint64 seed, guint number, char code[RUMMY_DEAL_CODE])
{
  char text[RUMMY_SEED_TEXT];

  rummy_seed_to_text (seed, text);
  if (number == 1)
    g_strlcpy (code, text, RUMMY_DEAL_CODE);
  else
    g_snprintf (code, RUMMY_DEAL_CODE, "%s/%u", text, number);
}

gboolean
rummy_deal_code_read (const char *text, guint64 *seed, guint *number)
{
  g_auto (GStrv) parts = g_strsplit (text, "/", 2);
  guint64 read = 1;

  if (parts[0] == NULL || !rummy_seed_from_text (g_strstrip (parts[0]), seed))
    return FALSE;
  if (parts[1] != NULL &&
      !g_ascii_string_to_unsigned (g_strstrip (parts[1]), 10, 1, G_MAXUINT16, &read, NULL))
    return FALSE;
  *number = (guint) read;

  return TRUE;
}

/* Adds the deck of a record, and how many of its cards each seat gets where that differs from the rules. */
static void
write_deck (GString *line, const RummyRecord *record)
{
  guint players = (guint) record->rules.players;
  gboolean has_hands = FALSE;
  char card[RUMMY_CARD_TEXT];

  if (record->n_deck == 0)
    return;

  g_string_append (line, " deck");
  for (guint i = 0; i < record->n_deck; i++) {
    rummy_card_to_text (record->deck[i], card);
    g_string_append_printf (line, " %s", card);
  }
  for (guint i = 0; i < players; i++)
    has_hands |= record->hands[i] > 0;
  for (guint i = 0; has_hands && i < players; i++)
    g_string_append_printf (line, "%s %u", i == 0 ? " hands" : "",
                            record->hands[i] > 0 ? record->hands[i] : rummy_rules_hand_size (&record->rules, players));
}

char *
rummy_deal_code_share (const RummyRecord *record)
{
  const RummyPreset *preset = rummy_rules_nearest_preset (&record->rules, NULL);
  char changes[RUMMY_RULES_TEXT], code[RUMMY_DEAL_CODE];
  g_autoptr (GString) line = g_string_new (preset->key);
  RummyRules plain;

  rummy_rules_init (&plain, preset->key);
  rummy_rules_write_changes (&record->rules, &plain, changes, sizeof changes);
  rummy_deal_code_write (record->seed, record->game, code);
  g_string_append_printf (line, "%s%s %s", *changes != '\0' ? " " : "", changes, code);
  write_deck (line, record);

  return g_string_free_and_steal (g_steal_pointer (&line));
}

/* Cuts @text at the word @name, and returns what follows that, or NULL. */
static char *
cut (char *text, const char *name)
{
  char *at = strstr (text, name);

  if (at == NULL)
    return NULL;
  *at = '\0';

  return at + strlen (name);
}

gboolean
rummy_deal_code_read_share (const char *text, const RummyRules *rules, RummyRecord *record)
{
  g_auto (GStrv) words = g_strsplit_set (text, " \t\r\n\v\f", -1);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) full = NULL;
  g_autofree char *line = NULL;
  char *deck, *hands = NULL, *code, error[RUMMY_ERROR_TEXT];
  RummyRecord read;
  RummyRules own = *rules;
  guint64 seed;
  guint number;

  for (guint i = 0; words[i] != NULL; i++) {
    if (*words[i] != '\0')
      g_strv_builder_add (builder, words[i]);
  }
  full = g_strv_builder_end (builder);
  line = g_strjoinv (" ", full);

  deck = cut (line, " deck ");
  if (deck != NULL)
    hands = cut (deck, " hands ");
  code = strrchr (line, ' ');
  if (code != NULL)
    *code++ = '\0';
  else
    code = line;
  if (!rummy_deal_code_read (code, &seed, &number) ||
      (code != line && !rummy_rules_from_text (&own, line, error)))
    return FALSE;

  rummy_record_init (&read, &own, seed, number);
  if ((deck != NULL && !rummy_record_read_deck (&read, deck, error)) ||
      (hands != NULL && !rummy_record_read_hands (&read, hands, error)))
    return FALSE;

  rummy_record_clear (record);
  *record = read;

  return TRUE;
}

/* A number of rounds that can be changed during play is left out. */
static char *
write_differences (const RummyRules *rules)
{
  RummyRules own = *rules, silent;
  char text[RUMMY_RULES_TEXT];

  rummy_rules_init_silent (&silent);
  if (rummy_match_rounds_are_open (rules))
    own.target = silent.target;
  rummy_rules_write_changes (&own, &silent, text, sizeof text);

  return g_strconcat ("rules", *text != '\0' ? " " : "", text, "\n", NULL);
}

char *
rummy_deal_code_text (const RummyRecord *record)
{
  RummyRecord start = *record;
  g_autofree char *rules = write_differences (&record->rules);
  char *text, *words;

  start.n_moves = 0;
  text = rummy_record_to_text (&start);
  words = g_strconcat ("Rummy 500 deals 1\n", rules, strchr (text, '\n') + 1, NULL);
  free (text);

  return words;
}

gboolean
rummy_deal_code_are_same (const RummyRecord *a, const RummyRecord *b)
{
  g_autofree char *one = NULL, *other = NULL;

  if (a->seed != b->seed || a->game != b->game || a->later_from > 0 || b->later_from > 0)
    return FALSE;

  one = rummy_deal_code_text (a);
  other = rummy_deal_code_text (b);

  return g_str_equal (one, other);
}

char *
rummy_deal_code_fingerprint (const RummyRecord *record)
{
  g_autofree char *text = rummy_deal_code_text (record);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);
}

gboolean
rummy_deal_code_matches (const RummyRecord *record, const char *fingerprint)
{
  g_autofree char *own = rummy_deal_code_fingerprint (record);
  const char *at = own;

  for (; *fingerprint != '\0'; fingerprint++) {
    if (g_ascii_isspace (*fingerprint))
      continue;
    if (g_ascii_tolower (*fingerprint) != *at)
      return FALSE;
    at++;
  }

  return *at == '\0';
}

guint64
rummy_deal_code_random_seed (void)
{
  return (guint64) g_random_int () << 32 | g_random_int ();
}

void
rummy_deal_code_day_rules (RummyRules *rules)
{
  rummy_rules_init (rules, "500-rum");
}

guint64
rummy_deal_code_of_day (const RummyRules *rules, GDateTime *time)
{
  g_autoptr (GDateTime) utc = g_date_time_to_utc (time);
  g_autofree char *day = g_date_time_format (utc, "%Y-%m-%d\n");
  g_autofree char *differences = write_differences (rules);
  g_autofree char *text = g_strconcat ("Rummy 500 deal of the day 1\n", day, differences, NULL);
  g_autofree char *digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text, -1);

  digest[16] = '\0'; /* 64 bits */

  return g_ascii_strtoull (digest, NULL, 16);
}

void
rummy_deal_code_init_day (RummyRecord *record, GDateTime *time)
{
  RummyRules rules;

  rummy_deal_code_day_rules (&rules);
  rummy_record_init (record, &rules, rummy_deal_code_of_day (&rules, time), 1);
}

gboolean
rummy_deal_code_is_of_day (const RummyRecord *record, GDateTime *time)
{
  RummyRecord day;

  rummy_deal_code_init_day (&day, time);

  return rummy_deal_code_are_same (record, &day);
}
