#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays 500 Rum in the real program with real pointer and key events, to the score sheet and on until everything that a
person does at the table was done once. One TAP case for each of these things.

test-round.py PROGRAM SCREENSHOT"""

import signal
import sys

import cases
from player import Player, Table, bad_pairs, is_over, least_useful, takes_from
from program import Program

DEAL = '0000-0000-00500'
ROUNDS_MOST = 4  # enough for every kind of move with this deal
PICTURE_TURN = 2  # when there is something of everything on the table

CASES = {
    'draw': 'a click on the stock draws a card',
    'draw by key': 'the key S draws a card, also when the menu had the focus',
    'take': 'a click on the last discard takes it',
    'take and meld': 'cards of the pile and the hand are selected and melded in one act',
    'meld': 'selected cards are melded by a click on the table',
    'meld by key': 'selected cards are melded by a key',
    'lay off': 'a selected card is laid off by a click on a meld',
    'lay off by drag': 'a card is laid off by dragging it to a meld',
    'illegal': 'what is no meld is refused in words, and the cards stay selected',
    'reorder': 'a card is moved within the hand by dragging it',
    'discard by right click': 'a right click discards',
    'discard by double click': 'a double click discards',
    'discard by drag': 'a drag to the pile discards',
    'discard by key': 'the Delete key discards the focused card',
    'dropped click': 'a click that leaves the stock before the release does nothing',
    'undo': 'undo gives a card taken from the pile back',
    'resume': 'quit between draw and discard, the next start goes on exactly there',
    'killed': 'killed in the middle of a turn, the next start goes on exactly there',
    'score sheet': 'the round ends with a score sheet that leads to the next round',
}


class Tester(Player):
    """Does each thing in each of its ways."""

    def __init__(self, program, done, screenshot):
        super().__init__(program)
        self.done, self.screenshot = done, screenshot

    def wants(self, case):
        return case not in self.done

    # The beginning of a turn

    def begin(self, table):
        if self.screenshot and self.turns == PICTURE_TURN:
            self.program.picture(self.screenshot)
        takes = takes_from(table)
        if takes and (self.wants('take and meld') or self.turns > 6):
            self.take_and_meld(table, takes[0])
            self.done.add('take and meld')
            return None
        if self.wants('dropped click'):
            self.program.drop_click(table.stock)
            assert set(self.table().hand) == set(table.hand), 'the click was not dropped'
            self.done.add('dropped click')
        if table.upcard and self.wants('take') and self.turns > 0:
            return self.take(table)
        return self.draw(table) if table.stock is not None else super().begin(table)

    def draw(self, table):
        if self.wants('draw') or not self.wants('draw by key'):
            self.program.wait('what to do, in words', lambda look: 'Draw a card, ' in look.text() or
                              'Press S to draw, ' in look.text())
            super().draw(table)
            self.done.add('draw')
        else:
            self.program.key(76)  # F10, by its code (see newest-fixture.h); it works wherever the focus is
            self.program.wait('the menu', lambda look: look.with_focus('menu'))
            self.program.key('Escape')
            self.program.wait('the menu to close', lambda look: not look.find(role='menu'))
            self.program.key('s')
            self.until('the drawn card', lambda now: len(now.hand) == len(table.hand) + 1)
            self.done.add('draw by key')

    def take(self, table):
        upcard = super().take(table)
        if self.wants('undo'):
            self.program.key('ctrl+z')
            self.until('the card to be given back', lambda now: now.upcard == upcard)
            self.done.add('undo')
            super().take(self.table())
        self.done.add('take')
        return upcard

    # Its middle

    def play(self, kept):
        self.leave(signal.SIGTERM, 'resume')
        if self.turns == 1:
            self.program.calm()  # two turns with moving cards, the others without
            self.leave(signal.SIGKILL, 'killed')
        self.refuse()
        self.reorder()
        return super().play(kept)

    def meld(self, cards):
        if self.wants('meld') or not self.wants('meld by key'):
            super().meld(cards)
            self.done.add('meld')
        else:
            self.select(cards)
            self.program.key('m')
            self.until('the meld', lambda now: any(set(cards) <= set(meld) for meld in now.melds.values()))
            self.done.add('meld by key')

    def lay_off(self, card, meld):
        if self.wants('lay off') or not self.wants('lay off by drag'):
            super().lay_off(card, meld)
            self.done.add('lay off')
        else:
            table = self.table()
            self.program.drag(table.hand[card], list(table.melds[meld].values())[-1])
            self.until('the lay-off', lambda now: any(card in cards for cards in now.melds.values()))
            self.done.add('lay off by drag')

    def refuse(self):
        table = self.table() if self.wants('illegal') else None
        if table is None or len(table.hand) < 6:
            return
        cards = bad_pairs(table.hand)[0]
        self.select(cards)
        self.program.click(self.table().slot)
        self.program.wait('the refusal', lambda look: 'not a set or a run' in look.text() or
                          'has a gap' in look.text() or 'repeat a suit' in look.text())
        assert self.table().selected() == set(cards), 'the cards did not stay selected'
        self.program.key('Escape')
        self.until('nothing to be selected', lambda now: not now.selected())
        self.done.add('illegal')

    def reorder(self):
        table = self.table() if self.wants('reorder') else None
        if table is None or len(table.hand) < 6:
            return
        order = list(table.hand)
        self.program.drag(table.hand[order[0]], table.hand[order[4]])
        self.until('the new order', lambda now: list(now.hand) != order and set(now.hand) == set(order))
        self.done.add('reorder')

    def leave(self, how, case):
        """Leaves the program in the middle of the turn and goes on."""
        if not self.wants(case):
            return
        def stop():
            status = self.program.stop(how)
            assert status == (0 if how == signal.SIGTERM else -how), f'it ended with {status}'
        self.come_back(stop)
        self.done.add(case)

    # Its end

    def discard(self, table, card):
        thing = table.hand[card]
        case = next((case for case in CASES if case.startswith('discard') and self.wants(case)),
                    'discard by right click')
        if case == 'discard by right click':
            self.program.click(thing, button=3, at='edge')
        elif case == 'discard by double click':
            self.program.click(thing, at='edge', times=2)
        elif case == 'discard by drag':
            self.program.drag(thing, table.pile[table.upcard] if table.pile else table.stock)
        else:
            self.select([card])
            self.program.key('Delete')
        self.until(f'{card} to leave the hand', lambda now: card not in now.hand)
        self.done.add(case)


def main():
    program = Program(sys.argv[1])

    def play(done):
        player = Tester(program, done, sys.argv[2] if len(sys.argv) > 2 else None)
        program.start('--deal=' + DEAL)
        for _ in range(ROUNDS_MOST):
            player.round()
            player.go_on(player.sheet())
            done.add('score sheet')
            if len(done) == len(CASES):
                break
        program.stop()
        return f'{player.turns} turns'

    return cases.run(CASES, program, play)


if __name__ == '__main__':
    sys.exit(main())
