/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

#include "engine/card.h"

static inline RummyCards
cards_of (const char *text)
{
  RummyCards cards;

  g_assert_true (rummy_cards_from_text (text, &cards));

  return cards;
}
