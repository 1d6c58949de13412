/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/table/lights.h"

#include <glib/gi18n.h>

#include "ui/words/words.h"

struct _RummyLights {
  GObject parent_instance;

  RummySeen *seen;
  RummyChoice *choice;

  RummyTablePart parts, pointed_parts;
  guint64 melds, pointed_melds;
  RummyCards pointed_cards;
  RummyHint hint;
  char *advice_words;

  RummyPreview preview; /* of the selected or dragged cards, or the card looked at */
  char *words;
  gboolean fits, by_keys;
  RummyIntent call;
  GHashTable *takes; /* card to RummyPreview, of this position */
  RummyCard hovered, focused;
  RummyCard lead;
  RummyCards dragged;

  RummyCards marked;
  gboolean is_act_over;
};

G_DEFINE_FINAL_TYPE (RummyLights, rummy_lights, G_TYPE_OBJECT)

enum { PROP_FITS = 1, PROP_PREVIEW, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
rummy_lights_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummyLights *self = RUMMY_LIGHTS (object);

  switch (id) {
  case PROP_FITS:
    g_value_set_boolean (value, self->fits);
    break;
  case PROP_PREVIEW:
    g_value_set_string (value, self->words);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_lights_finalize (GObject *object)
{
  RummyLights *self = RUMMY_LIGHTS (object);

  g_free (self->advice_words);
  g_free (self->words);
  g_hash_table_unref (self->takes);

  G_OBJECT_CLASS (rummy_lights_parent_class)->finalize (object);
}

static void
rummy_lights_class_init (RummyLightsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = rummy_lights_get_property;
  object_class->finalize = rummy_lights_finalize;

  props[PROP_FITS] = g_param_spec_boolean ("fits", NULL, NULL, FALSE, flags);
  props[PROP_PREVIEW] = g_param_spec_string ("preview", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_CHANGED] =
    g_signal_new ("changed", RUMMY_TYPE_LIGHTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_lights_init (RummyLights *self)
{
  self->takes = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  self->hovered = self->focused = self->lead = RUMMY_CARD_NONE;
}

RummyLights *
rummy_lights_new (RummySeen *seen, RummyChoice *choice)
{
  RummyLights *self = g_object_new (RUMMY_TYPE_LIGHTS, NULL);

  self->seen = seen;
  self->choice = choice;

  return self;
}

static gboolean
is_in_pile (RummyLights *self, RummyCard card)
{
  const RummyRound *round = rummy_seen_round (self->seen);

  for (guint i = rummy_seen_first_discard (self->seen); i < round->n_pile; i++) {
    if (round->deck[i] == card)
      return TRUE;
  }

  return FALSE;
}

/* Returns the discard under the pointer, else the focused one, else the only selected one, as with a finger. */
static RummyCard
looked_at (RummyLights *self)
{
  RummyCards selected = rummy_choice_selected (self->choice);
  RummyCard card = self->hovered != RUMMY_CARD_NONE ? self->hovered : self->focused;
  gboolean is_in_hand = !rummy_cards_is_empty (rummy_choice_selected_hand (self->choice));

  if (self->lead != RUMMY_CARD_NONE || !rummy_seen_takes (self->seen) ||
      rummy_seen_round (self->seen)->phase == RUMMY_PHASE_CALL)
    return RUMMY_CARD_NONE;
  if (is_in_pile (self, card))
    return card;

  return !is_in_hand && rummy_cards_count (selected) == 1 ? rummy_cards_first (selected) : RUMMY_CARD_NONE;
}

/* Cached for this position. */
static const RummyPreview *
take_of (RummyLights *self, RummyCard card)
{
  RummyPreview *preview = g_hash_table_lookup (self->takes, GUINT_TO_POINTER (card));

  if (preview == NULL) {
    preview = g_new0 (RummyPreview, 1);
    rummy_preview_take (preview, rummy_seen_round (self->seen), rummy_seen_seat (self->seen), card);
    g_hash_table_insert (self->takes, GUINT_TO_POINTER (card), preview);
  }

  return preview;
}

/* Looking at a discard while cards are selected previews taking it with them, if that is legal. */
static void
look_at (RummyLights *self, RummyCard card, RummyCards selected)
{
  RummyCards all = rummy_cards_or (selected, rummy_cards_of (card));

  if (rummy_cards_count (all) > 1) {
    if (!rummy_cards_has (selected, card))
      rummy_preview_cards (&self->preview, rummy_seen_round (self->seen), rummy_seen_seat (self->seen), all);
    if (!rummy_cards_is_empty (self->preview.group) || self->preview.melds != 0)
      return;
  }
  self->preview = *take_of (self, card);
}

static void
set_fits (RummyLights *self, gboolean fits)
{
  if (self->fits == fits)
    return;

  self->fits = fits;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_FITS]);
}

/* Free with g_free(), or NULL. */
static char *
words_of (RummyLights *self)
{
  if (rummy_choice_asked (self->choice) != RUMMY_CARD_NONE)
    /* Translators: a card in the accusative. */
    return g_strdup_printf (_("Discard the %s? Repeat to confirm."),
                            rummy_words_card_object (rummy_choice_asked (self->choice)));
  if (self->advice_words != NULL)
    return g_strdup (self->advice_words);

  return rummy_preview_words (&self->preview, rummy_seen_round (self->seen), self->by_keys);
}

static RummyCards
asked_cards (RummyLights *self)
{
  return self->lead != RUMMY_CARD_NONE ? self->dragged : rummy_choice_selected (self->choice);
}

static void
update_preview (RummyLights *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  guint seat = rummy_seen_seat (self->seen);
  RummyCards cards = asked_cards (self);
  gboolean is_asked = rummy_seen_may_meld (self->seen) && !rummy_cards_is_empty (cards);
  RummyCard card = looked_at (self);

  self->preview = (RummyPreview) { .card = RUMMY_CARD_NONE };
  self->call.n = 0;
  if (rummy_seen_is_my_turn (self->seen) && round->phase == RUMMY_PHASE_CALL && rummy_cards_is_empty (cards))
    self->call = rummy_intent_call (round, seat);
  if (is_asked && rummy_choice_asked (self->choice) == RUMMY_CARD_NONE)
    rummy_preview_cards (&self->preview, round, seat, cards);
  if (self->lead == RUMMY_CARD_NONE)
    set_fits (self, !rummy_cards_is_empty (self->preview.group) || self->preview.melds != 0);
  if (card != RUMMY_CARD_NONE)
    look_at (self, card, cards);
}

/* Parts where the dragged cards may go, except melds. */
static RummyTablePart
goal_of_drag (RummyLights *self)
{
  guint seat = rummy_seen_seat (self->seen);
  gboolean is_of_hand = self->lead < RUMMY_CARD_CODES &&
                        rummy_cards_has (rummy_seen_own_cards (self->seen), self->lead);
  RummyIntent intent;

  if (self->lead == RUMMY_CARD_NONE || !rummy_seen_is_my_turn (self->seen))
    return 0;

  if (self->lead == RUMMY_CARD_HIDDEN)
    intent = rummy_intent_move (RUMMY_MOVE_DRAW, seat, RUMMY_CARD_NONE);
  else if (rummy_cards_count (self->dragged) != 1)
    return 0;
  else
    intent = rummy_intent_move (is_of_hand ? RUMMY_MOVE_DISCARD : RUMMY_MOVE_TAKE, seat, self->lead);
  if (rummy_intent_check (&intent, rummy_seen_round (self->seen)) != RUMMY_OK)
    return 0;

  return is_of_hand ? RUMMY_PART_PILE : RUMMY_PART_HAND;
}

void
rummy_lights_update (RummyLights *self)
{
  const RummyMove *call = &self->call.move[0];
  g_autofree char *words = NULL;

  g_return_if_fail (RUMMY_IS_LIGHTS (self));

  update_preview (self);
  self->melds = self->preview.melds | self->preview.partly | self->hint.melds | self->pointed_melds;
  self->parts = self->pointed_parts | goal_of_drag (self);
  if (self->hint.stock)
    self->parts |= RUMMY_PART_STOCK;
  if (self->hint.pile || rummy_choice_asked (self->choice) != RUMMY_CARD_NONE)
    self->parts |= RUMMY_PART_PILE;
  if (!rummy_cards_is_empty (self->preview.group) || self->hint.slot ||
      (self->call.n > 0 && call->meld == RUMMY_MELD_NONE))
    self->parts |= RUMMY_PART_SLOT;
  if (self->call.n > 0 && call->meld != RUMMY_MELD_NONE)
    self->melds |= G_GUINT64_CONSTANT (1) << call->meld;

  words = words_of (self);
  if (g_set_str (&self->words, words))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_PREVIEW]);
  g_signal_emit (self, signals[SIGNAL_CHANGED], 0);
}

