# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: CC-BY-SA-4.0
"""What the courts hold, and the ornaments of the four suits."""

import math

from heads import BARE, both, small_suit, strokes
from svg import (BLUE, GOLD, INK, IVORY, RED, SAND, SHADE, SKIN, circle, group, line,
                 moved, path, polar, polygon, rect)


# -- hands and arms --------------------------------------------------------

def arm(hand, elbow, sleeve, cuff, lining=None):
    """A wide sleeve narrowing to a cuff; the fist is drawn separately."""
    hx, hy = hand
    ex, ey = elbow
    length = math.hypot(ex - hx, ey - hy)
    ux, uy = (ex - hx) / length, (ey - hy) / length

    def at(along, across):
        return hx + ux * along - uy * across, hy + uy * along + ux * across

    parts = [path(polygon([at(13, -9), at(13, 9), at(length, 24), at(length, -24)]), sleeve)]
    if lining:
        parts.append(path(polygon([at(17, -10.5), at(17, 10.5), at(22, 12), at(22, -12)]),
                          lining))
    parts.append(path(polygon([at(7, -9.5), at(7, 9.5), at(16, 11), at(16, -11)]), cuff))
    return "".join(parts)


def fist(x, y, angle=0):
    """Four fingers around an upright shaft."""
    fingers = "".join(rect(-8.5, -9.6 + 4.9 * i, 15, 5.2, 2.5, SKIN) for i in range(4))
    thumb = path("M8 -6 C13 -5 13 8 7 10 L2 10 C5 4 3 -2 8 -6 Z", SHADE)
    return moved(thumb + group(fingers, stroke_width=1.2), x, y, 1, angle)


# -- weapons ----------------------------------------------------------------

def sword(blade=84, guard="straight"):
    """Upright, gripped at the origin."""
    steel = polygon([(-4.6, -16), (-4.6, -16 - blade + 9), (0, -16 - blade),
                     (4.6, -16 - blade + 9), (4.6, -16)])
    parts = [path(steel, IVORY), path(polygon([(0, -16), (0, -16 - blade), (4.6, -25 - blade + 18),
                                               (4.6, -16)]), "#b9c3d3", **BARE),
             path(steel, "none"), rect(-3, -14, 6, 30, 2, INK)]
    if guard == "straight":
        parts.append(path("M-17 -18 L17 -18 L19 -13 L-19 -13 Z", GOLD))
    elif guard == "curved":
        parts.append(path("M-19 -22 Q-17 -13 0 -14 Q17 -13 19 -22 Q21 -9 6 -9 L-6 -9 "
                          "Q-21 -9 -19 -22 Z", GOLD))
    elif guard == "discs":
        parts += [rect(-14, -17.5, 28, 5.5, 1, GOLD), circle(-16, -14.8, 4.4, GOLD),
                  circle(16, -14.8, 4.4, GOLD)]
    parts.append(circle(0, 18, 5, GOLD))
    return "".join(parts)


def scimitar():
    blade = "M-4 -16 C-7 -44 -6 -70 -20 -96 C4 -84 14 -48 5 -16 Z"
    return path(blade, IVORY) + path("M1 -16 C5 -48 -2 -76 -20 -96 C4 -84 14 -48 5 -16 Z",
                                     "#b9c3d3", **BARE) + path(blade, "none") \
        + rect(-3, -14, 6, 30, 2, RED) \
        + path("M-15 -19 L15 -19 L12 -12.5 L-12 -12.5 Z", GOLD) \
        + path(polygon([(0, 12), (6, 18), (0, 24), (-6, 18)]), GOLD)


def halberd():
    return rect(-2.2, -92, 4.4, 170, None, GOLD) \
        + path("M-2 -82 C-14 -92 -20 -86 -22 -78 C-23 -66 -18 -58 -12 -56 C-12 -62 -8 -66 -2 -66 Z",
               IVORY) \
        + path("M2 -80 L16 -86 L12 -74 L16 -64 L2 -68 Z", IVORY) \
        + path("M-3.6 -88 L0 -106 L3.6 -88 L2.2 -84 L-2.2 -84 Z", IVORY) \
        + rect(-3.6, -66, 7.2, 6, 1, RED)


