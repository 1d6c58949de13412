#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Lists what the program is made of, as SPDX 2.3: its source with licenses, what was built, and the libraries it needs.

sbom.py SOURCE BUILD VERSION OUTPUT DEPENDENCIES PROGRAM...

Reads which libraries Meson found in BUILD, and writes to DEPENDENCIES, for Ninja, what else was read. The same source,
libraries, and programs give the same list, at any time and in any folder."""

import hashlib
import json
import os
import re
import sys
from datetime import datetime, timezone
from pathlib import Path
from xml.etree import ElementTree

sys.dont_write_bytecode = True
from licensed import annotations, kept, said  # pylint: disable=wrong-import-position

OWNER = 'The Rummy 500 authors'
NONE = 'NOASSERTION'


def relation(element, kind, other):
    return {'spdxElementId': element, 'relationshipType': kind, 'relatedSpdxElement': other}


def sums(data):
    return [{'algorithm': name, 'checksumValue': hashlib.new(name, data).hexdigest()} for name in ('SHA1', 'SHA256')]


def file_of(name, data, owner, license_):
    return {
        'SPDXID': 'SPDXRef-File-' + hashlib.sha256(name.encode()).hexdigest()[:16],
        'fileName': './' + name,
        'checksums': sums(data),
        'licenseConcluded': license_,
        'licenseInfoInFiles': sorted(re.split(' (?:AND|OR) ', license_)),
        'copyrightText': owner,
    }


def source_files(source, build):
    """Those of the source, by name. The texts of licenses have none."""
    covering = [(expression, says) for _, expression, says in annotations(source)]
    for path in sorted(kept(source, build)):
        name, data = path.relative_to(source).as_posix(), path.read_bytes()
        if path.parent != source / 'LICENSES':
            covered = (says for expression, says in covering if expression.fullmatch(name))
            yield file_of(name, data, *(said(data) or next(covered, (NONE, NONE))))


def package(ident, name, version, purpose, **fields):
    return {'SPDXID': 'SPDXRef-Package-' + ident, 'name': name, 'versionInfo': version, 'downloadLocation': NONE,
            'filesAnalyzed': 'packageVerificationCode' in fields, 'licenseConcluded': NONE, 'licenseDeclared': NONE,
            'copyrightText': NONE, 'primaryPackagePurpose': purpose, **fields}


def code_of(files):
    """SPDX's name for the content of a package."""
    return hashlib.sha1(''.join(sorted(file['checksums'][0]['checksumValue'] for file in files)).encode()).hexdigest()


def own_package(ident, name, version, purpose, page, declared, files, left_out=()):
    concluded = sorted({file['licenseConcluded'] for file in files})
    found = sorted({name for file in files for name in file['licenseInfoInFiles']})
    return package(
        ident, name, version, purpose, homepage=page, supplier='Organization: ' + OWNER, copyrightText=OWNER,
        licenseConcluded=' AND '.join(concluded), licenseDeclared=declared, licenseInfoFromFiles=found,
        packageVerificationCode={'packageVerificationCodeValue': code_of(files),
                                 'packageVerificationCodeExcludedFiles': list(left_out)})


def libraries(build):
    """What pkg-config found, by name: (name, version)."""
    told = json.loads((build / 'meson-info/intro-dependencies.json').read_text(encoding='utf-8'))
    return sorted({(entry['name'], entry['version']) for entry in told if entry['type'] == 'pkgconfig'})


def sealed(document):
    """Gives it the name that its content makes; "created" is no content."""
    content = json.dumps({**document, 'documentNamespace': '', 'creationInfo': ''}, sort_keys=True)
    page = document['packages'][0]['homepage']
    document['documentNamespace'] = f'{page}/spdx/{document["name"]}-{hashlib.sha256(content.encode()).hexdigest()[:32]}'
    return document