/* Cards of the own turn so far, as after loading or undo. */
static RummyCards
cards_of_turn (RummyLights *self)
{
  const RummyRound *round = rummy_seen_round (self->seen);
  const RummyCard cards[] = { round->drawn, round->owed, round->owed_top, round->kept };
  RummyCards marked = RUMMY_NO_CARDS;

  if (round->phase != RUMMY_PHASE_PLAY || !rummy_seen_is_my_turn (self->seen))
    return marked;

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++) {
    if (cards[i] < RUMMY_CARD_CODES && rummy_cards_has (round->hand[rummy_seen_seat (self->seen)], cards[i]))
      rummy_cards_add (&marked, cards[i]);
  }

  return marked;
}

void
rummy_lights_move_on (RummyLights *self)
{
  g_return_if_fail (RUMMY_IS_LIGHTS (self));

  g_hash_table_remove_all (self->takes);
  self->hovered = RUMMY_CARD_NONE;
  if (rummy_seen_is_dealt (self->seen) && !rummy_seen_is_replay (self->seen) && rummy_cards_is_empty (self->marked))
    self->marked = cards_of_turn (self);
}

RummyTablePart
rummy_lights_get_parts (RummyLights *self)
{
  return self->parts;
}

guint64
rummy_lights_get_melds (RummyLights *self)
{
  return self->melds;
}

