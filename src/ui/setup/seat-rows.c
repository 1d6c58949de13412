/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/seat-rows.h"

#include <glib/gi18n.h>

#include "ui/parts/bindings.h"
#include "ui/parts/level-choice.h"
#include "ui/parts/advanced-row.h"
#include "ui/parts/rows.h"
#include "ui/words/words.h"

struct _RummySeatRows {
  AdwPreferencesGroup parent_instance;

  guint players;
  gboolean has_partners;
  gboolean is_setting; /* changed by the program */
  gboolean is_edited;

  guint usual[RUMMY_SEATS_MAX];     /* seat whose default name it has */
  GtkWidget *name[RUMMY_SEATS_MAX]; /* rows, with a title if used */
  RummyLevelChoice *who[RUMMY_SEATS_MAX];
  GtkWidget *advanced; /* expander of players */
  RummyAdvancedRow *player[RUMMY_SEATS_MAX];
  AdwComboRow *partner;
  guint partner_id; /* after a change */
};

G_DEFINE_FINAL_TYPE (RummySeatRows, rummy_seat_rows, ADW_TYPE_PREFERENCES_GROUP)

/* Partners sit opposite. */
#define OPPOSITE 2
#define PARTNERS_MAX 4

static int
get_level (RummySeatRows *self, guint seat)
{
  return rummy_level_choice_get_level (self->who[seat]);
}

static guint8
get_manner (RummySeatRows *self, guint seat)
{
  int manner;

  g_object_get (self->player[seat], "manner", &manner, NULL);

  return (guint8) manner;
}

static void
set_player (RummySeatRows *self, guint seat, int level, guint8 manner)
{
  g_object_set (self->who[seat], "level", level, NULL);
  g_object_set (self->player[seat], "manner", (int) manner, NULL);
}

static guint
count_people (RummySeatRows *self)
{
  guint n = 0;

  for (guint seat = 0; seat < self->players; seat++)
    n += get_level (self, seat) == RUMMY_LEVEL_PERSON;

  return n;
}

static guint
first_person (RummySeatRows *self)
{
  for (guint seat = 0; seat < self->players; seat++) {
    if (get_level (self, seat) == RUMMY_LEVEL_PERSON)
      return seat;
  }

  return 0;
}

/* Default name of a seat. */
static const char *
usual_name (RummySeatRows *self, guint seat)
{
  guint n_people = count_people (self);
  int level = get_level (self, seat);

  if (level == RUMMY_LEVEL_PERSON && n_people == 1)
    return C_("player", "You");

  return rummy_words_default_name (self->usual[seat], self->players, n_people == 0 ? RUMMY_LEVEL_PERSON : level);
}

static const char *
name_of (RummySeatRows *self, guint seat)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name[seat]));

  return *name != '\0' ? name : usual_name (self, seat);
}

static void
show_partner (RummySeatRows *self)
{
  guint first = first_person (self);
  const char *names[PARTNERS_MAX] = { NULL };
  g_autoptr (GtkStringList) list = NULL;
  g_autofree char *title = NULL;

  if (!self->has_partners)
    return;

  for (guint i = 1; i < PARTNERS_MAX; i++)
    names[i - 1] = name_of (self, (first + i) % PARTNERS_MAX);
  list = gtk_string_list_new (names);
  if (g_str_equal (name_of (self, first), C_("player", "You")))
    title = g_strdup (_("Your Partner"));
  else
    /* Translators: the name of a player. */
    title = g_strdup_printf (_("Partner of %s"), name_of (self, first));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->partner), title);
  adw_combo_row_set_model (self->partner, G_LIST_MODEL (list));
  adw_combo_row_set_selected (self->partner, OPPOSITE - 1);
}

/* The list of levels says whose it is. */
static void
name_list (RummySeatRows *self, guint seat)
{
  /* Translators: what a list chooses, for a screen reader; the name of a player. */
  g_autofree char *label = g_strdup_printf (_("%s: Who Plays"), name_of (self, seat));

  rummy_rows_describe_choice (rummy_level_choice_get_list (self->who[seat]), label);
}

static void
show (RummySeatRows *self)
{
  gboolean was_setting = self->is_setting;

  self->is_setting = TRUE;
  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->name[seat]),
                                   seat < self->players ? usual_name (self, seat) : "");
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->player[seat]), name_of (self, seat));
    name_list (self, seat);
    gtk_widget_set_visible (GTK_WIDGET (self->player[seat]),
                            seat < self->players && get_level (self, seat) != RUMMY_LEVEL_PERSON);
  }
  gtk_widget_set_visible (self->advanced, count_people (self) < self->players);
  show_partner (self);
  self->is_setting = was_setting;
}

static void
edited_cb (RummySeatRows *self)
{
  if (self->is_setting)
    return;

  self->is_edited = TRUE;
  show (self);
}

static void
swap (RummySeatRows *self, guint a, guint b)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->name[a])));
  int level = get_level (self, a);
  guint usual = self->usual[a];
  guint8 manner = get_manner (self, a);

  self->is_setting = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name[a]), gtk_editable_get_text (GTK_EDITABLE (self->name[b])));
  set_player (self, a, get_level (self, b), get_manner (self, b));
  self->usual[a] = self->usual[b];
  gtk_editable_set_text (GTK_EDITABLE (self->name[b]), name);
  set_player (self, b, level, manner);
  self->usual[b] = usual;
  self->is_setting = FALSE;
}

