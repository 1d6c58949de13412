#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Chooses another language in the real program, which starts anew to speak it, and goes back to that of the desktop.

test-language.py PROGRAM PICTURE"""

import gettext
import os
import sys

import cases
from program import Program, xdotool

DEAL = '0000-0000-00500'
WIDTH = 1280
COMBO_BOX = 11  # of AtspiRole

CASES = {
    'stays': 'a language that is chosen is spoken from the next start on',
    'speaks': 'the program starts anew by a click and speaks it',
    'right': 'Arabic runs from the right to the left',
    'back': 'and it speaks the language of the desktop again',
    'game': 'all with the same cards in the hand',
}


class Person:
    def __init__(self, program):
        self.program, self.words = program, gettext.NullTranslations()

    def say(self, text):
        return self.words.gettext(text).replace('_', '')

    def find(self, text, **more):
        name = self.say(text)
        return self.program.wait(name, lambda look: look.find(name=name, **more))

    def scroll_down(self, dialog):
        self.program.settle()
        xdotool('mousemove', *self.program.point(dialog), 'click', '--repeat', 30, '--delay', 5, 5)
        self.program.settle()

    def choose(self, language):
        """A row of the preferences that is reached by scrolling down."""
        self.program.key('ctrl+comma')
        dialog = self.find('Preferences', role='dialog')
        self.scroll_down(dialog)
        self.program.click(self.find('_Language', role=COMBO_BOX))
        # The list of the row comes after everything else of that name.
        look = self.program.settle()
        self.program.click([thing for thing in look.things if (thing.role, thing.name) == ('label', language)][-1])
        restart = self.find('_Restart', role='button')
        self.scroll_down(dialog)
        return restart

    def restart(self, button, code):
        self.program.click(button)
        self.program.name, self.program.former = None, self.program.name
        self.words = gettext.translation('rummy500', os.environ['RUMMY500_LOCALE_DIR'], [code], fallback=code == 'en')
        self.find('Main Menu')
        self.program.calibrate(self.program.settle())

    def hand(self):
        return [thing.name for thing in self.program.settle().things if thing.card is not None]

    def menu_is_right(self):
        button = self.find('Main Menu', role='toggle button')
        return self.program.point(button)[0] > WIDTH / 2


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

    person.restart(person.choose(person.words.pgettext('language', 'Like the Desktop')), 'en')
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
