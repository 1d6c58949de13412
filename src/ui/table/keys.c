/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/keys.h"

#include <glib/gi18n.h>

#include "ui/table/ranks.h"

typedef enum {
  KEY_DRAW,
  KEY_TAKE,
  KEY_MELD,
  KEY_MELD_ALL,
  KEY_DISCARD,
  KEY_KNOCK,
  KEY_CALL,
  KEY_PASS,
  KEY_SKIP,
  KEY_LET_GO,
  KEY_SELECT,
  KEY_ACTIVATE,
  KEY_FIRST,
  KEY_LAST
} Key;

static const struct {
  guint keyval;
  Key key;
} keys[] = {
  { GDK_KEY_s, KEY_DRAW },
  { GDK_KEY_d, KEY_TAKE },
  { GDK_KEY_m, KEY_MELD },
  { GDK_KEY_g, KEY_KNOCK },
  { GDK_KEY_r, KEY_CALL },
  { GDK_KEY_p, KEY_PASS },
  { GDK_KEY_Page_Down, KEY_SKIP },
  { GDK_KEY_KP_Page_Down, KEY_SKIP },
  { GDK_KEY_Delete, KEY_DISCARD },
  { GDK_KEY_KP_Delete, KEY_DISCARD },
  { GDK_KEY_BackSpace, KEY_DISCARD },
  { GDK_KEY_Escape, KEY_LET_GO },
  { GDK_KEY_space, KEY_SELECT },
  { GDK_KEY_KP_Space, KEY_SELECT },
  { GDK_KEY_Return, KEY_ACTIVATE },
  { GDK_KEY_ISO_Enter, KEY_ACTIVATE },
  { GDK_KEY_KP_Enter, KEY_ACTIVATE },
  { GDK_KEY_Home, KEY_FIRST },
  { GDK_KEY_KP_Home, KEY_FIRST },
  { GDK_KEY_End, KEY_LAST },
  { GDK_KEY_KP_End, KEY_LAST },
};

struct _RummyKeys {
  GObject parent_instance;

  GtkWidget *table;
  RummySeen *seen;
  RummyChoice *choice;
  RummyLights *lights;
  RummyTempo *tempo;
  RummyVerbs *verbs;
  const RummySpread *spread;
  RummySeating *seating;
  RummyLabels *labels;
  RummyFocus *focus;
  const RummyTableStyle *style;

  gboolean is_classic;
  RummyCard focused; /* the focused card before the key press that shows the focus */
};

G_DEFINE_FINAL_TYPE (RummyKeys, rummy_keys, G_TYPE_OBJECT)

static gboolean
activate_focus (RummyKeys *self)
{
  GtkWidget *child = rummy_focus_get_place (self->focus);
  RummySpot spot = child != NULL ? rummy_spread_get_spot (self->spread, child) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };

  if (child == NULL)
    return FALSE;

  if (spot.zone == RUMMY_ZONE_HAND && !rummy_focus_tabs_to_cards (self->focus) &&
      rummy_choice_asked (self->choice) == RUMMY_CARD_NONE &&
      !rummy_cards_is_empty (rummy_choice_selected (self->choice)))
    rummy_verbs_meld (self->verbs);
  else
    rummy_verbs_act (self->verbs, spot, rummy_spread_card_of (child));

  return TRUE;
}

static gboolean
select_focus (RummyKeys *self)
{
  GtkWidget *child = rummy_focus_get_place (self->focus);
  RummySpot spot = child != NULL ? rummy_spread_get_spot (self->spread, child) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };

  if (spot.zone != RUMMY_ZONE_HAND && spot.zone != RUMMY_ZONE_PILE)
    return activate_focus (self);

  rummy_verbs_toggle (self->verbs, rummy_spread_card_of (child));

  return TRUE;
}

/* Keys that move cards, or say why not. */
static gboolean
moves (Key key)
{
  return key <= KEY_PASS || key == KEY_SELECT || key == KEY_ACTIVATE;
}

