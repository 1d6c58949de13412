#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Thousands of lines that are nearly right: each has one answer, and what is refused changes nothing.

test-lines.py PROGRAM FILE...     the files have lines of the protocol
"""

import random
import sys
from pathlib import Path

from engine import Engine
from tap import case, run_cases

PROGRAM = sys.argv[1]
LINES = sorted({line for name in sys.argv[2:] for line in Path(name).read_text().splitlines()})
WORDS = sorted({word for line in LINES for word in line.split()})
CHARACTERS = '0123456789*=/-.# \t\'"ACDHSKTabcdez\x01\x7f'
RULES = [line for line in LINES if line.startswith('rules ')]
COUNT = 2000
GAME = 100      # lines before other rules


def mutated(rng, line):
    for _ in range(rng.choice((0, 0, 1, 1, 2, 3, 8))):
        at, words = rng.randrange(len(line) + 1), line.split()
        kind = rng.randrange(8)
        if kind == 0:
            line = line[:at] + line[at + 1:]
        elif kind == 1:
            line = line[:at] + rng.choice(CHARACTERS) + line[at:]
        elif kind == 2:
            line = line[:at]
        elif kind == 3:
            line += ' ' + rng.choice(WORDS)
        elif kind == 4:
            line = line[:at] + rng.choice(LINES)[at:]
        elif kind == 5 and words:
            words[rng.randrange(len(words))] = rng.choice(WORDS)
            line = ' '.join(words)
        elif kind == 6 and words:
            del words[rng.randrange(len(words))]
            line = ' '.join(words)
        elif kind == 7 and words:
            rng.shuffle(words)
            line = ' '.join(words)
    return line


def try_lines(seed):
    rng = random.Random(seed)
    granted = refused = 0
    with Engine(PROGRAM) as player:
        before = player.get('save') + player.get('state')
        for number in range(COUNT):
            if number % GAME == 0:
                line = rng.choice(RULES)
            elif rng.random() < .6:
                line = mutated(rng, 'play ' + rng.choice(player.get('moves') or ['deal']))
            else:
                line = mutated(rng, rng.choice(LINES))
            request = line.split('#')[0].strip(' \t')
            if request == '' or request == 'quit':
                continue
            player.send(line + '\n.\nsave\nstate' if request == 'load' else line + '\nsave\nstate')
            ok, _answer = player.answer()
            after = player.answer()[1] + player.answer()[1]
            assert ok or before == after, f'changed by {line!r}'
            before = after
            granted += ok
            refused += not ok
    assert granted > COUNT / 10 and refused > COUNT / 10, (granted, refused)


for start in (1, 2):
    case(f'{COUNT} lines, seed {start}')(lambda start=start: try_lines(start))

run_cases()
