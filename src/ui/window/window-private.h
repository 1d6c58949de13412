/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "game/analyzer.h"
#include "game/laid-deal.h"
#include "game/viewer.h"
#include "ui/parts/dialog.h"
#include "ui/play/tutorial.h"
#include "ui/play/pass-page.h"
#include "ui/play/replay-page.h"
#include "ui/play/status.h"
#include "ui/play/verb-bar.h"
#include "ui/setup/start-page.h"
#include "ui/table/table.h"
#include "ui/window/window.h"

G_BEGIN_DECLS

/* What the files of the window share: window.c what it is made of, -view.c who looks at it, -dialogs.c what
 * comes up over the game, -actions.c what can be done, -watch.c, -replay.c and -menu.c some of that. */

struct _RummyWindow {
  AdwApplicationWindow parent_instance;

  RummySession *session;
  GSettings *settings;
  RummySound *sound;
  RummyGame *game;
  RummyViewer viewer;
  RummyLaidDeal laid; /* what was laid out by hand last */
  GSignalGroup *game_signals;
  AdwDialog *sheet;       /* while it is open */
  AdwDialog *draw;        /* weak: who drew which card for the first deal */
  AdwToast *undo_toast;   /* that offers something, while it is shown */
  guint focus_id;         /* while the focus is to go back to the game */
  GtkWidget *seat_popover; /* while it is open */
  gboolean is_end_new;    /* the round ended here, and that was not heard yet */
  gboolean told_end;      /* the sheet of the round that is over was shown */
  gboolean is_stopped;    /* the computers, by who watches them */
  gboolean has_people;    /* in the game */
  gsize left_at;          /* how many moves had been made when the last person gave the own seat to the computer */
  gboolean is_stepping;   /* until one of them has moved */
  gboolean is_turn_new;   /* and was not told yet to who does not see it */
  guint8 n_few[RUMMY_SEATS_MAX]; /* how many cards a seat had when that was told last */
  guint next_id;          /* while the next round is to come by itself */
  RummyReplayPage *replay; /* while a round is gone through again, with the game held */
  gboolean had_sheet;      /* it was open before that */
  GtkWidget *replay_focus; /* weak: what had the focus before that */
  gboolean is_review;      /* only the last six cards were asked for */
  AdwDialog *review;       /* that it was opened from, and leads back to, or NULL */

  GtkLabel *title, *subtitle;
  GtkWidget *replay_close;
  GtkMenuButton *menu;
  AdwToastOverlay *toasts;
  GtkLabel *refusal;
  AdwToast *news; /* weak */
  gboolean is_by_pointer;   /* the last act was, and this is where */
  graphene_point_t pointer; /* in the window */
  AdwBanner *trouble;
  AdwBanner *practice;
  RummySeats seats; /* who played it when that was known last */
  GtkStack *pages;
  RummyTable *table;
  RummyPassPage *pass_page;
  RummyStartPage *start_page;
  GtkWidget *bottom;
  RummyStatus *status;
  GtkStack *buttons;
  RummyVerbBar *verb_bar;
  GtkButton *watch_stop;
  GtkMenuButton *pace;
  GMenu *recent_games, *recent_files; /* what can be opened again */
  GMenu *orders, *table_orders; /* of the cards in the hand */
  GMenu *turn_end;       /* of the main menu: how it goes on */
  const char *end_label; /* of its last item */
  GMenuModel *primary_menu, *table_items;
  GtkPopover *table_menu;
  guint menu_id; /* until that is made */
  GtkWidget *moves;    /* those that were shown last, or NULL */
  GtkWidget *former_moves; /* and those before */
  RummyAnalyzer *analyzer;
  gboolean is_suggesting; /* as soon as all deals are played on */
  guint hinted;            /* kinds of advice that were counted in this position */
  gboolean has_told_melds; /* asked once more, it selects them */
  GtkWidget *menu_focus; /* weak: what had the focus before that menu */
  GtkWidget *next_round;
  GtkWidget *another_game;
  GtkWidget *score_bar;
  GtkWidget *score_panel;
  RummyTutorial *guide;
  gboolean is_tutorial_hidden; /* by a person, who plays the guided round without it */
  GtkWidget *help; /* weak: its window */
  guint part_id;   /* while a part of the table is lit for it */
};

/* The actions "win.…" and which of them make sense now. */
void rummy_window_add_actions (RummyWindow *self);
void rummy_window_update_actions (RummyWindow *self);

/* All that follows from what the game is. */
void rummy_window_update (RummyWindow *self);

/* Where no person plays at this screen: what the computers do is watched. */
gboolean rummy_window_is_watching (RummyWindow *self);
void rummy_window_init_watch (RummyWindow *self);
void rummy_window_update_watch (RummyWindow *self);
void rummy_window_follow_seats (RummyWindow *self, gboolean is_new); /* is_new: of another game */
void rummy_window_moved (RummyWindow *self);

void rummy_window_init_sound (RummyWindow *self);
void rummy_window_sound_end (RummyWindow *self); /* of a round or a game, for who is at the screen */

