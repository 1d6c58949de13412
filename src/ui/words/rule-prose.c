/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/rule-prose.h"

#include <glib/gi18n.h>

#include "ui/words/rule-words.h"
#include "ui/words/words.h"

#define MELDS 3

/* Every parameter is in one of them. */
static const struct {
  const char *heading;
  const char *const *keys; /* of the parameters, in the order of their sentences */
} sections[] = {
  { NC_("rules", "Goal"),
    (const char *const[]) { "scoring", "targetkind", "target", "reach", "knockout", "lowest", "tie", NULL } },
  { NC_("rules", "Deal"),
    (const char *const[]) { "players", "partner", "packs", "jokers", "deal", "upcard", "firstdealer", "nextdealer",
                            "lead", "anticlockwise", "shuffle", "dealerjoker", NULL } },
  { NC_("rules", "Your Turn"),
    (const char *const[]) { "drawn", "peek", "offer", "meldwhen", "melddraw", "outofturn", "meldsperturn", NULL } },
  [MELDS] = { NC_("rules", "Melds"),
              (const char *const[]) { "kinds", "setmax", "setsuits", "runmin", "ace", "meldmax", "firstmin",
                                      "firstminlay", NULL } },
  { NC_("rules", "Wild Cards"),
    (const char *const[]) { "twos", "jokerrole", "wildmax", "naturals", "wilddup", "swap", "splitside", NULL } },
  { NC_("rules", "Laying Off"),
    (const char *const[]) { "layoff", "layfirst", "layoffsperturn", "rum", "rumwindow", NULL } },
  { NC_("rules", "Discard Pile"),
    (const char *const[]) { "pickup", "mustuse", "uselay", "topmeld", "leftover", "freeup", "upfirst", "redis",
                            "pileview", NULL } },
  { NC_("rules", "Knocking"),
    (const char *const[]) { "knock", "oklahomaace", NULL } },
  { NC_("rules", "Going Out"),
    (const char *const[]) { "mustdisc", "float", "nodisc", "oppmeld", "noout", NULL } },
  { NC_("rules", "Stock"), (const char *const[]) { "stockout", "reslimit", "laststock", "reserve", NULL } },
  { NC_("rules", "Card Values"),
    (const char *const[]) { "v29", "vcourt", "acehand", "acelowv", "acehighv", "acesetv", "fouraces", "wildhand",
                            "wildmeld", NULL } },
  { NC_("rules", "Scoring"),
    (const char *const[]) { "negative", "bonusout", "kbonus", "ubonus", "ginbonus", "biggin", "spades", "rummy2",
                            "four2", "master", "div5", "gamebonus", "box", "shutout", "diffwin", "settle", NULL } },
};

const char *
rummy_rule_prose_heading (guint section, const char *const **keys)
{
  if (section >= G_N_ELEMENTS (sections))
    return NULL;

  if (keys != NULL)
    *keys = sections[section].keys;

  return g_dpgettext2 (NULL, "rules", sections[section].heading);
}

char *
rummy_rule_prose_text (const RummyRules *rules, guint section)
{
  char *text = g_strdup ("");

  g_return_val_if_fail (section < G_N_ELEMENTS (sections), text);

  for (guint i = 0; sections[section].keys[i] != NULL; i++) {
    const RummyParam *param = rummy_param_find (sections[section].keys[i]);
    g_autofree char *first = NULL, *second = NULL;

    if (!rummy_rule_words_is_told (rules, param))
      continue;
    second = rummy_rule_words_sentence (rules, param);
    first = text;
    text = rummy_words_sentences (first, second);
  }

  return text;
}

gboolean
rummy_rule_prose_is_melds (guint section)
{
  return section == MELDS;
}