def packed(document, folder):
    """The list for the programs as a folder has them, without symbols for instance."""
    program = document['packages'][0]
    held = {entry['relatedSpdxElement'] for entry in document['relationships']
            if (entry['spdxElementId'], entry['relationshipType']) == (program['SPDXID'], 'CONTAINS')}
    built = [file for file in document['files'] if file['SPDXID'] in held]
    for file in built:
        file |= {'checksums': sums((folder / file['fileName']).read_bytes()), 'comment': 'As packed.'}
    program['packageVerificationCode']['packageVerificationCodeValue'] = code_of(built)
    return sealed(document)


def text_of(document):
    """One element a line."""
    fields = [f'"{key}": ' + ('[\n' + ',\n'.join(json.dumps(entry) for entry in value) + '\n]' if isinstance(value, list)
                              else json.dumps(value)) for key, value in document.items()]
    return '{\n' + ',\n'.join(fields) + '\n}\n'


def document_of(source, build, version, programs):
    metainfo = ElementTree.parse(source / 'data/org.example.Rummy500.metainfo.xml.in').getroot()
    page, declared = metainfo.findtext('url[@type="homepage"]'), metainfo.findtext('project_license')
    released = datetime.fromisoformat(metainfo.find('releases/release').get('date') + 'T00:00:00+00:00').timestamp()
    created = datetime.fromtimestamp(int(os.environ.get('SOURCE_DATE_EPOCH') or released), timezone.utc)

    read = list(source_files(source, build))
    licenses = ' AND '.join(sorted({file['licenseConcluded'] for file in read}))
    built = [{**file_of(path.name, path.read_bytes(), OWNER, licenses), 'licenseInfoInFiles': [NONE],
              'comment': 'As built, before anything strips it.'} for path in programs]
    texts = sorted('./' + path.relative_to(source).as_posix() for path in (source / 'LICENSES').iterdir())
    program = own_package('program', programs[0].name, version, 'APPLICATION', page, declared, built)
    origin = own_package('source', 'rummy500-source', version, 'SOURCE', page, declared, read, texts)
    needed = [package('pkgconfig-' + name, name, number, 'LIBRARY') for name, number in libraries(build)]
    return sealed({
        'spdxVersion': 'SPDX-2.3',
        'dataLicense': 'CC0-1.0',
        'SPDXID': 'SPDXRef-DOCUMENT',
        'name': f'{program["name"]}-{version}',
        'documentNamespace': '',
        'creationInfo': {'created': created.strftime('%Y-%m-%dT%H:%M:%SZ'),
                         'creators': ['Organization: ' + OWNER, f'Tool: build-aux/sbom.py-{version}']},
        'packages': [program, origin, *needed],
        'files': built + read,
        'relationships': [
            relation('SPDXRef-DOCUMENT', 'DESCRIBES', program['SPDXID']),
            relation(program['SPDXID'], 'GENERATED_FROM', origin['SPDXID']),
            *(relation(program['SPDXID'], 'DEPENDS_ON', library['SPDXID']) for library in needed),
            *(relation(program['SPDXID'], 'CONTAINS', file['SPDXID']) for file in built),
            *(relation(origin['SPDXID'], 'CONTAINS', file['SPDXID']) for file in read),
        ],
    })


def main():
    source, build, version, output, dependencies, *programs = sys.argv[1:]
    source, build = Path(source), Path(build)
    Path(output).write_text(text_of(document_of(source, build, version, [Path(program) for program in programs])), encoding='utf-8')
    read = sorted(kept(source, build))   # and the folders, for what is new in them
    names = [build / 'meson-info/intro-dependencies.json', *read, *sorted({path.parent for path in read})]
    escaped = (str(name).replace('$', '$$').replace(' ', '\\ ').replace('#', '\\#') for name in names)
    Path(dependencies).write_text(f'{output}: {" ".join(escaped)}\n', encoding='utf-8')


if __name__ == '__main__':
    main()
