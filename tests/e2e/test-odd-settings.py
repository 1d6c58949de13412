#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program with settings that make no sense, as another program, another version or a slip may write them: it
starts, deals, shows every dialog that reads them, and complains of nothing.

test-odd-settings.py PROGRAM SCHEMA"""

import os
import re
import sys
import xml.etree.ElementTree

from gi.repository import Gio, GLib

import cases
from program import APP_ID, Program

DEAL = '0000-0000-00500'
DIALOGS = 'preferences', 'choose-game', 'history', 'players', 'unfinished'
PAGES = 'scores', 'log', 'rules', 'choices'
SEVERAL = "[('%s', 'Ada', 0, 0, {}), ('%s', '', -5, 9223372036854775807, {'pause': <99.0>, 'card-back': <'no'>}), " \
    "('%s', '\\u202e\\n', -5, 0, {'sort-order': <7>, 'rules': <'x'>, 'nonsense': <1>, 'profile': <'x'>})]" % tuple(
        f'0000000{i}-0000-4000-8000-000000000000' for i in (1, 2, 3))
LONG = 'x' * 5000

# As GVariant writes values; there is at least one of another type for every key, which is a wrong one.
ODD = {
    'window-width': ('-5', '0', '2147483647', '32767'),
    'window-height': ('-5', '0', '2147483647', '32767'),
    'profile': ("'nobody'", "'../../..'", f"'{LONG}'", "''"),
    'profiles': (SEVERAL, "[('no-uuid', 'Eve', 0, 0, {})]", '[]'),
    'first-profile': ("'nobody'", "'../../..'"),
    'language': ("'xx'", "'../../..'", f"'{LONG}'", "'de_DE.UTF-8@nonsense'"),
    'new-profile': ("{'pause': <99.0>, 'card-back': <'no'>}", "{'nonsense': <1>, 'profile': <'x'>}"),
    'sort-order': ("'upside-down'", '17', "''"),
    'game': ("'no-game'", "''", f"'{LONG}'", "'../../..'"),
    'players': ('-1', '99', '0'),
    'recent-games': ("['', 'no-game', 'Rummy 500 rules 1 | x | 500-rum jokers=99 | AAAA']", f"['{LONG}']",
                     str(['no-game'] * 500)),
    'seat-names': (f"['{LONG}', '{LONG}']", str(['\x01', '‮', ' '] * 7), "['', '']"),
    'seat-levels': ('[-99, 99]', '[2147483647]', str([-1] * 20)),
    'guide-told': ('4294967295', '1'),
    'rules': ("{'500-rum': 'jokers=99 nonsense', '': ''}", "{'500-rum': 'players=-3 target=0', 'no-game': '='}",
              f"{{'500-rum': '{LONG}'}}"),
    'house-rules': ("['', 'nonsense', 'Rummy 500 rules 1 | x | 500-rum jokers=99 | AAAA']", f"['{LONG}']"),
    'tables': ("{'500-rum/2': ([], [99]), '': ([], [])}", f"{{'500-rum/2': ({['a'] * 20}, {[-99] * 20})}}",
               "{'no-game/99': (['a'], [0])}"),
    'card-speed': ("'warp'", '-1'),
    'pause': ('-1.0', 'nan', 'inf', '1e300'),
    'replay-speed': ("'warp'", '-1'),
    'deck-style': ("'no'", '-1'),
    'hand-orders': ('[[0xff, 0xff], [0x00, 0x00, 0x00]]', str([[0x40, 0x41, 0x7f, 0xfe] * 50] * 20), '[[], [0x01]]'),
    'card-back': ("'no such back'", '99'),
    'table-look': ("'no'", '-1'),
    'sound-volume': ('-3.0', 'nan', 'inf', '1e300'),
    'own-sounds': ("{'round-won': ('../../etc/passwd', 'x'), 'nonsense': ('', '')}", f"{{'start': ('{LONG}', '')}}",
                   "{'start': ('', ''), 'exit': ('.', '')}"),
    'table-colour': ("'no colour'", "''", "'rgba(0,0,0,0)'", f"'#{LONG}'"),
}
WRONG_TYPE = "'\\u0001'", '(1, 2)', 'no GVariant at all ('


def read_keys(schema):
    """Every key that there is."""
    return [key.get('name') for key in xml.etree.ElementTree.parse(schema).iter('key')]


def read_column(keys, number):
    """A setting of each key."""
    column = {}
    for key in keys:
        values = (*ODD.get(key, ()), *WRONG_TYPE)
        column[key] = values[number % len(values)]
    return column


def complaints(errors):
    with open(errors, encoding='utf-8', errors='replace') as file:
        return ''.join(line for line in file if re.search('CRITICAL|WARNING|Sanitizer|runtime error', line))


def play(program, schema, done):
    keys = read_keys(schema)
    assert set(ODD) <= set(keys), set(ODD) - set(keys)
    errors = os.path.join(os.environ['HOME'], 'errors')
    program.calm()
    shown = set()
    for number in range(N_COLUMNS):
        column = read_column(keys, number)
        program.prefer(**column)
        try:
            with open(errors, 'wb') as program.errors:
                program.start('--deal=' + DEAL)
            shown |= {dialog for dialog in DIALOGS if show(program, dialog)}
            for page in PAGES:
                call(program, 'Activate', '(sava{sv})', (page, [], {}))
                program.settle()
            program.key('s')
            assert program.stop() == 0
            assert not complaints(errors)
        except Exception as error:
            raise AssertionError(f'no. {number + 1}: {error}\n{complaints(errors)}') from error
        done.add(number)
    assert shown == set(DIALOGS), f'only {shown} could be opened'
    return f'{N_COLUMNS} starts with {len(keys)} odd settings each'


def call(program, method, *args):
    return program.bus.session.call_sync(APP_ID, '/org/example/Rummy500/window/1', 'org.gtk.Actions', method,
                                         GLib.Variant(*args), None, Gio.DBusCallFlags.NONE, -1).unpack()


def show(program, name):
    """Opens a dialog, waits for it, and closes it and what it may ask; whether it can be opened now."""
    (is_enabled, *_), = call(program, 'Describe', '(s)', (name,))
    if is_enabled:
        call(program, 'Activate', '(sava{sv})', (name, [], {}))
        program.wait(f'the dialog of {name}', lambda look: look.with_focus())
    while program.look().find(role='dialog'):
        program.key('Escape')
        program.settle()
    return is_enabled


N_COLUMNS = max(map(len, ODD.values())) + len(WRONG_TYPE)
CASES = {number: f'settings that make no sense, no. {number + 1}' for number in range(N_COLUMNS)}


def main():
    program = Program(os.path.abspath(sys.argv[1]))
    return cases.run(CASES, program, lambda done: play(program, sys.argv[2], done))


if __name__ == '__main__':
    sys.exit(main())
