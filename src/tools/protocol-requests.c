/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "tools/protocol-private.h"

#include "ai/manner.h"
#include "tools/bots.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define WORD_MAX 64
#define MOVES_LISTED RUMMY_MOVES_MAX

/* A request: gets its arguments without leading and trailing blanks, and appends lines to the answer or refuses. */
typedef struct {
  const char *name, *arguments, *help;
  bool (*run) (RummyProtocol *self, const char *arguments);
} Request;

bool
rummy_protocol_refuse (RummyProtocol *self, const char *format, ...)
{
  char reason[RUMMY_MOVE_TEXT + 128];
  va_list args;

  va_start (args, format);
  vsnprintf (reason, sizeof reason, format, args);
  va_end (args);
  rummy_text_clear (&self->answer);
  rummy_text_add (&self->answer, "? %s\n", reason);

  return false;
}

/* Reads the next word and the blanks after it; returns false if there is none or it is too long. */
static bool
next_word (const char **text, char word[WORD_MAX])
{
  size_t length = strcspn (*text, " ");

  if (length == 0 || length >= WORD_MAX)
    return false;
  memcpy (word, *text, length);
  word[length] = '\0';
  *text += length;
  *text += strspn (*text, " ");

  return true;
}

static bool
next_number (const char **text, uint64_t least, uint64_t most, uint64_t *number)
{
  char word[WORD_MAX];
  const char *at = word;
  uint64_t value = 0;

  if (!next_word (text, word))
    return false;
  for (; *at >= '0' && *at <= '9'; at++) {
    uint64_t digit = (uint64_t) (*at - '0');

    if (digit > most || value > (most - digit) / 10)
      return false;
    value = value * 10 + digit;
  }
  if (*at != '\0' || value < least)
    return false;
  *number = value;

  return true;
}

/* Reads a seat of the rules, counted from 0. */
static bool
next_seat (RummyProtocol *self, const char **text, unsigned *seat)
{
  uint64_t number;

  if (!next_number (text, 1, (uint64_t) self->record.rules.players, &number))
    return rummy_protocol_refuse (self, "a seat from 1 to %d expected", self->record.rules.players);
  *seat = (unsigned) number - 1;

  return true;
}

static bool
ends_here (RummyProtocol *self, const char *text)
{
  return *text == '\0' || rummy_protocol_refuse (self, "not understood: %.60s", text);
}

void
rummy_protocol_begin (RummyProtocol *self)
{
  self->record.n_moves = self->n_undone = 0;
  rummy_record_start (&self->record, &self->match);
}

static bool
begin_with_rules (RummyProtocol *self, const RummyRules *rules)
{
  RummyClash idle[RUMMY_CLASHES_MAX];
  unsigned n_idle = rummy_rules_find_idle (rules, idle);

  for (unsigned i = 0; i < n_idle; i++)
    rummy_text_add (&self->answer, "note %s, %s: %s\n", idle[i].param[0]->key, idle[i].param[1]->key, idle[i].why);
  self->record.rules = *rules;
  self->record.n_deck = 0;
  self->record.later_from = 0;
  rummy_protocol_begin (self);

  return true;
}

static bool
in_round (RummyProtocol *self)
{
  return self->match.rounds > 0 || rummy_protocol_refuse (self, "no round has been dealt yet");
}

static bool
request_hello (RummyProtocol *self, const char *arguments)
{
  if (!ends_here (self, arguments))
    return false;
  rummy_text_add (&self->answer, "rummy500-engine %s protocol %d\n", self->version, RUMMY_PROTOCOL_VERSION);

  return true;
}

static bool
request_presets (RummyProtocol *self, const char *arguments)
{
  size_t n_presets;
  const RummyPreset *presets = rummy_presets (&n_presets);

  if (!ends_here (self, arguments))
    return false;
  for (size_t i = 0; i < n_presets; i++)
    rummy_text_add (&self->answer, "%s %d..%d %s\n", presets[i].key, presets[i].seats_min, presets[i].seats_max,
                    presets[i].name);

  return true;
}

