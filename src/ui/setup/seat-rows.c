/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/seat-rows.h"

#include <glib/gi18n.h>

#include "ui/parts/bindings.h"
#include "ui/words/words.h"

struct _RummySeatRows {
  AdwPreferencesGroup parent_instance;

  guint players;
  gboolean has_partners;
  gboolean is_setting; /* changed by the program */
  gboolean is_edited;

  guint usual[RUMMY_SEATS_MAX];     /* seat whose default name it has */
  guint8 manner[RUMMY_SEATS_MAX]; /* kept: chosen at the table */
  GtkWidget *name[RUMMY_SEATS_MAX]; /* rows, with a title if used */
  GtkDropDown *who[RUMMY_SEATS_MAX]; /* person or level */
  AdwComboRow *partner;
  guint partner_id; /* after a change */
};

G_DEFINE_FINAL_TYPE (RummySeatRows, rummy_seat_rows, ADW_TYPE_PREFERENCES_GROUP)

/* Partners sit opposite. */
#define OPPOSITE 2
#define PARTNERS_MAX 4

#define HEADER_MARGIN 16 /* indent of the choices below */

static int
get_level (RummySeatRows *self, guint seat)
{
  guint at = gtk_drop_down_get_selected (self->who[seat]);

  return at == 0 || at == GTK_INVALID_LIST_POSITION ? RUMMY_LEVEL_PERSON : (int) rummy_offered_levels[at - 1];
}

static void
set_level (RummySeatRows *self, guint seat, int level)
{
  gtk_drop_down_set_selected (self->who[seat],
                              level == RUMMY_LEVEL_PERSON ? 0 : rummy_offered_level_index (level) + 1);
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

static void
show (RummySeatRows *self)
{
  gboolean was_setting = self->is_setting;

  self->is_setting = TRUE;
  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++)
    adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->name[seat]),
                                   seat < self->players ? usual_name (self, seat) : "");
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
  guint8 manner = self->manner[a];

  self->is_setting = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->name[a]), gtk_editable_get_text (GTK_EDITABLE (self->name[b])));
  set_level (self, a, get_level (self, b));
  self->usual[a] = self->usual[b];
  self->manner[a] = self->manner[b];
  gtk_editable_set_text (GTK_EDITABLE (self->name[b]), name);
  set_level (self, b, level);
  self->usual[b] = usual;
  self->manner[b] = manner;
  self->is_setting = FALSE;
}

/* The chosen partner swaps with the one opposite. */
static void
seat_partner_cb (gpointer data)
{
  RummySeatRows *self = data;
  guint first = first_person (self), at = adw_combo_row_get_selected (self->partner) + 1;

  self->partner_id = 0;
  if (at == OPPOSITE || at >= PARTNERS_MAX)
    return;

  swap (self, (first + at) % PARTNERS_MAX, (first + OPPOSITE) % PARTNERS_MAX);
  edited_cb (self);
}

/* Deferred: the row must not change while it notifies. */
static void
partner_chosen_cb (RummySeatRows *self)
{
  if (!self->is_setting && self->partner_id == 0)
    self->partner_id = g_idle_add_once (seat_partner_cb, self);
}

static void
set_up_header_cb (GtkSignalListItemFactory *factory, GtkListHeader *header)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_start (label, HEADER_MARGIN);
  gtk_list_header_set_child (header, label);
}

static void
bind_header_cb (GtkSignalListItemFactory *factory, GtkListHeader *header)
{
  gtk_label_set_text (GTK_LABEL (gtk_list_header_get_child (header)),
                      gtk_list_header_get_start (header) == 0 ? _("Person or Level") : C_("level", "From 1 to 10"));
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

/* Person and named levels, then the scale as a section. */
static GListModel *
list_choices (void)
{
  GListStore *parts = g_list_store_new (G_TYPE_LIST_MODEL);
  g_autoptr (GtkStringList) named = gtk_string_list_new (NULL), scale = gtk_string_list_new (NULL);

  gtk_string_list_append (named, C_("level", "Person"));
  for (guint i = 0; i < RUMMY_OFFERED_LEVELS; i++)
    gtk_string_list_append (i < RUMMY_NAMED_LEVELS ? named : scale, rummy_words_skill (rummy_offered_levels[i]));
  g_list_store_append (parts, named);
  g_list_store_append (parts, scale);

  return G_LIST_MODEL (gtk_flatten_list_model_new (G_LIST_MODEL (parts)));
}

static GtkDropDown *
new_choice (GtkListItemFactory *headers)
{
  GtkWidget *who = gtk_drop_down_new (list_choices (), NULL);

  gtk_drop_down_set_header_factory (GTK_DROP_DOWN (who), headers);
  gtk_widget_set_valign (who, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (who), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Person or Level"), -1);

  return GTK_DROP_DOWN (who);
}

static void
rummy_seat_rows_init (RummySeatRows *self)
{
  g_autoptr (GtkListItemFactory) headers = gtk_signal_list_item_factory_new ();

  g_signal_connect (headers, "setup", G_CALLBACK (set_up_header_cb), NULL);
  g_signal_connect (headers, "bind", G_CALLBACK (bind_header_cb), NULL);
  for (guint seat = 0; seat < RUMMY_SEATS_MAX; seat++) {
    self->name[seat] = adw_entry_row_new ();
    adw_entry_row_set_max_length (ADW_ENTRY_ROW (self->name[seat]), RUMMY_NAME_CHARS);
    rummy_bindings_show_with_text (self->name[seat], "title", self->name[seat]);
    self->who[seat] = new_choice (headers);
    adw_entry_row_add_suffix (ADW_ENTRY_ROW (self->name[seat]), GTK_WIDGET (self->who[seat]));
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), self->name[seat]);
    g_signal_connect_object (self->name[seat], "changed", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
    g_signal_connect_object (self->who[seat], "notify::selected", G_CALLBACK (edited_cb), self, G_CONNECT_SWAPPED);
  }

  self->partner = ADW_COMBO_ROW (adw_combo_row_new ());
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->partner), FALSE);
  rummy_bindings_show_with_text (self->partner, "title", GTK_WIDGET (self->partner));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), GTK_WIDGET (self->partner));
  g_signal_connect_object (self->partner, "notify::selected", G_CALLBACK (partner_chosen_cb), self, G_CONNECT_SWAPPED);
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
    set_level (self, seat, seats->level[seat]);
    self->manner[seat] = seats->manner[seat];
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
    seats->manner[seat] = self->manner[seat];
  }
}

gboolean
rummy_seat_rows_is_edited (RummySeatRows *self)
{
  g_return_val_if_fail (RUMMY_IS_SEAT_ROWS (self), FALSE);

  return self->is_edited;
}