def trumpet():
    """A herald's trumpet with a swallow-tailed banner."""
    banner = path("M-1 -66 L-19 -66 L-19 -22 L-10 -31 L-1 -22 Z", BLUE) \
        + path("M-1 -62.5 L-15.6 -62.5 L-15.6 -29", "none", stroke=GOLD) \
        + small_suit("H", 12, -9, -48, IVORY)
    bell = path("M-2.4 -74 C-3 -84 -8 -92 -13 -96 Q0 -100 13 -96 C8 -92 3 -84 2.4 -74 Z", GOLD)
    rim = path("M-13 -96 Q0 -101 13 -96 Q0 -91.5 -13 -96 Z", INK)
    return banner + rect(-2.4, -76, 4.8, 92, None, GOLD) + bell + rim \
        + rect(-4.2, -75, 8.4, 4.6, 1.5, RED) + rect(-4.2, -18, 8.4, 4.6, 1.5, RED) \
        + path("M-2 15 L-6 22 L6 22 L2 15 Z", GOLD)


def arrow():
    shaft = rect(-1.8, -84, 3.6, 140, None, GOLD)
    head = path("M0 -106 L8 -84 L0 -88 L-8 -84 Z", IVORY)
    return shaft + head


def bow():
    """A strung bow with an arrow laid alongside."""
    stave = "M12 -96 C8 -84 -14 -60 -12 -22 C-11 10 4 40 12 62"
    return line("M12 -96 L12 62", 1.2) + line(stave, 6.4) + line(stave, 3.6, RED) \
        + moved(arrow(), 0, 6, 0.9)


def staff():
    """A long staff that ends in a trefoil."""
    top = circle(0, -9, 7.4) + circle(-8, 2, 7.4) + circle(8, 2, 7.4)
    return rect(-2.4, -76, 4.8, 160, None, RED) \
        + moved(group(top, fill=GOLD) + circle(0, -1, 3.4, INK, **BARE), 0, -82) \
        + rect(-5, -73, 10, 5, 2, INK)


# -- flowers, all with the stem in the hand at the origin ---------------------

def stem(height, leaf=True):
    parts = [line(f"M0 14 L0 {-height}", 3.4), ]
    if leaf:
        parts.append(path("M0 -18 C-4 -30 -14 -32 -19 -30 C-18 -22 -10 -16 0 -18 Z", BLUE))
        parts.append(path("M0 -26 C3 -36 12 -40 17 -38 C16 -30 9 -24 0 -26 Z", BLUE))
    return "".join(parts)


def rose():
    petals = "".join(moved(path("M-8 2 C-13 -8 -8 -18 0 -18 C8 -18 13 -8 8 2 Z", RED), 0, -62,
                           1, 72 * i) for i in range(5))
    return stem(58) + petals + moved(
        circle(0, 0, 9, RED) + strokes("M-5 2 A5.4 5.4 0 1 1 3 5 M-2 2 A2.6 2.6 0 1 1 3 0", 1.4),
        0, -62)


def lily():
    """A spade-petalled iris."""
    outer = both("M0 -48 C10 -50 22 -58 22 -78 C12 -74 4 -64 0 -52 Z", BLUE)
    middle = path("M0 -48 C-10 -58 -9 -74 0 -86 C9 -74 10 -58 0 -48 Z", IVORY)
    fall = both("M0 -50 C8 -48 18 -50 22 -42 C14 -38 4 -40 0 -48 Z", BLUE)
    return stem(48) + outer + middle + fall + strokes("M0 -54 L0 -72", 2, GOLD)


def daisy():
    petals = "".join(moved(path("M-4 -6 C-6 -14 -4 -20 0 -21 C4 -20 6 -14 4 -6 Z", IVORY), 0, -62,
                           1, 36 * i) for i in range(10))
    return stem(56) + petals + moved(circle(0, 0, 8, RED) + circle(0, 0, 3.4, GOLD), 0, -62)


def thistle():
    tuft = path("M-9 -58 L-17 -80 L-9 -73 L-6 -84 L0 -74 L6 -84 L9 -73 L17 -80 L9 -58 Z", RED)
    cup = path("M-10 -60 C-15 -50 -8 -42 0 -42 C8 -42 15 -50 10 -60 Z", GOLD)
    return stem(42) + tuft + cup + strokes("M-9 -56 L3 -44 M-3 -59 L9 -49 M9 -56 L-3 -44 "
                                           "M3 -59 L-9 -49", 1)


# -- the suits' ornaments ------------------------------------------------------

