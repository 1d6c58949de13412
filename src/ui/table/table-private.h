/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "ai/counsel.h"
#include "ui/cards/card-widget.h"
#include "ui/cards/felt.h"
#include "ui/sound/cue.h"
#include "ui/table/choice.h"
#include "ui/table/hand-widget.h"
#include "ui/table/motion.h"
#include "ui/table/seen.h"
#include "ui/table/slot-widget.h"
#include "ui/table/table-layout.h"
#include "ui/table/table.h"
#include "ui/words/preview.h"
#include "ui/words/table-intent.h"

G_BEGIN_DECLS

/* What the files of the table share: table.c the widget, -view.c from where it is seen,
 * -scene.c what lies there, -place.c where, -seats.c who sits around it, -look.c how it is told and lit, -motion.c how
 * it moves, -rewind.c how back and forth in a replay, -belief.c what the backs may be, -snapshot.c how it is drawn,
 * -verbs.c what can be done, -actions.c what of that makes sense now, -preview.c what it would do, -pointer.c, -focus.c
 * and -ranks.c how it is asked for. */

/* Of a card that is turned over, in milliseconds. */
#define RUMMY_FLIP_MS 240

typedef enum {
  RUMMY_ZONE_NONE,   /* on the way out: group as with the other hands, or RUMMY_GROUP_STOCK */
  RUMMY_ZONE_SEAT,   /* the own plate */
  RUMMY_ZONE_OTHERS, /* group: which of the other hands */
  RUMMY_ZONE_STOCK,
  RUMMY_ZONE_PILE,
  RUMMY_ZONE_MELD, /* group: which meld */
  RUMMY_ZONE_SLOT, /* where a new meld would lie */
  RUMMY_ZONE_HAND,
  RUMMY_ZONE_FREE /* the bare table */
} RummyZone;

#define RUMMY_GROUP_STOCK G_MAXUINT

typedef struct {
  RummyZone zone;
  guint group, index;
} RummySpot;

/* A card on the table: where it belongs, and where it is on its way there. */
typedef struct {
  GtkWidget *widget; /* RummyCardWidget */
  RummyCard card;
  RummySpot spot;
  graphene_rect_t home;
  RummyMotion motion;
  gint64 flip_start; /* 0: it is not being turned over */
  gint64 leave;      /* when it sets off for a new home */
  gboolean is_face_up, is_placed, is_dragged;
  gboolean is_stale;  /* while the position is read: it does not lie anywhere any more */
  gboolean is_flying; /* over the table, from one part of it to another */
  RummyCue cue;       /* to be heard when it is there */
} RummyPiece;

struct _RummyTable {
  GtkWidget parent_instance;

  RummySeen *seen;
  GSignalGroup *game_signals;
  RummyChoice *choice;
  gboolean fits; /* they are a meld, or continue one */
  RummyCards marked;    /* new cards, and those of the last act of another seat */
  gboolean is_act_over; /* the next event begins a new act */

  RummyCardFaces *faces;
  const char *letters;   /* as RummyDeck has them */
  gboolean asks_discard; /* a discard is done when it is asked for twice */
  gboolean left_handed;
  gboolean follows_focus; /* the focus goes to what comes next */
  gboolean classic_keys; /* the keys F1 to F12 choose cards */
  RummyPace pace;
  RummyFelt *felt;
  RummyLook look;
  GdkRGBA own_colour;
  RummyCloth cloth; /* as look and the style of the desktop make it */
  double width, height, scale; /* as laid out last */
  RummyTableLayout layout;

  GPtrArray *pieces; /* RummyPiece, owned */
  RummyPiece *piece_of[RUMMY_CARD_CODES];
  RummyPiece *stock;
  GtkWidget *others[RUMMY_OTHERS_MAX];
  GtkWidget *own; /* the own plate */
  GtkWidget *slot, *stock_count;
  GtkWidget *pile_button; /* where not all of the pile can be seen well */
  GtkWidget *earlier, *later; /* where not all melds can be seen */
  guint first_meld; /* of those that are to be seen then */
  guint tick_id;
  gboolean is_moving;

  gboolean is_rewinding; /* a replay shows another move of the round, not the next one */
  RummyCards former_hands[RUMMY_SEATS_MAX], former_pile; /* as it showed them before */
  guint former_round; /* of which round they are */

  RummyBelief *belief; /* of the cards that are not seen, where it is shown and known; or NULL */
  guint belief_round;
  gboolean is_believing, is_belief_outdated;

  guint call_id; /* "Rum" is called until then, or not */
  guint hold_id; /* the game is held until then */
  gint64 hold_until;
  gboolean is_skipping; /* nothing travels and nothing is held until a person is to move */

