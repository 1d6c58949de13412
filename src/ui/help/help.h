/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "engine/rules.h"

G_BEGIN_DECLS

/* The help as data: pages of blocks, which the window turns into widgets and the printer into paper. */

typedef enum {
  RUMMY_HELP_HEADING, /* target: its name as a place, or NULL */
  RUMMY_HELP_TEXT,
  RUMMY_HELP_ITEM,  /* in a list */
  RUMMY_HELP_TERM,  /* target: the term */
  RUMMY_HELP_CARDS, /* target: card codes; text: their description */
  RUMMY_HELP_LINK,  /* target: key of a page, "#" and a place; text: NULL for the page's title */
  RUMMY_HELP_ACTION /* target: action of the main window, with its parameter */
} RummyHelpKind;

typedef enum {
  RUMMY_HELP_START,
  RUMMY_HELP_PLAY,
  RUMMY_HELP_GAMES,
  RUMMY_HELP_PROGRAM,
  RUMMY_HELP_LOOK_UP
} RummyHelpSection;

/* A block as written, in English; key: the settings that a term explains, with spaces between them, or NULL. */
typedef struct {
  RummyHelpKind kind;
  const char *text, *target, *key;
} RummyHelpLine;

/* A block as shown, translated. */
typedef struct {
  RummyHelpKind kind;
  char *text, *target, *key;
} RummyHelpBlock;

typedef struct {
  char *key, *title;
  char *words; /* further search terms, separated by commas */
  RummyHelpSection section;
  GPtrArray *blocks; /* RummyHelpBlock */
} RummyHelpPage;

/* All pages, translated, by section. */
typedef struct {
  GPtrArray *pages; /* RummyHelpPage */
} RummyHelpBook;

RummyHelpBook *rummy_help_book_new (gboolean classic); /* of the keys it describes */
RummyHelpBook *rummy_help_book_ref (RummyHelpBook *self);
void rummy_help_book_unref (RummyHelpBook *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (RummyHelpBook, rummy_help_book_unref)

/* Returns the page, or NULL. Ignores "#" and what follows. */
const RummyHelpPage *rummy_help_book_find (const RummyHelpBook *self, const char *key);

/* Returns the block whose number or heading's name follows "#" in the key, or -1. */
int rummy_help_page_find (const RummyHelpPage *page, const char *key);

const char *rummy_help_section_title (RummyHelpSection section);

/* Returns the page as plain text. */
char *rummy_help_page_text (const RummyHelpPage *page, const RummyHelpBook *book);

/* Returns all pages as plain text. */
char *rummy_help_book_text (const RummyHelpBook *self);

/* Returns the title of a link. */
const char *rummy_help_link_title (const RummyHelpBook *book, const RummyHelpBlock *block);

/* Page definitions. */
typedef struct {
  const char *key, *title, *words; /* words may be NULL */
  RummyHelpSection section;
  const RummyHelpLine *lines;
  gsize n_lines;
  void (*make) (RummyHelpPage *page, const RummyHelpBook *book, gboolean classic); /* adds blocks made by code */
} RummyHelpSource;

#define RUMMY_HELP_LINES(array) (array), G_N_ELEMENTS (array)

extern const RummyHelpSource rummy_help_play[], rummy_help_program[], rummy_help_look_up[];
extern const gsize rummy_help_n_play, rummy_help_n_program, rummy_help_n_look_up;

RummyHelpPage *rummy_help_page_new (RummyHelpSection section, const char *key, const char *title, const char *words);
void rummy_help_page_free (RummyHelpPage *page);
void rummy_help_page_add (RummyHelpPage *page, RummyHelpKind kind, const char *text, const char *target);
void rummy_help_page_take (RummyHelpPage *page, RummyHelpKind kind, char *text, const char *target); /* takes text */

/* Returns the page of a game with its default rules. */
RummyHelpPage *rummy_help_game_new (const RummyPreset *preset);

/* Sets the page that F1 opens on a widget. */
void rummy_help_set_topic (GtkWidget *widget, const char *key);
const char *rummy_help_get_topic (GtkWidget *widget); /* or NULL */

G_END_DECLS
