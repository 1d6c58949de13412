/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/seat-popover.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/parts/level-choice.h"
#include "ui/parts/advanced-row.h"
#include "ui/parts/reason.h"
#include "ui/words/words.h"

struct _RummySeatPopover {
  GtkPopover parent_instance;

  RummyGame *game;
  guint seat, own;
  gboolean is_practice;
  char *shown; /* former name */

  AdwPreferencesGroup *record;
  GtkEditable *name;
  AdwActionRow *level_row;
  RummyLevelChoice *level;
  GtkWidget *players;
  AdwSwitchRow *shows;
  AdwActionRow *swap;
  RummyAdvancedRow *advanced;
};

G_DEFINE_FINAL_TYPE (RummySeatPopover, rummy_seat_popover, GTK_TYPE_POPOVER)

static void
close_cb (RummySeatPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

/* Hands can be swapped with a computer, or the row says why that has to wait (M-112). */
static void
update_swap (RummySeatPopover *self)
{
  gboolean is_person = rummy_game_get_level (self->game, self->seat) == RUMMY_LEVEL_PERSON;
  gboolean can_swap = self->is_practice && !is_person && self->own != RUMMY_SEAT_NONE &&
                      rummy_game_get_level (self->game, self->own) == RUMMY_LEVEL_PERSON;
  RummyRefusal refusal;

  gtk_widget_set_visible (GTK_WIDGET (self->swap), can_swap);
  if (!can_swap)
    return;

  refusal = rummy_game_check_trade (self->game, self->own, self->seat);
  rummy_reason_set (GTK_WIDGET (self->swap), refusal != RUMMY_OK ? rummy_words_refusal (refusal) : NULL);
  adw_action_row_set_subtitle (self->swap, refusal != RUMMY_OK ? rummy_words_refusal (refusal) : "");
}

static void
update (RummySeatPopover *self)
{
  gboolean is_person = rummy_game_get_level (self->game, self->seat) == RUMMY_LEVEL_PERSON;

  g_object_set (self->level, "level", rummy_game_get_level (self->game, self->seat), NULL);
  g_object_set (self->advanced, "manner", (int) rummy_game_get_manner (self->game, self->seat), NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->advanced), !is_person);
  gtk_widget_set_visible (self->players, is_person && self->own == self->seat); /* M-161 */
  gtk_widget_set_visible (GTK_WIDGET (self->shows), self->is_practice && !is_person);
  adw_switch_row_set_active (self->shows, rummy_game_get_shown (self->game, self->seat));
  update_swap (self);
}

/* Another player may get another default name. */
static void
seats_cb (RummySeatPopover *self)
{
  update (self);
  if (!g_str_equal (gtk_editable_get_text (self->name), self->shown))
    return;

  g_free (self->shown);
  self->shown = rummy_words_seat (self->game, self->seat, self->own);
  gtk_editable_set_text (self->name, self->shown);
}

static void
level_cb (RummySeatPopover *self)
{
  int level = rummy_level_choice_get_level (self->level);

  if (self->game != NULL && level != rummy_game_get_level (self->game, self->seat))
    rummy_game_set_level (self->game, self->seat, level);
}

static void
manner_cb (RummySeatPopover *self)
{
  int manner;

  g_object_get (self->advanced, "manner", &manner, NULL);
  if (self->game != NULL && manner != (int) rummy_game_get_manner (self->game, self->seat))
    rummy_game_set_manner (self->game, self->seat, (RummyManner) manner);
}

/* */
static void
shows_cb (RummySeatPopover *self)
{
  gboolean shows = adw_switch_row_get_active (self->shows);

  if (shows != rummy_game_get_shown (self->game, self->seat))
    rummy_game_set_shown (self->game, self->seat, shows);
}

static void
swap_cb (RummySeatPopover *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "win.swap-hands", "u", self->seat);
  gtk_popover_popdown (GTK_POPOVER (self));
}

static void
rummy_seat_popover_closed (GtkPopover *popover)
{
  RummySeatPopover *self = RUMMY_SEAT_POPOVER (popover);
  const char *name = gtk_editable_get_text (self->name);

  if (!g_str_equal (name, self->shown))
    rummy_game_set_name (self->game, self->seat, name);
}

