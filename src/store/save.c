/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "store/save.h"

#include <glib/gi18n.h>
#include <string.h>

#include "store/house-rules.h"
#include "store/parcel-private.h"
#include "store/read.h"
#include "store/variant.h"

#define MAGIC "Rummy 500 game"
#define FORMAT_VERSION 9
#define CHECKSUM_BYTES 32

/* Magic, version, checksum of version and body, body.  All future versions keep this envelope. */
#define ENVELOPE_TYPE "(suayay)"

/* In order: rules as text; seed; number of the game; the deck of the first round if given, and how many of its cards
 * each seat gets if not according to the rules; from which round another seed deals, and that seed (0 and 0: none);
 * by seat levels, names, games won and looks; seats shown; whether it is practice; by seat hints and undone turns;
 * whether belief is shown; notes; moves, see write_move (); how many moves at the end were undone. */
#define KNOWN_TYPE "(aqaqybaqaqb" RUMMY_NOTES_TYPE ")"
#define BODY_TYPE "(stqayayqtaias" KNOWN_TYPE "ayu)"
/* Before smaller hands. */
#define BODY_TYPE_8 "(stqayqtaias" KNOWN_TYPE "ayu)"
/* Before undone moves were saved. */
#define BODY_TYPE_7 "(stqayqtaias" KNOWN_TYPE "ay)"
/* Before later rounds could be dealt from another seed. */
#define BODY_TYPE_6 "(stqayaias" KNOWN_TYPE "ay)"
/* Before beliefs. */
#define KNOWN_TYPE_5 "(aqaqybaqaq)"
#define BODY_TYPE_5 "(stqayaias" KNOWN_TYPE_5 "ay)"
/* Before hints and undone turns were counted. */
#define KNOWN_TYPE_4 "(aqaqyb)"
#define BODY_TYPE_4 "(stqayaias" KNOWN_TYPE_4 "ay)"
/* Before wins and looks were counted. */
#define BODY_TYPE_3 "(stqayaiasay)"
/* Before names. */
#define BODY_TYPE_2 "(stqayaiay)"
/* Before given decks. */
#define BODY_TYPE_1 "(stqaiay)"

G_DEFINE_QUARK (rummy-save-error-quark, rummy_save_error)

static gboolean
fail_damaged (GError **error)
{
  g_set_error_literal (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_DAMAGED,
                       _("This isn’t a saved game, or it’s damaged."));

  return FALSE;
}

static gboolean
fail_large (GError **error)
{
  g_set_error_literal (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_LARGE,
                       _("This file is too large."));

  return FALSE;
}

static void
make_checksum (guint32 version, GBytes *body, guint8 digest[CHECKSUM_BYTES])
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  guint32 le_version = GUINT32_TO_LE (version);
  gsize size, digest_size = CHECKSUM_BYTES;
  const guint8 *data = g_bytes_get_data (body, &size);

  g_checksum_update (checksum, (const guint8 *) &le_version, sizeof le_version);
  g_checksum_update (checksum, data, (gssize) size);
  g_checksum_get_digest (checksum, digest, &digest_size);
}

/* What a kind of move is followed by. */
enum { HAS_CARD = 1 << 0, HAS_MELD = 1 << 1, HAS_CARDS = 1 << 2 };

static const guint8 parts[RUMMY_N_MOVES] = {
  [RUMMY_MOVE_TAKE] = HAS_CARD,
  [RUMMY_MOVE_MELD] = HAS_CARDS,
  [RUMMY_MOVE_LAY] = HAS_MELD | HAS_CARDS,
  [RUMMY_MOVE_DISCARD] = HAS_CARD,
  [RUMMY_MOVE_SWAP] = HAS_CARD | HAS_MELD | HAS_CARDS,
  [RUMMY_MOVE_KNOCK] = HAS_CARD,
  [RUMMY_MOVE_CALL] = HAS_MELD | HAS_CARDS,
  [RUMMY_MOVE_BLOCK] = HAS_CARD,
};

/* Set in the first byte if a reading follows, or the cards for taking a joker. */
#define HAS_MORE 0x80

_Static_assert (RUMMY_N_MOVES <= 16 && RUMMY_SEATS_MAX <= 8, "kind and seat fit in one byte");

/* Writes the kind (low half) and seat (high half) in one byte, then what the kind needs.  A long game takes a few
 * kilobytes. */
