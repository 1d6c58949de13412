/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* What can be seen of a game from one seat, and what that seat may do. Holds a copy of the position, which
 * rummy_seen_update () renews. */
typedef struct _RummySeen RummySeen;

RummySeen *rummy_seen_new (void);
void rummy_seen_free (RummySeen *self);

/* Sets the game, or NULL, the seat, and whether its hand is closed during the round. */
void rummy_seen_set_place (RummySeen *self, RummyGame *game, guint seat, gboolean closed);

/* Makes it a replay, in which nothing can be played; open: with all hands open. */
void rummy_seen_set_replay (RummySeen *self, gboolean open);

/* Shows cards that everybody saw others take. FALSE if nothing changed. */
gboolean rummy_seen_set_shows_known (RummySeen *self, gboolean shows_known);

void rummy_seen_update (RummySeen *self);

RummyGame *rummy_seen_game (const RummySeen *self); /* may be NULL */
guint rummy_seen_seat (const RummySeen *self);
const RummyView *rummy_seen_view (const RummySeen *self);
const RummyRound *rummy_seen_round (const RummySeen *self); /* only what may be seen; all 0 if nothing is dealt */

gboolean rummy_seen_is_dealt (const RummySeen *self);
gboolean rummy_seen_is_closed (const RummySeen *self);
gboolean rummy_seen_is_replay (const RummySeen *self);
gboolean rummy_seen_is_over (const RummySeen *self); /* nothing can be played any more */
gboolean rummy_seen_is_open (const RummySeen *self); /* all hands are open, as after a round */
gboolean rummy_seen_shows_all (const RummySeen *self); /* likewise, in a replay */

/* The person at the screen ("you"), or RUMMY_SEAT_NONE. */
guint rummy_seen_viewer (const RummySeen *self);

/* Whether the viewer sees the own hand during the round: it is theirs, or of a computer whose cards are shown. It is
 * hidden if neither that nor open to all. */
gboolean rummy_seen_sees_own (const RummySeen *self);
gboolean rummy_seen_hides_own (const RummySeen *self);

/* The visible cards of the own hand, and a dealer's joker. */
RummyCards rummy_seen_own_cards (const RummySeen *self);

/* Open cards of another seat during the round: those it had to expose, all it took if known cards are shown, its
 * whole hand if that is shown, and a dealer's joker. */
RummyCards rummy_seen_open_cards (const RummySeen *self, guint seat);

/* Index of the oldest visible discard; the top one if only that may be seen. */
guint rummy_seen_first_discard (const RummySeen *self);
gboolean rummy_seen_lies_below (const RummySeen *self, RummyCard card); /* among the older discards */

/* Other seats count from 0 in order of play; the own seat is last. */
guint rummy_seen_seat_of_other (const RummySeen *self, guint other);
guint rummy_seen_other_of_seat (const RummySeen *self, guint seat);

/* Returns whether a person here plays the own seat. */
gboolean rummy_seen_is_mine (const RummySeen *self);
gboolean rummy_seen_is_my_turn (const RummySeen *self);
gboolean rummy_seen_may_meld (const RummySeen *self); /* now, also out of turn where the rules allow it */
gboolean rummy_seen_takes (const RummySeen *self);    /* discards can be chosen */
gboolean rummy_seen_discards (const RummySeen *self); /* a card can be put down */
gboolean rummy_seen_has_slot (const RummySeen *self); /* new melds are possible in this round */
gboolean rummy_seen_may_skip (const RummySeen *self); /* a computer is to move */

G_END_DECLS
