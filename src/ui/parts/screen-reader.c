/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#include "ui/parts/screen-reader.h"

#define REGISTRY "org.a11y.atspi.Registry"
#define REGISTRY_PATH "/org/a11y/atspi/registry"
#define ANNOUNCEMENT "object:announcement"

struct _RummyScreenReader {
  GObject parent_instance;

  GDBusConnection *bus; /* of accessibility, or NULL */
  guint subscription;
  gboolean listens;
};

G_DEFINE_FINAL_TYPE (RummyScreenReader, rummy_screen_reader, G_TYPE_OBJECT)

enum { PROP_LISTENS = 1, N_PROPS };
static GParamSpec *props[N_PROPS];

static void
set_listens (RummyScreenReader *self, gboolean listens)
{
  if (self->listens == listens)
    return;

  self->listens = listens;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LISTENS]);
}

/* Nobody can be asked: it stays as it is. */
static void
asked_cb (GObject *bus, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);
  g_autoptr (RummyScreenReader) self = data;
  g_autoptr (GVariantIter) events = NULL;
  const char *event;
  gboolean listens = FALSE;

  if (answer == NULL)
    return;

  g_variant_get (answer, "(a(ss))", &events);
  while (g_variant_iter_loop (events, "(&s&s)", NULL, &event))
    listens |= g_ascii_strncasecmp (event, ANNOUNCEMENT, strlen (ANNOUNCEMENT)) == 0;
  set_listens (self, listens);
}

static void
ask (RummyScreenReader *self)
{
  g_dbus_connection_call (self->bus, REGISTRY, REGISTRY_PATH, REGISTRY, "GetRegisteredEvents", NULL,
                          G_VARIANT_TYPE ("(a(ss))"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, asked_cb,
                          g_object_ref (self));
}

static void
changed_cb (GDBusConnection *bus, const char *sender, const char *path, const char *interface, const char *signal,
            GVariant *arguments, gpointer data)
{
  if (g_str_has_prefix (signal, "EventListener"))
    ask (data);
}

static void
connected_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (RummyScreenReader) self = data;

  self->bus = g_dbus_connection_new_for_address_finish (result, NULL);
  if (self->bus == NULL)
    return;

  g_dbus_connection_set_exit_on_close (self->bus, FALSE);
  self->subscription = g_dbus_connection_signal_subscribe (self->bus, REGISTRY, REGISTRY, NULL, REGISTRY_PATH, NULL,
                                                           G_DBUS_SIGNAL_FLAGS_NONE, changed_cb, self, NULL);
  ask (self);
}

static void
connect_to (RummyScreenReader *self, const char *address)
{
  g_dbus_connection_new_for_address (
    address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL,
    NULL, connected_cb, g_object_ref (self));
}

static void
address_cb (GObject *bus, GAsyncResult *result, gpointer data)
{
  g_autoptr (GVariant) answer = g_dbus_connection_call_finish (G_DBUS_CONNECTION (bus), result, NULL);
  g_autoptr (RummyScreenReader) self = data;
  const char *address;

  if (answer == NULL)
    return;

  g_variant_get (answer, "(&s)", &address);
  if (*address != '\0')
    connect_to (self, address);
}

static void
session_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (GDBusConnection) session = g_bus_get_finish (result, NULL);
  g_autoptr (RummyScreenReader) self = data;

  if (session != NULL)
    g_dbus_connection_call (session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL,
                            G_VARIANT_TYPE ("(s)"), G_DBUS_CALL_FLAGS_NONE, -1, NULL, address_cb,
                            g_object_ref (self));
}

static void
rummy_screen_reader_dispose (GObject *object)
{
  RummyScreenReader *self = RUMMY_SCREEN_READER (object);

  if (self->subscription != 0)
    g_dbus_connection_signal_unsubscribe (self->bus, self->subscription);
  self->subscription = 0;
  g_clear_object (&self->bus);

  G_OBJECT_CLASS (rummy_screen_reader_parent_class)->dispose (object);
}

static void
rummy_screen_reader_get_property (GObject *object, guint prop_id, GValue *value, GParamSpec *pspec)
{
  if (prop_id == PROP_LISTENS)
    g_value_set_boolean (value, RUMMY_SCREEN_READER (object)->listens);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rummy_screen_reader_class_init (RummyScreenReaderClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rummy_screen_reader_dispose;
  object_class->get_property = rummy_screen_reader_get_property;

  props[PROP_LISTENS] =
    g_param_spec_boolean ("listens", NULL, NULL, FALSE, G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, props);
}

/* The addresses are looked for as GTK does it: in a Flatpak only the variable is there. */
static void
rummy_screen_reader_init (RummyScreenReader *self)
{
  const char *address = g_getenv ("AT_SPI_BUS_ADDRESS");

  if (address != NULL && *address != '\0')
    connect_to (self, address);
  else if (g_getenv ("NO_AT_BRIDGE") == NULL && g_strcmp0 (g_getenv ("GTK_A11Y"), "none") != 0)
    g_bus_get (G_BUS_TYPE_SESSION, NULL, session_cb, g_object_ref (self));
}

RummyScreenReader *
rummy_screen_reader_new (void)
{
  return g_object_new (RUMMY_TYPE_SCREEN_READER, NULL);
}

gboolean
rummy_screen_reader_listens (RummyScreenReader *self)
{
  g_return_val_if_fail (RUMMY_IS_SCREEN_READER (self), FALSE);

  return self->listens;
}
