/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ui/cards/felt.h"
#include "ui/sound/cue.h"
#include "ui/table/arrangement.h"
#include "ui/table/table-layout.h"
#include "ui/table/table.h"
#include "ui/words/table-intent.h"

G_BEGIN_DECLS

/* What the files of the table share: table.c the widget, -view.c from where it is seen, -scene.c what is there,
 * -parts.c which part a widget is, -place.c where, -seats.c who sits around it, -look.c how it is told and lit,
 * -motion.c how it moves, -rewind.c how back and forth in a replay, -snapshot.c how it is drawn, -verbs.c what can be
 * done, -actions.c what of that makes sense now, -pointer.c, -focus.c and -ranks.c how it is asked for. */

/* What is known of the pointer and of fingers; of table-pointer.c. */
typedef struct _RummyPointer RummyPointer;

struct _RummyTable {
  GtkWidget parent_instance;

  RummySeen *seen;
  GSignalGroup *game_signals;
  RummyChoice *choice;
  RummyLights *lights;

  RummyTableStyle style;
  const char *letters;   /* as RummyDeck has them */
  gboolean asks_discard; /* a discard is done when it is asked for twice */
  gboolean follows_focus; /* the focus goes to what comes next */
  gboolean classic_keys; /* the keys F1 to F12 choose cards */
  RummyPace pace;
  RummyFelt *felt;
  RummyLook look;
  GdkRGBA own_colour;
  RummyTableLayout layout;

  RummySpread *spread;
  RummySeating *seating;
  RummyArrangement *arrangement;
  RummyStage *stage;
  gboolean is_refreshing;

  gboolean is_rewinding; /* a replay shows another move of the round, not the next one */
  RummyCards former_hands[RUMMY_SEATS_MAX], former_pile; /* as it showed them before */
  guint former_round; /* of which round they are */

  RummyOdds *odds;

  guint call_id; /* "Rum" is called until then, or not */
  guint hold_id; /* the game is held until then */
  gint64 hold_until;
  gboolean is_skipping; /* nothing travels and nothing is held until a person is to move */

  RummyPointer *pointer;
  RummyCards dragged;
  RummyCard lead;    /* of them, the one under the pointer; RUMMY_CARD_HIDDEN: of the stock; or RUMMY_CARD_NONE */

  gboolean shows_focus;  /* the last input was a key */
  gboolean showed_focus; /* as it was before that key */
  RummySpot left;       /* where the focus was when the table was hidden last */
  gboolean left_shown;
  guint return_id; /* while it is to go back there */
  GSimpleActionGroup *actions;
};

/* table.c */
void rummy_table_refuse (RummyTable *self, RummyRefusal refusal);
void rummy_table_notice (RummyTable *self, RummyTableNotice notice);
void rummy_table_tell (RummyTable *self, const char *words); /* also aloud */
void rummy_table_ask (RummyTable *self, AdwDialog *question);
void rummy_table_ask_for_seat (RummyTable *self, guint seat);
void rummy_table_ask_for_menu (RummyTable *self, double x, double y);

/* table-ask.c */
void rummy_table_ask_reading (RummyTable *self, const RummyIntent *intent);
void rummy_table_ask_side (RummyTable *self, RummyCard card, RummyCard joker);

/* table-scene.c */
void rummy_table_init_scene (RummyTable *self);
void rummy_table_clear_scene (RummyTable *self);
/* Reads the position anew; event, which may be NULL, says where new cards come from. */
void rummy_table_refresh (RummyTable *self, const RummyEvent *event, gboolean travel);
void rummy_table_event_cb (RummyTable *self, const RummyEvent *event);

