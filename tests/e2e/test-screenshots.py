#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Goes where software centres show the program, and takes the pictures for them, which data/screenshots has.

test-screenshots.py PROGRAM GAME FOLDER NAME..., of which NAME are those of the pictures that the screen is meant for"""

import os
import shutil
import sys

import cases
from program import Program

CASES = {
    'score': 'the score after some rounds',
    'games': 'the games that there are',
    'phone': 'the table on a phone',
}

# That open what is shown; the table is there anyway.
KEYS = {'score': 'ctrl+t', 'games': 'ctrl+shift+n'}


def take(program, folder, names, done):
    game = os.path.join(os.environ['XDG_DATA_HOME'], 'rummy500', 'game')
    os.makedirs(os.path.dirname(game))
    shutil.copyfile(sys.argv[2], game)
    program.calm()
    program.start()
    program.wait('the own turn', lambda look: look.button('Draw'))

    for name in names:
        if name in KEYS:
            program.key(KEYS[name])
            # A dialog has the focus; the scores are beside the table.
            program.wait(name, lambda look: look.with_focus() or name == 'score' and look.find(name='Moves'))
        program.settle()
        program.picture(os.path.join(folder, name + '.png'))
        program.key('F9' if name == 'score' else 'Escape')
        program.wait('the table', lambda look: not look.find(role='dialog'))
        done.add(name)
    program.stop()
    return 'taken'


def main():
    folder, names = sys.argv[3], sys.argv[4:]
    program = Program(sys.argv[1])
    return cases.run({name: CASES[name] for name in names}, program,
                     lambda done: take(program, folder, names, done))


if __name__ == '__main__':
    sys.exit(main())
