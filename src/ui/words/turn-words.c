/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/turn-words.h"

#include <glib/gi18n.h>

#include "engine/meld.h"
#include "ui/words/words.h"

struct _RummyTurnWords {
  char *told;   /* whole sentences, or NULL */
  char *name;   /* whose sentence is not whole yet, or NULL */
  char *doings; /* of that player */
};

RummyTurnWords *
rummy_turn_words_new (void)
{
  return g_new0 (RummyTurnWords, 1);
}

void
rummy_turn_words_free (RummyTurnWords *self)
{
  g_free (self->told);
  g_free (self->name);
  g_free (self->doings);
  g_free (self);
}

static void
append (RummyTurnWords *self, const char *sentence)
{
  g_autofree char *before = g_steal_pointer (&self->told);

  self->told = rummy_words_sentences (before, sentence);
}

static void
end_sentence (RummyTurnWords *self)
{
  g_autofree char *name = g_steal_pointer (&self->name), *doings = g_steal_pointer (&self->doings), *sentence = NULL;

  if (name == NULL)
    return;

  /* Translators: the name of a player, then what that player did: "Bella: drew; discarded the four of clubs." */
  sentence = g_strdup_printf (C_("turn", "%s: %s."), name, doings);
  append (self, sentence);
}

static char *
take_words (const RummyEvent *event)
{
  guint more = rummy_cards_count (event->cards) - 1;

  if (more == 0)
    /* Translators: what a player did, then a card of the discard pile in the accusative. */
    return g_strdup_printf (C_("turn", "took the %s"), rummy_words_card_object (event->card));

  /* Translators: what a player did, then a card of the discard pile in the accusative. */
  return g_strdup_printf (ngettext ("took the %s and %u more card", "took the %s and %u more cards", more),
                          rummy_words_card_object (event->card), more);
}

/* Takes ownership of @words, what a player did. */
static char *
with_points (char *words, gint32 points, gboolean is_short)
{
  g_autofree char *plain = words;

  if (is_short)
    return g_steal_pointer (&plain);

  /* Translators: "melded 3 queens (30 points)". */
  return g_strdup_printf (ngettext ("%s (%d point)", "%s (%d points)", (gulong) ABS (points)), plain, points);
}

static char *
meld_words (const RummyRound *round, const RummyEvent *event)
{
  const RummyMeldRules rules = rummy_round_meld_rules (round);
  g_autofree char *words = NULL;
  RummyMeld meld;

  if (rummy_meld_make (&rules, event->cards, RUMMY_READING_OPEN, &meld) == RUMMY_OK)
    words = rummy_words_group (&meld);
  else
    words = rummy_words_cards (event->cards);

  /* Translators: what a player did, then such as "3 queens" or "run of hearts, five to seven". */
  return g_strdup_printf (C_("turn", "melded %s"), words);
}

/* What is done in many turns, without who did it; NULL for anything else. */
static char *
doing_words (const RummyRound *round, const RummyEvent *event, gboolean is_short)
{
  g_autofree char *cards = NULL;

  switch ((RummyEventKind) event->kind) {
  case RUMMY_EVENT_DRAW:
    /* Translators: what a player did, with a card of the stock. */
    return g_strdup (C_("turn", "drew"));
  case RUMMY_EVENT_TAKE:
    return take_words (event);
  case RUMMY_EVENT_MELD:
    return with_points (meld_words (round, event), event->points, is_short);
  case RUMMY_EVENT_LAY:
    cards = rummy_words_cards (event->cards);
    /* Translators: what a player did, then one or more cards. */
    return with_points (g_strdup_printf (C_("turn", "laid off the %s"), cards), event->points, is_short);
  case RUMMY_EVENT_DISCARD:
    /* Translators: what a player did, then a card in the accusative. */
    return g_strdup_printf (C_("turn", "discarded the %s"), rummy_words_card_object (event->card));
  default:
    return NULL;
  }
}

void
rummy_turn_words_add (RummyTurnWords *self, RummyGame *game, const RummyEvent *event, guint own, gboolean is_short)
{
  const RummyRound *round = rummy_game_get_round (game);
  g_autofree char *doing = NULL, *name = NULL, *before = NULL, *next = NULL;

  if (event->seat != own && event->seat != RUMMY_SEAT_NONE)
    doing = doing_words (round, event, is_short);
  if (doing == NULL) {
    g_autofree char *sentence = rummy_words_happened (game, round, event, own);

    rummy_turn_words_add_sentence (self, sentence != NULL ? sentence : "");
    return;
  }

  name = rummy_words_seat (game, event->seat, own);
  if (g_strcmp0 (name, self->name) != 0) {
    end_sentence (self);
    self->name = g_steal_pointer (&name);
    self->doings = g_steal_pointer (&doing);
    return;
  }

  before = g_steal_pointer (&self->doings);
  next = g_strdup_printf (C_("aloud", "; %s"), doing);
  self->doings = g_strconcat (before, next, NULL);
}

void
rummy_turn_words_add_sentence (RummyTurnWords *self, const char *sentence)
{
  if (*sentence == '\0')
    return;

  end_sentence (self);
  append (self, sentence);
}

char *
rummy_turn_words_steal (RummyTurnWords *self)
{
  end_sentence (self);

  return g_steal_pointer (&self->told);
}
