/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/play/seat-popover.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "ui/parts/rows.h"
#include "ui/words/words.h"

struct _RummySeatPopover {
  GtkPopover parent_instance;

  RummyGame *game;
  guint seat, own;
  char *shown; /* former name */
  GtkWidget *name, *shows, *swap; /* swap may be NULL */
  GtkWidget *on_scale, *scale; /* levels 1 to 10, and which */
  GtkWidget *manner;           /* expander of manners */
};

/* Taller lists of levels scroll. */
#define MOST_HEIGHT 460

/* Default step of the scale. */
#define USUAL_STEP 4

G_DEFINE_FINAL_TYPE (RummySeatPopover, rummy_seat_popover, GTK_TYPE_POPOVER)

static void
name_entered_cb (RummySeatPopover *self)
{
  gtk_popover_popdown (GTK_POPOVER (self));
}

static int
level_on_scale (RummySeatPopover *self)
{
  return RUMMY_LEVEL_1 - 1 + (int) adw_spin_row_get_value (ADW_SPIN_ROW (self->scale));
}

/* Swaps hands with a computer, or says why it has to wait. */
static void
update_swap (RummySeatPopover *self)
{
  RummyRefusal refusal;

  if (self->swap == NULL)
    return;

  refusal = rummy_game_check_trade (self->game, self->own, self->seat);
  gtk_widget_set_sensitive (self->swap, refusal == RUMMY_OK);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->swap),
                               refusal != RUMMY_OK
                                 ? rummy_words_refusal (refusal)
                                 : _("You get these cards, and the computer gets yours. Melds, points, and turns stay. "
                                     "The game becomes practice."));
}

/* Shows the computer's cards; a person who takes the seat takes them over. */
static void
update_shows (RummySeatPopover *self)
{
  adw_switch_row_set_active (ADW_SWITCH_ROW (self->shows), rummy_game_get_shown (self->game, self->seat));
  update_swap (self);
}

/* Manners, or that they make no difference. */
static void
update_manner (RummySeatPopover *self)
{
  gboolean has_manner = rummy_game_has_manner (self->game, self->seat);

  gtk_widget_set_sensitive (self->manner, has_manner);
  if (!has_manner)
    adw_expander_row_set_expanded (ADW_EXPANDER_ROW (self->manner), FALSE);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (self->manner),
                                 has_manner ? rummy_words_manner (rummy_game_get_manner (self->game, self->seat))
                                            : _("Makes no difference at this level in this game"));
}

/* Another player may get another default name. */
static void
update_name (RummySeatPopover *self)
{
  GtkEditable *name = GTK_EDITABLE (self->name);

  if (!g_str_equal (gtk_editable_get_text (name), self->shown))
    return;

  g_free (self->shown);
  self->shown = rummy_words_seat (self->game, self->seat, self->own);
  gtk_editable_set_text (name, self->shown);
}

static void
manner_toggled_cb (GtkCheckButton *check, RummySeatPopover *self)
{
  if (!gtk_check_button_get_active (check))
    return;

  rummy_game_set_manner (self->game, self->seat,
                         (RummyManner) GPOINTER_TO_INT (g_object_get_data (G_OBJECT (check), "manner")));
  update_manner (self);
}

static void
level_toggled_cb (GtkCheckButton *check, RummySeatPopover *self)
{
  if (!gtk_check_button_get_active (check))
    return;

  if (GTK_WIDGET (check) == self->on_scale)
    rummy_game_set_level (self->game, self->seat, level_on_scale (self));
  else
    rummy_game_set_level (self->game, self->seat, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (check), "level")));
  update_shows (self);
  update_manner (self);
}

static void
scale_cb (RummySeatPopover *self)
{
  if (gtk_check_button_get_active (GTK_CHECK_BUTTON (self->on_scale)))
    rummy_game_set_level (self->game, self->seat, level_on_scale (self));
}

static void
shows_cb (RummySeatPopover *self)
{
  gboolean shows = adw_switch_row_get_active (ADW_SWITCH_ROW (self->shows));

  if (shows != rummy_game_get_shown (self->game, self->seat))
    rummy_game_set_shown (self->game, self->seat, shows);
}

