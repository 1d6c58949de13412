#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Which fixtures prove which ids of the reference.

coverage.py IDS FIXTURES...          TAP: every id that needs a fixture has one, no case names an unknown id or is empty
coverage.py --table IDS FIXTURES...  the table, one id a line
"""

import re
import sys
from pathlib import Path

ID = re.compile(r"[MKWAPRCEN]-\d{2,3}")
CLAIM = re.compile(r"(legal|refuse|moves|expect|invalid) ")


def read_ids(path):
    """id -> why it needs no fixture, or None"""
    ids = {}
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        names, _, reason = line.partition(" - ")
        ids.update(dict.fromkeys(names.split(), reason or None))
    return ids


def read_cases(paths):
    """(ids, "file: name", whether it claims anything) of every case; a name begins with its ids"""
    for path in map(Path, paths):
        for text in re.split(r"^case ", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
            name, *lines = text.splitlines()
            words = name.split("#")[0].split()
            n_ids = next((i for i, word in enumerate(words) if not ID.fullmatch(word)), len(words))
            yield words[:n_ids], f"{path.stem}: {' '.join(words[n_ids:])}", any(map(CLAIM.match, lines))


def report(number, name, problems):
    for problem in problems:
        print(f"# {problem}")
    print(f"{'not ok' if problems else 'ok'} {number} - {name}")
    return not problems


def main():
    arguments = [a for a in sys.argv[1:] if a != "--table"]
    ids = read_ids(arguments[0])
    cases = list(read_cases(arguments[1:]))
    proved = {}
    for names, case, claims in cases:
        for name in names if claims else []:
            proved.setdefault(name, []).append(case)

    if "--table" in sys.argv:
        for name, reason in ids.items():
            print(f"{name}\t{'; '.join(proved.get(name, [])) or '(' + (reason or 'missing') + ')'}")
        return 0

    print("1..4")
    good = report(1, "every id has a fixture", [name for name, why in ids.items() if not why and name not in proved])
    good &= report(2, "every id of a case is known", sorted({name for names, *_ in cases for name in names} - set(ids)))
    good &= report(3, "every case names an id", [case for names, case, _ in cases if not names])
    good &= report(4, "every case claims something", [case for _, case, claims in cases if not claims])
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
