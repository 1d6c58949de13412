/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/rules.h"

#include <string.h>

#define TENS "deal=10/7/7/6/6/6/6 "
#define ACES(points) "acehand=" points " acelowv=" points " acehighv=" points " acesetv=" points " "

/* Presets are rows, never code.  A base precedes the presets based on it. */
static const RummyPreset presets[] = {
  { "500-rum", "500 Rum", NULL, 2, 8, "deal=13/7/7/7/7/7/7 lead=alternates nextdealer=alternate firstdealer=fixed" },
  { "500-pagat", "500 Rum (Pagat)", "500-rum", 2, 8, "jokers=2 stockout=meld" },
  { "500-special-k", "500 / Pinochle", NULL, 2, 6, TENS "packs=1 setmax=16 setsuits=yes freeup=no stockout=turn" },
  { "500-wikipedia", "500 Rum (Wikipedia)", NULL, 2, 8,
    "deal=13/7/7/7/7/7/7 firstdealer=lowest-draw firstmin=30 uselay=no freeup=no stockout=meld v29=5 acelowv=5" },
  { "500-online", "500 Rum online", "500-wikipedia", 2, 7, "deal=7/7/7/7/7/7/7 jokers=2" },
  { "500-partnership", "Partnership 500", "500-wikipedia", 4, 4, "players=4 partner=yes" },
  { "persian", "Persian Rummy", "500-partnership", 4, 4,
    "packs=1 jokers=4 jokerrole=group wildhand=20 wildmeld=20 v29=pips bonusout=25 four2=yes targetkind=rounds "
    "target=2 "
    "gamebonus=50 diffwin=yes" },
  { "dealers-gambit", "Dealer's Gambit", "500-wikipedia", 2, 6,
    "packs=1 jokers=2 jokerrole=nominated dealerjoker=yes wildhand=0 wildmeld=0 nextdealer=anticlockwise" },
  { "500-pokerwiner", "500 Rum (pokerwiner)", NULL, 2, 8,
    "deal=13/7/7/7/7/7/7 firstdealer=lowest-draw ace=low uselay=no freeup=no leftover=table stockout=meld" },

  { "rummy", "Rummy", NULL, 2, 6,
    TENS ACES ("1") "packs=1 setmax=16 setsuits=yes ace=low pickup=top mustuse=no stockout=turn scoring=hands "
                    "target=100" },
  { "michigan", "Michigan", "rummy", 2, 6,
    "ace=either acehand=15 acelowv=1 acehighv=15 acesetv=15 pickup=any mustuse=yes freeup=no scoring=both target=500" },
  { "round-the-corner", "Round the Corner", "rummy", 2, 6, ACES ("11") "ace=corner" },
  { "high-low", "High-Low", "rummy", 2, 6, ACES ("11") "ace=either" },
  { "boathouse", "Boathouse", "rummy", 2, 6, ACES ("11") "ace=corner meldwhen=out knock=0 pickup=another" },
  { "one-meld", "One Meld", "rummy", 2, 6, "meldwhen=out knock=0 mustdisc=yes scoring=times" },
  { "wild-card", "Wild Card", "rummy", 2, 6, "meldwhen=out knock=0 twos=yes wildhand=25 wildmeld=25" },

  { "gin-special-k", "Gin (Special K)", "rummy", 2, 4,
    "deal=10/10/10/10/10/10/10 nextdealer=winner meldwhen=knock mustdisc=yes oppmeld=knock scoring=knock noout=void "
    "gamebonus=100 box=25 shutout=double" },
  { "gin-oklahoma", "Oklahoma Gin", "gin-special-k", 2, 4, "knock=upcard spades=yes target=150" },
  { "gin", "Gin", "gin-special-k", 2, 2,
    "kbonus=0 ginbonus=25 ubonus=25 biggin=31 offer=yes reserve=2 nextdealer=loser oppmeld=knock-own" },
  /* The sources do not specify the knock bonus and upcard offer of Classic Gin, so the standard game's apply. */
  { "gin-classic", "Classic Gin", "gin", 2, 2, "ginbonus=20 ubonus=10 biggin=0 box=20 shutout=100" },

  { "kaluki", "Kaluki", "rummy", 2, 6,
    ACES ("15") "deal=15/15/15/13/11/11/11 packs=2 jokers=2 ace=either firstmin=51 layfirst=making wildhand=25 "
                "wildmeld=replaced swap=yes upfirst=to-meld mustdisc=yes" },
  { "kaluki-british", "British Kaluki", "kaluki", 2, 6,
    ACES ("11") "deal=13/13/13/13/13/13/13 jokers=1 setmax=4 setsuits=no firstmin=40 wildhand=15 scoring=penalty "
                "lowest=yes knockout=150" },

  { "rummy-basic", "Basic Rummy", NULL, 2, 6,
    TENS ACES ("1") "packs=1 ace=low meldsperturn=1 pickup=top mustuse=no stockout=reshuffle scoring=penalty "
                    "lowest=yes target=100" },
  { "rummy-block", "Block Rummy", "rummy-basic", 2, 6, "stockout=end reslimit=0" },
  { "amiga", "Amiga Rummy", NULL, 2, 3,
    ACES ("1") "deal=7/7/7/7/7/7/7 packs=1 firstdealer=fixed lead=rotates setmax=7 meldmax=7 melddraw=yes "
               "pickup=exchange mustuse=no peek=yes stockout=turn vcourt=rising scoring=penalty lowest=yes "
               "targetkind=rounds target=7 tie=shared" },
};

