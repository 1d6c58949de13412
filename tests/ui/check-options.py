#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/options.md tells of every setting, with its values, its default and whose it is, as the program has them.

check-options.py SOURCE-FOLDER
"""

import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

SOURCE = Path(sys.argv[1])
EMPTY = ('', '[]', '{}')
ON = {'true': 'on', 'false': 'off'}

schema = ET.parse(SOURCE / 'data' / 'org.example.Rummy500.gschema.xml').getroot()
enums = {enum.get('id'): [value.get('nick') for value in enum] for enum in schema.iter('enum')}
keys = {key.get('name'): key for key in schema.iter('key')}

code = (SOURCE / 'src/store/profiles-options.c').read_text(encoding='utf-8')
shared = re.search(r'shared_keys\[\] = \{(.*?)\}', code, re.S)
shared = set(re.findall(r'"([^"]+)"', shared[1]))


def rows():
    """The cells of each line of a table that has a key, by the titles of the columns."""
    titles = []
    for line in (SOURCE / 'docs' / 'options.md').read_text(encoding='utf-8').splitlines():
        cells = [cell.strip() for cell in line.strip('|').split('|')] if line.startswith('|') else []
        if 'Key' in cells:
            titles = cells
        elif cells and len(cells) == len(titles) and cells[0].strip('-'):
            yield dict(zip(titles, cells))


told = {row['Key'].strip('`'): row for row in rows()}


def default(key):
    """As the table writes it."""
    text = keys[key].find('default').text.strip().strip("'")
    if keys[key].get('type') == 'b':
        return ON[text]
    return 'none' if text in EMPTY else text


def wrong_values(key):
    values = told[key].get('Values')
    limits = keys[key].find('range')
    if values is None:
        return False
    if keys[key].get('enum'):
        return re.findall(r'`([^`]+)`', values) != enums[keys[key].get('enum')]
    if keys[key].get('type') == 'b':
        return not values.startswith('on, off')
    return limits is not None and not values.startswith(f"{limits.get('min')} to {limits.get('max')}")


both = sorted(keys.keys() & told.keys())
cases = [
    ('every setting is told of', sorted(keys.keys() - told.keys())),
    ('all that is told of are settings, once each',
     sorted(told.keys() - keys.keys()) + ([] if len(told) == len(list(rows())) else ['one of them twice'])),
    ('the values are those of the schema', [key for key in both if wrong_values(key)]),
    ('the defaults are those of the schema',
     [f"{key} is {default(key)}" for key in both if told[key]['Default'].strip('`') != default(key)]),
    ('it is told whose each of them is',
     [key for key in both if told[key]['Of'] != ('machine' if key in shared else 'player')]),
]

print(f'1..{len(cases)}')
for number, (name, wrong) in enumerate(cases, 1):
    for line in wrong:
        print(f'# {line}')
    print(f"{'not ok' if wrong else 'ok'} {number} - {name}")
sys.exit(any(wrong for _, wrong in cases))
