/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The words announced so far, as strings; while it is NULL, they are dropped. */
extern GPtrArray *spoken;
