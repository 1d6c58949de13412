#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draw the deck of Rummy 500 as SVG files.

    make-cards.py [--style classic|large-index] [--colours two|four] [--letters LANGUAGE] DIRECTORY
    make-cards.py --program DIRECTORY
    make-cards.py --program --list

With --program: all that the program bundles.  The faces stand there once in each style; the style sheets
turn them into those of four colours and of other letters.

The output depends on the options only, so builds are reproducible.
"""

import argparse
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

import letters                                           # noqa: E402
import pips                                              # noqa: E402
from backs import BACKS, back_card                       # noqa: E402
from courts import court_card                            # noqa: E402
from jokers import joker_card                            # noqa: E402
from pips import SUITS, pip_card                         # noqa: E402
from svg import card                                     # noqa: E402

RANKS = {
    "A": "ace", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six",
    "7": "seven", "8": "eight", "9": "nine", "T": "ten", "J": "jack",
    "Q": "queen", "K": "king",
}
COURTS = "JQK"
JOKERS = (1, 2)
STYLES = ("classic", "large-index")


def faces(style, colours, language):
    """Yield (file name, SVG text) of every face."""
    for suit, suit_name in SUITS.items():
        for rank, rank_name in RANKS.items():
            draw = court_card if rank in COURTS else pip_card
            yield (f"{rank}{suit}.svg",
                   card(draw(rank, suit, style, colours, language), f"{rank_name} of {suit_name}"))
    for number in JOKERS:
        yield f"joker-{number}.svg", card(joker_card(number, style), "joker")


def backs():
    for name in BACKS:
        yield f"back-{name}.svg", card(back_card(name), f"card back: {name}")


def deck(style, colours, language):
    """Yield (file name, text) of one deck."""
    yield from faces(style, colours, language)
    yield from backs()


def program():
    """Yield (file name, text) of all that the program bundles."""
    for style in STYLES:
        for name, text in faces(style, "two", letters.DEFAULT):
            yield f"{style}-{name}", text
    yield from backs()
    yield "four-colours.css", pips.style_sheet("four")
    for language in letters.LETTERS:
        if language != letters.DEFAULT:
            yield f"letters-{language}.css", letters.style_sheet(language)


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("directory", nargs="?", type=pathlib.Path)
    parser.add_argument("--program", action="store_true", help="draw all that the program bundles")
    parser.add_argument("--list", action="store_true", help="print the file names")
    parser.add_argument("--style", choices=STYLES, default=STYLES[0])
    parser.add_argument("--colours", choices=tuple(pips.COLOURS), default="two")
    parser.add_argument("--letters", choices=tuple(letters.LETTERS), default=letters.DEFAULT)
    options = parser.parse_args()
    files = program() if options.program else deck(options.style, options.colours, options.letters)
    if options.list:
        print("\n".join(name for name, text in files))
        return
    if options.directory is None:
        parser.error("the output directory is missing")
    options.directory.mkdir(parents=True, exist_ok=True)
    for name, text in files:
        (options.directory / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
