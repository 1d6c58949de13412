#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Names what Ninja has to build for some suites, or for "bench"; "meson test" itself builds what all suites need.

test-targets.py BUILD-FOLDER SUITE...
"""

import json
import os
import sys

folder, suites = sys.argv[1], set(sys.argv[2:])


def info(kind):
    with open(os.path.join(folder, 'meson-info', f'intro-{kind}.json'), encoding='utf-8') as file:
        return json.load(file)


needed = {target for test in info('tests') for target in test['depends']
          if suites & {name.split(':')[-1] for name in test['suite']}}   # project:suite
needed |= {target['id'] for target in info('targets') if 'bench' in suites and target['name'].startswith('bench-')}
whole = suites & {'ui', 'e2e', 'trouble', 'arch', 'bench'}   # with what is installed and what is made: settings, catalogues
for target in info('targets'):
    if target['id'] in needed or (whole and target['build_by_default'] and (target['installed'] or target['type'] == 'custom')):
        print(*(os.path.relpath(name, folder) for name in target['filename']), sep='\n')
