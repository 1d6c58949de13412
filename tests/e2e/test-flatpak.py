#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays the installed Flatpak in its sandbox, leaves it and goes on, has it speak another language, and looks for a way out.

test-flatpak.py MANIFEST"""

import configparser
import json
import os
import socket
import subprocess
import sys

from gi.repository import GLib

import cases
from away import Away
from person import Person
from player import Player, Table, least_useful
from program import A11Y, APP_ID, ROOT

DEAL = '0000-0000-00500'

# What the sections and keys of the metadata are called on the command line.
OPTIONS = {'shared': 'share', 'sockets': 'socket', 'devices': 'device', 'filesystems': 'filesystem', 'features': 'allow'}

CASES = {
    'permissions': 'it is given what the manifest says and nothing else',
    'network': 'it reaches no network, not even that of this machine',
    'home': 'it can neither read nor write what lies in the home folder',
    'own': 'it writes in its own folders',
    'languages': 'all languages come along',
    'round': 'a round is played to its end in the sandbox',
    'resume': 'quit in the middle of a turn, the next start goes on exactly there',
    'killed': 'killed in the middle of a turn, too',
    'speaks': 'another language is chosen, and it starts anew by itself and speaks it',
    'bus': 'the session bus starts it, and a second start raises the same window',
    'settings': 'what was chosen is kept in its own folder',
    'clean': 'nothing is written anywhere else in the home folder',
}


def flatpak(*arguments, check=True):
    return subprocess.run(['flatpak', *arguments], check=check, capture_output=True, text=True).stdout


def in_sandbox(script, *options):
    """The exit status of a shell script that has what the program has."""
    return subprocess.run(['flatpak', 'run', '--command=sh', *options, APP_ID, '-c', script], check=False).returncode


def told(script, *options):
    return subprocess.run(['flatpak', 'run', '--command=sh', *options, APP_ID, '-c', script], check=True, text=True,
                          capture_output=True).stdout


def wanted(manifest):
    """What the manifest asks for; "fallback-x11" is X11 as long as there is nothing better."""
    with open(manifest, encoding='utf-8') as file:
        options = set(json.load(file)['finish-args'])
    return options | ({'--socket=x11'} if '--socket=fallback-x11' in options else set())


def given():
    info = configparser.ConfigParser(interpolation=None)
    info.optionxform = str
    info.read_string(told('cat /.flatpak-info'))
    options = {f'--{OPTIONS.get(key, key)}={value}' for key, values in info['Context'].items()
               for value in values.split(';') if value}
    return options | {section for section in info.sections() if section.endswith('Policy')}


def look_for_a_way_out(manifest, done):
    assert given() == wanted(manifest), f'{sorted(given())} instead of {sorted(wanted(manifest))}'
    done.add('permissions')

    with socket.create_server(('127.0.0.1', 0)) as server:
        connect = f'exec bash -c "exec 3<>/dev/tcp/127.0.0.1/{server.getsockname()[1]}" 2>/dev/null'
        assert in_sandbox(connect, '--share=network') == 0, 'there is nothing to reach'
        assert in_sandbox(connect) != 0, 'it reached this machine'
    done.add('network')

    letter = os.path.join(os.environ['HOME'], 'letter')
    with open(letter, 'w', encoding='utf-8') as file:
        file.write('private')
    assert in_sandbox(f'test -e {letter}', '--filesystem=home') == 0, 'there is nothing to read'
    assert in_sandbox(f'test -e {letter}') != 0, 'it sees what lies there'
    in_sandbox(f'echo >{letter} 2>/dev/null')
    with open(letter, encoding='utf-8') as file:
        assert file.read() == 'private', 'it wrote there'
    done.add('home')


def kill(program):
    flatpak('kill', APP_ID)
    program.ended()


def play(program, manifest, done):
    look_for_a_way_out(manifest, done)
    folder = os.path.join(os.environ['HOME'], '.var', 'app', APP_ID)
    os.environ['XDG_CONFIG_HOME'] = os.path.join(folder, 'config')  # where calm () says that nothing travels
    location = flatpak('info', '--show-location', APP_ID).strip()
    os.environ['RUMMY500_LOCALE_DIR'] = os.path.join(location, 'files', 'share', 'locale')
    languages = {name[:-3] for name in os.listdir(os.path.join(os.path.dirname(manifest), 'po')) if name.endswith('.po')}
    assert set(os.listdir(os.environ['RUMMY500_LOCALE_DIR'])) == languages, 'other languages'
    done.add('languages')

    player = Player(program)
    program.calm()
    program.start('--deal=' + DEAL)
    kept = player.begin(player.table())
    player.come_back(program.quit)
    done.add('resume')
    player.come_back(lambda: kill(program))
    done.add('killed')
    player.discard(player.table(), least_useful(player.table().hand, kept))
    player.round()
    player.go_on(player.sheet())
    done.add('round')
    hand = set(player.table().hand)
    program.quit()

    bus = program.bus.session
    program.bus.call(APP_ID, '/org/example/Rummy500', 'org.freedesktop.Application.Activate',
                     GLib.Variant('(a{sv})', ({},)), on=bus)
    program.play_on()
    program.wait('the table', lambda look: set(Table(look).hand) == hand)
    assert subprocess.run(program.command, check=False, env=program.environment).returncode == 0
    assert len(program.bus.call(A11Y + 'Registry', ROOT, A11Y + 'Accessible.GetChildren')[0]) == 1, 'there are two'
    program.quit()
    done.add('bus')

    person = Person(program)
    program.start()
    person.restart(person.choose('Deutsch'), 'de')
    done.add('speaks')
    program.quit()
    program.launch()
    person.find('Main Menu')
    with open(os.path.join(folder, 'config', 'glib-2.0', 'settings', 'keyfile'), encoding='utf-8') as file:
        assert "language='de'" in file.read()
    done.add('settings')
    program.quit()

    assert os.path.exists(os.path.join(folder, 'data', 'rummy500', 'game'))
    done.add('own')
    home = os.environ['HOME']
    found = {os.path.relpath(os.path.join(where, name), home) for where, _, names in os.walk(home) for name in names}
    strangers = {name for name in found if not name.startswith(f'.var/app/{APP_ID}/')}
    assert strangers == {'letter'}, f'there is {sorted(strangers)}'
    done.add('clean')
    return f'{player.turns + 1} turns'


def main():
    program = Away('flatpak', 'run', APP_ID)
    return cases.run(CASES, program, lambda done: play(program, sys.argv[1], done))


if __name__ == '__main__':
    sys.exit(main())
