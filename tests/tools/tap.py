# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cases of a test, told in TAP."""

import sys
import traceback

cases = []


def case(name):
    """The function is a case: it asserts, or returns what is wrong as lines."""
    def add(function):
        cases.append((name, function))
        return function
    return add


def run_cases():
    failed = 0
    print(f'1..{len(cases)}')
    for number, (name, function) in enumerate(cases, 1):
        try:
            wrong = list(function() or ())
        except Exception:   # whatever went wrong is told and fails the case
            wrong = traceback.format_exc().splitlines()
        for line in wrong:
            print(f'# {line}')
        print(f"{'not ok' if wrong else 'ok'} {number} - {name}", flush=True)
        failed += bool(wrong)
    sys.exit(1 if failed else 0)
