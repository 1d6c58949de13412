/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/status.h"

#include <glib/gi18n.h>

#include "ui/parts/announce.h"
#include "ui/parts/bindings.h"
#include "ui/parts/tooltip.h"
#include "ui/play/event-line.h"
#include "ui/words/hint-words.h"
#include "ui/words/prompt.h"
#include "ui/words/words.h"

/* Milliseconds: enough to read the longest refusal twice. */
#define PATIENCE 12000
#define TOLD "told"  /* CSS class of texts that are no refusals */

/* Sizes of letters that are tried until the words fit, unless a line would be lower than that many pixels. */
static const double scales[] = { 1, 0.9, 0.8, 0.66 };
#define LEAST_LINE 12

struct _RummyStatus {
  AdwBin parent_instance;

  RummyGame *game;
  guint seat;
  guint n_selected;
  gboolean compact;
  gboolean stopped; /* computers are stopped */
  gboolean held;    /* and wait for the person */
  gboolean tells_lead;
  gboolean told_lead; /* and nothing has happened since */
  gboolean quiet;
  gboolean by_keys; /* texts name keys */
  GSignalGroup *game_signals;

  guint patience;  /* duration of a refusal, in milliseconds */
  guint forget_id; /* ends a refusal */
  guint width_id;  /* after a change of width, or of the size of text */
  int height;
  int lines;     /* that fit with letters of the usual size */
  double scale;  /* size of the letters now, 1 as usual */
  RummyEventLine *event_line;
  char *asked;   /* the prompt, shown or not */
  char *why;     /* explains the last event, or NULL */
  char *preview; /* or NULL */

  GtkLabel *words;
  GtkLabel *refusal; /* weak: label over the table, or NULL */
};

G_DEFINE_FINAL_TYPE (RummyStatus, rummy_status, ADW_TYPE_BIN)

enum {
  PROP_0,
  PROP_N_SELECTED,
  PROP_PREVIEW,
  PROP_COMPACT,
  PROP_LINES,
  PROP_STOPPED,
  PROP_HELD,
  PROP_TELLS_LEAD,
  PROP_QUIET,
  PROP_PATIENCE,
  N_PROPS
};

static GParamSpec *props[N_PROPS];

/* With messages off, only questions and the end of a round are shown; the rest is for screen readers. */
static gboolean
is_silent (RummyStatus *self)
{
  const RummyRound *round = self->game != NULL ? rummy_game_get_round (self->game) : NULL;

  return self->quiet && round != NULL && round->phase != RUMMY_PHASE_OVER &&
         (round->turn != self->seat || rummy_prompt_special (round) == NULL);
}

/* All that there is to say, or what of it has room in that width. */
static char *
words_for (RummyStatus *self, int width)
{
  if (is_silent (self))
    return g_strdup ("");
  if (self->preview != NULL)
    return g_strdup (self->preview);
  if (self->quiet)
    return g_strdup (self->asked);
  if (width == 0)
    return rummy_event_line_get_all (self->event_line, self->asked);

  return rummy_event_line_fit (self->event_line, self->asked, self->words, width, self->lines);
}

/* Returns the height of the lines in letters of the usual size, whatever they say. */
static int
height_of_lines (RummyStatus *self)
{
  g_autofree char *letters = g_utf8_substring (pango_language_get_sample_string (NULL), 0, 5);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  for (int i = 0; i < self->lines; i++)
    g_string_append_printf (text, "%s%s♣♦♥♠", i > 0 ? "\n" : "", letters);
  layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->words), text->str);
  pango_layout_get_pixel_size (layout, NULL, &height);

  return height;
}

/* Makes the letters smaller, and the lines more, until the words have room. */
static void
fit_letters (RummyStatus *self, const char *words, int width)
{
  double scale = 1;

  for (gsize i = 0; i < G_N_ELEMENTS (scales) && width > 0; i++) {
    g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self->words), words);
    g_autoptr (PangoAttrList) letters = pango_attr_list_new ();

    if (i > 0 && scales[i] * height_of_lines (self) < LEAST_LINE * self->lines)
      break;
    scale = scales[i];
    pango_attr_list_insert (letters, pango_attr_scale_new (scale));
    pango_layout_set_attributes (layout, letters);
    pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
    pango_layout_set_width (layout, width * PANGO_SCALE);
    if (pango_layout_get_line_count (layout) <= (int) (self->lines / scale))
      break;
  }
  if (scale != self->scale) {
    g_autoptr (PangoAttrList) letters = pango_attr_list_new ();

    pango_attr_list_insert (letters, pango_attr_scale_new (scale));
    gtk_label_set_attributes (self->words, letters);
    self->scale = scale;
  }
  gtk_label_set_lines (self->words, (int) (self->lines / scale));
}

