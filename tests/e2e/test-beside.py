#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The release and the development version, installed in one place: both are played at the same time, and each goes away
without the other.

test-beside.py SOURCE PREFIX BUILD DEVELOPMENT-BUILD"""

import configparser
import json
import os
import subprocess
import sys

from gi.repository import GLib

import cases
from program import Program

IDS = 'org.example.Rummy500', 'org.example.Rummy500Devel'
PROGRAMS = 'rummy500', 'rummy500-devel'
TITLES = 'Rummy 500', 'Rummy 500 (Development)'
DEALS = '0000-0000-00500', '0000-0000-00501'

CASES = {
    'valid': 'what the development version tells the desktop and software centres is valid',
    'tools': 'each has its own manual, version and engine, and speaks German',
    'bus': 'the session bus starts each of them, by its own name',
    'both': 'both run at the same time, each with a game of its own',
    'second': 'a second start of each shows its own window',
    'settings': 'what is chosen in one changes nothing in the other',
    'resume': 'each goes on with its own game',
    'development': 'without the development version the release is whole, and goes on',
    'again': 'the development version can be there again, and the release go',
    'nothing': 'without both nothing is left in the place',
    'data': 'the games and settings of both are still there',
}


def told(*command, **environment):
    return subprocess.run(command, check=True, capture_output=True, text=True, env=os.environ | environment).stdout


def files(folder):
    return {os.path.join(path, name) for path, _, names in os.walk(folder) for name in names}


class Version(Program):
    """One of the two."""

    def __init__(self, prefix, number):
        super().__init__(os.path.join(prefix, 'bin', PROGRAMS[number]), IDS[number])
        self.title, self.deal = TITLES[number], DEALS[number]
        self.path_on_bus = '/' + self.app_id.replace('.', '/')
        self.game = os.path.join(os.environ['XDG_DATA_HOME'], PROGRAMS[number], 'game')

    def ask(self, method, where='', *args):
        self.bus.call(self.app_id, self.path_on_bus + where, method, GLib.Variant(*args), on=self.bus.session)

    def act(self, name, where=''):
        self.ask('org.gtk.Actions.Activate', where, '(sava{sv})', (name, [], {}))

    def quit(self):
        self.act('quit')
        assert self.ended() == 0

    def activated(self):
        """Starts it by the bus, and ends it there."""
        self.ask('org.freedesktop.Application.Activate', '', '(a{sv})', ({},))
        pid, = self.bus.call('org.freedesktop.DBus', '/', 'org.freedesktop.DBus.GetConnectionUnixProcessID',
                             GLib.Variant('(s)', (self.app_id,)), on=self.bus.session)
        assert os.readlink(f'/proc/{pid}/exe') == self.path
        self.find_name = lambda: self.bus.name_of(pid)
        self.wait('its title', lambda look: look.find(role='frame', name=self.title))
        del self.find_name  # who is about to end answers no more
        self.quit()

    def cards(self):
        return {thing.card for thing in self.look().things if thing.card is not None}


def installed(build):
    return set(json.loads(told('meson', 'introspect', '--installed', build)).values())


def settings():
    """What was chosen, by group."""
    keyfile = configparser.ConfigParser(interpolation=None)
    keyfile.read(os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0', 'settings', 'keyfile'))
    return {name: dict(keyfile[name]) for name in keyfile.sections()}


def look_at(prefix, done):
    share = os.path.join(prefix, 'share')
    told('desktop-file-validate', os.path.join(share, 'applications', IDS[1] + '.desktop'))
    told('appstreamcli', 'validate', '--no-net', os.path.join(share, 'metainfo', IDS[1] + '.metainfo.xml'))
    done.add('valid')
    for name in PROGRAMS:
        program = os.path.join(prefix, 'bin', name)
        engine = os.path.join(prefix, 'bin', name.replace('rummy500', 'rummy500-engine'))
        assert told(program, '--version').split()[0] == name
        assert told(engine, '--version').split()[0] == os.path.basename(engine)
        assert 'prüfen' in told(program, '--help', LC_ALL='en_US.UTF-8', LANGUAGE='de')
        for page in (name, os.path.basename(engine)):
            assert os.path.exists(os.path.join(share, 'man', 'man6', page + '.6'))
    done.add('tools')


def play(source, prefix, builds, versions, done):
    uninstall = os.path.join(source, 'build-aux/uninstall')
    for build in builds:  # once more: what is removed is what was installed last, and another test installs elsewhere
        told('meson', 'install', '-C', build, '--no-rebuild', '--quiet')
    look_at(prefix, done)
    release, development = versions
    release.calm()
    for version in versions:
        version.activated()
    done.add('bus')

    for version in versions:
        version.start('--deal=' + version.deal)
    hands = [version.cards() for version in versions]
    assert all(hands) and hands[0] != hands[1]
    done.add('both')
    for version in versions:
        assert subprocess.run([version.path], check=False, timeout=60).returncode == 0
    assert [version.cards() for version in versions] == hands
    assert all(version.process.poll() is None for version in versions)
    done.add('second')

    development.act('sounds', '/window/1')
    for version in versions:
        version.quit()
    chosen = settings()
    assert chosen['org/example/Rummy500Devel']['sounds'] == 'false', chosen
    assert 'sounds' not in chosen.get('org/example/Rummy500', {}), chosen
    done.add('settings')

    for version, hand in zip(versions, hands):
        version.start()
        assert version.cards() == hand
        version.quit()
    done.add('resume')

    told(uninstall, builds[1])
    left = files(prefix)
    assert installed(builds[0]) <= left and not [path for path in left if 'devel' in os.path.basename(path).lower()]
    release.start()
    assert release.cards() == hands[0]
    release.quit()
    done.add('development')
    told('meson', 'install', '-C', builds[1], '--no-rebuild', '--quiet')
    told(uninstall, builds[0])
    left = files(prefix)
    assert installed(builds[1]) <= left and not [path for path in left if path.endswith(PROGRAMS[0] + '.mo')]
    development.start()
    assert development.cards() == hands[1]
    development.quit()
    done.add('again')
    told(uninstall, builds[1])
    assert not files(prefix), files(prefix)
    done.add('nothing')

    assert all(os.path.exists(version.game) for version in versions)
    assert settings().keys() >= {'org/example/Rummy500Devel'}
    done.add('data')
    return f'{len(installed(builds[0]))} and {len(installed(builds[1]))} files'


def main():
    source, prefix, *builds = map(os.path.abspath, sys.argv[1:])
    versions = [Version(prefix, 0), Version(prefix, 1)]
    return cases.run(CASES, versions[0], lambda done: play(source, prefix, builds, versions, done))


if __name__ == '__main__':
    sys.exit(main())
