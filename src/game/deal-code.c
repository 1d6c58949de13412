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