static void
show_words (RummyStatus *self)
{
  g_autofree char *words = NULL;
  int width = gtk_widget_get_width (GTK_WIDGET (self));

  if (self->words == NULL) /* during disposal */
    return;

  words = words_for (self, width);
  fit_letters (self, words, width);
  gtk_label_set_label (self->words, words);
}

static void
update (RummyStatus *self)
{
  const RummyPrompt at = { self->game, self->seat, self->n_selected, self->stopped, self->by_keys,
                           self->held || self->told_lead };

  g_free (self->asked);
  self->asked = self->game != NULL ? rummy_prompt_words (&at) : g_strdup ("");
  if (self->why != NULL && self->game != NULL && self->seat == RUMMY_SEAT_NONE &&
      rummy_game_get_round (self->game)->phase != RUMMY_PHASE_OVER)
    g_set_str (&self->asked, self->why);
  show_words (self);
}

static void
forget_cb (gpointer data)
{
  RummyStatus *self = data;

  self->forget_id = 0;
  rummy_status_forget_refusal (self);
}

static void
show_over_table (RummyStatus *self, const char *text)
{
  g_clear_handle_id (&self->forget_id, g_source_remove);
  self->forget_id = g_timeout_add_once (self->patience, forget_cb, self);
  gtk_label_set_label (self->refusal, text);
  gtk_widget_queue_resize (GTK_WIDGET (self->refusal)); /* the same text may need another place */
  update (self);
}

static void
show_refusal (RummyStatus *self, const char *text)
{
  gtk_widget_remove_css_class (GTK_WIDGET (self->refusal), TOLD);
  show_over_table (self, text);
}

/* For a spectator the newest event matters most. */
static RummyEventWeight
weight_of (RummyStatus *self, const RummyEvent *event)
{
  if (self->seat == RUMMY_SEAT_NONE && event->kind != RUMMY_EVENT_KNOCK)
    return RUMMY_EVENT_WEIGHT_SEEN;

  switch ((RummyEventKind) event->kind) {
  case RUMMY_EVENT_DEAL:
  case RUMMY_EVENT_DRAW:
  case RUMMY_EVENT_DISCARD:
    return RUMMY_EVENT_WEIGHT_SEEN;
  case RUMMY_EVENT_MELD:
  case RUMMY_EVENT_LAY:
  case RUMMY_EVENT_PASS:
    return RUMMY_EVENT_WEIGHT_USUAL;
  case RUMMY_EVENT_KNOCK:
    return RUMMY_EVENT_WEIGHT_KNOCK;
  default:
    return RUMMY_EVENT_WEIGHT_HIDDEN;
  }
}

static void
event_cb (RummyStatus *self, const RummyEvent *event)
{
  char *words;

  if (event->kind == RUMMY_EVENT_DEAL)
    rummy_event_line_clear (self->event_line);
  if (event->kind != RUMMY_EVENT_TURN) /* which follows a deal at once */
    self->told_lead = event->kind == RUMMY_EVENT_DEAL && self->tells_lead;
  if (event->kind == RUMMY_EVENT_DEAL && !self->tells_lead)
    return;

  words = rummy_words_happened (self->game, rummy_game_get_round (self->game), event, self->seat);
  if (words == NULL)
    return;

  rummy_event_line_add (self->event_line, event->seat == self->seat, weight_of (self, event), words);
  show_words (self);
}

static void
moved_cb (RummyStatus *self)
{
  rummy_status_forget_refusal (self);
  update (self);
}

static void
reset_cb (RummyStatus *self)
{
  rummy_event_line_clear (self->event_line);
  self->told_lead = FALSE;
  g_clear_pointer (&self->why, g_free);
  moved_cb (self);
}

/* The full text where it is cut off, as a tooltip. */
static gboolean
query_tooltip_cb (GtkLabel *label, int x, int y, gboolean by_key, GtkTooltip *tooltip, RummyStatus *self)
{
  g_autofree char *all = words_for (self, 0);

  return (pango_layout_is_ellipsized (gtk_label_get_layout (label)) ||
          !g_str_equal (all, gtk_label_get_label (label))) &&
         rummy_tooltip_set_text (tooltip, GTK_WIDGET (label), by_key, all);
}