/* table-rewind.c */
void rummy_table_keep_former (RummyTable *self);
gboolean rummy_table_can_rewind (RummyTable *self); /* what was kept is of the same round */
/* Where a card comes from that was not seen before; FALSE if it lay in the pile, below the top. */
gboolean rummy_table_former_place (RummyTable *self, RummyCard card, graphene_rect_t *place);
guint rummy_table_group_holding (RummyTable *self, const RummyCards hands[], RummyCard card);
gboolean rummy_table_lies_below (RummyTable *self, RummyCard card); /* the top of a pile of which only that is seen */
void rummy_table_send_unseen (RummyTable *self);

/* table-look.c */
void rummy_table_update_cards (RummyTable *self);
void rummy_table_show_lights (RummyTable *self);
gboolean rummy_table_query_card_cb (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip,
                                    RummyTable *self);

void rummy_table_update_cloth (RummyTable *self);

/* table-motion.c */
void rummy_table_init_motion (RummyTable *self);
void rummy_table_cue_event (RummyTable *self, const RummyEvent *event); /* now, or when its cards arrive */
void rummy_table_hold (RummyTable *self, guint ms); /* the game, for so long */
void rummy_table_release (RummyTable *self);       /* the game is not held any more */

/* table-snapshot.c */
void rummy_table_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

/* table-call.c */
void rummy_table_update_call (RummyTable *self); /* after each change of whose turn it is, and in what */

/* table-actions.c */
void rummy_table_init_actions (RummyTable *self);
void rummy_table_update_actions (RummyTable *self);

/* table-verbs.c */
/* A move of that kind, with the cards that it needs: the selected ones, or those that do it best. */
RummyIntent rummy_table_intent_of (RummyTable *self, RummyMoveKind kind);
void rummy_table_play (RummyTable *self, const RummyIntent *intent);
gboolean rummy_table_skips_at (RummyTable *self, RummySpot spot, RummyCard card); /* an act there skips the others */
void rummy_table_act (RummyTable *self, RummySpot spot, RummyCard card); /* a click, or Enter, there */
void rummy_table_draw (RummyTable *self);
void rummy_table_take (RummyTable *self, RummyCard card);
void rummy_table_take_chosen (RummyTable *self);
void rummy_table_lay (RummyTable *self, RummyCards cards, guint meld, RummyCard at); /* see rummy_intent_on_meld () */
void rummy_table_meld (RummyTable *self);
void rummy_table_discard (RummyTable *self, RummyCard card); /* asks first, where that is wanted */
void rummy_table_discard_at_once (RummyTable *self, RummyCard card);
/* Whatever else is selected, which stays so where the discard is refused. */
void rummy_table_discard_only (RummyTable *self, RummyCard card);
void rummy_table_discard_chosen (RummyTable *self, gboolean sees_focus);
void rummy_table_toggle (RummyTable *self, RummyCard card);
void rummy_table_unselect (RummyTable *self, RummyCard card);
void rummy_table_let_go (RummyTable *self);

/* table-pointer.c */
void rummy_table_init_pointer (RummyTable *self);
gboolean rummy_table_holds_card (RummyTable *self); /* that was pressed for long, and goes with the release */

/* table-focus.c */
void rummy_table_class_init_keys (GtkWidgetClass *widget_class);
void rummy_table_init_keys (RummyTable *self);
gboolean rummy_table_press_key (RummyTable *self, guint keyval); /* does what a key does; FALSE: nothing */
void rummy_table_init_ranks (RummyTable *self); /* table-ranks.c */
gboolean rummy_table_move_focus (RummyTable *self, GtkDirectionType direction);
void rummy_table_look_at_focus (RummyTable *self);
void rummy_table_show_focus (RummyTable *self, gboolean shows);
void rummy_table_focus_on (RummyTable *self, RummySpot spot); /* or what is nearest to it */
void rummy_table_focus_on_hand (RummyTable *self);            /* on the new card, where there is one */
void rummy_table_keep_focus (RummyTable *self, RummySpot before, const RummyEvent *event); /* which may be NULL */
GtkWidget *rummy_table_get_focus (RummyTable *self);          /* the child that has it, or NULL */

G_END_DECLS
