/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "rummy-doings.h"

#include <glib/gi18n.h>

#define MOST 40 /* sentences, for which no width has room */

struct _RummyDoings {
  GPtrArray *sentences;
  gboolean is_own;
  gboolean has_knock; /* the first of them tells it */
};

RummyDoings *
rummy_doings_new (void)
{
  RummyDoings *self = g_new0 (RummyDoings, 1);

  self->sentences = g_ptr_array_new_with_free_func (g_free);

  return self;
}

void
rummy_doings_free (RummyDoings *self)
{
  g_ptr_array_unref (self->sentences);
  g_free (self);
}

void
rummy_doings_clear (RummyDoings *self)
{
  g_ptr_array_set_size (self->sentences, 0);
  self->has_knock = FALSE;
}

void
rummy_doings_add (RummyDoings *self, gboolean is_own, char *words)
{
  if (self->is_own != is_own)
    rummy_doings_clear (self);
  self->is_own = is_own;
  if (self->sentences->len == MOST)
    g_ptr_array_remove_index (self->sentences, 1);
  g_ptr_array_add (self->sentences, words);
}

void
rummy_doings_add_knock (RummyDoings *self, gboolean is_own, char *words)
{
  rummy_doings_clear (self);
  rummy_doings_add (self, is_own, words);
  self->has_knock = TRUE;
}

const char *
rummy_doings_get_last (RummyDoings *self)
{
  return self->sentences->len > 0 ? g_ptr_array_index (self->sentences, self->sentences->len - 1) : NULL;
}

/* Those from first on, and a knock before them. */
static char *
join (RummyDoings *self, guint first)
{
  char *words = NULL;

  for (guint i = self->has_knock ? 0 : first; i < self->sentences->len; i = MAX (i + 1, first)) {
    g_autofree char *before = words;
    const char *sentence = g_ptr_array_index (self->sentences, i);

    /* Translators: two whole sentences that follow each other. */
    words = before != NULL ? g_strdup_printf (C_("sentences", "%s %s"), before, sentence) : g_strdup (sentence);
  }

  return words != NULL ? words : g_strdup ("");
}

char *
rummy_doings_get_all (RummyDoings *self)
{
  return join (self, 0);
}

char *
rummy_doings_fit (RummyDoings *self, GtkLabel *label, int width, int lines, guint n_least, gboolean *fits)
{
  guint last = self->sentences->len - MIN (n_least, self->sentences->len);

  for (guint first = 0;; first++) {
    g_autofree char *words = join (self, first);

    *fits = rummy_doings_count_lines (label, width, words) <= lines;
    if (*fits || first >= last)
      return g_steal_pointer (&words);
  }
}

int
rummy_doings_count_lines (GtkLabel *label, int width, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), text);

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, width * PANGO_SCALE);

  return pango_layout_get_line_count (layout);
}
