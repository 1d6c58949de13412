#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of what the program is made of is SPDX 2.3, true, and complete.

test-sbom.py SOURCE-FOLDER BUILD-FOLDER SBOM PROGRAM..."""

import collections
import hashlib
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parent.parent / 'tools'))
sys.dont_write_bytecode = True
from tap import case, run_cases  # pylint: disable=wrong-import-position

SOURCE, BUILD, SBOM, *PROGRAMS = (Path(name).resolve() for name in sys.argv[1:])
TEXT = SBOM.read_bytes()
DOCUMENT = json.loads(TEXT)
PACKAGES = {package['name']: package for package in DOCUMENT['packages']}
FILES = {file['fileName']: file for file in DOCUMENT['files']}
FOLDERS = 'build-aux data docs po src tests'.split()
LICENSES = {path.stem for path in (SOURCE / 'LICENSES').iterdir()}

# What SPDX 2.3 requires of each, and the form of some.
REQUIRED = {
    'document': 'spdxVersion dataLicense SPDXID name documentNamespace creationInfo packages files relationships',
    'package': 'SPDXID name versionInfo downloadLocation licenseConcluded licenseDeclared copyrightText filesAnalyzed',
    'file': 'SPDXID fileName checksums licenseConcluded licenseInfoInFiles copyrightText',
}
FORMS = {
    'spdxVersion': r'SPDX-2\.3',
    'dataLicense': r'CC0-1\.0',
    'SPDXID': r'SPDXRef-[A-Za-z0-9.-]+',
    'documentNamespace': r'https://[^#\s]+-[0-9a-f]{32}',
    'fileName': r'\./[^/].*',
    'primaryPackagePurpose': 'APPLICATION|SOURCE|LIBRARY',
    'SHA1': '[0-9a-f]{40}',
    'SHA256': '[0-9a-f]{64}',
}
KINDS = 'DESCRIBES GENERATED_FROM DEPENDS_ON OPTIONAL_DEPENDENCY_OF CONTAINS'.split()


def of_kind(kind):
    return {(entry['spdxElementId'], entry['relatedSpdxElement']) for entry in DOCUMENT['relationships']
            if entry['relationshipType'] == kind}


def made_again(environment):
    """The list, made once more."""
    with tempfile.TemporaryDirectory() as folder:
        version = PACKAGES['rummy500-source']['versionInfo']
        subprocess.run([SOURCE / 'build-aux/sbom.py', SOURCE, BUILD, version, folder + '/sbom', folder + '/read', *PROGRAMS],
                       check=True, env={**os.environ, **environment})
        return Path(folder, 'sbom').read_bytes()


@case('it has the fields that SPDX 2.3 requires, each in its form')
def fields():
    for what, entry in [('document', DOCUMENT), *(('package', package) for package in DOCUMENT['packages']),
                        *(('file', file) for file in DOCUMENT['files'])]:
        pairs = {**entry, **{sum_['algorithm']: sum_['checksumValue'] for sum_ in entry.get('checksums', ())}}
        yield from (f'{entry.get("name")}: no {name}' for name in REQUIRED[what].split() if pairs.get(name) in (None, ''))
        yield from (f'{name}: {pairs[name]}' for name in FORMS if name in pairs and not re.fullmatch(FORMS[name], pairs[name]))
        if what == 'file' and 'SHA1' not in pairs:
            yield f'{entry["fileName"]}: no SHA1'
    if not re.fullmatch(r'\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ', DOCUMENT['creationInfo']['created']):
        yield DOCUMENT['creationInfo']['created']
    yield from (who for who in DOCUMENT['creationInfo']['creators'] if not re.match(r'(Organization|Tool): \S', who))


@case('every id is given once, and every relationship leads from one to another')
def relationships():
    ids = collections.Counter(entry['SPDXID'] for entry in (DOCUMENT, *DOCUMENT['packages'], *DOCUMENT['files']))
    yield from (f'{ident}: {count}' for ident, count in ids.items() if count != 1)
    for entry in DOCUMENT['relationships']:
        if entry['relationshipType'] not in KINDS or not {entry['spdxElementId'], entry['relatedSpdxElement']} <= set(ids):
            yield str(entry)
    reached = {'SPDXRef-DOCUMENT', *(end for entry in DOCUMENT['relationships']
                                     for end in (entry['spdxElementId'], entry['relatedSpdxElement']))}
    yield from (f'{ident} is in no relationship' for ident in set(ids) - reached)


@case('every library that meson.build asks for is named, with the version found')
def dependencies():
    found = {entry['name']: entry['version']
             for entry in json.loads((BUILD / 'meson-info/intro-dependencies.json').read_text(encoding='utf-8'))}
    texts = [path.read_text(encoding='utf-8') for path in (SOURCE / 'src').rglob('meson.build')]
    asked = {name: rest for text in texts for name, rest in re.findall(r"\bdependency\('([^']+)'([^)]*)\)", text)}
    assert len(asked) > 8, asked
    for name in asked:
        if name == 'threads' or name not in found:   # of the C library; or without the window
            continue
        if name not in PACKAGES or PACKAGES[name]['versionInfo'] != found[name]:
            yield f'{name} {found[name]} is not named'
        elif 'required' in asked[name]:
            yield f'{name} is not required: build-aux/sbom.py has no OPTIONAL_DEPENDENCY_OF'
        elif (DOCUMENT['packages'][0]['SPDXID'], PACKAGES[name]['SPDXID']) not in of_kind('DEPENDS_ON'):
            yield f'{name} is not needed'


@case('every file of the source is listed, as it is, with a license of the folder LICENSES')
def source():
    listed = {f'./{name}' for name in kept_names()}
    yield from (f'{name} is not listed' for name in listed - set(FILES))
    yield from (f'{name} is not there' for name in set(FILES) - listed - {f'./{path.name}' for path in PROGRAMS})
    for name in listed & set(FILES):
        file, data = FILES[name], (SOURCE / name).read_bytes()
        sums = {entry['algorithm']: entry['checksumValue'] for entry in file['checksums']}
        if sums != {'SHA1': hashlib.sha1(data).hexdigest(), 'SHA256': hashlib.sha256(data).hexdigest()}:
            yield f'{name} is another file'
        if not set(re.split(' (?:AND|OR|WITH) ', file['licenseConcluded'])) <= LICENSES:
            yield f'{name}: {file["licenseConcluded"]}'
    used = {FILES[name]['licenseConcluded'] for name in listed & set(FILES)}
    yield from (f'nothing is under {name}' for name in LICENSES - used)


def kept_names():
    """The files of the folders that there are, and those beside them."""
    folders = [path for path in SOURCE.iterdir() if path.is_dir() and (path.name in FOLDERS or path.name == '.ci')]
    for path in [*SOURCE.iterdir(), *(path for folder in folders for path in folder.rglob('*'))]:
        name = path.relative_to(SOURCE).as_posix()
        if path.is_file() and name != '.git' and not re.search(r'(^|/)__pycache__/|(~|\.orig|\.rej)$', name):
            yield name


@case('the art is under its own license')
def art():
    wrong = {name: file['licenseConcluded'] for name, file in FILES.items()
             if name.endswith(('.svg', '.png')) and name.startswith('./data/') and file['licenseConcluded'] != 'CC-BY-SA-4.0'}
    return [f'{name}: {license_}' for name, license_ in wrong.items()]


@case('the programs built are those listed')
def programs():
    for path in PROGRAMS:
        sums = {entry['algorithm']: entry['checksumValue'] for entry in FILES[f'./{path.name}']['checksums']}
        if sums['SHA256'] != hashlib.sha256(path.read_bytes()).hexdigest():
            yield path.name


@case('made again, at another time, it is the same')
def again():
    assert made_again({'TZ': 'Asia/Kathmandu', 'LC_ALL': 'C', 'PYTHONHASHSEED': '7'}) == TEXT


@case('only SOURCE_DATE_EPOCH changes its date')
def dated():
    other = json.loads(made_again({'SOURCE_DATE_EPOCH': '86400'}))
    assert other['creationInfo']['created'] == '1970-01-02T00:00:00Z'
    assert {**other, 'creationInfo': ''} == {**DOCUMENT, 'creationInfo': ''}


run_cases()
