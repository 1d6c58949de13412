#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""Which fixtures prove which ids of the reference.

coverage.py IDS FIXTURES...          TAP: every id that needs a fixture has one, no case names an unknown id
coverage.py --table IDS FIXTURES...  the table, one id a line
"""

import re
import sys
from pathlib import Path

ID = re.compile(r"[MKWAPRCE]-\d{2,3}")


def read_ids(path):
    """id -> why it needs no fixture, or None"""
    ids = {}
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        names, _, reason = line.partition(" - ")
        ids.update(dict.fromkeys(names.split(), reason or None))
    return ids


def read_cases(paths):
    """(ids, "file: name") of every case; a name begins with its ids"""
    for path in map(Path, paths):
        for line in path.read_text(encoding="utf-8").splitlines():
            if not line.startswith("case "):
                continue
            words = line.split()[1:]
            n_ids = next((i for i, word in enumerate(words) if not ID.fullmatch(word)), len(words))
            yield words[:n_ids], f"{path.stem}: {' '.join(words[n_ids:])}"


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
    for names, case in cases:
        for name in names:
            proved.setdefault(name, []).append(case)

    if "--table" in sys.argv:
        for name, reason in ids.items():
            print(f"{name}\t{'; '.join(proved.get(name, [])) or '(' + (reason or 'missing') + ')'}")
        return 0

    print("1..3")
    good = report(1, "every id has a fixture", [name for name, why in ids.items() if not why and name not in proved])
    good &= report(2, "every id of a case is known", sorted(set(proved) - set(ids)))
    good &= report(3, "every case names an id", [case for names, case in cases if not names])
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