static void
skip (RummyKeys *self)
{
  if (rummy_seen_may_skip (self->seen))
    rummy_tempo_skip (self->tempo, TRUE);
  else if (rummy_seen_is_over (self->seen))
    rummy_verbs_refuse (self->verbs, RUMMY_REFUSED_OVER);
  else if (rummy_seen_is_my_turn (self->seen))
    rummy_verbs_tell (self->verbs, _("It’s your turn, so there’s nothing to skip."));
  else
    rummy_verbs_notice (self->verbs, RUMMY_NOTICE_WAIT);
}

/* A move that is not possible is refused with a reason. */
static gboolean
do_kind (RummyKeys *self, RummyMoveKind kind)
{
  rummy_verbs_play_kind (self->verbs, kind);

  return TRUE;
}

static gboolean
key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  RummyKeys *self = data;
  Key key = (Key) g_variant_get_int32 (arguments);
  gboolean has_something = rummy_lights_get_dragged (self->lights) != RUMMY_CARD_NONE ||
                           !rummy_cards_is_empty (rummy_choice_selected (self->choice)) ||
                           rummy_lights_shows_hint (self->lights);

  if (rummy_seen_is_dealt (self->seen) && rummy_seen_is_over (self->seen) && moves (key)) {
    rummy_verbs_refuse (self->verbs, RUMMY_REFUSED_OVER);
    return TRUE;
  }

  switch (key) {
  case KEY_DRAW:
    rummy_verbs_draw (self->verbs);
    return TRUE;
  case KEY_TAKE:
    rummy_verbs_take_chosen (self->verbs);
    return TRUE;
  case KEY_MELD:
    rummy_verbs_meld (self->verbs);
    return TRUE;
  case KEY_MELD_ALL:
    rummy_verbs_meld_all (self->verbs);
    return TRUE;
  case KEY_DISCARD:
    rummy_verbs_discard_chosen (self->verbs, self->focused);
    return TRUE;
  case KEY_KNOCK:
    return do_kind (self, RUMMY_MOVE_KNOCK);
  case KEY_CALL:
    if (rummy_seen_is_dealt (self->seen) && rummy_seen_round (self->seen)->rules->rum == RUMMY_RUM_OFF) {
      rummy_verbs_notice (self->verbs, RUMMY_NOTICE_NO_CALL);
      return TRUE;
    }
    return do_kind (self, RUMMY_MOVE_CALL);
  case KEY_PASS:
    return do_kind (self, RUMMY_MOVE_PASS);
  case KEY_SKIP:
    skip (self);
    return TRUE;
  case KEY_LET_GO:
    rummy_verbs_let_go (self->verbs);
    return has_something;
  case KEY_SELECT:
    return select_focus (self);
  case KEY_ACTIVATE:
    return activate_focus (self);
  case KEY_FIRST:
    return rummy_focus_move_to_end (self->focus, FALSE);
  case KEY_LAST:
    return rummy_focus_move_to_end (self->focus, TRUE);
  default:
    return FALSE;
  }
}

static gboolean
menu_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  RummyKeys *self = data;
  graphene_point_t point = rummy_focus_get_point (self->focus);

  rummy_verbs_ask_for_menu (self->verbs, point.x, point.y);

  return TRUE;
}

static gboolean
seat_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  rummy_seating_announce (((RummyKeys *) data)->seating, (guint) g_variant_get_int32 (arguments));

  return TRUE;
}

static gboolean
hand_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  rummy_labels_read_hand (((RummyKeys *) data)->labels);

  return TRUE;
}

static gboolean
table_key_cb (GtkWidget *widget, GVariant *arguments, gpointer data)
{
  RummyKeys *self = data;

  rummy_labels_read_table (self->labels, self->seating);

  return TRUE;
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, RummyKeys *self)
{
  self->focused = rummy_focus_get_card (self->focus);
  rummy_focus_show (self->focus, TRUE);

  return GDK_EVENT_PROPAGATE;
}

/* Runs the action of a key; FALSE if it has none. */
static gboolean
press_key (RummyKeys *self, guint keyval)
{
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++) {
    if (keys[i].keyval == keyval) {
      g_autoptr (GVariant) key = g_variant_ref_sink (g_variant_new_int32 ((gint32) keys[i].key));

      return key_cb (self->table, key, self);
    }
  }

  return FALSE;
}

