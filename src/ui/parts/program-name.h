/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib/gi18n.h>

#include "ui/config.h"

/* The localized name of the program. */
#if RUMMY_DEVELOPMENT
/* Translators: the name of a development version of the program. */
#define RUMMY_NAME _("Rummy 500 (Development)")
#else
#define RUMMY_NAME _("Rummy 500")
#endif
