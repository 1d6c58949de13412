/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/cards/card-widget.h"
#include "ui/table/choice.h"
#include "ui/table/spot.h"
#include "ui/words/hint-words.h"
#include "ui/words/preview.h"
#include "ui/words/table-intent.h"

G_BEGIN_DECLS

/* Parts of the table. */
typedef enum {
  RUMMY_PART_STOCK = 1 << 0,
  RUMMY_PART_PILE = 1 << 1,
  RUMMY_PART_HAND = 1 << 2,
  RUMMY_PART_OTHERS = 1 << 3, /* with their plates */
  RUMMY_PART_OWN = 1 << 4,    /* the own plate */
  RUMMY_PART_SLOT = 1 << 5    /* the place of a new meld */
} RummyTablePart;

#define RUMMY_TYPE_LIGHTS (rummy_lights_get_type ())
G_DECLARE_FINAL_TYPE (RummyLights, rummy_lights, RUMMY, LIGHTS, GObject)

/* What is highlighted, and why: what the selected cards, or a discard that is looked at, would do; a hint; what a
 * tutorial points at; what is new.
 *
 * Properties: "fits" (boolean, read-only: the selected cards are a meld, or extend one), "preview" (string, read-only:
 * what would happen, or NULL).
 *
 * Signal "changed": other parts are highlighted. */
RummyLights *rummy_lights_new (RummySeen *seen, RummyChoice *choice); /* both borrowed */

/* Follow the position; a new position forgets what was looked at. */
void rummy_lights_update (RummyLights *self);
void rummy_lights_move_on (RummyLights *self);

RummyTablePart rummy_lights_get_parts (RummyLights *self);
guint64 rummy_lights_get_melds (RummyLights *self); /* one bit each */
RummyCardMark rummy_lights_get_mark (RummyLights *self, RummyCard card, RummyZone zone);
gboolean rummy_lights_get_fits (RummyLights *self);
const RummyPreview *rummy_lights_get_preview (RummyLights *self);

/* The possible call of rum with nothing selected; n is 0 if there is none. */
const RummyIntent *rummy_lights_get_call (RummyLights *self);

/* Shows a hint until the next one; its words go when they are forgotten. */
void rummy_lights_show_hint (RummyLights *self, const RummyHint *hint, const char *words);
const RummyHint *rummy_lights_get_hint (RummyLights *self);
gboolean rummy_lights_shows_hint (RummyLights *self);
void rummy_lights_forget_words (RummyLights *self);

/* Highlights what a tutorial talks about. */
void rummy_lights_point_out (RummyLights *self, RummyTablePart parts, RummyCards cards, guint64 melds);

/* Sets the discard under the pointer, or the card with the visible focus; RUMMY_CARD_NONE for none. */
void rummy_lights_hover (RummyLights *self, RummyCard card);
void rummy_lights_focus (RummyLights *self, RummyCard card);
RummyCard rummy_lights_get_focused (RummyLights *self);
gboolean rummy_lights_is_hovered (RummyLights *self);
void rummy_lights_set_by_keys (RummyLights *self, gboolean by_keys); /* texts name keys instead of clicks */

/* Sets the card under the pointer in a drag, RUMMY_CARD_HIDDEN for the stock or RUMMY_CARD_NONE for none, and all
 * dragged cards. */
void rummy_lights_drag (RummyLights *self, RummyCard lead, RummyCards cards);
RummyCard rummy_lights_get_dragged (RummyLights *self); /* the lead */

/* Marks new cards, and with others those of the last act of another seat. */
RummyCards rummy_lights_get_marked (RummyLights *self);
void rummy_lights_mark (RummyLights *self, const RummyEvent *event, gboolean others);
void rummy_lights_end_act (RummyLights *self); /* the next event starts a new act */
void rummy_lights_unmark (RummyLights *self);

G_END_DECLS
