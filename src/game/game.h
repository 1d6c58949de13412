/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "ai/manner.h"
#include "engine/record.h"
#include "store/seats.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_GAME (rummy_game_get_type ())
G_DECLARE_FINAL_TYPE (RummyGame, rummy_game, RUMMY, GAME, GObject)

/* A match in progress: its record, the seats, and bots that think in threads.
 *
 * Properties (notified): "turn" (uint; the seat to move or RUMMY_SEAT_NONE), "thinking" (boolean; a bot is choosing a
 * move), "can-undo", "can-redo" (boolean).
 *
 * Signals, in this order for each call that plays moves:
 * - "event" (RummyEvent *): once for each event; the match already has the state after all moves.
 * - "moved" (): after the last event.  Autosave connects to this.
 * Others:
 * - "seats" (): who sits where, or a name, has changed.
 * - "reset" (): the whole position was replaced (undo, replay) and must be read again. */

RummyGame *rummy_game_new (const RummyRules *rules, guint64 seed, guint number);

/* The moves must be legal; those loaded by the store are. */
RummyGame *rummy_game_new_from_record (const RummyRecord *record);

const RummyRecord *rummy_game_get_record (RummyGame *self);
const RummyMatch *rummy_game_get_match (RummyGame *self);
const RummyRound *rummy_game_get_round (RummyGame *self); /* valid once a round was dealt */

/* get_manner () returns the manner of a computer player; has_manner () returns whether manners make a difference at
 * this seat's level and these rules. */
RummyManner rummy_game_get_manner (RummyGame *self, guint seat);
void rummy_game_set_manner (RummyGame *self, guint seat, RummyManner manner);
gboolean rummy_game_has_manner (RummyGame *self, guint seat);

/* Returns the level of a computer player, or RUMMY_LEVEL_PERSON.  Initially all seats are people. */
int rummy_game_get_level (RummyGame *self, guint seat);
void rummy_game_set_level (RummyGame *self, guint seat, int level);

/* Returns the number of seats played by people. */
guint rummy_game_count_people (RummyGame *self);

void rummy_game_set_name (RummyGame *self, guint seat, const char *name);

/* get_won () returns how many games the side of a seat has won with these seats, including a finished current game;
 * reset_won () starts counting again. */
guint rummy_game_get_won (RummyGame *self, guint seat);
void rummy_game_reset_won (RummyGame *self);

/* Returns the number of turns that a seat has begun in this game. */
guint rummy_game_count_turns (RummyGame *self, guint seat);

/* How often the hand of a person was shown on a screen passed around; add_look () counts one more. */
guint rummy_game_get_looks (RummyGame *self, guint seat);
void rummy_game_add_look (RummyGame *self, guint seat);

/* How many hints a person took in this game, and how many turns were undone. */
guint rummy_game_get_hints (RummyGame *self, guint seat);
void rummy_game_add_hint (RummyGame *self, guint seat);
guint rummy_game_get_undone (RummyGame *self, guint seat);

/* Whether a computer player's hand is open.  Opening one makes the game practice. */
gboolean rummy_game_get_shown (RummyGame *self, guint seat);
void rummy_game_set_shown (RummyGame *self, guint seat, gboolean shown);

/* Swaps the hands of two seats (M-112), which makes the game practice.  If refused, nothing changes. */
RummyRefusal rummy_game_check_trade (RummyGame *self, guint seat, guint other);
RummyRefusal rummy_game_trade (RummyGame *self, guint seat, guint other);

/* Whether the game is practice because somebody knew more than a player may.  Cannot be reset. */
gboolean rummy_game_is_practice (RummyGame *self);
void rummy_game_set_practice (RummyGame *self);

/* Whether the table shows where unseen cards probably are.  Showing it makes the game practice. */
gboolean rummy_game_get_shows_belief (RummyGame *self);
void rummy_game_set_shows_belief (RummyGame *self, gboolean shows);

/* Reads the round as seen by a seat; for a computer player including what it was told. */
void rummy_game_read_view (RummyGame *self, guint seat, RummyView *view);

