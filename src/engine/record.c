/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "engine/record.h"

#include "engine/rng.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The longest line of the notation: the rules written out in full. */
#define LINE_MAX_BYTES (RUMMY_RULES_TEXT + 16)

static const char *const verbs[] = {
  [RUMMY_MOVE_DEAL] = "deal",       [RUMMY_MOVE_DRAW] = "draw",   [RUMMY_MOVE_TAKE] = "take",
  [RUMMY_MOVE_MELD] = "meld",       [RUMMY_MOVE_LAY] = "lay",     [RUMMY_MOVE_DISCARD] = "discard",
  [RUMMY_MOVE_PASS] = "pass",       [RUMMY_MOVE_SWAP] = "swap",   [RUMMY_MOVE_KNOCK] = "knock",
  [RUMMY_MOVE_CALL] = "call",       [RUMMY_MOVE_RENEW] = "renew", [RUMMY_MOVE_NOMINATE] = "nominate",
  [RUMMY_MOVE_BLOCK] = "block",     [RUMMY_MOVE_TRADE] = "trade",
};

/* Alternative words, used in the exchange game. */
static const struct {
  const char *word;
  RummyMoveKind kind;
} synonyms[] = { { "look", RUMMY_MOVE_DRAW }, { "drop", RUMMY_MOVE_DISCARD }, { "end", RUMMY_MOVE_PASS } };

static const char *const roles[] = {
  [RUMMY_ROLE_NONE] = "none", [RUMMY_ROLE_WILD] = "wild", [RUMMY_ROLE_DOUBLE] = "double", [RUMMY_ROLE_SPLIT] = "split",
};

#define N_VERBS (sizeof verbs / sizeof *verbs)

void
rummy_record_init (RummyRecord *record, const RummyRules *rules, uint64_t seed, unsigned game)
{
  *record = (RummyRecord) { .rules = *rules, .seed = seed, .game = (uint16_t) game };
}

void
rummy_record_clear (RummyRecord *record)
{
  free (record->moves);
  record->moves = NULL;
  record->n_moves = record->n_allocated = 0;
}

bool
rummy_record_add (RummyRecord *record, const RummyMove *move)
{
  if (record->n_moves >= RUMMY_RECORD_MOVES_MAX)
    return false;

  if (record->n_moves == record->n_allocated) {
    size_t n = record->n_allocated ? 2 * record->n_allocated : 64;
    RummyMove *moves = realloc (record->moves, n * sizeof *moves);

    if (moves == NULL)
      return false;
    record->moves = moves;
    record->n_allocated = n;
  }
  record->moves[record->n_moves++] = *move;

  return true;
}

void
rummy_record_start (const RummyRecord *record, RummyMatch *match)
{
  rummy_match_init (match, &record->rules, record->seed, record->game);
  if (record->n_deck && rummy_match_set_deck (match, record->deck, record->n_deck))
    rummy_match_set_hands (match, record->hands);
  match->later_from = record->later_from;
  match->later_seed = record->later_seed;
}

void
rummy_record_deal_anew (RummyRecord *record, unsigned n_known, uint64_t seed)
{
  unsigned rounds = 0;

  if (record->later_from)
    return;

  for (size_t i = 0; i < record->n_moves; i++)
    rounds += record->moves[i].kind == RUMMY_MOVE_DEAL;
  if (rounds < n_known)
    rounds = n_known;
  if (rounds == RUMMY_MATCH_ROUNDS_MAX)
    return;
  record->later_from = (uint16_t) (rounds + 1);
  record->later_seed = seed;
}

size_t
rummy_record_play (const RummyRecord *record, size_t n_moves, RummyMatch *match, RummyRefusal *refusal)
{
  RummyRefusal result = RUMMY_OK;
  size_t n = 0;

  rummy_record_start (record, match);
  while (n < n_moves && n < record->n_moves) {
    result = rummy_match_apply (match, &record->moves[n], NULL);
    if (result != RUMMY_OK)
      break;
    n++;
  }
  if (refusal)
    *refusal = result;

  return n;
}

/* Appends to a text of RUMMY_MOVE_TEXT bytes. */
__attribute__ ((format (printf, 3, 4))) static void
append (char *text, size_t *length, const char *format, ...)
{
  va_list args;
  int n;

  va_start (args, format);
  n = vsnprintf (text + *length, RUMMY_MOVE_TEXT - *length, format, args);
  va_end (args);
  *length += n > 0 ? (size_t) n : 0;
  if (*length >= RUMMY_MOVE_TEXT)
    *length = RUMMY_MOVE_TEXT - 1;
}

