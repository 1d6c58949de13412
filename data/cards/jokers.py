# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Two jesters: one in all colours, one printed in two inks."""

import heads as h
from courts import double_headed, holding, jack_body, sash
from emblems import BARE
from pips import INDEX
from svg import (BLUE, GOLD, INK, IVORY, RED, SAND, SHADE, SKIN, circle, group, mirror, moved,
                 path, point_symmetric, polar, polygon, rect, star)

# The second joker is the same craft in ink and a grey-blue.
TWO_INKS = {RED: INK, BLUE: IVORY, GOLD: "#8ea3c4", SKIN: IVORY, SHADE: "#c6d1e2",
            SAND: "#e3e7ee", "#fff": IVORY}


def bell(x, y, size=5.4):
    slit = size * 0.8
    return circle(x, y, size, GOLD) + h.strokes(
        f"M{x - slit:.1f} {y + .4} L{x + slit:.1f} {y + .4} M{x} {y + 1} L{x} {y + 4}", 1.2)


def cap(left, middle, right):
    """Three horns with bells, and a hood that frames the face."""
    side = """M4 -32 C18 -52 42 -56 53 -36 C57 -27 56 -17 53 -9 C49 -19 45 -25 38 -23
              C31 -21 27 -10 24 4 L20 -10 Z"""
    top = "M-19 -26 C-20 -44 -10 -57 4 -57 C16 -57 25 -49 24 -38 C19 -43 14 -42 15 -28 Z"
    rim = """M-20.5 -4 C-21 -14 -18 -22 -13 -26 L-6.5 -18 L0 -27 L6.5 -18 L13 -26
             C18 -22 21 -14 20.5 -4 L27 4 C29 -18 24 -36 0 -37 C-24 -36 -29 -18 -27 4 Z"""
    return (path(mirror(side), left) + path(side, right) + path(top, middle)
            + path(rim, GOLD) + bell(53, -7) + bell(-53, -7) + bell(24, -35, 4.8))


def grin():
    """A broad mouth and harlequin lozenges under the eyes."""
    return (path("M-11 15.4 Q0 20 11 15 Q6 27 -1 26.6 Q-8 26 -11 15.4 Z", RED, stroke_width=1.2)
            + path("M-8.2 17.8 Q0 21 8.2 17.4 L6.6 20 Q0 22.6 -7 20.2 Z", "#fff", **BARE)
            + "".join(path(f"M{x} 3 L{x + 2.6} 8 L{x} 13 L{x - 2.6} 8 Z", INK, **BARE)
                      for x in (-11, 12)))


def hood(left, right):
    """Cloth round the cheeks and chin, and a collar of belled points."""
    cheek = "M0 -30 L20 -26 C30 -20 30 14 22 30 C16 40 6 44 0 44 L0 30 Z"
    spikes = "M0 38 L22 36 L48 46 L50 66 L36 58 L30 80 L15 64 L0 84 Z"
    return (path(mirror(cheek), left) + path(cheek, right)
            + path(mirror(spikes), right) + path(spikes, left)
            + bell(50, 68, 4.4) + bell(-50, 68, 4.4) + bell(30, 82, 4.4) + bell(-30, 82, 4.4)
            + bell(0, 87, 4.4))


def bauble():
    """The fool's stick: a small laughing head in a horned cap."""
    face = circle(0, 0, 9, SKIN) + circle(-3.4, -1.4, 1.3, INK, **BARE) \
        + circle(3.4, -1.4, 1.3, INK, **BARE) + h.strokes("M-4.6 2.6 Q0 7.4 4.6 2.6", 1.4, RED)
    horn = "M0 -4 L9.5 -1 C20 -6 18 -16 12 -19 C13 -13 10 -12 6 -12 L0 -15 Z"
    ruffle = polygon([(-12, 10), (-8, 17), (-4, 11), (0, 18), (4, 11), (8, 17), (12, 10), (0, 6)])
    return (rect(-2, -50, 4, 76, None, GOLD)
            + moved(path(ruffle, IVORY) + face + path(mirror(horn), RED) + path(horn, BLUE)
                    + circle(12, -20, 2.6, GOLD) + circle(-12, -20, 2.6, GOLD), 0, -60, 1.12))


def fan_of_cards():
    """Three little cards."""
    sheets = []
    for angle, sign in ((-24, BLUE), (0, RED), (24, INK)):
        sheets.append(moved(rect(-9.5, -50, 19, 30, 2.5, IVORY)
                            + path(star(5, 6.4, 2.8, 0, -36), sign, **BARE), 0, 6, 1.1, angle))
    return "".join(sheets)


def confetti():
    """Rays of alternating width with stars between them."""
    rays = "".join(path(polygon([(0, 0), polar(160, a), polar(160, a + 11)]), SAND)
                   for a in range(-210, 40, 22))
    return rays + circle(0, -4, 46, IVORY)


def star_medallion(colour):
    return (circle(0, 0, 15, colour, stroke=INK, stroke_width=1.5)
            + circle(0, 0, 12, "none", stroke=GOLD, stroke_width=1.2)
            + path(star(8, 10.5, 4.4), IVORY) + circle(0, 0, 2.4, GOLD))


def index_half(style, colour):
    """A star for a rank, a belled cap for a suit."""
    place = INDEX[style]
    top = moved(path(star(5, 27, 11.4), colour), place["x"], place["top"] + place["height"] * 0.5,
                1, scale_y=1.08 if style == "classic" else 1.5)
    horns = """M-13 10 C-12 2 -16 -2 -20 0 C-23 2 -24 6 -24 9 C-31 -3 -27 -17 -15 -17
               C-9 -17 -6 -14 -4 -10 C-4 -17 -2 -21 0 -25 C2 -21 4 -17 4 -10
               C6 -14 9 -17 15 -17 C27 -17 31 -3 24 9 C24 6 23 2 20 0
               C16 -2 12 2 13 10 Z"""
    icon = path(horns) + rect(-15, 12, 30, 6, 1.5) + circle(-24, 12, 3.6) \
        + circle(24, 12, 3.6) + circle(0, -25, 3.6)
    return top + moved(group(icon, fill=colour), place["x"], place["suit_y"] + 2,
                       min(place["suit"] / 46, 0.88))


def recoloured(drawing, colours):
    for old, new in colours.items():
        drawing = drawing.replace(f'"{old}"', f'"@{new}"')
    return drawing.replace('"@', '"')


def joker_card(number, style):
    first = number == 1
    emblem = bauble() if first else fan_of_cards()
    left, right = (RED, BLUE) if first else (BLUE, RED)
    body = jack_body(left, right, GOLD, IVORY)
    figure = "".join([
        body, hood(right, left), h.front_face(brow=INK, soft=True), grin(),
        cap(left, IVORY if first else GOLD, right),
        holding(emblem, left, GOLD, right, tilt=0 if first else 10)])
    star_pip = path(star(5, 15, 6.4), RED if first else INK)
    ribbon = sash(path(star(5, 7.4, 3), RED), star_medallion(BLUE if first else RED))
    picture = double_headed(figure, not first, confetti(), ribbon, style, star_pip)
    if not first:
        picture = recoloured(picture, TWO_INKS)
    colour = RED if first else INK
    return point_symmetric(index_half(style, colour), "index") + "\n" + picture