static void
write_move (GByteArray *data, const RummyMove *move)
{
  guint8 bytes[6 + RUMMY_CARDS_MAX] = { (guint8) (move->kind | move->seat << 4) };
  gboolean splits = move->kind == RUMMY_MOVE_TAKE && !rummy_cards_is_empty (move->cards);
  guint n = 1;

  if (move->low != 0 || splits) {
    bytes[0] |= HAS_MORE;
    bytes[n++] = move->low;
  }
  if (parts[move->kind] & HAS_CARD)
    bytes[n++] = move->card;
  if (parts[move->kind] & HAS_MELD)
    bytes[n++] = move->meld;
  if (parts[move->kind] & HAS_CARDS || (move->kind == RUMMY_MOVE_TAKE && bytes[0] & HAS_MORE)) {
    bytes[n++] = (guint8) rummy_cards_count (move->cards);
    RUMMY_CARDS_EACH (card, move->cards)
      bytes[n++] = card;
  }

  g_byte_array_append (data, bytes, n);
}

typedef struct {
  const guint8 *at;
  gsize left;
} Reader;

static gboolean
read_byte (Reader *reader, guint8 *byte)
{
  if (reader->left == 0)
    return FALSE;
  *byte = *reader->at++;
  reader->left--;

  return TRUE;
}

static gboolean
read_cards (Reader *reader, RummyCards *cards)
{
  guint8 count, card;

  if (!read_byte (reader, &count))
    return FALSE;
  for (; count > 0; count--) {
    if (!read_byte (reader, &card) || !rummy_card_is_valid (card) || rummy_cards_has (*cards, card))
      return FALSE;
    rummy_cards_add (cards, card);
  }

  return TRUE;
}

static gboolean
read_move (Reader *reader, RummyMove *move)
{
  guint8 head;

  *move = (RummyMove) { .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };
  if (!read_byte (reader, &head))
    return FALSE;
  move->kind = head & 15;
  move->seat = head >> 4 & 7;
  if (move->kind >= RUMMY_N_MOVES)
    return FALSE;

  return (!(head & HAS_MORE) || read_byte (reader, &move->low)) &&
         (!(parts[move->kind] & HAS_CARD) || read_byte (reader, &move->card)) &&
         (!(parts[move->kind] & HAS_MELD) || read_byte (reader, &move->meld)) &&
         (!(parts[move->kind] & HAS_CARDS || (move->kind == RUMMY_MOVE_TAKE && head & HAS_MORE)) ||
          read_cards (reader, &move->cards));
}

/* Numbers rounds and their moves from 1. */
static gboolean
fail_refused (const RummyRecord *record, gsize index, RummyRefusal refusal, GError **error)
{
  char text[RUMMY_MOVE_TEXT];
  guint round = 0, move = 0;

  for (gsize i = 0; i < index; i++) {
    gboolean is_deal = record->moves[i].kind == RUMMY_MOVE_DEAL;

    round += is_deal;
    move = is_deal ? 0 : move + 1;
  }
  rummy_move_to_text (&record->moves[index], text);
  g_set_error (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_REFUSED + refusal,
               /* Translators: the number of a move, the number of its round, and the move in a special notation. */
               _("Move %u of round %u (%s) isn’t legal."), move + 1, MAX (round, 1), text);

  return FALSE;
}

static gboolean
read_moves (RummyRecord *record, GVariant *variant, GError **error)
{
  Reader reader = { g_variant_get_data (variant), g_variant_get_size (variant) };
  RummyMatch match;
  RummyRefusal refusal;
  RummyMove move;
  gsize n_legal;

  while (reader.left > 0) {
    if (!read_move (&reader, &move) || !rummy_record_add (record, &move))
      return fail_damaged (error);
  }
  n_legal = rummy_record_play (record, record->n_moves, &match, &refusal);

  return n_legal == record->n_moves || fail_refused (record, n_legal, refusal, error);
}

/* A deal cannot be undone. */
static gboolean
set_apart_undone (RummySavedGame *game, gsize n_undone)
{
  RummyRecord *record = &game->record;

  if (n_undone > record->n_moves)
    return FALSE;
  for (gsize i = record->n_moves - n_undone; i < record->n_moves; i++) {
    if (record->moves[i].kind == RUMMY_MOVE_DEAL)
      return FALSE;
  }
  record->n_moves -= n_undone;
  game->n_undone = n_undone;

  return TRUE;
}

static gboolean
read_deck (RummyRecord *record, GVariant *variant)
{
  gsize n_cards = g_variant_get_size (variant);
  RummyMatch match;

  if (n_cards == 0)
    return TRUE;
  rummy_match_init (&match, &record->rules, record->seed, record->game);
  if (n_cards > RUMMY_CARDS_MAX || !rummy_match_set_deck (&match, g_variant_get_data (variant), n_cards))
    return FALSE;
  memcpy (record->deck, match.deck, n_cards);
  record->n_deck = (guint8) n_cards;

  return TRUE;
}

