/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/doings.h"

#include <glib/gi18n.h>

#define MOST 40 /* sentences, for which no width has room */

typedef struct {
  char *words;
  RummyDoingWeight weight;
  gboolean is_left_out;
} Doing;

struct _RummyDoings {
  GArray *doings; /* of Doing, the newest last */
  gboolean is_own;
};

static Doing *
doing_of (RummyDoings *self, guint i)
{
  return &g_array_index (self->doings, Doing, i);
}

static void
clear_doing (gpointer data)
{
  g_free (((Doing *) data)->words);
}

RummyDoings *
rummy_doings_new (void)
{
  RummyDoings *self = g_new0 (RummyDoings, 1);

  self->doings = g_array_new (FALSE, FALSE, sizeof (Doing));
  g_array_set_clear_func (self->doings, clear_doing);

  return self;
}

void
rummy_doings_free (RummyDoings *self)
{
  g_array_unref (self->doings);
  g_free (self);
}

void
rummy_doings_clear (RummyDoings *self)
{
  g_array_set_size (self->doings, 0);
}

void
rummy_doings_add (RummyDoings *self, gboolean is_own, RummyDoingWeight weight, char *words)
{
  Doing doing = { .words = words, .weight = weight };

  if (self->is_own != is_own || weight == RUMMY_DOING_KNOCK)
    rummy_doings_clear (self);
  self->is_own = is_own;
  if (self->doings->len == MOST)
    g_array_remove_index (self->doings, 1);
  g_array_append_val (self->doings, doing);
}

const char *
rummy_doings_get_last (RummyDoings *self)
{
  return self->doings->len > 0 ? doing_of (self, self->doings->len - 1)->words : NULL;
}

/* Those that are not left out. */
static char *
join (RummyDoings *self)
{
  char *words = NULL;

  for (guint i = 0; i < self->doings->len; i++) {
    g_autofree char *before = words;
    const char *sentence = doing_of (self, i)->words;

    if (doing_of (self, i)->is_left_out)
      words = g_steal_pointer (&before);
    else
      /* Translators: two whole sentences that follow each other. */
      words = before != NULL ? g_strdup_printf (C_("sentences", "%s %s"), before, sentence) : g_strdup (sentence);
  }

  return words != NULL ? words : g_strdup ("");
}

char *
rummy_doings_get_all (RummyDoings *self)
{
  for (guint i = 0; i < self->doings->len; i++)
    doing_of (self, i)->is_left_out = FALSE;

  return join (self);
}

char *
rummy_doings_fit (RummyDoings *self, GtkLabel *label, int width, int lines)
{
  gboolean is_first = TRUE;

  for (guint i = 0; i < self->doings->len; i++)
    doing_of (self, i)->is_left_out = TRUE;

  for (int weight = RUMMY_DOING_KNOCK; weight >= RUMMY_DOING_SEEN; weight--) {
    for (guint i = self->doings->len; i-- > 0;) {
      g_autofree char *words = NULL;

      if ((int) doing_of (self, i)->weight != weight)
        continue;

      doing_of (self, i)->is_left_out = FALSE;
      words = join (self);
      if (!is_first && rummy_doings_count_lines (label, width, words) > lines) {
        doing_of (self, i)->is_left_out = TRUE;
        break;
      }
      is_first = FALSE;
    }
  }

  return join (self);
}

int
rummy_doings_count_lines (GtkLabel *label, int width, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), text);

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, width * PANGO_SCALE);

  return pango_layout_get_line_count (layout);
}
