#!/usr/bin/env python3
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Draw the deck of Rummy 500 as SVG files.

    make-cards.py [--style classic|large-index] [--colours two|four] DIRECTORY
    make-cards.py --list

The output depends on the options only, so builds are reproducible.
"""

import argparse
import pathlib
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

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


def file_names():
    names = [f"{rank}{suit}.svg" for suit in SUITS for rank in RANKS]
    names += [f"joker-{number}.svg" for number in JOKERS]
    names += [f"back-{name}.svg" for name in BACKS]
    return names


def drawings(style, colours):
    """Yield (file name, SVG text) of every card, in the order of --list."""
    for suit, suit_name in SUITS.items():
        for rank, rank_name in RANKS.items():
            draw = court_card if rank in COURTS else pip_card
            yield (f"{rank}{suit}.svg",
                   card(draw(rank, suit, style, colours), f"{rank_name} of {suit_name}"))
    for number in JOKERS:
        yield f"joker-{number}.svg", card(joker_card(number, style), "joker")
    for name in BACKS:
        yield f"back-{name}.svg", card(back_card(name), f"card back: {name}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("directory", nargs="?", type=pathlib.Path)
    parser.add_argument("--list", action="store_true", help="print the file names")
    parser.add_argument("--style", choices=("classic", "large-index"), default="classic")
    parser.add_argument("--colours", choices=("two", "four"), default="two")
    options = parser.parse_args()
    if options.list:
        print("\n".join(file_names()))
        return
    if options.directory is None:
        parser.error("the output directory is missing")
    options.directory.mkdir(parents=True, exist_ok=True)
    for name, text in drawings(options.style, options.colours):
        (options.directory / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
