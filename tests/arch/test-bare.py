#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Engine, AI and tools need nothing but a C compiler and Meson, and what needs no bots passes without the sanitizers too.

test-bare.py SOURCE-FOLDER"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / 'tools'))
sys.dont_write_bytecode = True
from tap import case, run_cases  # pylint: disable=wrong-import-position

SOURCE = Path(sys.argv[1]).resolve()


class Bare:
    """A build with nothing but a C compiler, Meson and what Meson itself runs on."""

    def __init__(self):
        self.temporary = tempfile.TemporaryDirectory(prefix='rummy500-bare-')   # gone with the program
        folder = Path(self.temporary.name)
        programs = folder / 'bin'
        programs.mkdir()
        compiler = shlex.split(os.environ.get('CC', 'cc'))[0]
        everywhere = {'env', 'sh', 'rm', 'cat', 'grep', 'mktemp', 'sed', 'cmp', 'mkfifo', 'truncate'}
        for name in {compiler, 'gcc', 'as', 'ld', 'ar', 'readelf', 'gcc-ar', 'meson', 'ninja', 'python3'} | everywhere:
            if found := shutil.which(name):
                (programs / Path(name).name).symlink_to(found)
        self.env = {'PATH': str(programs), 'HOME': str(folder), 'LANG': 'C.UTF-8', 'PKG_CONFIG': '/bin/false', 'CC': compiler}
        if full := os.environ.get('RUMMY_TEST_FULL'):
            self.env['RUMMY_TEST_FULL'] = full
        self.build = folder / 'build'

    def run(self, *command):
        run = subprocess.run(command, env=self.env, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        return run.stdout.splitlines()[-40:] if run.returncode else []

    def tests(self):
        wrong = self.run('meson', 'test', '-C', self.build, '--suite=engine', '--suite=tools', '--no-suite=long',
                         '--print-errorlogs', '--timeout-multiplier=10')   # the machine may be busy
        log = self.build / 'meson-logs' / 'testlog.json'
        return wrong or ([] if log.exists() and log.stat().st_size else ['there are no tests'])

    def needed(self):
        program = next((path for path in self.build.rglob('rummy500-engine') if path.is_file()), None)
        if not program:
            return ['it was not built']
        output = subprocess.run(['readelf', '-d', program], text=True, capture_output=True, check=True, env={**os.environ, 'LC_ALL': 'C'})
        names = re.findall(r'\(NEEDED\).*\[(.+)\]', output.stdout)
        return [name for name in names if not re.match(r'(libc|libm|libpthread|ld-.*)\.so', name)]


bare = Bare()
case('without the window it can be set up with a C compiler and Meson alone')(
    lambda: bare.run('meson', 'setup', '-Dgui=disabled', '-Dwerror=true', '-Ddebug=false', bare.build, SOURCE))
case('without the window it builds')(lambda: bare.run('meson', 'compile', '-C', bare.build))
case('without the window its tests pass')(bare.tests)
case('rummy500-engine links the C library alone')(bare.needed)

run_cases()
