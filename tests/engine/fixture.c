/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "fixture.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const fixture_phases[] = { "draw", "play", "over", "nominate", "upcard", "offer",
                                       "second", "exchange", "nodisc", "call", "spread", "layoff" };
const unsigned fixture_n_phases = sizeof fixture_phases / sizeof *fixture_phases;

static const char *const claims[] = { "legal", "refuse", "moves", "expect", "invalid" };

bool
fixture_fail (char error[FIXTURE_ERROR], const char *format, ...)
{
  va_list args;

  va_start (args, format);
  vsnprintf (error, FIXTURE_ERROR, format, args);
  va_end (args);

  return false;
}

bool
fixture_read_word (const char **text, const char *word)
{
  size_t n = strlen (word);

  if (strncmp (*text, word, n) != 0 || ((*text)[n] != '\0' && (*text)[n] != ' '))
    return false;
  *text += n;
  *text += strspn (*text, " ");

  return true;
}

bool
fixture_read_number (const char **text, int *number)
{
  char *end;

  *number = (int) strtol (*text, &end, 10);
  if (end == *text || (*end != '\0' && *end != ' '))
    return false;
  *text = end + strspn (end, " ");

  return true;
}

bool
fixture_read_seat (const char **text, unsigned *seat)
{
  const char *start = *text;
  int number;

  if (!fixture_read_number (text, &number) || number < 1 || number > RUMMY_SEATS_MAX) {
    *text = start;
    return false;
  }
  *seat = (unsigned) number - 1;

  return true;
}

bool
fixture_read_card (const char **text, RummyCard *card)
{
  size_t n = rummy_card_from_text (*text, card);

  if (n == 0 || ((*text)[n] != '\0' && (*text)[n] != ' '))
    return false;
  *text += n;
  *text += strspn (*text, " ");

  return true;
}

int
fixture_read_cards (const char **text, RummyCard cards[RUMMY_CARDS_MAX])
{
  int n = 0;

  while (n < RUMMY_CARDS_MAX && fixture_read_card (text, &cards[n]))
    n++;

  return n;
}

int
fixture_find_word (const char *const *words, unsigned n, const char *text)
{
  for (unsigned i = 0; i < n; i++) {
    if (strcmp (words[i], text) == 0)
      return (int) i;
  }

  return -1;
}

/* A preset and what differs from it. */
static bool
read_rules (RummyRules *rules, const char *text, char why[RUMMY_ERROR_TEXT])
{
  size_t length = strcspn (text, " ");
  char preset[32];

  snprintf (preset, sizeof preset, "%.*s", (int) length, text);
  if (!rummy_rules_init (rules, preset)) {
    snprintf (why, RUMMY_ERROR_TEXT, "no such preset: %s", preset);
    return false;
  }

  return rummy_rules_read (rules, text + length, why) && rummy_rules_validate (rules, why);
}

static bool
set_rules (Fixture *fixture, const char *text, char error[FIXTURE_ERROR])
{
  char why[RUMMY_ERROR_TEXT];

  return read_rules (&fixture->match.rules, text, why) || fixture_fail (error, "not rules: %s", why);
}

/* "invalid PRESET KEY=VALUE : words of the reason" */
static bool
refuse_rules (const char *text, char error[FIXTURE_ERROR])
{
  const char *colon = strstr (text, " : ");
  RummyRules rules;
  char why[RUMMY_ERROR_TEXT], all[400];

  if (colon == NULL)
    return fixture_fail (error, "invalid RULES : WORDS expected");
  snprintf (all, sizeof all, "%.*s", (int) (colon - text), text);
  if (read_rules (&rules, all, why))
    return fixture_fail (error, "these rules can be played");

  return strncmp (why, colon + 3, strlen (colon + 3)) == 0 || fixture_fail (error, "the reason is: %s", why);
}

typedef struct {
  const RummyMove *move;
  bool found;
} Search;

static bool
is_same (const RummyMove *a, const RummyMove *b)
{
  return a->kind == b->kind && a->seat == b->seat && a->card == b->card && a->meld == b->meld && a->low == b->low &&
         rummy_cards_equal (a->cards, b->cards);
}

