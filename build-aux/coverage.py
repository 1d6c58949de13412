#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells how many lines of each layer the tests have run; fails where a layer is below its bound.

coverage.py SOURCE-FOLDER BUILD-FOLDER [--lines] LAYER...

--lines  also names the lines that were not run, of each file below the bound
"""

import collections
import concurrent.futures
import json
import subprocess
import sys
from pathlib import Path

# Per cent of the lines that hold code. What is left in ui needs a printer, a file chooser or another program.
BOUNDS = {'engine': 95, 'ai': 95, 'store': 95, 'game': 95, 'ui': 80}


def report(notes):
    """What gcov says about one object: without counts, where nothing of it was ever run, all lines are zero."""
    counts = notes.with_suffix('.gcda')
    run = subprocess.run(['gcov', '--json-format', '--stdout', counts if counts.exists() else notes], cwd=notes.parent,
                         stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True)
    return json.loads(run.stdout)


def read(source, build, layers):
    """By layer and file: how often each line was run, over all objects that hold it."""
    lines = {layer: collections.defaultdict(collections.Counter) for layer in layers}
    notes = sorted(path for layer in BOUNDS for path in (build / 'src' / layer).rglob('*.gcno'))
    with concurrent.futures.ThreadPoolExecutor() as pool:
        for answer in pool.map(report, notes):
            folder = Path(answer['current_working_directory'])
            for file in answer['files']:
                path = (folder / file['file']).resolve()
                if path.parent.parent == source / 'src' and path.parent.name in lines:
                    for line in file['lines']:
                        lines[path.parent.name][path.name][line['line_number']] += line['count']
    return lines


def spans(numbers):
    """Line numbers as text: 3, 7-9."""
    found = []
    for number in sorted(numbers):
        if found and found[-1][1] == number - 1:
            found[-1][1] = number
        else:
            found.append([number, number])
    return ', '.join(str(first) if first == last else f'{first}-{last}' for first, last in found)


def row(name, counts, note=''):
    total, hit = len(counts), sum(count > 0 for count in counts)
    print(f'{name:<36} {hit:>6} of {total:>6}  {100 * hit / total:5.1f} %{note}')
    return hit / total


def main(source, build, arguments):
    layers = [word for word in arguments if word in BOUNDS]
    low = 0
    for layer, files in read(source, build, layers).items():
        bound = BOUNDS[layer] / 100
        counts = [count for file in files.values() for count in file.values()]
        if not counts:
            sys.exit(f'Nothing was measured in {layer}.')
        if row(layer, counts, f'  (at least {BOUNDS[layer]} %)') < bound:
            low += 1
        for name, file in sorted(files.items()):
            missed = [number for number, count in file.items() if count == 0]
            if len(missed) > (1 - bound) * len(file):
                row(f'  {name}', list(file.values()))
                if '--lines' in arguments:
                    print(f'    {spans(missed)}')
    if low:
        sys.exit(f'{low} layer(s) below the bound.')


main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve(), sys.argv[3:])
