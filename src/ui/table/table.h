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

/* The table as one seat sees it: the other hands above, stock, discard pile and melds, the own hand below.
 *
 * Properties: "choice" (RummyChoice, read-only), "fits" and "preview" as RummyLights has them, "moving" (boolean,
 * read-only: cards travel).
 *
 * Signals: "refused" (uint RummyRefusal): a gesture or key asked for an illegal move; "notice" (uint
 * RummyTableNotice): a gesture that was no move; "told" (string): anything else for the person to read; "ask"
 * (AdwDialog): a question to present; "seat" (uint, GtkWidget): a seat was activated, with its plate; "cue" (uint
 * RummyCue): a sound, such as of an arriving card; "menu" (double, double): the context menu was asked for at that
 * point. */
GtkWidget *rummy_table_new (void);

/* Shows game from seat, or an empty table for NULL. */
void rummy_table_set_game (RummyTable *self, RummyGame *game, guint seat);

/* Closes the hand of that seat too during the round. Off at first. */
void rummy_table_set_closed (RummyTable *self, gboolean closed);
RummyGame *rummy_table_get_game (RummyTable *self);

/* Shows how a game that was just dealt is dealt, after so many milliseconds; does nothing for any other, and without
 * animation. */
void rummy_table_deal (RummyTable *self, guint wait);

RummyChoice *rummy_table_get_choice (RummyTable *self);
RummyLights *rummy_table_get_lights (RummyTable *self);
RummyVerbs *rummy_table_get_verbs (RummyTable *self);

/* Makes the table a replay: nothing can be played, and cards can travel back. With open, all hands are open.
 * arrivals, which is borrowed, sorts hands by the arrival of each card code; NULL: as usual. */
void rummy_table_set_replay (RummyTable *self, gboolean open, const guint16 *arrivals);

/* Returns how far down something of that width may reach in the middle without covering the own hand, raised cards,
 * or the own plate; in pixels. */
int rummy_table_get_hand_top (RummyTable *self, int width);

/* Finds a place of that size that covers as little as possible: above the own hand, in the middle, at a side, else
 * in front of other players. In pixels of the table. */
GdkRectangle rummy_table_find_bare (RummyTable *self, int width, int height);

/* The actions of the table, enabled as position and selection allow; the window inserts them as "table": draw, take
 * (the upcard), take-card (card code as uint32), meld (the selected cards: as a new meld, else on the only meld they
 * fit), discard (the focused or only selected hand card), let-go (deselect all), pass, skip (what computers do),
 * sort (state: nick of RummySortOrder), aces-low and descending (boolean states). */
GActionGroup *rummy_table_get_actions (RummyTable *self);

/* Sets the look of table and cards; own is the color of RUMMY_LOOK_OWN. */
void rummy_table_set_look (RummyTable *self, RummyLook look, const GdkRGBA *own);
void rummy_table_set_deck (RummyTable *self, const RummyDeck *deck);

/* Mirrors the table for the left hand. */
void rummy_table_set_left_handed (RummyTable *self, gboolean left_handed);

/* Borrows card faces that another table has drawn, until its own are ready. */
void rummy_table_take_up_faces (RummyTable *self, RummyTable *other);

/* Does at once what computers do until a person is to move or the round is over. */
void rummy_table_skip (RummyTable *self, gboolean skip);

/* Sets whether discards need confirmation, whether F1 to F12 choose the first twelve cards, and whether cards that
 * everybody saw others take lie open. */
void rummy_table_set_habits (RummyTable *self, gboolean asks_discard, gboolean classic_keys,
                             gboolean shows_known);

/* Moves the focus to what comes next after each act of the person and each deal, from anywhere but dialogs and
 * menus. Otherwise it stays near its place, and goes to the hand only after a draw. */
void rummy_table_set_follows_focus (RummyTable *self, gboolean follows);

/* Lets Tab stop at every card, and Enter select as many as a person wants. */
void rummy_table_set_tabs_to_cards (RummyTable *self, gboolean tabs);

/* Holds computers for so many milliseconds, unless they make no pause between moves. */
void rummy_table_hold (RummyTable *self, guint ms);

/* Returns dragged cards. */
void rummy_table_stop_dragging (RummyTable *self);

void rummy_table_set_pace (RummyTable *self, const RummyPace *pace);

G_END_DECLS