static bool
search_cb (const RummyMove *move, void *data)
{
  Search *search = data;

  search->found = search->found || is_same (move, search->move);

  return !search->found;
}

static bool
is_listed (const RummyRound *round, const RummyMove *move)
{
  Search search = { .move = move };

  rummy_round_each_move (round, move->seat, search_cb, &search);

  return search.found;
}

/* The move is taken by check, by apply and by the list of moves alike; one that is refused changes nothing. */
static bool
play (Fixture *fixture, const char *text, const char *expected, bool for_good, char error[FIXTURE_ERROR])
{
  const RummyRound *round = &fixture->match.round;
  RummyMove move, stands;
  RummyMatch *after;
  RummyRefusal checked, applied;
  bool listed, changed;

  if (!rummy_move_from_text (text, &move))
    return fixture_fail (error, "not a move: %s", text);
  checked = rummy_match_check (&fixture->match, &move);
  stands = checked == RUMMY_OK ? rummy_round_listed (round, &move) : move;
  listed = is_listed (round, &stands);

  after = malloc (sizeof *after);
  rummy_match_copy (after, &fixture->match);
  applied = rummy_match_apply (after, &move, NULL);
  after->round.rules = round->rules;
  changed = memcmp (&after->round, round, sizeof *round) != 0;
  if (for_good && applied == RUMMY_OK)
    rummy_match_copy (&fixture->match, after);
  free (after);

  if (checked != applied)
    return fixture_fail (error, "check says %s, apply %s", rummy_refusal_key (checked), rummy_refusal_key (applied));
  if (strcmp (rummy_refusal_key (applied), expected) != 0)
    return fixture_fail (error, "%s: is %s, not %s", text, rummy_refusal_key (applied), expected);
  if (changed != (applied == RUMMY_OK))
    return fixture_fail (error, "%s: %s", text, changed ? "is refused, yet changes something" : "changes nothing");

  return listed == (applied == RUMMY_OK) ||
         fixture_fail (error, "%s: is %s, but %s among the moves", text, expected,
                       listed ? "stands" : "does not stand");
}

/* A match that is not being played begins. */
static bool
deal (Fixture *fixture, char error[FIXTURE_ERROR])
{
  RummyMatch *match = &fixture->match;
  RummyMove move = { .kind = RUMMY_MOVE_DEAL };
  RummyRefusal refusal;

  if (match->round.phase != RUMMY_PHASE_OVER) {
    match->rounds = 0;
    match->round.phase = RUMMY_PHASE_OVER;
  }
  refusal = rummy_match_apply (match, &move, NULL);

  return refusal == RUMMY_OK || fixture_fail (error, "no deal: %s", rummy_refusal_key (refusal));
}

typedef struct {
  RummyMove *moves;
  unsigned n, kind;
} List;

#define LIST_MAX 4096

static bool
collect_cb (const RummyMove *move, void *data)
{
  List *list = data;

  if (move->kind == list->kind && list->n < LIST_MAX)
    list->moves[list->n++] = *move;

  return true;
}

/* The moves of a kind are exactly those in items, which are set off by commas. */
static bool
compare_moves (const RummyRound *round, const List *list, const char *verb, const char *items,
               char error[FIXTURE_ERROR])
{
  unsigned n = 0;
  bool is_none = strcmp (items, "none") == 0;

  while (*items && !is_none) {
    size_t length = strcspn (items, ",");
    char text[300];
    RummyMove move;
    bool found = false;

    snprintf (text, sizeof text, "%s %.*s", verb, (int) length, items);
    items += length + strspn (items + length, ", ");
    if (!rummy_move_from_text (text, &move))
      return fixture_fail (error, "not a move: %s", text);
    if (rummy_round_check (round, &move) == RUMMY_OK)
      move = rummy_round_listed (round, &move);
    for (unsigned i = 0; i < list->n; i++)
      found = found || is_same (&list->moves[i], &move);
    if (!found)
      return fixture_fail (error, "not among the moves: %s", text);
    n++;
  }
  for (unsigned i = 0, length = 0; i < list->n && list->n != n; i++) {
    char text[RUMMY_MOVE_TEXT];

    rummy_move_to_text (&list->moves[i], text);
    length += (unsigned) snprintf (error + length, FIXTURE_ERROR - length, "%s%s", i ? ", " : "the moves are: ", text);
    if (length >= FIXTURE_ERROR - 1)
      break;
  }

  return list->n == n || (list->n == 0 && fixture_fail (error, "there are no such moves"));
}

