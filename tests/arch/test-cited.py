#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What code and documents cite exists: rules and features, files, functions and types.

test-cited.py SOURCE-FOLDER
"""

import re
import subprocess
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / 'tools'))
sys.dont_write_bytecode = True
from ids import defined  # pylint: disable=wrong-import-position
from tap import case, run_cases  # pylint: disable=wrong-import-position

SOURCE = Path(sys.argv[1]).resolve()
FOLDERS = 'build-aux data docs po src tests'.split()
# Art, whose paths look like ids, and what nobody wrote.
APART = 'data/cards/', 'data/icons/', 'data/screenshots/', 'data/sounds/', 'tests/fuzz/corpus/'
CITED = re.compile(r'(?<![\w-])[MKWAPRCNE]-\d{2,3}(?![\w-])')
PATH = re.compile(r'(?<![\w./<$~-])(?:[\w.*-]+/)+[\w.*-]*\w')
LINK = re.compile(r'\]\(([\w.-]+\.md)\)')
ENDING = re.compile(r'\.(c|h|py|sh|blp|css|md|txt|xml|in|build|po|svg)$')
NAME = re.compile(r'\b(?:rummy_\w+|Rummy[A-Z]\w+|RUMMY_\w+)\b')


def name_of(path):
    return str(path.relative_to(SOURCE))


def read(path):
    return path.read_text(encoding='utf-8', errors='replace')


def lines(path):
    return enumerate(read(path).splitlines(), 1)


def documents():
    found = sorted(path for pattern in ('*.md', 'docs/*.md', 'data/*/README.md', 'tests/**/README.md')
                   for path in SOURCE.glob(pattern))
    assert len(found) > 8, found
    return found


def texts():
    for path in (path for folder in FOLDERS for path in (SOURCE / folder).rglob('*')):
        if path.is_file() and path.suffix not in ('.po', '.pyc') and not name_of(path).startswith(APART):
            yield path


@case('every id that is cited is in docs/RULES.md or docs/FEATURES.md')
def ids():
    known = {*defined(SOURCE / 'docs/RULES.md'), *defined(SOURCE / 'docs/FEATURES.md')}
    assert len(known) > 900
    for path in sorted({*texts(), *documents()}):
        for number, line in lines(path):
            for cited in set(CITED.findall(line)) - known:
                yield f'{name_of(path)}:{number} cites {cited}'


@case('every place of docs/FEATURES.md is in its table, and every place of the table is used')
def places():
    text = read(SOURCE / 'docs/FEATURES.md')
    table = re.search(r'^\| Place \|.*\n\|[-|]+\n((?:\|.*\n)+)', text, re.MULTILINE)[1]
    known = set()
    for row in re.findall(r'^\| (.+?) \|', table, re.MULTILINE):
        group, _, pages = row.rpartition(': ')   # "preferences: Table, Play"
        known |= {group, *(f'{group}: {page}' for page in pages.split(', '))} if group else {*pages.split(', ')}
    used = {place for where in defined(SOURCE / 'docs/FEATURES.md').values() if where for place in where.split(', ')}
    return [f'"{place}" is only in the {"table" if place in known else "list"}' for place in sorted(known ^ used)]


@case('what documents say a player finds has that name in the program')
def labels():
    table = re.search(r'^\| Place \|.*?\n\n', read(SOURCE / 'docs/FEATURES.md'), re.MULTILINE | re.DOTALL)[0]
    table += ''.join(read(SOURCE / name) for name in ('README.md', 'docs/deals.md', 'docs/house-rules.md', 'docs/options.md'))
    sources = [path for path in (SOURCE / 'src/ui').rglob('*') if path.suffix in ('.c', '.blp')]
    said = {text.replace('_', '') for path in sources
            for text in re.findall(r'_ ?\((?:"[^"]*", ?)?"([^"]*)"', read(path))}
    named = re.findall(r'\*([A-Z][^*|\n]+)\*', table)
    assert len(named) > 25
    return [name for name in named if name not in said and name + '…' not in said]


@case('docs/RULES.md has the parameters of src/engine/rules.c, and no others')
def parameters():
    table = read(SOURCE / 'src/engine/rules.c')
    rows = {(key, ids_) for key, ids_ in re.findall(r'"([a-z0-9]+)", (?:\w+(?:\[\w+\])?, )?"(R-[^"]+)"', table)}
    document = read(SOURCE / 'docs/RULES.md')
    told = {(key, ids_) for ids_, key in re.findall(r'^\| (R-[^|]+) \| `([a-z0-9]+)`', document, re.MULTILINE)}
    assert len(rows) > 80
    return [f'{key} ({ids_})' for key, ids_ in sorted(rows ^ told)]


@case('every file that a document names exists')
def paths():
    for path in documents():
        for number, line in lines(path):
            for named in PATH.findall(line) + LINK.findall(line):
                if (named.split('/')[0] in FOLDERS or ENDING.search(named)) and \
                        not any(list(folder.glob(named)) for folder in (SOURCE, SOURCE / 'src', path.parent)):
                    yield f'{name_of(path)}:{number} names {named}'


@case('every function, type and constant that a document names exists')
def names():
    known = {word for path in texts() if path.suffix != '.md' for word in NAME.findall(read(path))}
    for path in documents():
        for number, line in lines(path):
            for named in set(NAME.findall(line)) - known:
                yield f'{name_of(path)}:{number} names {named}'


@case('every fault of build-aux/faults.txt has its place in src')
def faults():
    command = [sys.executable, '-B', SOURCE / 'build-aux/faults.py', SOURCE, '.', SOURCE / 'build-aux/faults.txt', '--list']
    listed = subprocess.run(command, capture_output=True, text=True, check=False)
    return listed.stderr.splitlines() if listed.returncode else []


run_cases()