  RummyAdviceLight advice;
  char *advice_words;
  RummyPreview preview; /* of what is selected, dragged or looked at */
  char *preview_words;
  RummyIntent call; /* of rum, as it is made while nothing is selected; n is 0 where none can be made */
  GHashTable *takes;          /* RummyPreview of each card of the pile that was looked at in this position */
  RummyCard hovered, focused; /* of the pile, or RUMMY_CARD_NONE */
  double pointer_x, pointer_y; /* where it moved to last */
  guint64 lit_melds;
  gboolean is_slot_lit, is_pile_lit, is_hand_lit;
  RummyTablePart shown_parts; /* lit because somebody points at them */
  RummyCards shown_cards;
  guint64 shown_melds;

  GtkGesture *click, *drag;
  RummySpot pressed; /* what a click began on */
  RummyCard pressed_card, clicked_card;
  graphene_point_t pressed_at;
  gboolean pressed_to_skip;
  gboolean is_held; /* the card was pressed for long: the release discards it */
  RummyCards dragged;
  RummyPiece *drag_piece; /* the one under the pointer, while a drag is on */
  double drag_x, drag_y;  /* from the middle of that card to the pointer */

  gboolean shows_focus;  /* the last input was a key */
  gboolean showed_focus; /* as it was before that key */
  RummySpot left;       /* where the focus was when the table was hidden last */
  gboolean left_shown;
  guint return_id; /* while it is to go back there */
  GSimpleActionGroup *actions;
};

/* Which of two lies before the other, on the way from the pile to the hand. */
static inline int
rummy_spot_compare (RummySpot a, RummySpot b)
{
  if (a.zone != b.zone)
    return a.zone < b.zone ? -1 : 1;
  if (a.group != b.group)
    return a.group < b.group ? -1 : 1;

  return a.index < b.index ? -1 : a.index > b.index;
}

static inline const RummyFan *
rummy_table_fan_of_other (RummyTable *self, guint other)
{
  gboolean is_own = other + 1 == (guint) rummy_seen_round (self->seen)->rules->players;

  return is_own ? &self->layout.hand : &self->layout.others[other];
}

static inline gboolean
rummy_piece_is_ghost (const RummyPiece *piece)
{
  return piece->spot.zone == RUMMY_ZONE_NONE;
}

/* table.c */
void rummy_table_notify_moving (RummyTable *self);
void rummy_table_notify_preview (RummyTable *self);
void rummy_table_refuse (RummyTable *self, RummyRefusal refusal);
void rummy_table_hint (RummyTable *self, RummyTableHint hint);
void rummy_table_tell (RummyTable *self, const char *words); /* also aloud */
void rummy_table_ask (RummyTable *self, AdwDialog *question);
void rummy_table_ask_for_seat (RummyTable *self, guint seat);
void rummy_table_ask_for_menu (RummyTable *self, double x, double y);

/* table-place.c */
void rummy_table_lay_out (RummyTable *self, gboolean animate);

/* ---- table-strip.c ---- */
void rummy_table_init_strip (RummyTable *self);
void rummy_table_clear_strip (RummyTable *self);
void rummy_table_lay_strip (RummyTable *self);
void rummy_table_turn_strip (RummyTable *self); /* its arrows point where the left or the right hand has it */
void rummy_table_allocate_strip (RummyTable *self);
void rummy_table_light_strip (RummyTable *self);
void rummy_table_strip_to (RummyTable *self, guint meld); /* from the next layout on */
void rummy_table_show_meld (RummyTable *self, guint meld);
void rummy_table_allocate_child (GtkWidget *child, const graphene_rect_t *rect);
void rummy_table_size_allocate (GtkWidget *widget, int width, int height, int baseline);
void rummy_table_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                          int *minimum_baseline, int *natural_baseline);

/* table-ask.c */
void rummy_table_ask_reading (RummyTable *self, const RummyIntent *intent);
void rummy_table_ask_side (RummyTable *self, RummyCard card, RummyCard joker);

/* table-scene.c */
void rummy_table_init_scene (RummyTable *self);
void rummy_table_clear_scene (RummyTable *self);
/* Reads the position anew; event, which may be NULL, says where new cards come from. */
void rummy_table_refresh (RummyTable *self, const RummyEvent *event, gboolean travel);
void rummy_table_event_cb (RummyTable *self, const RummyEvent *event);
void rummy_table_moved_cb (RummyTable *self);
void rummy_table_remove_ghosts (RummyTable *self, gboolean all);
/* A card whose face nobody sees goes from there to another hand, or to RUMMY_GROUP_STOCK. */
void rummy_table_send_ghost (RummyTable *self, const graphene_rect_t *from, guint group, guint delay);