static gboolean
read_hands (RummyRecord *record, GVariant *variant)
{
  gsize n = g_variant_get_size (variant);
  RummyMatch match;

  if (n == 0)
    return TRUE;
  if (n != (gsize) record->rules.players)
    return FALSE;

  memcpy (record->hands, g_variant_get_data (variant), n);
  rummy_record_start (record, &match);

  return record->n_deck > 0 && memcmp (match.hands, record->hands, sizeof match.hands) == 0;
}

static gboolean
read_rules (RummyRules *rules, const char *text)
{
  char message[RUMMY_ERROR_TEXT];

  rummy_rules_init (rules, NULL);

  return rummy_rules_read (rules, text, message) && rummy_rules_validate (rules, message);
}

static gboolean
read_seats (RummySeats *seats, GVariant *levels, GVariant *names, gsize players)
{
  gsize n_levels;
  const gint32 *level = g_variant_get_fixed_array (levels, &n_levels, sizeof *level);

  if (n_levels != players || (names != NULL && g_variant_n_children (names) != players))
    return FALSE;

  rummy_seats_init (seats, RUMMY_LEVEL_PERSON);
  for (guint i = 0; i < players; i++) {
    if (level[i] < RUMMY_LEVEL_PERSON)
      return FALSE;
    rummy_seats_set_player (seats, i, level[i]);
    if (names != NULL) {
      g_autoptr (GVariant) name = g_variant_get_child_value (names, i);

      rummy_seats_set_name (seats, i, g_variant_get_string (name, NULL));
    }
  }

  return TRUE;
}

static gboolean
read_counts (guint16 counts[RUMMY_SEATS_MAX], GVariant *variant, gsize players)
{
  gsize n_counts;
  const guint16 *count = g_variant_get_fixed_array (variant, &n_counts, sizeof *count);

  if (n_counts != players)
    return FALSE;
  memcpy (counts, count, n_counts * sizeof *count);

  return TRUE;
}

/* Reads seat data (since version 4), help counts (5) and beliefs (6).  @notes must be read later, after the moves. */
static gboolean
read_known (RummySeats *seats, GVariant *known, gsize players, GVariant **notes)
{
  g_autoptr (GVariant) won = NULL;
  g_autoptr (GVariant) looks = NULL;
  g_autoptr (GVariant) hints = NULL;
  g_autoptr (GVariant) undone = NULL;

  if (known == NULL)
    return TRUE;
  if (g_variant_is_of_type (known, G_VARIANT_TYPE (KNOWN_TYPE_4)))
    g_variant_get (known, "(@aq@aqyb)", &won, &looks, &seats->shown, &seats->is_practice);
  else if (g_variant_is_of_type (known, G_VARIANT_TYPE (KNOWN_TYPE_5)))
    g_variant_get (known, "(@aq@aqyb@aq@aq)", &won, &looks, &seats->shown, &seats->is_practice, &hints, &undone);
  else
    g_variant_get (known, "(@aq@aqyb@aq@aqb@" RUMMY_NOTES_TYPE ")", &won, &looks, &seats->shown, &seats->is_practice,
                   &hints, &undone, &seats->shows_belief, notes);

  return read_counts (seats->won, won, players) && read_counts (seats->looks, looks, players) &&
         (hints == NULL || read_counts (seats->hints, hints, players)) &&
         (undone == NULL || read_counts (seats->undone, undone, players)) && seats->shown >> players == 0;
}

/* Games with notes or shown beliefs are practice. */
static gboolean
read_notes (RummySavedGame *game, GVariant *notes)
{
  RummySeats *seats = &game->seats;

  return (notes == NULL || rummy_notes_from_variant (&seats->notes, notes, &game->record)) &&
         (seats->is_practice || (!seats->shows_belief && seats->notes.n == 0));
}

/* Games with traded hands are practice. */
static gboolean
may_trade (const RummySavedGame *game)
{
  for (gsize i = 0; i < game->record.n_moves && !game->seats.is_practice; i++) {
    if (game->record.moves[i].kind == RUMMY_MOVE_TRADE)
      return FALSE;
  }

  return TRUE;
}

