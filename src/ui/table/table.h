/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "game/game.h"
#include "ui/cards/cloth.h"
#include "ui/cards/deck.h"
#include "ui/options/pace.h"
#include "ui/table/verbs.h"
#include "ui/words/verbs.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_TABLE (rummy_table_get_type ())
G_DECLARE_FINAL_TYPE (RummyTable, rummy_table, RUMMY, TABLE, GtkWidget)

/* The card table of one seat: the other hands above, stock and discard pile, melds, the own hand below.
 *
 * Properties: "choice" (RummyChoice, read-only), "fits" (boolean, read-only: the selected cards are a meld, or continue
 * one that lies there), "moving" (boolean, read-only: cards travel), "preview" (string, read-only: what the selected
 * cards or the card of the pile that is looked at would do, or NULL).
 *
 * Signals: "refused" (uint RummyRefusal): a gesture or key asked for what the rules do not allow;
 *          "notice" (uint RummyTableNotice): a gesture that was not a move at all;
 *          "told" (string): something else that the person should read;
 *          "ask" (AdwDialog): a question that must be answered first, to be presented;
 *          "seat" (uint, GtkWidget): who sits there is asked for, at the plate that the widget has;
 *          "cue" (uint RummyCue): something can be heard, a card that arrives for instance;
 *          "menu" (double, double): what can be done is asked for, at that point. */
GtkWidget *rummy_table_new (void);

/* game as it is seen from seat; NULL: an empty table. */
void rummy_table_set_game (RummyTable *self, RummyGame *game, guint seat);

/* Whether the hand of that seat lies closed too, as long as the round goes on.  At first it does not. */
void rummy_table_set_closed (RummyTable *self, gboolean closed);
RummyGame *rummy_table_get_game (RummyTable *self);

RummyChoice *rummy_table_get_choice (RummyTable *self);
RummyLights *rummy_table_get_lights (RummyTable *self);
RummyVerbs *rummy_table_get_verbs (RummyTable *self);

/* The game is only gone through: nothing can be played, and cards travel back too.  With open all hands lie open.
 * arrivals tells by the code of a card when it came to its hand, and hands lie in that order; NULL: they are sorted.
 * It must stay where it is. */
void rummy_table_set_replay (RummyTable *self, gboolean open, const guint16 *arrivals);

/* How far down something so wide in the middle may reach without covering the own hand, with the room for cards that
 * stand out of it, or the own plate; in pixels from above. */
int rummy_table_get_hand_top (RummyTable *self, int width);

/* Where something of that size hides nothing that is played with: above the own hand, in the middle, else at a side,
 * else in front of the other players; where it cannot be helped, as little as possible.  In pixels of the table. */
GdkRectangle rummy_table_find_bare (RummyTable *self, int width, int height);

/* The verbs of the table, enabled as the position and the selection allow.  The window inserts it as "table":
 * draw, take (the upcard), take-card (a card of the pile, its code as uint32), meld (the selected cards: a new meld,
 * else on the one meld that they fit), discard (the focused or only selected hand card), let-go (unselect all), pass,
 * skip (what the computers do), sort (state: the RummySortOrder's nick), aces-low and descending
 * (boolean states). */
GActionGroup *rummy_table_get_actions (RummyTable *self);

/* What the table and the cards look like; own is the colour of RUMMY_LOOK_OWN. */
void rummy_table_set_look (RummyTable *self, RummyLook look, const GdkRGBA *own);
void rummy_table_set_deck (RummyTable *self, const RummyDeck *deck);

/* Whether what is played with lies for the left hand. */
void rummy_table_set_left_handed (RummyTable *self, gboolean left_handed);

/* Shows the faces that another table has drawn, until its own are ready. */
void rummy_table_take_up_faces (RummyTable *self, RummyTable *other);

/* Whether what the computers do until a person is to move, or the round is over, is done at once. */
void rummy_table_skip (RummyTable *self, gboolean skip);

/* Whether a discard has to be asked for twice, whether F1 to F12 choose the first twelve cards of the hand, and whether
 * cards that everybody saw others take lie open. */
void rummy_table_set_habits (RummyTable *self, gboolean asks_discard, gboolean classic_keys,
                             gboolean shows_known);

/* Whether after each act of the person, and each deal, the focus goes to what comes next, wherever in the window it was
 * but in a dialog or a menu; otherwise it stays as near as may be, and only after a draw goes to the hand. */
void rummy_table_set_follows_focus (RummyTable *self, gboolean follows);

/* What is dragged goes home. */
void rummy_table_stop_dragging (RummyTable *self);

void rummy_table_set_pace (RummyTable *self, const RummyPace *pace);

G_END_DECLS
