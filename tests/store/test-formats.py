#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""docs/formats.md is enough to read the golden files: reader.py, written from it, finds in them what was put there.

test-formats.py FOLDER-OF-GOLDEN-FILES
"""

import itertools
import re
import sqlite3
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / 'tools'))
sys.dont_write_bytecode = True
import reader  # pylint: disable=wrong-import-position
from tap import case, run_cases  # pylint: disable=wrong-import-position

GOLDEN = Path(sys.argv[1]).resolve()
RULES = (GOLDEN.parents[1] / 'docs/RULES.md').read_text(encoding='utf-8')
TABLE = {key: (values.split(', '), value)
         for key, values, value in re.findall(r'^\| R-[^|]+\| `(\w+)` \| ([^|]+) \| ([^|]+) \|', RULES, re.MULTILINE)}
TEXTS = {1: 1, 2: 2, 3: 2, 4: 1, 5: 1, 6: 1, 7: 7, 9: 9}   # the version whose text has the moves of a version
KEPT = {'won': [3, 300], 'looks': [7, 0], 'shown': 2, 'practice': True}
FIRST = {'seed': 500, 'game': 501, 'players': [-1, 1]}
# What the program's own tests put into each version.
SEATS = {
    1: FIRST,
    2: {'players': [-1, 1, 1]},
    3: {'players': [-1, 1, 0], 'names': ['', 'Zoë', 'Grete Müller']},
    4: {**FIRST, 'names': ['Zoë', ''], **KEPT},
    5: {**FIRST, 'names': ['Zoë', ''], **KEPT, 'hints': [12, 0], 'undone': [400, 1]},
    6: {**FIRST, **KEPT, 'hints': [12, 0], 'undone': [400, 1], 'belief': True,
        'notes': [(20, 1, 17, 2, 0), (20, 1, 18, 3, 255), (44, 1, 17, 0, 255), (45, 1, 33, 1, 255)]},
    7: {'players': [-1, 1], 'practice': True, 'from': 2, 'later seed': 16},
    8: {'players': [-1, 4 * 256], 'redo': 3, 'seed': 8, 'game': 9},
    9: {'players': [-1, 1], 'practice': True, 'hands': bytes((5, 0)), 'game': 3},
}


def golden(name):
    return (GOLDEN / name).read_bytes()


def game_of(version):
    return reader.read_game(golden(f'version-{version}.game'))


def is_refused(read, data, refusal=reader.Refused):
    try:
        read(data)
    except reader.Refused as error:
        return type(error) is refusal   # pylint: disable=unidiomatic-typecheck
    except UnicodeDecodeError:
        return refusal is reader.Refused
    return False


def card_text(card):
    suit = card // 16
    return f'*{suit + 1}' if card % 16 == 0 else '*A23456789TJQK'[card % 16] + 'CDHS'[suit % 4] + "'" * (card // 64)


def move_text(move):
    seat, name, detail, card, meld, cards = move
    if name == 'deal':
        return name
    place = ['on', str(meld + 1)] * (meld < 255)
    many = [card_text(each) for each in sorted(cards)]
    words = [str(seat + 1), name] + ([card_text(card)] if card < 255 else [])
    words += place + ['for'] + many if name == 'swap' else many + place
    if name in ('meld', 'lay') and detail:
        words += ['as', 'set'] if detail == 31 else ['from', str(detail)]
    return ' '.join(words + [str(detail + 1)] * (name == 'trade'))


def all_rules(rules):
    """With those that are missing, and the names of numbers."""
    rules = {key: value for key, (_, value) in TABLE.items()} | rules
    return {key: TABLE[key][0][0] if value == '0' and TABLE[key][0][-1].startswith('1–') else value
            for key, value in rules.items()}


def read_text(version):
    """The lines of a record in text: a dictionary of the head, and the moves."""
    lines = [line for line in golden(f'version-{version}.txt').decode().splitlines() if line and line[0] != '#']
    start = lines.index('deal')
    return dict(line.split(' ', 1) for line in lines[:start]), lines[start:]


def splitmix(state):
    while True:
        state = z = (state + 0x9e3779b97f4a7c15) % 2**64
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9 % 2**64
        z = (z ^ z >> 27) * 0x94d049bb133111eb % 2**64
        yield z ^ z >> 31


def random_below(seed):
    """A function that draws numbers below another, one after the other."""
    def rotate(x, by):
        return (x << by | x >> 64 - by) % 2**64

    def next_of(s):
        r, t = rotate(s[1] * 5 % 2**64, 7) * 9 % 2**64, s[1] << 17 & 2**64 - 1
        for to, by in ((2, 0), (3, 1), (1, 2), (0, 3)):
            s[to] ^= s[by]
        s[2] ^= t
        s[3] = rotate(s[3], 45)
        return r >> 32

    def below(n):
        p = next_of(state) * n
        while p % 2**32 < (2**32 - n) % n:
            p = next_of(state) * n
        return p >> 32

    state = list(itertools.islice(splitmix(seed), 4))
    return below


def deck_of(game, number):
    """The cards of a round in dealing order."""
    rules, players = game['rules'], len(game['players'])
    if number == 1 and game.get('deck'):
        return list(game['deck'])
    packs = {'1': 1, '2': 2}.get(rules.get('packs'), 2 if players > 4 else 1)
    cards = [card for card in range(64 * packs)
             if 0 < card % 16 < 14 or (card % 16 == 0 and card // 16 % 4 < int(rules.get('jokers', '0')))]
    seed = game['later seed'] if 0 < game.get('from', 0) <= number else game['seed']
    below = random_below(next(splitmix(seed ^ (number + 1) * 0xd1342543de82ef95 % 2**64)))
    for i in range(len(cards), 1, -1):
        j = below(i)
        cards[i - 1], cards[j] = cards[j], cards[i - 1]
    return cards


def follow(game):
    """Plays the moves with the cards of the seeds, until a stock runs out, and returns how many they were."""
    players, moves, number = len(game['players']), game['moves'], 0
    hands, pile, stock = [], [], []
    size = int(game['rules']['deal'].split('/')[players - 2])
    for at, (seat, name, detail, card, _, cards) in enumerate(moves):
        if name == 'deal':
            number += 1
            stock, hands = deck_of(game, number), [set() for _ in range(players)]
            sizes = [few or size for few in game.get('hands') or bytes(players)] if number == 1 else [size] * players
            for i, k in itertools.product(range(size), range(players)):
                to = (moves[at + 1][0] + k) % players
                if i < sizes[to]:
                    hands[to].add(stock.pop(0))
            pile = [stock.pop(0)]
        elif name == 'draw':
            if not stock:
                return at
            hands[seat].add(stock.pop(0))
        elif name == 'take':
            start = pile.index(card)
            hands[seat] |= set(pile[start:])
            del pile[start:]
        elif name == 'trade':
            hands[seat], hands[detail] = hands[detail], hands[seat]
        else:
            played = {card} if card < 255 else set(cards)
            assert played <= hands[seat], (at, name, [card_text(each) for each in played])
            hands[seat] -= played
            if name == 'discard':
                pile.append(card)
            elif name == 'swap':
                hands[seat] |= set(cards)
    return len(moves)


@case('saved games of all versions have the seats that were put there')
def seats():
    assert {path.name for path in GOLDEN.glob('version-*.game')} == {f'version-{version}.game' for version in SEATS}
    for version, expected in SEATS.items():
        game = game_of(version)
        yield from (f'version {version}: {key} is {game[key]}' for key, value in expected.items() if game[key] != value)
        assert game['version'] == version


@case('saved games of all versions have the rules, the deal and the moves of their texts')
def records():
    for version, written in TEXTS.items():
        game, (head, moves) = game_of(version), read_text(written)
        assert [move_text(move) for move in game['moves']] == moves
        assert all_rules(game['rules']) == all_rules(dict(word.split('=') for word in head['rules'].split()))
        assert (game['seed'], game['game']) == reader.read_code(f"{head['code']}/{head['game']}")
        assert [card_text(card) for card in game.get('deck', b'')] == head.get('deck', '').split()
        assert not game.get('deck') or sorted(game['deck']) == sorted(deck_of({**game, 'deck': b''}, 1))
        assert head.get('from', '0').split()[0] == str(game.get('from', 0))


@case('seeds deal the cards that the moves play')
def deals():
    followed = {version: follow(game_of(version)) for version in SEATS}
    for version in (1, 4, 5, 6, 7, 8, 9):
        assert followed[version] == len(game_of(version)['moves']), followed
    assert followed[2] == followed[3] > 100


@case('a flipped bit anywhere, a missing end or a higher version is refused')
def damaged():
    files = {'version-1.rummy500-players': reader.read_players,
             **{f'version-{version}.game': reader.read_game for version in SEATS}}
    for name, read in files.items():
        data = golden(name)
        for at in range(len(data)):
            flipped = data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1:]
            is_version = read is reader.read_players and 20 <= at < 24   # what the checksum there doesn't cover
            if not (is_refused(read, flipped) or is_version and is_refused(read, flipped, reader.Newer)):
                yield f'{name} with another byte {at} is read'
        assert all(is_refused(read, data[:size]) for size in range(len(data)))
    body = b'what nobody knows yet'
    head = b'Rummy 500 game\0\0' + (10).to_bytes(4, 'little')
    newer = head + reader.hashlib.sha256(head[16:] + body).digest() + body
    assert is_refused(reader.read_game, newer + bytes((52, 15)), reader.Newer)


@case('a file of players has their names, options and games')
def players():
    (first, _, early, none), (second, options, games, unfinished) = \
        reader.read_players(golden('version-1.rummy500-players'))
    assert (first, second, none) == ('Max', 'Zoë', [])
    assert options == {'card-back': 'waves', 'four-colours': True, 'sound-volume': 0.5, 'seat-names': ['Zoë'],
                       'tables': {'gin': (['Zoë', ''], [-1, 3 * 256 + 4])}, 'welcomed': True}
    (_, _, rounds, owners, practice), = early
    assert (len(rounds), owners, practice['practice']) == (2, bytes((1, 0, 0)), True)
    (began, ended, rounds, owners, game), = games
    assert (began, ended, rounds, owners) == (1700000000, 1700000600, [(began, ended)], bytes((1, 2)))
    assert (game['names'], game['players'], game['rules']['target']) == (['Max', 'Zoë'], [-1, -1], '50')
    assert [len(game['moves']) for game in unfinished] == [12]
    assert follow(game) == len(game['moves']) and follow(unfinished[0]) == 12


@case('house rules have a name, a game and changes, and no other sign')
def house_rules():
    line = golden('version-1.rummyrules')
    expected = 'Sundays', '500-rum', {'jokers': '2', 'target': '300'}
    assert line.endswith(b'\n') and reader.read_house_rules(line) == expected
    assert reader.read_house_rules(line.replace(b' ', b'\r\n ').replace(b'MQQY', b'mqqy')) == expected
    assert is_refused(reader.read_house_rules, line.replace(b'rules 1', b'rules 2'), reader.Newer)
    return [f'byte {at} may be another' for at in range(len(line) - 1)
            if not is_refused(reader.read_house_rules, line[:at] + bytes([line[at] ^ 1]) + line[at + 1:])
            and at != line.index(b'1')]


@case('deal codes are read as people write them')
def codes():
    assert reader.read_code('0123-4567-89ABC/4') == reader.read_code('ol23456789abc/4') == (0x8864298e84a96c, 4)
    return [text for text in ('', '0123-4567-89AB', 'G123-4567-89ABC', '0123-4567-89ABU')
            if not is_refused(reader.read_code, text)]


@case('the history has the tables and columns of the page, and games that agree with their records')
def history():
    with sqlite3.connect(f'{(GOLDEN / "version-5.db").as_uri()}?mode=ro&immutable=1', uri=True) as database:
        database.row_factory = sqlite3.Row
        assert [database.execute(f'PRAGMA {name}').fetchone()[0] for name in ('application_id', 'user_version')] == \
            [0x52756d35, 5]
        games = database.execute('SELECT * FROM game ORDER BY id').fetchall()
        assert [(game['preset'], game['rounds'], game['is_over'], game['is_practice']) for game in games] == \
            [('', 1, 1, 0), ('500-rum', 2, 0, 1), ('', 1, 1, 0)]
        for game in games:
            rows = {table: database.execute(f'SELECT * FROM {table} WHERE game = ?', (game['id'],)).fetchall()
                    for table in ('record', 'round', 'seat')}
            if game['is_removed'] < 0:
                assert not any(rows.values())
                continue
            (_, saved), = rows['record']
            record = reader.read_game(saved)
            assert (record['seed'], record['game']) == (game['seed'] % 2**64, game['number'])
            assert sum(move[1] == 'deal' for move in record['moves']) == game['rounds'] == len(rows['round'])
            assert [(seat['name'], seat['level']) for seat in rows['seat']] == \
                [(name, -1 if level < 0 else level % 256) for name, level in zip(record['names'], record['players'])]
            assert follow(record) == len(record['moves'])
    assert games[0]['rules'] == \
        'rules deal=13/7/7/7/7/7/7 firstdealer=fixed nextdealer=alternate lead=alternates target=50'
    assert [game['is_removed'] < 0 for game in games] == [False, False, True]


run_cases()