static bool
request_parameters (RummyProtocol *self, const char *arguments)
{
  size_t n_params;
  const RummyParam *params = rummy_params (&n_params), *one = rummy_param_find (arguments);

  if (*arguments && one == NULL)
    return rummy_protocol_refuse (self, "no such parameter: %.60s", arguments);
  for (size_t i = 0; i < n_params; i++) {
    if (one == NULL || one == &params[i])
      rummy_show_param (&self->answer, &params[i], &self->record.rules);
  }

  return true;
}

static bool
request_levels (RummyProtocol *self, const char *arguments)
{
  if (!ends_here (self, arguments))
    return false;
  for (unsigned level = 0; level < RUMMY_N_LEVELS; level++)
    rummy_text_add (&self->answer, "%s\n", rummy_level_key (level));

  return true;
}

static bool
request_rules (RummyProtocol *self, const char *arguments)
{
  char text[RUMMY_RULES_TEXT], error[RUMMY_ERROR_TEXT];
  RummyRules rules;

  if (*arguments == '\0') {
    rummy_rules_write (&self->record.rules, text, sizeof text);
    rummy_text_add (&self->answer, "%s\n", text);
    return true;
  }
  if (!rummy_rules_from_text (&rules, arguments, error))
    return rummy_protocol_refuse (self, "%s", error);

  return begin_with_rules (self, &rules);
}

static bool
request_set (RummyProtocol *self, const char *arguments)
{
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules = self->record.rules;

  if (*arguments == '\0')
    return rummy_protocol_refuse (self, "key=value expected");
  if (!rummy_rules_read (&rules, arguments, error) || !rummy_rules_validate (&rules, error))
    return rummy_protocol_refuse (self, "%s", error);

  return begin_with_rules (self, &rules);
}

static bool
request_seats (RummyProtocol *self, const char *arguments)
{
  char error[RUMMY_ERROR_TEXT];
  RummyRules rules = self->record.rules;
  uint64_t seats;

  if (!next_number (&arguments, RUMMY_SEATS_MIN, RUMMY_SEATS_MAX, &seats))
    return rummy_protocol_refuse (self, "a number of seats from %d to %d expected", RUMMY_SEATS_MIN, RUMMY_SEATS_MAX);
  if (!ends_here (self, arguments))
    return false;
  rules.players = (int16_t) seats;
  if (!rummy_rules_validate (&rules, error))
    return rummy_protocol_refuse (self, "%s", error);

  return begin_with_rules (self, &rules);
}

static bool
request_code (RummyProtocol *self, const char *arguments)
{
  uint64_t seed;

  if (!rummy_seed_from_text (arguments, &seed))
    return rummy_protocol_refuse (self, "not a deal code (such as 0123-4567-89ABC): %.40s", arguments);
  self->record.seed = seed;
  self->record.n_deck = 0;
  self->record.later_from = 0;
  rummy_protocol_begin (self);

  return true;
}

static bool
request_game (RummyProtocol *self, const char *arguments)
{
  uint64_t game;

  if (!next_number (&arguments, 1, UINT16_MAX, &game))
    return rummy_protocol_refuse (self, "a number from 1 to %d expected", UINT16_MAX);
  if (!ends_here (self, arguments))
    return false;
  self->record.game = (uint16_t) game;
  rummy_protocol_begin (self);

  return true;
}

static bool
request_deck (RummyProtocol *self, const char *arguments)
{
  char error[RUMMY_ERROR_TEXT];

  if (!rummy_record_read_deck (&self->record, arguments, error))
    return rummy_protocol_refuse (self, "%s", error);
  rummy_protocol_begin (self);

  return true;
}

static bool
request_hands (RummyProtocol *self, const char *arguments)
{
  char error[RUMMY_ERROR_TEXT];

  if (!rummy_record_read_hands (&self->record, arguments, error))
    return rummy_protocol_refuse (self, "%s", error);
  rummy_protocol_begin (self);

  return true;
}

