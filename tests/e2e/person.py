# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A person who chooses another language in the preferences, and reads what the program says in it.

The catalogues are those of RUMMY500_LOCALE_DIR."""

import gettext
import os

from pointers import xdotool

WIDTH = 1280
COMBO_BOX = 11  # of AtspiRole


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

    def choose(self, language=None):
        """A row of the preferences that is reached by scrolling down; language is clicked, that of the desktop, which
        comes first, is chosen by keys: GTK 4.24 has lists beside a window that runs from the right to the left."""
        self.program.key('ctrl+comma')
        dialog = self.find('Preferences', role='dialog')
        self.scroll_down(dialog)
        self.program.click(self.find('_Language', role=COMBO_BOX))
        look = self.program.settle()
        if language is None:
            self.program.key('Home', 'Return')
        else:  # the list of the row comes after everything else of that name
            if language not in [thing.name for thing in look.things if thing.role == 'label']:  # farther down
                self.program.key('End')
                look = self.program.settle()
            self.program.click([thing for thing in look.things if (thing.role, thing.name) == ('label', language)][-1])
        restart = self.find('Res_tart', role='button')
        self.scroll_down(dialog)
        return restart

    def restart(self, button, code):
        self.program.click(button)
        self.program.name, self.program.former = None, self.program.name
        self.words = gettext.translation('rummy500', os.environ['RUMMY500_LOCALE_DIR'], [code], fallback=code == 'en')
        self.find('Main Menu')
        # Where a window manager would have it, too: GTK 4.24 begins left of the screen if it runs from the right.
        xdotool('search', '--onlyvisible', '--name', '.', 'windowmove', '0', '0')
        self.program.play_on()
        self.program.calibrate(self.program.settle())

    def hand(self):
        return [thing.name for thing in self.program.settle().things if thing.card is not None]

    def menu_is_right(self):
        button = self.find('Main Menu', role='toggle button')
        return self.program.point(button)[0] > WIDTH / 2
