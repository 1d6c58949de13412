#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Has dpkg install the package in a system that may be written to, plays with it, puts a newer one in its place while
it runs, removes and purges it.

test-deb.py PACKAGE NEWER"""

import hashlib
import json
import os
import subprocess
import sys

from gi.repository import GLib

import cases
from away import Away
from player import Player, Table
from program import A11Y, APP_ID, ROOT

DEAL = '0000-0000-00500'
NAME = 'rummy500'
GAME = f'/usr/games/{NAME}'
# What dpkg can have changed; the rest of this system can only be read.
PLACES = '/usr/share', '/usr/games', '/etc'
# Where Debian keeps what is made of the files of all packages.
CACHES = ('/usr/share/glib-2.0/schemas/gschemas.compiled', '/usr/share/applications/mimeinfo.cache',
          '/usr/share/icons/hicolor/icon-theme.cache', '/usr/share/mime/')

CASES = {
    'contents': 'everything is where Debian wants it, and nothing that several packages share',
    'installed': 'dpkg installs it with all that it depends on, and finds it whole',
    'known': 'its settings, its icon and its types of files are known afterwards, without a script of its own',
    'papers': 'manuals, copyright and changes are there and can be read',
    'bus': 'the session bus starts it',
    'resume': 'it plays, and goes on where it was left',
    'upgraded': 'a newer one takes its place while it runs, a second start raises the window',
    'newer': 'the newer one goes on with the same game, and with what was chosen',
    'removed': 'removed, it leaves nothing of itself, and the caches forget it',
    'purged': 'purged, it leaves the system as it was',
    'data': 'the games and the choices of whoever played are still there',
}


def told(*command, env=None):
    return subprocess.run(command, check=True, capture_output=True, text=True, env=env).stdout


def dpkg(*arguments):
    run = subprocess.run(['dpkg', '--force-unsafe-io', *arguments], check=False, text=True, stdin=subprocess.DEVNULL,
                         stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                         env=os.environ | {'PATH': '/usr/sbin:/usr/bin'})
    assert run.returncode == 0, f'dpkg {arguments}: {run.stdout}'
    return run.stdout


def system():
    """Every file that there is, with what it holds, and every folder."""
    found = {}
    for place in PLACES:
        for folder, _, names in os.walk(place):
            found[folder] = ''
            for path in (os.path.join(folder, name) for name in names):
                if os.path.isfile(path):
                    with open(path, 'rb') as file:
                        found[path] = hashlib.file_digest(file, 'sha1').hexdigest()
    return found


def mentions(path):
    with open(path, 'rb') as file:
        return APP_ID.encode() in file.read()


def look_into(package):
    """The paths in it. All belongs to root, is read by everybody and written by nobody else."""
    paths = {}
    for line in told('dpkg-deb', '--contents', package).splitlines():
        mode, owner, _, _, _, path = line.split(maxsplit=5)
        assert owner == 'root/root', line
        assert mode in ('drwxr-xr-x', '-rwxr-xr-x', '-rw-r--r--'), line
        assert mode != '-rwxr-xr-x' or path.startswith('./usr/games/'), line
        if not path.endswith('/'):
            paths[path[1:]] = mode
    assert {GAME, GAME + '-engine'} <= set(paths), paths
    assert not [path for path in paths if path.startswith(CACHES) and not path.startswith('/usr/share/mime/packages/')]
    control = os.path.join(os.environ['HOME'], 'control')
    subprocess.run(['dpkg-deb', '--control', package, control], check=True)
    assert set(os.listdir(control)) == {'control', 'md5sums'}, os.listdir(control)  # no script
    return set(paths)


def read_papers():
    for page in (f'{NAME}.6', f'{NAME}-engine.6'):
        assert '.SH NAME' in told('gzip', '-dc', f'/usr/share/man/man6/{page}.gz')
    docs = f'/usr/share/doc/{NAME}/'
    assert told('gzip', '-dc', docs + 'NEWS.gz').startswith('Rummy 500 ')
    assert told('dpkg-parsechangelog', '-l', docs + 'changelog.gz', '-SSource').strip() == NAME
    with open(docs + 'copyright', encoding='utf-8') as file:
        assert 'GPL-3' in file.read()
    listed = {file['fileName']: file for file in json.loads(told('gzip', '-dc', docs + f'{NAME}.spdx.json.gz'))['files']}
    for program in (GAME, GAME + '-engine'):
        with open(program, 'rb') as file:
            checksum = hashlib.file_digest(file, 'sha256').hexdigest()
        assert listed['./' + os.path.basename(program)]['checksums'][1]['checksumValue'] == checksum


def install(package, paths, before, done):
    dpkg('--install', package)
    assert told('dpkg-query', '-W', '-f', '${db:Status-Status}', NAME) == 'installed'
    assert dpkg('--verify', NAME) == '' and dpkg('--audit') == ''
    added = {path for path in system() if path not in before and os.path.isfile(path)}
    # Of the types of files each has a file of its own in the end.
    strangers = {path for path in added - paths if not path.startswith('/usr/share/mime/')}
    assert paths <= added and not strangers, (sorted(paths - added), sorted(strangers))
    done.add('installed')

    assert 'window-width' in told('gsettings', 'list-keys', APP_ID)
    assert told('gio', 'mime', 'application/x-rummy500').count(APP_ID + '.desktop') >= 2
    for cache in CACHES[:3]:
        assert mentions(cache), cache
    done.add('known')
    read_papers()
    done.add('papers')


def windows(program):
    return len(program.bus.call(A11Y + 'Registry', ROOT, A11Y + 'Accessible.GetChildren')[0])


def use(program, newer, done):
    player = Player(program)
    program.calm()
    program.bus.call(APP_ID, '/org/example/Rummy500', 'org.freedesktop.Application.Activate',
                     GLib.Variant('(a{sv})', ({},)), on=program.bus.session)
    program.wait('the first page', lambda look: look.find(name='Rummy 500'))
    program.quit()
    done.add('bus')

    program.start('--deal=' + DEAL)
    player.begin(player.table())
    player.come_back(program.quit)
    done.add('resume')

    hand = set(player.table().hand)
    dpkg('--install', newer)
    assert subprocess.run(program.command, check=False, env=program.environment, timeout=60).returncode == 0
    assert windows(program) == 1, 'there are two'
    assert set(player.table().hand) == hand
    program.key('ctrl+m')
    program.wait('word of the sounds', lambda look: look.find(name='Sounds are off.'))
    done.add('upgraded')

    player.come_back(program.quit)
    assert told('gsettings', 'get', APP_ID, 'sounds', env=program.environment) == 'false\n'
    assert set(Table(program.settle()).hand) == hand
    done.add('newer')
    program.quit()


def play(program, package, newer, done):
    paths = look_into(package)
    done.add('contents')
    before = system()
    install(package, paths, before, done)
    use(program, newer, done)

    dpkg('--remove', NAME)
    left = {path for path in system() if path not in before}
    assert not left, sorted(left)
    assert not [cache for cache in CACHES[:3] if mentions(cache)]
    done.add('removed')
    dpkg('--purge', NAME)
    assert subprocess.run(['dpkg-query', '-W', NAME], check=False, capture_output=True).returncode == 1
    after = system()
    changed = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
    assert not changed, sorted(changed)
    done.add('purged')

    assert os.path.exists(os.path.join(os.environ['XDG_DATA_HOME'], NAME, 'game'))
    assert os.path.exists(os.path.join(os.environ['XDG_CONFIG_HOME'], 'dconf', 'user'))
    done.add('data')
    return f'{len(paths)} files'


def main():
    os.environ['PATH'] += ':/usr/games'  # as Debian gives it to everybody but root
    program = Away(GAME)
    return cases.run(CASES, program, lambda done: play(program, *sys.argv[1:3], done))


if __name__ == '__main__':
    sys.exit(main())
