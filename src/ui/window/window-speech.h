/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "ui/play/status.h"
#include "ui/window/screen.h"

G_BEGIN_DECLS

#define RUMMY_TYPE_WINDOW_SPEECH (rummy_window_speech_get_type ())
G_DECLARE_FINAL_TYPE (RummyWindowSpeech, rummy_window_speech, RUMMY, WINDOW_SPEECH, GObject)

/* Tells screen readers what happens and what to do next: a computer's turn at once, when it is over, and what the
 * people here do as they do it.  The setting "short-announcements" makes one sentence of a turn and leaves out what to
 * do, unless that is a question.  While one listens, the focus follows and computers wait for what is said.  Has the
 * action that repeats the last moves. */
RummyWindowSpeech *rummy_window_speech_new (RummyScreen *screen, RummyTable *table, RummyStatus *status);

/* Whether somebody listens to the last turn of the round, which the result must not cut, unless it is asked for. */
gboolean rummy_window_speech_tells_end (RummyWindowSpeech *self);
void rummy_window_speech_cut_end (RummyWindowSpeech *self);

G_END_DECLS