/* "moves 1 take : 7H, KD", "moves 1 meld : none", "moves 1 lay = 5" */
static bool
expect_moves (const Fixture *fixture, const char *text, char error[FIXTURE_ERROR])
{
  const RummyRound *round = &fixture->match.round;
  static const char *const samples[] = { "draw", "take 2C", "meld 2C", "lay 2C on 1", "discard 2C",
                                         "pass", "swap 2C on 1 for 2C", "knock", "call 2C", "renew",
                                         "nominate wild", "block *1" };
  const char *start = text, *colon = strstr (text, " :"), *equals = strstr (text, " = ");
  char verb[40] = "";
  List list = { .kind = RUMMY_N_MOVES };
  unsigned seat;
  int number;
  bool same;

  if ((colon == NULL && equals == NULL) || !fixture_read_seat (&text, &seat))
    return fixture_fail (error, "moves SEAT KIND : LIST expected");
  for (size_t i = 0; i < sizeof samples / sizeof *samples; i++) {
    size_t length = strcspn (samples[i], " ");
    char sample[60];
    RummyMove move;

    if (strncmp (samples[i], text, length) != 0 || text[length] != ' ')
      continue;
    snprintf (verb, sizeof verb, "%u %.*s", seat + 1, (int) length, samples[i]);
    snprintf (sample, sizeof sample, "%u %s", seat + 1, samples[i]);
    if (rummy_move_from_text (sample, &move))
      list.kind = move.kind;
  }
  if (list.kind == RUMMY_N_MOVES)
    return fixture_fail (error, "no such kind of move: %s", start);

  list.moves = malloc (LIST_MAX * sizeof *list.moves);
  rummy_round_each_move (round, seat, collect_cb, &list);
  if (equals) {
    equals += 3;
    same = fixture_read_number (&equals, &number) && (unsigned) number == list.n;
    if (!same)
      fixture_fail (error, "there are %u", list.n);
  } else {
    same = compare_moves (round, &list, verb, colon + 2 + strspn (colon + 2, " "), error);
  }
  free (list.moves);

  return same;
}

bool
fixture_line (Fixture *fixture, const char *line, char error[FIXTURE_ERROR])
{
  const char *text = line + strcspn (line, " ");
  char key[20];

  snprintf (key, sizeof key, "%.*s", (int) (text - line), line);
  text += strspn (text, " ");
  fixture->n_claims += fixture_find_word (claims, sizeof claims / sizeof *claims, key) >= 0;

  if (strcmp (key, "rules") == 0)
    return set_rules (fixture, text, error);
  if (strcmp (key, "invalid") == 0)
    return refuse_rules (text, error);
  if (strcmp (key, "play") == 0)
    return play (fixture, text, "ok", true, error);
  if (strcmp (key, "deal") == 0)
    return deal (fixture, error);
  if (strcmp (key, "legal") == 0)
    return play (fixture, text, "ok", false, error);
  if (strcmp (key, "refuse") == 0) {
    char move[200];
    const char *colon = strstr (text, " : ");

    if (colon == NULL)
      return fixture_fail (error, "refuse MOVE : REASON expected");
    snprintf (move, sizeof move, "%.*s", (int) (colon - text), text);
    return play (fixture, move, colon + 3, false, error);
  }
  if (strcmp (key, "moves") == 0)
    return expect_moves (fixture, text, error);
  if (strcmp (key, "expect") == 0)
    return fixture_expect (fixture, text, error);

  return fixture_set (fixture, key, text, error);
}
