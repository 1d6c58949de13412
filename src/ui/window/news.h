/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/play/status.h"
#include "ui/window/pages.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_NEWS (rummy_news_get_type ())
G_DECLARE_FINAL_TYPE (RummyNews, rummy_news, RUMMY, NEWS, GObject)

/* What appears over the table for a while: toasts, the banner for games that cannot be saved, and the bubble with a
 * refusal, beside the card that was clicked, dropped or focused. */
RummyNews *rummy_news_new (RummyScreen *screen, RummyPages *pages, AdwToastOverlay *toasts, AdwBanner *trouble,
                           RummyStatus *status);

/* Shows a message that needs no answer, in place of the one before. */
void rummy_news_tell (RummyNews *self, const char *message);

/* Tells why something cannot be done now, where it was tried. */
void rummy_news_tell_why_not (RummyNews *self, const char *why_not);

/* Shows a message with a button that activates an action ("win.name" or "win.name::target"), in place of the offer
 * before. */
void rummy_news_offer (RummyNews *self, const char *message, const char *label, const char *action);

/* Says what was done to the game, and offers to undo it where that is possible. */
void rummy_news_tell_done (RummyNews *self, const char *message);

/* Removes all toasts. */
void rummy_news_dismiss (RummyNews *self);

/* Tells, once, that the program crashed before it was started this time, and offers the report. */
void rummy_news_tell_crash (RummyNews *self);

/* For tests: the toasts of the last message and the last offer, or NULL. */
AdwToast *rummy_news_get_told (RummyNews *self);
AdwToast *rummy_news_get_offered (RummyNews *self);

G_END_DECLS
