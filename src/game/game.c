/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "game/game.h"

#include "game/undo.h"

/* Bots get random numbers from the seed of the game, separate from those of the deals. */
#define SEED_BOTS G_GUINT64_CONSTANT (2000000)

struct _RummyGame {
  GObject parent_instance;

  RummyMatch match;
  RummyRecord record;
  RummySeats seats;
  gsize n_undone; /* undone moves, kept in the record behind the valid ones */
  gboolean is_started;
  guint n_holds;
  guint patience; /* in ms */
  RummyGameChooser chooser;

  GTask *task; /* of the bot that was asked, until its move is played or discarded */
  guint asked; /* the bot's seat */
  gboolean is_answered;

  /* The values at the last notification. */
  guint turn;
  gboolean is_thinking, can_undo, can_redo;
};

G_DEFINE_FINAL_TYPE (RummyGame, rummy_game, G_TYPE_OBJECT)

enum { PROP_TURN = 1, PROP_THINKING, PROP_CAN_UNDO, PROP_CAN_REDO, N_PROPS };
static GParamSpec *props[N_PROPS];

enum { SIGNAL_EVENT, SIGNAL_MOVED, SIGNAL_SEATS, SIGNAL_RESET, N_SIGNALS };
static guint signals[N_SIGNALS];

/* The input of a bot's thread; only the stop flag is shared with the game. */
typedef struct {
  RummyGame *game; /* NULL when the answer is no longer wanted; used by the main thread only */
  RummyRules rules;
  RummyView view;
  RummyPlayer player;
  RummyGameChooser chooser;
  RummyRng rng;
  atomic_bool stop;
  guint cap; /* the source of its time limit */
  RummyMove move;
} Thought;

static void
think_cb (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Thought *thought = task_data;

  thought->move =
    thought->chooser (&thought->view, thought->player, &thought->rng, &(RummyLimits) { .stop = &thought->stop });
  g_task_return_boolean (task, TRUE);
}

/* Stopped early, the bot answers with the best move found so far. */
static void
cap_cb (gpointer data)
{
  Thought *thought = data;

  thought->cap = 0;
  atomic_store (&thought->stop, true);
}

/* There must be room for the move. */
static void
add_to_record (RummyGame *self, const RummyMove *move)
{
  if (!rummy_record_add (&self->record, move))
    g_error ("There is no memory for another move");
}

static void
notify_changes (RummyGame *self)
{
  guint turn = rummy_undo_seat (&self->match);
  gboolean is_thinking = self->task != NULL && !self->is_answered;
  gboolean can_undo = rummy_undo_move (&self->match, &self->record, &self->seats) < self->record.n_moves;
  gboolean can_redo = self->n_undone > 0;
  gboolean changed[N_PROPS] = {
    [PROP_TURN] = turn != self->turn,
    [PROP_THINKING] = is_thinking != self->is_thinking,
    [PROP_CAN_UNDO] = can_undo != self->can_undo,
    [PROP_CAN_REDO] = can_redo != self->can_redo,
  };

  self->turn = turn;
  self->is_thinking = is_thinking;
  self->can_undo = can_undo;
  self->can_redo = can_redo;

  g_object_freeze_notify (G_OBJECT (self));
  for (guint i = PROP_TURN; i < N_PROPS; i++) {
    if (changed[i])
      g_object_notify_by_pspec (G_OBJECT (self), props[i]);
  }
  g_object_thaw_notify (G_OBJECT (self));
}

static void
forget_thought (RummyGame *self)
{
  Thought *thought;

  if (self->task == NULL)
    return;

  thought = g_task_get_task_data (self->task);
  thought->game = NULL;
  atomic_store (&thought->stop, true);
  self->is_answered = FALSE;
  g_clear_object (&self->task);
}

static guint
next_computer (const RummyMatch *match, const RummySeats *seats)
{
  guint computers = 0;

  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++)
    computers |= (guint) (seats->level[seat] != RUMMY_LEVEL_PERSON) << seat;

  return rummy_match_next_computer (match, computers);
}

