/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help.h"

#include "ui/help/help-catalog.h"
#include "ui/words/games.h"

/* Puts together the pages of all files. */

/* Removes mnemonics from the names of options. */
static char *
without_underscore (const char *name)
{
  GString *words = g_string_new (name);

  g_string_replace (words, "_", "", 0);

  return g_string_free_and_steal (words);
}

static void
add_line (RummyHelpPage *page, const RummyHelpLine *line)
{
  const char *text = line->text != NULL ? _(line->text) : NULL;
  g_autofree char *term = line->kind == RUMMY_HELP_TERM ? without_underscore (_(line->target)) : NULL;
  RummyHelpBlock *block;

  rummy_help_page_add (page, line->kind, text, term != NULL ? term : line->target);
  block = g_ptr_array_index (page->blocks, page->blocks->len - 1);
  block->key = g_strdup (line->key);
}

static void
add_sources (RummyHelpBook *self, const RummyHelpSource *sources, gsize n, gboolean classic)
{
  for (gsize i = 0; i < n; i++) {
    const RummyHelpSource *source = &sources[i];
    const char *words = source->words != NULL ? _(source->words) : NULL;
    RummyHelpPage *page = rummy_help_page_new (source->section, source->key, _(source->title), words);

    for (gsize k = 0; k < source->n_lines; k++)
      add_line (page, &source->lines[k]);
    if (source->make != NULL)
      source->make (page, self, classic);
    g_ptr_array_add (self->pages, page);
  }
}

RummyHelpBook *
rummy_help_book_new (gboolean classic)
{
  RummyHelpBook *self = g_rc_box_new (RummyHelpBook);

  self->pages = g_ptr_array_new_with_free_func ((GDestroyNotify) rummy_help_page_free);
  add_sources (self, rummy_help_play, rummy_help_n_play, classic);
  for (guint i = 0; rummy_games_get (i) != NULL; i++)
    g_ptr_array_add (self->pages, rummy_help_game_new (rummy_games_get (i)));
  add_sources (self, rummy_help_program, rummy_help_n_program, classic);
  add_sources (self, rummy_help_look_up, rummy_help_n_look_up, classic);

  return self;
}