static gboolean
read_body (GVariant *body, guint32 version, RummySavedGame *game, GError **error)
{
  g_autoptr (GVariant) deck = NULL;
  g_autoptr (GVariant) hands = NULL;
  g_autoptr (GVariant) levels = NULL;
  g_autoptr (GVariant) names = NULL;
  g_autoptr (GVariant) known = NULL;
  g_autoptr (GVariant) notes = NULL;
  g_autoptr (GVariant) moves = NULL;
  const char *text;
  guint64 seed, later_seed = 0;
  guint16 number, later_from = 0;
  guint32 n_undone = 0;
  RummyRules rules;

  if (version == 1)
    g_variant_get (body, "(&stq@ai@ay)", &text, &seed, &number, &levels, &moves);
  else if (version == 2)
    g_variant_get (body, "(&stq@ay@ai@ay)", &text, &seed, &number, &deck, &levels, &moves);
  else if (version == 3)
    g_variant_get (body, "(&stq@ay@ai@as@ay)", &text, &seed, &number, &deck, &levels, &names, &moves);
  else if (version <= 6)
    g_variant_get (body,
                   version == 4   ? "(&stq@ay@ai@as@" KNOWN_TYPE_4 "@ay)"
                   : version == 5 ? "(&stq@ay@ai@as@" KNOWN_TYPE_5 "@ay)"
                                  : "(&stq@ay@ai@as@" KNOWN_TYPE "@ay)",
                   &text, &seed, &number, &deck, &levels, &names, &known, &moves);
  else if (version <= 8)
    g_variant_get (body,
                   version == 7 ? "(&stq@ayqt@ai@as@" KNOWN_TYPE "@ay)" : "(&stq@ayqt@ai@as@" KNOWN_TYPE "@ayu)",
                   &text, &seed, &number, &deck, &later_from, &later_seed, &levels, &names, &known, &moves, &n_undone);
  else
    g_variant_get (body, "(&stq@ay@ayqt@ai@as@" KNOWN_TYPE "@ayu)", &text, &seed, &number, &deck, &hands, &later_from,
                   &later_seed, &levels, &names, &known, &moves, &n_undone);

  if (number == 0 || !read_rules (&rules, text) ||
      !read_seats (&game->seats, levels, names, (gsize) rules.players) ||
      !read_known (&game->seats, known, (gsize) rules.players, &notes))
    return fail_damaged (error);

  rummy_record_init (&game->record, &rules, seed, number);
  if ((deck != NULL && !read_deck (&game->record, deck)) || (hands != NULL && !read_hands (&game->record, hands)))
    return fail_damaged (error);
  /* Only practice games can be dealt from another seed. */
  if (later_from == 1 || later_from > RUMMY_MATCH_ROUNDS_MAX || (later_from > 0 && !game->seats.is_practice))
    return fail_damaged (error);
  game->record.later_from = later_from;
  game->record.later_seed = later_seed;

  return read_moves (&game->record, moves, error) &&
         ((may_trade (game) && set_apart_undone (game, n_undone) && read_notes (game, notes)) || fail_damaged (error));
}

void
rummy_saved_game_clear (RummySavedGame *game)
{
  rummy_record_clear (&game->record);
}

static GVariant *
write_counts (const guint16 counts[RUMMY_SEATS_MAX], const RummyRecord *record)
{
  return g_variant_new_fixed_array (G_VARIANT_TYPE_UINT16, counts, (gsize) record->rules.players, sizeof *counts);
}

GBytes *
rummy_save_to_bytes (const RummySavedGame *game)
{
  const RummyRecord *record = &game->record;
  char rules[RUMMY_RULES_TEXT];
  gint32 level[RUMMY_SEATS_MAX];
  const char *name[RUMMY_SEATS_MAX];
  guint8 digest[CHECKSUM_BYTES];
  gsize n_hands = 0;
  g_autoptr (GByteArray) moves = g_byte_array_new ();
  GVariant *known;
  g_autoptr (GVariant) body = NULL;
  g_autoptr (GVariant) envelope = NULL;
  g_autoptr (GBytes) body_bytes = NULL;

  rummy_rules_write (&record->rules, rules, sizeof rules);
  for (guint i = 0; i < RUMMY_SEATS_MAX; i++) {
    level[i] = rummy_seats_get_player (&game->seats, i);
    name[i] = game->seats.name[i];
  }
  for (gsize i = 0; i < record->n_moves + game->n_undone; i++)
    write_move (moves, &record->moves[i]);

  known = g_variant_new ("(@aq@aqyb@aq@aqb@" RUMMY_NOTES_TYPE ")", write_counts (game->seats.won, record),
                         write_counts (game->seats.looks, record), game->seats.shown, game->seats.is_practice,
                         write_counts (game->seats.hints, record), write_counts (game->seats.undone, record),
                         game->seats.shows_belief, rummy_notes_to_variant (&game->seats.notes));
  for (guint i = 0; i < (guint) record->rules.players && record->n_deck > 0; i++) {
    if (record->hands[i] > 0)
      n_hands = (gsize) record->rules.players;
  }
  body = rummy_variant_swap_bytes (
    g_variant_new ("(stq@ay@ayqt@ai@as@" KNOWN_TYPE "@ayu)", rules, record->seed, record->game,
                   g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, record->deck, record->n_deck, 1),
                   g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, record->hands, n_hands, 1), record->later_from,
                   record->later_seed,
                   g_variant_new_fixed_array (G_VARIANT_TYPE_INT32, level, (gsize) record->rules.players,
                                              sizeof *level),
                   g_variant_new_strv (name, record->rules.players), known,
                   g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, moves->data, moves->len, 1),
                   (guint32) game->n_undone));
  body_bytes = g_variant_get_data_as_bytes (body);
  make_checksum (FORMAT_VERSION, body_bytes, digest);

  envelope = rummy_variant_swap_bytes (
    g_variant_new ("(su@ay@ay)", MAGIC, FORMAT_VERSION,
                   g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, digest, sizeof digest, 1),
                   g_variant_new_from_bytes (G_VARIANT_TYPE_BYTESTRING, body_bytes, TRUE)));

  return g_variant_get_data_as_bytes (envelope);
}