static bool
play (RummyProtocol *self, const RummyMove *move)
{
  RummyRefusal refusal = rummy_match_check (&self->match, move);
  RummyEvents events = { .n = 0 };

  if (refusal != RUMMY_OK) {
    char text[RUMMY_MOVE_TEXT];

    rummy_move_to_text (move, text);
    return rummy_protocol_refuse (self, "%s: %s", rummy_refusal_key (refusal), text);
  }
  if (!rummy_record_add (&self->record, move))
    return rummy_protocol_refuse (self, "too many moves");

  self->n_undone = 0;
  rummy_match_apply (&self->match, move, &events);
  for (unsigned i = 0; i < events.n; i++)
    rummy_show_event (&self->answer, &events.event[i]);

  return true;
}

static bool
read_move (RummyProtocol *self, const char *text, RummyMove *move)
{
  const char *wrong = rummy_move_read (text, move);

  if (wrong == NULL)
    return true;
  if (*wrong == '\0')
    return rummy_protocol_refuse (self, "not a move, more words expected: %.60s", text);

  return rummy_protocol_refuse (self, "not a move, \"%.*s\" not understood: %.60s",
                                (int) (strcspn (wrong, " ") < 20 ? strcspn (wrong, " ") : 20), wrong, text);
}

static bool
request_deal (RummyProtocol *self, const char *arguments)
{
  return ends_here (self, arguments) && play (self, &(RummyMove) { .kind = RUMMY_MOVE_DEAL });
}

static bool
request_play (RummyProtocol *self, const char *arguments)
{
  RummyMove move;

  return read_move (self, arguments, &move) && (move.kind == RUMMY_MOVE_DEAL || in_round (self)) && play (self, &move);
}

static bool
request_check (RummyProtocol *self, const char *arguments)
{
  RummyMove move;

  if (!read_move (self, arguments, &move) || (move.kind != RUMMY_MOVE_DEAL && !in_round (self)))
    return false;
  rummy_text_add (&self->answer, "%s\n", rummy_refusal_key (rummy_match_check (&self->match, &move)));

  return true;
}

/* Goes to another position in the record.  All moves up to there must be legal. */
static bool
go_to (RummyProtocol *self, size_t n_moves)
{
  self->n_undone += self->record.n_moves - n_moves;
  self->record.n_moves = n_moves;
  rummy_record_play (&self->record, n_moves, &self->match, NULL);

  return true;
}

static bool
request_undo (RummyProtocol *self, const char *arguments)
{
  uint64_t n = 1;

  if (*arguments && !next_number (&arguments, 1, RUMMY_RECORD_MOVES_MAX, &n))
    return rummy_protocol_refuse (self, "a number of moves expected");
  if (!ends_here (self, arguments))
    return false;
  if (n > self->record.n_moves)
    return rummy_protocol_refuse (self, "only %zu moves were played", self->record.n_moves);

  return go_to (self, self->record.n_moves - n);
}

static bool
request_redo (RummyProtocol *self, const char *arguments)
{
  uint64_t n = 1;

  if (*arguments && !next_number (&arguments, 1, RUMMY_RECORD_MOVES_MAX, &n))
    return rummy_protocol_refuse (self, "a number of moves expected");
  if (!ends_here (self, arguments))
    return false;
  if (n > self->n_undone)
    return rummy_protocol_refuse (self, "only %zu moves were taken back", self->n_undone);

  return go_to (self, self->record.n_moves + n);
}

typedef struct {
  RummyText *text;
  unsigned n;
} MoveList;

static bool
list_move_cb (const RummyMove *move, void *data)
{
  MoveList *list = data;
  char text[RUMMY_MOVE_TEXT];

  if (list->n++ == MOVES_LISTED) {
    rummy_text_add (list->text, "more\n");
    return false;
  }
  rummy_move_to_text (move, text);
  rummy_text_add (list->text, "%s\n", text);

  return true;
}

