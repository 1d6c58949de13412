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

/* A match being played: its record, the seats, the bots that think in threads.
 *
 * Properties (notified): "turn" (uint; the seat to move, RUMMY_SEAT_NONE when nobody is), "thinking" (boolean; a
 * bot works on its move), "can-undo", "can-redo" (boolean).
 *
 * Signals, in this order for each move that is played:
 *   "event" (RummyEvent *)  one for each thing that happened; the match is already in the state after the whole move;
 *   "moved" ()              after the last event of a move or of a group of moves; autosave listens here.
 * "seats" ()                who sits where has changed, or a name; nothing else has.
 * "reset" ()                the position was replaced as a whole (undo, replay): read it anew. */

RummyGame *rummy_game_new (const RummyRules *rules, guint64 seed, guint number);

/* The moves must be legal, as those that the store has read are. */
RummyGame *rummy_game_new_from_record (const RummyRecord *record);

const RummyRecord *rummy_game_get_record (RummyGame *self);
const RummyMatch *rummy_game_get_match (RummyGame *self);
const RummyRound *rummy_game_get_round (RummyGame *self); /* valid once a round was dealt */

/* The manner of the computer at a seat, and whether it makes a difference there, at these rules and that level. */
RummyManner rummy_game_get_manner (RummyGame *self, guint seat);
void rummy_game_set_manner (RummyGame *self, guint seat, RummyManner manner);
gboolean rummy_game_has_manner (RummyGame *self, guint seat);

/* The computer's level at a seat, or RUMMY_LEVEL_PERSON.  Seats are people until they are given to the computer. */
int rummy_game_get_level (RummyGame *self, guint seat);
void rummy_game_set_level (RummyGame *self, guint seat, int level);

/* How many seats are people. */
guint rummy_game_count_people (RummyGame *self);

/* The name that a seat was given; empty when it has none of its own. */
const char *rummy_game_get_name (RummyGame *self, guint seat);
void rummy_game_set_name (RummyGame *self, guint seat, const char *name);

/* How many games the side of a seat has won, with this one if it is over, since these seats play this game, or since
 * rummy_game_reset_won (). */
guint rummy_game_get_won (RummyGame *self, guint seat);
void rummy_game_reset_won (RummyGame *self);

/* How many turns a seat has begun in this game. */
guint rummy_game_count_turns (RummyGame *self, guint seat);

/* How often the hand of a person was opened at a screen that is passed on, and that it is opened now. */
guint rummy_game_get_looks (RummyGame *self, guint seat);
void rummy_game_add_look (RummyGame *self, guint seat);

/* How often a person has asked for advice in this game, and how many turns the person has taken back. */
guint rummy_game_get_hints (RummyGame *self, guint seat);
void rummy_game_add_hint (RummyGame *self, guint seat);
guint rummy_game_get_undone (RummyGame *self, guint seat);

/* Whether the cards of a seat of the computer lie open; from then on the game is practice. */
gboolean rummy_game_get_shown (RummyGame *self, guint seat);
void rummy_game_set_shown (RummyGame *self, guint seat, gboolean shown);

/* Two seats trade their hands, to play on with each other's cards (M-112); the game is practice from then on.  When it
 * is refused nothing has changed. */
RummyRefusal rummy_game_check_trade (RummyGame *self, guint seat, guint other);
RummyRefusal rummy_game_trade (RummyGame *self, guint seat, guint other);

/* Somebody knew more in this game than a player may: it was played for practice.  That does not end. */
gboolean rummy_game_is_practice (RummyGame *self);
void rummy_game_set_practice (RummyGame *self);

/* Whether the unseen cards tell which they probably are; from then on the game is practice. */
gboolean rummy_game_get_shows_belief (RummyGame *self);
void rummy_game_set_shows_belief (RummyGame *self, gboolean shows);

/* The round as a seat has seen it; that of a computer, with what it was told. */
void rummy_game_read_view (RummyGame *self, guint seat, RummyView *view);

