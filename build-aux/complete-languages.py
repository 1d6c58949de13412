#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""complete-languages.py SOURCE: how much of the program each language of po speaks.

Prints a line for each: its code, the percentage of the texts that its catalog translates, and "complete" or "left-out".
Whoever chose a language of which less is there would read more English than anything else.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

LEAST = 80  # percent
KEYWORDS = ("_", "N_", "C_:1c,2", "NC_:1c,2", "ngettext:1,2", "NP_:1,2")

source = pathlib.Path(sys.argv[1])


def percentage(language, template):
    merged = subprocess.run(["msgmerge", "--quiet", "--no-fuzzy-matching", "-o", "-", source / "po" / f"{language}.po",
                             template], check=True, capture_output=True).stdout
    told = subprocess.run(["msgfmt", "--statistics", "-o", "/dev/null", "-"], input=merged, check=True,
                          capture_output=True, env={"PATH": "/usr/bin:/bin", "LC_ALL": "C"}).stderr.decode()
    counts = {kind: int(number) for number, kind in re.findall(r"(\d+) (translated|fuzzy|untranslated)", told)}
    return 100 * counts.get("translated", 0) // max(1, sum(counts.values()))


with tempfile.TemporaryDirectory() as directory:
    pot = pathlib.Path(directory) / "template.pot"
    names = [name for name in (source / "po/POTFILES").read_text(encoding="utf-8").split() if name.endswith((".c", ".h", ".blp"))]
    subprocess.run(["xgettext", "--from-code=UTF-8", "--language=C", "-o", pot,
                    *(f"--keyword={keyword}" for keyword in KEYWORDS), *names], cwd=source, check=True)
    for code in sorted(path.stem for path in (source / "po").glob("*.po")):
        share = percentage(code, pot)
        # A variant of English says only what it says in another way.
        print(code, share, "complete" if share >= LEAST or code.startswith("en_") else "left-out")