static bool
request_moves (RummyProtocol *self, const char *arguments)
{
  unsigned first = 0, last = (unsigned) self->record.rules.players - 1;
  MoveList list = { &self->answer, 0 };

  if (*arguments) {
    if (!next_seat (self, &arguments, &first) || !ends_here (self, arguments))
      return false;
    last = first;
  }
  if (self->match.over)
    return true;
  if (self->match.round.phase == RUMMY_PHASE_OVER)
    return list_move_cb (&(RummyMove) { .kind = RUMMY_MOVE_DEAL }, &list);

  for (unsigned seat = first; seat <= last; seat++) {
    if (!rummy_round_each_move (&self->match.round, seat, list_move_cb, &list))
      break;
  }

  return true;
}

static bool
request_state (RummyProtocol *self, const char *arguments)
{
  char code[RUMMY_SEED_TEXT];

  if (!ends_here (self, arguments))
    return false;
  rummy_seed_to_text (self->record.seed, code);
  rummy_text_add (&self->answer, "code %s game %u round %u moves %zu\n", code, self->record.game, self->match.rounds,
                  self->record.n_moves);
  if (self->match.rounds > 0)
    rummy_show_round (&self->answer, &self->match.round);

  return true;
}

static bool
request_view (RummyProtocol *self, const char *arguments)
{
  RummyView view;
  unsigned seat;

  if (!next_seat (self, &arguments, &seat) || !ends_here (self, arguments) || !in_round (self))
    return false;
  rummy_view_init (&view, &self->match.round, seat, self->match.totals);
  rummy_show_round (&self->answer, &view.round);

  return true;
}

static bool
request_score (RummyProtocol *self, const char *arguments)
{
  if (!ends_here (self, arguments))
    return false;
  rummy_show_score (&self->answer, &self->match);

  return true;
}

static bool
read_bot_options (RummyProtocol *self, const char *arguments, uint64_t *seed, RummyLimits *limits)
{
  char word[WORD_MAX];
  uint64_t budget;

  while (next_word (&arguments, word)) {
    if (strcmp (word, "seed") == 0) {
      if (!next_number (&arguments, 0, UINT64_MAX, seed))
        return rummy_protocol_refuse (self, "seed needs a number");
    } else if (strcmp (word, "budget") == 0) {
      if (!next_number (&arguments, 1, UINT32_MAX, &budget))
        return rummy_protocol_refuse (self, "budget needs a number");
      limits->budget = (uint32_t) budget;
    } else {
      return rummy_protocol_refuse (self, "not understood: %s", word);
    }
  }

  return ends_here (self, arguments);
}

static bool
is_none_cb (const RummyMove *move, void *data)
{
  return false;
}

static bool
request_bot (RummyProtocol *self, const char *arguments)
{
  char word[WORD_MAX], text[RUMMY_MOVE_TEXT];
  uint64_t seed = 0;
  unsigned seat;
  RummyPlayer player;
  RummyLimits limits = { 0 };
  RummyMove move;
  RummyView view;
  RummyRng rng;

  if (!next_seat (self, &arguments, &seat))
    return false;
  if (!next_word (&arguments, word))
    return rummy_protocol_refuse (self, "a level expected");
  if (!rummy_player_from_text (word, strlen (word), &player))
    return rummy_protocol_refuse (self, "no such level: %s", word);
  if (!read_bot_options (self, arguments, &seed, &limits))
    return false;
  if (self->match.over || self->match.round.phase == RUMMY_PHASE_OVER)
    return rummy_protocol_refuse (self, "%s", rummy_refusal_key (RUMMY_REFUSED_OVER));
  if (rummy_round_each_move (&self->match.round, seat, is_none_cb, NULL))
    return rummy_protocol_refuse (self, "%s", rummy_refusal_key (RUMMY_REFUSED_TURN));

  rummy_view_init (&view, &self->match.round, seat, self->match.totals);
  rummy_rng_seed (&rng, seed);
  move = rummy_player_choose (&view, player, &rng, &limits);
  move = rummy_bots_legal (&self->match, seat, &move, word);
  rummy_move_to_text (&move, text);
  rummy_text_add (&self->answer, "%s\n", text);

  return true;
}

