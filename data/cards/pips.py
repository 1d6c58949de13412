# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Suit shapes, indices, number cards and aces."""

from glyphs import rank_outline
from letters import LETTERS, glyphs_of
from svg import (CENTRE_X, CENTRE_Y, GOLD, INK, PAPER, RED, circle, group, line, mirror,
                 moved, path, point_symmetric, use)

SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}

# All that has the colour of its suit bears the letter of the suit as its class, so that a style sheet can recolour it.
COLOURS = {
    "two": {"C": INK, "D": RED, "H": RED, "S": INK},
    # Apart for every kind of color blindness too: a green with some blue in it isn't the brown of red.
    "four": {"C": "#0d7f70", "D": "#1f35c8", "H": RED, "S": INK},
}

# Each shape is drawn around the origin, about 100 units high.
SHAPES = {
    "S": """M0 -52 C8 -33 43 -12 43 14 C43 30 32 39 20 39 C13 39 8 36 4.5 31
            C5 40 10 46 19 50 L-19 50 C-10 46 -5 40 -4.5 31
            C-8 36 -13 39 -20 39 C-32 39 -43 30 -43 14 C-43 -12 -8 -33 0 -52 Z""",
    "H": """M0 50 C-7 30 -47 8 -47 -20 C-47 -38 -36 -47 -24 -47
            C-12 -47 -3 -39 0 -27 C3 -39 12 -47 24 -47
            C36 -47 47 -38 47 -20 C47 8 7 30 0 50 Z""",
    "D": """M0 -54 C9 -33 23 -14 39 0 C23 14 9 33 0 54
            C-9 33 -23 14 -39 0 C-23 -14 -9 -33 0 -54 Z""",
    "C": """M0 -50 C13 -50 22 -40 22 -28 C22 -21 19 -15 14 -10
            C17 -11 20 -12 24 -12 C37 -12 46 -2 46 10 C46 23 37 32 25 32
            C16 32 9 28 4.5 21 C5 37 10 45 19 50 L-19 50
            C-10 45 -5 37 -4.5 21 C-9 28 -16 32 -25 32
            C-37 32 -46 23 -46 10 C-46 -2 -37 -12 -24 -12
            C-20 -12 -17 -11 -14 -10 C-19 -15 -22 -21 -22 -28
            C-22 -40 -13 -50 0 -50 Z""",
}

# Index geometry: the column is readable in the left 24 % and the upper 41 % of a card, which the program leaves
# uncovered.  `ten` is for the rank of two digits.
INDEX = {
    "classic": dict(x=32, top=16, height=59, widest=47, suit_y=100, suit=40,
                    stretch=1.0, weight=1.0, ten=dict(widest=49, weight=0.97)),
    "large-index": dict(x=33, top=11, height=83, widest=52, suit_y=119, suit=44,
                        stretch=0.96, weight=1.06, ten=dict(widest=54, weight=0.92)),
}

# Number cards: pips on three columns; the lower half is turned.
LEFT, MIDDLE, RIGHT = 88, 125, 162
TOP, BOTTOM = 50, 300
PIP = 42


def style_sheet(colours):
    """CSS that recolours cards of the usual two colours."""
    return "".join(f".{suit}{{fill:{colour}!important}}" for suit, colour in COLOURS[colours].items()
                   if colour != COLOURS["two"][suit]) + "\n"


def suit_shape(suit, colour=None, size=100, x=0, y=0, angle=0):
    """A suit `size` units high around (x, y)."""
    return moved(path(SHAPES[suit], colour, class_=suit if colour else None), x, y, size / 100, angle)


def index_half(rank, suit, colour, style, language):
    """The index in the top left corner; the letters of other languages are there as well, but hidden."""
    place = INDEX[style] | (INDEX[style]["ten"] if rank == "T" else {})
    glyphs = glyphs_of(rank)
    ranks = []
    for glyph in glyphs:
        outline = rank_outline(glyph, place["height"], place["x"], place["top"],
                               place["widest"], place["stretch"], place["weight"])
        hidden = glyph != LETTERS[language].get(rank, rank)
        ranks.append(path(outline, colour, display="none" if hidden else None,
                          class_=f"{suit} letter {rank}-{glyph}" if len(glyphs) > 1 else suit))
    return "".join(ranks) + suit_shape(suit, colour, place["suit"], place["x"], place["suit_y"])


