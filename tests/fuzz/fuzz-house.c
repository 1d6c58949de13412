/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

/* Codes of house rules: whatever is read can be played and comes back from its own code.  What the checksum guards is
 * made up too: the bytes are read as they are, and with the checksum that they would need. */

#include "fuzz.h"
#include "store/house-rules.h"

static void
feed (const char *text, size_t size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RummyHouseRules) house = rummy_house_rules_from_text (text, (gssize) size, &error), again = NULL;
  g_autofree char *code = NULL;
  char reason[RUMMY_ERROR_TEXT];

  fuzz_check ((house == NULL) == (error != NULL));
  if (house == NULL)
    return;

  fuzz_check (rummy_rules_validate (&house->rules, reason));
  code = rummy_house_rules_to_text (house);
  again = rummy_house_rules_from_text (code, -1, NULL);
  fuzz_check (again != NULL && again->preset == house->preset && strcmp (again->name, house->name) == 0);
  fuzz_check (rummy_rules_are_same (&again->rules, &house->rules));
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  char *text = fuzz_text (data, size);

  feed (text, size);
  if (g_utf8_validate (text, -1, NULL)) {
    g_autofree char *sealed = rummy_house_rules_seal (text);

    feed (sealed, strlen (sealed));
  }
  free (text);

  return 0;
}
