/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/help/help-view.h"

#include <glib/gi18n.h>

/* Prints a page of help. Lengths are in points. */

#define CARD_WIDTH 36.0
#define CARD_HEIGHT 50.4
#define GAP 4.0        /* between cards */
#define SPACE 6.0      /* above them */

typedef struct {
  const char *font;
  double space; /* space above */
  double indent;
  gboolean leads; /* kept with the next piece */
} Style;

static const Style title_style = { "Sans Bold 18", 0, 0, TRUE }, heading_style = { "Sans Bold 12", 14, 0, TRUE },
                   term_style = { "Sans Bold 10", 6, 0, TRUE }, meaning_style = { "Sans 10", 0, 0, FALSE },
                   text_style = { "Sans 10", 6, 0, FALSE }, item_style = { "Sans 10", 3, 12, FALSE },
                   caption_style = { "Sans Italic 9", 3, 0, FALSE };

typedef struct {
  PangoLayout *layout; /* NULL for cards */
  RummyCard cards[RUMMY_CARDS_MAX];
  guint n_cards;
  double x, y, height;
  int page;
  gboolean leads;
} Piece;

typedef struct {
  RummyHelpBook *book;
  const RummyHelpPage *page;
  RummyDeck deck;
  GArray *pieces;
  double y; /* height used on the last sheet */
  int n_sheets;
} Print;

static void
piece_clear (gpointer data)
{
  g_clear_object (&((Piece *) data)->layout);
}

static void
print_free (gpointer data)
{
  Print *self = data;

  g_array_unref (self->pieces);
  rummy_help_book_unref (self->book);
  g_free (self);
}

static guint
cards_in_line (double width)
{
  return MAX (1, (guint) ((width + GAP) / (CARD_WIDTH + GAP)));
}

/* Starts a sheet with the pieces kept with the next one; returns their height. */
static double
turn_over (Print *self)
{
  guint first = self->pieces->len;
  double start = 0, end = 0;

  self->n_sheets++;
  while (first > 0 && g_array_index (self->pieces, Piece, first - 1).leads)
    first--;
  for (guint i = first; i < self->pieces->len; i++) {
    Piece *piece = &g_array_index (self->pieces, Piece, i);

    if (i == first)
      start = piece->y;
    piece->y -= start;
    piece->page = self->n_sheets - 1;
    end = piece->y + piece->height;
  }

  return end;
}

/* Starts a new sheet if the piece does not fit. */
static void
place (Print *self, Piece *piece, double space, double sheet)
{
  double top = self->y > 0 ? self->y + space : 0;

  if (top + piece->height > sheet && self->y > 0) {
    self->y = turn_over (self);
    top = self->y > 0 ? self->y + space : 0;
  }
  piece->y = top;
  piece->page = self->n_sheets - 1;
  self->y = top + piece->height;
  g_array_append_val (self->pieces, *piece);
}