/* A row with an action would stay open and not say that it was activated. */
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

  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name));

  if (!g_str_equal (name, self->shown))
    rummy_game_set_name (self->game, self->seat, name);
}

static void
rummy_seat_popover_dispose (GObject *object)
{
  g_clear_object (&RUMMY_SEAT_POPOVER (object)->game);
  g_clear_pointer (&RUMMY_SEAT_POPOVER (object)->shown, g_free);

  G_OBJECT_CLASS (rummy_seat_popover_parent_class)->dispose (object);
}

static void
rummy_seat_popover_class_init (RummySeatPopoverClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_seat_popover_dispose;
  GTK_POPOVER_CLASS (klass)->closed = rummy_seat_popover_closed;
}

static void
rummy_seat_popover_init (RummySeatPopover *self)
{
}

static void
add_shows (RummySeatPopover *self, AdwPreferencesGroup *group)
{
  self->shows = g_object_new (ADW_TYPE_SWITCH_ROW, "title", _("Show the Cards"),
                              "subtitle", _("The game is practice from then on."), NULL);
  update_shows (self);
  g_signal_connect_object (self->shows, "notify::active", G_CALLBACK (shows_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, self->shows);
}

/* M-161: leads to the players. */
static void
add_players (RummySeatPopover *self, AdwPreferencesGroup *group)
{
  GtkWidget *row;

  if (self->own != self->seat || rummy_game_get_level (self->game, self->seat) != RUMMY_LEVEL_PERSON)
    return;

  row = GTK_WIDGET (rummy_rows_row (_("Change Player…"), NULL, NULL));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.players");
  g_signal_connect_object (row, "activated", G_CALLBACK (gtk_popover_popdown), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, row);
}

/* M-112: swaps hands with a computer. */
static void
add_swap (RummySeatPopover *self, AdwPreferencesGroup *group)
{
  GtkWidget *row;

  if (self->own == RUMMY_SEAT_NONE || rummy_game_get_level (self->game, self->own) != RUMMY_LEVEL_PERSON ||
      rummy_game_get_level (self->game, self->seat) == RUMMY_LEVEL_PERSON)
    return;

  row = GTK_WIDGET (rummy_rows_row (_("Swap Hands"), NULL, NULL));
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_signal_connect_object (row, "activated", G_CALLBACK (swap_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, row);
  self->swap = row;
  update_swap (self);
  g_signal_connect_object (self->game, "moved", G_CALLBACK (update_swap), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->game, "reset", G_CALLBACK (update_swap), self, G_CONNECT_SWAPPED);
}

/* A radio row; returns its button. */
static GtkWidget *
make_choice (RummySeatPopover *self, GtkWidget *others, const char *title, gboolean chosen, GCallback toggled_cb)
{
  GtkWidget *check = gtk_check_button_new ();
  AdwActionRow *row = rummy_rows_row (title, NULL, NULL);

  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (check), (GtkCheckButton *) others);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), chosen);
  g_signal_connect_object (check, "toggled", toggled_cb, self, G_CONNECT_DEFAULT);

  adw_action_row_add_prefix (row, check);
  adw_action_row_set_activatable_widget (row, check);

  return check;
}

static GtkWidget *
row_of (GtkWidget *check)
{
  return gtk_widget_get_ancestor (check, ADW_TYPE_ACTION_ROW);
}

static void
add_manners (RummySeatPopover *self, AdwPreferencesGroup *group)
{
  GtkWidget *others = NULL;

  self->manner = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->manner), C_("manner", "Manner"));
  for (guint i = 0; i < RUMMY_N_MANNERS; i++) {
    others = make_choice (self, others, rummy_words_manner (i), rummy_game_get_manner (self->game, self->seat) == i,
                          G_CALLBACK (manner_toggled_cb));
    g_object_set_data (G_OBJECT (others), "manner", GUINT_TO_POINTER (i));
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row_of (others)), rummy_words_manner_does (i));
    adw_expander_row_add_row (ADW_EXPANDER_ROW (self->manner), row_of (others));
  }
  update_manner (self);
  adw_preferences_group_add (group, self->manner);
}