static bool
request_save (RummyProtocol *self, const char *arguments)
{
  char *text;

  if (!ends_here (self, arguments))
    return false;
  text = rummy_record_to_text (&self->record);
  if (text == NULL)
    return rummy_protocol_refuse (self, "out of memory");
  rummy_text_add (&self->answer, "%s", text);
  free (text);

  return true;
}

static bool
request_load (RummyProtocol *self, const char *arguments)
{
  if (!ends_here (self, arguments))
    return false;
  rummy_text_clear (&self->load);
  self->load_failed = false;
  self->loading = true;

  return true;
}

static bool
request_quit (RummyProtocol *self, const char *arguments)
{
  if (!ends_here (self, arguments))
    return false;
  self->done = true;

  return true;
}

static bool request_help (RummyProtocol *self, const char *arguments);

static const Request requests[] = {
  { "hello", "", "names the program and the version of the protocol", request_hello },
  { "help", "[REQUEST]", "lists the requests, or describes one", request_help },
  { "presets", "", "lists the games: key, seats, name", request_presets },
  { "parameters", "[KEY]", "lists the parameters of the rules: key, type, range, value, meaning", request_parameters },
  { "levels", "", "lists the levels of the bots", request_levels },
  { "rules", "[[PRESET] KEY=VALUE ...]", "shows the rules, or begins a game with other rules", request_rules },
  { "set", "KEY=VALUE ...", "changes the rules and begins a game", request_set },
  { "seats", "N", "changes the number of seats and begins a game", request_seats },
  { "code", "CODE", "begins a game with the deals of a code", request_code },
  { "deck", "CARD ...", "begins a game whose first round is dealt from this deck, front first", request_deck },
  { "hands", "N ...", "begins a game in which each seat gets this many cards of that deck", request_hands },
  { "game", "N", "begins a game with this number, on which the first lead may depend", request_game },
  { "deal", "", "deals the next round", request_deal },
  { "play", "MOVE", "plays a move and tells what happened", request_play },
  { "check", "MOVE", "tells whether a move is legal: ok, or why not", request_check },
  { "undo", "[N]", "takes back moves", request_undo },
  { "redo", "[N]", "replays moves that were taken back", request_redo },
  { "moves", "[SEAT]", "lists the legal moves", request_moves },
  { "state", "", "shows the round with all cards", request_state },
  { "view", "SEAT", "shows what a seat may know of the round", request_view },
  { "score", "", "shows the parts of the score as if the round ended now, and the totals", request_score },
  { "bot", "SEAT LEVEL [seed N] [budget N]",
    "asks a bot for the move of a seat, which is not played; budget: how many moves it may weigh", request_bot },
  { "save", "", "shows the record of the game", request_save },
  { "load", "", "reads a record from the lines that follow, up to one with only a dot", request_load },
  { "quit", "", "ends the program", request_quit },
};

#define N_REQUESTS (sizeof requests / sizeof *requests)

static bool
request_help (RummyProtocol *self, const char *arguments)
{
  bool found = false;

  for (size_t i = 0; i < N_REQUESTS; i++) {
    if (*arguments && strcmp (arguments, requests[i].name) != 0)
      continue;
    found = true;
    rummy_text_add (&self->answer, "%s%s%s: %s\n", requests[i].name, *requests[i].arguments ? " " : "",
                    requests[i].arguments, requests[i].help);
  }

  return found || rummy_protocol_refuse (self, "no such request: %.60s", arguments);
}

void
rummy_protocol_run (RummyProtocol *self, const char *text)
{
  char word[WORD_MAX];
  size_t i = 0;

  if (!next_word (&text, word)) {
    rummy_protocol_refuse (self, "no such request: %.60s", text);
    return;
  }
  while (i < N_REQUESTS && strcmp (word, requests[i].name) != 0)
    i++;
  if (i == N_REQUESTS)
    rummy_protocol_refuse (self, "no such request: %s", word);
  else
    requests[i].run (self, text);
}
