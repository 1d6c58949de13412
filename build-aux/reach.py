#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tells which tests a changed file reaches; for "build-aux/test changed" and build-aux/faults.

reach.py BUILD-FOLDER FILE...

Files are named from the source folder. Prints "test NAME" for each test that is near to them, and "build TARGET" for
what Ninja has to build for it.

Every test with a window links the whole program, so what a program links tells little.  A test is near to a file where

  - the file is its own: compiled into it alone, its script or imported by that, among its arguments, or a fixture;
  - it belongs to the room of the file (engine ai tools store game) and calls lead from it to the file, but it is not long;
  - it is called like the file, or reads all files of src/ui and po as texts;
  - it names a function of the file that few tests name;
  - it names the file, or a text that few files hold besides this one: a label, an action, a setting; those of e2e are
    left out, as all of their texts are of the whole program.

A header or a Blueprint counts as the C file of that name.  A few tests that go through everything are near to whatever
they link (SMOKE).  What is near is quick to run and finds most; all that a file reaches is for the whole gate.
"""

import collections
import functools
import json
import os
import re
import subprocess
import sys
from pathlib import Path

SMOKE = ('ui/turn', 'game/session')   # a game in the window, and one that is kept
SUITES = ('engine', 'ai', 'tools', 'store', 'game', 'ui', 'e2e', 'trouble', 'arch', 'bare')   # from the cheapest to the dearest
FEW_TESTS = 6   # so many may name a function or a text, or it says nothing about where it is tested
FEW_FILES = 2   # so many of src may hold a text
STRING = re.compile(r'''"((?:[^"\\\n]|\\.){4,})"|'([^'\\\n]{4,})\'''')
IMPORT = re.compile(r'^(?:from|import) (\w+)', re.MULTILINE)


def read(path):
    return path.read_text(encoding='utf-8', errors='replace')


def texts(path):
    """What stands between quotes, without gettext's mnemonics and what printf fills in."""
    return {(a or b).replace('_', '').rstrip('…') for a, b in STRING.findall(read(path))}