/* An illegal answer from a bot must not stop the game, so another move is played instead. */
static void
play_answer (RummyGame *self)
{
  RummyMove move = ((Thought *) g_task_get_task_data (self->task))->move;
  guint seat = self->asked;
  RummyRefusal refusal = move.seat == seat ? rummy_game_play (self, &move, 1) : RUMMY_REFUSED_TURN;

  if (refusal == RUMMY_OK)
    return;

  /* Tests cannot expect the structured messages of g_warning (). */
  g_log (G_LOG_DOMAIN, G_LOG_LEVEL_WARNING, "The computer's move was refused (%s); it makes another one",
         rummy_refusal_key (refusal));
  if (!rummy_match_first_move (&self->match, seat, &move) || rummy_game_play (self, &move, 1) != RUMMY_OK) {
    g_critical ("The computer has no legal move");
    rummy_game_stop (self);
  }
}

static void answered_cb (GObject *source, GAsyncResult *result, gpointer data);

static void
ask (RummyGame *self, guint seat)
{
  Thought *thought = g_new0 (Thought, 1);
  guint64 seed = rummy_seed_mix (rummy_seed_mix (self->record.seed, SEED_BOTS), self->record.n_moves);

  thought->game = self;
  thought->rules = self->match.rules;
  rummy_seats_read_view (&self->seats, &self->match, &self->record, seat, &thought->view);
  thought->view.round.rules = &thought->rules;
  thought->player = (RummyPlayer) { (RummyLevel) self->seats.level[seat], (RummyManner) self->seats.manner[seat] };
  thought->chooser = self->chooser;
  rummy_rng_seed (&thought->rng, seed);
  atomic_init (&thought->stop, self->patience == 0);
  thought->cap = g_timeout_add_once (self->patience, cap_cb, thought);

  self->asked = seat;
  self->task = g_task_new (NULL, NULL, answered_cb, NULL);
  g_task_set_task_data (self->task, thought, g_free);
  g_task_run_in_thread (self->task, think_cb);
}

/* Unless the game is held or stopped, plays the move of the bot that was asked, or asks the next one. */
static void
advance (RummyGame *self)
{
  if (self->is_started && self->n_holds == 0) {
    guint seat;

    if (self->is_answered) {
      play_answer (self);
      return;
    }
    if (self->task == NULL && (seat = next_computer (&self->match, &self->seats)) != RUMMY_SEAT_NONE)
      ask (self, seat);
  }
  notify_changes (self);
}

static void
answered_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Thought *thought = g_task_get_task_data (G_TASK (result));
  g_autoptr (RummyGame) self = NULL;

  g_clear_handle_id (&thought->cap, g_source_remove);
  if (thought->game == NULL)
    return;

  self = g_object_ref (thought->game);
  self->is_answered = TRUE;
  advance (self);
}