static void
append_card (char *text, size_t *length, const char *before, RummyCard card)
{
  char code[RUMMY_CARD_TEXT];

  rummy_card_to_text (card, code);
  append (text, length, "%s %s", before, code);
}

static void
append_cards (char *text, size_t *length, RummyCards cards)
{
  append (text, length, " ");
  *length += rummy_cards_to_text (cards, text + *length, RUMMY_MOVE_TEXT - *length);
}

/* Appends " on 3", and " from 4" for the first position of a run or " as set". */
static void
append_place (char *text, size_t *length, const RummyMove *move)
{
  if (move->meld != RUMMY_MELD_NONE && move->kind != RUMMY_MOVE_MELD)
    append (text, length, " on %u", move->meld + 1u);
  if (move->low == RUMMY_READING_SET)
    append (text, length, " as set");
  else if (move->low != RUMMY_READING_OPEN)
    append (text, length, " from %u", (unsigned) move->low);
}

void
rummy_move_to_text (const RummyMove *move, char text[RUMMY_MOVE_TEXT])
{
  const char *verb = move->kind < N_VERBS ? verbs[move->kind] : "?";
  size_t length = 0;

  if (move->kind == RUMMY_MOVE_DEAL) {
    snprintf (text, RUMMY_MOVE_TEXT, "%s", verb);
    return;
  }

  append (text, &length, "%u %s", move->seat + 1u, verb);
  switch ((RummyMoveKind) move->kind) {
  case RUMMY_MOVE_TAKE:
    append_card (text, &length, "", move->card);
    if (!rummy_cards_is_empty (move->cards))
      append_card (text, &length, " split", rummy_cards_first (move->cards));
    if (move->low)
      append (text, &length, " older");
    break;

  case RUMMY_MOVE_DISCARD:
  case RUMMY_MOVE_BLOCK:
    append_card (text, &length, "", move->card);
    break;

  case RUMMY_MOVE_MELD:
  case RUMMY_MOVE_LAY:
  case RUMMY_MOVE_CALL:
    append_cards (text, &length, move->cards);
    append_place (text, &length, move);
    break;

  case RUMMY_MOVE_SWAP:
    append_card (text, &length, "", move->card);
    append (text, &length, " on %u for", move->meld + 1u);
    append_cards (text, &length, move->cards);
    break;

  case RUMMY_MOVE_KNOCK:
    if (move->card != RUMMY_CARD_NONE)
      append_card (text, &length, "", move->card);
    if (move->low)
      append (text, &length, " by hand");
    break;

  case RUMMY_MOVE_NOMINATE:
    append (text, &length, " %s", move->low < sizeof roles / sizeof *roles ? roles[move->low] : "?");
    break;

  case RUMMY_MOVE_TRADE:
    append (text, &length, " %u", move->low + 1u);
    break;

  default:
    break;
  }
}

/* Reads an integer that is followed by a blank or the end. */
static bool
read_number (const char *text, unsigned least, unsigned most, unsigned *number, const char **end)
{
  unsigned value = 0;

  if (*text < '0' || *text > '9')
    return false;
  for (; *text >= '0' && *text <= '9'; text++) {
    value = value * 10 + (unsigned) (*text - '0');
    if (value > most)
      return false;
  }
  if (value < least || (*text != '\0' && *text != ' '))
    return false;
  *number = value;
  *end = text + strspn (text, " ");

  return true;
}

/* Reads a card and the blanks after it. */
static bool
read_card (const char **text, RummyCard *card)
{
  size_t n = rummy_card_from_text (*text, card);

  if (n == 0 || ((*text)[n] != '\0' && (*text)[n] != ' '))
    return false;
  *text += n;
  *text += strspn (*text, " ");

  return true;
}

/* Reads a word and the blanks after it, if the text begins with it. */
static bool
read_word (const char **text, const char *word)
{
  size_t n = strlen (word);

  if (strncmp (*text, word, n) != 0 || ((*text)[n] != '\0' && (*text)[n] != ' '))
    return false;
  *text += n;
  *text += strspn (*text, " ");

  return true;
}

/* Reads distinct cards up to another word. */
static bool
read_cards (const char **text, RummyCards *cards)
{
  RummyCard card;

  *cards = RUMMY_NO_CARDS;
  /* "as" alone is the ace of spades. */
  while (strncmp (*text, "as set", 6) != 0 && read_card (text, &card)) {
    if (rummy_cards_has (*cards, card))
      return false;
    rummy_cards_add (cards, card);
  }

  return !rummy_cards_is_empty (*cards);
}