class Reach:
    """The tests of a build folder, and what leads to them."""

    def __init__(self, source, build):
        self.source, self.build = Path(source).resolve(), Path(build).resolve()
        self.targets = {target['id']: target for target in self.info('targets')}
        self.tests = {f"{test['suite'][0].split(':')[-1]}/{test['name']}": test for test in self.info('tests')}
        self.rooms = collections.defaultdict(set)   # below ui; what is long is left to the whole gate
        for name, test in self.tests.items():
            if not name.startswith('ui/') and not any(suite.endswith(':long') for suite in test['suite']):
                self.rooms[name.split('/')[0]].add(name)
        self.read_edges()
        missing = [name for name in self.made_of if name.endswith('.o') and not (self.build / name).exists()]
        if missing:   # they tell what they need
            subprocess.run(['ninja', '-C', self.build, '--quiet', *missing], stdout=sys.stderr, check=True)
        self.read_deps()

    def info(self, kind):
        return json.loads(read(self.build / 'meson-info' / f'intro-{kind}.json'))

    def path(self, name):
        """Of a file that a command or Ninja names, from the source folder, or None where it is not of the project."""
        path = os.path.normpath(self.build / name)
        return os.path.relpath(path, self.source) if path.startswith(f'{self.source}/') else None

    def read_edges(self):
        """What each file is made of."""
        self.made_of = {}
        for line in read(self.build / 'build.ninja').splitlines():
            match = re.match(r'build ([^:|]+?)(?: \|[^:]*)?: (\S+) ?(.*)', line)
            if match:
                inputs = match[3].split(' || ')[0].replace(' | ', ' ').split()
                self.made_of.update((output, inputs) for output in match[1].split())

    def read_deps(self):
        """The files that were read to compile each object."""
        self.deps, files = collections.defaultdict(list), []
        run = subprocess.run(['ninja', '-C', self.build, '-t', 'deps'], stdout=subprocess.PIPE, text=True, check=True)
        for line in run.stdout.splitlines():
            if line.startswith('    '):
                if not line.startswith('    /'):
                    files.append(self.path(line.strip()))
            elif line:
                files = self.deps[line.split(':')[0]]
        for name, inputs in self.made_of.items():
            if name.endswith('.o') and name not in self.deps:
                self.deps[name] = [self.path(path) for path in inputs[:1]]

    def outputs(self, test):
        """What Ninja has to build for a test."""
        schemas = ['data/gschemas.compiled'] if 'GSETTINGS_SCHEMA_DIR' in self.tests[test]['env'] else []
        return schemas + [os.path.relpath(name, self.build) for target in self.tests[test]['depends']
                          for name in self.targets[target]['filename']]

    def objects(self, name):
        """Those of a program, without its libraries, and those of its libraries; none of a library that is only read."""
        inputs = [] if name.endswith('.a') else self.made_of.get(name, [])
        own = [path for path in inputs if path.endswith('.o')]
        return own, [path for lib in inputs if lib.endswith('.a') for path in self.made_of.get(lib, [])]

    @functools.cached_property
    def symbols(self):
        """By object: what it defines, and what it wants of others."""
        found = {}
        names = [name for name in self.deps if name.endswith('.o') and (self.build / name).exists()]
        run = subprocess.run(['nm', '--format=posix', *names], cwd=self.build, stdout=subprocess.PIPE, text=True, check=True)
        for line in run.stdout.splitlines():
            if line.endswith(':') and ' ' not in line:
                defined, wanted = found.setdefault(line[:-1], (set(), set()))
            elif line:
                name, kind = line.split()[:2]
                if kind == 'U':
                    wanted.add(name)
                elif kind.isupper():
                    defined.add(name)
        return found

    @functools.cached_property
    def own_files(self):
        """By test: the files that are nobody's but its own and those of its like."""
        found = {}
        for name, test in self.tests.items():
            files = {path for path in map(self.path, test['cmd']) if path and (self.source / path).is_file()}
            for output in self.outputs(name):
                files.update(path for own in self.objects(output)[0] for path in self.deps[own] if path)
            todo = [path for path in files if path.endswith('.py')]
            while todo:
                script = self.source / todo.pop()
                for module in IMPORT.findall(read(script)):
                    path = script.with_name(module + '.py')
                    if path.exists() and (other := os.path.relpath(path, self.source)) not in files:
                        files.add(other)
                        todo.append(other)
            found[name] = {path for path in files if path.startswith(('tests/', 'build-aux/'))}
        return found

    @functools.cached_property
    def distances(self):
        """By test and object: how many steps from function to function lead there; 0 are the objects of the test."""
        return {test: self.walk(test) for test in self.tests}

    def walk(self, test):
        found, edge, linked = {}, [], {}
        for output in self.outputs(test):
            own, libraries = self.objects(output)
            edge += own
            linked.update((name, path) for path in libraries for name in self.symbols.get(path, ((),))[0])
        steps = 0
        while edge:
            found.update((path, steps) for path in edge)
            wanted = {linked[name] for path in edge if path in self.symbols for name in self.symbols[path][1] if name in linked}
            edge, steps = [path for path in wanted if path not in found], steps + 1
        return found

    @functools.cached_property
    def naming(self):
        """By function: the tests whose own objects want it."""
        found = collections.defaultdict(set)
        for test, distances in self.distances.items():
            for path in (path for path, steps in distances.items() if steps == 0 and path in self.symbols):
                for name in self.symbols[path][1]:
                    found[name].add(test)
        return found

    @functools.cached_property
    def words(self):
        """By test: the texts of its files; and by text: how many files of src hold it."""
        return ({test: set().union(*(texts(self.source / path) for path in files if path.endswith(('.c', '.py', '.sh'))))
                 for test, files in self.own_files.items()},
                collections.Counter(text for path in (self.source / 'src').rglob('*.[cb]*') for text in texts(path)))

    def units(self, file):
        """The objects that a changed file changes: of a header or a Blueprint those of the C file of that name."""
        stem = re.sub(r'(-private)?\.\w+$', '.c', file)
        found = [name for name, paths in self.deps.items() if paths and paths[0] in (file, stem)]
        return found or [name for name, paths in self.deps.items() if file in paths]

    def near(self, file):
        """The tests that are near to a file of the source folder."""
        room = file.split('/')[1] if file.startswith('src/') else None
        objects = self.units(file) if file.startswith(('src/', 'tests/')) else []
        found = {test for test in self.tests if file in self.own_files[test] or any(
            path in self.distances[test] and (not room or test in SMOKE or test in self.rooms[room])
            for path in objects)}
        if not file.startswith(('src/', 'data/', 'docs/', 'po/')) or not (self.source / file).exists():
            return found
        if room == 'ui' or file.startswith('po/'):
            found |= {test for test in self.tests if test.startswith('ui/') and str(self.source) in self.tests[test]['cmd']}
        for name in set().union(*(self.symbols[path][0] for path in objects if path in self.symbols)):
            if len(self.naming[name]) <= FEW_TESTS:
                found |= self.naming[name]
        told, holders = self.words
        rare = {text for text in texts(self.source / file) if holders[text] <= FEW_FILES} if file.endswith(('.c', '.blp')) else set()
        rare.add(Path(file).name)
        stem = Path(file).stem.removeprefix('rummy-')
        found |= {test for test in self.tests if f'-{stem}'.endswith(f"-{test.split('/')[1]}") and test.startswith(f'{room}/')}
        for text in rare:
            tests = {test for test, words in told.items() if text in words and not test.startswith('e2e/')}
            if len(tests) <= FEW_TESTS:
                found |= tests
        return {test for test in found if not test.startswith(('arch/', 'bare/'))}

    def reached(self, file):
        """All tests that a file reaches: first those near to it, of these the cheapest suites; then the nearest others."""
        near, objects = self.near(file), self.units(file)

        def place(test):
            return (test not in near, SUITES.index(test.split('/')[0]),
                    min((self.distances[test][path] for path in objects if path in self.distances[test]), default=99))
        return sorted((test for test in self.tests if test in near or any(path in self.distances[test] for path in objects)),
                      key=place), near


def main(build, files):
    reach = Reach(Path(__file__).parent.parent, build)
    names = {reach.tests[test]['name'] for file in files for test in reach.near(file)}
    tests = [test for test in reach.tests if reach.tests[test]['name'] in names]   # Meson runs all that have a name
    print(*(f'test {name}' for name in sorted(names)), sep='\n')
    print(*(f'build {target}' for target in sorted({output for test in tests for output in reach.outputs(test)})), sep='\n')


if __name__ == '__main__':
    main(sys.argv[1], sys.argv[2:])
