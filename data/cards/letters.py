# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: CC-BY-SA-4.0
"""The letters that stand for ace, jack, queen and king, language by language."""

# Glyphs of glyphs.py; "Te" and "De" are Cyrillic.  The first language is the one of the deck itself.
LETTERS = {
    "en": {"A": "A", "J": "J", "Q": "Q", "K": "K"},
    "de": {"A": "A", "J": "B", "Q": "D", "K": "K"},   # Bube, Dame, König
    "fr": {"A": "A", "J": "V", "Q": "D", "K": "R"},   # valet, dame, roi
    "nl": {"A": "A", "J": "B", "Q": "V", "K": "H"},   # boer, vrouw, heer
    "pl": {"A": "A", "J": "W", "Q": "D", "K": "K"},   # walet, dama, król
    "ru": {"A": "Te", "J": "B", "Q": "De", "K": "K"},   # туз, валет, дама, король
}
DEFAULT = "en"


def glyphs_of(rank):
    """All glyphs that stand for a rank, that of the deck itself first."""
    return list(dict.fromkeys(letters.get(rank, rank) for letters in LETTERS.values()))


def style_sheet(language):
    """CSS that shows the letters of a language instead of those that the cards were drawn with."""
    shown = ",".join(f".{rank}-{glyph}" for rank, glyph in LETTERS[language].items())
    return f".letter{{display:none!important}}{shown}{{display:inline!important}}\n"
