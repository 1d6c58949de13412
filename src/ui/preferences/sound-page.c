/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/preferences/sound-page.h"

#include <glib/gi18n.h>

#include "ui/parts/announce.h"
#include "ui/parts/exchange.h"
#include "ui/parts/reason.h"
#include "ui/parts/rows.h"

#define TOUCH 44 /* touch size */
#define VOLUME_DIGITS 2

/* A row for an event. */
typedef struct {
  RummySoundPage *page; /* unowned */
  RummyCue cue;
  AdwActionRow *row;
  GtkWidget *forget;
} Row;

static const struct {
  RummyCue cue;
  const char *title;
} events[] = {
  { RUMMY_CUE_START, NC_("sound", "Startup") },           { RUMMY_CUE_ROUND_WON, NC_("sound", "Round Won") },
  { RUMMY_CUE_ROUND_LOST, NC_("sound", "Round Lost") }, { RUMMY_CUE_GAME_WON, NC_("sound", "Game Won") },
  { RUMMY_CUE_GAME_LOST, NC_("sound", "Game Lost") },   { RUMMY_CUE_EXIT, NC_("sound", "Quit") },
};

struct _RummySoundPage {
  AdwPreferencesPage parent_instance;

  GSettings *settings;
  RummySound *sound;

  AdwSwitchRow *sounds;
  GtkWidget *card_sounds, *volume_row;
  GtkRange *volume;
  AdwPreferencesGroup *events;
  Row rows[G_N_ELEMENTS (events)];
};

G_DEFINE_FINAL_TYPE (RummySoundPage, rummy_sound_page, ADW_TYPE_PREFERENCES_PAGE)

enum { SIGNAL_RESET, N_SIGNALS };
static guint signals[N_SIGNALS];

/* Names the current sound, or an error. */
static void
tell (Row *row, const char *words)
{
  g_autofree char *own = rummy_sound_get_own (row->page->sound, row->cue);

  adw_action_row_set_subtitle (row->row, words != NULL ? words : own != NULL ? own : _("Default sound"));
  gtk_widget_set_visible (row->forget, own != NULL);
}

static void
own_changed_cb (RummySoundPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (self->rows); i++)
    tell (&self->rows[i], NULL);
}

static void
play_cb (Row *row)
{
  rummy_sound_try (row->page->sound, row->cue);
}

static void
forget_cb (Row *row)
{
  gtk_widget_grab_focus (gtk_widget_get_prev_sibling (row->forget));
  rummy_sound_forget_own (row->page->sound, row->cue);
}

static Row *
row_of (RummySoundPage *self, RummyCue cue)
{
  Row *row = self->rows;

  while (row->cue != cue)
    row++;

  return row;
}

static void
set_own_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  Row *row = data;
  g_autoptr (RummySoundPage) self = row->page; /* kept for this callback */
  g_autoptr (GError) error = NULL;

  if (rummy_sound_set_own_finish (RUMMY_SOUND (source), result, &error)) {
    if (self->sound != NULL) {
      tell (row, NULL);
      play_cb (row);
    }
  } else if (self->sound != NULL) {
    tell (row, error->message);
    rummy_announce (GTK_WIDGET (row->row), error->message);
  }
}

static void
chosen_cb (GtkWidget *widget, GFile *file, gpointer data)
{
  RummySoundPage *self = RUMMY_SOUND_PAGE (widget);
  Row *row = data;

  if (self->sound != NULL)
    rummy_sound_page_choose (self, row->cue, file);
}

static void
choose_cb (Row *row)
{
  static const RummyFileKind kind = { N_("Sounds"), NULL, "audio/*" };

  rummy_exchange_choose (GTK_WIDGET (row->page), _("Choose a Sound"), &kind, NULL, chosen_cb, row, NULL);
}