static bool
read_on (const char **text, RummyMove *move)
{
  unsigned meld;

  if (!read_word (text, "on") || !read_number (*text, 1, RUMMY_MELDS_MAX, &meld, text))
    return false;
  move->meld = (uint8_t) (meld - 1);

  return true;
}

/* Reads "as set" or "from 4"; the position can also be given as a card. */
static bool
read_reading (const char **text, RummyMove *move)
{
  unsigned low;
  RummyCard card;

  if (read_word (text, "as")) {
    move->low = RUMMY_READING_SET;
    return read_word (text, "set");
  }
  if (read_word (text, "from")) {
    if (read_number (*text, RUMMY_ACE, RUMMY_KING, &low, text)) {
      move->low = (uint8_t) low;
      return true;
    }
    if (!read_card (text, &card) || rummy_card_is_joker (card))
      return false;
    move->low = (uint8_t) rummy_card_rank (card);
  }

  return true;
}

static bool
read_take (const char **text, RummyMove *move)
{
  RummyCard joker;

  if (!read_card (text, &move->card))
    return false;
  if (!read_word (text, "split"))
    return true;
  if (!read_card (text, &joker))
    return false;
  move->cards = rummy_cards_of (joker);
  move->low = read_word (text, "older");

  return true;
}

static bool
read_swap (const char **text, RummyMove *move)
{
  RummyCard wild;

  if (!read_card (text, &move->card) || !read_on (text, move) || !read_word (text, "for") || !read_card (text, &wild))
    return false;
  move->cards = rummy_cards_of (wild);

  return true;
}

static bool
read_knock (const char **text, RummyMove *move)
{
  if (**text != '\0' && strncmp (*text, "by", 2) != 0 && !read_card (text, &move->card))
    return false;
  move->low = read_word (text, "by");

  return !move->low || read_word (text, "hand");
}

static bool
read_role (const char **text, RummyMove *move)
{
  for (unsigned role = RUMMY_ROLE_WILD; role < sizeof roles / sizeof *roles; role++) {
    if (read_word (text, roles[role])) {
      move->low = (uint8_t) role;
      return true;
    }
  }

  return false;
}

static bool
read_kind (const char **text, uint8_t *kind)
{
  for (size_t i = RUMMY_MOVE_DRAW; i < N_VERBS; i++) {
    if (read_word (text, verbs[i])) {
      *kind = (uint8_t) i;
      return true;
    }
  }
  for (size_t i = 0; i < sizeof synonyms / sizeof *synonyms; i++) {
    if (read_word (text, synonyms[i].word)) {
      *kind = (uint8_t) synonyms[i].kind;
      return true;
    }
  }

  return false;
}