/* Changes what the computer player @thinker believes about a card, until it sees the card or the round ends.  @seat:
 * the holder that @kind refers to, or RUMMY_SEAT_NONE.  Makes the game practice.  If refused, nothing changes. */
RummyNoteRefusal rummy_game_check_told (RummyGame *self, guint thinker, RummyCard card, RummyNoteKind kind, guint seat);
RummyNoteRefusal rummy_game_tell (RummyGame *self, guint thinker, RummyCard card, RummyNoteKind kind, guint seat);

/* Tells the thinker all cards of a seat, or makes it forget them. */
RummyNoteRefusal rummy_game_tell_hand (RummyGame *self, guint thinker, guint seat, gboolean knows);

/* Returns what the thinker was told about a card, or NULL; valid until the seats change. */
const RummyNote *rummy_game_get_told (RummyGame *self, guint thinker, RummyCard card);

/* has_told () returns whether anything it was told still holds; clear_told () restores its own memory. */
gboolean rummy_game_has_told (RummyGame *self, guint thinker);
RummyNoteRefusal rummy_game_clear_told (RummyGame *self, guint thinker);

/* All seats at once.  A level that does not exist becomes RUMMY_LEVEL_AVERAGE; seats beyond those of the rules are
 * ignored. */
const RummySeats *rummy_game_get_seats (RummyGame *self);
void rummy_game_set_seats (RummyGame *self, const RummySeats *seats);

/* The only way to play moves.  Several moves are played as a unit: all, or none if one is refused. */
RummyRefusal rummy_game_play (RummyGame *self, const RummyMove *moves, guint n_moves);

/* Deals the next round. */
RummyRefusal rummy_game_deal (RummyGame *self);

/* Replaces all moves by legal ones for the same rules and seed. */
void rummy_game_set_moves (RummyGame *self, const RummyMove *moves, gsize n_moves);

/* Sets the number of rounds after which the game ends, if its rules have such a number; at least the number already
 * dealt.  A finished game may continue, or the current round become the last.  Discards moves that can be redone.
 * Returns FALSE if the rules end games otherwise. */
gboolean rummy_game_set_rounds (RummyGame *self, guint rounds);

/* Undoes the last move that the person to move made in this turn after the last draw from the stock; a draw cannot
 * be undone, a pick-up can.  In practice, goes back to the last move of a person in this round, undoing everything
 * since.  Returns FALSE if there is nothing to undo. */
gboolean rummy_game_undo (RummyGame *self);

/* Undoes everything in this turn that can be undone outside of practice. */
gboolean rummy_game_can_restart_turn (RummyGame *self);
gboolean rummy_game_restart_turn (RummyGame *self);

/* Repeats the move undone last, as long as no other move was made. */
gboolean rummy_game_redo (RummyGame *self);

/* Returns how many moves can be redone.  They follow the valid moves in the record, next one first, so that they can
 * be saved. set_redoable () restores them; they must be legal. */
gsize rummy_game_get_redoable (RummyGame *self);
void rummy_game_set_redoable (RummyGame *self, const RummyMove *moves, gsize n_moves);

/* While a game is held, no bot is asked, and an answer that arrives is played later.  Used until animations are
 * finished or a save has reached the disk.  Calls nest. */
void rummy_game_hold (RummyGame *self);
void rummy_game_unhold (RummyGame *self);

/* How long a bot may think, in ms.  When the time is up, it plays the best move found so far. */
#define RUMMY_GAME_PATIENCE 2000
void rummy_game_set_patience (RummyGame *self, guint ms);

/* Chooses a move like rummy_player_choose (), in a thread, from what the seat has seen.  Tests use their own. */
typedef RummyMove (*RummyGameChooser) (const RummyView *view, RummyPlayer player, RummyRng *rng,
                                       const RummyLimits *limits);
void rummy_game_set_chooser (RummyGame *self, RummyGameChooser chooser);

/* Bots move only between start () and stop ().  A new game is stopped. */
void rummy_game_start (RummyGame *self);
void rummy_game_stop (RummyGame *self);
gboolean rummy_game_is_started (RummyGame *self);

G_END_DECLS
