#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says which files of two folders differ, in bytes or permissions, and where; fails if any does.

compare-trees.py ONE OTHER"""

import os
import re
import stat
import sys
from pathlib import Path

AROUND = 24   # bytes shown before and after the first that differs


def content(path):
    if path.is_symlink():
        return os.readlink(path).encode()
    return b'' if path.is_dir() else path.read_bytes()


def shown(data, offset):
    return re.sub('[^ -~]', '.', data[max(0, offset - AROUND):offset + AROUND].decode('latin-1'))


def difference(one, other):
    """Between two paths, in words; or None."""
    if not (os.path.lexists(one) and os.path.lexists(other)):
        return f'is not in {(other if os.path.lexists(one) else one).parent}'
    modes = [stat.filemode(path.lstat().st_mode) for path in (one, other)]
    if modes[0] != modes[1]:
        return f'is {modes[0]} and {modes[1]}'
    data = [content(path) for path in (one, other)]
    if data[0] == data[1]:
        return None
    offset = next((offset for offset, (a, b) in enumerate(zip(*data)) if a != b), min(map(len, data)))
    count = sum(a != b for a, b in zip(*data)) + abs(len(data[0]) - len(data[1]))
    return (f'has {len(data[0])} and {len(data[1])} bytes, {count} of them differ, first at {offset:#x}:\n'
            f'    {shown(data[0], offset)}\n    {shown(data[1], offset)}')


def main():
    trees = [Path(name) for name in sys.argv[1:]]
    names = sorted({path.relative_to(tree) for tree in trees for path in tree.rglob('*')})
    wrong = {name: found for name in names if (found := difference(*(tree / name for tree in trees)))}
    for name, found in wrong.items():
        print(f'{name} {found}')
    files = [name for name in names if not any((tree / name).is_dir() for tree in trees)]
    print(f'{len(files)} files, {len(wrong)} differ')
    sys.exit(1 if wrong or not files else 0)


main()
