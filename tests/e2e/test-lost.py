#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Nothing is lost: the real program is killed while keys are pressed and the computer plays, its display and its session
bus go away, its disk is filled, and files of every age and damaged ones are opened in its window.

test-lost.py PROGRAM SCRIBE ENGINE FULL-DISK N-KILLS GOLDEN..."""

import os
import random
import signal
import subprocess
import sys

import cases
from clerk import Clerk, words
from losable import Display, SessionBus
from player import is_my_draw, is_over, turn_by_keys
from program import PATIENCE, Program

DEAL = '0000-0000-00500'
KEYS = 's', 's', 'd', 'Right', 'Left', 'space', 'Delete', 'Return', 'm'
KEYS_MOST = 12  # in a life
BACK_MOST = 40  # moves that may be played, and saved, while the window is looked at
N_MUTANTS = 50
CANNOT = 'You can keep playing, but this game isn’t being saved.'

CASES = {
    'killed': 'a game that was killed has every move that was shown',
    'resumed': 'and goes on from there',
    'display': 'where the display goes away in the middle of a turn it ends, and goes on from there on another one',
    'dialog': 'the same over a dialog',
    'travelling': 'the same while cards travel',
    'bus': 'where the session bus goes away in the middle of a turn it ends cleanly, and goes on from there',
    'full': 'a full disk is told, and the game goes on',
    'intact': 'what was kept before is still there after a kill',
    'freed': 'when there is room again all of it is kept',
    'golden': 'a file of every age is shown in the window',
    'mutants': 'a damaged file is shown or refused, and the game stays',
}


def shown(look):
    """The own hand, and the cards in the stock, as the window tells them."""
    hand = {thing.card.name for thing in look.things if thing.card and 'n hand, card' in thing.description}
    stock = look.find(name_starts='Stock, ')
    return hand, int(''.join(filter(str.isdigit, stock.name)) or 0) if stock else 0


class Keeper:
    def __init__(self, program, clerk):
        self.program, self.clerk = program, clerk

    def position(self):
        """What a window would show of the position that the engine has."""
        round_ = self.clerk.engine.round()
        hand = round_['seat'][0][round_['seat'][0].index('hand') + 2:]  # behind their number
        return {words(card) for card in hand}, int(round_['stock'][0][0])

    def has(self, record, look):
        """Whether the record comes to what shows, at its end or some moves before."""
        self.clerk.engine.send(f'load\n{record}.')
        granted, answer = self.clerk.engine.answer()
        assert granted, answer
        for _ in range(BACK_MOST):
            if self.position() == look:
                return True
            if not self.clerk.engine.ask('undo')[0]:
                return False
        return False

    def wait_for_record(self, what, condition):
        return self.program.wait(what, lambda _: (record := self.clerk.record()) and condition(record) and record)


def kill(program):
    assert program.stop(signal.SIGKILL) == -signal.SIGKILL


def test_kills(program, keeper, n_kills, done):
    dice, n_moves = random.Random(1), 0
    program.start('--deal=' + DEAL)
    for number in range(n_kills):
        if is_over(program.look()):
            program.key('Return')
        program.key(*dice.choices(KEYS, k=dice.randint(1, KEYS_MOST)))
        look = shown(program.look())
        kill(program)
        record = keeper.clerk.record()
        assert keeper.has(record, look), f'kill {number + 1}: {look} is not in\n{record}'
        program.start()
        later = keeper.clerk.record()
        assert later.startswith(record.rstrip('\n')), f'kill {number + 1}: {record}\nbecame\n{later}'
        n_moves = max(n_moves, len(record.splitlines()))
    assert n_moves > n_kills // 4, f'only {n_moves} moves were played'
    done |= {'killed', 'resumed'}
    return n_moves


def draw(program):
    """In the middle of a turn; what shows."""
    if is_over(program.look()):
        program.key('Return')
    program.wait('my turn', is_my_draw)
    program.key('s')
    program.wait('the card', lambda look: look.button('Discard'))
    return shown(program.look())


def test_display(program, keeper, done):
    with Display() as display:
        program.start('--deal=' + DEAL)
        before = draw(program)
        display.lose()
        assert program.process.wait(PATIENCE) == 1
    assert keeper.has(keeper.clerk.record(), before)
    program.ended()
    done.add('display')

    with Display() as display:
        program.start()
        assert shown(program.look()) == before
        program.key('ctrl+shift+n')
        program.wait('the dialog', lambda look: look.with_focus())
        display.lose()
        assert program.process.wait(PATIENCE) == 1
    assert keeper.has(keeper.clerk.record(), before)
    program.ended()
    done.add('dialog')

    program.calm(False)
    with Display() as display:
        program.launch('--deal=' + DEAL)
        program.wait('the deal', lambda look: program.has_table(look) and keeper.clerk.record().endswith('deal\n'))
        display.lose()
        assert program.process.wait(PATIENCE) == 1
    record = keeper.clerk.record()
    program.ended()
    program.calm()
    program.start()
    assert keeper.clerk.record().startswith(record.rstrip('\n'))
    assert keeper.has(keeper.clerk.record(), shown(program.look()))
    program.stop()
    done.add('travelling')


def test_bus(program, keeper, done):
    with SessionBus(program.bus.address) as bus:
        program.start()
        before = draw(program)
        bus.lose()
        assert program.process.wait(PATIENCE) == 0
    program.ended()
    assert keeper.has(keeper.clerk.record(), before)
    program.start()
    assert shown(program.look()) == before
    done.add('bus')


def turn(program):
    """Of this round, or of the next where its score sheet is open."""
    if is_over(program.look()):
        program.key('Return')
        program.wait('the next deal', lambda look: not is_over(look))
    turn_by_keys(program)


def test_full_disk(program, keeper, shim, done):
    folder = os.environ['XDG_DATA_HOME']
    flag = os.path.join(folder, 'full')
    program.stop()
    os.environ |= {'LD_PRELOAD': shim, 'RUMMY_FULL_DISK': folder}
    program.start('--deal=' + DEAL)
    del os.environ['LD_PRELOAD']
    turn(program)
    program.wait('my turn', lambda look: look.button('Draw'))
    with open(flag, 'x', encoding='utf-8'):
        pass
    before = keeper.clerk.record()
    turn(program)
    program.wait('the word of it', lambda look: look.find(name=CANNOT))
    program.wait('my turn', lambda look: look.button('Draw'))
    done.add('full')
    kill(program)
    assert keeper.clerk.record() == before
    os.remove(flag)
    os.environ['LD_PRELOAD'] = shim
    program.start()
    del os.environ['LD_PRELOAD']
    assert keeper.has(keeper.clerk.record(), shown(program.look()))
    done.add('intact')

    with open(flag, 'x', encoding='utf-8'):
        pass
    turn(program)
    program.wait('the word of it', lambda look: look.find(name=CANNOT))
    os.remove(flag)
    program.wait('my turn', lambda look: look.button('Draw'))
    turn(program)
    program.wait('the word to go', lambda look: not look.find(name=CANNOT))
    program.wait('my turn', lambda look: look.button('Draw'))
    look = shown(program.look())
    kill(program)
    assert keeper.has(keeper.clerk.record(), look)
    done.add('freed')


def mutate(dice, data):
    data = bytearray(data)
    kind = dice.randrange(3)
    at = dice.randrange(len(data))
    if kind == 0:
        del data[at:]
    elif kind == 1:
        data[at] ^= 1 << dice.randrange(8)
    else:
        data[at:at] = dice.randbytes(dice.randint(1, 16))
    return bytes(data)


def test_files(program, keeper, golden, done):
    dice, n_shown = random.Random(2), 0
    program.start()
    program.wait('my turn', lambda look: look.button('Draw') or is_over(look))
    record = keeper.clerk.record()

    def show(path):
        """The dialog that comes of a file: whether it is its table."""
        program.open_by_bus(path)
        look = program.close_dialog()
        assert look.find(name='Open a Saved Game') or look.find(name='Game Not Opened'), (path, look.text())
        return look.find(name='Open a Saved Game') is not None

    contents = []
    for path in golden:
        assert show(path), f'{path} was refused'
        with open(path, 'rb') as file:
            contents.append(file.read())
    done.add('golden')
    for number in range(N_MUTANTS):
        path = os.path.join(os.environ['HOME'], f'mutant-{number}.rummy500')
        with open(path, 'wb') as file:
            file.write(mutate(dice, dice.choice(contents)))
        n_shown += show(path)
    assert keeper.clerk.record() == record
    assert n_shown < N_MUTANTS, 'nothing was refused'
    done.add('mutants')
    program.stop()
    return n_shown


def main():
    program_path, scribe, engine, shim, n_kills, *golden = sys.argv[1:]
    program = Program(os.path.abspath(program_path))
    keeper = Keeper(program, Clerk(os.path.abspath(scribe), os.path.abspath(engine)))

    def play(done):
        program.calm()
        n_moves = test_kills(program, keeper, int(n_kills), done)
        program.stop()
        test_display(program, keeper, done)
        test_bus(program, keeper, done)
        test_full_disk(program, keeper, os.path.abspath(shim), done)
        n_shown = test_files(program, keeper, [os.path.abspath(path) for path in golden], done)
        return f'{n_kills} kills in a game of {n_moves} lines, {n_shown} of {N_MUTANTS} mutants shown'

    return cases.run(CASES, program, play)


if __name__ == '__main__':
    sys.exit(main())