def pip_positions(count):
    """The centres (x, y) of the pips of a number card."""
    rows = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 3, 9: 4, 10: 4}[count]
    if count in (2, 3):
        positions = [(MIDDLE, TOP), (MIDDLE, BOTTOM)]
    else:
        positions = []
        for row in range(rows):
            y = TOP + (BOTTOM - TOP) * row / (rows - 1)
            positions += [(LEFT, y), (RIGHT, y)]
    gap = (BOTTOM - TOP) / (rows - 1) if rows > 1 else 0
    if count in (3, 5, 9):
        positions.append((MIDDLE, CENTRE_Y))
    if count in (7, 8, 10):
        positions.append((MIDDLE, TOP + gap / 2))
    if count in (8, 10):
        positions.append((MIDDLE, BOTTOM - gap / 2))
    return positions


def number_card(rank, suit, colour):
    count = 10 if rank == "T" else int(rank)
    pips = "".join(
        use("pip", transform=f"translate({x:g} {y:g})"
            + (" rotate(180)" if y > CENTRE_Y + 1 else ""))
        for x, y in pip_positions(count))
    shape = group(suit_shape(suit, None, PIP), id="pip")
    return f"<defs>{shape}</defs>" + group(pips, fill=colour, class_=suit)


def large_number_card(suit, colour):
    """One big pip; the index tells the rank."""
    return suit_shape(suit, colour, 104, CENTRE_X, CENTRE_Y)


def plain_ace(suit, colour):
    return suit_shape(suit, colour, 104, CENTRE_X, CENTRE_Y)


def ace_of_spades(colour):
    """The ornamented ace: a great spade with a drawn interior."""
    side = "M0 -42 C7 -27 36 -9 36 13 C36 26 28 33 19.5 33 C11 33 4 28 0 17"
    scroll = """M0 17 C1 5 14 11 22 4 C29 -2 26.5 -13 18.5 -13 C12 -13 8.5 -6 12 -1
                C14 2.4 18.6 1 18.6 -3"""
    tendril = "M5 13 C9 20 15 22 22 18 C26 15.6 28 12 27 8"
    bud = "M0 -35 C5 -25 9 -20 9 -13 C9 -7 5 -3 0 1 C-5 -3 -9 -7 -9 -13 C-9 -20 -5 -25 0 -35 Z"
    fine = dict(width=1.7, colour=PAPER, stroke_linecap="round", stroke_linejoin="round")
    inside = "".join(line(d, **fine) + line(mirror(d), **fine)
                     for d in (side, scroll, tendril))
    inside += path(bud, GOLD) + circle(0, -12.6, 3, colour) + line("M0 1 L0 17", **fine) \
        + "".join(circle(s * x, y, 1.7, GOLD) for x, y in ((8.5, 26), (30, 1), (19.5, 27))
                  for s in (1, -1)) \
        + path("M0 33 L3.4 39 L0 45 L-3.4 39 Z", GOLD)
    halo = path(SHAPES["S"], GOLD, stroke=GOLD, stroke_width=5.6, stroke_linejoin="round") \
        + path(SHAPES["S"], PAPER, stroke=PAPER, stroke_width=4, stroke_linejoin="round")
    spade = halo + path(SHAPES["S"], colour) + inside
    return moved(spade, CENTRE_X, CENTRE_Y, 1.72)


def pip_card(rank, suit, style, colours, language):
    """The drawing of an ace or number card."""
    colour = COLOURS[colours][suit]
    index = point_symmetric(index_half(rank, suit, colour, style, language), "index")
    if rank == "A" and suit == "S":
        body = ace_of_spades(colour)
        if style == "large-index":
            body = moved(body, CENTRE_X * 0.2, CENTRE_Y * 0.2, 0.8)
    elif rank == "A":
        body = plain_ace(suit, colour)
    elif style == "large-index":
        body = large_number_card(suit, colour)
    else:
        body = number_card(rank, suit, colour)
    return index + "\n" + body