static void
add_text (Print *self, GtkPrintContext *context, const char *text, const Style *style)
{
  Piece piece = { .layout = gtk_print_context_create_pango_layout (context), .x = style->indent,
                  .leads = style->leads };
  g_autoptr (PangoFontDescription) description = pango_font_description_from_string (style->font);
  int height;

  pango_layout_set_font_description (piece.layout, description);
  pango_layout_set_width (piece.layout, (int) ((gtk_print_context_get_width (context) - style->indent) * PANGO_SCALE));
  pango_layout_set_wrap (piece.layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (piece.layout, text, -1);
  pango_layout_get_size (piece.layout, NULL, &height);
  piece.height = (double) height / PANGO_SCALE;
  place (self, &piece, style->space, gtk_print_context_get_height (context));
}

static void
add_cards (Print *self, GtkPrintContext *context, const char *codes)
{
  Piece piece = { .layout = NULL, .leads = TRUE };
  guint in_line = cards_in_line (gtk_print_context_get_width (context)), n_lines;

  piece.n_cards = rummy_help_read_cards (codes, piece.cards);
  n_lines = (piece.n_cards + in_line - 1) / in_line;
  piece.height = n_lines * (CARD_HEIGHT + GAP) - GAP;
  place (self, &piece, SPACE, gtk_print_context_get_height (context));
}

static void
add_block (Print *self, GtkPrintContext *context, const RummyHelpBlock *block)
{
  g_autofree char *line = NULL;

  switch (block->kind) {
  case RUMMY_HELP_HEADING:
    add_text (self, context, block->text, &heading_style);
    break;
  case RUMMY_HELP_ITEM:
    line = g_strdup_printf (C_("list", "• %s"), block->text);
    add_text (self, context, line, &item_style);
    break;
  case RUMMY_HELP_TERM:
    add_text (self, context, block->target, &term_style);
    add_text (self, context, block->text, &meaning_style);
    break;
  case RUMMY_HELP_CARDS:
    add_cards (self, context, block->target);
    add_text (self, context, block->text, &caption_style);
    break;
  case RUMMY_HELP_LINK:
    add_text (self, context, rummy_help_link_title (self->book, block), &text_style);
    break;
  case RUMMY_HELP_ACTION:
    break;
  case RUMMY_HELP_TEXT:
  default:
    add_text (self, context, block->text, &text_style);
    break;
  }
}

static void
begin_cb (GtkPrintOperation *print, GtkPrintContext *context, Print *self)
{
  g_array_set_size (self->pieces, 0);
  self->y = 0;
  self->n_sheets = 1;
  add_text (self, context, self->page->title, &title_style);
  for (guint i = 0; i < self->page->blocks->len; i++)
    add_block (self, context, g_ptr_array_index (self->page->blocks, i));
  gtk_print_operation_set_n_pages (print, self->n_sheets);
}

static void
draw_cards (Print *self, const Piece *piece, cairo_t *cr, double width)
{
  guint in_line = cards_in_line (width);

  for (guint i = 0; i < piece->n_cards; i++) {
    guint line = i / in_line;

    cairo_save (cr);
    cairo_translate (cr, i % in_line * (CARD_WIDTH + GAP), piece->y + line * (CARD_HEIGHT + GAP));
    /* Scaled so that the sizes are whole numbers. */
    cairo_scale (cr, CARD_WIDTH / 360, CARD_HEIGHT / 504);
    rummy_deck_draw (&self->deck, piece->cards[i], cr, 360, 504);
    cairo_restore (cr);
  }
}

static void
draw_cb (GtkPrintOperation *print, GtkPrintContext *context, int page, Print *self)
{
  cairo_t *cr = gtk_print_context_get_cairo_context (context);

  for (guint i = 0; i < self->pieces->len; i++) {
    const Piece *piece = &g_array_index (self->pieces, Piece, i);

    if (piece->page != page)
      continue;
    if (piece->layout == NULL) {
      draw_cards (self, piece, cr, gtk_print_context_get_width (context));
    } else {
      cairo_set_source_rgb (cr, 0, 0, 0);
      cairo_move_to (cr, piece->x, piece->y);
      pango_cairo_show_layout (cr, piece->layout);
    }
  }
}

GtkPrintOperation *
rummy_help_print_new (RummyHelpBook *book, const RummyHelpPage *page, const RummyDeck *deck)
{
  GtkPrintOperation *print = gtk_print_operation_new ();
  Print *self = g_new0 (Print, 1);

  self->book = rummy_help_book_ref (book);
  self->page = page;
  self->deck = *deck;
  self->pieces = g_array_new (FALSE, FALSE, sizeof (Piece));
  g_array_set_clear_func (self->pieces, piece_clear);
  g_object_set_data_full (G_OBJECT (print), "rummy-print", self, print_free);
  gtk_print_operation_set_job_name (print, page->title);
  gtk_print_operation_set_unit (print, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (print, TRUE);
  g_signal_connect (print, "begin-print", G_CALLBACK (begin_cb), self);
  g_signal_connect (print, "draw-page", G_CALLBACK (draw_cb), self);

  return print;
}