static void
go_to_rank (RummyKeys *self, guint rank)
{
  const RummyHandOrder *order = rummy_choice_order (self->choice);
  GtkWidget *focus = rummy_focus_get_place (self->focus);
  RummySpot at = focus != NULL ? rummy_spread_get_spot (self->spread, focus) : (RummySpot) { RUMMY_ZONE_NONE, 0, 0 };
  guint first = at.zone == RUMMY_ZONE_HAND ? at.index + 1 : 0;

  for (guint i = 0; i < order->n; i++) {
    RummyCard card = order->card[(first + i) % order->n];

    if (rummy_card_rank (card) == rank) {
      rummy_focus_move_to (self->focus, rummy_spread_find_spot (self->spread, card));
      return;
    }
  }

  rummy_verbs_notice (self->verbs, RUMMY_NOTICE_NO_RANK);
}

/* Shift discards. */
static void
choose_place (RummyKeys *self, guint index, gboolean shift)
{
  if (index >= rummy_choice_order (self->choice)->n)
    rummy_verbs_notice (self->verbs, RUMMY_NOTICE_NO_RANK);
  else if (shift)
    rummy_verbs_discard (self->verbs, rummy_choice_order (self->choice)->card[index]);
  else
    rummy_verbs_toggle (self->verbs, rummy_choice_order (self->choice)->card[index]);
}

static gboolean
rank_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, RummyKeys *self)
{
  gboolean shift = (state & GDK_SHIFT_MASK) != 0;
  guint rank = rummy_rank_of_key (self->style->letters, keyval, shift), latin;

  if (!rummy_seen_is_dealt (self->seen) || (state & (GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK)) != 0)
    return GDK_EVENT_PROPAGATE;
  if (self->is_classic && keyval >= GDK_KEY_F1 && keyval <= GDK_KEY_F12) {
    choose_place (self, keyval - GDK_KEY_F1, shift);
    return GDK_EVENT_STOP;
  }
  latin = rank == RUMMY_NO_RANK ? rummy_latin_of_key (gtk_widget_get_display (self->table), keyval, keycode) : keyval;
  if (latin != keyval) {
    if (!shift && press_key (self, latin))
      return GDK_EVENT_STOP;
    rank = rummy_rank_of_key (self->style->letters, latin, shift);
  }
  if (rank == RUMMY_NO_RANK)
    return GDK_EVENT_PROPAGATE;

  go_to_rank (self, rank);

  return GDK_EVENT_STOP;
}

static void
seat_activated_cb (GtkWidget *widget, RummyKeys *self)
{
  rummy_verbs_act (self->verbs, rummy_spread_get_spot (self->spread, widget), RUMMY_CARD_NONE);
}

static void
slot_activated_cb (RummyKeys *self)
{
  rummy_verbs_act (self->verbs, (RummySpot) { RUMMY_ZONE_SLOT, 0, 0 }, RUMMY_CARD_NONE);
}

static void
verb_cb (RummyKeys *self, guint verb, RummyCardWidget *widget)
{
  RummyCard card = rummy_card_widget_get_card (widget);

  switch ((RummyCardVerb) verb) {
  case RUMMY_CARD_SELECT:
    rummy_verbs_toggle (self->verbs, card);
    break;
  case RUMMY_CARD_DISCARD:
    rummy_verbs_discard (self->verbs, card);
    break;
  case RUMMY_CARD_ACTIVATE:
  default:
    rummy_verbs_act (self->verbs, rummy_spread_get_spot (self->spread, GTK_WIDGET (widget)), card);
  }
}

static void
card_added_cb (RummyKeys *self, RummyCardWidget *card)
{
  g_signal_connect_object (card, "verb", G_CALLBACK (verb_cb), self, G_CONNECT_SWAPPED);
}

