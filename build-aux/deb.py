#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes a Debian package of what "meson install" has put in a folder, and prints its path.

deb.py SOURCE TREE VERSION FOLDER

SOURCE is that of the program, TREE what it installed, FOLDER where the package comes. Says everything that can be said
by the tools of Debian and by what the program says of itself: no list here has to follow it."""

import datetime
import email.utils
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from xml.etree import ElementTree

from sbom import packed, text_of

PACKAGE = 'rummy500'
APP_ID = 'org.example.Rummy500'
OWNER = 'The Rummy 500 authors'
ADDRESS = f'{OWNER} <rummy500@example.org>'
PAGE = 'https://example.org/rummy500'
# What no library brings along: pictures that GTK reads with a module.
BESIDES = ['librsvg2-common']
# Standard texts lie in common-licenses; that of the art does not.
COPYRIGHT = '''Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Rummy 500
Source: {page}

Files: *
Copyright: {owner}
License: GPL-3.0-or-later

Files: data/cards/* data/icons/* data/screenshots/* data/sounds/*
Copyright: {owner}
License: CC-BY-SA-4.0

Files: data/*.metainfo.xml.in
Copyright: {owner}
License: CC0-1.0

License: GPL-3.0-or-later
 This program is free software: you can redistribute it and/or modify it under the terms of the GNU General Public
 License as published by the Free Software Foundation, either version 3 of the License, or (at your option) any later
 version.
 .
 On Debian systems the text of version 3 is in /usr/share/common-licenses/GPL-3.

License: CC0-1.0
 On Debian systems the text is in /usr/share/common-licenses/CC0-1.0.

License: CC-BY-SA-4.0
{art}
'''

source, tree, version, folder = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], Path(sys.argv[4])
metainfo = ElementTree.parse(source / 'data' / f'{APP_ID}.metainfo.xml.in').getroot()


def run(*command, **options):
    return subprocess.run(command, check=True, text=True, stdout=subprocess.PIPE, **options).stdout.strip()


def compress(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


def paragraphs(text):
    """As fields of Debian have them: lines that begin with a space, and a dot where one is empty."""
    return '\n'.join(' ' + (line.rstrip() or '.') for line in text.splitlines())


def words(element):
    return ' '.join(''.join(element.itertext()).split())


def description(element):
    parts = []
    for part in element:
        if part.tag == 'p':
            parts.append(textwrap.fill(words(part), 76))
        else:
            parts.append('\n'.join(textwrap.fill(words(item), 76, initial_indent=' * ', subsequent_indent='   ')
                                   for item in part))
    return '\n\n'.join(parts)


def day(release):
    return datetime.datetime.fromisoformat(release.get('date') + 'T12:00:00+00:00')


def changes():
    entries = []
    for release in metainfo.iter('release'):
        number = release.get('version')
        number = version if not entries and version.startswith(number) else number
        what = '\n'.join(textwrap.fill(words(item), 76, initial_indent='  * ', subsequent_indent='    ')
                         for item in release.iter() if item.tag in ('p', 'li'))
        entries.append(f'{PACKAGE} ({number}) unstable; urgency=medium\n\n{what}\n\n'
                       f' -- {ADDRESS}  {email.utils.format_datetime(day(release))}\n')
    return '\n'.join(entries)


def papers():
    """What belongs into every package, besides the program's own."""
    docs = tree / 'usr/share/doc' / PACKAGE
    sbom = docs / f'{PACKAGE}.spdx.json'
    document = json.loads(sbom.read_text(encoding='utf-8'))
    compress(sbom.with_name(sbom.name + '.gz'), text_of(packed(document, tree / 'usr/games')))
    sbom.unlink()
    compress(docs / 'changelog.gz', changes())
    compress(docs / 'NEWS.gz', (source / 'NEWS').read_text(encoding='utf-8'))
    art = paragraphs((source / 'LICENSES/CC-BY-SA-4.0.txt').read_text(encoding='utf-8').strip())
    (docs / 'copyright').write_text(COPYRIGHT.format(page=PAGE, owner=OWNER, art=art), encoding='utf-8')
    for page in (tree / 'usr/share/man').rglob('*.6'):
        compress(page.with_name(page.name + '.gz'), page.read_text(encoding='utf-8'))
        page.unlink()


def strip():
    for program in (tree / 'usr/games').iterdir():
        run('strip', '--strip-unneeded', '--remove-section=.comment', '--remove-section=.note', str(program))


def libraries():
    """Which packages have the libraries that the programs are linked to, in versions that have all that is called."""
    debian = tree.with_name('shlibdeps') / 'debian'
    debian.mkdir(parents=True, exist_ok=True)
    (debian / 'control').write_text(f'Source: {PACKAGE}\n\nPackage: {PACKAGE}\nArchitecture: any\n', encoding='utf-8')
    programs = sorted((tree / 'usr/games').iterdir())
    found = run('dpkg-shlibdeps', '-O', *(f'-e{program}' for program in programs), cwd=debian.parent)
    return found.removeprefix('shlibs:Depends=').split(', ')


def control(files):
    """As dpkg-gencontrol counts: a KiB for each file begun and for each folder."""
    size = sum((os.path.getsize(path) + 1023) // 1024 for path in files)
    size += sum(path.is_dir() for path in tree.rglob('*') if path.parts[len(tree.parts)] != 'DEBIAN')
    fields = {
        'Package': PACKAGE,
        'Version': version,
        'Section': 'games',
        'Priority': 'optional',
        'Architecture': architecture,
        'Maintainer': ADDRESS,
        'Installed-Size': size,
        'Depends': ', '.join(sorted(libraries() + BESIDES)),
        'Homepage': PAGE,
        'Description': 'rummy in 25 variations against the computer\n' +
                       paragraphs(description(metainfo.find('description'))),
    }
    return ''.join(f'{name}: {value}\n' for name, value in fields.items())


os.umask(0o022)
architecture = run('dpkg', '--print-architecture')
shutil.rmtree(tree / 'DEBIAN', ignore_errors=True)
strip()
papers()
installed = sorted(path for path in tree.rglob('*') if path.is_file())
(tree / 'DEBIAN').mkdir()
sums = [f'{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n' for path in installed]
(tree / 'DEBIAN/md5sums').write_text(''.join(sums), encoding='utf-8')
(tree / 'DEBIAN/control').write_text(control(installed), encoding='utf-8')
target = folder / f'{PACKAGE}_{version}_{architecture}.deb'
os.environ['SOURCE_DATE_EPOCH'] = str(int(day(next(metainfo.iter('release'))).timestamp()))
run('dpkg-deb', '--root-owner-group', '--build', str(tree), str(target), stdin=subprocess.DEVNULL)
print(target)