RummyCardMark
rummy_lights_get_mark (RummyLights *self, RummyCard card, RummyZone zone)
{
  const RummyPreview *preview = &self->preview;

  if (rummy_cards_has (preview->taken, card))
    return preview->card != RUMMY_CARD_NONE && preview->refusal != RUMMY_OK ? RUMMY_CARD_BARRED : RUMMY_CARD_TAKEN;
  if (rummy_cards_has (rummy_cards_minus (preview->group, preview->cards), card))
    return RUMMY_CARD_WANTED;
  if (self->call.n > 0 && rummy_cards_has (self->call.move[0].cards, card))
    return RUMMY_CARD_WANTED;
  if (rummy_cards_has (self->hint.taken, card))
    return RUMMY_CARD_TAKEN;
  if (rummy_cards_has (self->hint.cards, card))
    return RUMMY_CARD_HINTED;
  if (rummy_cards_has (self->pointed_cards, card) && (zone == RUMMY_ZONE_HAND || zone == RUMMY_ZONE_PILE))
    return RUMMY_CARD_WANTED;

  return RUMMY_CARD_NO_MARK;
}

gboolean
rummy_lights_get_fits (RummyLights *self)
{
  return self->fits;
}

const RummyPreview *
rummy_lights_get_preview (RummyLights *self)
{
  return &self->preview;
}

const RummyIntent *
rummy_lights_get_call (RummyLights *self)
{
  return &self->call;
}

void
rummy_lights_show_hint (RummyLights *self, const RummyHint *hint, const char *words)
{
  g_return_if_fail (RUMMY_IS_LIGHTS (self));

  self->hint = hint != NULL ? *hint : (RummyHint) { 0 };
  g_set_str (&self->advice_words, words);
  rummy_lights_update (self);
}

const RummyHint *
rummy_lights_get_hint (RummyLights *self)
{
  return &self->hint;
}