/* Recognizes other files of this program, for a better error message. */
static gboolean
begins (GBytes *bytes, const char *magic)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  return size > strlen (magic) && memcmp (data, magic, strlen (magic)) == 0;
}

static gboolean
fail_players (GError **error)
{
  g_set_error_literal (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_PLAYERS,
                       _("This file contains players. Import it under Players in the menu."));

  return FALSE;
}

gboolean
rummy_save_from_bytes (GBytes *bytes, RummySavedGame *game, GError **error)
{
  g_auto (RummySavedGame) read = { 0 };
  g_autoptr (GVariant) envelope = NULL;
  g_autoptr (GVariant) checksum = NULL;
  g_autoptr (GVariant) inner = NULL;
  g_autoptr (GVariant) body = NULL;
  g_autoptr (GBytes) body_bytes = NULL;
  static const char *const types[FORMAT_VERSION] = { BODY_TYPE_1, BODY_TYPE_2, BODY_TYPE_3, BODY_TYPE_4,
                                                     BODY_TYPE_5, BODY_TYPE_6, BODY_TYPE_7, BODY_TYPE_8, BODY_TYPE };
  guint8 digest[CHECKSUM_BYTES];
  const char *magic;
  guint32 version;

  if (g_bytes_get_size (bytes) > RUMMY_SAVE_BYTES_MAX)
    return fail_large (error);
  if (begins (bytes, RUMMY_PARCEL_MAGIC))
    return fail_players (error);
  if (begins (bytes, RUMMY_HOUSE_RULES_MAGIC)) {
    g_set_error_literal (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_RULES,
                         _("This file contains house rules. Import it in Preferences."));
    return FALSE;
  }

  envelope = rummy_variant_parse (ENVELOPE_TYPE, bytes);
  if (envelope == NULL)
    return fail_damaged (error);
  g_variant_get (envelope, "(&su@ay@ay)", &magic, &version, &checksum, &inner);
  if (!g_str_equal (magic, MAGIC) || g_variant_get_size (checksum) != sizeof digest)
    return fail_damaged (error);

  body_bytes = g_variant_get_data_as_bytes (inner);
  make_checksum (version, body_bytes, digest);
  if (memcmp (g_variant_get_data (checksum), digest, sizeof digest) != 0 || version == 0)
    return fail_damaged (error);

  if (version > FORMAT_VERSION) {
    g_set_error_literal (error, RUMMY_SAVE_ERROR, RUMMY_SAVE_ERROR_VERSION,
                         _("This needs a newer version of Rummy 500."));
    return FALSE;
  }

  body = rummy_variant_parse (types[version - 1], body_bytes);
  if (body == NULL)
    return fail_damaged (error);
  if (!read_body (body, version, &read, error))
    return FALSE;

  rummy_saved_game_clear (game);
  *game = read;
  read = (RummySavedGame) { 0 };

  return TRUE;
}

gboolean
rummy_save_load (GFile *file, RummySavedGame *game, GError **error)
{
  g_autoptr (GError) local = NULL;
  g_autoptr (GBytes) bytes = rummy_read (file, RUMMY_SAVE_BYTES_MAX, NULL, &local);

  if (bytes != NULL)
    return rummy_save_from_bytes (bytes, game, error);
  if (g_error_matches (local, G_IO_ERROR, G_IO_ERROR_MESSAGE_TOO_LARGE))
    return fail_large (error);
  g_propagate_error (error, g_steal_pointer (&local));

  return FALSE;
}
