# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Cases that tell what is wrong line by line, in TAP."""

import subprocess
import sys

cases = []


def case(name):
    """The function is a case: it returns what is wrong, as a list of lines."""
    def add(function):
        cases.append((name, function))
        return function
    return add


def run_cases():
    failed = 0
    print(f'1..{len(cases)}')
    for number, (name, function) in enumerate(cases, 1):
        try:
            wrong = list(function())
        except (OSError, subprocess.SubprocessError) as error:
            wrong = [str(error)]
        for line in wrong:
            print(f'# {line}')
        print(f"{'not ok' if wrong else 'ok'} {number} - {name}", flush=True)
        failed += bool(wrong)
    sys.exit(1 if failed else 0)
