#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays 500 Rum in the real program with real pointer events until the game is over, and begins another one.

test-game.py PROGRAM PICTURE [--from GAME] [--keep GAME]

Without --from, the game begins with its first deal. With it, the program finds GAME as the game that was left. --keep
copies the game that the program saves to GAME when the last round has been dealt; last-round was made so."""

import argparse
import os
import re
import shutil
import sys

import cases
from player import Player, Table, is_over
from program import Program

DEAL = '0000-0000-00500'
TARGET = 500
ROUNDS_MOST = 40

CASES = {
    'end': 'the rounds lead to 500 points and no further',
    'sums': 'the totals are the sums of the rounds',
    'winner': 'the final score says who has won, by the totals',
    'other keys': 'the final score can be closed and had back',
    'another game': 'another game begins with no points and a fresh deal',
    'restart': 'the next start goes on with that game',
}


def number(text):
    return int(re.sub('[^0-9-]', '', text.replace('−', '-')))


class Sheet:
    """The score sheet, read as the tables that it shows."""

    def __init__(self, look):
        self.labels = look.inside(look.find(role='dialog'))
        self.headline = self.labels[0]
        self.scores, self.totals = ([number(text) for text in self.labels[self.labels.index(title) + 1:][:2]]
                                    for title in ('This round', 'Total'))


def rounds_in(look):
    """The scores of each round, in the side pane."""
    labels = look.labels()
    return [[number(text) for text in labels[i + 1:i + 3]] for i in range(len(labels) - 2)
            if re.fullmatch(r'Round \d+', labels[i]) and re.fullmatch('\u200e?−?\\d+', labels[i + 1])]


def scores(look):
    """What the title counts for both in all; while the page of scores is open, its table does."""
    told = next((thing.name for thing in look.things if ' · to ' in thing.name), None)
    if told is not None:
        return [number(part.split(' ')[-1]) for part in told.split(' · ')[:-1]]
    labels = look.labels()
    first = labels.index('Total') + 1  # a row has a name, then melds, hand, net and total
    return [number(labels[first + 4]), number(labels[first + 9])]


def play_to_the_end(player, keep, done):
    """The final score sheet as it shows."""
    for _ in range(ROUNDS_MOST):
        if keep:
            player.program.settle()
            shutil.copyfile(autosave(), keep + '.new')
        player.round()
        look = player.sheet()
        sheet = Sheet(look)
        is_final = look.button('Another Game') is not None
        best = max(sheet.totals)
        has_won = best >= TARGET and sheet.totals.count(best) == 1
        assert is_final == has_won, f'{sheet.totals}, and final is {is_final}'
        if is_final:
            done.add('end')
            if keep:
                os.replace(keep + '.new', keep)
            return look
        player.go_on(look)
    raise AssertionError(f'no end after {ROUNDS_MOST} rounds')


def autosave():
    return os.path.join(os.environ['XDG_DATA_HOME'], 'rummy500', 'game')


def play(program, arguments, done):
    player = Player(program)
    program.calm()
    if arguments.game:
        os.makedirs(os.path.dirname(autosave()))
        shutil.copyfile(arguments.game, autosave())
        program.start()
    else:
        program.start('--deal=' + DEAL)

    look = play_to_the_end(player, arguments.keep, done)
    sheet = Sheet(look)
    program.picture(arguments.picture)
    winner = 'You won the game!' if sheet.totals[0] > sheet.totals[1] else 'Computer won the game'
    assert sheet.headline == winner, f'{sheet.headline}: {sheet.totals}'
    done.add('winner')

    program.close_dialog()
    program.wait('the end of the game', lambda look: look.button('Another Game'))
    program.key('ctrl+t')
    look = player.sheet()
    assert Sheet(look).labels == sheet.labels, 'the final score has changed'
    done.add('other keys')

    program.click(look.button('All Rounds'))
    rounds = program.wait('the rounds', rounds_in)
    assert len(rounds) > 1, 'one round cannot bring 500 points'
    assert [sum(column) for column in zip(*rounds)] == sheet.totals, f'{rounds} make {sheet.totals}'
    assert rounds[-1] == sheet.scores, 'the last round is another one'
    done.add('sums')

    player.go_on(program.settle())
    look = program.settle()
    fresh, hand = scores(look), set(Table(look).hand)
    assert fresh == [0, 0], f'{fresh} at the beginning'
    assert len(hand) == 13 and not is_over(look), 'no fresh deal'
    done.add('another game')

    program.stop()
    program.start()
    look = program.settle()
    assert set(Table(look).hand) == hand, 'another hand'
    assert scores(look) == fresh, f'{scores(look)} after {fresh}'
    done.add('restart')
    program.stop()
    return f'{player.turns} turns, {len(rounds)} rounds, {sheet.totals[0]} : {sheet.totals[1]}'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('program')
    parser.add_argument('picture')
    parser.add_argument('--from', dest='game')
    parser.add_argument('--keep')
    arguments = parser.parse_args()
    program = Program(arguments.program)
    return cases.run(CASES, program, lambda done: play(program, arguments, done))


if __name__ == '__main__':
    sys.exit(main())
