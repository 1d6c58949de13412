#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the single test cases of Meson test runs.

count-tests.py BUILD-FOLDER:EXIT-STATUS-OF-MESON-TEST...
"""

import json
import os
import sys
import xml.etree.ElementTree as xml


def short(name):
    """A program's name without its suite."""
    return name.split(' / ')[-1]


def cases(folder):
    """The cases of one run, as (name, 'passed' | 'failed' | 'skipped')."""
    junit = os.path.join(folder, 'meson-logs', 'testlog.junit.xml')
    failing = set()
    if os.path.exists(junit):
        for suite in xml.parse(junit).getroot():
            for case in suite:
                if case.tag != 'testcase':
                    continue
                program = suite.get('name').split(':')[-1]   # project.project:suite / program
                name = f"{program}: {case.get('name')}"
                kinds = {child.tag for child in case}
                if kinds & {'failure', 'error'}:
                    failing |= {short(program), short(case.get('name'))}
                    yield name, 'failed'
                else:
                    yield name, 'skipped' if 'skipped' in kinds else 'passed'

    # A program that crashed, hung or ended early may leave no failed case behind.
    log = os.path.join(folder, 'meson-logs', 'testlog.json')
    if os.path.exists(log):
        with open(log, encoding='utf-8', errors='replace') as lines:
            for program in map(json.loads, lines):
                name = program['name'].split(':')[-1]
                if program['result'] not in ('OK', 'SKIP', 'EXPECTEDFAIL') and short(name) not in failing:
                    yield f"{name}: {program['result'].lower()}", 'failed'


def main(runs):
    count = {'passed': 0, 'failed': 0, 'skipped': 0}
    for run in runs:
        folder, status = run.rsplit(':', 1)
        flavour = os.path.basename(folder)
        before = count['failed']
        for name, outcome in cases(folder):
            count[outcome] += 1
            if outcome != 'passed':
                print(f'{outcome}: {name} ({flavour})')
        if status != '0' and count['failed'] == before:
            count['failed'] += 1
            print(f'failed: building or testing ended with {status} ({flavour})')
    print(', '.join(f'{number} {outcome}' for outcome, number in count.items()))
    return 1 if count['failed'] or not count['passed'] else 0


sys.exit(main(sys.argv[1:]))
