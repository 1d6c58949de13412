#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program where something around it is broken: it says so, loses nothing, goes on, and complains of nothing.

test-surroundings.py PROGRAM BROKEN-SYSTEM SCRIBE"""

import ctypes
import hashlib
import os
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import time

from gi.repository import GLib

import cases
from player import is_my_draw, round_by_keys, turn_by_keys
from program import Program

DEAL = '0000-0000-00500'
CANNOT = 'You can keep playing, but this game isn’t being saved.'
SETTINGS = '[org/example/Rummy500]\npause=0.0\nsounds=false\n'
# What GLib and GTK say where nothing can be written, of what they keep themselves; nobody sees it at a desktop.
KNOWN = (
    r'GLib-GIO-WARNING .* Failed to create \S*/config/glib-2\.0/settings: Read-only file system',
    r"Gtk-CRITICAL .* Unable to create user data directory '\S*/data' for storing the recently used files list: ",
    r"Gtk-WARNING .* Attempting to store changes into '\S*/data/recently-used\.xbel', but failed: ",
)

NO_DCONF = r'dconf-WARNING .* failed to commit changes to dconf'

PAUSE = 0.5  # seconds after each move of a computer
SETTINGS_SLEEP = f'[org/example/Rummy500]\npause={PAUSE}\n'  # with sounds
HOURS_ASLEEP = 8, 9, -10

SAVED = '(suayay)'  # what a saved game is kept as: magic, version, checksum of version and rest, rest
# Of a newer version: a form of house rules, a key, and a value of a key.
NEWER_SETTINGS = ("house-rules=['Rummy 500 rules 2 | To Come | 500-rum flying=yes']", 'hover=true',
                  "deck-style='glass'")

CASES = {
    'read-only': 'where nothing can be written the game that was left shows, and it is told that it cannot be kept',
    'untouched': 'and nothing there has changed',
    'empty read-only': 'where nothing can be written and nothing is there a game can be played',
    'missing database': 'a missing list of games is begun anew',
    'zeros database': 'one of zeros is put aside and told',
    'text database': 'a text in its place is put aside and told',
    'cut database': 'half of one is put aside and told',
    'folder database': 'a folder in its place is put aside and told',
    'newer database': 'one of a newer version is told and stays',
    'zeros game': 'a saved game of zeros is put aside and told',
    'text game': 'a text in its place is put aside and told',
    'cut game': 'half of one is put aside and told',
    'folder game': 'a folder in its place is put aside and told',
    'cut settings': 'settings that were cut are told and put aside, and are as they were',
    'newer': 'what a newer version left, games, rules and settings, is told, and all of it stays while this one plays',
    'clock': 'with a clock ten years back a round counts as ever',
    'sleep': 'a computer that sleeps for hours while cards travel and a move is awaited goes on move by move',
    'two': 'a second start shows the window of the first, with the focus, and ends',
    'settings': 'where settings cannot be written the program starts, and shows what it can',
    'first settings': 'where they never could be, the game is there at the next start',
    'memory': 'where settings are forgotten it starts',
    'no bus': 'without a session bus it starts and keeps the game',
    'no dconf': 'where dconf takes settings back the program goes on with its own',
    'no runtime': 'without a folder of the session it starts and keeps the game',
}

# What becomes of the whole of a file.
DAMAGES = {
    'zeros': lambda whole: bytes(len(whole)),
    'text': lambda _: b'Not what it was.\n',
    'cut': lambda whole: whole[:len(whole) // 2],
}


def files(folder):
    """What is in every file below the folder."""
    contents = {}
    for path, _, names in os.walk(folder):
        for name in names:
            with open(os.path.join(path, name), 'rb') as file:
                contents[os.path.relpath(os.path.join(path, name), folder)] = file.read()
    return contents


def read(path):
    with open(path, 'rb') as file:
        return file.read()


def write(path, data):
    with open(path, 'wb') as file:
        file.write(data)


def of_newer(data):
    """A saved game, as the next version may keep it."""
    magic, version, _, rest = GLib.Variant.new_from_bytes(GLib.VariantType(SAVED), GLib.Bytes(data), False).unpack()
    version, rest = version + 90, bytes(rest) + b'and more'
    digest = hashlib.sha256(version.to_bytes(4, 'little') + rest).digest()
    return GLib.Variant(SAVED, (magic, version, digest, rest)).get_data_as_bytes().get_data()


def told(*words):
    """What xdotool says, if anything."""
    return subprocess.run(['xdotool', *words], check=False, capture_output=True, text=True).stdout


def forget_focus():
    """Keys go nowhere then."""
    x11 = ctypes.CDLL('libX11.so.6')
    x11.XOpenDisplay.restype = ctypes.c_void_p
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    x11.XSetInputFocus(display, ctypes.c_ulong(0), 0, ctypes.c_ulong(0))
    x11.XCloseDisplay(display)


class Place:
    """A home of its own, like the one that a round was played in or with nothing in it."""

    def __init__(self, name, like=None):
        self.folder = os.path.join(os.environ['HOME'], name.replace(' ', '-'))
        if like is None:
            os.makedirs(self.folder)
        else:
            shutil.copytree(like.folder, self.folder)
        for part in 'DATA', 'CONFIG', 'CACHE', 'STATE':
            os.environ[f'XDG_{part}_HOME'] = os.path.join(self.folder, part.lower())
        self.data = os.path.join(self.folder, 'data', 'rummy500')
        self.keyfile = os.path.join(self.folder, 'config', 'glib-2.0', 'settings', 'keyfile')
        self.game, self.database = os.path.join(self.data, 'game'), os.path.join(self.data, 'history.db')

    def settle_in(self, settings=SETTINGS):
        os.makedirs(os.path.dirname(self.keyfile))
        write(self.keyfile, settings.encode())
        folder = os.path.join(self.folder, 'config', 'gtk-4.0')
        os.makedirs(folder)
        write(os.path.join(folder, 'settings.ini'), b'[Settings]\ngtk-enable-animations=false\n')


class Tester:
    def __init__(self, program, shim, scribe):
        self.program, self.shim, self.scribe, self.played = program, shim, scribe, None
        self.errors = os.path.join(os.environ['HOME'], 'errors')

    def start(self, place, *args, **environ):
        """Starts the program with more in its environment, or, where that is None, without it."""
        before = {name: os.environ.get(name) for name in environ}
        for name, value in environ.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value
        try:
            with open(self.errors, 'wb') as self.program.errors:
                self.program.start(*args)
        finally:
            for name, value in before.items():
                os.environ.pop(name, None)
                if value is not None:
                    os.environ[name] = value

    def stop(self, known=()):
        status = self.program.stop()
        assert status == 0, f'it ended with {status}'
        lines = read(self.errors).decode(errors='replace').splitlines()
        bad = [line for line in lines if re.search('CRITICAL|WARNING|Sanitizer|runtime error', line) and
               not any(re.search(words, line) for words in known)]
        assert not bad, '\n'.join(bad)

    def wait_for(self, *words):
        return self.program.wait(' … '.join(words), lambda look: all(word in look.text() for word in words) and look)

    def close(self):
        """A message; over Home, the game goes on then."""
        self.program.close_dialog()
        look = self.program.wait('the focus to be back',
                                 lambda look: look if any(thing.focused for thing in look.things) else None)
        if self.program.play_on_button(look):
            self.program.play_on()

    def turn(self):
        turn_by_keys(self.program)

    def play_once(self):
        """A round and a little more, of which there is a game, a history, and settings."""
        self.played = Place('played')
        self.played.settle_in()
        self.start(self.played, '--deal=' + DEAL)
        round_by_keys(self.program)
        self.program.key('Return')
        self.program.wait('the sheet to go', lambda look: not look.find(role='dialog'))
        self.turn()
        self.program.wait('my turn', is_my_draw)
        self.stop()
        with sqlite3.connect(self.played.database) as database:
            assert database.execute('SELECT count(*) FROM round').fetchone() == (1,)
        database.close()

    # Where nothing can be written

    def test_read_only(self, done):
        place = Place('read-only', self.played)
        before = files(place.folder)
        self.start(place, LD_PRELOAD=self.shim, RUMMY_READ_ONLY=place.folder)
        self.wait_for('Couldn’t open your list of games')
        self.close()
        self.turn()
        self.wait_for(CANNOT)
        self.turn()
        self.program.key('ctrl+comma')
        self.wait_for('Preferences')
        self.stop(KNOWN)
        done.add('read-only')
        assert files(place.folder) == before
        done.add('untouched')

        place = Place('empty-read-only')
        self.start(place, '--deal=' + DEAL, LD_PRELOAD=self.shim, RUMMY_READ_ONLY=place.folder)
        self.wait_for(CANNOT)
        self.turn()
        self.stop(KNOWN)
        assert not files(place.folder)
        done.add('empty read-only')

    # What is damaged

    def play_on(self, place, n_rounds):
        """The round comes into the list of games."""
        round_by_keys(self.program)
        self.program.close_dialog()
        self.program.key('ctrl+g')
        self.program.wait('the games', lambda look: look.find(role='dialog'))
        self.stop()
        database = sqlite3.connect(place.database)
        assert database.execute('SELECT count(*) FROM round').fetchone() == (n_rounds,)
        database.close()

    def begin_with(self, what, case, damage, words):
        """Starts where the game or the database is damaged, or a folder, until the words are told; the place and what
        there is in the damaged file."""
        place = Place(case, self.played)
        path, data = getattr(place, what), None
        if damage is None:
            os.remove(path)
            os.mkdir(path)
        else:
            data = damage(read(path))
            write(path, data)
        self.start(place)
        self.wait_for(words)
        self.close()
        return place, data

    @staticmethod
    def assert_kept(path, data):
        """What was damaged, or the folder, is beside the new file."""
        kept = path + '.broken-1'
        assert os.path.isdir(kept) if data is None else read(kept) == data

    def test_database(self, done):
        place = Place('missing database', self.played)
        for name in os.listdir(place.data):
            if name.startswith('history.db'):
                os.remove(os.path.join(place.data, name))
        self.start(place)
        self.play_on(place, 2)  # the game that was left has both
        done.add('missing database')

        for name, damage in {**DAMAGES, 'folder': None}.items():
            place, data = self.begin_with('database', f'{name} database', damage,
                                          'Your list of games was damaged and is kept')
            self.play_on(place, 2)
            self.assert_kept(place.database, data)
            done.add(f'{name} database')

        place = Place('newer database', self.played)
        database = sqlite3.connect(place.database)
        database.execute('PRAGMA user_version = 999')
        database.close()
        before = read(place.database)
        self.start(place)
        self.wait_for('Your list of games needs a newer version of Rummy 500.')
        self.close()
        round_by_keys(self.program)
        self.stop()
        assert read(place.database) == before
        done.add('newer database')

    def test_game(self, done):
        for name, damage in {**DAMAGES, 'folder': None}.items():
            place, data = self.begin_with('game', f'{name} game', damage,
                                          'Your saved game was damaged, so an earlier save was opened.')
            self.turn()
            self.stop()
            self.assert_kept(place.game, data)
            done.add(f'{name} game')

    def test_damaged_settings(self, done):
        place = Place('cut settings', self.played)
        damaged = SETTINGS[:SETTINGS.index('sounds') + 3].encode()
        write(place.keyfile, damaged)
        self.start(place)
        self.wait_for('Damaged settings were reset')
        self.close()
        self.turn()
        self.program.key('ctrl+m')  # which was off when the program ended
        self.wait_for('Sounds are on.')
        self.stop()
        assert read(os.path.join(place.data, 'settings.broken-1')) == damaged
        lines = read(place.keyfile).decode().split('\n')
        assert {'pause=0.0', 'sounds=true'} <= set(lines), lines

        self.start(place)
        self.turn()
        self.stop()
        assert not os.path.exists(os.path.join(place.data, 'settings.broken-2'))
        done.add('cut settings')

    # What is newer

    def test_newer(self, done):
        place = Place('newer', self.played)
        whole, kept = read(place.game), os.path.join(place.data, 'unfinished')
        os.makedirs(kept, exist_ok=True)
        write(os.path.join(kept, 'game-1.rummy500'), whole)
        games = [path for path, data in files(place.data).items() if data.startswith(b'Rummy 500 game')]
        assert {'game', 'unfinished/game-1.rummy500'} <= set(games), games
        before = {path: of_newer(read(os.path.join(place.data, path))) for path in games}
        for path, data in before.items():
            write(os.path.join(place.data, path), data)
        chosen = '\n'.join((read(place.keyfile).decode().strip(), *NEWER_SETTINGS, ''))
        write(place.keyfile, chosen.encode())

        self.start(place, '--deal=' + DEAL)
        self.wait_for('Your saved game needs a newer version of Rummy 500. It’s kept as “')
        self.close()
        self.turn()
        self.program.key('ctrl+m')  # which is written
        self.wait_for('Sounds are on.')
        self.stop()
        after = files(place.data)
        assert all(data in after.values() for data in before.values()), sorted(after)
        assert after['unfinished/game-1.rummy500'] == before['unfinished/game-1.rummy500']
        lines = read(place.keyfile).decode().split('\n')
        assert 'sounds=true' in lines and set(NEWER_SETTINGS) <= set(lines), lines
        done.add('newer')

    # What is strange

    def test_clock(self, done):
        place = Place('clock', self.played)
        self.start(place, LD_PRELOAD=self.shim, RUMMY_SECONDS_BACK=str(10 * 365 * 24 * 60 * 60))
        self.play_on(place, 2)
        done.add('clock')

    # Sleep

    def n_moves(self, place):
        """In the game that is saved."""
        told = subprocess.run([self.scribe, 'tell', place.game], check=True, capture_output=True, text=True).stdout
        return len(told.splitlines())

    def threads(self):
        folder = f'/proc/{self.program.process.pid}/task'
        return [read(os.path.join(folder, thread, 'comm')).decode().strip() for thread in os.listdir(folder)]

    def test_sleep(self, done):
        """Stopped it stands still as a sleeping computer does; the clock goes on, and is also set back."""
        place = Place('sleep')
        place.settle_in(SETTINGS_SLEEP)
        self.program.calm(False)
        clock = os.path.join(place.folder, 'clock')
        write(clock, b'0')
        self.start(place, '--deal=' + DEAL, LD_PRELOAD=self.shim, RUMMY_SECONDS_BACK=clock)
        most = 0
        for hours in HOURS_ASLEEP:
            self.program.wait('my turn', is_my_draw)
            self.program.key('s')
            self.program.wait('the card', lambda look: look.button('Discard'))
            before = self.n_moves(place)
            self.program.key('Home', 'Delete')
            self.program.until('the discard', lambda: self.n_moves(place) > before)
            self.program.process.send_signal(signal.SIGSTOP)  # while it travels
            before = self.n_moves(place)
            write(clock, str(-hours * 60 * 60).encode())
            woken = time.monotonic()
            self.program.process.send_signal(signal.SIGCONT)
            self.program.wait('my turn', is_my_draw)
            n_paused = self.n_moves(place) - before - 1
            assert time.monotonic() - woken >= n_paused * PAUSE, f'{n_paused} moves without a pause'
            most = max(most, n_paused)
            assert 'sound' in self.threads()
        assert most >= 1
        self.stop()
        done.add('sleep')

    def test_two(self, done):
        place = Place('two', self.played)
        self.start(place)
        shown, focus = told('search', '--onlyvisible', '--name', '.'), told('getwindowfocus')
        forget_focus()
        assert told('getwindowfocus') != focus
        second = subprocess.run([self.program.path], capture_output=True, text=True, check=True)
        assert not second.stdout and not second.stderr, second
        self.program.wait('the focus', lambda _: told('getwindowfocus') == focus)
        assert told('search', '--onlyvisible', '--name', '.') == shown
        self.stop()
        done.add('two')

    def test_settings(self, done):
        place = Place('settings', self.played)
        config = os.path.join(place.folder, 'config')
        before = files(config)
        self.start(place, LD_PRELOAD=self.shim, RUMMY_READ_ONLY=config)
        self.turn()
        self.program.key('ctrl+m')  # which would be written
        self.wait_for('Sounds are on.')
        self.program.key('ctrl+comma')
        self.wait_for('Preferences')
        self.stop()
        assert files(config) == before
        done.add('settings')

        # Nothing tells who plays there.
        place = Place('first settings')
        place.settle_in()
        config = os.path.join(place.folder, 'config')
        before = files(config)
        self.start(place, '--deal=' + DEAL, LD_PRELOAD=self.shim, RUMMY_READ_ONLY=config)
        self.turn()
        self.program.wait('my turn', is_my_draw)
        self.stop()
        game = read(place.game)
        self.start(place, LD_PRELOAD=self.shim, RUMMY_READ_ONLY=config)
        self.program.wait('my turn', is_my_draw)
        self.stop()
        assert read(place.game) == game
        assert not os.path.exists(os.path.join(place.data, 'profiles'))
        self.start(place)  # where they can be again
        self.program.wait('my turn', is_my_draw)
        self.stop()
        assert read(place.game) == game and files(config) != before
        done.add('first settings')

        place = Place('memory', self.played)
        self.start(place, GSETTINGS_BACKEND='memory')
        self.turn()
        self.stop()
        done.add('memory')

    def test_session(self, done):
        for case, environ in (('no bus', {'DBUS_SESSION_BUS_ADDRESS': 'unix:path=/nonexistent',
                                          'AT_SPI_BUS_ADDRESS': self.program.bus.address}),
                              ('no runtime', {'XDG_RUNTIME_DIR': None})):
            place = Place(case, self.played)
            before = read(place.game)
            self.start(place, **environ)
            self.turn()
            self.program.wait('my turn', is_my_draw)
            self.stop()
            assert read(place.game) != before
            done.add(case)

        # It begins with what it cannot keep.
        place = Place('no dconf', self.played)
        self.start(place, GSETTINGS_BACKEND='dconf', DBUS_SESSION_BUS_ADDRESS='unix:path=/nonexistent',
                   AT_SPI_BUS_ADDRESS=self.program.bus.address)
        self.program.key('ctrl+m')
        self.wait_for('Sounds are off.')
        self.stop((NO_DCONF,))
        assert len(re.findall(NO_DCONF, read(self.errors).decode())) == 1
        done.add('no dconf')


def main():
    program = Program(os.path.abspath(sys.argv[1]))
    tester = Tester(program, *map(os.path.abspath, sys.argv[2:]))

    def play(done):
        os.environ['G_DEBUG'] = ''  # all that is told is read
        try:
            tester.play_once()
            for test in (tester.test_read_only, tester.test_database, tester.test_game, tester.test_damaged_settings,
                         tester.test_newer, tester.test_clock, tester.test_sleep, tester.test_two, tester.test_settings,
                         tester.test_session):
                test(done)
        except Exception as error:
            raise AssertionError(f'{error}\n{read(tester.errors).decode(errors="replace")}') from error
        return f'{len(done)} broken systems, and no word too many'

    return cases.run(CASES, program, play)


if __name__ == '__main__':
    sys.exit(main())