static void
rummy_game_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummyGame *self = RUMMY_GAME (object);

  switch (id) {
  case PROP_TURN:
    g_value_set_uint (value, self->turn);
    break;
  case PROP_THINKING:
    g_value_set_boolean (value, self->is_thinking);
    break;
  case PROP_CAN_UNDO:
    g_value_set_boolean (value, self->can_undo);
    break;
  case PROP_CAN_REDO:
    g_value_set_boolean (value, self->can_redo);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_game_dispose (GObject *object)
{
  RummyGame *self = RUMMY_GAME (object);

  self->is_started = FALSE;
  forget_thought (self);

  G_OBJECT_CLASS (rummy_game_parent_class)->dispose (object);
}

static void
rummy_game_finalize (GObject *object)
{
  rummy_record_clear (&RUMMY_GAME (object)->record);

  G_OBJECT_CLASS (rummy_game_parent_class)->finalize (object);
}

static void
rummy_game_class_init (RummyGameClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = rummy_game_get_property;
  object_class->dispose = rummy_game_dispose;
  object_class->finalize = rummy_game_finalize;

  props[PROP_TURN] = g_param_spec_uint ("turn", NULL, NULL, 0, RUMMY_SEAT_NONE, RUMMY_SEAT_NONE, flags);
  props[PROP_THINKING] = g_param_spec_boolean ("thinking", NULL, NULL, FALSE, flags);
  props[PROP_CAN_UNDO] = g_param_spec_boolean ("can-undo", NULL, NULL, FALSE, flags);
  props[PROP_CAN_REDO] = g_param_spec_boolean ("can-redo", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, props);

  signals[SIGNAL_EVENT] =
    g_signal_new ("event", RUMMY_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[SIGNAL_MOVED] =
    g_signal_new ("moved", RUMMY_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_SEATS] =
    g_signal_new ("seats", RUMMY_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SIGNAL_RESET] =
    g_signal_new ("reset", RUMMY_TYPE_GAME, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rummy_game_init (RummyGame *self)
{
  self->turn = RUMMY_SEAT_NONE;
  self->patience = RUMMY_GAME_PATIENCE;
  self->chooser = rummy_player_choose;
  rummy_seats_init (&self->seats, RUMMY_LEVEL_PERSON);
}

RummyGame *
rummy_game_new (const RummyRules *rules, guint64 seed, guint number)
{
  RummyGame *self = g_object_new (RUMMY_TYPE_GAME, NULL);

  rummy_record_init (&self->record, rules, seed, number);
  rummy_match_init (&self->match, rules, seed, number);

  return self;
}

RummyGame *
rummy_game_new_from_record (const RummyRecord *record)
{
  g_autoptr (RummyGame) self = rummy_game_new (&record->rules, record->seed, record->game);

  g_return_val_if_fail (rummy_record_play (record, record->n_moves, &self->match, NULL) == record->n_moves, NULL);

  memcpy (self->record.deck, record->deck, sizeof record->deck);
  self->record.n_deck = record->n_deck;
  memcpy (self->record.hands, record->hands, sizeof record->hands);
  self->record.later_from = record->later_from;
  self->record.later_seed = record->later_seed;
  for (gsize i = 0; i < record->n_moves; i++)
    add_to_record (self, &record->moves[i]);
  notify_changes (self);

  return g_steal_pointer (&self);
}

const RummyRecord *
rummy_game_get_record (RummyGame *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), NULL);

  return &self->record;
}

const RummyMatch *
rummy_game_get_match (RummyGame *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), NULL);

  return &self->match;
}

const RummyRound *
rummy_game_get_round (RummyGame *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), NULL);

  return &self->match.round;
}

int
rummy_game_get_level (RummyGame *self, guint seat)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), RUMMY_LEVEL_PERSON);
  g_return_val_if_fail (seat < RUMMY_SEATS_MAX, RUMMY_LEVEL_PERSON);

  return self->seats.level[seat];
}

const RummySeats *
rummy_game_get_seats (RummyGame *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), NULL);

  return &self->seats;
}

void
rummy_game_set_seats (RummyGame *self, const RummySeats *seats)
{
  RummySeats known;

  g_return_if_fail (RUMMY_IS_GAME (self));
  g_return_if_fail (seats != NULL);

  known = *seats;

  for (guint i = 0; i < RUMMY_SEATS_MAX; i++) {
    if (known.level[i] >= RUMMY_N_LEVELS)
      known.level[i] = RUMMY_LEVEL_AVERAGE;
    if (known.manner[i] >= RUMMY_N_MANNERS)
      known.manner[i] = RUMMY_MANNER_EVEN;
    if (i >= (guint) self->match.rules.players) {
      known.level[i] = RUMMY_LEVEL_PERSON;
      known.won[i] = known.looks[i] = known.hints[i] = known.undone[i] = 0;
      rummy_seats_set_name (&known, i, NULL);
    }
    if (known.level[i] == RUMMY_LEVEL_PERSON) {
      known.manner[i] = RUMMY_MANNER_EVEN;
      known.shown &= (guint8) ~(1 << i);
    }
  }
  if (rummy_seats_equal (&self->seats, &known))
    return;

  /* The seats may have changed, or another bot may have to move first. */
  if (self->task != NULL &&
      (rummy_seats_get_player (&self->seats, self->asked) != rummy_seats_get_player (&known, self->asked) ||
       next_computer (&self->match, &known) != self->asked ||
       !rummy_notes_equal (&self->seats.notes, &known.notes)))
    forget_thought (self);
  self->seats = known;

  g_object_ref (self);
  rummy_game_hold (self);
  notify_changes (self);
  g_signal_emit (self, signals[SIGNAL_SEATS], 0);
  rummy_game_unhold (self);
  g_object_unref (self);
}