gboolean
rummy_lights_shows_hint (RummyLights *self)
{
  const RummyHint *hint = &self->hint;

  return self->advice_words != NULL || !rummy_cards_is_empty (hint->cards) ||
         !rummy_cards_is_empty (hint->taken) || hint->melds != 0 || hint->stock || hint->slot ||
         hint->pile || hint->verbs != 0;
}

void
rummy_lights_forget_words (RummyLights *self)
{
  g_clear_pointer (&self->advice_words, g_free);
}

void
rummy_lights_point_out (RummyLights *self, RummyTablePart parts, RummyCards cards, guint64 melds)
{
  g_return_if_fail (RUMMY_IS_LIGHTS (self));

  if (self->pointed_parts == parts && rummy_cards_equal (self->pointed_cards, cards) && self->pointed_melds == melds)
    return;

  self->pointed_parts = parts;
  self->pointed_cards = cards;
  self->pointed_melds = melds;
  rummy_lights_update (self);
}

/* Only a card of the pile lights anything. */
static void
set_looked_at (RummyLights *self, RummyCard *place, RummyCard card)
{
  gboolean is_lit = is_in_pile (self, *place) || is_in_pile (self, card);

  if (*place == card)
    return;

  *place = card;
  if (is_lit)
    rummy_lights_update (self);
}

void
rummy_lights_hover (RummyLights *self, RummyCard card)
{
  set_looked_at (self, &self->hovered, is_in_pile (self, card) ? card : RUMMY_CARD_NONE);
}

void
rummy_lights_focus (RummyLights *self, RummyCard card)
{
  set_looked_at (self, &self->focused, card);
}

RummyCard
rummy_lights_get_focused (RummyLights *self)
{
  g_return_val_if_fail (RUMMY_IS_LIGHTS (self), RUMMY_CARD_NONE);

  return self->focused;
}

RummyCard
rummy_lights_get_dragged (RummyLights *self)
{
  g_return_val_if_fail (RUMMY_IS_LIGHTS (self), RUMMY_CARD_NONE);

  return self->lead;
}

gboolean
rummy_lights_is_hovered (RummyLights *self)
{
  return self->hovered != RUMMY_CARD_NONE;
}

void
rummy_lights_set_by_keys (RummyLights *self, gboolean by_keys)
{
  if (self->by_keys == by_keys)
    return;

  self->by_keys = by_keys;
  rummy_lights_update (self);
}

void
rummy_lights_drag (RummyLights *self, RummyCard lead, RummyCards cards)
{
  self->lead = lead;
  self->dragged = cards;
  rummy_lights_update (self);
}

RummyCards
rummy_lights_get_marked (RummyLights *self)
{
  return self->marked;
}

void
rummy_lights_mark (RummyLights *self, const RummyEvent *event, gboolean others)
{
  gboolean is_own = event->seat == rummy_seen_viewer (self->seen);
  RummyCards cards = event->kind == RUMMY_EVENT_DISCARD ? rummy_cards_of (event->card) : event->cards;

  if (!others)
    cards = RUMMY_NO_CARDS;
  if (event->kind == RUMMY_EVENT_DEAL || (self->is_act_over && event->kind != RUMMY_EVENT_TURN))
    self->marked = RUMMY_NO_CARDS;
  self->is_act_over = FALSE;

  switch (event->kind) {
  case RUMMY_EVENT_DRAW:
    if (is_own)
      self->marked = rummy_cards_of (event->card);
    break;
  case RUMMY_EVENT_TAKE:
    self->marked = is_own ? event->cards : RUMMY_NO_CARDS;
    break;
  case RUMMY_EVENT_MELD:
  case RUMMY_EVENT_LAY:
    self->marked = is_own ? rummy_cards_minus (self->marked, event->cards) : cards;
    break;
  case RUMMY_EVENT_DISCARD:
    self->marked = is_own ? RUMMY_NO_CARDS : cards;
    break;
  default:
    break;
  }
}

void
rummy_lights_end_act (RummyLights *self)
{
  self->is_act_over = TRUE;
}

void
rummy_lights_unmark (RummyLights *self)
{
  self->marked = RUMMY_NO_CARDS;
}
