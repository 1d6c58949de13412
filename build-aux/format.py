#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells where lines of C are indented or spaced otherwise than .clang-format says.

format.py [--fix] FILE...

Where a line ends is left to whoever writes it, so that tables stay tables; tests/arch says how long it may be. So are
the lines of a macro.

clang-format puts a space before the parenthesis of every call; gettext's stand without one, _("Draw"), as in all of
GNOME. So it is given operators in their places, of the same width, behind which it puts none.
"""

import concurrent.futures
import difflib
import os
import re
import subprocess
import sys
from pathlib import Path

GETTEXT = re.compile(r'\b(NC|NP|C|N|)_\((?=["\w])')


def black(line):
    return re.sub(r'\s|\\$', '', line)


def formatted(path):
    """The text, and as it should be."""
    text = path.read_text(encoding='utf-8')
    hidden = GETTEXT.sub(lambda match: '~' * (len(match.group()) - 1) + '(', text)
    run = subprocess.run(['clang-format', f'--assume-filename={path}'], input=hidden, text=True, check=True, stdout=subprocess.PIPE)
    # It moves space alone, and where lines of a macro are continued; so the other characters say which is which.
    characters = iter(re.sub(r'\s|\\\n', '', text))
    shown = re.sub(r'\\\n|\S', lambda match: match.group() if match.group() == '\\\n' else next(characters), run.stdout)
    before, after = text.split('\n'), shown.split('\n')
    lines = list(before)
    for i, j, length in difflib.SequenceMatcher(None, *([black(line) for line in side] for side in (before, after)),
                                                autojunk=False).get_matching_blocks():
        for k in range(length):
            if not before[i + k].endswith('\\') and not before[i + k - 1].endswith('\\'):
                lines[i + k] = after[j + k]
    return text, '\n'.join(lines)


def main(arguments):
    fix = '--fix' in arguments
    paths = [Path(name) for name in arguments if name != '--fix']
    wrong = 0
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        for path, (before, after) in zip(paths, pool.map(formatted, paths, chunksize=8)):
            if before == after:
                continue
            wrong += 1
            if fix:
                path.write_text(after, encoding='utf-8')
            else:
                sides = (side.splitlines(True) for side in (before, after))
                sys.stdout.writelines(difflib.unified_diff(*sides, str(path), 'as it should be', n=0))
    sys.exit(1 if wrong and not fix else 0)


if __name__ == '__main__':
    main(sys.argv[1:])
