/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/event-line.h"

#include <glib/gi18n.h>

#include "ui/words/words.h"

#define MOST 40 /* more sentences never fit */

typedef struct {
  char *words;
  RummyEventWeight weight;
  gboolean is_left_out;
} Doing;

struct _RummyEventLine {
  GArray *event_line; /* Doing, newest last */
  gboolean is_own;
};

static Doing *
doing_of (RummyEventLine *self, guint i)
{
  return &g_array_index (self->event_line, Doing, i);
}

static void
clear_doing (gpointer data)
{
  g_free (((Doing *) data)->words);
}

RummyEventLine *
rummy_event_line_new (void)
{
  RummyEventLine *self = g_new0 (RummyEventLine, 1);

  self->event_line = g_array_new (FALSE, FALSE, sizeof (Doing));
  g_array_set_clear_func (self->event_line, clear_doing);

  return self;
}

void
rummy_event_line_free (RummyEventLine *self)
{
  g_array_unref (self->event_line);
  g_free (self);
}

void
rummy_event_line_clear (RummyEventLine *self)
{
  g_array_set_size (self->event_line, 0);
}

void
rummy_event_line_add (RummyEventLine *self, gboolean is_own, RummyEventWeight weight, char *words)
{
  Doing doing = { .words = words, .weight = weight };

  if (self->is_own != is_own || weight == RUMMY_EVENT_WEIGHT_KNOCK)
    rummy_event_line_clear (self);
  self->is_own = is_own;
  if (self->event_line->len == MOST)
    g_array_remove_index (self->event_line, 1);
  g_array_append_val (self->event_line, doing);
}

const char *
rummy_event_line_get_last (RummyEventLine *self)
{
  return self->event_line->len > 0 ? doing_of (self, self->event_line->len - 1)->words : NULL;
}

/* Takes ownership of @words. */
static char *
add_sentence (char *words, const char *sentence)
{
  g_autofree char *before = words;

  return rummy_words_sentences (before, sentence);
}

/* Joins the sentences that are kept. */
static char *
join (RummyEventLine *self, const char *prompt)
{
  char *words = g_strdup ("");

  for (guint i = 0; i < self->event_line->len; i++) {
    if (!doing_of (self, i)->is_left_out)
      words = add_sentence (words, doing_of (self, i)->words);
  }

  return add_sentence (words, prompt);
}

char *
rummy_event_line_get_all (RummyEventLine *self, const char *prompt)
{
  for (guint i = 0; i < self->event_line->len; i++)
    doing_of (self, i)->is_left_out = FALSE;

  return join (self, prompt);
}

static gboolean
has_room (GtkLabel *label, int width, int lines, const char *text)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (label), text);

  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_width (layout, width * PANGO_SCALE);

  return pango_layout_get_line_count (layout) <= lines;
}

char *
rummy_event_line_fit (RummyEventLine *self, const char *prompt, GtkLabel *label, int width, int lines)
{
  gboolean is_first = TRUE;

  for (guint i = 0; i < self->event_line->len; i++)
    doing_of (self, i)->is_left_out = TRUE;

  for (int weight = RUMMY_EVENT_WEIGHT_KNOCK; weight >= RUMMY_EVENT_WEIGHT_SEEN; weight--) {
    for (guint i = self->event_line->len; i-- > 0;) {
      gboolean is_kept = is_first && (weight > RUMMY_EVENT_WEIGHT_SEEN || *prompt == '\0');
      g_autofree char *words = NULL;

      if ((int) doing_of (self, i)->weight != weight)
        continue;

      doing_of (self, i)->is_left_out = FALSE;
      words = join (self, prompt);
      if (!is_kept && !has_room (label, width, lines, words)) {
        doing_of (self, i)->is_left_out = TRUE;
        break;
      }
      is_first = FALSE;
    }
  }

  return join (self, prompt);
}
