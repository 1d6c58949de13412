#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses another language in the real program, which starts anew to speak it, and goes back to that of the desktop.

test-language.py PROGRAM PICTURE"""

import sys

import cases
from person import Person
from program import Program

DEAL = '0000-0000-00500'

CASES = {
    'stays': 'a language that is chosen is spoken from the next start on',
    'speaks': 'the program starts anew by a click and speaks it',
    'right': 'Arabic runs from the right to the left',
    'back': 'and it speaks the language of the desktop again',
    'game': 'all with the same cards in the hand',
}


def play(program, picture, done):
    person = Person(program)
    program.calm()
    program.start('--deal=' + DEAL)
    before = person.hand()
    assert before and person.menu_is_right()

    button = person.choose('Deutsch')
    assert person.find('Preferences'), 'it speaks another language at once'
    done.add('stays')
    person.restart(button, 'de')
    assert person.menu_is_right()
    done.add('speaks')

    person.restart(person.choose('العربية'), 'ar')
    program.picture(picture)
    assert not person.menu_is_right()
    done.add('right')

    person.restart(person.choose(), 'en')
    assert person.menu_is_right()
    done.add('back')
    assert person.hand() == before
    done.add('game')
    program.stop()
    return 'spoken'


def main():
    program = Program(sys.argv[1])
    return cases.run(CASES, program, lambda done: play(program, sys.argv[2], done))


if __name__ == '__main__':
    sys.exit(main())
