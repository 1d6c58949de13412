#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a game to its end with keys alone, knowing nothing but what is spoken.  Hints, which are spoken too, say what
to play.  Where a file has what is announced in all of it, that has to be the same.

test-by-ear.py PROGRAM SCRIBE ENGINE DEAL RULES..."""

import difflib
import os
import re
import sys

import cases
from clerk import Clerk, RANKS
from ear import Ear, Focus
from program import Program

ACTS_MOST = 20  # in a turn
KEYS_MOST = 4  # for a turn, and for each meld or lay-off in it
TURNS_MOST = 300  # in a game
FOCUS_MOST = 8  # cards of a rank
ANSWERS_MOST = 4
KEY_OF = {name: '1' if key == 'T' else key.lower() for key, name in RANKS.items()} | {'joker': 'asterisk'}
WON = re.compile('won (this round|the game)')
HINT = re.compile('(Draw|Take the|Choose|Pass|Meld:|Lay off|Swap the|Discard the|Knock|Go out|Turn|Call|Click)')
OVER = re.compile('You (went out|won)')
DONE = re.compile('You (laid off|swapped|melded)')
ANSWER = re.compile('^(Run of|Set of|[0-9]+ |Add to|Swap).*; button')


def is_turn(words):
    return 'It’s your turn.' in words


class Listener:
    def __init__(self, program, ear):
        self.program, self.ear, self.focus = program, ear, ''
        self.n_turns = self.n_rounds = self.most_keys = self.n_keys = 0

    def listen(self, what, condition):
        def heard(words):
            if isinstance(words, Focus):
                self.focus = words
            return condition(words)
        return self.ear.listen(what, heard)

    def press(self, key, what, condition):
        """Presses a key and listens for what comes of it; the words."""
        for words in self.ear.news():
            self.focus = words if isinstance(words, Focus) else self.focus
        self.n_keys += key != 'ctrl+h'
        self.program.key(key)
        return self.listen(f'{what} after {key}', lambda words: words if condition(words) else None)

    def hint(self):
        return self.press('ctrl+h', 'a hint', HINT.match)

    def go_to(self, name):
        """To a card in the hand, by its rank."""
        for _ in range(FOCUS_MOST):
            if self.focus.startswith(name):
                return
            self.press(KEY_OF[name.split(' of ')[0]], name, lambda words: isinstance(words, Focus))
        raise AssertionError(f'there is no way to the {name}')

    def begin(self):
        """Draws; False where it was passed instead."""
        hint = self.hint()
        if 'Pass' in hint:
            self.press('p', 'the pass', lambda words: words.startswith('You passed'))
            return False
        if hint.startswith('Take the') and 'above' not in hint:
            self.press('d', 'the take', lambda words: words.startswith('You took the'))
        else:
            self.press('s', 'the draw', lambda words: words.startswith('You drew the'))
        return True

    def act(self):
        """What the hint says; True once the turn is over."""
        hint = self.hint()
        if hint.startswith('Meld'):
            return OVER.search(self.press('shift+m', 'the meld', lambda words: words.startswith('You melded')))
        if found := re.match('(?:Lay off|Swap) the (.*?) (?:on the (.*)[.]|for a wild card)', hint):
            for name in re.split(', | and ', found.group(1)):
                self.go_to(name)
                self.press('space', 'the selection', lambda words: words == 'selected')
            words = self.press('m', 'the lay-off, or where it fits',
                               lambda words: DONE.match(words) or ANSWER.search(words))
            for _ in range(ANSWERS_MOST):
                if not ANSWER.search(words) or (found.group(2) or 'Add to') in words:
                    break
                words = self.press('Tab', 'another answer', lambda words: isinstance(words, Focus))
            if not DONE.match(words):
                words = self.press('Return', 'the lay-off', DONE.match)
            return OVER.search(words)
        if found := re.match('(Discard|Knock and discard|Go out and discard) the (.*)[.]', hint):
            self.go_to(found.group(2))
            if found.group(1) == 'Discard':
                self.press('Delete', 'the discard', lambda words: words.startswith('You discarded'))
            else:
                self.press('space', 'the selection', lambda words: words == 'selected')
                self.press('g', 'the end', lambda words: words.startswith(('You knocked', 'You went')))
            return True
        raise AssertionError(f'no way to do {hint!r}')

    def turn(self):
        self.n_turns, self.n_keys, n_acts = self.n_turns + 1, 0, 0
        if self.begin():
            while not self.act():
                n_acts += 1
                assert n_acts < ACTS_MOST
        assert self.n_keys <= KEYS_MOST * (1 + n_acts), f'{self.n_keys} keys for a turn with {n_acts} melds'
        self.most_keys = max(self.most_keys, self.n_keys)

    def game(self):
        if any(words.startswith('Begin') for words in self.ear.news()):  # under the cards that were drawn for the deal
            self.press('Return', 'my turn', is_turn)
        for _ in range(TURNS_MOST):
            self.turn()
            way_on = self.listen('my turn, or the end of the round', lambda words: words if is_turn(words) or (
                isinstance(words, Focus) and words.startswith(('Next Round', 'Another Game'))) else None)
            if not isinstance(way_on, Focus):
                continue
            self.n_rounds += 1
            if len([words for words in self.ear.spoken if WON.search(words)]) < self.n_rounds:
                self.listen('who won', WON.search)
            if way_on.startswith('Another Game'):
                return
            self.press('Return', 'my turn', is_turn)
        raise AssertionError('the game has no end')


def main():
    program_path, scribe, engine, deal, *rules = sys.argv[1:]
    titles = {'game': f'a game of {" ".join(rules)} is played to its end by ear'}
    golden = os.path.join(os.path.dirname(__file__), f'spoken-{rules[0]}.txt')
    if os.path.exists(golden):
        titles |= {'told': f'all that is announced is in {os.path.basename(golden)}'}
    program, clerk = Program(program_path), Clerk(scribe, engine)

    def play(done):
        program.calm()
        program.prefer(pause=0.0)  # or computers wait for speech
        clerk.prepare(' '.join(rules), f'0000-0000-00{deal}', 'average')
        listener = Listener(program, Ear(program))
        try:
            program.start()
            listener.game()
            done.add('game')
            program.stop()
            if 'told' in titles:
                with open(golden, encoding='utf-8') as file:
                    other = list(difflib.unified_diff(file.read().splitlines(), listener.ear.announced(), lineterm=''))
                assert not other, '\n'.join(other)
                done.add('told')
        finally:
            print('\n'.join(('# focus: ' if isinstance(words, Focus) else '# ') + words.replace('\n', ' / ')
                            for words in listener.ear.spoken))
        return f'{listener.n_turns} turns in {listener.n_rounds} rounds, at most {listener.most_keys} keys a turn'

    return cases.run(titles, program, play)


if __name__ == '__main__':
    sys.exit(main())