/* @n_undone: how many undone moves stay available for redo. */
static RummyRefusal
play (RummyGame *self, const RummyMove *moves, gsize n_moves, gsize n_undone)
{
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (RummyEvent));
  RummyMatch after;

  rummy_match_copy (&after, &self->match);
  for (gsize i = 0; i < n_moves; i++) {
    RummyEvents happened = { .n = 0 };
    RummyRefusal refusal = rummy_match_apply (&after, &moves[i], &happened);

    if (refusal != RUMMY_OK)
      return refusal;
    g_array_append_vals (events, happened.event, happened.n);
  }

  if (self->record.n_moves + n_moves > RUMMY_RECORD_MOVES_MAX)
    return RUMMY_REFUSED_OVER;

  for (gsize i = 0; i < n_moves; i++)
    add_to_record (self, &moves[i]);
  rummy_match_copy (&self->match, &after);
  self->n_undone = n_undone;
  forget_thought (self);

  /* A handler may drop its reference to the game.  Holding delays the next bot until all handlers have run, even if
   * one of them holds and releases the game. */
  g_object_ref (self);
  rummy_game_hold (self);
  notify_changes (self);
  for (guint i = 0; i < events->len; i++)
    g_signal_emit (self, signals[SIGNAL_EVENT], 0, &g_array_index (events, RummyEvent, i));
  g_signal_emit (self, signals[SIGNAL_MOVED], 0);
  rummy_game_unhold (self);
  g_object_unref (self);

  return RUMMY_OK;
}

RummyRefusal
rummy_game_play (RummyGame *self, const RummyMove *moves, guint n_moves)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), RUMMY_REFUSED_MALFORMED);
  g_return_val_if_fail (n_moves > 0, RUMMY_REFUSED_MALFORMED);

  return play (self, moves, n_moves, 0);
}

RummyRefusal
rummy_game_deal (RummyGame *self)
{
  RummyMove move = { .kind = RUMMY_MOVE_DEAL, .card = RUMMY_CARD_NONE, .meld = RUMMY_MELD_NONE };

  return rummy_game_play (self, &move, 1);
}

/* Truncates the record to @n_moves. */
static void
cut (RummyGame *self, gsize n_moves)
{
  self->record.n_moves = n_moves;
  rummy_notes_truncate (&self->seats.notes, n_moves);
  g_return_if_fail (rummy_record_play (&self->record, n_moves, &self->match, NULL) == n_moves);
  forget_thought (self);

  g_object_ref (self);
  rummy_game_hold (self);
  notify_changes (self);
  g_signal_emit (self, signals[SIGNAL_RESET], 0);
  rummy_game_unhold (self);
  g_object_unref (self);
}

void
rummy_game_set_moves (RummyGame *self, const RummyMove *moves, gsize n_moves)
{
  g_return_if_fail (RUMMY_IS_GAME (self));

  if (moves != self->record.moves) {
    self->record.n_moves = 0;
    for (gsize i = 0; i < n_moves; i++)
      add_to_record (self, &moves[i]);
  }
  self->n_undone = 0;
  cut (self, n_moves);
}

