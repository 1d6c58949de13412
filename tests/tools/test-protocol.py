#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every request of the protocol, every kind of bad line, whole rounds, and the man page.

test-protocol.py PROGRAM MAN-PAGE
"""

import re
import subprocess
import sys
from pathlib import Path

from engine import Engine
from tap import case, run_cases

PROGRAM, MAN_PAGE = sys.argv[1], Path(sys.argv[2])
CARDS = [rank + suit for suit in 'CDHS' for rank in 'A23456789TJQK']
LINE_MAX = 4096


def engine(*requests):
    started = Engine(PROGRAM)
    for request in requests:
        started.get(request)
    return started


def run(data):
    """What the program answers to these bytes, and how it exits."""
    ended = subprocess.run([PROGRAM, 'protocol'], input=data, capture_output=True, check=False)
    return ended.stdout.decode(), ended.returncode


def play_round(player, level):
    """Lets bots play the round; the moves."""
    moves = []
    while (seat := player.turn()) is not None:
        move, = player.get(f'bot {seat} {level} seed {len(moves)}')
        assert move in player.get(f'moves {seat}'), f'{move} is not listed'
        assert player.get(f'check {move}') == ['ok']
        player.get(f'play {move}')
        moves.append(move)
        assert len(moves) < 2000, 'the round does not end'
    return moves


def sides(player):
    """The parts of the score of each side."""
    found = []
    for line in player.get('score'):
        words = line.split()
        if words[0] == 'side':
            found.append({name: int(value) for name, value in zip(words[2::2], words[3::2])})
    return found


def totals(player):
    return next([int(word) for word in line.split()[1:]] for line in player.get('score') if line.startswith('totals'))


def man_lines():
    text = MAN_PAGE.read_text()
    for escape, character in ((r'\-', '-'), (r'\[aq]', "'"), (r'\(dq', '"'), (r'\e', '\\')):
        text = text.replace(escape, character)
    return text.splitlines()


@case('hello')
def hello():
    version = subprocess.run([PROGRAM, '--version'], capture_output=True, text=True, check=True).stdout.strip()
    with engine() as player:
        assert player.get('hello') == [f'{version} protocol 1']


@case('no command is the protocol too')
def no_command():
    ended = subprocess.run([PROGRAM], input=b'hello\n', capture_output=True, check=True)
    assert ended.stdout.decode() == run(b'hello\n')[0]


@case('help')
def help_():
    with engine() as player:
        listed = player.get('help')
        assert len(listed) > 20
        for line in listed:
            assert re.fullmatch(r'[a-z]+( [^:]+)?: .+', line), line
            assert player.get('help ' + re.match('[a-z]+', line)[0]) == [line]


@case('the man page tells about every request, and about no other')
def documented():
    with engine() as player:
        listed = [re.match('[a-z]+', line)[0] for line in player.get('help')]
    lines = man_lines()
    lines = lines[lines.index('.SH PROTOCOL'):lines.index('.SH REFUSALS')]
    told = [match[1] for before, line in zip(lines, lines[1:]) if before == '.TP' and (match := re.match(r'\.BR? ([a-z]+)', line))]
    assert sorted(told) == sorted(listed), set(told) ^ set(listed)


@case('the man page tells why moves are refused, in every word for it')
def refusals_documented():
    keys = re.findall(r'\] = "([a-z-]+)"', (MAN_PAGE.parents[2] / 'src/engine/refusal.c').read_text())
    lines = man_lines()
    lines = lines[lines.index('.SH REFUSALS'):]
    told = [word for before, line in zip(lines, lines[1:]) if before == '.TP' for word in re.findall(r'[a-z-]+', line[3:].replace('\\', ''))]
    assert len(keys) > 50 and sorted(told + ['ok']) == sorted(keys), set(told) ^ set(keys)


@case('the dialogue of the man page, word for word')
def dialogue():
    lines = man_lines()
    start = lines.index('.SS Example of a dialogue')
    start = lines.index('.nf', start) + 1
    lines = lines[start:lines.index('.fi', start)]
    requests = ''.join(line[2:] + '\n' for line in lines if line.startswith('> '))
    answers = '\n'.join(line for line in lines if not line.startswith('> ')) + '\n\n'
    got, status = run(requests.encode())
    assert got == answers and status == 0, got


@case('presets: each can be played by its fewest and its most seats')
def presets():
    with engine() as player:
        listed = player.get('presets')
        assert len(listed) > 20
        for line in listed:
            key, least, most, _name = re.fullmatch(r'([a-z0-9-]+) ([2-8])\.\.([2-8]) (.+)', line).groups()
            player.get(f'rules {key}')
            assert f'players={least} ' in player.get('rules')[0]
            player.get(f'seats {most}')
            player.get('deal')
            assert len(player.round()['seat']) == int(most)


@case('parameters: type, range, value and meaning of each, and no other value')
def parameters():
    with engine() as player:
        rules = dict(pair.split('=') for pair in player.get('rules')[0].split())
        listed = player.get('parameters')
        assert len(listed) == len(rules)
        for line in listed:
            key, kind, span, value, meaning = line.split(maxsplit=4)
            assert rules[key] == value and len(meaning) > 4
            assert player.get(f'parameters {key}') == [line]
            assert kind in ('number', 'switch', 'choice', 'by-seats')
            words = [word for word in span.split('|') if '..' not in word]
            numbers = [int(number) for word in span.split('|') if '..' in word for number in word.split('..')]
            assert bool(numbers) == (kind in ('number', 'by-seats'))
            times = 7 if kind == 'by-seats' else 1
            for choice in words + [str(number) for number in numbers]:
                granted, why = player.ask(f'set {key}=' + '/'.join([choice] * times))
                if granted:
                    now = player.get(f'parameters {key}')[0].split()[3]
                    assert now.split('/') == [choice] * times, (key, choice, now)
                else:
                    assert re.search(rf'\b{key}\b', why[0]) and 'not a value' not in why[0], why
                player.get('rules 500-rum')
            for wrong in [str(numbers[1] + 1), str(numbers[0] - 2)] if numbers else ['perhaps', '1']:
                granted, why = player.ask(f'set {key}=' + '/'.join([wrong] * times))
                assert not granted and f'not a value of {key}' in why[0], (key, wrong, why)


@case('rules without a preset, and changes')
def rules():
    with engine('rules target=50') as player:
        assert 'target=50 ' in player.get('rules')[0]
        player.get('set ace=low')
        assert 'target=50 ' in player.get('rules')[0] and 'ace=low ' in player.get('rules')[0]
        player.get('seats 3')
        assert 'players=3 ' in player.get('rules')[0]
        for clash, names in (('partner=yes', 'partner, players'), ('deal=30/30/30/30/30/30/30', 'deal, players')):
            granted, why = player.ask(f'set {clash}')
            assert not granted and why[0].startswith(names + ':'), why


@case('a rule that makes no difference beside another is told')
def idle_rules():
    with engine('rules rummy-basic') as player:
        assert player.get('set target=50') == []
        assert player.get('set bonusout=20') == ['note bonusout, scoring: penalties know no bonus for going out']
        assert player.get('rules 500-rum nextdealer=winner')[0].startswith('note nextdealer, lead: ')


@case('who shares a win is named')
def shared():
    with engine('rules amiga players=2 target=1 wildhand=0', 'game 1') as player:
        for code in range(400):
            player.get(f'code 0000-0000-{code:05}')
            player.get('deal')
            play_round(player, 'random')
            winner = player.get('score')[-1]
            if 'shared' in winner:
                break
        assert winner == 'game-winner shared 1 2'


@case('a deal code gives the same deal again, another code another')
def codes():
    with engine('code 0123-4567-89ABC', 'deal') as player:
        first = player.round()
        assert player.get('state')[0] == 'code 0123-4567-89ABC game 1 round 1 moves 1'
        player.get('code 0123456789abc')
        player.get('deal')
        assert player.round() == first
        player.get('code 0123-4567-89ABD')
        player.get('deal')
        assert player.round() != first
        player.get('game 2')
        player.get('deal')
        assert player.round()['dealer'] != first['dealer'], 'the lead alternates from game to game'


@case('an explicit deck is dealt from the front')
def deck():
    with engine('rules gin', 'deck ' + ' '.join(CARDS), 'deal') as player:
        found = player.round()
        lead = int(found['dealer'][0][2])
        hands = {int(seat[0]): seat[5:] for seat in found['seat']}
        assert sorted(hands[lead]) == sorted(CARDS[0:20:2]) and sorted(hands[3 - lead]) == sorted(CARDS[1:20:2])
        assert found['pile'] == [['1', CARDS[20]]] and found['stock'] == [['31', *CARDS[21:]]]
        assert any(line.startswith('deck AC 2C') for line in player.get('save'))
        player.get('set target=50')
        assert not any(line.startswith('deck') for line in player.get('save'))


@case('hands of a deck are smaller where they are told to be, in the first round')
def hands():
    with engine('rules 500-rum', 'deck ' + ' '.join(CARDS), 'hands 5 1', 'deal') as player:
        found = player.round()
        assert [seat[4] for seat in found['seat']] == ['5', '1'] and found['stock'][0][0] == str(52 - 7)
        assert 'hands 5 1' in player.get('save')
        player.get('deck ' + ' '.join(CARDS))
        assert not any(line.startswith('hands') for line in player.get('save'))


@case('hands are traded before anything is done in a turn')
def trades():
    with engine('rules 500-rum', 'code 0000-0000-00009', 'deal') as player:
        before = {int(seat[0]): seat[5:] for seat in player.round()['seat']}
        assert not any('trade' in move for move in player.get('moves'))
        assert player.get('check 1 trade 2') == ['ok']
        assert player.get('play 1 trade 2') == ['trade seat 1 with 2']
        after = {int(seat[0]): seat[5:] for seat in player.round()['seat']}
        assert after == {1: before[2], 2: before[1]}
        assert sorted(card for line in player.get('view 1') if line.startswith('seat 2') for card in line.split()[6:]) == (
            sorted(before[1]))
        player.get('undo')
        assert {int(seat[0]): seat[5:] for seat in player.round()['seat']} == before
        player.get('redo')
        turn = player.round()['dealer'][0][4]
        player.get(f'play {turn} draw')
        assert player.get('check 1 trade 2') == ['trade-first']


@case('a view holds what the seat may know')
def view():
    with engine('rules 500-rum players=3', 'code 0000-0000-00009', 'deal') as player:
        for _ in range(30):
            found = player.round()
            shown = set(found.get('shown', [[]])[0])
            for seat in (1, 2, 3):
                lines = [line.split() for line in player.get(f'view {seat}')]
                for _seat, number, _points, _value, _hand, count, *cards in [line for line in lines if line[0] == 'seat']:
                    held = next(other[5:] for other in found['seat'] if other[0] == number)
                    assert int(count) == len(held)
                    assert set(cards) == (set(held) if int(number) == seat else set(held) & shown)
                assert [line for line in lines if line[0] == 'stock'] == [['stock', found['stock'][0][0]]]
                assert [line[1:] for line in lines if line[0] == 'pile'] == found['pile']
            turn = player.turn()
            if turn is None:
                break
            player.get('play ' + player.get(f'bot {turn} average')[0])


@case('moves are those that check grants, of one seat and of all')
def moves():
    with engine('code 0000-0000-00003') as player:
        assert player.get('moves') == ['deal'] and player.get('check deal') == ['ok']
        player.get('deal')
        assert player.get('check deal') == ['not-over']
        turn = player.turn()
        listed = player.get('moves')
        assert listed == player.get(f'moves {turn}') and player.get(f'moves {3 - turn}') == []
        assert f'{turn} draw' in listed
        for move in listed:
            assert player.get(f'check {move}') == ['ok']
        for card in CARDS:
            assert (f'{turn} take {card}' in listed) == (player.get(f'check {turn} take {card}') == ['ok'])
        assert player.get(f'check {3 - turn} draw') == ['not-your-turn']


@case('events tell what a move did')
def events():
    with engine('rules gin', 'code 0123-4567-89ABC') as player:
        assert player.get('deal') == ['deal seat 2', 'turn seat 2']
        upcard = player.round()['pile'][0][1]
        assert player.get(f'play 2 take {upcard}') == [f'take seat 2 card {upcard} cards {upcard}']
        card = next(card for card in player.round()['seat'][1][5:] if card != upcard)
        assert player.get(f'play 2 discard {card}') == [f'discard seat 2 card {card}', 'turn seat 1']
        drawn = player.round()['stock'][0][1]
        assert player.get('play 1 draw') == [f'draw seat 1 card {drawn}']


@case('a whole round of 500 Rum between bots')
def round_of_500():
    with engine('code 0000-0000-00005', 'deal') as player:
        before = totals(player)
        assert len(play_round(player, 'average')) > 10
        found = player.round()
        melded = sum(len([word for word in meld[4:]]) for meld in found.get('meld', []))
        held = sum(int(seat[4]) for seat in found['seat'])
        assert melded + held + int(found['pile'][0][0]) + int(found['stock'][0][0]) == 52
        parts = sides(player)
        for part, seat in zip(parts, found['seat']):
            assert part['total'] == part['melds'] - part['hand'] and part['melds'] == int(seat[2])
        assert before == [0, 0] and totals(player) == [part['total'] for part in parts]
        assert player.get('moves') == ['deal']
        player.get('deal')
        assert player.get('state')[0].startswith('code 0000-0000-00005 game 1 round 2 ')


@case('a whole game of Gin between bots, with its bonuses')
def game_of_gin():
    with engine('rules gin target=50', 'code 0000-0000-00006') as player:
        won = [0, 0]
        while player.get('moves') == ['deal']:
            player.get('deal')
            play_round(player, 'average')
            score = player.get('score')
            winner = [int(line.split()[1]) for line in score if line.startswith('winner')]
            if winner:
                won[winner[0] - 1] += 1
                part = sides(player)[winner[0] - 1]
                assert part['total'] == (part['melds'] + part['gained'] + part['bonus'] - part['hand']) * part['factor']
        final = {line.split()[0]: line.split()[1:] for line in player.get('score')}
        best = int(final['game-winner'][0]) - 1
        result = int(final['totals'][best]) + 100 + 25 * max(0, won[best] - won[1 - best])
        assert int(final['totals'][best]) >= 50
        assert int(final['results'][best]) == result * (1 if won[1 - best] else 2)
        assert player.get('moves') == [] and player.ask('deal') == (False, ['over: deal'])

        checked = subprocess.run([PROGRAM, 'check', '-'], input='\n'.join(player.get('save')), text=True, capture_output=True, check=True)
        *rounds, game, last = checked.stdout.splitlines()
        assert len(rounds) >= sum(won) and all(re.match(rf'round {number}: ', line) for number, line in enumerate(rounds, 1))
        assert game == f"game: {' '.join(final['results'])}; seat {best + 1} won" and last.endswith('all legal; the game is over')


@case('every preset: a round of random play, saved, loaded and taken back')
def every_preset():
    with engine() as player, engine() as other:
        for line in player.get('presets'):
            player.get('rules ' + line.split()[0])
            player.get('deal')
            dealt = player.position()
            count = len(play_round(player, 'random'))
            position = player.position()
            other.send('load')
            for written in position[0]:
                other.send(written)
            assert other.ask('.') == (True, []), line
            assert other.position() == position, line
            player.get(f'undo {count}')
            assert player.position() == dealt, line
            player.get(f'redo {count}')
            assert player.position() == position, line


@case('undo and redo')
def undo():
    with engine('deal') as player:
        positions = [player.position()]
        for _ in range(12):
            player.get('play ' + player.get(f'bot {player.turn()} average')[0])
            positions.append(player.position())
        for position in reversed(positions[:-1]):
            player.get('undo')
            assert player.position() == position
        assert player.ask('undo 2') == (False, ['only 1 moves were played'])
        assert player.ask('redo 13') == (False, ['only 12 moves were taken back'])
        for position in positions[1:]:
            player.get('redo')
            assert player.position() == position
        player.get('undo 3')
        assert player.position() == positions[-4]
        player.get('play ' + player.get('moves')[0])
        assert player.ask('redo') == (False, ['only 0 moves were taken back'])


@case('a bot chooses by its seed alone')
def bots():
    with engine('deal') as player:
        seat = player.turn()
        assert player.get('levels')[:2] == ['random', 'average']
        player.get(f'play {seat} draw')
        position = player.position()
        chosen = {tuple(player.get(f'bot {seat} random seed {seed}')) for seed in range(30)}
        assert len(chosen) > 3 and player.position() == position
        for request in (f'bot {seat} random seed 7', f'bot {seat} average budget 1000', f'bot {seat} average seed 7 budget 1'):
            assert player.get(request) == player.get(request)
        assert player.get(f'bot {seat} random') == player.get(f'bot {seat} random seed 0')


@case('a budget is how much a bot may weigh')
def budget():
    with engine('code 0000-0000-00005', 'deal') as player:
        hasty = 0
        while (seat := player.turn()) is not None:
            ample, = player.get(f'bot {seat} average')
            assert player.get(f'bot {seat} average budget 1000000') == [ample]
            least, = player.get(f'bot {seat} average budget 1')
            assert least in player.get(f'moves {seat}')
            hasty += least != ample
            player.get(f'play {ample}')
        assert hasty > 5


@case('a bot moves out of turn where its seat may')
def bots_out_of_turn():
    for rules, level in (('500-rum outofturn=yes players=3', 'average'), ('500-wikipedia rum=lay rumwindow=5 players=3', 'random')):
        with engine(f'rules {rules}', 'code 0000-0000-00005', 'deal') as player:
            asked = 0
            while (turn := player.turn()) is not None:
                for seat in (1, 2, 3):
                    listed = player.get(f'moves {seat}')
                    if listed:
                        assert player.get(f'bot {seat} {level}')[0] in listed
                        asked += seat != turn
                    else:
                        assert player.ask(f'bot {seat} {level}') == (False, ['not-your-turn'])
                player.get('play ' + player.get(f'bot {turn} random')[0])
            assert asked > 0


@case('gin is told when the melds are down, and only in Gin')
def gin_told():
    hand, other = '5C 6C 7C 9D 9H 9S 8C 8D 8H 6S'.split(), 'AC 2D 4H 6D TS QC KD 3S JH 2S'.split()
    dealt = [card for both in zip(hand, other) for card in both] + ['KH', 'QD']
    rest = [card for card in CARDS if card not in dealt]
    with engine('rules gin', 'deck ' + ' '.join(dealt + rest), 'deal', 'play 2 pass', 'play 1 pass', 'play 2 draw',
                'play 2 knock QD by hand') as player:
        assert player.get('state')[1] == 'phase spread 2 out 2'
        for meld in ('5C 6C 7C', '9D 9H 9S', '8C 8D 8H'):
            player.get(f'play 2 meld {meld}')
        player.get('play 2 pass')
        assert player.get('state')[1] == 'phase lay-off 1 out 2'
    with engine('rules one-meld', 'code 0000-0000-00006') as player:
        while player.get('moves') == ['deal']:
            player.get('deal')
            play_round(player, 'average')
            assert 'gin' not in player.get('state')[1].split()


BAD = [
    # line, reason
    ('deel', 'no such request: deel'),
    ('HELLO', 'no such request: HELLO'),
    ('x' * 80, 'no such request: xxxxxx'),
    ('hello you', 'not understood: you'),
    ('presets 1', 'not understood: 1'),
    ('levels 1', 'not understood: 1'),
    ('state 1', 'not understood: 1'),
    ('score 1', 'not understood: 1'),
    ('save game', 'not understood: game'),
    ('load game', 'not understood: game'),
    ('quit now', 'not understood: now'),
    ('deal 2', 'not understood: 2'),
    ('help me', 'no such request: me'),
    ('parameters king', 'no such parameter: king'),
    ('rules 501', 'no such preset: 501'),
    ('rules gin oddity=1', 'unknown parameter: oddity'),
    ('rules gin target', 'key=value expected, not: target'),
    ('rules gin target=', 'not a value of target: '),
    ('rules gin target=12x', 'not a value of target: 12x'),
    ('rules gin target=99999999999999999999', 'not a value of target'),
    ('rules gin deal=7', 'not a value of deal: 7'),
    ('rules gin ace=middle', 'not a value of ace: middle'),
    ('rules gin meldwhen=any-time', 'scoring, meldwhen: '),
    ('rules gin players=3', 'players: gin is for 2 to 2'),
    ('rules 500-rum jokers=1 packs=2 jokers=2', 'jokers is given twice'),
    ('rules gin ' + 'target=' + '1' * 70, 'too long: '),
    ('set', 'key=value expected'),
    ('set gin', 'key=value expected, not: gin'),
    ('seats', 'a number of seats from 2 to 8 expected'),
    ('seats 9', 'a number of seats from 2 to 8 expected'),
    ('seats two', 'a number of seats from 2 to 8 expected'),
    ('seats 2 3', 'not understood: 3'),
    ('code', 'not a deal code'),
    ('code 123', 'not a deal code (such as 0123-4567-89ABC): 123'),
    ('code U123-4567-89ABC', 'not a deal code'),
    ('game 0', 'a number from 1 to 65535 expected'),
    ('game 65536', 'a number from 1 to 65535 expected'),
    ('game 1 2', 'not understood: 2'),
    ('deck', 'the deck lacks 52 of the 52 cards of these rules, among them AC'),
    ('deck ' + ' '.join(CARDS[:-1]), 'the deck lacks 1 of the 52 cards of these rules, among them ' + CARDS[-1]),
    ('deck ' + ' '.join(CARDS[:-1] + ['AC']), 'the deck has AC twice'),
    ('deck ' + ' '.join(CARDS + ['*1']), 'the deck has *1, which is no card of these rules'),
    ('deck ' + ' '.join(CARDS) + ' ZZ', 'the deck has something that is no card: ZZ'),
    ('hands 5 5', 'the sizes of the hands come after the deck'),
    ('deal', 'not-over: deal'),
    ('play', 'not a move, more words expected: '),
    ('play 2', 'not a move, more words expected: 2'),
    ('play draw', 'not a move, "draw" not understood: draw'),
    ('play 9 draw', 'not a move, "9" not understood: 9 draw'),
    ('play 2 throw KD', 'not a move, "throw" not understood: 2 throw KD'),
    ('play 2 draw KD', 'not a move, "KD" not understood: 2 draw KD'),
    ('play 2 discard', 'not a move, more words expected: 2 discard'),
    ('play 2 meld 5H 5H 5H', 'not a move, "5H" not understood: 2 meld 5H 5H 5H'),
    ('play 2 lay 5H', 'not a move, more words expected: 2 lay 5H'),
    ('play 2 lay 5H on 38', 'not a move, "38" not understood: 2 lay 5H on 38'),
    ('play 2 discard KD', 'draw-first: 2 discard KD'),
    ('play 2 meld 5H 6H 7H', 'draw-first: 2 meld 5H 6H 7H'),
    ('play 2 take 2C', 'not-in-pile: 2 take 2C'),
    ('play 2 knock', 'no-knock: 2 knock'),
    ('play 1 draw', 'not-your-turn: 1 draw'),
    ('play 5 draw', 'malformed: 5 draw'),
    ('check', 'not a move, more words expected: '),
    ('check 2 think', 'not a move, "think" not understood: 2 think'),
    ('undo 0', 'a number of moves expected'),
    ('undo x', 'a number of moves expected'),
    ('undo 2', 'only 1 moves were played'),
    ('undo 1 1', 'not understood: 1'),
    ('redo', 'only 0 moves were taken back'),
    ('redo -1', 'a number of moves expected'),
    ('moves 3', 'a seat from 1 to 2 expected'),
    ('moves 9', 'a seat from 1 to 2 expected'),
    ('moves 1 2', 'not understood: 2'),
    ('view', 'a seat from 1 to 2 expected'),
    ('view 0', 'a seat from 1 to 2 expected'),
    ('view 1 2', 'not understood: 2'),
    ('bot', 'a seat from 1 to 2 expected'),
    ('bot 2', 'a level expected'),
    ('bot 2 genius', 'no such level: genius'),
    ('bot 1 random', 'not-your-turn'),
    ('bot 2 random seed', 'seed needs a number'),
    ('bot 2 random seed -1', 'seed needs a number'),
    ('bot 2 random seed 18446744073709551616', 'seed needs a number'),
    ('bot 2 random budget 0', 'budget needs a number'),
    ('bot 2 random speed 1', 'not understood: speed'),
    ('bot 2 random ' + 'x' * 100, 'not understood: xxxx'),
    ('.', 'no such request: .'),
    ('\x07', 'not plain text'),
    ('play 2 draw\x00', 'not plain text'),
    ('h\xe9llo', 'not plain text'),
    ('hello ' + 'x' * LINE_MAX, 'the line is too long'),
]


@case('bad lines: each is answered with its reason and changes nothing')
def bad_lines():
    with engine('code 0123-4567-89ABC', 'game 1', 'deal') as player:
        if player.turn() == 1:
            player.get('game 2')
            player.get('deal')
        position = player.position()
        for line, reason in BAD:
            granted, why = player.ask(line)
            assert not granted, f'granted: {line[:80]!r}'
            assert why[0].startswith(reason), f'{line[:80]!r}: {why[0]}'
            assert player.position() == position, f'changed by {line[:80]!r}'


@case('what needs a round is refused before the first and after the last')
def out_of_time():
    with engine() as player:
        position = player.position()
        for line, reason in (('view 1', 'no round has been dealt yet'), ('bot 1 random', 'over'), ('play 1 draw', 'no round has been dealt yet'),
                             ('check 1 draw', 'no round has been dealt yet'), ('undo', 'only 0 moves were played')):
            assert player.ask(line) == (False, [reason])
            assert player.position() == position
        assert player.get('score') == ['totals 0 0']
        assert player.get('state') == ['code 0000-0000-00000 game 1 round 0 moves 0']


@case('blank lines and comments have no answer')
def comments():
    assert run(b'\n  \t \n# hello\n   # hello\n\tseats 3\t# three\r\n') == ('=\n\n', 0)


@case('the last line needs no end, and nothing is answered behind quit')
def ends():
    assert run(b'quit\nhello\n') == ('=\n\n', 0)
    assert run(b'seats 3') == ('=\n\n', 0)
    assert run(b'') == ('', 0)


@case('the longest line, and one byte more')
def longest():
    whole = b'seats 3'
    assert run(whole + b' ' * (LINE_MAX - len(whole)) + b'\nseats 2\n') == ('=\n\n=\n\n', 0)
    assert run(whole + b' ' * (LINE_MAX - len(whole) + 1) + b'\nseats 2\n') == ('? the line is too long\n\n=\n\n', 0)
    assert run(b'x' * 1000000 + b'\nseats 2\n') == ('? the line is too long\n\n=\n\n', 0)


WRONG_RECORDS = [
    ([], 'no rules'),
    (['rules 501'], 'line 1: no such preset: 501'),
    (['# a record', '', 'rules gin', 'code 12'], 'line 4: not a deal code: 12'),
    (['rules gin', 'game x'], 'line 2: not a number of a game: x'),
    (['rules gin', 'rules gin'], 'line 2: the rules stand once, before the moves'),
    (['deal', 'rules gin'], 'line 1: the rules must come first, not: deal'),
    (['rules gin', 'deck AC'], 'line 2: the deck lacks 51 of the 52 cards of these rules, among them 2C'),
    (['rules gin', 'deal', '2 fly'], 'line 3: not a move: 2 fly'),
    (['rules gin', '', 'deal # the first', '# nothing', '5 draw'], 'line 5: malformed: 5 draw'),
    (['rules gin', 'deal', 'deal'], 'line 3: not-over: deal'),
    (['rules gin', 'deal\x01', 'deal'], 'not plain text'),
    (['rules gin ' + 'x' * LINE_MAX, 'deal', '5 draw'], 'the line is too long'),
]


@case('a record that is wrong is refused at its line and changes nothing')
def wrong_records():
    with engine('deal') as player:
        position = player.position()
        for lines, reason in WRONG_RECORDS:
            for line in ['load', *lines]:
                player.send(line)
            granted, why = player.ask('.')
            assert not granted and reason in why[0], (lines[:3], why)
            assert player.position() == position


@case('a record that is too long is refused')
def too_long():
    with engine('deal') as player:
        position = player.position()
        player.send('load\nrules gin\ndeal')
        player.send(b'1 draw  ' + b'x' * 3000 + b'\n' * 2)
        for _ in range(3000):
            player.send(b'1 draw ' + b'x' * 3000 + b'\n')
        assert player.ask('.') == (False, ['the record is too long'])
        assert player.position() == position


@case('a record that is cut off is not loaded')
def cut_off():
    assert run(b'load\nrules gin\ndeal\n') == ('', 0)


@case('a loaded record goes on')
def load():
    with engine('rules kaluki players=3', 'code 0000-0000-00004', 'deal') as player, engine() as other:
        for _ in range(20):
            player.get('play ' + player.get(f'bot {player.turn()} average')[0])
        player.get('undo 5')
        other.get('deal')
        for line in ['load', *player.get('save')]:
            other.send(line)
        assert other.ask('.') == (True, [])
        assert other.ask('redo') == (False, ['only 0 moves were taken back'])
        other.get('play ' + player.get('moves')[0])
        player.get('play ' + player.get('moves')[0])
        assert other.position() == player.position()


run_cases()
