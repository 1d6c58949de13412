#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The built files are hardened as meson.build says.

test-hardened.py COMPILE-COMMANDS PROGRAM...
"""

import json
import re
import subprocess
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from tap import case, run_cases  # pylint: disable=wrong-import-position

COMMANDS = [entry for entry in json.loads(Path(sys.argv[1]).read_text(encoding='utf-8'))
            if re.match(r'(\.\./)*src/|.*/src/', entry['file'])]
PROGRAMS = sys.argv[2:]
FLAGS = ('-fstack-protector-strong', '-D_FORTIFY_SOURCE=3', '-ftrivial-auto-var-init=zero', '-fvisibility=hidden')
LANDING = {'x86-64': b'\xf3\x0f\x1e\xfa', 'AArch64': b'\x5f\x24\x03\xd5'}   # endbr64, bti c


def read(program, *options):
    """What readelf says of it."""
    return subprocess.run(('readelf', '-W', *options, program), check=True, capture_output=True, text=True).stdout


def each(what, fails):
    """A case that lists the programs for which fails(program) is true."""
    case(what)(lambda: filter(fails, PROGRAMS))


def exported(program):
    """Names that it defines for others; those with a version are copies of the C library's."""
    names = [line.split()[6:] for line in read(program, '--dyn-syms').splitlines() if re.match(r' +\d+: ', line)]
    return [name for section, name, *_ in filter(lambda rest: len(rest) > 1, names) if section != 'UND' and '@' not in name]


def unmarked(program):
    """Jumps may land anywhere: too few functions begin with a landing pad."""
    machine = re.search(r'Machine: .*\b(X86-64|AArch64)', read(program, '-h'))
    pad = LANDING.get(machine[1].replace('X', 'x')) if machine else None
    return pad and Path(program).read_bytes().count(pad) < 100


def unshadowed(program):
    """Asks for no second stack of return addresses, where the machine has one."""
    return 'X86-64' in read(program, '-h') and 'SHSTK' not in read(program, '-n')


each('is loaded at random addresses', lambda program: 'DYN (' not in read(program, '-h'))
each('resolves all symbols at the start', lambda program: not re.search(r'FLAGS_1.*\bNOW\b', read(program, '-d')))
each('then makes their table read-only', lambda program: 'GNU_RELRO' not in read(program, '-l'))
each('has a stack that is no code', lambda program: not re.search(r'GNU_STACK .* RW ', read(program, '-l')))
each('has no segment that is both written and run', lambda program: re.search(r'LOAD .* RWE ', read(program, '-l')))
each('guards the stack', lambda program: '__stack_chk_fail' not in read(program, '--dyn-syms'))
each('checks sizes', lambda program: not re.search(r'__(memcpy|v?snprintf)_chk', read(program, '--dyn-syms')))
each('marks where jumps may land', unmarked)
each('asks for a shadow stack', unshadowed)
each('exports nothing', exported)
each('does not tell where it was built', lambda program: b'../src/' in Path(program).read_bytes())
for flag in FLAGS:
    case('each file is compiled with ' + flag)(
        lambda flag=flag: {entry['file'] for entry in COMMANDS if flag not in entry['command']})
run_cases()