const char *
rummy_move_read (const char *text, RummyMove *move)
{
  RummyMove read = { .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  unsigned seat, other;
  bool ok = true;

  if (strcmp (text, verbs[RUMMY_MOVE_DEAL]) == 0) {
    read.kind = RUMMY_MOVE_DEAL;
    *move = read;
    return NULL;
  }

  if (!read_number (text, 1, RUMMY_SEATS_MAX, &seat, &text) || !read_kind (&text, &read.kind))
    return text;
  read.seat = (uint8_t) (seat - 1);

  switch ((RummyMoveKind) read.kind) {
  case RUMMY_MOVE_TAKE:
    ok = read_take (&text, &read);
    break;
  case RUMMY_MOVE_DISCARD:
  case RUMMY_MOVE_BLOCK:
    ok = read_card (&text, &read.card);
    break;
  case RUMMY_MOVE_MELD:
    ok = read_cards (&text, &read.cards) && read_reading (&text, &read);
    break;
  case RUMMY_MOVE_LAY:
    ok = read_cards (&text, &read.cards) && read_on (&text, &read) && read_reading (&text, &read);
    break;
  case RUMMY_MOVE_CALL:
    ok = read_cards (&text, &read.cards) && (strncmp (text, "on ", 3) != 0 || read_on (&text, &read)) &&
         read_reading (&text, &read);
    break;
  case RUMMY_MOVE_SWAP:
    ok = read_swap (&text, &read);
    break;
  case RUMMY_MOVE_KNOCK:
    ok = read_knock (&text, &read);
    break;
  case RUMMY_MOVE_NOMINATE:
    ok = read_role (&text, &read);
    break;
  case RUMMY_MOVE_TRADE:
    ok = read_number (text, 1, RUMMY_SEATS_MAX, &other, &text);
    read.low = ok ? (uint8_t) (other - 1) : 0;
    break;
  default:
    break;
  }

  if (!ok || *text != '\0')
    return text;
  *move = read;

  return NULL;
}

bool
rummy_move_from_text (const char *text, RummyMove *move)
{
  return rummy_move_read (text, move) == NULL;
}

char *
rummy_record_to_text (const RummyRecord *record)
{
  char rules[RUMMY_RULES_TEXT], code[RUMMY_SEED_TEXT], line[RUMMY_MOVE_TEXT];
  size_t length, size = RUMMY_RULES_TEXT + 192 + RUMMY_CARDS_MAX * RUMMY_CARD_TEXT;
  unsigned players = (unsigned) record->rules.players;
  bool has_hands = false;
  char *text;

  rummy_rules_write (&record->rules, rules, sizeof rules);
  rummy_seed_to_text (record->seed, code);

  for (size_t i = 0; i < record->n_moves; i++) {
    rummy_move_to_text (&record->moves[i], line);
    size += strlen (line) + 1;
  }

  text = malloc (size);
  if (text == NULL)
    return NULL;

  length = (size_t) snprintf (text, size, "rules %s\ncode %s\ngame %u\n", rules, code, record->game);
  for (size_t i = 0; i < record->n_deck; i++) {
    char card[RUMMY_CARD_TEXT];

    rummy_card_to_text (record->deck[i], card);
    length += (size_t) snprintf (text + length, size - length, "%s%s%s", i ? " " : "deck ", card,
                                 i + 1 == record->n_deck ? "\n" : "");
  }
  for (unsigned i = 0; i < players; i++)
    has_hands |= record->n_deck && record->hands[i];
  for (unsigned i = 0; has_hands && i < players; i++)
    length += (size_t) snprintf (text + length, size - length, "%s%u%s", i ? " " : "hands ",
                                 record->hands[i] ? record->hands[i] : rummy_rules_hand_size (&record->rules, players),
                                 i + 1 == players ? "\n" : "");
  if (record->later_from) {
    rummy_seed_to_text (record->later_seed, code);
    length += (size_t) snprintf (text + length, size - length, "from %u code %s\n", record->later_from, code);
  }
  for (size_t i = 0; i < record->n_moves; i++) {
    rummy_move_to_text (&record->moves[i], line);
    length += (size_t) snprintf (text + length, size - length, "%s\n", line);
  }

  return text;
}

bool
rummy_record_continues (const RummyRecord *record, const RummyRecord *before)
{
  RummyRecord known = *before;
  char *text = rummy_record_to_text (record), *start;
  bool continues;

  if (rummy_match_rounds_are_open (&known.rules))
    known.rules.target = record->rules.target;
  start = rummy_record_to_text (&known);
  continues = text && start && strncmp (text, start, strlen (start)) == 0;

  free (text);
  free (start);

  return continues;
}

bool
rummy_record_read_deck (RummyRecord *record, const char *text, char error[RUMMY_ERROR_TEXT])
{
  RummyCard deck[RUMMY_CARDS_MAX], card;
  RummyCards left = rummy_rules_cards (&record->rules, (unsigned) record->rules.players), seen = RUMMY_NO_CARDS;
  unsigned n_all = rummy_cards_count (left), n = 0;
  char code[RUMMY_CARD_TEXT];

  while (read_card (&text, &card)) {
    rummy_card_to_text (card, code);
    if (rummy_cards_has (seen, card))
      return rummy_fail (error, "the deck has %s twice", code);
    if (!rummy_cards_has (left, card))
      return rummy_fail (error, "the deck has %s, which is no card of these rules", code);
    rummy_cards_add (&seen, card);
    rummy_cards_remove (&left, card);
    deck[n++] = card;
  }
  if (*text != '\0')
    return rummy_fail (error, "the deck has something that is no card: %.20s", text);
  if (n < n_all) {
    rummy_card_to_text (rummy_cards_first (left), code);
    return rummy_fail (error, "the deck lacks %u of the %u cards of these rules, among them %s", n_all - n, n_all,
                       code);
  }
  memcpy (record->deck, deck, n);
  record->n_deck = (uint8_t) n;
  memset (record->hands, 0, sizeof record->hands);

  return true;
}

bool
rummy_record_read_hands (RummyRecord *record, const char *text, char error[RUMMY_ERROR_TEXT])
{
  unsigned players = (unsigned) record->rules.players, size = rummy_rules_hand_size (&record->rules, players), n;
  uint8_t hands[RUMMY_SEATS_MAX] = { 0 };

  if (record->n_deck == 0)
    return rummy_fail (error, "the sizes of the hands come after the deck");
  for (unsigned seat = 0; seat < players; seat++) {
    if (!read_number (text, 1, size, &n, &text))
      return rummy_fail (error, "not how many cards seat %u gets, from 1 to %u: %.20s", seat + 1, size, text);
    hands[seat] = n == size ? 0 : (uint8_t) n;
  }
  if (*text != '\0')
    return rummy_fail (error, "more hands than seats: %.20s", text);
  memcpy (record->hands, hands, sizeof hands);

  return true;
}

static bool
read_later (RummyRecord *record, const char *text, char error[RUMMY_ERROR_TEXT])
{
  unsigned round;
  const char *end;
  uint64_t seed;

  if (!read_number (text, 2, RUMMY_MATCH_ROUNDS_MAX, &round, &end) || strncmp (end, "code ", 5) != 0 ||
      !rummy_seed_from_text (end + 5, &seed))
    return rummy_fail (error, "not a round and the deal code from then on: %.40s", text);
  record->later_from = (uint16_t) round;
  record->later_seed = seed;

  return true;
}

/* Reads a line without comment and surrounding blanks. */
static bool
read_line (RummyRecord *record, const char *line, bool *has_rules, char error[RUMMY_ERROR_TEXT])
{
  RummyMove move;
  unsigned game;
  const char *end;

  if (strncmp (line, "rules ", 6) == 0) {
    if (*has_rules || record->n_moves)
      return rummy_fail (error, "the rules stand once, before the moves");
    *has_rules = true;
    return rummy_rules_from_text (&record->rules, line + 6, error);
  }
  if (strncmp (line, "code ", 5) == 0)
    return rummy_seed_from_text (line + 5, &record->seed) || rummy_fail (error, "not a deal code: %.40s", line + 5);
  if (strncmp (line, "game ", 5) == 0) {
    if (!read_number (line + 5, 1, UINT16_MAX, &game, &end) || *end != '\0')
      return rummy_fail (error, "not a number of a game: %.40s", line + 5);
    record->game = (uint16_t) game;
    return true;
  }

  if (!*has_rules)
    return rummy_fail (error, "the rules must come first, not: %.60s", line);
  if (record->n_moves == 0 && strncmp (line, "deck ", 5) == 0)
    return rummy_record_read_deck (record, line + 5, error);
  if (record->n_moves == 0 && strncmp (line, "hands ", 6) == 0)
    return rummy_record_read_hands (record, line + 6, error);
  if (record->n_moves == 0 && strncmp (line, "from ", 5) == 0)
    return read_later (record, line + 5, error);
  if (!rummy_move_from_text (line, &move))
    return rummy_fail (error, "not a move: %.60s", line);

  return rummy_record_add (record, &move) || rummy_fail (error, "too many moves");
}

/* Copies the next line without comment and surrounding blanks; returns false if it is too long. */
static bool
next_line (const char **text, char line[LINE_MAX_BYTES])
{
  size_t whole = strcspn (*text, "\n"), length = strcspn (*text, "#\n");
  const char *start = *text;

  *text += whole + ((*text)[whole] == '\n');
  while (length && strchr (" \t\r", start[length - 1]))
    length--;
  while (length && strchr (" \t", *start))
    start++, length--;
  if (length >= LINE_MAX_BYTES)
    return false;
  memcpy (line, start, length);
  line[length] = '\0';

  return true;
}

unsigned
rummy_record_line_of_move (const char *text, size_t index)
{
  char line[LINE_MAX_BYTES];
  unsigned n_lines = 0;
  RummyMove move;

  while (*text) {
    n_lines++;
    if (next_line (&text, line) && rummy_move_from_text (line, &move) && index-- == 0)
      break;
  }

  return n_lines;
}

bool
rummy_record_from_text (RummyRecord *record, const char *text, unsigned *line_number, char error[RUMMY_ERROR_TEXT])
{
  RummyRecord read = { .game = 1 };
  bool has_rules = false;
  unsigned n_lines = 0;

  error[0] = '\0';
  while (*text) {
    char line[LINE_MAX_BYTES];

    n_lines++;
    if (!next_line (&text, line)) {
      rummy_fail (error, "the line is too long");
      break;
    }
    if (*line && !read_line (&read, line, &has_rules, error))
      break;
  }

  if (error[0] == '\0' && !has_rules)
    rummy_fail (error, "no rules");

  if (line_number)
    *line_number = n_lines;
  if (error[0] != '\0') {
    rummy_record_clear (&read);
    return false;
  }

  rummy_record_clear (record);
  *record = read;

  return true;
}