/* A round that is explained at the table, as practice. */
void rummy_window_init_tutorial (RummyWindow *self);
void rummy_window_update_tutorial (RummyWindow *self);
gboolean rummy_window_shows_tutorial (RummyWindow *self);
gboolean rummy_window_has_tutorial (RummyWindow *self);
const char *rummy_window_way_on (RummyWindow *self, const char **label); /* after the last round: its action */
void rummy_window_tutorial_clicked (RummyWindow *self, GtkEventController *controller);

/* Where the round that is over was played with the same cards from another seat before: how both did, else NULL. */
char *rummy_window_compare_words (RummyWindow *self);

/* A replay in place of the table: closed by a person, who is led back, or left because the game goes. */
void rummy_window_init_replay (RummyWindow *self);
void rummy_window_update_replay (RummyWindow *self);
void rummy_window_close_replay (RummyWindow *self);
void rummy_window_leave_replay (RummyWindow *self);
void rummy_window_replay_from (RummyWindow *self, guint position, AdwDialog *review); /* which it comes back to */

/* A round of a game that may be another than the one that goes on; dialog comes back when it is closed. */
void rummy_window_replay_game (RummyWindow *self, RummyGame *game, guint round, AdwDialog *dialog);

void rummy_window_init_history (RummyWindow *self);
void rummy_window_set_history (RummyWindow *self, RummyHistory *history);

void rummy_window_init_players (RummyWindow *self);

/* The help, in a window of its own. */
void rummy_window_init_help (RummyWindow *self);
void rummy_window_close_help (RummyWindow *self);

void rummy_window_init_files (RummyWindow *self);
void rummy_window_list_files (RummyWindow *self); /* what can be opened again, anew */
void rummy_window_save_file (RummyWindow *self, GFile *file);

/* The game on the table that is seen. */
RummyGame *rummy_window_get_shown (RummyWindow *self);

/* What is shown, by the title of the window. */
void rummy_window_update_title (RummyWindow *self);

/* A table as the settings want it. */
void rummy_window_dress (RummyWindow *self, RummyTable *table);
void rummy_window_turn_bar (RummyWindow *self); /* to the hand that plays */

/* What is said to who does not see the table. */
void rummy_window_init_spoken (RummyWindow *self);
void rummy_window_speak_turn (RummyWindow *self);

void rummy_window_init_menu (RummyWindow *self);
void rummy_window_fill_later (GtkMenuButton *button, GMenuModel *model);
void rummy_window_status_clicked (RummyWindow *self);
void rummy_window_bar_menu (RummyWindow *self, int n_press, double x, double y, GtkGesture *click);
void rummy_window_show_moves (RummyWindow *self, gboolean weighed);
void rummy_window_clear_menu (RummyWindow *self);

/* What a person may want to be told about the own turn. */
void rummy_window_init_hint (RummyWindow *self);
void rummy_window_forget_hint (RummyWindow *self);
gboolean rummy_window_may_review (RummyWindow *self); /* the round that is over */
void rummy_window_clear_hint (RummyWindow *self);

/* Shows the game, which may be another one, as whoever is at the screen may see it. */
void rummy_window_set_view (RummyWindow *self);

/* The same, where somebody else is at the screen now. */
void rummy_window_update_view (RummyWindow *self);

/* The screen is to be passed to somebody else, so no hand is seen. */
gboolean rummy_window_is_passing (RummyWindow *self);

/* The buttons beside the status. */
void rummy_window_update_turn_bar (RummyWindow *self);

/* After the round that is over comes no other one. */
gboolean rummy_window_is_end (RummyWindow *self);

void rummy_window_bind_dialogs (GtkWidgetClass *widget_class);
void rummy_window_init_dialogs (RummyWindow *self);

/* window-refusal.c */
void rummy_window_init_refusal (RummyWindow *self);

/* Finds a place of that size, in the overlay, beside where the person acted last; FALSE: that is nowhere on the
 * table. */
gboolean rummy_window_place_refusal (RummyWindow *self, int width, int height, GdkRectangle *place);
void rummy_window_follow_trouble (RummyWindow *self); /* of the session, once it is known */
void rummy_window_fit_trouble (RummyWindow *self);    /* a low window has no room for its banner: a toast tells it */

AdwDialog *rummy_window_find_preferences (RummyWindow *self); /* below other dialogs, too; or NULL */

/* Shows a dialog that goes when another game comes. */
void rummy_window_present_of_game (RummyWindow *self, AdwDialog *dialog);
void rummy_window_close_of_game (RummyWindow *self);

/* The score sheet, as it stands now. */
void rummy_window_show_sheet (RummyWindow *self);
void rummy_window_close_sheet (RummyWindow *self);

/* Says something, with a button that activates an action; it takes the place of what was offered before. */
void rummy_window_offer (RummyWindow *self, const char *message, const char *label, const char *action);

/* Says something that needs no answer. */
void rummy_window_tell (RummyWindow *self, const char *message);

/* Shows who drew which card for the first deal, where that decided and the settings want it. */
void rummy_window_show_draw (RummyWindow *self);

/* The same where the window was opened before anybody has played. */
void rummy_window_show_draw_again (RummyWindow *self);

G_END_DECLS
