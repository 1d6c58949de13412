/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

/* Defines a final type of objects that have a struct, but no properties or signals.  clear releases what the struct
 * holds, and may be called twice. */
#define RUMMY_DEFINE_OBJECT(Type, type_name)                                                                           \
  G_DEFINE_FINAL_TYPE (Type, type_name, G_TYPE_OBJECT)                                                                 \
                                                                                                                       \
  static void type_name##_class_init (Type##Class *klass)                                                              \
  {                                                                                                                    \
  }                                                                                                                    \
                                                                                                                       \
  static void type_name##_init (Type *self)                                                                            \
  {                                                                                                                    \
  }

#define RUMMY_DEFINE_OBJECT_WITH_CLEAR(Type, type_name, clear)                                                         \
  G_DEFINE_FINAL_TYPE (Type, type_name, G_TYPE_OBJECT)                                                                 \
                                                                                                                       \
  static void type_name##_dispose (GObject *object)                                                                    \
  {                                                                                                                    \
    clear ((Type *) object);                                                                                           \
    G_OBJECT_CLASS (type_name##_parent_class)->dispose (object);                                                       \
  }                                                                                                                    \
                                                                                                                       \
  static void type_name##_class_init (Type##Class *klass)                                                              \
  {                                                                                                                    \
    G_OBJECT_CLASS (klass)->dispose = type_name##_dispose;                                                             \
  }                                                                                                                    \
                                                                                                                       \
  static void type_name##_init (Type *self)                                                                            \
  {                                                                                                                    \
  }
