# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as it was installed somewhere else: in a sandbox, or in a folder that is a system of its own."""

import os
import subprocess

from gi.repository import GLib

from program import Program


class Away(Program):
    """Its processes have other numbers there than here, or others speak on the buses for it."""

    def __init__(self, *command):
        super().__init__(None)
        self.command = command
        # As a desktop starts it: what tests need otherwise would only mislead it.
        self.environment = {name: value for name, value in os.environ.items()
                            if name not in ('GDK_BACKEND', 'GSETTINGS_BACKEND') and not name.startswith('LC_')}
        self.environment['LANG'] = 'en_US.UTF-8'

    def launch(self, *args):
        self.process = subprocess.Popen([*self.command, *args], env=self.environment)

    def find_name(self):
        return self.bus.name_of(None, self.former)

    def look(self, again=False):
        try:
            return super().look(again)
        except GLib.Error:
            self.name = None  # it may have ended, which no process here tells
            raise

    def quit(self):
        self.key('ctrl+q')
        status = self.ended()
        assert status == 0, f'it ended with {status}'
