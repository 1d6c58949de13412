/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/league-item.h"

#include "ui/words/words.h"

#define PERCENT 100.0

struct _RummyLeagueItem {
  GObject parent_instance;

  char *name;
  RummyLeagueRow *row;
};

G_DEFINE_FINAL_TYPE (RummyLeagueItem, rummy_league_item, G_TYPE_OBJECT)

enum {
  PROP_NAME = 1,
  PROP_SHORT_NAME,
  PROP_IS_COMPUTER,
  PROP_GAMES,
  PROP_WON,
  PROP_SHARE,
  PROP_AVERAGE,
  PROP_POINTS,
  PROP_AGAINST,
  PROP_OUT,
  PROP_TURNS,
  PROP_STREAK,
  PROP_RATING,
  PROP_DEVIATION,
  N_PROPS
};
static GParamSpec *props[N_PROPS];

static gboolean
is_computer (RummyLeagueItem *self)
{
  return self->row->level != RUMMY_LEVEL_PERSON;
}

static double
get_number (const RummyLeagueRow *row, guint id)
{
  switch (id) {
  case PROP_GAMES:
    return row->games;
  case PROP_WON:
    return row->won;
  case PROP_SHARE:
    return PERCENT * row->won / MAX (row->games, 1);
  case PROP_AVERAGE:
    return (double) row->points / MAX (row->games, 1);
  case PROP_POINTS:
    return (double) row->points;
  case PROP_AGAINST:
    return (double) row->against;
  case PROP_OUT:
    return PERCENT * row->out / MAX (row->rounds, 1);
  case PROP_TURNS:
    return row->turns;
  case PROP_STREAK:
    return row->best_streak;
  case PROP_RATING:
    return row->rating.value;
  default:
    return row->level == RUMMY_LEVEL_PERSON ? 2 * row->rating.deviation : 0;
  }
}

static void
rummy_league_item_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  RummyLeagueItem *self = RUMMY_LEAGUE_ITEM (object);

  if (id == PROP_NAME)
    g_value_set_string (value, self->name);
  else if (id == PROP_SHORT_NAME)
    g_value_set_string (value, is_computer (self) ? rummy_words_skill (self->row->level) : self->name);
  else if (id == PROP_IS_COMPUTER)
    g_value_set_boolean (value, is_computer (self));
  else if (id < N_PROPS)
    g_value_set_double (value, get_number (self->row, id));
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
rummy_league_item_finalize (GObject *object)
{
  RummyLeagueItem *self = RUMMY_LEAGUE_ITEM (object);

  g_free (self->name);
  rummy_league_row_free (self->row);

  G_OBJECT_CLASS (rummy_league_item_parent_class)->finalize (object);
}

static void
rummy_league_item_class_init (RummyLeagueItemClass *klass)
{
  static const char *const numbers[N_PROPS] = {
    [PROP_GAMES] = "games",   [PROP_WON] = "won",         [PROP_SHARE] = "share",
    [PROP_AVERAGE] = "average", [PROP_POINTS] = "points", [PROP_AGAINST] = "against",
    [PROP_OUT] = "out",       [PROP_TURNS] = "turns",     [PROP_STREAK] = "streak",
    [PROP_RATING] = "rating", [PROP_DEVIATION] = "deviation",
  };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rummy_league_item_get_property;
  object_class->finalize = rummy_league_item_finalize;

  props[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_SHORT_NAME] =
    g_param_spec_string ("short-name", NULL, NULL, NULL, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  props[PROP_IS_COMPUTER] =
    g_param_spec_boolean ("is-computer", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  for (guint i = PROP_GAMES; i < N_PROPS; i++)
    props[i] = g_param_spec_double (numbers[i], NULL, NULL, -G_MAXDOUBLE, G_MAXDOUBLE, 0,
                                    G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

static void
rummy_league_item_init (RummyLeagueItem *self)
{
}

RummyLeagueItem *
rummy_league_item_new (RummyLeagueRow *row, const char *name)
{
  RummyLeagueItem *self = g_object_new (RUMMY_TYPE_LEAGUE_ITEM, NULL);

  self->row = row;
  self->name = g_strdup (name);

  return self;
}

const char *
rummy_league_item_get_name (RummyLeagueItem *self)
{
  g_return_val_if_fail (RUMMY_IS_LEAGUE_ITEM (self), NULL);

  return self->name;
}

const RummyLeagueRow *
rummy_league_item_get_row (RummyLeagueItem *self)
{
  g_return_val_if_fail (RUMMY_IS_LEAGUE_ITEM (self), NULL);

  return self->row;
}
