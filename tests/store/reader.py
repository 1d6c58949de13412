# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the files of the program, by docs/formats.md alone."""

import hashlib
import struct
import unicodedata

PLAIN = {'y': 'B', 'b': '?', 'q': 'H', 'i': 'i', 'u': 'I', 'x': 'q', 't': 'Q', 'd': 'd'}   # types and their structs
DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
# Name, type, and the version that added it.
KNOWN = [('won', 'aq', 4), ('looks', 'aq', 4), ('shown', 'y', 4), ('practice', 'b', 4), ('hints', 'aq', 5),
         ('undone', 'aq', 5), ('belief', 'b', 6), ('notes', 'a(uyyyy)', 6)]
FIELDS = [('rules', 's', 1), ('seed', 't', 1), ('game', 'q', 1), ('deck', 'ay', 2), ('hands', 'ay', 9),
          ('from', 'q', 7), ('later seed', 't', 7), ('players', 'ai', 1), ('names', 'as', 3), ('known', KNOWN, 4),
          ('moves', 'ay', 1), ('redo', 'u', 8)]
# Name, and what follows the detail: card, meld, cards.
MOVES = [('deal', ''), ('draw', ''), ('take', 'c'), ('meld', 's'), ('lay', 'ms'), ('discard', 'c'), ('pass', ''),
         ('swap', 'cms'), ('knock', 'c'), ('call', 'ms'), ('renew', ''), ('nominate', ''), ('block', 'c'),
         ('trade', '')]


class Refused(ValueError):
    """The file is damaged."""


class Newer(Refused):
    """The file is of a later version."""


def require(holds, refusal=Refused):
    if not holds:
        raise refusal


def kinds_in(text):
    """Splits type strings in a row."""
    while text:
        end = len(text) - len(text.lstrip('a')) + 1
        while sum(map(text[:end].count, '({')) > sum(map(text[:end].count, ')}')):
            end += 1
        yield text[:end]
        text = text[end:]