static void
rummy_status_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  RummyStatus *self = RUMMY_STATUS (object);

  switch (prop_id) {
  case PROP_N_SELECTED:
    g_value_set_uint (value, self->n_selected);
    break;
  case PROP_PREVIEW:
    g_value_set_string (value, self->preview);
    break;
  case PROP_COMPACT:
    g_value_set_boolean (value, self->compact);
    break;
  case PROP_LINES:
    g_value_set_int (value, self->lines);
    break;
  case PROP_STOPPED:
    g_value_set_boolean (value, self->stopped);
    break;
  case PROP_HELD:
    g_value_set_boolean (value, self->held);
    break;
  case PROP_TELLS_LEAD:
    g_value_set_boolean (value, self->tells_lead);
    break;
  case PROP_QUIET:
    g_value_set_boolean (value, self->quiet);
    break;
  case PROP_PATIENCE:
    g_value_set_uint (value, self->patience);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static void
rummy_status_set_property (GObject *object, guint prop_id, const GValue *value, GParamSpec *pspec)
{
  RummyStatus *self = RUMMY_STATUS (object);

  switch (prop_id) {
  case PROP_N_SELECTED:
    if (self->n_selected == g_value_get_uint (value))
      return;
    self->n_selected = g_value_get_uint (value);
    rummy_status_forget_refusal (self);
    update (self);
    g_object_notify_by_pspec (object, pspec);
    break;
  case PROP_PREVIEW:
    if (!g_set_str (&self->preview, g_value_get_string (value)))
      return;
    if (g_strcmp0 (self->preview, "") == 0)
      g_clear_pointer (&self->preview, g_free);
    show_words (self);
    g_object_notify_by_pspec (object, pspec);
    break;
  case PROP_COMPACT:
    if (self->compact == g_value_get_boolean (value))
      return;
    self->compact = g_value_get_boolean (value);
    g_object_notify_by_pspec (object, pspec);
    break;
  case PROP_LINES:
    self->lines = g_value_get_int (value);
    show_words (self);
    break;
  case PROP_STOPPED:
    if (self->stopped == g_value_get_boolean (value))
      return;
    self->stopped = g_value_get_boolean (value);
    update (self);
    g_object_notify_by_pspec (object, pspec);
    break;
  case PROP_HELD:
    if (self->held == g_value_get_boolean (value))
      return;
    self->held = g_value_get_boolean (value);
    update (self);
    g_object_notify_by_pspec (object, pspec);
    break;
  case PROP_TELLS_LEAD:
    self->tells_lead = g_value_get_boolean (value);
    break;
  case PROP_QUIET:
    if (self->quiet == g_value_get_boolean (value))
      return;
    self->quiet = g_value_get_boolean (value);
    update (self);
    g_object_notify_by_pspec (object, pspec);
    break;
  case PROP_PATIENCE:
    if (self->patience == g_value_get_uint (value))
      return;
    self->patience = g_value_get_uint (value);
    g_object_notify_by_pspec (object, pspec);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
  }
}

static gboolean
show_words_cb (gpointer data)
{
  RummyStatus *self = data;

  self->width_id = 0;
  show_words (self);

  return G_SOURCE_REMOVE;
}

static GtkSizeRequestMode
request_mode_cb (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The table around it must not move when the words change. */
static void
measure_cb (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
            int *minimum_baseline, int *natural_baseline)
{
  RummyStatus *self = RUMMY_STATUS (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = height_of_lines (self);
  else
    gtk_widget_measure (GTK_WIDGET (self->words), orientation, -1, minimum, natural, NULL, NULL);
}

static void
allocate_cb (GtkWidget *widget, int width, int height, int baseline)
{
  RummyStatus *self = RUMMY_STATUS (widget);
  int before = gtk_widget_get_width (GTK_WIDGET (self->words)), before_height = self->height, least;

  gtk_widget_measure (GTK_WIDGET (self->words), GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  gtk_widget_allocate (GTK_WIDGET (self->words), width, MAX (least, height), baseline, NULL);
  /* Before the next frame, not during allocation. */
  self->height = height;
  if ((width != before || height != before_height) && self->width_id == 0)
    self->width_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, show_words_cb, self, NULL);
}

static void
rummy_status_dispose (GObject *object)
{
  RummyStatus *self = RUMMY_STATUS (object);

  g_clear_handle_id (&self->forget_id, g_source_remove);
  g_clear_handle_id (&self->width_id, g_source_remove);
  g_clear_weak_pointer (&self->refusal);
  g_clear_object (&self->game_signals);
  g_clear_object (&self->game);
  adw_bin_set_child (ADW_BIN (self), NULL); /* which knows nothing of templates */
  gtk_widget_dispose_template (GTK_WIDGET (self), RUMMY_TYPE_STATUS);

  G_OBJECT_CLASS (rummy_status_parent_class)->dispose (object);
}

static void
rummy_status_finalize (GObject *object)
{
  rummy_event_line_free (RUMMY_STATUS (object)->event_line);
  g_free (RUMMY_STATUS (object)->asked);
  g_free (RUMMY_STATUS (object)->why);
  g_free (RUMMY_STATUS (object)->preview);

  G_OBJECT_CLASS (rummy_status_parent_class)->finalize (object);
}

static void
rummy_status_class_init (RummyStatusClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = rummy_status_get_property;
  object_class->set_property = rummy_status_set_property;
  object_class->dispose = rummy_status_dispose;
  object_class->finalize = rummy_status_finalize;

  props[PROP_N_SELECTED] = g_param_spec_uint ("n-selected", NULL, NULL, 0, RUMMY_CARDS_MAX, 0,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_PREVIEW] = g_param_spec_string ("preview", NULL, NULL, NULL,
                                             G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_COMPACT] = g_param_spec_boolean ("compact", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  /* Longer sentences are cut off, so that the table does not move. */
  props[PROP_LINES] = g_param_spec_int ("lines", NULL, NULL, 1, 9, 2, G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_STOPPED] = g_param_spec_boolean ("stopped", NULL, NULL, FALSE,
                                              G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_HELD] = g_param_spec_boolean ("held", NULL, NULL, FALSE,
                                           G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_TELLS_LEAD] = g_param_spec_boolean ("tells-lead", NULL, NULL, TRUE,
                                                 G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS);
  props[PROP_QUIET] = g_param_spec_boolean ("quiet", NULL, NULL, FALSE,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  props[PROP_PATIENCE] = g_param_spec_uint ("patience", NULL, NULL, 0, G_MAXUINT, PATIENCE,
                                            G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/status.ui");
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
  gtk_widget_class_bind_template_child (widget_class, RummyStatus, words);
}

static void
rummy_status_init (RummyStatus *self)
{
  self->event_line = rummy_event_line_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (GTK_WIDGET (self), gtk_custom_layout_new (request_mode_cb, measure_cb, allocate_cb));
  self->lines = gtk_label_get_lines (self->words);
  self->scale = 1;
  self->patience = PATIENCE;
  self->tells_lead = TRUE;

  self->game_signals = g_signal_group_new (RUMMY_TYPE_GAME);
  g_signal_group_connect_swapped (self->game_signals, "event", G_CALLBACK (event_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "moved", G_CALLBACK (moved_cb), self);
  g_signal_group_connect_swapped (self->game_signals, "seats", G_CALLBACK (update), self);
  g_signal_group_connect_swapped (self->game_signals, "reset", G_CALLBACK (reset_cb), self);
}

void
rummy_status_set_game (RummyStatus *self, RummyGame *game, guint seat)
{
  g_return_if_fail (RUMMY_IS_STATUS (self));
  g_return_if_fail (game == NULL || RUMMY_IS_GAME (game));

  if (self->game == game && self->seat == seat)
    return;

  g_set_object (&self->game, game);
  self->seat = seat;
  g_signal_group_set_target (self->game_signals, game);
  reset_cb (self);
}

void
rummy_status_set_refusal (RummyStatus *self, GtkLabel *refusal)
{
  g_return_if_fail (RUMMY_IS_STATUS (self));
  g_return_if_fail (GTK_IS_LABEL (refusal));

  g_set_weak_pointer (&self->refusal, refusal);
  rummy_bindings_show_with_text (refusal, "label", GTK_WIDGET (refusal));
}

void
rummy_status_set_by_keys (RummyStatus *self, gboolean by_keys)
{
  g_return_if_fail (RUMMY_IS_STATUS (self));

  if (self->by_keys == by_keys)
    return;

  self->by_keys = by_keys;
  update (self);
}

void
rummy_status_tell_lead (RummyStatus *self)
{
  RummyEvent deal = { .kind = RUMMY_EVENT_DEAL, .card = RUMMY_CARD_NONE };

  g_return_if_fail (RUMMY_IS_STATUS (self));
  g_return_if_fail (self->game != NULL);

  deal.seat = rummy_game_get_round (self->game)->lead;
  event_cb (self, &deal);
  if (rummy_event_line_get_last (self->event_line) != NULL)
    rummy_announce (GTK_WIDGET (self), rummy_event_line_get_last (self->event_line));
}

void
rummy_status_explain (RummyStatus *self, const char *words)
{
  g_return_if_fail (RUMMY_IS_STATUS (self));

  if (!g_set_str (&self->why, words))
    return;

  update (self);
  if (words != NULL)
    rummy_announce (GTK_WIDGET (self), words);
}

static void
tell_refusal (RummyStatus *self, const char *words)
{
  show_refusal (self, words);
  rummy_announce (GTK_WIDGET (self), words);
}

void
rummy_status_refuse (RummyStatus *self, RummyRefusal refusal)
{
  const RummyPrompt at = { .game = self->game, .seat = self->seat, .by_keys = self->by_keys };
  const RummyRound *round = self->game != NULL ? rummy_game_get_round (self->game) : NULL;
  gboolean is_untimely = refusal == RUMMY_REFUSED_PHASE || refusal == RUMMY_REFUSED_DRAWN;
  g_autofree char *words = NULL, *asked = NULL;

  g_return_if_fail (RUMMY_IS_STATUS (self));
  g_return_if_fail (refusal > RUMMY_OK && refusal < RUMMY_N_REFUSALS);

  /* The question comes first. */
  if ((is_untimely && round != NULL && rummy_prompt_special (round) != NULL) ||
      (refusal == RUMMY_REFUSED_DRAW_FIRST && round != NULL && round->n_stock == 0))
    asked = rummy_prompt_words (&at);
  if (asked != NULL)
    /* Translators: the whole sentence that says what to do first. */
    words = g_strdup_printf (_("Not yet. %s"), asked);
  else if (refusal == RUMMY_REFUSED_OVER && self->game != NULL && rummy_game_get_match (self->game)->over)
    words = g_strdup (_("The game is over. Start another."));
  else if (refusal == RUMMY_REFUSED_FIRST_MIN && self->game != NULL)
    words = rummy_hint_words_first (rummy_game_get_round (self->game), self->seat);
  tell_refusal (self, words != NULL ? words : rummy_words_refusal (refusal));
}

void
rummy_status_notice (RummyStatus *self, RummyTableNotice notice)
{
  g_return_if_fail (RUMMY_IS_STATUS (self));

  switch (notice) {
  case RUMMY_NOTICE_LET_GO_FIRST:
    tell_refusal (self, _("Deselect the other cards first."));
    break;
  case RUMMY_NOTICE_SELECT_FIRST:
    tell_refusal (self, _("First, select the cards to play."));
    break;
  case RUMMY_NOTICE_FITS_NOWHERE:
    tell_refusal (self, _("That doesn’t fit any meld. A new meld needs 3 cards."));
    break;
  case RUMMY_NOTICE_STOCK:
    tell_refusal (self, _("Discard onto the pile, not the stock."));
    break;
  case RUMMY_NOTICE_DROP_DRAWN:
    tell_refusal (self, _("Drag the drawn card to your hand."));
    break;
  case RUMMY_NOTICE_DROP_TAKEN:
    tell_refusal (self, _("Drag cards from the pile to your hand or a meld."));
    break;
  case RUMMY_NOTICE_NO_RANK:
    tell_refusal (self, _("You don’t have that card."));
    break;
  case RUMMY_NOTICE_NO_CALL:
    tell_refusal (self, _("You can’t call “Rum!” in this game."));
    break;
  case RUMMY_NOTICE_WAIT:
    tell_refusal (self, _("It’s not your turn."));
    break;
  }
}

void
rummy_status_tell (RummyStatus *self, const char *words)
{
  g_return_if_fail (RUMMY_IS_STATUS (self));

  gtk_widget_add_css_class (GTK_WIDGET (self->refusal), TOLD);
  show_over_table (self, words);
}

void
rummy_status_forget_refusal (RummyStatus *self)
{
  g_return_if_fail (RUMMY_IS_STATUS (self));

  if (!rummy_status_is_refusing (self))
    return;

  g_clear_handle_id (&self->forget_id, g_source_remove);
  gtk_label_set_label (self->refusal, "");
  update (self);
}

const char *
rummy_status_get_text (RummyStatus *self)
{
  g_return_val_if_fail (RUMMY_IS_STATUS (self), NULL);

  if (rummy_status_is_refusing (self))
    return gtk_label_get_label (self->refusal);

  return self->preview != NULL ? self->preview : self->asked;
}

gboolean
rummy_status_is_refusing (RummyStatus *self)
{
  g_return_val_if_fail (RUMMY_IS_STATUS (self), FALSE);

  return self->refusal != NULL && gtk_widget_get_visible (GTK_WIDGET (self->refusal));
}