/* table-rewind.c */
void rummy_table_keep_former (RummyTable *self);
gboolean rummy_table_can_rewind (RummyTable *self); /* what was kept is of the same round */
/* Where a card comes from that was not seen before; FALSE if it lay in the pile, below the top. */
gboolean rummy_table_former_place (RummyTable *self, RummyCard card, graphene_rect_t *place);
guint rummy_table_group_holding (RummyTable *self, const RummyCards hands[], RummyCard card);
gboolean rummy_table_lies_below (RummyTable *self, RummyCard card); /* the top of a pile of which only that is seen */
void rummy_table_send_unseen (RummyTable *self);

/* table-belief.c */
gboolean rummy_table_shows_belief (RummyTable *self);
void rummy_table_update_belief (RummyTable *self); /* thinks again, in another position */
guint rummy_table_likely_cards (RummyTable *self, guint seat, RummyLikely *likely); /* room for all cards */
char *rummy_table_words_of_belief (RummyTable *self, guint seat); /* of its hand, or NULL */

/* table-seats.c */
void rummy_table_init_seats (RummyTable *self);
void rummy_table_clear_seats (RummyTable *self);
void rummy_table_measure_seats (RummyTable *self, RummyTableSpec *spec);
void rummy_table_lay_seats (RummyTable *self);
void rummy_table_allocate_seats (RummyTable *self);
void rummy_table_update_others (RummyTable *self);
char *rummy_table_words_of_seat (RummyTable *self, guint seat); /* with its melds */
void rummy_table_tell_seat (RummyTable *self, guint seat);      /* the same, aloud */
GtkWidget *rummy_table_widget_of_seat (RummyTable *self, guint seat);

/* table-look.c */
void rummy_table_update_cards (RummyTable *self);
void rummy_table_update_stock (RummyTable *self);
void rummy_table_update_lights (RummyTable *self);
void rummy_table_set_fits (RummyTable *self, gboolean fits);
gboolean rummy_table_query_card_cb (GtkWidget *widget, int x, int y, gboolean by_key, GtkTooltip *tooltip,
                                    RummyTable *self);
void rummy_table_restack (RummyTable *self);
void rummy_table_faces_changed_cb (RummyTable *self);

void rummy_table_update_cloth (RummyTable *self);
RummyPiece *rummy_table_piece_of_widget (RummyTable *self, GtkWidget *widget);

/* table-motion.c */
gboolean rummy_table_animates (RummyTable *self);
void rummy_table_cue_event (RummyTable *self, const RummyEvent *event); /* now, or when its cards arrive */
gint64 rummy_table_now (RummyTable *self); /* by the clock of the cards, which goes as fast as they do */
graphene_rect_t rummy_piece_place (RummyPiece *piece, gint64 now); /* where it is seen */
void rummy_table_send_home (RummyTable *self, RummyPiece *piece, gboolean animate);
void rummy_table_start_moving (RummyTable *self);
void rummy_table_settle (RummyTable *self);        /* everything is where it belongs, at once */
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

/* table-preview.c */
void rummy_table_update_preview (RummyTable *self);
void rummy_table_hover (RummyTable *self, RummyCard card); /* the one under the pointer, or RUMMY_CARD_NONE */
void rummy_table_look_at_focus (RummyTable *self);

/* table-pointer.c */
void rummy_table_init_pointer (RummyTable *self);

/* table-focus.c */
void rummy_table_class_init_keys (GtkWidgetClass *widget_class);
void rummy_table_init_keys (RummyTable *self);
gboolean rummy_table_press_key (RummyTable *self, guint keyval); /* does what a key does; FALSE: nothing */
void rummy_table_init_ranks (RummyTable *self); /* table-ranks.c */
gboolean rummy_table_move_focus (RummyTable *self, GtkDirectionType direction);
void rummy_table_show_focus (RummyTable *self, gboolean shows);
void rummy_table_focus_on (RummyTable *self, RummySpot spot); /* or what is nearest to it */
void rummy_table_focus_on_hand (RummyTable *self);            /* on the new card, where there is one */
void rummy_table_keep_focus (RummyTable *self, RummySpot before, const RummyEvent *event); /* which may be NULL */
GtkWidget *rummy_table_get_focus (RummyTable *self);          /* the child that has it, or NULL */
RummySpot rummy_table_spot_of (RummyTable *self, GtkWidget *child);

G_END_DECLS
