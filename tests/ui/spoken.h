/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* What is announced while it is not NULL: char *. */
extern GPtrArray *spoken;
