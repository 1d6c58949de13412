/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib/gi18n.h>

#include "ui/config.h"

/* What the program is called in the language of whoever uses it. */
#if RUMMY_DEVELOPMENT
/* Translators: the name of the program where it is a version under development, beside the one that is in use. */
#define RUMMY_NAME _("Rummy 500 (Development)")
#else
#define RUMMY_NAME _("Rummy 500")
#endif