/* Puts into the memory of the computer at a seat, until the round is over or the card is seen, what another seat has to
 * do with a card; RUMMY_SEAT_NONE where no seat is meant.  From then on the game is practice.  When it is refused
 * nothing has changed. */
RummyNoteRefusal rummy_game_check_told (RummyGame *self, guint thinker, RummyCard card, RummyNoteKind kind, guint seat);
RummyNoteRefusal rummy_game_tell (RummyGame *self, guint thinker, RummyCard card, RummyNoteKind kind, guint seat);

/* The same for all cards of a seat: that it holds them, as it does, or that nothing is known of them. */
RummyNoteRefusal rummy_game_tell_hand (RummyGame *self, guint thinker, guint seat, gboolean knows);

/* What it was told of a card, or NULL; valid until the seats change. */
const RummyNote *rummy_game_get_told (RummyGame *self, guint thinker, RummyCard card);

/* Whether anything was told that still holds; and it remembers again what it has seen. */
gboolean rummy_game_has_told (RummyGame *self, guint thinker);
RummyNoteRefusal rummy_game_untell (RummyGame *self, guint thinker);

/* All of it at once; a level that does not exist becomes RUMMY_LEVEL_AVERAGE, and there are only the seats of the
 * rules. */
const RummySeats *rummy_game_get_seats (RummyGame *self);
void rummy_game_set_seats (RummyGame *self, const RummySeats *seats);

/* The one door.  Several moves are played all or none, as one act. */
RummyRefusal rummy_game_play (RummyGame *self, const RummyMove *moves, guint n_moves);

/* Deals the first or the next round. */
RummyRefusal rummy_game_deal (RummyGame *self);

/* Replaces all moves by others of the same rules and seed, which must be legal. */
void rummy_game_set_moves (RummyGame *self, const RummyMove *moves, gsize n_moves);

/* How many rounds are to be played where a number of rounds ends the game, at least those that were dealt: with the
 * last of them it ends, or goes on again.  What was taken back is gone.  FALSE where something else ends it. */
gboolean rummy_game_set_rounds (RummyGame *self, guint rounds);

/* Takes back the last move that the person to move has made in this turn since a card was last drawn from the stock,
 * which stays drawn, as does what came before it; a take from the pile goes back to the pile.  In practice it goes on
 * through the round, to the last move of a person, over what came after it.  FALSE when there is nothing to take
 * back. */
gboolean rummy_game_undo (RummyGame *self);

/* Takes back at once all that can be without practice. */
gboolean rummy_game_can_restart_turn (RummyGame *self);
gboolean rummy_game_restart_turn (RummyGame *self);

/* Makes again what was taken back last, as long as no other move was made. */
gboolean rummy_game_redo (RummyGame *self);

/* How many moves that is.  They stand in the record behind those that count, the next one first, for whoever keeps a
 * game; and brings them back with it, where they must be legal. */
gsize rummy_game_get_redoable (RummyGame *self);
void rummy_game_set_redoable (RummyGame *self, const RummyMove *moves, gsize n_moves);

/* While held, for the scene to finish moving or a save to reach the disk, no bot is asked, and an answer that comes
 * then is played afterwards.  Calls nest. */
void rummy_game_hold (RummyGame *self);
void rummy_game_unhold (RummyGame *self);

/* How long a bot may think, in ms, on however slow a machine: then it moves as it would by what it has found. */
#define RUMMY_GAME_PATIENCE 2000
void rummy_game_set_patience (RummyGame *self, guint ms);

/* How a bot chooses, as rummy_player_choose () does: in a thread, and from what its seat has seen.  Tests have
 * others. */
typedef RummyMove (*RummyGameChooser) (const RummyView *view, RummyPlayer player, RummyRng *rng,
                                       const RummyLimits *limits);
void rummy_game_set_chooser (RummyGame *self, RummyGameChooser chooser);

/* Bots move only between start and stop; a new game is stopped. */
void rummy_game_start (RummyGame *self);
void rummy_game_stop (RummyGame *self);
gboolean rummy_game_is_started (RummyGame *self);

G_END_DECLS