static GtkWidget *
add_level (RummySeatPopover *self, AdwPreferencesGroup *group, GtkWidget *others, int level)
{
  GtkWidget *check = make_choice (self, others, rummy_words_level (level),
                                  rummy_game_get_level (self->game, self->seat) == level,
                                  G_CALLBACK (level_toggled_cb));

  g_object_set_data (G_OBJECT (check), "level", GINT_TO_POINTER (level));
  adw_preferences_group_add (group, row_of (check));

  return check;
}

static void
show_for_computers (RummySeatPopover *self, GtkWidget *person)
{
  GtkWidget *const rows[] = { self->shows, self->manner, self->swap };

  for (guint i = 0; i < G_N_ELEMENTS (rows) && rows[i] != NULL; i++)
    g_object_bind_property (person, "active", rows[i], "visible", G_BINDING_SYNC_CREATE | G_BINDING_INVERT_BOOLEAN);
}

/* The fine scale, in an expander. */
static void
add_scale (RummySeatPopover *self, AdwPreferencesGroup *group, GtkWidget *others)
{
  int level = rummy_game_get_level (self->game, self->seat);
  gboolean is_chosen = level >= RUMMY_LEVEL_1 && level <= RUMMY_LEVEL_10;

  self->on_scale = make_choice (self, others, C_("level", "Computer, from 1 to 10"), is_chosen,
                                G_CALLBACK (level_toggled_cb));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row_of (self->on_scale)),
                               _("The lower, the more it forgets, and the more often it follows a whim."));
  adw_preferences_group_add (group, row_of (self->on_scale));
  self->scale = adw_spin_row_new_with_range (1, RUMMY_SCALE, 1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->scale), C_("level", "Strength"));
  adw_spin_row_set_value (ADW_SPIN_ROW (self->scale), is_chosen ? level - RUMMY_LEVEL_1 + 1 : USUAL_STEP);
  g_object_bind_property (self->on_scale, "active", self->scale, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->scale, "notify::value", G_CALLBACK (scale_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, self->scale);
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
    add_part (&words, g_strdup_printf (ngettext ("asked for advice %u time", "asked for advice %u times", n_hints),
                                       n_hints));
  if (n_undone > 0)
    add_part (&words, g_strdup_printf (ngettext ("took back %u time", "took back %u times", n_undone), n_undone));

  return words;
}

GtkWidget *
rummy_seat_popover_new (RummyGame *game, guint seat, guint own)
{
  RummySeatPopover *self;
  AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  GtkWidget *others = NULL, *scroller;
  g_autofree char *record = NULL;

  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  self = g_object_new (RUMMY_TYPE_SEAT_POPOVER, NULL);
  self->game = g_object_ref (game);
  self->seat = seat;
  self->own = own;

  self->shown = rummy_words_seat (game, seat, own);
  self->name = g_object_new (ADW_TYPE_ENTRY_ROW, "title", _("Name"), "max-length", RUMMY_NAME_CHARS,
                             "text", self->shown, NULL);
  record = record_words (self);
  adw_preferences_group_set_description (group, record);
  g_signal_connect_object (self->name, "entry-activated", G_CALLBACK (name_entered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "seats", G_CALLBACK (update_name), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (group, self->name);

  add_players (self, group);
  add_shows (self, group);
  add_swap (self, group);
  add_manners (self, group);
  others = add_level (self, group, others, RUMMY_LEVEL_PERSON);
  show_for_computers (self, others);
  for (guint i = 0; i < RUMMY_NAMED_LEVELS; i++)
    others = add_level (self, group, others, (int) rummy_offered_levels[i]);
  add_scale (self, group, others);

  gtk_widget_set_size_request (GTK_WIDGET (group), 260, -1);
  gtk_widget_add_css_class (GTK_WIDGET (group), "seat-choice");
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW, "hscrollbar-policy", GTK_POLICY_NEVER,
                           "propagate-natural-height", TRUE, "max-content-height", MOST_HEIGHT, "child", group, NULL);
  gtk_popover_set_child (GTK_POPOVER (self), scroller);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Who Sits Here"), -1);

  return GTK_WIDGET (self);
}
