/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* For the files of src/ui/help whose texts are in the catalogs of po/help, instead of <glib/gi18n.h>. */

#include "ui/config.h"

#define GETTEXT_PACKAGE RUMMY_HELP_DOMAIN

#include <glib/gi18n-lib.h>