def backdrop(suit):
    """Behind the head, in card coordinates around the nose."""
    if suit == "S":       # a pointed arch
        def arch(r):
            return (f"M{-r} 80 L{-r} 0 C{-r} {-r * .5:.0f} {-r * .4:.0f} {-r * .9:.0f} "
                    f"0 {-r * 1.2:.0f} C{r * .4:.0f} {-r * .9:.0f} {r} {-r * .5:.0f} {r} 0 "
                    f"L{r} 80 Z")
        return "".join(path(arch(r), fill) for r, fill in ((78, SAND), (66, IVORY), (58, SAND)))
    if suit == "H":       # rays
        rays = "".join(path(polygon([(0, 0), polar(150, a), polar(150, a + 7.5)]), SAND)
                       for a in range(-198, 30, 15))
        return rays
    if suit == "D":       # lattice
        cells = []
        for row in range(-4, 8):
            for column in range(-5, 6):
                if (row + column) % 2 == 0:
                    x, y = column * 17, row * 17 + 2
                    cells.append(f"M{x} {y - 14}L{x + 14} {y}L{x} {y + 14}L{x - 14} {y}Z")
        return path("".join(cells), SAND)
    rings = ((0, -24), (-46, 26), (46, 26))      # clubs: three leaves
    return "".join(circle(x, y, r, fill) for r, fill in ((44, SAND), (36, IVORY), (30, SAND))
                   for x, y in rings)


def band_motif(suit, dark):
    """One repeat of the sash between the two halves, 14 units high."""
    if suit == "S":
        return path("M0 -6 C2 -3 7 -1 7 3 C7 6 3 6 1 4 L2 6.5 L-2 6.5 L-1 4 "
                    "C-3 6 -7 6 -7 3 C-7 -1 -2 -3 0 -6 Z", dark)
    if suit == "H":
        return small_suit("H", 12, 0, 0.6, dark)
    if suit == "D":
        return path("M-8 0 L0 -6.5 L8 0 L0 6.5 Z", dark, class_=suit) + path("M-4 0 L0 -3 L4 0 L0 3 Z", IVORY)
    return group("".join(circle(x, y, 3) for x, y in ((0, -3), (-3.6, 2.4), (3.6, 2.4))), fill=dark, class_=suit)


def medallion(suit, colour):
    """A rosette over the very centre; it looks the same upside down."""
    dark, light = BLUE if suit == "S" else colour, IVORY
    parts = [circle(0, 0, 15, dark, stroke=INK, stroke_width=1.5, class_=suit),
             circle(0, 0, 12, "none", stroke=GOLD, stroke_width=1.2)]
    petal = {"S": "M0 0 C-5 -3 -4 -7 0 -11 C4 -7 5 -3 0 0 Z",
             "H": "M0 0 C-7 -5 -4 -11 0 -8 C4 -11 7 -5 0 0 Z",
             "D": "M0 0 L-3 -5.5 L0 -11 L3 -5.5 Z",
             "C": "M0 0 L-2 -4 A3.6 3.6 0 1 1 2 -4 Z"}[suit]
    parts += [moved(path(petal, light), 0, 0, 1, a) for a in range(0, 360, 90)]
    parts += [moved(path(petal, GOLD), 0, 0, 0.7, a) for a in range(45, 360, 90)]
    parts.append(circle(0, 0, 2, GOLD))
    return "".join(parts)


def scattered(suit, colour, points, size=13):
    """Small suit signs strewn over cloth."""
    return "".join(small_suit(suit, size, x, y, colour) for x, y in points)


def tunic_pattern(suit, light, dark):
    """A vertical strip 40 wide from y = 40 to 180."""
    if suit == "S":
        return "".join(path(f"M-20 {y + 12} L0 {y} L20 {y + 12} L20 {y + 19} L0 {y + 7} "
                            f"L-20 {y + 19} Z", light, **BARE) for y in range(30, 180, 20))
    if suit == "H":
        return "".join(small_suit("H", 12, x + (5 if y % 32 else -5), y, light)
                       for y in range(48, 180, 16) for x in (-10, 10))
    if suit == "D":
        return "".join(path(f"M{x} {y - 14}L{x + 10} {y}L{x} {y + 14}L{x - 10} {y}Z",
                            light, **BARE)
                       for y in range(40, 190, 28) for x in (-10, 10)) \
            + "".join(circle(0, y, 2, dark, **BARE) for y in range(54, 190, 28))
    return "".join(circle(0, y, 8, light, **BARE) + circle(0, y, 4, dark, **BARE)
                   + circle(-15, y + 12, 4, light, **BARE) + circle(15, y + 12, 4, light, **BARE)
                   for y in range(44, 190, 24))


def ermine(points):
    """The black tails on white fur."""
    tail = path("M0 -4 C2 0 2.6 2 2 5 L0 3.4 L-2 5 C-2.6 2 -2 0 0 -4 Z", INK, **BARE)
    return "".join(moved(tail, x, y) for x, y in points)

