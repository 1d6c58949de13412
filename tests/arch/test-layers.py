#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The rooms of src include and link only what is below them.

test-layers.py SOURCE-FOLDER [BUILD-FOLDER]

Without a build folder only what the files themselves tell, in a second.
"""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

sys.path += [str(Path(__file__).resolve().parents[1] / 'tools'), str(Path(__file__).resolve().parents[2] / 'build-aux')]
sys.dont_write_bytecode = True
from licensed import annotations, kept, said  # pylint: disable=wrong-import-position
from tap import case, run_cases  # pylint: disable=wrong-import-position

SOURCE = Path(sys.argv[1]).resolve()
BUILD = Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else None

# The rooms of src/ui from the bottom to the top: each may use those before it.
UI = 'words options parts sound cards help table play setup records preferences window'.split()
# Each folder of src and the folders that it may use.
BELOW = {
    'engine': [],
    'ai': ['engine'],
    'store': ['engine'],
    'game': ['engine', 'ai', 'store'],
    'ui': ['engine', 'ai', 'store', 'game'],
    'tools': ['engine', 'ai'],
}
PLAIN = ['engine', 'ai', 'tools']           # without GLib
UNDRAWN = ['store', 'game', 'ui/words', 'ui/options']   # without GTK
LONGEST = 700                               # lines of a file
WIDEST = 120                                # characters of a line of C

C17 = {f'{name}.h' for name in '''
    assert complex ctype errno fenv float inttypes iso646 limits locale math setjmp signal stdalign stdarg stdatomic
    stdbool stddef stdint stdio stdlib stdnoreturn string tgmath threads time uchar wchar wctype'''.split()}
GLIB = re.compile(r'(glib|gio|gobject|gmodule|glib-object|glib-unix)(\.h|/)')
GRAPHICS = re.compile(r'(gtk|gdk|gsk|adwaita|pango|cairo|librsvg|rsvg|graphene|harfbuzz)')

def sources(layer):
    return sorted(path for path in (SOURCE / 'src' / layer).rglob('*') if path.suffix in ('.c', '.h'))


def includes(path):
    """What a file includes: (line number, '<' or '"', name)."""
    for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
        if match := re.match(r'\s*#\s*include\s*([<"])([^>"]+)', line):
            yield number, *match.groups()


def room_of(name):
    """By the name from src on; generated headers belong to no room of ui, and all may use them."""
    parts = Path(name).parts
    return '/'.join(parts[:2]) if parts[0] == 'ui' and len(parts) > 2 else parts[0]


def may_use(room):
    layer, _, name = room.partition('/')
    return {room, layer, *BELOW[layer], *(f'ui/{other}' for other in UI[:UI.index(name) if name in UI else 0])}


def above(layer):
    return [other for other in BELOW if other not in (layer, *BELOW[layer])]


def wrong_includes(layer):
    generated = {f'{path.relative_to(SOURCE / "src")}'.removesuffix('.in') for path in (SOURCE / 'src').rglob('*.h.in')}
    for path in sources(layer):
        room = room_of(path.relative_to(SOURCE / 'src'))
        allowed = may_use(room)
        for number, kind, name in includes(path):
            place = f'{path.relative_to(SOURCE)}:{number}'
            if kind == '"' and not (SOURCE / 'src' / name).is_file() and name not in generated:
                yield f'{place} does not name the room of {name}'
            elif kind == '"' and room_of(name) not in allowed:
                yield f'{place} includes {name}'
            elif kind == '<' and layer in ('engine', 'ai') and name not in C17:
                yield f'{place} includes <{name}>, which C17 does not have'
            elif kind == '<' and layer in PLAIN and (GLIB.match(name) or GRAPHICS.match(name)):
                yield f'{place} includes <{name}>'
            elif kind == '<' and room in UNDRAWN and GRAPHICS.match(name):
                yield f'{place} includes <{name}>, but {room} does not draw'


@case('every folder of src is a room')
def known_folders():
    rooms = [SOURCE / 'src' / room for room in (*BELOW, 'ui/pch', *(f'ui/{name}' for name in UI))]
    return [str(folder) for folder in (SOURCE / 'src').rglob('*') if folder.is_dir() and folder not in rooms]


for layer in BELOW:
    case(f'{layer} includes only itself and what is below it')(
        lambda layer=layer: list(wrong_includes(layer)) if sources(layer) else ['it has no sources'])


@case(f'no file in src, tests and build-aux is longer than {LONGEST} lines')
def lengths():
    for path in sorted(path for folder in ('src', 'tests', 'build-aux') for path in (SOURCE / folder).rglob('*')):
        if path.is_file() and path.suffix != '.pyc':
            lines = path.read_bytes().count(b'\n')
            if lines > LONGEST:
                yield f'{path.relative_to(SOURCE)} has {lines}'


@case(f'no line of C is wider than {WIDEST} characters')
def widths():
    for path in sorted(path for folder in ('src', 'tests') for path in (SOURCE / folder).rglob('*.[ch]')):
        for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
            if len(line) > WIDEST:
                yield f'{path.relative_to(SOURCE)}:{number} has {len(line)}'


# What disables something without saying why, and who may.  The verbs of the table have their reasons themselves, and
# what only assistive technology is offered is not there without; the history hides its button.
SILENT = re.compile(r'gtk_widget_set_sensitive|action_set_enabled|^ *sensitive:')
DISABLING = ('parts/reason.c', 'parts/actions.c', 'table/actions.c', 'cards/card-widget.c', 'records/history-dialog.c')


@case('nothing is disabled without a reason')
def silences():
    for path in sorted(path for path in (SOURCE / 'src/ui').rglob('*') if path.suffix in ('.c', '.blp')):
        for number, line in enumerate(path.read_text(encoding='utf-8').splitlines(), 1):
            if SILENT.search(line) and not str(path).endswith(DISABLING):
                yield f'{path.relative_to(SOURCE)}:{number} should use rummy_reason_set () or rummy_actions_enable ()'


@case('only rummy_announce () announces: GTK drops what other widgets than a window tell')
def _():
    for path in sorted(path for path in (SOURCE / 'src/ui').rglob('*.c') if path.name != 'announce.c'):
        if 'gtk_accessible_announce' in path.read_text(encoding='utf-8'):
            yield f'{path.relative_to(SOURCE)} should use rummy_announce ()'


@case('every file says its license, or REUSE.toml does')
def licenses():
    patterns = {pattern: expression for pattern, expression, _ in annotations(SOURCE)}
    used = set()
    for path in sorted(path for path in kept(SOURCE, BUILD) if path.parent != SOURCE / 'LICENSES'):
        name = str(path.relative_to(SOURCE))
        covers = {pattern for pattern, expression in patterns.items() if expression.fullmatch(name)}
        used |= covers
        if not covers and not said(path.read_bytes()):
            yield name
    yield from (f'REUSE.toml names {pattern}, which is not there' for pattern in patterns if pattern not in used)


# What the compiler and the linker are really given in this build folder, which lacks the upper layers with -Dgui=disabled.

commands, objects = {}, {}
for entry in json.loads((BUILD / 'compile_commands.json').read_text()) if BUILD else []:
    path = (Path(entry['directory']) / entry['file']).resolve()
    if path.suffix == '.c' and (SOURCE / 'src') in path.parents:
        commands.setdefault(path.relative_to(SOURCE / 'src').parts[0], entry)
        objects.setdefault(path.relative_to(SOURCE / 'src'), Path(entry['directory']) / entry['output'])


def compiled(layer, text, option):
    """What the compiler, told this option, makes of a file of the layer that holds just this text."""
    arguments = shlex.split(commands[layer]['command'])
    flags = []
    skip = 0
    for argument in arguments:
        if skip:
            skip -= 1
        elif argument in ('-o', '-MF', '-MQ', '-MT'):
            skip = 1
        elif argument not in ('-c', '-MD', '-Werror', commands[layer]['file']):
            flags.append(argument)
    return subprocess.run([*flags, option, '-x', 'c', '-'], input=text + '\n', text=True,
                          cwd=commands[layer]['directory'], capture_output=True)


def reachable(layer):
    own = next(str(path.relative_to(SOURCE / 'src')) for path in sources(layer) if path.suffix == '.h')
    if compiled(layer, f'#include "{own}"', '-fsyntax-only').returncode:
        yield f'its own {own} cannot be included, so this check proves nothing'
    strangers = ['<gtk/gtk.h>', '<adwaita.h>']
    if layer in PLAIN:
        strangers += ['<glib.h>', '<glib-object.h>', '<gio/gio.h>']
    # Looked for, not compiled, all at once: a header above may fail for another reason.
    found = compiled(layer, '\n'.join(f'#if __has_include ({name})\nfound {name}\n#endif' for name in [f'"{own}"', *strangers]),
                     '-E').stdout
    names = re.findall('^found (.*)$', found, re.MULTILINE)
    if names[:1] != [f'"{own}"']:
        yield f'its own {own} cannot be found, so this check proves nothing'
    for name in names[1:]:
        yield f'{name} can be included'


for layer in [layer for layer in BELOW if layer in commands and layer != 'ui']:
    case(f'{layer} cannot include the libraries of those above it')(lambda layer=layer: list(reachable(layer)))


# Which file needs what of which other one, as the compiled files tell; a file is named from src on, without its end.

FOREIGN = {**dict.fromkeys(['engine', 'ai'], 'g|gtk|gdk|adw'), **dict.fromkeys(UNDRAWN, 'gtk|gdk|gsk|adw')}

needed, defined = {}, {}
if BUILD:
    places = {str(output): str(path.with_suffix('')) for path, output in objects.items()}
    output = subprocess.run(['nm', '--print-file-name', '--format=posix', '--extern-only', *places], text=True,
                            capture_output=True, check=True).stdout
    for line in output.splitlines():
        place, symbol, kind, *_ = line.split()
        if kind in 'Uwv':
            needed.setdefault(places[place[:-1]], set()).add(symbol)
        else:
            defined[symbol] = places[place[:-1]]


def links():
    """The links between files: (file, symbol that it needs, file that defines it)."""
    return ((name, symbol, defined[symbol]) for name in sorted(needed) for symbol in sorted(needed[name])
            if defined.get(symbol, name) != name)


def wrong_links(layer):
    if not any(room_of(name) == layer or name.startswith(f'{layer}/') for name in defined.values()):
        yield 'it defines nothing'
    for name, symbol, other in links():
        if name.startswith(f'{layer}/') and room_of(other) not in may_use(room_of(name)):
            yield f'{name} needs {symbol} of {other}'
    for name in sorted(needed):
        for symbol in sorted(needed[name]) if name.startswith(f'{layer}/') and room_of(name) in FOREIGN else ():
            if re.match(f'({FOREIGN[room_of(name)]})_', symbol):
                yield f'{name} needs {symbol}'


for layer in [layer for layer in BELOW if layer in commands]:
    case(f'{layer} links only what is below it')(lambda layer=layer: list(wrong_links(layer)))


@case('no files of a room need each other in a circle')
def circles():
    uses = {}
    for name, _, other in links():
        if room_of(name) == room_of(other):
            uses.setdefault(name, set()).add(other)
    reached = {}
    for name in uses:
        reached[name], todo = set(), [name]
        while todo:
            found = uses.get(todo.pop(), set()) - reached[name]
            reached[name] |= found
            todo += found
    found = {(room_of(name), *sorted(Path(other).name for other in reached[name] if name in reached.get(other, ())))
             for name in uses if name in reached[name]}
    for room, *names in sorted(found):
        yield f'{room}: {" ".join(names)}'
        circle = {f'{room}/{name}' for name in names}
        yield from (f'{name} needs {symbol} of {other}' for name, symbol, other in links() if {name, other} <= circle)


run_cases()
