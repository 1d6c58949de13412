/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/setup/continue-card.h"

#include <glib/gi18n.h>

#include "game/viewer.h"
#include "ui/parts/bindings.h"
#include "ui/words/games.h"
#include "ui/words/history-words.h"
#include "ui/words/words.h"

struct _RummyContinueCard {
  GtkBox parent_instance;

  AdwClamp *picture;
  GtkLabel *caption, *name, *progress, *scores;
  GtkButton *go_on;
  GtkWidget *another;
};

/* In pixels. */
#define PICTURE_WIDTH 270
#define PICTURE_WIDTH_MOST 480

G_DEFINE_FINAL_TYPE (RummyContinueCard, rummy_continue_card, GTK_TYPE_BOX)

/* Beside the words the picture has one width, above them that of the card. */
static void
turned_cb (RummyContinueCard *self)
{
  gboolean is_beside = gtk_orientable_get_orientation (GTK_ORIENTABLE (self)) == GTK_ORIENTATION_HORIZONTAL;
  int most = is_beside ? PICTURE_WIDTH : PICTURE_WIDTH_MOST;

  adw_clamp_set_maximum_size (self->picture, most);
  adw_clamp_set_tightening_threshold (self->picture, most);
  gtk_widget_set_size_request (GTK_WIDGET (self->picture), is_beside ? PICTURE_WIDTH : -1, -1);
}

static gboolean
rummy_continue_card_grab_focus (GtkWidget *widget)
{
  RummyContinueCard *self = RUMMY_CONTINUE_CARD (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (self->go_on)) || gtk_widget_grab_focus (self->another);
}

static void
rummy_continue_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_CONTINUE_CARD);

  G_OBJECT_CLASS (rummy_continue_card_parent_class)->dispose (object);
}

static void
rummy_continue_card_class_init (RummyContinueCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rummy_continue_card_dispose;
  widget_class->grab_focus = rummy_continue_card_grab_focus;

  gtk_widget_class_set_template_from_resource (widget_class, "/org/example/Rummy500/continue-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RummyContinueCard, picture);
  gtk_widget_class_bind_template_child (widget_class, RummyContinueCard, caption);
  gtk_widget_class_bind_template_child (widget_class, RummyContinueCard, name);
  gtk_widget_class_bind_template_child (widget_class, RummyContinueCard, progress);
  gtk_widget_class_bind_template_child (widget_class, RummyContinueCard, scores);
  gtk_widget_class_bind_template_child (widget_class, RummyContinueCard, go_on);
  gtk_widget_class_bind_template_child (widget_class, RummyContinueCard, another);
  gtk_widget_class_bind_template_callback (widget_class, turned_cb);
  rummy_bindings_add (widget_class);
}

static void
rummy_continue_card_init (RummyContinueCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  turned_cb (self);
}

static RummyMiniature *
show_picture (RummyContinueCard *self, RummyGame *game)
{
  RummyViewer viewer;
  GtkWidget *picture;

  rummy_viewer_init (&viewer);
  rummy_viewer_update (&viewer, game);
  picture = rummy_miniature_new (game, viewer.seat, viewer.person == RUMMY_SEAT_NONE);
  adw_clamp_set_child (self->picture, picture);

  return RUMMY_MINIATURE (picture);
}

/* The first of the buttons is the way to play. */
static void
set_buttons (RummyContinueCard *self, const char *go_on)
{
  gtk_button_set_label (self->go_on, go_on);
  if (*go_on == '\0')
    gtk_widget_add_css_class (self->another, "suggested-action");
  else
    gtk_widget_remove_css_class (self->another, "suggested-action");
}

RummyMiniature *
rummy_continue_card_show (RummyContinueCard *self, RummyGame *game, gboolean is_practice)
{
  const RummyMatch *match;
  g_autofree char *progress = NULL, *scores = NULL;

  g_return_val_if_fail (RUMMY_IS_CONTINUE_CARD (self), NULL);
  g_return_val_if_fail (RUMMY_IS_GAME (game), NULL);

  match = rummy_game_get_match (game);
  progress = rummy_history_words_progress (game);
  scores = rummy_history_words_standing (game);
  gtk_label_set_label (self->caption, match->over ? _("Last Game") : is_practice ? _("Practice") : _("Continue"));
  gtk_label_set_label (self->name, rummy_history_words_title (game));
  gtk_label_set_label (self->progress, progress);
  gtk_label_set_label (self->scores, scores);
  set_buttons (self, match->over ? _("_Show the Table") : _("_Keep Playing"));

  return show_picture (self, game);
}

static char *
names_of (RummyGame *game)
{
  guint players = (guint) rummy_game_get_match (game)->rules.players;
  guint own = rummy_seats_only_person (rummy_game_get_seats (game), players);
  char *names = rummy_words_seat (game, 0, own);

  for (guint seat = 1; seat < players; seat++) {
    g_autofree char *name = rummy_words_seat (game, seat, own), *before = names;

    /* Translators: a list of names that grows: "You, Bella", "Carl". */
    names = g_strdup_printf (C_("names", "%s, %s"), before, name);
  }

  return names;
}

void
rummy_continue_card_offer (RummyContinueCard *self, RummyGame *next)
{
  g_autofree char *names = NULL;

  g_return_if_fail (RUMMY_IS_CONTINUE_CARD (self));

  names = names_of (next);
  gtk_label_set_label (self->caption, C_("home", "Play"));
  gtk_label_set_label (self->name, rummy_games_name (&rummy_game_get_match (next)->rules));
  gtk_label_set_label (self->progress, names);
  gtk_label_set_label (self->scores, "");
  set_buttons (self, "");
  rummy_continue_card_leave (self);
}

void
rummy_continue_card_leave (RummyContinueCard *self)
{
  g_return_if_fail (RUMMY_IS_CONTINUE_CARD (self));

  adw_clamp_set_child (self->picture, NULL);
}
