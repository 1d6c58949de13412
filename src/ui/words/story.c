/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/words/story.h"

#include <glib/gi18n.h>

#include "ui/words/words.h"

static void
told_free (gpointer data)
{
  RummyTold *told = data;

  g_string_free (told->text, TRUE);
  g_free (told);
}

static RummyTold *
add_turn (GPtrArray *story, guint seat)
{
  RummyTold *told = g_new0 (RummyTold, 1);

  told->seat = seat;
  told->text = g_string_new (NULL);
  g_ptr_array_add (story, told);

  return told;
}

static char *
deal_words (RummyGame *game, const RummyRound *round, guint own)
{
  g_autofree char *name = rummy_words_seat (game, round->dealer, own);

  if (round->dealer == own)
    return g_strdup (_("You drew the lowest card, so you deal."));

  /* Translators: the name of a player. */
  return g_strdup_printf (_("%s drew the lowest card and deals."), name);
}

static char *
cut_words (RummyGame *game, const RummyRound *round, guint own)
{
  guint cutter = rummy_round_cutter (round);
  g_autofree char *name = rummy_words_seat (game, cutter, own);

  if (cutter == own)
    return g_strdup (_("You cut the deck."));

  /* Translators: the name of a player. */
  return g_strdup_printf (_("%s cuts the deck."), name);
}

char *
rummy_story_draw_for_deal (RummyGame *game, const RummyMatch *match, guint own)
{
  g_autofree char *deal = NULL, *cut = NULL;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  if (!rummy_rules_cut_for_deal (&match->rules))
    return NULL;

  cut = cut_words (game, &match->round, own);
  if (!rummy_match_is_drawn_for (match))
    return g_steal_pointer (&cut);

  deal = deal_words (game, &match->round, own);

  return rummy_words_sentences (deal, cut);
}

static void
tell (GPtrArray *story, RummyGame *game, guint own, const RummyMatch *match, const RummyEvent *event)
{
  RummyTold *told = story->len > 0 ? g_ptr_array_index (story, story->len - 1) : NULL;
  g_autofree char *words = NULL, *before = NULL;

  if (event->kind == RUMMY_EVENT_DEAL) {
    g_ptr_array_set_size (story, 0);
    told = add_turn (story, RUMMY_SEAT_NONE);
    before = rummy_story_draw_for_deal (game, match, own);
    if (before != NULL)
      g_string_append (told->text, before);
  } else if (event->kind == RUMMY_EVENT_TURN || told == NULL || told->seat == RUMMY_SEAT_NONE) {
    /* A turn that does not take place, as after the end of a round, is not listed. */
    if (told != NULL && told->seat != RUMMY_SEAT_NONE && told->text->len == 0)
      told->seat = event->seat;
    else
      told = add_turn (story, event->seat);
  }

  words = rummy_words_happened (game, &match->round, event, own);
  if (words != NULL)
    g_string_append_printf (told->text, told->text->len > 0 ? "\n%s" : "%s", words);
}

GPtrArray *
rummy_story_read (RummyGame *game, guint own)
{
  const RummyRecord *record;
  g_autoptr (GPtrArray) story = g_ptr_array_new_with_free_func (told_free);
  RummyMatch match;
  gsize first;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  record = rummy_game_get_record (game);
  first = rummy_record_last_deal (record); /* what happened in earlier rounds is not told */
  rummy_record_start (record, &match);
  for (gsize i = 0; i < record->n_moves; i++) {
    RummyEvents events = { .n = 0 };

    if (rummy_match_apply (&match, &record->moves[i], &events) != RUMMY_OK)
      break;
    for (guint k = 0; i + 1 >= first && k < events.n; k++)
      tell (story, game, own, &match, &events.event[k]);
  }

  if (story->len > 0 && ((RummyTold *) g_ptr_array_index (story, story->len - 1))->text->len == 0)
    g_ptr_array_remove_index (story, story->len - 1);

  return g_steal_pointer (&story);
}
