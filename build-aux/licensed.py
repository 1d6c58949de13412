# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The files of the source and the license of each: what its head says, else what REUSE.toml says."""

import os
import re
import tomllib
from pathlib import Path

# In two parts, so that these are no statements themselves.
COPYRIGHT = re.compile(rb'SPDX-' rb'FileCopyrightText: (.*?)[ \t]*(?:\*/|-->)?[ \t]*$', re.MULTILINE)
LICENSE = re.compile(rb'SPDX-' rb'License-Identifier: ([\w.+-]+(?: (?:AND|OR|WITH) [\w.+-]+)*)')


def kept(source, build=None):
    """The files that make up the project; what is built or left by an editor, as .gitignore says, is none."""
    for folder, folders, names in os.walk(source):
        folder = Path(folder)
        folders[:] = [name for name in folders if folder / name != build and name not in ('.git', '.cache', '__pycache__')
                      and not (folder == source and (name.startswith('_') or name in ('.flatpak-builder', 'build-dir')))]
        for name in names:
            if name != '.git' and not re.search(r'(~|\.orig|\.rej)$', name):
                yield folder / name


def annotations(source):
    """For each path pattern of REUSE.toml an expression, and what it says; * stays in its folder, ** does not."""
    for entry in tomllib.loads((source / 'REUSE.toml').read_text(encoding='utf-8'))['annotations']:
        for pattern in entry['path']:
            parts = re.split(r'(\*\*|\*)', pattern)
            yield (pattern, re.compile(''.join({'**': '.*', '*': '[^/]*'}.get(part, re.escape(part)) for part in parts)),
                   (entry['SPDX-' + 'FileCopyrightText'], entry['SPDX-' + 'License-Identifier']))


def said(data):
    """Owner and license, as the head of a file says; None where it does not."""
    found = COPYRIGHT.search(data, 0, 1000), LICENSE.search(data, 0, 1000)
    return tuple(match[1].decode() for match in found) if all(found) else None