static void
show_partner_cb (gpointer data)
{
  RummySeatRows *self = data;

  self->partner_id = 0;
  edited_cb (self);
}

/* The chosen partner swaps with the one opposite.  The row itself must not change while it notifies. */
static void
partner_chosen_cb (RummySeatRows *self)
{
  guint first = first_person (self), at = adw_combo_row_get_selected (self->partner) + 1;

  if (self->is_setting || self->partner_id != 0 || at == OPPOSITE || at >= PARTNERS_MAX)
    return;

  swap (self, (first + at) % PARTNERS_MAX, (first + OPPOSITE) % PARTNERS_MAX);
  self->is_edited = TRUE;
  self->partner_id = g_idle_add_once (show_partner_cb, self);
}

static void
rummy_seat_rows_dispose (GObject *object)
{
  g_clear_handle_id (&RUMMY_SEAT_ROWS (object)->partner_id, g_source_remove);

  G_OBJECT_CLASS (rummy_seat_rows_parent_class)->dispose (object);
}

static void
rummy_seat_rows_class_init (RummySeatRowsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rummy_seat_rows_dispose;
}

/* The pencil is no button: the list moves the focus into its row, but not while it is on the level beside it. */
static void
pressed_cb (GtkWidget *row, int n_press, double x, double y)
{
  GtkWidget *at = gtk_widget_pick (row, x, y, GTK_PICK_DEFAULT);

  if (!GTK_IS_TEXT (at) && gtk_widget_get_ancestor (at, RUMMY_TYPE_LEVEL_CHOICE) == NULL)
    adw_entry_row_grab_focus_without_selecting (ADW_ENTRY_ROW (row));
}

static void
add_seat (RummySeatRows *self, guint seat)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->name[seat] = adw_entry_row_new ();
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self->name[seat]), RUMMY_NAME_CHARS);
  rummy_bindings_show_with_text (self->name[seat], "title", self->name[seat]);
  self->who[seat] = g_object_new (RUMMY_TYPE_LEVEL_CHOICE, "valign", GTK_ALIGN_CENTER, NULL);
  adw_entry_row_add_suffix (ADW_ENTRY_ROW (self->name[seat]), GTK_WIDGET (self->who[seat]));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->name[seat]);
  gtk_event_controller_set_name (GTK_EVENT_CONTROLLER (click), "pencil");
  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self->name[seat], G_CONNECT_SWAPPED);
  gtk_widget_add_controller (self->name[seat], GTK_EVENT_CONTROLLER (click));

  self->player[seat] = g_object_new (RUMMY_TYPE_ADVANCED_ROW, NULL);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (self->advanced), GTK_WIDGET (self->player[seat]));
  g_object_bind_property (self->who[seat], "level", self->player[seat], "level", G_BINDING_BIDIRECTIONAL);
  g_signal_connect_object (self->name[seat], "changed", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->who[seat], "notify::level", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->player[seat], "notify::manner", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
}

static void
rummy_seat_rows_init (RummySeatRows *self)
{
  self->advanced = adw_expander_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->advanced), _("Advanced"));
  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++)
    add_seat (self, seat);

  self->partner = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->partner), FALSE);
  rummy_bindings_show_with_text (self->partner, "title", GTK_WIDGET (self->partner));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->partner));
  g_signal_connect_object (self->partner, "notify::selected", G_CALLBACK (partner_chosen_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->advanced);
}

void
rummy_seat_rows_set (RummySeatRows *self, const RummyRules *rules, const RummySeats *seats)
{
  g_return_if_fail (RUMMY_IS_SEAT_ROWS (self));

  self->players = (guint) rules->players;
  self->has_partners = rules->partner;
  self->is_setting = TRUE;
  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    gboolean has_usual = rummy_seats_is_default_name (seats->name[seat]);

    self->usual[seat] = has_usual ? rummy_seats_default_name_seat (seats->name[seat], seat) : seat;
    gtk_editable_set_text (GTK_EDITABLE (self->name[seat]), has_usual ? "" : seats->name[seat]);
    rummy_advanced_row_set_rules (self->player[seat], rules);
    set_player (self, seat, seats->level[seat], seats->manner[seat]);
  }
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->partner), ""); /* without partners */
  self->is_setting = FALSE;
  self->is_edited = FALSE;
  show (self);
}

void
rummy_seat_rows_get (RummySeatRows *self, RummySeats *seats)
{
  g_return_if_fail (RUMMY_IS_SEAT_ROWS (self));

  rummy_seats_init (seats, RUMMY_LEVEL_AVERAGE);
  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    const char *name = gtk_editable_get_text (GTK_EDITABLE (self->name[seat]));

    if (*name != '\0')
      rummy_seats_set_name (seats, seat, name);
    else
      rummy_seats_set_default_name (seats, seat, self->usual[seat]);
    seats->level[seat] = get_level (self, seat);
    seats->manner[seat] = get_manner (self, seat);
  }
}

gboolean
rummy_seat_rows_is_edited (RummySeatRows *self)
{
  g_return_val_if_fail (RUMMY_IS_SEAT_ROWS (self), FALSE);

  return self->is_edited;
}
