/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help.h"

#include <glib/gi18n.h>

#define TOPIC "rummy-help-topic"

static void
block_free (gpointer data)
{
  RummyHelpBlock *block = data;

  g_free (block->text);
  g_free (block->target);
  g_free (block->key);
  g_free (block);
}

void
rummy_help_page_free (RummyHelpPage *page)
{
  g_free (page->key);
  g_free (page->title);
  g_free (page->words);
  g_ptr_array_unref (page->blocks);
  g_free (page);
}

RummyHelpPage *
rummy_help_page_new (RummyHelpSection section, const char *key, const char *title, const char *words)
{
  RummyHelpPage *page = g_new (RummyHelpPage, 1);

  *page = (RummyHelpPage) { g_strdup (key), g_strdup (title), g_strdup (words != NULL ? words : ""), section,
                            g_ptr_array_new_with_free_func (block_free) };

  return page;
}

void
rummy_help_page_take (RummyHelpPage *page, RummyHelpKind kind, char *text, const char *target)
{
  RummyHelpBlock *block = g_new (RummyHelpBlock, 1);

  *block = (RummyHelpBlock) { kind, text, g_strdup (target), NULL };
  g_ptr_array_add (page->blocks, block);
}

void
rummy_help_page_add (RummyHelpPage *page, RummyHelpKind kind, const char *text, const char *target)
{
  rummy_help_page_take (page, kind, g_strdup (text), target);
}

static void
book_clear (gpointer data)
{
  g_ptr_array_unref (((RummyHelpBook *) data)->pages);
}

RummyHelpBook *
rummy_help_book_ref (RummyHelpBook *self)
{
  return g_rc_box_acquire (self);
}

void
rummy_help_book_unref (RummyHelpBook *self)
{
  g_rc_box_release_full (self, book_clear);
}

const RummyHelpPage *
rummy_help_book_find (const RummyHelpBook *self, const char *key)
{
  gsize length = strcspn (key, "#");

  for (guint i = 0; i < self->pages->len; i++) {
    const RummyHelpPage *page = g_ptr_array_index (self->pages, i);

    if (strlen (page->key) == length && strncmp (page->key, key, length) == 0)
      return page;
  }

  return NULL;
}

int
rummy_help_page_find (const RummyHelpPage *page, const char *key)
{
  const char *place = strchr (key, '#');

  for (guint i = 0; place != NULL && i < page->blocks->len; i++) {
    const RummyHelpBlock *block = g_ptr_array_index (page->blocks, i);

    if (block->kind == RUMMY_HELP_HEADING && g_strcmp0 (block->target, place + 1) == 0)
      return (int) i;
  }

  return place != NULL && g_ascii_isdigit (place[1]) ? atoi (place + 1) : -1;
}

const char *
rummy_help_section_title (RummyHelpSection section)
{
  switch (section) {
  case RUMMY_HELP_START:
    return C_("help", "First Steps");
  case RUMMY_HELP_PLAY:
    return C_("help", "Playing");
  case RUMMY_HELP_GAMES:
    return C_("help", "The Games");
  case RUMMY_HELP_PROGRAM:
    return C_("help", "The Program");
  case RUMMY_HELP_LOOK_UP:
  default:
    return C_("help", "Reference");
  }
}

static void
add_line_of (GString *words, const RummyHelpBlock *block, const RummyHelpBook *book)
{
  switch (block->kind) {
  case RUMMY_HELP_HEADING:
    g_string_append_printf (words, "\n%s\n", block->text);
    break;
  case RUMMY_HELP_ITEM:
    /* Translators: one of several things that are listed below each other. */
    g_string_append_printf (words, C_("list", "• %s"), block->text);
    break;
  case RUMMY_HELP_TERM:
    /* Translators: a term of the glossary, an option or a key, and what it means. */
    g_string_append_printf (words, C_("help", "%s: %s"), block->target, block->text);
    break;
  case RUMMY_HELP_LINK:
    g_string_append (words, book != NULL ? rummy_help_link_title (book, block) : "");
    break;
  case RUMMY_HELP_ACTION:
    return;
  case RUMMY_HELP_TEXT:
  case RUMMY_HELP_CARDS:
  default:
    g_string_append (words, block->text);
    break;
  }
  g_string_append_c (words, '\n');
}

char *
rummy_help_page_text (const RummyHelpPage *page, const RummyHelpBook *book)
{
  GString *words = g_string_new (page->title);

  g_string_append_c (words, '\n');
  for (guint i = 0; i < page->blocks->len; i++)
    add_line_of (words, g_ptr_array_index (page->blocks, i), book);

  return g_string_free_and_steal (words);
}

char *
rummy_help_book_text (const RummyHelpBook *self)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < self->pages->len; i++) {
    const RummyHelpPage *page = g_ptr_array_index (self->pages, i);
    g_autofree char *text = rummy_help_page_text (page, self);

    g_string_append_printf (words, i > 0 ? "\n\n%s" : "%s", text);
  }

  return g_string_free_and_steal (words);
}

const char *
rummy_help_link_title (const RummyHelpBook *book, const RummyHelpBlock *block)
{
  const RummyHelpPage *page = rummy_help_book_find (book, block->target);

  if (block->text != NULL)
    return block->text;

  g_return_val_if_fail (page != NULL, block->target);

  return page->title;
}

void
rummy_help_set_topic (GtkWidget *widget, const char *key)
{
  g_object_set_data (G_OBJECT (widget), TOPIC, (gpointer) g_intern_string (key));
}

const char *
rummy_help_get_topic (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), TOPIC);
}
