#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Which fixtures prove which ids of docs/RULES.md and docs/FEATURES.md.

coverage.py RULES FEATURES FIXTURES...          TAP
coverage.py --table RULES FEATURES FIXTURES...  the table, one id a line
"""

import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / 'tools'))
sys.dont_write_bytecode = True
from ids import ID, defined  # pylint: disable=wrong-import-position
from tap import case, run_cases  # pylint: disable=wrong-import-position

CLAIM = re.compile(r'(legal|refuse|moves|expect|invalid) ')


def read_cases(paths):
    """(ids, "file: name", whether it claims anything) of every case; a name begins with its ids"""
    for path in map(Path, paths):
        for text in re.split(r'^case ', path.read_text(encoding='utf-8'), flags=re.MULTILINE)[1:]:
            name, *lines = text.splitlines()
            words = name.split('#')[0].split()
            n_ids = next((i for i, word in enumerate(words) if not ID.fullmatch(word)), len(words))
            yield words[:n_ids], f'{path.stem}: {" ".join(words[n_ids:])}', any(map(CLAIM.match, lines))


RULES, FEATURES, *FIXTURES = [argument for argument in sys.argv[1:] if argument != '--table']
IDS = defined(RULES) | defined(FEATURES)   # with the places of those that need no fixture
CASES = list(read_cases(FIXTURES))
PROVED = {}
for ids, name_of_case, claims in CASES:
    for id_ in ids if claims else []:
        PROVED.setdefault(id_, []).append(name_of_case)


@case('every rule of play has a fixture')
def all_proved():
    return [name for name, place in IDS.items() if not place and name not in PROVED]


@case('every id of a case is known')
def all_known():
    return sorted({name for names, *_ in CASES for name in names} - set(IDS))


@case('every case names an id')
def all_named():
    return [name for names, name, _ in CASES if not names]


@case('every case claims something')
def all_claim():
    return [name for _, name, claim in CASES if not claim]


if '--table' in sys.argv:
    for id_, place_of_id in IDS.items():
        print(f"{id_}\t{'; '.join(PROVED.get(id_, [])) or '(' + (place_of_id or 'missing') + ')'}")
else:
    run_cases()
