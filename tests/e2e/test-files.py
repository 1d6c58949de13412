#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Opens saved games with the real program: by the command line, by the bus, and while another game goes on.

test-files.py PROGRAM GAME"""

import os
import shutil
import subprocess
import sys

import cases
from program import Program

DEAL = '0000-0000-00500'
NAME = 'Last Round.rummy500'

CASES = {
    'start': 'a file on the command line is shown with the first start',
    'continue': 'its game goes on with its scores',
    'second': 'a second start shows a file in the window of the first',
    'kept': 'the game that went on before is kept',
    'bus': 'a file manager opens a file by the bus',
    'several': 'of several files the first is opened, and that is told',
    'damaged': 'a file that is cut off is refused, and the game stays',
    'nothing': 'a file that is not there ends the program with a word',
}


class Person:
    def __init__(self, program):
        self.program = program

    def wait_for(self, name, role=None):
        return self.program.wait(name, lambda look: look.find(name=name, role=role))

    def choose(self, name):
        """A row of the dialog, where it lies when all lies still."""
        self.wait_for(name)
        self.program.click(self.program.settle().find(name=name))

    def totals(self, look):
        told = next((thing.name for thing in look.things if ' · to ' in thing.name), '')
        return [part.split(' ')[-1] for part in told.split(' · ')[:-1]]

    def wait_for_totals(self, totals):
        self.program.wait(f'the totals {totals}', lambda look: not look.find(role='dialog') and
                          self.totals(look) == totals)


def play(program, game, done):
    person = Person(program)
    folder = os.environ['HOME']
    shutil.copyfile(game, os.path.join(folder, NAME))
    program.calm()
    os.chdir(folder)
    program.start('--deal=' + DEAL, NAME)
    person.wait_for('Open a Saved Game')
    look = program.look()
    assert look.find(name_starts=f'“{NAME}”, round '), look.text()
    # The picture is told as one thing, with no cards in it.
    assert look.find(name_starts='500 Rum, round '), look.text()
    assert sum(thing.name.startswith('Stock, ') for thing in look.things) == 1, look.text()
    scores = next(thing.name for thing in look.things if ' · ' in thing.name and ' · to ' not in thing.name and
                  not thing.name.startswith('The table'))
    totals = [part.split(' ')[-1] for part in scores.split(' · ')]
    done.add('start')
    person.choose('Continue')
    person.wait_for_totals(totals)
    done.add('continue')

    program.key('ctrl+n')
    person.wait_for_totals(['0', '0'])
    program.key('s')  # now it is missed
    program.settle()
    subprocess.run([program.path, NAME], check=True)
    person.choose('Continue')
    person.wait_for_totals(totals)
    done.add('second')
    kept = os.listdir(os.path.join(os.environ['XDG_DATA_HOME'], 'rummy500', 'unfinished'))
    # The one that was opened first, in whose place a new game came, and that one.
    assert len(kept) == 2 and all(name.endswith('.rummy500') for name in kept), kept
    done.add('kept')

    program.open_by_bus(os.path.join(folder, NAME))
    person.wait_for('Open a Saved Game')
    program.close_dialog()
    done.add('bus')
    program.open_by_bus(*[os.path.join(folder, NAME)] * 2)
    person.wait_for('Only the first of 2 files was opened.')
    program.close_dialog()
    subprocess.run([program.path, NAME, NAME, NAME], check=True)
    person.wait_for('Only the first of 3 files was opened.')
    program.close_dialog()
    done.add('several')

    with open(game, 'rb') as whole, open('cut.rummy500', 'wb') as cut:
        cut.write(whole.read()[:-1])
    program.open_by_bus(os.path.join(folder, 'cut.rummy500'))
    person.wait_for('Game Not Opened')
    program.close_dialog()
    person.wait_for_totals(totals)
    done.add('damaged')
    program.stop()

    wrong = subprocess.run([program.path, 'missing.rummy500'], capture_output=True, text=True, check=False)
    assert wrong.returncode == 1 and 'missing.rummy500' in wrong.stderr, wrong
    done.add('nothing')
    return f'{scores}, then kept: {kept[0]}'


def main():
    program = Program(os.path.abspath(sys.argv[1]))
    game = os.path.abspath(sys.argv[2])
    return cases.run(CASES, program, lambda done: play(program, game, done))


if __name__ == '__main__':
    sys.exit(main())
