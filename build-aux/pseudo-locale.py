#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""pseudo-locale.py FOLDER STAMP: makes the catalogs FOLDER/en_XA and FOLDER/help/en_XA, then the file STAMP.

Its language is English with accents on every letter and words that are 40 % longer: a text that still has plain
letters in it was never marked for translation, and a place that cannot hold longer words shows it.
"""

import pathlib
import re
import struct
import subprocess
import sys
import tempfile

import catalogs

# What a program reads is no word of the language: marks of formats, of markup and of dates.
FIXED = re.compile(r"(%[^A-Za-z%]*(?:hh|h|ll|l|z|j)?[A-Za-z%]|<[^<>]*>|&[a-z]+;)")
ACCENTS = str.maketrans("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
                        "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ")
LONGER = 0.4
NAMES = re.compile(rb"first name\x04|(?:^|\x04)(?:Computer|You)$")  # short in all languages


def longer(word, missing):
    """A word with some of its vowels twice, and how many letters more are still asked for."""
    result = []
    for letter in word:
        result.append(letter)
        if missing >= 1 and letter in "aeiouy":
            result.append(letter)
            missing -= 1
    return "".join(result), missing


def pseudo_name(text):
    return text[0].translate(ACCENTS) + text[1:]


def pseudo(text):
    result, missing = [], 0.0
    for i, part in enumerate(FIXED.split(text)):
        if i % 2 == 0:
            words = []
            for word in re.split(r"(\s+)", part):
                more, missing = longer(word, missing + LONGER * len(word))
                words.append(more)
            part = "".join(words).translate(ACCENTS)
        result.append(part)
    return "".join(result)


def texts_of(names, folder):
    """Pairs of a text and itself, as bytes, with all their forms, of the compiled catalogue of nothing."""
    template, compiled = catalogs.template_of(filter(catalogs.is_code, names), folder), folder / "template.mo"
    english = subprocess.run(["msgen", "--no-wrap", template], check=True, capture_output=True).stdout
    subprocess.run(["msgfmt", "-o", compiled, "-"], input=english.replace(b"charset=CHARSET", b"charset=UTF-8"),
                   check=True)
    data = compiled.read_bytes()
    _, _, count, originals, translations = struct.unpack_from("=5I", data)
    for i in range(count):
        pair = []
        for table in originals, translations:
            length, offset = struct.unpack_from("=2I", data, table + 8 * i)
            pair.append(data[offset:offset + length])
        yield pair


def compile_catalogue(pairs):
    """The bytes of a .mo file; pairs are sorted by their originals."""
    tables, texts = [b"", b""], b""
    start = 28 + 16 * len(pairs)
    for column in range(2):
        for pair in pairs:
            tables[column] += struct.pack("=2I", len(pair[column]), start + len(texts))
            texts += pair[column] + b"\0"
    return struct.pack("=7I", 0x950412de, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0) + b"".join(tables) + texts


def main():
    folder, stamp = (pathlib.Path(name).resolve() for name in sys.argv[1:])
    for place, below, domain in ("po", ".", "rummy500"), ("po/help", "help", "rummy500-help"):
        with tempfile.TemporaryDirectory() as directory:
            pairs = [(original, b"\0".join((pseudo_name if NAMES.search(original) else pseudo)(form.decode()).encode()
                                              for form in text.split(b"\0"))
                      if original else text) for original, text in texts_of(catalogs.marked(place), pathlib.Path(directory))]
        target = folder / below / "en_XA" / "LC_MESSAGES" / f"{domain}.mo"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(compile_catalogue(pairs))
    stamp.touch()


if __name__ == "__main__":
    main()
