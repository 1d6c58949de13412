# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The real program in a real window: seen through the accessibility bus, moved by real pointer and key events.

The bus is asked directly, all objects at once: an object at a time, as libatspi asks, takes twenty times as long."""

import glob
import itertools
import os
import re
import signal
import subprocess
import time

from gi.repository import Gio, GLib

import pointers
from pointers import xdotool

PATIENCE = 60  # seconds, on a busy machine; what is waited for is normally there at once
NEXT_LOOK = 20, 100  # ms until the next look at the least and at most: a quarter of the time that it was waited for
LOOKS_MOST = 20  # until what is told fits together
UNTOLD = 0.5  # seconds after which what showed may be other than it was, though nobody was told
APP_ID = 'org.example.Rummy500'

A11Y = 'org.a11y.atspi.'
ROOT, CACHE = '/org/a11y/atspi/accessible/root', '/org/a11y/atspi/cache'
# Of AtspiRole; an alert is a dialog too.
ROLES = {2: 'dialog', 16: 'dialog', 23: 'frame', 29: 'label', 32: 'item', 33: 'menu', 35: 'menu item', 43: 'button',
         44: 'radio button', 47: 'label', 56: 'figure', 62: 'toggle button'}
# Of AtspiStateType.
CHECKED, FOCUSED, PRESSED, SELECTED, SENSITIVE, SHOWING = 1 << 4, 1 << 12, 1 << 20, 1 << 23, 1 << 24, 1 << 25
WINDOW = 1  # of AtspiCoordType
ALERT_PADDING = 24, 32  # what boxes in the message of an alert do not count

# In each language.
PLAY_ON = {'Keep Playing'} | {
    found.group(1).replace('_', '') for path in glob.glob(os.path.join(os.path.dirname(__file__), '../../po/*.po'))
    if (found := re.search('^msgid "_Keep Playing"\nmsgstr "(.+)"', open(path, encoding='utf-8').read(), re.MULTILINE))}

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

    def __init__(self, path, depth, role, name, description, states):
        self.path, self.depth, self.role, self.name, self.description = path, depth, role, name, description
        self.focused, self.sensitive = bool(states & FOCUSED), bool(states & SENSITIVE)
        self.selected = bool(states & (SELECTED | PRESSED | CHECKED))
        self.box = None  # x, y, width and height; only after Program.measure ()

    @property
    def card(self):
        """One on the table; rows of lists begin with a capital letter."""
        rank, _, suit = self.name.partition(' of ')
        return Card(self.name) if self.role == 'item' and rank in RANKS and suit in SUITS else None


class Look:
    """Everything that shows at one moment, in its order."""

    def __init__(self, things=()):
        self.things = list(things)

    def find(self, role=None, name=None, name_starts=''):
        return next((thing for thing in self.things if role in (None, thing.role) and name in (None, thing.name) and
                     thing.name.startswith(name_starts)), None)

    def button(self, name):
        thing = self.find(role='button', name=name)
        return thing if thing is not None and thing.sensitive else None

    def with_focus(self, role='dialog'):
        """What has the focus in it: one that only just shows does not get the keys yet."""
        thing = self.find(role=role)
        return thing if thing and any(part.focused for part in self.things[self.things.index(thing):]) else None

    def parts(self, thing):
        first = self.things.index(thing) + 1
        last = next((i for i in range(first, len(self.things)) if self.things[i].depth <= thing.depth), None)
        return Look(self.things[first:last])

    def inside(self, thing):
        """The texts of all labels in thing."""
        return self.parts(thing).labels()

    def labels(self):
        """Their texts; a figure of a table has the name of its headers."""
        return [thing.description if thing.role == 'figure' else thing.name for thing in self.things
                if thing.role in ('label', 'figure')]

    def text(self):
        return '\n'.join(thing.name for thing in self.things if thing.name)


class Bus:
    """The accessibility bus."""

    def __init__(self):
        self.session = Gio.bus_get_sync(Gio.BusType.SESSION)
        self.address, = self.call('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus.GetAddress', on=self.session)
        self.connection = Gio.DBusConnection.new_for_address_sync(
            self.address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)

    def ask(self, name, path, method, *args, on=None):
        interface, method = method.rsplit('.', 1)
        return (on or self.connection).call_sync(name, path, interface, method, *args or (None,), None,
                                                 Gio.DBusCallFlags.NONE, PATIENCE * 1000)

    def call(self, *args, on=None):
        return self.ask(*args, on=on).unpack()

    def call_all(self, name, paths, method, args=None):
        """Asks many objects at a time; their answers, None for one that is gone."""
        interface, method = method.rsplit('.', 1)
        answers = {}

        def answered(connection, result, path):
            try:
                answers[path] = connection.call_finish(result).unpack()
            except GLib.Error:
                answers[path] = None

        for path in paths:
            self.connection.call(name, path, interface, method, args, None, Gio.DBusCallFlags.NONE, PATIENCE * 1000,
                                 None, answered, path)
        while len(answers) < len(paths):
            GLib.MainContext.default().iteration(True)
        return [answers[path] for path in paths]

    def name_of(self, pid, former=None):
        """The name on this bus of a process (None: any) that is not the one that it had formerly, or None."""
        for name, _ in self.call(A11Y + 'Registry', ROOT, A11Y + 'Accessible.GetChildren')[0]:
            if name != former and pid in (None, *self.call('org.freedesktop.DBus', '/',
                                                           'org.freedesktop.DBus.GetConnectionUnixProcessID',
                                                           GLib.Variant('(s)', (name,)))):
                return name
        return None

    def listen(self, changed):
        """Calls it at every change that anybody tells of."""
        self.call(A11Y + 'Registry', '/org/a11y/atspi/registry', A11Y + 'Registry.RegisterEvent',
                  GLib.Variant('(sass)', ('object:', [], '')))
        for interface in 'Cache', 'Event.Object', 'Event.Window':
            self.connection.signal_subscribe(None, A11Y + interface, None, None, None, Gio.DBusSignalFlags.NONE,
                                             changed)

    def is_running(self, app_id):
        names, = self.call('org.freedesktop.DBus', '/', 'org.freedesktop.DBus.ListNames', on=self.session)
        return app_id in names


class Program:
    def __init__(self, path, app_id=APP_ID):
        self.path, self.app_id, self.pointer = path, app_id, pointers.of_screen()
        self.bus, self.process, self.name, self.origin = Bus(), None, None, (0, 0)
        self.former = None  # the name that the process had before it started the program anew
        self.moving = True  # whether cards travel
        self.before = []  # what starts the program, if anything does
        self.errors = None  # the file for what it complains of
        self.seen, self.parts = None, {}  # at the last look: all that was told, and what the items were by their bytes
        self.asked, self.is_old = 0, True  # when that was, and whether something has changed since
        self.bus.listen(self.changed)

    def launch(self, *args):
        self.process = subprocess.Popen([*self.before, self.path, *args], stderr=self.errors)

    def find_name(self):
        return self.bus.name_of(self.process.pid, self.former) if self.process is not None else None

    def start(self, *args):
        empty = self.screen()
        self.launch(*args)
        look = self.wait('Home or the table', lambda look: self.screen() != empty and look if
                         self.play_on_button(look) or self.has_table(look) or look.find(role='dialog') else None)
        if self.play_on_button(look):
            self.play_on()
        self.calibrate(self.settle())

    @staticmethod
    def has_table(look):
        """Its plate is asked for, too: a stock that is used up is no stock any more."""
        return any(look.find(name_starts=start) for start in ('Stock, ', 'I’m ', 'You, '))

    @staticmethod
    def play_on_button(look):
        """That of Home, which has the focus unless a dialog is over it."""
        return next((thing for name in PLAY_ON if (thing := look.button(name)) and thing.focused), None)

    def play_on(self):
        """From Home to the game that waits there."""
        self.wait('the way to the table', self.play_on_button)
        self.key('Return')
        self.wait('the table', lambda look: not any(look.button(name) for name in PLAY_ON))

    def calibrate(self, look):
        """Boxes do not count the frame that the window draws around itself, which is as wide at each side."""
        frame, content = look.things[:2]
        self.measure([frame, content])
        border = (frame.box[2] - content.box[2]) // 2
        self.origin = border - content.box[0], border - content.box[1]

    def stop(self, how=signal.SIGTERM):
        self.process.send_signal(how)
        return self.ended()

    def ended(self):
        """Waits for the end that it was asked for; its status."""
        status = self.process.wait(PATIENCE) if self.process is not None else 0
        self.process = self.name = None
        self.until('the program to leave the bus', lambda: not self.bus.is_running(self.app_id))
        return status

    def open_by_bus(self, *paths):
        """As a file manager does."""
        self.bus.session.call_sync(
            self.app_id, '/org/example/Rummy500', 'org.freedesktop.Application', 'Open',
            GLib.Variant('(asa{sv})', ([GLib.filename_to_uri(path) for path in paths], {})), None,
            Gio.DBusCallFlags.NONE, PATIENCE * 1000)

    def calm(self, calm=True):
        """From the next start on nothing travels, as people have it who want no motion, or all does again."""
        folder = os.path.join(os.environ['XDG_CONFIG_HOME'], 'gtk-4.0')
        os.makedirs(folder, exist_ok=True)
        with open(os.path.join(folder, 'settings.ini'), 'w', encoding='utf-8') as file:
            file.write(f'[Settings]\ngtk-enable-animations={str(not calm).lower()}\n')
        self.moving = not calm

    def prefer(self, **settings):
        """From the next start on, with these settings and no others."""
        path = os.path.join(os.environ['XDG_CONFIG_HOME'], 'glib-2.0', 'settings', 'keyfile')
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w', encoding='utf-8') as file:
            file.write('[org/example/Rummy500]\n')
            file.writelines(f'{key.replace("_", "-")}={value}\n' for key, value in settings.items())

    # What is there

    def changed(self, *_):
        self.is_old = True

    def look(self, again=False):
        """What shows; what was seen last where that is asked for again and nothing has changed."""
        if again and self.name is not None and self.seen is not None and not self.is_old and \
           time.monotonic() - self.asked < UNTOLD:
            return Look(self.walk(*self.seen[1:])[0])
        if self.name is None:
            self.name = self.find_name()
        if self.name is None:
            return Look()

        for _ in range(LOOKS_MOST):
            self.asked, self.is_old = time.monotonic(), False
            answer = self.bus.ask(self.name, CACHE, A11Y + 'Cache.GetItems')
            if self.seen is not None and answer.equal(self.seen[0]):
                return Look(self.walk(*self.seen[1:])[0])
            told = {}  # who has other children than the program has told of by itself, or had, such as a closed menu
            items = self.unpack(answer)
            families = {}
            for path, item in items.items():
                families.setdefault(item[2][1], []).append(path)
            while True:
                things, unclear = self.walk(items, families, told)
                if not unclear:
                    break
                answers = self.bus.call_all(self.name, unclear, A11Y + 'Accessible.GetChildren')
                told |= {path: [child for _, child in answer[0]] if answer else []
                         for path, answer in zip(unclear, answers)}
            new = [child for family in told.values() for child in family if child not in items]
            if not new:
                self.seen = answer, items, families, told
                break
            while new:  # the program tells of a child once its parent was asked
                answers = self.bus.call_all(self.name, new, A11Y + 'Accessible.GetChildren')
                new = [child for answer in answers if answer for _, child in answer[0] if child not in items]
        return Look(things)

    def unpack(self, answer):
        """All items by path.  Most are as they were, and unpacking takes most of the time of a look."""
        array, items, parts = answer.get_child_value(0), {}, {}
        for i in range(array.n_children()):
            part = array.get_child_value(i)
            key = part.get_data_as_bytes().get_data()
            parts[key] = item = self.parts.get(key) or part.unpack()
            items[item[0][1]] = item
        self.parts = parts
        return items

    @staticmethod
    def walk(items, families, told):
        """What shows, and the paths of those whose children have to be asked for."""
        things, unclear = [], []

        def add(path, depth):
            _, _, _, _, n_children, _, name, role, description, (states, _) = items[path]
            if not states & SHOWING:
                return
            things.append(Thing(path, depth, ROLES.get(role, role), name, description, states))
            go_down(path, n_children, depth)

        def go_down(path, n_children, depth):
            family = told.get(path)
            if family is None:
                family = sorted(families.get(path, ()), key=lambda child: items[child][3])
                # As many may still be others: hidden children stay, and those that were never shown are not told of.
                if [items[child][3] for child in family] != list(range(n_children)):
                    unclear.append(path)
            for child in family:
                if child in items:
                    add(child, depth + 1)

        go_down(ROOT, 1, -1)
        return things, unclear

    def measure(self, things):
        boxes = self.bus.call_all(self.name, [thing.path for thing in things], A11Y + 'Component.GetExtents',
                                  GLib.Variant('(u)', (WINDOW,)))
        for thing, box in zip(things, boxes):
            thing.box = box[0] if box is not None else None

    def is_still(self, thing):
        """Is it where it was when it was last measured? What has only just come may still go to its place."""
        before = thing.box
        self.measure([thing])
        return thing.box is not None and thing.box == before

    def wait(self, what, condition):
        """Until condition is true of what shows; its value."""
        looks = itertools.count()
        return self.until(what, lambda: condition(self.look(again=next(looks) > 0)))

    def until(self, what, condition):
        """Until condition, which need not look, is true; its value."""
        context, began = GLib.MainContext.default(), time.monotonic()
        while True:
            try:
                if value := condition():
                    return value
            except GLib.Error:
                pass  # something went away while it was looked at
            if self.process is not None and self.process.poll() is not None:
                raise AssertionError(f'the program ended ({self.process.returncode}) while waiting for {what}')
            waited = time.monotonic() - began
            if waited > PATIENCE:
                raise AssertionError(f'waited in vain for {what}; there is:\n{self.look().text()}')
            over, (least, most) = [], NEXT_LOOK
            GLib.timeout_add(min(max(least, int(waited * 250)), most), lambda: over.append(True))
            while not over:
                context.iteration(True)

    def settle(self):
        """Until the screen, or in a calm program without a file of it each card, is as it was over two more looks,
        between which the program can draw a frame; what shows then, with all boxes of cards."""
        before = []

        def still(look):
            cards = [thing for thing in look.things if thing.card is not None or thing.role == 'button']
            if self.moving or 'RUMMY_TEST_SCREEN' in os.environ:
                drawn = self.screen()
            else:
                self.measure(cards)
                drawn = [thing.box for thing in cards]
            before.append(([(thing.name, thing.description, thing.selected) for thing in cards], drawn))
            if len(before) < 3 or not before[-1] == before[-2] == before[-3]:
                return None
            self.measure(cards)
            return look
        return self.wait('the cards to lie still', still)

    def screen(self):
        if 'RUMMY_TEST_SCREEN' not in os.environ:
            return subprocess.run(['import', '-window', 'root', 'rgb:-'], check=True, capture_output=True).stdout
        with open(os.environ['RUMMY_TEST_SCREEN'], 'rb') as file:
            return file.read()

    # What a person does

    def point(self, thing, at='middle'):
        if thing.box is None:
            self.until(f'{thing.name} to lie still', lambda: self.is_still(thing))
        x, y, width, height = thing.box
        x, y = x + self.origin[0], y + self.origin[1]
        if at == 'edge':  # the part of an overlapped card that shows, beside others and behind a raised one
            return x + min(8, width // 4), y + height // 5
        return x + width // 2, y + height // 2

    def click(self, thing, button=1, at='middle', times=1, off=(0, 0)):
        x, y = self.point(thing, at)
        self.pointer.click(x + off[0], y + off[1], button, times)

    def drag(self, thing, target, at='edge'):
        self.pointer.drag(self.point(thing, at), self.point(target))

    def drop_click(self, thing):
        """A press on thing that leaves it before the release."""
        self.pointer.drag(self.point(thing), (4, 200))

    def key(self, *names):
        xdotool('key', *names)

    def close_dialog(self):
        """What showed then."""
        look = self.wait('a dialog to have the focus', lambda look: look if look.with_focus() else None)
        self.key('Escape')
        self.wait('the dialog to close', lambda look: not look.find(role='dialog'))
        return look

    def do(self, thing, name=None):
        """An action that thing offers to a screen reader, or its only one."""
        actions = [action for action, _, _ in self.bus.call(self.name, thing.path, A11Y + 'Action.GetActions')[0]]
        assert name in actions or (name is None and len(actions) == 1), f'{thing.name} offers {actions}, not {name}'
        number = actions.index(name) if name else 0
        done = self.bus.call_all(self.name, [thing.path], A11Y + 'Action.DoAction', GLib.Variant('(i)', (number,)))
        assert done == [(True,)], f'{thing.name} would not {actions[number]}'

    def picture(self, path):
        """The window as a PNG, without the frame that it draws around itself."""
        window = subprocess.run(['xdotool', 'search', '--onlyvisible', '--pid', str(self.process.pid), '--name', '.'],
                                check=True, capture_output=True, text=True).stdout.split()[0]
        subprocess.run(['import', '-window', window, path], check=True)
        subprocess.run(['mogrify', '-shave', '5x5', path], check=True)
