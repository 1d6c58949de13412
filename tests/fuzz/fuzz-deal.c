/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Deal codes with the number of a game, as the option --deal takes them, and lines that people share. */

#include "fuzz.h"
#include "game/deal-code.h"

/* What is read is written so that it gives the same deals. */
static void
fuzz_share (const char *text)
{
  RummyRecord record = { 0 }, again = { 0 };
  g_autofree char *line = NULL, *second = NULL;
  RummyRules rules;

  rummy_rules_init (&rules, "500-rum");
  if (!rummy_deal_code_read_share (text, &rules, &record))
    return;
  line = rummy_deal_code_share (&record);
  fuzz_check (rummy_deal_code_read_share (line, &rules, &again));
  fuzz_check (rummy_rules_are_same (&record.rules, &again.rules));
  second = rummy_deal_code_share (&again);
  fuzz_check (g_str_equal (line, second));
  rummy_record_clear (&record);
  rummy_record_clear (&again);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  char *text = fuzz_text (data, size), code[RUMMY_DEAL_CODE];
  guint64 seed, again_seed;
  guint number, again_number;

  if (rummy_deal_code_read (text, &seed, &number)) {
    fuzz_check (number >= 1 && number <= G_MAXUINT16);
    rummy_deal_code_write (seed, number, code);
    fuzz_check (rummy_deal_code_read (code, &again_seed, &again_number));
    fuzz_check (again_seed == seed && again_number == number);
  }
  fuzz_share (text);
  free (text);

  return 0;
}