def layout(kind):
    """Alignment and size, which is None where it varies."""
    if kind in PLAIN:
        return (struct.calcsize(PLAIN[kind]),) * 2
    if kind[0] not in '({':
        return {'s': 1, 'v': 8}.get(kind) or layout(kind[1:])[0], None
    end, widest, varies = 0, 1, False
    for align, size in map(layout, kinds_in(kind[1:-1])):
        end, widest, varies = -(-end // align) * align + (size or 0), max(widest, align), varies or not size
    return widest, None if varies else -(-end // widest) * widest


def cut_offsets(data, n=None):
    """The offsets at the end of a container, n or, in an array, as many as there are; and what is before them."""
    width = next(width for width in (1, 2, 4, 8) if len(data) < 1 << 8 * width)
    start = int.from_bytes(data[-width:], 'little') if n is None else len(data) - n * width
    require(0 <= start <= len(data) and (len(data) - start) % width == 0)
    return [int.from_bytes(data[at:at + width], 'little') for at in range(start, len(data), width)], data[:start]


def members(kinds, data, ends=(), is_padded=False):
    at, ends = 0, iter(ends)
    for kind in kinds:
        align, size = layout(kind)
        start = -(-at // align) * align
        end = start + size if size else next(ends)
        require(start <= end <= len(data) and not any(data[at:start]))
        yield read(kind, data[start:end])
        at = end
    require(not any(data[at:]) if is_padded else at == len(data))


def read(kind, data):
    size = layout(kind)[1]
    require(size in (None, len(data)))
    if kind in PLAIN:
        require(kind != 'b' or data[0] < 2)
        return struct.unpack('<' + PLAIN[kind], data)[0]
    if kind == 's':
        require(data.find(0) == len(data) - 1)
        return data[:-1].decode()
    if kind == 'v':
        value, _, inner = data.rpartition(b'\0')
        return read(inner.decode(), value)
    if kind == 'ay':
        return data
    if kind[0] == 'a':
        step = layout(kind[1:])[1]
        ends, inside = ([], data) if step or not data else cut_offsets(data)
        values = list(members([kind[1:]] * (len(data) // step if step else len(ends)), inside, ends))
        return dict(values) if kind[1] == '{' else values
    kinds = list(kinds_in(kind[1:-1]))
    ends, inside = cut_offsets(data, sum(not layout(inner)[1] for inner in kinds[:-1]))
    return tuple(members(kinds, inside, [*reversed(ends), len(inside)], size is not None))


def unwrap(data, magic, most, newest, checksum):
    begin, version, digest, body = read('(suayay)', data)
    require(len(data) <= most and begin == magic and version > 0)
    require(digest == checksum(struct.pack('<I', version), body))
    require(version <= newest, Newer)
    return version, body


def kind_of(fields, version):
    return '(' + ''.join(kind if isinstance(kind, str) else kind_of(kind, version)
                         for _, kind, since in fields if since <= version) + ')'


def named(fields, version, values):
    return {name: value if isinstance(kind, str) else named(kind, version, value)
            for (name, kind, _), value in zip((field for field in fields if field[2] <= version), values)}


def read_game(data):
    """A saved game as a dictionary of its fields and its version."""
    version, body = unwrap(data, 'Rummy 500 game', 8 << 20, 9, lambda *parts: hashlib.sha256(b''.join(parts)).digest())
    game = named(FIELDS, version, read(kind_of(FIELDS, version), body))
    game |= {'version': version, **game.pop('known', {})}
    game['rules'] = dict(word.split('=') for word in game['rules'].split())
    players = int(game['rules'].get('players', '2'))
    require(all(len(game.get(name) or range(players)) == players
                for name in ('players', 'names', 'won', 'looks', 'hints', 'undone', 'hands')))
    game['moves'] = list(read_moves(iter(game['moves'])))
    undone = game['moves'][len(game['moves']) - game.get('redo', 0):]
    require(game['game'] > 0 and not any(move[1] == 'deal' for move in undone))
    return game


def read_moves(data):
    """Each as seat, name, detail, card, meld and cards."""
    def byte():
        value = next(data, None)
        require(value is not None)
        return value

    def card(none=None):
        value = byte()
        require(value == none or (value < 128 and value % 16 < 14))
        return value

    def cards():
        found = [card() for _ in range(byte())]
        require(len(set(found)) == len(found))
        return found

    for first in data:
        require(first & 15 < len(MOVES))
        name, needs = MOVES[first & 15]
        detail = byte() if first & 128 else 0
        yield (first >> 4 & 7, name, detail, card(255 if name == 'knock' else None) if 'c' in needs else 255,
               byte() if 'm' in needs else 255,
               cards() if 's' in needs or (name == 'take' and first & 128) else [])


def read_players(data):
    body = unwrap(data, 'Rummy 500 players', 256 << 20, 1,
                  lambda _, body: hashlib.sha256(body).hexdigest().encode())[1]
    players = read('a(sa{sv}a(xxa(xx)ayay)aay)', body)
    require(0 < len(players) <= 100)
    return [(name, options, [(*game, read_game(saved)) for *game, saved in games], [read_game(one) for one in left])
            for name, options, games, left in players]


def read_house_rules(data):
    """The name, the game, and what is changed in it."""
    require(len(data) <= 4096)
    words = ' '.join(data.decode().replace('\ufeff', ' ').split())
    text, _, check = words.rpartition(' | ')
    head, _, rest = text.partition(' | ')
    name, _, rules = rest.rpartition(' | ')
    version = head.removeprefix('Rummy 500 rules ')
    require(version != head and version.isdigit() and version > '0')
    require(version == '1', Newer)
    bits = int.from_bytes(hashlib.sha256(unicodedata.normalize('NFC', text).encode()).digest()[:3]) >> 4
    typed = check.upper().translate(str.maketrans('OIL', '011'))
    require(name and typed == ''.join(DIGITS[bits >> shift & 31] for shift in (15, 10, 5, 0)))
    return name, rules.split()[0], dict(word.split('=') for word in rules.split()[1:])


def read_code(text):
    """Seed and number of a deal code."""
    code, _, number = text.partition('/')
    digits = code.upper().replace('-', '').translate(str.maketrans('OIL', '011'))
    require(len(digits) == 13 and all(digit in DIGITS for digit in digits) and digits[0] <= 'F')
    return sum(DIGITS.index(digit) << 5 * i for i, digit in enumerate(reversed(digits))), int(number or 1)
