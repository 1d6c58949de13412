#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""catalogs.py [--check|--shares FOLDER]: brings the catalogs of po and po/help up to the texts of the source.

Writes their POTFILES and LINGUAS, and into each catalog the new texts, the files that they are in, and what translators are told;
texts that are gone are taken out.  With --check it writes nothing, and fails if there was something to write.

--shares prints a line for each language of a folder, with tabs: its code, the percentage of the texts that it translates,
"complete" or "left-out", its locale, and its own name, by which they are sorted.  Whoever chose a language that is left
out would read more English than anything else.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

SOURCE = pathlib.Path(__file__).resolve().parents[1]
FOLDERS = ("po", "po/help")
LEAST = 80  # percent
MARK = re.compile(r"""(?<![\w"])(?:_|N_|NP_|C_|NC_|ngettext|g_dngettext|g_dpgettext2?)\s*\(\s*["']""")
OF_HELP = re.compile(r'^#include "ui/help/help-catalog.h"$', re.M)
DATA = ("*.desktop.in", "*.metainfo.xml.in", "*.mime.xml.in")
KEYWORDS = ("_", "N_", "C_:1c,2", "NC_:1c,2", "ngettext:1,2", "g_dngettext:2,3", "NP_:1,2")


def marked(folder, source=SOURCE):
    """The files with texts of a folder's catalogs, in order."""
    def found():
        for path in source.glob("src/**/*.*"):
            if path.suffix in (".c", ".h", ".blp"):
                text = path.read_text(encoding="utf-8")
                if MARK.search(text) and bool(OF_HELP.search(text)) == (folder == "po/help"):
                    yield path.relative_to(source).as_posix()
        for pattern in DATA if folder == "po" else ():
            for path in source.glob(f"data/{pattern}"):
                yield path.relative_to(source).as_posix()
    return sorted(found())


def is_code(name):
    return name.endswith((".c", ".h", ".blp"))


def template_of(names, directory, source=SOURCE):
    """The texts of some files, as a template in the directory."""
    common = ["xgettext", "--from-code=UTF-8", "--add-comments=Translators", "--add-location=file", "--no-wrap", "-o"]
    code, data = [name for name in names if is_code(name)], [name for name in names if not is_code(name)]
    result = pathlib.Path(directory) / "template.pot"
    parts = []
    if code:
        parts.append(result.with_name("code.pot"))
        subprocess.run([*common, parts[-1], "--language=C", *(f"--keyword={keyword}" for keyword in KEYWORDS), *code],
                       cwd=source, check=True)
    if data:
        parts.append(result.with_name("data.pot"))
        subprocess.run([*common, parts[-1], *data], cwd=source, check=True)
    subprocess.run(["msgcat", "--use-first", "--no-wrap", "-o", result, *parts], check=True)
    # Without the time, equal texts are equal files.
    lines = result.read_text(encoding="utf-8").splitlines(keepends=True)
    result.write_text("".join(line for line in lines if not line.startswith('"POT-Creation-Date:')), encoding="utf-8")
    return result


def is_variant(path):
    return path.stem.startswith("en_")


def merged(path, template):
    """A catalog with the texts of a template and no others, and of these a variant has only its own."""
    both = subprocess.run(["msgmerge", "--quiet", "--no-fuzzy-matching", "--no-wrap", "--add-location=file", "-o", "-",
                           path, template], check=True, capture_output=True).stdout
    kept = ["--translated"] if is_variant(path) else []
    return subprocess.run(["msgattrib", "--no-obsolete", *kept, "--no-wrap", "--add-location=file", "-"], input=both, check=True,
                          capture_output=True).stdout


def told(path, what):
    """A line of a catalog's header, such as its X-Name; none in those of the help."""
    line = re.search(rf'^"{what}: (.*)\\n"$', path.read_text(encoding="utf-8"), re.M)
    return line[1] if line else ""


def shares(folder, source):
    with tempfile.TemporaryDirectory() as directory:
        names = (source / folder / "POTFILES").read_text(encoding="utf-8").split()
        template = template_of(filter(is_code, names), directory, source)
        for path in sorted((source / folder).glob("*.po"), key=lambda path: (told(path, "X-Name"), path)):
            said = subprocess.run(["msgfmt", "--statistics", "-o", "/dev/null", "-"], input=merged(path, template), check=True,
                                  capture_output=True, env={"PATH": "/usr/bin:/bin", "LC_ALL": "C"}).stderr.decode()
            counts = {kind: int(number) for number, kind in re.findall(r"(\d+) (translated|fuzzy|untranslated)", said)}
            share = 100 * counts.get("translated", 0) // max(1, sum(counts.values()))
            # A variant of English says only what it says in another way.
            yield (path.stem, share, "complete" if share >= LEAST or is_variant(path) else "left-out", told(path, "X-Locale"),
                   told(path, "X-Name"))


def renewed(source=SOURCE):
    """The files that differ from what the source asks for, and what they should hold."""
    for folder in FOLDERS:
        names = marked(folder, source)
        paths = sorted((source / folder).glob("*.po"))
        files = {source / folder / "POTFILES": "".join(f"{name}\n" for name in names).encode(),
                 source / folder / "LINGUAS": "".join(f"{path.stem}\n" for path in paths).encode()}
        with tempfile.TemporaryDirectory() as directory:
            template = template_of(names, directory, source)
            files |= {path: merged(path, template) for path in paths}
        for path, data in sorted(files.items()):
            if not path.is_file() or path.read_bytes() != data:
                yield path, data


def main():
    if sys.argv[1:2] == ["--shares"]:
        for words in shares(sys.argv[2], pathlib.Path(sys.argv[3]) if sys.argv[3:] else SOURCE):
            print(*words, sep="\t")
        return 0
    stale = list(renewed())
    for path, data in stale:
        print(path.relative_to(SOURCE))
        if sys.argv[1:] != ["--check"]:
            path.write_bytes(data)
    return len(stale) > 0 and sys.argv[1:] == ["--check"]


if __name__ == "__main__":
    sys.exit(main())
