/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/records/empty-page.h"

struct _RummyEmptyPage {
  AdwBin parent_instance;

  char *texts[3];
};

G_DEFINE_FINAL_TYPE (RummyEmptyPage, rummy_empty_page, ADW_TYPE_BIN)

enum { PROP_ICON_NAME = 1, PROP_TITLE, PROP_DESCRIPTION, N_PROPS };
static GParamSpec *props[N_PROPS];

static void
rummy_empty_page_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_string (value, RUMMY_EMPTY_PAGE (object)->texts[id - 1]);
}

static void
rummy_empty_page_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (g_set_str (&RUMMY_EMPTY_PAGE (object)->texts[id - 1], g_value_get_string (value)))
    g_object_notify_by_pspec (object, pspec);
}

static void
rummy_empty_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RUMMY_TYPE_EMPTY_PAGE);

  G_OBJECT_CLASS (rummy_empty_page_parent_class)->dispose (object);
}

static void
rummy_empty_page_finalize (GObject *object)
{
  for (guint i = 0; i < G_N_ELEMENTS (RUMMY_EMPTY_PAGE (object)->texts); i++)
    g_free (RUMMY_EMPTY_PAGE (object)->texts[i]);

  G_OBJECT_CLASS (rummy_empty_page_parent_class)->finalize (object);
}

static void
rummy_empty_page_class_init (RummyEmptyPageClass *klass)
{
  static const char *const names[N_PROPS] = { NULL, "icon-name", "title", "description" };
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = rummy_empty_page_get_property;
  object_class->set_property = rummy_empty_page_set_property;
  object_class->dispose = rummy_empty_page_dispose;
  object_class->finalize = rummy_empty_page_finalize;

  for (guint i = 1; i < N_PROPS; i++)
    props[i] = g_param_spec_string (names[i], NULL, NULL, NULL,
                                    G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);

  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass), "/org/example/Rummy500/empty-page.ui");
}

static void
rummy_empty_page_init (RummyEmptyPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
