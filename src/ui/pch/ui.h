/* SPDX-FileCopyrightText: The Rummy 500 authors
 * SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

/* What nearly every file of ui and of its tests includes, and what takes most of the time to compile one: where Meson
 * precompiles headers it is read once.  Each file includes what it needs, as builds with -Db_pch=false show. */

#include <adwaita.h>
