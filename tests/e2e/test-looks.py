#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses cards and a table in the real program as a person does, and finds them again after the next start.

test-looks.py PROGRAM PICTURE"""

import subprocess
import sys

import cases
from pointers import xdotool
from program import Program

DEAL = '0000-0000-00500'

CASES = {
    'key': 'Ctrl and comma open the preferences',
    'choose': 'a click on the picture of a back chooses it',
    'live': 'it shows on the table at once',
    'restart': 'the next start shows the same cards on the same table',
    'reset': 'all of it can be reset',
    'undo': 'and the reset taken back',
}


class Person:
    def __init__(self, program):
        self.program = program

    def open(self):
        self.program.key('ctrl+comma')
        self.choice('Waves')
        return self.program.settle()

    def choice(self, name, chosen=None):
        """The picture of that name, once it is chosen or not, where that matters."""
        def there(look):
            thing = look.find(role='radio button', name=name)
            return thing if thing is not None and chosen in (None, thing.selected) else None
        return self.program.wait(f'{name}, {chosen=}', there)

    def choose(self, name):
        self.program.click(self.choice(name))
        self.choice(name, chosen=True)

    def scroll_to_end(self):
        xdotool('mousemove', *self.program.point(self.choice('Waves')), 'click', '--repeat', 30, '--delay', 5, 5)
        self.program.settle()

    def stock(self):
        """The pixels of the stock, and of some of the table beside it, without the ring of the focus."""
        thing = self.program.settle().find(name_starts='Stock, ')
        (x, y), (width, height) = self.program.point(thing), thing.box[2:]
        left, top = x - width // 2, y - height // 2
        return [subprocess.run(['import', '-window', 'root', '-crop', area, '-depth', '8', 'rgb:-'], check=True,
                               capture_output=True).stdout
                for area in (f'{width - 8}x{height - 8}+{left + 4}+{top + 4}', f'30x{height}+{left - 50}+{top}')]


def play(program, picture, done):
    person = Person(program)
    program.calm()
    program.start('--deal=' + DEAL)
    before = person.stock()

    person.open()
    done.add('key')
    assert person.choice('Lattice').selected
    person.choose('Waves')
    assert not person.choice('Lattice').selected
    done.add('choose')
    person.choose('Large Index')
    person.scroll_to_end()
    person.choose('Red Felt')
    program.picture(picture)
    program.close_dialog()
    after = program.wait('other cards on another table', lambda look: (
        now := person.stock())[0] != before[0] and now[1] != before[1] and now)
    done.add('live')

    program.stop()
    program.start()
    program.wait('the same cards on the same table', lambda look: person.stock() == after)
    person.open()
    for name in 'Waves', 'Large Index', 'Red Felt':
        assert person.choice(name).selected, f'{name} is forgotten'
    done.add('restart')

    person.scroll_to_end()
    program.click(program.wait('the way back', lambda look: look.find(name='Reset to Defaults', role='button')))
    # At one look, for the message with the way back soon goes.
    undo = program.wait('all of it to be reset', lambda look: look.button('Undo') if all(
        any(thing.name == name and thing.selected for thing in look.things)
        for name in ('Lattice', 'Classic', 'Green Felt')) else None)
    program.click(undo)
    done.add('reset')
    for name in 'Waves', 'Large Index', 'Red Felt':
        person.choice(name, chosen=True)
    done.add('undo')
    program.stop()
    return 'chosen and found again'


def main():
    program = Program(sys.argv[1])
    return cases.run(CASES, program, lambda done: play(program, sys.argv[2], done))


if __name__ == '__main__':
    sys.exit(main())
