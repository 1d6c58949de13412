#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Has clang-tidy and the analyzer of GCC read C files as the build compiles them, and tells what they find.

lint.py BUILD-FOLDER FILE...
"""

import concurrent.futures
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

# Left out of the analyzer, for what is left of its sight behind a function of another file or of GLib:
ANALYZER = [
    '-fanalyzer', '-Werror',
    # Arrays that a loop fills it takes for empty; what GCC else calls uninitialized is an error of every build.
    '-Wno-analyzer-use-of-uninitialized-value',
    # It does not know that an error comes with its reason, and an option with its value.
    '-Wno-analyzer-null-dereference', '-Wno-analyzer-null-argument', '-Wno-analyzer-possible-null-dereference',
    # Nor who takes what is given away, and that standard input stays open; LeakSanitizer sees what is left.
    '-Wno-analyzer-malloc-leak', '-Wno-analyzer-file-leak',
    # Sizes on a screen are rounded before they are used.
    '-Wno-analyzer-imprecise-fp-arithmetic',
]


def analysis(entry):
    """The command that compiles, without what it would write."""
    words = iter(shlex.split(entry['command']))
    for word in words:
        if word in ('-o', '-MF', '-MQ', '-MT'):
            next(words)
        elif word != '-MD':
            yield word
    yield from (*ANALYZER, '-o', '/dev/null')


def run(command, folder):
    """What it said, where it was not content."""
    done = subprocess.run(command, cwd=folder, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    return done.stdout if done.returncode else ''


def main(build, names):
    entries = {}
    for entry in json.loads((build / 'compile_commands.json').read_text(encoding='utf-8')):
        entries[(Path(entry['directory']) / entry['file']).resolve()] = entry
    wrong = 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        tasks = []
        for path in (Path(name).resolve() for name in names):
            entry = entries[path]
            tasks.append(pool.submit(run, list(analysis(entry)), entry['directory']))
            tasks.append(pool.submit(run, ['clang-tidy', '--quiet', '-p', build, path], entry['directory']))
        for task in tasks:
            if said := task.result():
                print(said, flush=True)
                wrong += 1
    sys.exit(1 if wrong else 0)


main(Path(sys.argv[1]).resolve(), sys.argv[2:])
