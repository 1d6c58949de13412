#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole round of any game in the real program, in one of several ways (see hands.py) and no other, to the score
sheet and the next deal.

test-any.py PROGRAM SCRIBE ENGINE WAY KINDS DEAL RULES...

WAY is pointer, touch, keys, switch or reader; KINDS are moves with commas between them, which there must be; DEAL is
the end of the code of the first deal, best that of a short round."""

import sys

import cases
from clerk import Clerk
from hands import WAYS
from player import is_over
from program import Program

ROUNDS_MOST = 8  # until there was every kind of move that is wanted
MOVES_MOST = 600  # in a round
ME = 1
ASKS = 'Draw', 'Take', 'Meld', 'Discard', 'Knock', 'Go Out', 'Done', 'Pass', 'Let It Go', 'Wild', 'End Round'


class Match:
    def __init__(self, program, clerk, way, wanted):
        self.program, self.clerk, self.way, self.wanted = program, clerk, way, wanted
        self.hands = WAYS[way](program, lambda: clerk.record() != self.before)
        self.before, self.kinds, self.n_moves, self.n_rounds = '', set(), 0, 0

    def begin(self):
        """Past the cards that are drawn for the deal, where the rules ask for that."""
        self.program.wait('the table', lambda look: look.button('Begin') or any(look.button(label) for label in ASKS))
        if not self.program.look().button('Begin'):
            return
        if self.way in ('keys', 'switch'):
            self.program.key('Return')
        else:
            self.hands.press('Begin')
        self.program.wait('the deal', lambda look: not look.button('Begin'))

    def mine(self):
        """The position when I may move or the round is over."""
        def read(_):
            position = self.clerk.read()
            if position.phase == 'call' and self.clerk.must_pass(ME):
                return None  # which is done without asking me
            return position if position.is_over or ME in position.movers else None
        return self.program.wait('my turn', read)

    def move(self, position):
        self.before, move = self.clerk.record(), self.clerk.advise(ME, self.wanted - self.kinds)
        self.program.wait('the window to ask me', lambda look: any(look.button(label) for label in ASKS))
        try:
            self.hands.check()
            self.hands.do(move, position)
            self.program.wait('it to be done', lambda _: self.hands.is_done())
            self.hands.check()
        except Exception as error:
            raise AssertionError(f'move {self.n_moves + 1}, {" ".join(move)}: {error}') from error
        self.kinds.add(move[0])
        self.n_moves += 1

    def round(self):
        for _ in range(MOVES_MOST):
            position = self.mine()
            if position.is_over:
                self.n_rounds += 1
                return
            self.move(position)
        raise AssertionError('the round has no end')

    def sheet(self):
        """The score sheet of the round; it must tell what the engine counts."""
        self.clerk.read()
        look = self.program.wait('the score sheet', lambda look: look.find(role='dialog') and is_over(look) and look)
        shown = [number(text) for text in look.inside(look.find(role='dialog'))]
        self.hands.check()
        for score in self.clerk.scores():
            assert str(score) in shown, f'{score} is not on the sheet: {shown}'
        return look

    def go_on(self, look):
        before, label = self.clerk.record(), is_over(look).name
        if self.way in ('keys', 'switch'):
            self.program.wait('its button to have the focus', lambda look: is_over(look) and is_over(look).focused)
            self.program.key('Return')
        else:
            self.hands.press(label)
        self.program.wait('the next deal', lambda look: self.clerk.record() != before and not look.find(role='dialog'))
        self.hands.check()


def number(text):
    """As the engine writes it, without the mark of its direction."""
    return text.replace('\u200e', '').replace('−', '-')


def main():
    program_path, scribe, engine, way, kinds, deal, *rules = sys.argv[1:]
    wanted = {kind for kind in kinds.split(',') if kind}
    titles = {
        'round': f'a round of {" ".join(rules)} is played to its end by {way} alone',
        'sheet': 'the score sheet tells what the engine counts',
        'next': 'and leads to the next deal, or to another game',
        'kinds': f'there was every kind of move: {", ".join(sorted(wanted)) or "any"}',
    }
    program, clerk = Program(program_path), Clerk(scribe, engine)

    def play(done):
        program.calm()
        program.prefer(tab_to_cards=str(way == 'switch').lower())
        clerk.prepare(' '.join(rules), f'0000-0000-00{deal}', 'average')
        program.start()
        match = Match(program, clerk, way, wanted)
        match.begin()
        while match.n_rounds < ROUNDS_MOST and (match.n_rounds == 0 or not match.kinds >= wanted):
            match.round()
            done.add('round')
            look = match.sheet()
            done.add('sheet')
            match.go_on(look)
            done.add('next')
        if match.kinds >= wanted:
            done.add('kinds')
        program.stop()
        return f'{match.n_moves} moves in {match.n_rounds} rounds: {", ".join(sorted(match.kinds))}'

    return cases.run(titles, program, play)


if __name__ == '__main__':
    sys.exit(main())
