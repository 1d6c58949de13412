/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* What the help says, as data: pages of blocks, of which the window makes widgets and the printer makes paper. */

typedef enum {
  RUMMY_HELP_HEADING,
  RUMMY_HELP_TEXT,
  RUMMY_HELP_ITEM,  /* of a list */
  RUMMY_HELP_TERM,  /* target: what is explained */
  RUMMY_HELP_CARDS, /* target: their codes; text: what they show */
  RUMMY_HELP_LINK,  /* target: the key of a page, "#" and the number of a block of it; text: NULL for its title */
  RUMMY_HELP_ACTION /* target: the action of the main window, with its parameter */
} RummyHelpKind;

typedef enum {
  RUMMY_HELP_START,
  RUMMY_HELP_PLAY,
  RUMMY_HELP_GAMES,
  RUMMY_HELP_PROGRAM,
  RUMMY_HELP_LOOK_UP
} RummyHelpSection;

/* As it is written, in English; key, which may be NULL: of the setting that a term explains. */
typedef struct {
  RummyHelpKind kind;
  const char *text, *target, *key;
} RummyHelpLine;

/* The same as it is read. */
typedef struct {
  RummyHelpKind kind;
  char *text, *target, *key;
} RummyHelpBlock;

typedef struct {
  char *key, *title;
  char *words; /* others by which it is looked for, with commas between them */
  RummyHelpSection section;
  GPtrArray *blocks; /* of RummyHelpBlock */
} RummyHelpPage;

/* All pages, in the language of the person, in the order of their sections. */
typedef struct {
  GPtrArray *pages; /* of RummyHelpPage */
} RummyHelpBook;

RummyHelpBook *rummy_help_book_new (gboolean classic); /* of those keys */
RummyHelpBook *rummy_help_book_ref (RummyHelpBook *self);
void rummy_help_book_unref (RummyHelpBook *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyHelpBook, rummy_help_book_unref)

/* NULL when there is no such page; what stands behind a "#" is left out of account. */
const RummyHelpPage *rummy_help_book_find (const RummyHelpBook *self, const char *key);

const char *rummy_help_section_title (RummyHelpSection section);

/* Whether each of the words that are looked for begins some word of the page. */
gboolean rummy_help_page_has (const RummyHelpPage *page, const char *wanted);

/* All that the page says, in lines. */
char *rummy_help_page_text (const RummyHelpPage *page, const RummyHelpBook *book);

/* All pages, one below the other. */
char *rummy_help_book_text (const RummyHelpBook *self);

/* What a link is called. */
const char *rummy_help_link_title (const RummyHelpBook *book, const RummyHelpBlock *block);

/* What the pages are made of. */
typedef struct {
  const char *key, *title, *words; /* words: NULL for none */
  RummyHelpSection section;
  const RummyHelpLine *lines;
  gsize n_lines;
  void (*make) (RummyHelpPage *page, const RummyHelpBook *book, gboolean classic); /* adds what is not written */
} RummyHelpSource;

#define RUMMY_HELP_LINES(array) (array), G_N_ELEMENTS (array)

extern const RummyHelpSource rummy_help_play[], rummy_help_program[], rummy_help_look_up[];
extern const gsize rummy_help_n_play, rummy_help_n_program, rummy_help_n_look_up;

RummyHelpPage *rummy_help_page_new (RummyHelpSection section, const char *key, const char *title, const char *words);
void rummy_help_page_free (RummyHelpPage *page);
void rummy_help_page_add (RummyHelpPage *page, RummyHelpKind kind, const char *text, const char *target);
void rummy_help_page_take (RummyHelpPage *page, RummyHelpKind kind, char *text, const char *target); /* and text */

/* Of a game, by its own rules. */
RummyHelpPage *rummy_help_game_new (const RummyPreset *preset);

/* To be found again by F1: the page of what a widget shows. */
void rummy_help_set_topic (GtkWidget *widget, const char *key);
const char *rummy_help_get_topic (GtkWidget *widget); /* NULL for none */

G_END_DECLS
