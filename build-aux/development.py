#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes of a file of the release the one that the development version has in its place: all that it calls the program
is called otherwise, and it claims no type of files.

development.py FILE OUTPUT"""

import re
import sys
from pathlib import Path

CHANGES = {
    r'org([./])example\1Rummy500\b': r'\g<0>Devel',
    # Neither a page of the web nor a type or suffix of files.
    r'(?<![./-])\brummy500(\\?-engine)?\b|(?<=HOME/)rummy500\b|(?<=share/)rummy500\b': r'\g<0>-devel',
    r'RUMMY500(-ENGINE)?\b': r'\g<0>-DEVEL',
    r'(?<=^Name=)Rummy 500$|(?<=<name>)Rummy 500(?=<)': r'\g<0> (Development)',
    r'^(MimeType=| *<mediatype>).*\n': '',
}

text = Path(sys.argv[1]).read_text(encoding='utf-8')
for pattern, other in CHANGES.items():
    text = re.sub(pattern, other, text, flags=re.MULTILINE)
Path(sys.argv[2]).write_text(text, encoding='utf-8')
