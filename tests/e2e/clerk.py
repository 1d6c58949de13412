# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the game that the program has saved, and says what a seat could do now.  It knows the rules of every game from
rummy500-engine, so that whoever plays only has to carry a move out."""

import os
import subprocess
import sys
from itertools import takewhile

sys.path.append(os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'tools'))
from engine import Engine  # pylint: disable=wrong-import-position

RANKS = dict(zip('A23456789TJQK', 'ace two three four five six seven eight nine ten jack queen king'.split()))
SUITS = dict(zip('CDHS', 'clubs diamonds hearts spades'.split()))


def words(card):
    """What the window calls a card of the notation."""
    return 'joker' if card[0] == '*' else f'{RANKS[card[0]]} of {SUITS[card[1]]}'


class Position:
    """The state of a round, as the engine tells it."""

    def __init__(self, round_):
        phase = round_['phase'][0]  # its name, who may move, and from the first word on how the round ended
        self.phase, self.movers = phase[0], [int(word) for word in takewhile(str.isdigit, phase[1:])]
        self.pile = round_['pile'][0][1:]
        self.melds = []
        for meld in round_.get('meld', []):  # number, "seat", seat, "run" or "set", what lies there
            self.melds.append([word for word, before in zip(meld[4:], meld[3:]) if 'from' not in (word, before) and
                               word != 'sealed'])

    @property
    def is_over(self):
        return self.phase == 'over'


class Clerk:
    def __init__(self, scribe, engine):
        self.scribe, self.engine, self.seed = scribe, Engine(engine), 0
        self.game = os.path.join(os.environ['XDG_DATA_HOME'], 'rummy500', 'game')

    def prepare(self, rules, code, level):
        """A game that was left after its first deal."""
        os.makedirs(os.path.dirname(self.game), exist_ok=True)
        subprocess.run([self.scribe, 'make', self.game, level], check=True, text=True,
                       input=f'rules {rules}\ncode {code}\ngame 1\ndeal\n')

    def record(self):
        return subprocess.run([self.scribe, 'tell', self.game], check=True, text=True, capture_output=True).stdout

    def read(self):
        """The position of the game that is saved, once somebody at the window may move or the round is over."""
        self.engine.send(f'load\n{self.record()}.')
        granted, answer = self.engine.answer()
        assert granted, answer
        return Position(self.engine.round())

    def must_pass(self, seat):
        return self.engine.get(f'moves {seat}') == [f'{seat} pass']

    def advise(self, seat, wanted):
        """A sensible move, as words, or one of a kind that is wanted."""
        for move in self.engine.get(f'moves {seat}'):
            if move.split()[1] in wanted and not move.endswith('by hand'):
                return move.split()[1:]
        self.seed += 1
        return self.engine.get(f'bot {seat} average seed {self.seed}')[0].split()[1:]

    def scores(self):
        """What each side has made of the round that is over."""
        return [int(line.split()[-1]) for line in self.engine.get('score') if line.startswith('side ')]
