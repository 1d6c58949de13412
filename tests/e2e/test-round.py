#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays 500 Rum in the real program with real pointer and key events, to the score sheet and on until everything that a
person does at the table was done once. One TAP case for each of these things.

test-round.py PROGRAM SCREENSHOT"""

import signal
import subprocess
import sys

from player import Table, bad_pairs, lay_offs, least_useful, melds_in, takes_from
from program import Program

DEAL = '0000-0000-00500'
ROUNDS_MOST = 4  # enough for every kind of move with this deal

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


class Player:
    def __init__(self, program, screenshot):
        self.program, self.screenshot, self.done, self.turns = program, screenshot, {}, 0

    def table(self):
        self.program.settle()
        return Table(self.program)

    def button(self, name):
        thing = self.program.find(role='button', name=name)
        return thing if thing is not None and thing.sensitive else None

    def is_over(self):
        return self.button('Next Round') or self.button('Another Game')

    def is_my_draw(self):
        return self.button('Draw') or self.button('Take')

    def did(self, case):
        self.done[case] = True

    def wants(self, case):
        return case not in self.done

    def select(self, cards):
        for card in cards:
            table = self.table()
            self.program.click((table.hand | table.pile)[card], at='edge')
            self.program.wait(f'{card} to be selected', lambda: card in Table(self.program).selected())

    def until_hand(self, what, condition):
        return self.program.wait(what, lambda: condition(Table(self.program)))

    # The beginning of a turn

    def begin(self):
        table = self.table()
        takes = takes_from(table)
        if takes and (self.wants('take and meld') or self.turns > 6):
            return self.take_and_meld(takes[0])
        if self.wants('dropped click'):
            self.drop_click(table)
        if table.upcard and table.pile and self.wants('take') and self.turns > 0:
            return self.take(table)
        if table.stock.name.startswith('Stock, 0'):
            if table.upcard and self.turns % 2:
                return self.take(table)
            self.program.click(self.button('End the Round'))
            return None
        return self.draw(table)

    def drop_click(self, table):
        x, y = self.program.point(table.stock)
        subprocess.run(['xdotool', 'mousemove', str(x), str(y), 'mousedown', '1', 'mousemove', '4', '200', 'mouseup', '1'],
                       check=True)
        assert set(self.table().hand) == set(table.hand), 'the click was not dropped'
        self.did('dropped click')

    def draw(self, table):
        case = 'draw' if self.wants('draw') or not self.wants('draw by key') else 'draw by key'
        if case == 'draw':
            self.program.click(table.stock)
        else:
            self.program.key('F10')  # the key works wherever the focus is
            self.program.wait('the menu', lambda: self.program.find(role='menu'))
            self.program.key('Escape')
            self.program.wait('the menu to close', lambda: not self.program.find(role='menu'))
            self.program.key('s')
        self.until_hand('the drawn card', lambda now: len(now.hand) == len(table.hand) + 1)
        self.did(case)

    def take(self, table):
        upcard = table.upcard
        self.program.click(table.pile[upcard], at='edge')
        self.until_hand('the taken card', lambda now: upcard in now.hand)
        if self.wants('undo'):
            self.program.key('ctrl+z')
            self.until_hand('the card to be given back', lambda now: now.upcard == upcard)
            self.did('undo')
            return self.take(self.table())
        self.did('take')
        return upcard

    def take_and_meld(self, cards):
        before = self.table()
        above = list(before.pile)[list(before.pile).index(cards[0]):]
        self.select(cards)
        self.program.click(self.table().slot)
        self.until_hand('the meld', lambda now: any(set(cards) <= set(meld) for meld in now.melds.values()))
        now = self.table()
        assert set(now.hand) == (set(before.hand) | set(above)) - set(cards), 'the cards above came along'
        self.did('take and meld')

    # Its middle

    def play(self):
        self.refuse()
        self.reorder()
        while not self.is_over():
            table = self.table()
            melds, offs = melds_in(table.hand), lay_offs(table)
            if len(table.hand) > 3 and melds:
                self.meld(melds[0])
            elif len(table.hand) > 1 and offs:
                self.lay_off(*offs[0])
            else:
                return

    def meld(self, cards):
        self.select(cards)
        case = 'meld' if self.wants('meld') or not self.wants('meld by key') else 'meld by key'
        if case == 'meld':
            self.program.click(self.table().slot)
        else:
            self.program.key('m')
        self.until_hand('the meld', lambda now: any(set(cards) <= set(meld) for meld in now.melds.values()))
        self.did(case)

    def lay_off(self, card, meld):
        table = self.table()
        target = list(table.melds[meld].values())[-1]
        case = 'lay off' if self.wants('lay off') or not self.wants('lay off by drag') else 'lay off by drag'
        if case == 'lay off':
            self.select([card])
            self.program.click(list(self.table().melds[meld].values())[-1], at='edge')
        else:
            self.program.drag(table.hand[card], target)
        self.until_hand('the lay-off', lambda now: any(card in cards for cards in now.melds.values()))
        self.did(case)

    def refuse(self):
        if not self.wants('illegal') or len(self.table().hand) < 6:
            return
        cards = bad_pairs(self.table().hand)[0]
        self.select(cards)
        self.program.click(self.table().slot)
        self.program.wait('the refusal', lambda: 'neither a set nor a run' in self.program.text() or
                          'leave a gap' in self.program.text() or 'each suit only once' in self.program.text())
        assert Table(self.program).selected() == set(cards), 'the cards did not stay selected'
        self.program.key('Escape')
        self.until_hand('nothing to be selected', lambda now: not now.selected())
        self.did('illegal')

    def reorder(self):
        table = self.table()
        if not self.wants('reorder') or len(table.hand) < 6:
            return
        order = list(table.hand)
        self.program.drag(table.hand[order[0]], table.hand[order[4]])
        self.until_hand('the new order', lambda now: list(now.hand) != order and set(now.hand) == set(order))
        self.did('reorder')

    def leave(self, how, case):
        """Leaves the program in the middle of the turn and goes on."""
        if not self.wants(case):
            return
        before = self.table()
        status = self.program.stop(how)
        assert status == (0 if how == signal.SIGTERM else -how), f'it ended with {status}'
        self.program.start()
        now = self.table()
        assert set(now.hand) == set(before.hand), 'another hand'
        assert list(now.pile) == list(before.pile), 'another pile'
        assert set(now.melds) == set(before.melds), 'other melds'
        assert now.stock.name == before.stock.name, 'another stock'
        self.did(case)

    # Its end

    def discard(self, not_this):
        table = self.table()
        card = least_useful(table.hand, not_this)
        thing = table.hand[card]
        case = next((case for case in CASES if case.startswith('discard') and self.wants(case)), 'discard by right click')
        if case == 'discard by right click':
            self.program.click(thing, button=3, at='edge')
        elif case == 'discard by double click':
            self.program.click(thing, at='edge', times=2)
        elif case == 'discard by drag':
            self.program.drag(thing, table.pile[table.upcard] if table.pile else table.stock)
        else:
            self.program.click(thing, at='edge')
            self.until_hand(f'{card} to be selected', lambda now: card in now.selected())
            self.program.key('Delete')
        self.until_hand(f'{card} to leave the hand', lambda now: card not in now.hand)
        self.did(case)

    def turn(self):
        kept = self.begin()
        if not self.is_over():
            self.leave(signal.SIGTERM, 'resume')
            if self.turns == 1:
                self.program.calm()  # two turns with moving cards, the others without
                self.leave(signal.SIGKILL, 'killed')
            self.play()
        if not self.is_over():
            self.discard(kept)
        self.turns += 1
        if self.turns == 5 and self.screenshot:
            self.table()
            self.program.picture(self.screenshot)

    def round(self):
        while True:
            self.program.wait('my turn', lambda: self.is_my_draw() or self.is_over())
            self.program.settle()
            if self.is_over():
                return
            self.turn()

    def sheet(self):
        self.program.wait('the score sheet', lambda: self.program.find(role='dialog') and self.is_over())
        self.program.settle()
        again = self.button('Another Game')
        self.program.click(again or self.button('Next Round'))
        self.program.wait('the next deal', lambda: len(Table(self.program).hand) >= 13)
        self.did('score sheet')


def main():
    program = Program(sys.argv[1])
    player = Player(program, sys.argv[2] if len(sys.argv) > 2 else None)
    failure = None
    try:
        program.start('--deal=' + DEAL)
        for number in range(ROUNDS_MOST):
            player.round()
            player.sheet()
            if len(player.done) == len(CASES):
                break
        program.stop()
    except Exception as error:  # whatever it is, the cases that were done are told
        failure = error
        if program.process is not None:
            program.process.kill()

    for number, (case, words) in enumerate(CASES.items(), 1):
        print('ok' if case in player.done else 'not ok', number, '-', words)
    print('ok' if failure is None else 'not ok', len(CASES) + 1, '- nothing else went wrong')
    if failure is not None:
        print('\n'.join('# ' + line for line in f'{type(failure).__name__}: {failure}'.split('\n')))
    print(f'1..{len(CASES) + 1}')
    print(f'# {player.turns} turns', flush=True)
    return failure is not None or len(player.done) < len(CASES)


if __name__ == '__main__':
    sys.exit(main())