static GtkWidget *
add_button (Row *row, const char *icon, const char *words, GCallback callback)
{
  const char *event = adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row->row));
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  /* Translators: a button of a sound and the sound, for a screen reader: "Preview: Card Drawn". */
  g_autofree char *label = g_strdup_printf (C_("sound", "%s: %s"), words, event);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (button, TOUCH, TOUCH);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  g_signal_connect_swapped (button, "clicked", callback, row);
  adw_action_row_add_suffix (row->row, button);

  return button;
}

static void
reset_cb (RummySoundPage *self)
{
  g_signal_emit (self, signals[SIGNAL_RESET], 0);
}

static void
rummy_sound_page_dispose (GObject *object)
{
  RummySoundPage *self = RUMMY_SOUND_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_SOUND_PAGE);
  g_clear_object (&self->settings);
  g_clear_object (&self->sound);

  G_OBJECT_CLASS (rummy_sound_page_parent_class)->dispose (object);
}

static void
sounds_cb (RummySoundPage *self)
{
  const char *why_not = adw_switch_row_get_active (self->sounds) ? NULL : _("Turn on Sounds first.");

  rummy_reason_set (self->card_sounds, why_not);
  rummy_reason_set (self->volume_row, why_not);
}

static void
rummy_sound_page_class_init (RummySoundPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_sound_page_dispose;

  signals[SIGNAL_RESET] =
    g_signal_new ("reset", RUMMY_TYPE_SOUND_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/sound-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RummySoundPage, sounds);
  gtk_widget_class_bind_template_child (widget_class, RummySoundPage, card_sounds);
  gtk_widget_class_bind_template_child (widget_class, RummySoundPage, volume_row);
  gtk_widget_class_bind_template_child (widget_class, RummySoundPage, volume);
  gtk_widget_class_bind_template_child (widget_class, RummySoundPage, events);
  gtk_widget_class_bind_template_callback (widget_class, reset_cb);
  gtk_widget_class_bind_template_callback (widget_class, sounds_cb);
}

static void
rummy_sound_page_init (RummySoundPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < G_N_ELEMENTS (self->rows); i++) {
    Row *row = &self->rows[i];

    *row = (Row) { .page = self, .cue = events[i].cue };
    row->row = rummy_rows_row (g_dpgettext2 (NULL, "sound", events[i].title), NULL, NULL);
    add_button (row, "media-playback-start-symbolic", _("Preview"), G_CALLBACK (play_cb));
    add_button (row, "document-open-symbolic", _("Choose a File"), G_CALLBACK (choose_cb));
    row->forget = add_button (row, "edit-undo-symbolic", _("Use Default Sound"), G_CALLBACK (forget_cb));
    adw_preferences_group_add (self->events, GTK_WIDGET (row->row));
  }
}

AdwPreferencesPage *
rummy_sound_page_new (GSettings *settings, RummySound *sound)
{
  RummySoundPage *self;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);
  g_return_val_if_fail (RUMMY_IS_SOUND (sound), NULL);

  self = g_object_new (RUMMY_TYPE_SOUND_PAGE, NULL);
  self->settings = g_object_ref (settings);
  self->sound = g_object_ref (sound);

  g_settings_bind (settings, "sounds", self->sounds, "active", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "card-sounds", self->card_sounds, "active", G_SETTINGS_BIND_DEFAULT);
  sounds_cb (self);
  rummy_rows_bind_number (settings, "sound-volume", gtk_range_get_adjustment (self->volume), VOLUME_DIGITS);
  g_signal_connect_object (settings, "changed::own-sounds", G_CALLBACK (own_changed_cb), self, G_CONNECT_SWAPPED);
  own_changed_cb (self);

  return ADW_PREFERENCES_PAGE (self);
}

void
rummy_sound_page_choose (RummySoundPage *self, RummyCue cue, GFile *file)
{
  g_return_if_fail (RUMMY_IS_SOUND_PAGE (self));
  g_return_if_fail (rummy_cue_is_event (cue));
  g_return_if_fail (G_IS_FILE (file));

  g_object_ref (self);
  rummy_sound_set_own_async (self->sound, cue, file, set_own_cb, row_of (self, cue));
}