static void
rummy_seat_popover_dispose (GObject *object)
{
  RummySeatPopover *self = RUMMY_SEAT_POPOVER (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_SEAT_POPOVER);
  g_clear_object (&self->game);
  g_clear_pointer (&self->shown, g_free);

  G_OBJECT_CLASS (rummy_seat_popover_parent_class)->dispose (object);
}

static void
rummy_seat_popover_class_init (RummySeatPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_seat_popover_dispose;
  GTK_POPOVER_CLASS (klass)->closed = rummy_seat_popover_closed;

  g_type_ensure (RUMMY_TYPE_LEVEL_CHOICE);
  g_type_ensure (RUMMY_TYPE_ADVANCED_ROW);
  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/seat-popover.ui");
  gtk_widget_class_bind_template_child (widget_class, RummySeatPopover, record);
  gtk_widget_class_bind_template_child (widget_class, RummySeatPopover, name);
  gtk_widget_class_bind_template_child (widget_class, RummySeatPopover, level);
  gtk_widget_class_bind_template_child (widget_class, RummySeatPopover, level_row);
  gtk_widget_class_bind_template_child (widget_class, RummySeatPopover, players);
  gtk_widget_class_bind_template_child (widget_class, RummySeatPopover, shows);
  gtk_widget_class_bind_template_child (widget_class, RummySeatPopover, swap);
  gtk_widget_class_bind_template_child (widget_class, RummySeatPopover, advanced);
  gtk_widget_class_bind_template_callback (widget_class, close_cb);
  gtk_widget_class_bind_template_callback (widget_class, level_cb);
  gtk_widget_class_bind_template_callback (widget_class, manner_cb);
  gtk_widget_class_bind_template_callback (widget_class, shows_cb);
  gtk_widget_class_bind_template_callback (widget_class, swap_cb);
}

static void
rummy_seat_popover_init (RummySeatPopover *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self->name), RUMMY_NAME_CHARS);
  adw_action_row_set_activatable_widget (self->level_row, GTK_WIDGET (rummy_level_choice_get_list (self->level)));
}

/* Joins two texts; takes the second. */
static void
add_part (char **words, char *part)
{
  g_autofree char *first = *words, *second = part;

  /* Translators: two parts of a list of what is known of a player, such as "1 game won, 20 turns". */
  *words = g_strdup_printf (C_("seat", "%s, %s"), first, second);
}

/* Games won by the seat, turns taken, and hints used. */
static char *
record_words (RummySeatPopover *self)
{
  guint n_won = rummy_game_get_won (self->game, self->seat), n_turns = rummy_game_count_turns (self->game, self->seat);
  guint n_hints = rummy_game_get_hints (self->game, self->seat);
  guint n_undone = rummy_game_get_undone (self->game, self->seat);
  char *words = g_strdup_printf (ngettext ("%u game won", "%u games won", n_won), n_won);

  add_part (&words, g_strdup_printf (ngettext ("%u turn", "%u turns", n_turns), n_turns));
  if (n_hints > 0)
    add_part (&words, g_strdup_printf (ngettext ("%u hint", "%u hints", n_hints), n_hints));
  if (n_undone > 0)
    add_part (&words, g_strdup_printf (ngettext ("%u undo", "%u undos", n_undone), n_undone));

  return words;
}

GtkWidget *
rummy_seat_popover_new (RummyGame *game, guint seat, guint own, gboolean practice)
{
  RummySeatPopover *self;
  g_autofree char *record = NULL;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  self = g_object_new (RUMMY_TYPE_SEAT_POPOVER, NULL);
  self->game = g_object_ref (game);
  self->seat = seat;
  self->own = own;
  self->is_practice = practice;

  self->shown = rummy_words_seat (game, seat, own);
  gtk_editable_set_text (self->name, self->shown);
  record = record_words (self);
  adw_preferences_group_set_description (self->record, record);
  rummy_advanced_row_set_rules (self->advanced, &rummy_game_get_match (game)->rules);
  update (self);
  g_signal_connect_object (game, "seats", G_CALLBACK (seats_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "moved", G_CALLBACK (update_swap), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "reset", G_CALLBACK (update_swap), self, G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}
