#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""test-install.py SOURCE BUILD: what is installed goes away again whole, and the development version stands beside it.

TAP. The build must be complete; everything is installed in a folder for the test, by DESTDIR."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

SOURCE, BUILD = map(Path, sys.argv[1:])
NAMES = 'org.example.Rummy500Devel', 'rummy500-devel', 'rummy500-engine-devel'
# What there is of another program, and the summaries that name it too.
OTHER = {
    'applications/org.example.Other.desktop': '[Desktop Entry]\nType=Application\nName=Other\nExec=true\n'
                                              'MimeType=application/x-other;\n',
    'glib-2.0/schemas/org.example.Other.gschema.xml': '<schemalist><schema id="org.example.Other"/></schemalist>\n',
    'icons/hicolor/scalable/apps/org.example.Other.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'mime/packages/org.example.Other.xml':
        '<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">'
        '<mime-type type="application/x-other"><glob pattern="*.other"/></mime-type></mime-info>\n',
}
SUMMARIES = {
    'applications/mimeinfo.cache': ['update-desktop-database', 'applications'],
    'glib-2.0/schemas/gschemas.compiled': ['glib-compile-schemas', 'glib-2.0/schemas'],
    'icons/hicolor/icon-theme.cache': ['gtk4-update-icon-cache', '-q', '-f', '-t', 'icons/hicolor'],
    'mime/mime.cache': ['update-mime-database', 'mime'],
}
MINE = b'Rummy500', b'rummy500'


def run(*command, **options):
    ended = subprocess.run(command, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **options)
    assert ended.returncode == 0, f'{command}: {ended.stdout[-2000:]}'
    return ended.stdout


def installed(build):
    """Where each file of a build goes, below the prefix, by what is installed there."""
    def told(what):
        return json.loads(subprocess.run(['meson', 'introspect', what, build], check=True, capture_output=True).stdout)
    prefix = next(option['value'] for option in told('--buildoptions') if option['name'] == 'prefix')
    paths = {source: os.path.relpath(path, prefix) for source, path in told('--installed').items()}
    assert paths and not [path for path in paths.values() if path.startswith('..')], paths
    return prefix, paths


def files(folder):
    return {str(path.relative_to(folder)) for path in folder.rglob('*') if not path.is_dir()}


class Test:
    def __init__(self, folder):
        self.folder = folder
        self.prefix, self.release = installed(BUILD)
        self.share = self.below(folder / 'place') / 'share'

    def below(self, place):
        return Path(str(place) + self.prefix)

    def install(self):
        """Into the folder, with the summaries that an installation without DESTDIR makes."""
        run('meson', 'install', '-C', BUILD, '--no-rebuild', '--quiet', '--destdir', self.folder / 'place')
        for command in SUMMARIES.values():
            run(*command[:-1], self.share / command[-1])
        return files(self.below(self.folder / 'place'))

    def uninstall(self):
        run(SOURCE / 'build-aux/uninstall', BUILD)

    def whole(self):
        """all that is told is installed, and nothing else"""
        found = self.install()
        made = {path for path in found - set(self.release.values())
                if not path.removeprefix('share/') in SUMMARIES and not path.startswith('share/mime/')}
        assert not made and set(self.release.values()) <= found, (made, set(self.release.values()) - found)

    def nothing(self):
        """uninstalled, there is neither a file nor a folder of it; once more, and it says so"""
        self.uninstall()
        assert not (self.folder / 'place').exists(), sorted(map(str, (self.folder / 'place').rglob('*')))
        again = subprocess.run([SOURCE / 'build-aux/uninstall', BUILD], check=False, capture_output=True, text=True)
        assert again.returncode == 1 and again.stderr.startswith('Nothing is there of what was last installed'), again

    def others(self):
        """another program in the same place keeps its files, and all that was made of them"""
        for name, text in OTHER.items():
            (self.share / name).parent.mkdir(parents=True, exist_ok=True)
            (self.share / name).write_text(text, encoding='utf-8')
        self.install()
        summaries = [(self.share / name).read_bytes() for name in SUMMARIES]
        assert all(b'ther' in text and any(name in text for name in MINE) for text in summaries)
        self.uninstall()
        left = files(self.share)
        assert set(OTHER) <= left and not [name for name in left if 'ummy' in name], left
        for name in SUMMARIES:
            text = (self.share / name).read_bytes()
            assert b'ther' in text and not any(mine in text for mine in MINE), name

    def development(self):
        """the development version can be set up"""
        run('meson', 'setup', '-Dprofile=development', self.folder / 'build', SOURCE, cwd=SOURCE)

    def apart(self):
        """the development version and the release have no file in common, and none that could be"""
        _, paths = installed(self.folder / 'build')
        shared = set(paths.values()) & set(self.release.values())
        assert not shared, shared
        strange = [path for path in paths.values() if not os.path.basename(path).startswith(NAMES)]
        assert not strange, strange

    def settings(self):
        """their settings are apart too, where GLib looks at both"""
        both = self.folder / 'schemas'
        both.mkdir()
        for build in (BUILD, self.folder / 'build'):
            for source in installed(build)[1]:
                if source.endswith('.gschema.xml'):
                    (both / Path(source).name).write_bytes(Path(source).read_bytes())
        assert len(list(both.iterdir())) == 2
        run('glib-compile-schemas', '--strict', both)
        told = run('gsettings', '--schemadir', both, 'list-schemas', '--print-paths')
        mine = sorted(line for line in told.splitlines() if 'Rummy500' in line)
        assert mine == ['org.example.Rummy500 /org/example/Rummy500/',
                        'org.example.Rummy500Devel /org/example/Rummy500Devel/'], told


def main():
    names = ['whole', 'nothing', 'others', 'development', 'apart', 'settings']
    failed = False
    print(f'1..{len(names)}')
    with tempfile.TemporaryDirectory(prefix='rummy500-install-') as folder:
        test = Test(Path(folder))
        for number, name in enumerate(names, 1):
            case, wrong = getattr(test, name), None
            try:
                case()
            except (AssertionError, OSError, subprocess.SubprocessError) as error:
                wrong = error
                print('\n'.join('# ' + line for line in str(error).split('\n')))
            print('not ok' if wrong else 'ok', number, '-', case.__doc__, flush=True)
            failed |= wrong is not None
    return failed


if __name__ == '__main__':
    sys.exit(main())