#define N_PRESETS (sizeof presets / sizeof *presets)

const RummyPreset *
rummy_presets (size_t *n_presets)
{
  *n_presets = N_PRESETS;

  return presets;
}

const RummyPreset *
rummy_preset_find (const char *key)
{
  for (size_t i = 0; i < N_PRESETS; i++) {
    if (strcmp (key, presets[i].key) == 0)
      return &presets[i];
  }

  return NULL;
}

static bool
read_preset (RummyRules *rules, const RummyPreset *preset)
{
  char error[RUMMY_ERROR_TEXT];

  if (!rummy_rules_init (rules, preset->base))
    return false;
  rules->players = (int16_t) preset->seats_min;

  return rummy_rules_read (rules, preset->changes, error);
}

bool
rummy_rules_init (RummyRules *rules, const char *key)
{
  /* Validating rules compares them with every preset, so each is read only once. */
  static _Thread_local RummyRules known[N_PRESETS];
  static _Thread_local bool is_known[N_PRESETS];
  const RummyPreset *preset = key ? rummy_preset_find (key) : NULL;
  size_t index;

  if (preset == NULL) {
    rummy_rules_init_silent (rules);
    return key == NULL;
  }

  index = (size_t) (preset - presets);
  is_known[index] = is_known[index] || read_preset (&known[index], preset);
  *rules = known[index];

  return is_known[index];
}

/* Counts the parameters that differ. */
static size_t
count_changes (const RummyRules *rules, const RummyRules *others)
{
  size_t n_params, n = 0;
  const RummyParam *params = rummy_params (&n_params);

  for (size_t i = 0; i < n_params; i++)
    n += rummy_rules_differ (rules, others, &params[i]);

  return n;
}

bool
rummy_rules_are_same (const RummyRules *rules, const RummyRules *others)
{
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params);

  for (size_t i = 0; i < n_params; i++) {
    if (rummy_rules_differ (rules, others, &params[i]))
      return false;
  }

  return true;
}

void
rummy_preset_rules (const RummyPreset *preset, int players, RummyRules *rules)
{
  int most = players < preset->seats_max ? players : preset->seats_max;

  rummy_rules_init (rules, preset->key);
  rules->players = (int16_t) (most > preset->seats_min ? most : preset->seats_min);
}

unsigned
rummy_preset_count_changes (const RummyPreset *preset, const RummyRules *rules)
{
  RummyRules own;

  rummy_preset_rules (preset, rules->players, &own);

  return (unsigned) count_changes (rules, &own);
}

const RummyPreset *
rummy_rules_preset (const RummyRules *rules)
{
  for (size_t i = 0; i < N_PRESETS; i++) {
    RummyRules other;

    rummy_rules_init (&other, presets[i].key);
    other.players = rules->players;
    if (rummy_rules_are_same (rules, &other))
      return &presets[i];
  }

  return NULL;
}

const RummyPreset *
rummy_rules_nearest_preset (const RummyRules *rules, const RummyPreset *preferred)
{
  const RummyPreset *nearest = NULL;
  size_t fewest = 0;

  for (size_t i = 0; i < N_PRESETS; i++) {
    RummyRules other;
    size_t n;

    if (rules->players < presets[i].seats_min || rules->players > presets[i].seats_max)
      continue;
    rummy_rules_init (&other, presets[i].key);
    other.players = rules->players;
    n = count_changes (rules, &other);
    if (nearest == NULL || n < fewest || (n == fewest && &presets[i] == preferred)) {
      nearest = &presets[i];
      fewest = n;
    }
  }

  return nearest;
}
