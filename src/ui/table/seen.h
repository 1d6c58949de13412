/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/game.h"

G_BEGIN_DECLS

/* What can be seen of a game from one seat, and what that seat may do now. Holds a copy of the position, which
 * rummy_seen_update() reads anew. */
typedef struct _RummySeen RummySeen;

RummySeen *rummy_seen_new (void);
void rummy_seen_free (RummySeen *self);

/* Changes the game (or NULL), the seat it is seen from, and whether that seat's hand is closed during the round. */
void rummy_seen_set_place (RummySeen *self, RummyGame *game, guint seat, gboolean closed);

/* Nothing can be played; with open all hands are open. */
void rummy_seen_set_replay (RummySeen *self, gboolean open);

/* Whether cards that everybody saw others take are open. FALSE if that is so already. */
gboolean rummy_seen_set_shows_known (RummySeen *self, gboolean shows_known);

void rummy_seen_update (RummySeen *self);

RummyGame *rummy_seen_game (const RummySeen *self); /* or NULL */
guint rummy_seen_seat (const RummySeen *self);
const RummyView *rummy_seen_view (const RummySeen *self);
const RummyRound *rummy_seen_round (const RummySeen *self); /* as far as it may be seen; all 0 if none is dealt */

gboolean rummy_seen_is_dealt (const RummySeen *self);
gboolean rummy_seen_is_closed (const RummySeen *self);
gboolean rummy_seen_is_replay (const RummySeen *self);
gboolean rummy_seen_is_over (const RummySeen *self); /* nothing can be played, or not any more */
gboolean rummy_seen_is_open (const RummySeen *self); /* all hands are open, as they are after the round */
gboolean rummy_seen_shows_all (const RummySeen *self); /* the same, but during a replay alone */

/* The person at the screen, called "you", or RUMMY_SEAT_NONE. */
guint rummy_seen_viewer (const RummySeen *self);

/* The own hand is open to the viewer during the round: it is the viewer's, or that of a computer whose cards are shown.
 * It is hidden where it is neither that nor open to all. */
gboolean rummy_seen_sees_own (const RummySeen *self);
gboolean rummy_seen_hides_own (const RummySeen *self);

/* The own hand as it may be seen, with a dealer's joker. */
RummyCards rummy_seen_own_cards (const RummySeen *self);

/* The cards of another seat that are open during the round: those it had to leave of the cards it took, all it took if
 * known cards are shown, its whole hand if that is shown; and the dealer's joker. */
RummyCards rummy_seen_open_cards (const RummySeen *self, guint seat);

/* Index of the oldest discard that can be seen: the top one where only that may be. */
guint rummy_seen_first_discard (const RummySeen *self);
gboolean rummy_seen_lies_below (const RummySeen *self, RummyCard card); /* it is an older discard */

/* Other seats are counted from 0 in the order of play; the own seat comes last. */
guint rummy_seen_seat_of_other (const RummySeen *self, guint other);
guint rummy_seen_other_of_seat (const RummySeen *self, guint seat);

gboolean rummy_seen_is_my_turn (const RummySeen *self);
gboolean rummy_seen_may_meld (const RummySeen *self); /* on the own turn, and out of turn where the rules allow that */
gboolean rummy_seen_takes (const RummySeen *self);    /* cards of the pile can be chosen */
gboolean rummy_seen_discards (const RummySeen *self); /* the phase ends with one card put down */
gboolean rummy_seen_has_slot (const RummySeen *self); /* somebody may lay a new meld, now or later in the round */
gboolean rummy_seen_may_skip (const RummySeen *self); /* a computer is to move, and the game goes on */

G_END_DECLS
