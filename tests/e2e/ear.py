# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a screen reader speaks: announcements, what gets the focus, with its name, description and state, and when that
is selected.  Nothing that is not spoken is known here."""

from gi.repository import Gio, GLib

from program import A11Y, ROLES, SELECTED

REGISTRY = A11Y + 'Registry', '/org/a11y/atspi/registry'
PROPERTY = 'org.freedesktop.DBus.Properties.Get'
EVENTS = 'announcement', 'state-changed:focused', 'state-changed:selected'
TEXT = GLib.Variant('(ss)', (A11Y + 'Accessible', 'Name')), GLib.Variant('(ss)', (A11Y + 'Accessible', 'Description'))


class Focus(str):
    """What was said because it got the focus."""


class Ear:
    def __init__(self, program):
        self.program, self.spoken, self.n_heard, self.focus = program, [], 0, None
        for event in EVENTS:
            program.bus.call(*REGISTRY, A11Y + 'Registry.RegisterEvent',
                             GLib.Variant('(sass)', ('object:' + event, [], '')))
        program.bus.connection.signal_subscribe(None, A11Y + 'Event.Object', None, None, None,
                                                Gio.DBusSignalFlags.NONE, self.happened)

    def happened(self, _connection, sender, path, _interface, member, arguments):
        detail, value, _, data = arguments.unpack()[:4]
        if member == 'Announcement':
            self.spoken.append(data)
        elif detail == 'focused' and value:
            self.focus = path
            self.spoken.append(self.describe(sender, path))
        elif detail == 'selected' and path == self.focus:
            self.spoken.append('selected' if value else 'not selected')

    def describe(self, sender, path):
        bus = self.program.bus
        try:
            name, description = [bus.call(sender, path, PROPERTY, text)[0] for text in TEXT]
            role, = bus.call(sender, path, A11Y + 'Accessible.GetRole')
            (states, _), = bus.call(sender, path, A11Y + 'Accessible.GetState')
        except GLib.Error:
            return Focus('')  # it is gone again
        said = '' if ROLES.get(role) == 'item' else str(ROLES.get(role, role))  # of items screen readers say no role
        words = [name, said, 'selected' if states & SELECTED else '', description]
        return Focus('; '.join(word for word in words if word))

    def announced(self):
        """All that was said by itself, a line each."""
        return [words.replace('\n', ' / ') for words in self.spoken
                if not isinstance(words, Focus) and words not in ('selected', 'not selected')]

    def news(self):
        """What has been said since it was last asked for."""
        news, self.n_heard = self.spoken[self.n_heard:], len(self.spoken)
        return news

    def listen(self, what, condition):
        """Until condition is true of something that is said; its value.  What was said before counts no more."""
        def heard():
            while self.n_heard < len(self.spoken):
                words, self.n_heard = self.spoken[self.n_heard], self.n_heard + 1
                if value := condition(words):
                    return value
            return None
        try:
            return self.program.until(what, heard)
        except AssertionError as error:
            raise AssertionError(f'{error}\nlast heard: ' + ' / '.join(self.spoken[-12:])) from error
