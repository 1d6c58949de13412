# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The ids by which rules and features are cited."""

import re
from pathlib import Path

ID = re.compile(r'[MKWAP]-\d{3}|R-\d{2}|C-\d{2,3}|[NE]-\d{2}')
ENTRY = re.compile(r'- \*\*([^*]+)\*\*(?: \(([^)]+)\))?|\| ([^|]+)\|')   # an entry of a list or the row of a table


def defined(document):
    """id -> the place of the program that it belongs to, None for a rule of play; an id has one entry, a parameter may
    have several rows."""
    found = {}
    for line in Path(document).read_text(encoding='utf-8').splitlines():
        if match := ENTRY.match(line):
            for name in filter(ID.fullmatch, (match[1] or match[3]).split()):
                assert name not in found or match[3], f'{document} has {name} twice'
                found[name] = match[2]
    return found