/* Connects what assistive technology can activate. */
static void
follow_parts (RummyKeys *self)
{
  RummySlotWidget *slot = rummy_meld_field_get_slot (rummy_spread_get_melds (self->spread));

  g_signal_connect_object (slot, "activated", G_CALLBACK (slot_activated_cb), self, G_CONNECT_SWAPPED);
  for (GtkWidget *part = gtk_widget_get_first_child (self->table); part != NULL;
       part = gtk_widget_get_next_sibling (part)) {
    if (RUMMY_IS_SEAT (part))
      g_signal_connect_object (part, "activated", G_CALLBACK (seat_activated_cb), self, G_CONNECT_DEFAULT);
    else if (g_signal_lookup ("card-added", G_OBJECT_TYPE (part)) != 0)
      g_signal_connect_object (part, "card-added", G_CALLBACK (card_added_cb), self, G_CONNECT_SWAPPED);
  }
}

static void
rummy_keys_class_init (RummyKeysClass *klass)
{
}

static void
rummy_keys_init (RummyKeys *self)
{
}

static void
bind (RummyKeys *self, GListStore *shortcuts, guint keyval, GdkModifierType state, GtkShortcutFunc func, int argument)
{
  g_autoptr (GtkShortcut) shortcut =
    gtk_shortcut_new_with_arguments (gtk_keyval_trigger_new (keyval, state), gtk_callback_action_new (func, self, NULL),
                                     "i", argument);

  g_list_store_append (shortcuts, shortcut);
}

static void
add_controllers (RummyKeys *self)
{
  g_autoptr (GListStore) shortcuts = g_list_store_new (GTK_TYPE_SHORTCUT);
  GtkEventController *seen = gtk_event_controller_key_new (), *ranks = gtk_event_controller_key_new ();

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    bind (self, shortcuts, keys[i].keyval, GDK_NO_MODIFIER_MASK, key_cb, (int) keys[i].key);
  bind (self, shortcuts, GDK_KEY_m, GDK_SHIFT_MASK, key_cb, KEY_MELD_ALL);
  bind (self, shortcuts, GDK_KEY_Menu, GDK_NO_MODIFIER_MASK, menu_key_cb, 0);
  bind (self, shortcuts, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_cb, 0);
  for (int seat = 0; seat < RUMMY_SEATS_MAX; seat++)
    bind (self, shortcuts, GDK_KEY_1 + (guint) seat, GDK_ALT_MASK, seat_key_cb, seat);
  bind (self, shortcuts, GDK_KEY_9, GDK_ALT_MASK, table_key_cb, 0);
  bind (self, shortcuts, GDK_KEY_0, GDK_ALT_MASK, hand_key_cb, 0);
  gtk_widget_add_controller (self->table, gtk_shortcut_controller_new_for_model (G_LIST_MODEL (shortcuts)));

  gtk_event_controller_set_propagation_phase (seen, GTK_PHASE_CAPTURE);
  g_signal_connect_object (seen, "key-pressed", G_CALLBACK (key_pressed_cb), self, 0);
  gtk_widget_add_controller (self->table, seen);

  g_signal_connect_object (ranks, "key-pressed", G_CALLBACK (rank_pressed_cb), self, 0);
  gtk_widget_add_controller (self->table, ranks);
}

RummyKeys *
rummy_keys_new (GtkWidget *table, RummySeen *seen, RummyChoice *choice, RummyLights *lights, RummyTempo *tempo,
                RummyVerbs *verbs, const RummySpread *spread, RummySeating *seating, RummyLabels *labels,
                RummyFocus *focus, const RummyTableStyle *style)
{
  RummyKeys *self = g_object_new (RUMMY_TYPE_KEYS, NULL);

  self->table = table;
  self->seen = seen;
  self->choice = choice;
  self->lights = lights;
  self->tempo = tempo;
  self->verbs = verbs;
  self->spread = spread;
  self->seating = seating;
  self->labels = labels;
  self->focus = focus;
  self->style = style;
  add_controllers (self);
  follow_parts (self);

  return self;
}

void
rummy_keys_set_classic (RummyKeys *self, gboolean classic)
{
  self->is_classic = classic;
}
