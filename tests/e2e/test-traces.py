#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the real program leaves behind after a session with a round, a change of options and a saved game:
nothing but its own folders and what the libraries below it keep themselves.  The kernel ends it where it asks for a
socket of the Internet.

test-traces.py PROGRAM OFFLINE"""

import os
import signal
import subprocess
import sys

import cases
from player import round_by_keys, turn_by_keys
from program import Program

DEAL = '0000-0000-00500'
SAVED = 'Kept by hand.rummy500'
# By the part of the home, what may be there; what is no folder of the program has its reason.
OWN = {
    'data': ('rummy500/', 'recently-used.xbel'),  # GTK's list of files that were opened and saved, as the menu has it
    'config': ('glib-2.0/settings/keyfile',  # GSettings, here
               'dconf/',  # GSettings, elsewhere
               'gtk-4.0/settings.ini'),  # of this test
    'cache': ('rummy500/', 'fontconfig/', 'mesa_shader_cache', 'gstreamer-1.0/'),  # of fonts, of drivers, of sounds
    'state': (),
    'home': (SAVED, 'errors', '.cache/', '.dbus/'),
    'tmp': (),
}
CASES = {
    'guard': 'a program that makes a socket of the Internet is ended',
    'round': 'a round is played, options are changed, a game is saved, without the network',
    'written': 'only what is of the program is written',
}


def files(folder):
    return {os.path.relpath(os.path.join(path, name), folder) for path, _, names in os.walk(folder) for name in names}


def save(program, path):
    program.key('ctrl+s')
    program.wait('the choice of a file', lambda look: look.find(name='Save the Game'))
    program.settle()
    program.key('ctrl+a')
    subprocess.run(['xdotool', 'type', '--delay', '20', path], check=True)
    program.key('Return')
    program.wait('the word of it', lambda look: look.find(name_starts='Saved as “'))


def play(program, offline, done):
    ended = subprocess.run([offline, sys.executable, '-c', 'import socket; socket.socket(socket.AF_INET)'], check=False)
    assert ended.returncode == -signal.SIGSYS, ended
    subprocess.run([offline, sys.executable, '-c', 'import socket; socket.socket(socket.AF_UNIX)'], check=True)
    done.add('guard')

    program.calm()
    os.environ['TMPDIR'] = os.path.join(os.path.dirname(os.environ['HOME']), 'tmp')
    os.mkdir(os.environ['TMPDIR'])
    folders = {part: os.environ[f'XDG_{part.upper()}_HOME'] for part in ('data', 'config', 'cache', 'state')}
    folders |= {'home': os.environ['HOME'], 'tmp': os.environ['TMPDIR']}
    program.before = [offline]
    program.start('--deal=' + DEAL)
    program.key('ctrl+m')
    round_by_keys(program)
    program.key('Return')
    program.wait('the next deal', lambda look: not look.find(role='dialog'))
    turn_by_keys(program)
    program.key('ctrl+comma')
    program.close_dialog()
    path = os.path.join(os.environ['HOME'], SAVED)
    save(program, path)
    assert program.stop() == 0
    assert os.path.exists(path)
    done.add('round')

    left = {part: files(folder) for part, folder in folders.items()}
    strange = {part: [name for name in names if not name.startswith(OWN[part] or ('nothing at all',))]
               for part, names in left.items()}
    assert not any(strange.values()), strange
    assert any(name.startswith('rummy500/') for name in left['data']), left
    done.add('written')
    return '; '.join(f'{part}: {", ".join(sorted(names))}' for part, names in left.items() if names)


def main():
    program, offline = Program(os.path.abspath(sys.argv[1])), os.path.abspath(sys.argv[2])
    return cases.run(CASES, program, lambda done: play(program, offline, done))


if __name__ == '__main__':
    sys.exit(main())
