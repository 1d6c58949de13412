/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/past-item.h"

#include "ui/words/history-words.h"

struct _RummyPastItem {
  GObject parent_instance;

  gint64 id;
  const char *title;
  char *scores, *about;
};

G_DEFINE_FINAL_TYPE (RummyPastItem, rummy_past_item, G_TYPE_OBJECT)

enum { PROP_TITLE = 1, PROP_SCORES, PROP_ABOUT, N_PROPS };
static GParamSpec *props[N_PROPS];

static void
rummy_past_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummyPastItem *self = RUMMY_PAST_ITEM (object);

  switch (id) {
  case PROP_TITLE:
    g_value_set_string (value, self->title);
    break;
  case PROP_SCORES:
    g_value_set_string (value, self->scores);
    break;
  case PROP_ABOUT:
    g_value_set_string (value, self->about);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
  }
}

static void
rummy_past_item_finalize (GObject *object)
{
  RummyPastItem *self = RUMMY_PAST_ITEM (object);

  g_free (self->scores);
  g_free (self->about);

  G_OBJECT_CLASS (rummy_past_item_parent_class)->finalize (object);
}

static void
rummy_past_item_class_init (RummyPastItemClass *klass)
{
  static const char *const names[N_PROPS] = {
    [PROP_TITLE] = "title", [PROP_SCORES] = "scores", [PROP_ABOUT] = "about",
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rummy_past_item_get_property;
  object_class->finalize = rummy_past_item_finalize;

  for (guint i = 1; i < N_PROPS; i++)
    props[i] = g_param_spec_string (names[i], NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rummy_past_item_init (RummyPastItem *self)
{
}

RummyPastItem *
rummy_past_item_new (const RummyPastGame *game, const RummyPeople *people)
{
  RummyPastItem *self = g_object_new (RUMMY_TYPE_PAST_ITEM, NULL);

  self->id = game->id;
  self->title = rummy_history_words_game (game->rules);
  self->scores = rummy_history_words_scores (game, people);
  self->about = rummy_history_words_about (game, people);

  return self;
}

gint64
rummy_past_item_get_id (RummyPastItem *self)
{
  g_return_val_if_fail (RUMMY_IS_PAST_ITEM (self), 0);

  return self->id;
}
