#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts faults into sources that are built already and tells which tests notice; see build-aux/faults.

faults.py SOURCE-FOLDER BUILD-FOLDER FAULTS [--list] [--near] [FAULT | ROOM]...
"""

import itertools
import json
import re
import subprocess
import sys
import time
from pathlib import Path

from reach import Reach

PATIENCE = 0.4   # of what a test may take: a test that hangs has noticed
NOBODY = 'NOBODY'


def parse(path):
    """The faults of a file by name: the text that goes, and what comes."""
    faults, name = {}, None
    for line in path.read_text(encoding='utf-8').splitlines():
        if line.startswith(('-', '+', ' ')):
            for part, others in zip(faults[name], '+-'):
                part.extend([line[1:]] if line[0] != others else [])
        elif line and not line.startswith('#'):
            name = line
            if name in faults:
                sys.exit(f'{name}: there are two of that name')
            faults[name] = ([], [])
    return faults


def place(source, name, fault):
    """The file of a fault, and its text with it."""
    words = r'\s+'.join(map(re.escape, ' '.join(fault[0]).split()))
    found = [(path, match) for path in sorted((source / 'src' / name.split('/')[0]).rglob('*.[chb]*'))
             for match in re.finditer(rf'(?<!\S){words}(?!\S)', path.read_text(encoding='utf-8'))]
    if len(found) != 1:
        raise LookupError(f'{name}: there are {len(found)} places for it, not one')
    path, match = found[0]
    return path, match.string[:match.start()] + '\n'.join(fault[1]).strip() + match.string[match.end():]


class Notice:
    """Runs tests in a build folder."""

    def __init__(self, reach):
        self.reach = reach

    def make(self, tests):
        targets = sorted({output for test in tests for output in self.reach.outputs(test)})
        run = subprocess.run(['ninja', '-C', self.reach.build, '--quiet', *targets], stdout=subprocess.PIPE, text=True,
                             stderr=subprocess.STDOUT, check=False) if targets else None
        if run and run.returncode:
            raise RuntimeError('\n'.join(run.stdout.splitlines()[-20:]))

    def first(self, tests):
        """Builds and runs tests of one suite up to the first that fails; its name and the case, or None."""
        self.make(tests)
        log = self.reach.build / 'meson-logs/faults.json'
        log.unlink(missing_ok=True)
        run = subprocess.run(['meson', 'test', '-C', self.reach.build, '--no-rebuild', '--maxfail=1', '--logbase=faults',
                              f'--timeout-multiplier={PATIENCE}', f"--suite={tests[0].split('/')[0]}",
                              *(self.reach.tests[test]['name'] for test in tests)],
                             stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
        for result in map(json.loads, log.read_text(encoding='utf-8', errors='replace').splitlines()):
            if result['result'] not in ('OK', 'SKIP', 'EXPECTEDFAIL', 'INTERRUPT'):
                case = re.search(r'^(?:not ok(?: \d+)?|Bail out!)[ -]*(.*)', result.get('stdout', ''), re.MULTILINE)
                return self.key(result), case[1][:100] if case else result['result'].lower()
        if run.returncode:
            raise RuntimeError(f'the tests ended with {run.returncode}')
        return None

    def key(self, result):
        suite, name = re.fullmatch(r'[^:]+:([^+ ]+)\S* / (.*)', result['name']).groups()
        return f'{suite}/{name}'

    def notice(self, file, near_only):
        tests, near = self.reach.reached(file)
        groups = itertools.groupby(tests, key=lambda test: (test not in near, test.split('/')[0]))
        for (is_far, _), group in groups:
            found = None if near_only and is_far else self.first(list(group))
            if found:
                return found, not is_far
        return None, False


def main(source, build, path, arguments):
    faults = parse(Path(path))
    names = [argument for argument in arguments if not argument.startswith('--')]
    unknown = [name for name in names if not any(name in (fault, fault.split('/')[0]) for fault in faults)]
    if unknown:
        sys.exit(f'There is no fault {unknown[0]}.')
    chosen = {name: fault for name, fault in faults.items() if not names or name in names or name.split('/')[0] in names}
    wide = max(map(len, chosen))
    bad = []
    for name, fault in chosen.items():
        try:
            file = place(source, name, fault)[0]
            if '--list' in arguments:
                print(f'{name:<{wide}}  {file.relative_to(source)}')
        except LookupError as error:
            bad.append(str(error))
    if bad or '--list' in arguments:
        sys.exit('\n'.join(bad) or 0)

    notice = Notice(Reach(source, build))
    noticing, unnoticed = set(), []
    for name, fault in chosen.items():
        file, text = place(source, name, fault)
        before, start = file.read_bytes(), time.monotonic()
        notice.reach.reached(str(file.relative_to(source)))   # what leads to it is asked for before it changes
        file.write_text(text, encoding='utf-8')
        try:
            found, is_near = notice.notice(str(file.relative_to(source)), '--near' in arguments)
            words = f'{found[0]}{"" if is_near else " (far)"}: {found[1]}' if found else NOBODY
        except RuntimeError as error:
            found, words = None, f'ERROR: {error}'
        finally:
            file.write_bytes(before)
        if found:
            noticing.add(found[0])
        else:
            unnoticed.append(name)
        print(f'{name:<{wide}}  {time.monotonic() - start:4.0f} s  {words}', flush=True)

    for _, group in itertools.groupby(sorted(noticing), key=lambda test: test.split('/')[0]):
        failing = notice.first(list(group))
        if failing:
            sys.exit(f'{failing[0]} fails without a fault, too.')
    print(f'{len(chosen) - len(unnoticed)} of {len(chosen)} noticed')
    sys.exit(f'Not noticed: {" ".join(unnoticed)}' if unnoticed else 0)


main(Path(sys.argv[1]).resolve(), sys.argv[2], sys.argv[3], sys.argv[4:])
