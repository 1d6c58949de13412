# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program in a real window: seen through the accessibility bus, moved by real pointer and key events."""

import os
import signal
import subprocess
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60  # seconds, on a busy machine; what is waited for is normally there at once

RANKS = 'ace two three four five six seven eight nine ten jack queen king'.split()
SUITS = 'clubs diamonds hearts spades'.split()


class Card:
    """A card by rank, 1 to 13, and suit, 0 to 3."""

    def __init__(self, name):
        rank, suit = name.split(' of ')
        self.rank, self.suit, self.name = RANKS.index(rank) + 1, SUITS.index(suit), name

    def __eq__(self, other):
        return isinstance(other, Card) and self.name == other.name

    def __hash__(self):
        return hash(self.name)

    def __repr__(self):
        return self.name


class Thing:
    """One accessible object, as it was when it was looked at."""

    def __init__(self, accessible):
        self.accessible = accessible
        self.name = accessible.get_name() or ''
        self.role = accessible.get_role_name()
        self.is_card = self.role == 'toggle button'
        self.description = accessible.get_description() or '' if self.is_card else ''
        states = accessible.get_state_set()
        self.showing = states.contains(Atspi.StateType.SHOWING)
        self.sensitive = states.contains(Atspi.StateType.SENSITIVE)
        self.pressed = states.contains(Atspi.StateType.PRESSED) or states.contains(Atspi.StateType.CHECKED)

    @property
    def box(self):
        component = self.accessible.get_component_iface()
        if component is None:
            return None
        rect = component.get_extents(Atspi.CoordType.WINDOW)
        return rect.x, rect.y, rect.width, rect.height

    @property
    def card(self):
        return Card(self.name) if ' of ' in self.name and self.name.split(' of ')[1] in SUITS else None


def xdotool(*args):
    subprocess.run(['xdotool', *map(str, args)], check=True, stdout=subprocess.DEVNULL)


class Program:
    def __init__(self, path, *args):
        self.path, self.args, self.process, self.origin = path, args, None, (0, 0)

    def start(self, *args):
        self.process = subprocess.Popen([self.path, *self.args, *args])
        self.wait('the window', lambda: self.find(role='frame'))
        self.wait('the table', lambda: self.find(name_starts='Stock, '))
        self.calibrate()
        self.settle()

    def calibrate(self):
        """Boxes do not count the frame that the window draws around itself, which is as wide at each side."""
        frame, content = self.things()[1:3]
        border = (frame.box[2] - content.box[2]) // 2
        self.origin = border - content.box[0], border - content.box[1]

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        status = self.process.wait(PATIENCE)
        self.process = None
        self.wait('the program to leave the bus', lambda: self.application() is None)
        return status

    def calm(self):
        """From the next start on nothing travels, as people have it who want no motion."""
        folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0')
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, 'settings.ini'), 'w', encoding='utf-8') as file:
            file.write('[Settings]\ngtk-enable-animations=false\n')

    # What is there

    def application(self):
        desktop = Atspi.get_desktop(0)
        for i in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(i)
            if child is not None and self.process is not None and child.get_process_id() == self.process.pid:
                return child
        return None

    def things(self):
        """Everything that shows."""
        while GLib.MainContext.default().iteration(False):
            pass  # what has changed since the last look
        found, waiting = [], [self.application()]
        while waiting:
            accessible = waiting.pop()
            if accessible is None:
                continue
            try:
                thing = Thing(accessible)
                if not thing.showing and thing.role not in ('application', 'frame'):
                    continue
                found.append(thing)
                waiting += [accessible.get_child_at_index(i) for i in range(accessible.get_child_count() - 1, -1, -1)]
            except GLib.Error:
                continue  # it went away while it was looked at
        return found

    def find(self, role=None, name=None, name_starts=None):
        for thing in self.things():
            if (role is None or thing.role == role) and (name is None or thing.name == name) and \
               (name_starts is None or thing.name.startswith(name_starts)):
                return thing
        return None

    def text(self):
        return '\n'.join(thing.name for thing in self.things())

    def wait(self, what, condition):
        """Until condition is true; its value. The bus is listened to meanwhile."""
        context, deadline = GLib.MainContext.default(), time.monotonic() + PATIENCE
        while True:
            try:
                value = condition()
            except GLib.Error:
                value = None
            if value:
                return value
            if self.process is not None and self.process.poll() is not None:
                raise AssertionError(f'the program ended ({self.process.returncode}) while waiting for {what}')
            if time.monotonic() > deadline:
                raise AssertionError(f'waited in vain for {what}; there is:\n{self.text()}')
            timer = GLib.timeout_add(20, lambda: False)
            context.iteration(True)
            if context.find_source_by_id(timer):
                GLib.source_remove(timer)

    def settle(self):
        """Until no card travels any more."""
        last = [None]

        def still():
            now = [(thing.name, thing.description, thing.box) for thing in self.things() if thing.is_card]
            before, last[0] = last[0], now
            return now == before
        self.wait('the cards to lie still', still)

    # What a person does

    def point(self, thing, at='middle'):
        x, y, width, height = thing.box
        x, y = x + self.origin[0], y + self.origin[1]
        if at == 'edge':  # the part of an overlapped card that shows
            return x + min(8, width // 4), y + height // 3
        return x + width // 2, y + height // 2

    def click(self, thing, button=1, at='middle', times=1):
        xdotool('mousemove', *self.point(thing, at), 'click', '--repeat', times, '--delay', 30, button)

    def drag(self, thing, target, at='edge'):
        xdotool('mousemove', *self.point(thing, at), 'mousedown', 1, 'mousemove_relative', '--', 6, 6,
                'mousemove', *self.point(target), 'mouseup', 1)

    def key(self, *names):
        xdotool('key', *names)

    def picture(self, path):
        """The window as a PNG, without the frame that it draws around itself."""
        window = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid), '--name', '.'],
                                check=True, capture_output=True, text=True).stdout.split()[0]
        subprocess.run(['import', '-window', window, path], check=True)
        subprocess.run(['mogrify', '-shave', '5x5', path], check=True)
