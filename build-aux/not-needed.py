#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the files of a Debian root that only those packages have which the packages named can do without.

not-needed.py ROOT PACKAGE..."""

import re
import sys
from pathlib import Path

root, *wanted = sys.argv[1:]
admin = Path(root, 'var/lib/dpkg')
needs, provided = {}, {}

for paragraph in (admin / 'status').read_text(encoding='utf-8').split('\n\n'):
    fields = dict(re.findall(r'^([\w-]+): (.*)$', paragraph, re.MULTILINE))
    if not fields.get('Status', '').endswith(' installed'):
        continue
    name = fields['Package']
    needs[name] = [re.findall(r'(?:^|\|)\s*([\w.+-]+)', group)
                   for key in ('Depends', 'Pre-Depends') if key in fields for group in fields[key].split(',')]
    for other in re.findall(r'(?:^|,)\s*([\w.+-]+)', fields.get('Provides', '')):
        provided.setdefault(other, name)
    if fields.get('Essential') == 'yes':
        wanted.append(name)

kept = set()
while wanted:
    name = wanted.pop()
    name = name if name in needs else provided[name]
    if name not in kept:
        kept.add(name)
        wanted += [next(other for other in group if other in needs or other in provided) for group in needs[name]]


def files(package):
    lists = [*(admin / 'info').glob(package + '.list'), *(admin / 'info').glob(package + ':*.list')]
    # Debian's own lists may still say /lib for /usr/lib.
    return {re.sub('^/(bin|lib|lib64|sbin)/', r'/usr/\1/', path)
            for found in lists for path in found.read_text(encoding='utf-8').splitlines()}


needed = set().union(*map(files, kept))
for package in needs.keys() - kept:
    for path in sorted(files(package) - needed):
        where = Path(root + path)
        if where.is_symlink() or not where.is_dir():
            print(path)
