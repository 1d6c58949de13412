#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the single test cases of Meson test runs.

count-tests.py LOG:EXIT-STATUS-OF-MESON-TEST...

LOG is the path of what Meson has written, without what its names end in: BUILD-FOLDER/meson-logs/testlog
"""

import json
import os
import sys
import xml.etree.ElementTree as xml


def short(name):
    """A program's name without its suite."""
    return name.split(' / ')[-1]


def cases(log):
    """The cases of one run, as (name, 'passed' | 'failed' | 'skipped')."""
    junit = log + '.junit.xml'
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
    programs = log + '.json'
    if os.path.exists(programs):
        with open(programs, encoding='utf-8', errors='replace') as lines:
            for program in map(json.loads, lines):
                name = program['name'].split(':')[-1]
                if program['result'] not in ('OK', 'SKIP', 'EXPECTEDFAIL') and short(name) not in failing:
                    yield f"{name}: {program['result'].lower()}", 'failed'


def main(runs):
    count = {'passed': 0, 'failed': 0, 'skipped': 0}
    for run in runs:
        log, status = run.rsplit(':', 1)
        flavour = log.split(os.sep)[-3:][0]   # the build folder
        if os.path.basename(log) != 'testlog':
            flavour += ', ' + os.path.basename(log)
        before = count['failed']
        for name, outcome in cases(log):
            count[outcome] += 1
            if outcome != 'passed':
                print(f'{outcome}: {name} ({flavour})')
        if status != '0' and count['failed'] == before:
            count['failed'] += 1
            print(f'failed: building or testing ended with {status} ({flavour})')
    print(', '.join(f'{number} {outcome}' for outcome, number in count.items()))
    return 1 if count['failed'] or not count['passed'] else 0


sys.exit(main(sys.argv[1:]))