gboolean
rummy_game_set_rounds (RummyGame *self, guint rounds)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), FALSE);

  if (!rummy_match_rounds_are_open (&self->match.rules))
    return FALSE;
  rounds = CLAMP (rounds, MAX (1, self->match.rounds), RUMMY_MATCH_ROUNDS_MAX);
  if (rounds == (guint) self->match.rules.target)
    return TRUE;

  /* If the game is no longer won, counters that were reset after the win restart from zero. */
  for (guint seat = 0; seat < (guint) self->match.rules.players; seat++) {
    if (rummy_seats_count_won (&self->seats, &self->match, seat) == 0)
      self->seats.won[seat] = 0;
  }
  self->record.rules.target = (gint16) rounds;
  self->n_undone = 0;
  cut (self, self->record.n_moves);

  return TRUE;
}

static gboolean
take_back (RummyGame *self, gsize n_moves)
{
  guint16 *count;

  if (n_moves == self->record.n_moves)
    return FALSE;

  count = &self->seats.undone[self->record.moves[n_moves].seat];
  if (*count < G_MAXUINT16)
    (*count)++;
  self->n_undone += self->record.n_moves - n_moves;
  cut (self, n_moves);

  return TRUE;
}

gboolean
rummy_game_undo (RummyGame *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), FALSE);

  return take_back (self, rummy_undo_move (&self->match, &self->record, &self->seats));
}

gboolean
rummy_game_can_restart_turn (RummyGame *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), FALSE);

  return rummy_undo_turn (&self->match, &self->record, &self->seats) < self->record.n_moves;
}

gboolean
rummy_game_restart_turn (RummyGame *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), FALSE);

  return take_back (self, rummy_undo_turn (&self->match, &self->record, &self->seats));
}

gboolean
rummy_game_redo (RummyGame *self)
{
  gsize first, n = 1;

  g_return_val_if_fail (RUMMY_IS_GAME (self), FALSE);

  if (self->n_undone == 0)
    return FALSE;

  first = self->record.n_moves;
  while (n < self->n_undone && !rummy_undo_is_of_person (&self->seats, &self->record.moves[first + n]))
    n++;

  return play (self, &self->record.moves[first], n, self->n_undone - n) == RUMMY_OK;
}

gsize
rummy_game_get_redoable (RummyGame *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), 0);

  return self->n_undone;
}

void
rummy_game_set_redoable (RummyGame *self, const RummyMove *moves, gsize n_moves)
{
  g_return_if_fail (RUMMY_IS_GAME (self));

  for (gsize i = 0; i < n_moves; i++)
    add_to_record (self, &moves[i]);
  self->record.n_moves -= n_moves;
  self->n_undone = n_moves;
  notify_changes (self);
}

void
rummy_game_hold (RummyGame *self)
{
  g_return_if_fail (RUMMY_IS_GAME (self));

  self->n_holds++;
}

void
rummy_game_unhold (RummyGame *self)
{
  g_return_if_fail (RUMMY_IS_GAME (self));
  g_return_if_fail (self->n_holds > 0);

  self->n_holds--;
  advance (self);
}

void
rummy_game_set_patience (RummyGame *self, guint ms)
{
  g_return_if_fail (RUMMY_IS_GAME (self));

  self->patience = ms;
}

void
rummy_game_set_chooser (RummyGame *self, RummyGameChooser chooser)
{
  g_return_if_fail (RUMMY_IS_GAME (self));
  g_return_if_fail (chooser != NULL);

  self->chooser = chooser;
}

void
rummy_game_start (RummyGame *self)
{
  g_return_if_fail (RUMMY_IS_GAME (self));

  self->is_started = TRUE;
  advance (self);
}

void
rummy_game_stop (RummyGame *self)
{
  g_return_if_fail (RUMMY_IS_GAME (self));

  self->is_started = FALSE;
  forget_thought (self);
  notify_changes (self);
}

gboolean
rummy_game_is_started (RummyGame *self)
{
  g_return_val_if_fail (RUMMY_IS_GAME (self), FALSE);

  return self->is_started;
}
