#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Two people play a round at one screen with real pointer and key events; neither can find the other's cards, not even
in what screen readers are told.

test-hot-seat.py PROGRAM PICTURE"""

import sys

import cases
from player import Player, Table, is_my_draw, is_over
from program import A11Y, CACHE, Program

DEAL = '0000-0000-00500'
NAMES = 'Ann', 'Ben'

CASES = {
    'sit down': 'a person takes the place of the computer, and both get names',
    'hidden': 'between the turns no hand can be found',
    'stray keys': 'keys that were meant for the table reveal nothing',
    'told': 'what the other did is told',
    'own hand': 'each finds the own hand again, and no card of the other',
    'restart': 'after the next start the screen is asked for first',
    'round end': 'at the end all hands lie open, and the sheet has both names',
    'next round': 'the next round begins with the question for its leader',
}


class Two(Player):
    """Two people who both play as the player does, by turns."""

    def __init__(self, program, done):
        super().__init__(program)
        self.done, self.hands, self.at = done, [set(), set()], 0

    def sit_down(self):
        self.name(self.program.settle().find(name_starts='You, '), NAMES[0])
        self.program.click(self.program.settle().find(name_starts='Computer, '))
        self.program.wait('who sits there', self.level)
        self.program.click(self.level(self.program.settle()))
        self.program.wait('the list of levels', self.person)
        self.program.key('Home', 'Return')  # the place of a list in a popover is not told
        self.name(None, NAMES[1])
        self.done.add('sit down')

    def person(self, look):
        things = [thing for thing in look.things if thing.name == 'Person' and thing.role == 'label']
        return things[0] if things else None

    def level(self, look):
        things = [thing for thing in look.things if thing.name == 'Played By']
        return things[0] if things else None

    def name(self, plate, name):
        """Into the entry of the popover of that plate, or of the one that is open."""
        if plate is not None:
            self.program.click(plate)
            self.program.wait('who sits there', self.level)
        else:
            self.program.click([thing for thing in self.program.settle().things if thing.name == 'Name'][0])
        self.program.key('ctrl+a')
        self.program.key(*name)
        self.program.key('Return')
        self.program.wait(name, lambda look: look.find(name_starts=name + ', ') and not self.level(look))

    def everything(self):
        """All names and descriptions that the program tells of, of what shows and what does not."""
        items = self.program.bus.call(self.program.name, CACHE, A11Y + 'Cache.GetItems')[0]
        return {text for item in items for text in (item[6], item[8]) if text}

    def question(self, look):
        return look.button('I’m ' + NAMES[0]) or look.button('I’m ' + NAMES[1])

    def pass_screen(self, look, again=False):
        """Who is asked for takes the screen; again, when it is in the middle of a turn."""
        asked = NAMES.index(self.question(look).name[len('I’m '):])
        texts = self.everything()
        cards = {card.name for hand in self.hands for card in hand}
        assert not texts & cards, f'{texts & cards} can be found'
        assert not any('n your hand' in text for text in texts), 'a hand can be found'
        assert not any(text.startswith('You drew') for text in texts), 'it is told what was drawn'
        self.done.add('hidden')
        if self.turns > 0 and not again:
            assert any(text.startswith(NAMES[1 - asked] + ' discarded') or '\n' + NAMES[1 - asked] in text
                       for text in texts), 'what the other did is not told'
            self.done.add('told')
        if 'stray keys' not in self.done:
            self.program.key('Return', 'space', 'Escape', 'Delete', 's', 'd')
            look = self.program.settle()
            assert self.question(look) and not Table(look).hand, 'a key has revealed the hand'
            self.done.add('stray keys')
        self.program.click(self.question(look))
        look = self.program.wait('the hand', lambda look: Table(look).hand and look)
        self.at = asked
        now = set(Table(self.program.settle()).hand)
        assert not self.hands[asked] or now == self.hands[asked], f'{now} was {self.hands[asked]}'
        others = {card.name for card in self.hands[1 - asked]} & self.everything()
        assert not others, f'{others} are of the other'
        self.hands[asked] = now
        if self.turns > 1:
            self.done.add('own hand')

    def turn(self, table):
        super().turn(table)
        look = self.program.settle()
        assert not Table(look).hand or is_over(look), 'the hand is still there'

    def discard(self, table, card):
        """The last thing of a turn; what is in the hand then is remembered."""
        self.hands[self.at] = set(table.hand) - {card}
        super().discard(table, card)

    def begin(self, table):
        kept = super().begin(table)
        if 'restart' not in self.done and self.turns == 3:
            hand = set(self.table().hand)
            self.program.stop()
            self.program.start()
            look = self.program.wait('the question', lambda look: self.question(look) and look)
            self.hands[self.at] = hand
            self.pass_screen(look, again=True)
            self.done.add('restart')
        return kept

    def round(self):
        while True:
            self.program.wait('somebody', lambda look: self.question(look) or is_my_draw(look) or is_over(look))
            look = self.program.settle()
            if self.question(look):
                self.pass_screen(look)
            elif is_over(look):
                return
            else:
                self.turn(Table(look))


def play(program, picture, done):
    two = Two(program, done)
    program.calm()
    program.start('--deal=' + DEAL)
    two.sit_down()
    two.hands[0] = set(two.table().hand)
    two.round()

    look = two.sheet()
    labels = look.inside(look.find(role='dialog'))
    program.picture(picture)
    assert 'You' not in labels and all(name in labels for name in NAMES), labels
    left = [card for hand in two.hands for card in hand]
    assert all(card.name in two.everything() for card in left), 'the hands do not lie open'
    done.add('round end')
    two.hands, turns = [set(), set()], two.turns
    program.click(is_over(look))
    two.turns = 0
    two.pass_screen(program.wait('the question', lambda look: two.question(look) and look))
    done.add('next round')
    program.stop()
    return f'{turns} turns'


def main():
    program = Program(sys.argv[1])
    return cases.run(CASES, program, lambda done: play(program, sys.argv[2], done))


if __name__ == '__main__':
    sys.exit(main())
