#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The table of parameters in docs/RULES.md is what the engine says of itself.

test-rules-table.py PROGRAM SOURCE-FOLDER [--write]

With --write, it is made so.
"""

import re
import sys
from pathlib import Path

from engine import Engine
from tap import case, run_cases

PROGRAM, SOURCE = sys.argv[1], Path(sys.argv[2]).resolve()
DOCUMENT = SOURCE / 'docs/RULES.md'
PART = re.compile(r'(?<=<!-- made by tests/tools/test-rules-table.py -->\n)(.*)(?=<!-- end -->)', re.DOTALL)
ROW = re.compile(r'"([a-z0-9]+)", (?:\w+(?:\[\w+\])?, )?"(R-[^"]+)", "([^"]+)"')   # key, ids and sources in rules.c


def table():
    rows = {key: (ids, sources) for key, ids, sources in ROW.findall((SOURCE / 'src/engine/rules.c').read_text())}
    yield '| Id | Key | Values | Value | What it says | Source |'
    yield '|---|---|---|---|---|---|'
    with Engine(PROGRAM) as engine:
        engine.get('rules players=2')   # without a game, so that each value is the silent one
        for line in engine.get('parameters'):
            key, _, values, value, meaning = line.split(maxsplit=4)
            ids, sources = rows.pop(key)
            yield f"| {ids} | `{key}` | {values.replace('|', ', ').replace('..', '–')} | {value} | {meaning} | {sources} |"
    assert not rows, f'no parameters: {rows}'


@case('docs/RULES.md has the parameters of the engine')
def table_is_current():
    made, old = ''.join(f'{line}\n' for line in table()), DOCUMENT.read_text()
    new = PART.sub(lambda _: made, old)
    assert made in new
    if '--write' in sys.argv:
        DOCUMENT.write_text(new)
    elif new != old:
        return [line for line in made.splitlines() if line not in old.splitlines()] + [f'Mend: {" ".join(sys.argv)} --write']
    return []


run_cases()
