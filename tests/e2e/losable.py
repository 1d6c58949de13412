# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A display and a session bus that a program can lose: what starts within one is on it."""

import os
import shutil
import subprocess
import tempfile


class Losable:
    def __init__(self):
        self.before = None

    def begin(self):
        """What runs, and what the environment tells of it."""
        raise NotImplementedError

    def __enter__(self):
        self.process, environ = self.begin()
        self.before = {name: os.environ.get(name) for name in environ}
        os.environ |= environ
        return self

    def lose(self):
        self.process.kill()
        self.process.wait()

    def __exit__(self, *_):
        self.lose()
        for name, value in self.before.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


class SessionBus(Losable):
    """Accessibility stays on its own bus, so that the program is seen."""

    def __init__(self, a11y_address):
        super().__init__()
        self.a11y_address = a11y_address

    def begin(self):
        process = subprocess.Popen(['dbus-daemon', '--session', '--nofork', '--print-address=1'],
                                   stdout=subprocess.PIPE, text=True)
        with process.stdout as answer:
            return process, {'DBUS_SESSION_BUS_ADDRESS': answer.readline().strip(),
                             'AT_SPI_BUS_ADDRESS': self.a11y_address}


class Display(Losable):
    def __init__(self, size='1280x800'):
        super().__init__()
        self.size, self.folder = size, None

    def begin(self):
        self.folder = tempfile.mkdtemp(dir=os.environ['HOME'])
        told, tells = os.pipe()
        process = subprocess.Popen(['Xvfb', '-displayfd', str(tells), '-screen', '0', self.size + 'x24', '-nolisten', 'tcp',
                                    '-noreset', '-fbdir', self.folder], pass_fds=[tells], stderr=subprocess.DEVNULL)
        os.close(tells)
        with open(told, encoding='ascii') as answer:
            return process, {'DISPLAY': ':' + answer.readline().strip(),
                             'RUMMY_TEST_SCREEN': os.path.join(self.folder, 'Xvfb_screen0')}

    def __exit__(self, *details):
        super().__exit__(*details)
        shutil.rmtree(self.folder)
