# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: CC-BY-SA-4.0
"""The twelve court cards.

A stepped frame leaves two corners free for the indices.  A sash runs from
step to step through the centre; the figure above it is drawn once and used
twice, turned half around.
"""

import math

import emblems as e
import heads as h
from pips import COLOURS, index_half, suit_shape
from svg import (BLUE, CENTRE_X, CENTRE_Y, GOLD, INK, IVORY, RED, circle, element,
                 group, line, mirror, moved, path, point_symmetric, rect,
                 rounded_polygon)

MARGIN = 15                    # of the frame to the edge of the card
STEP = {"classic": (64, 126), "large-index": (66, 150)}   # the corner cut out
SASH = ((MARGIN, 126), (250 - MARGIN, 350 - 126))
SASH_WIDTH = 19
HEAD = (150, 77)               # where the bridge of the nose is
GREY = "#b9c3d3"
AUBURN, BROWN = "#a5431f", "#80521a"      # hair


def frame(style, inset=0):
    x, y = STEP[style]
    low, high = MARGIN + inset, 250 - MARGIN - inset
    top, bottom = MARGIN + inset, 350 - MARGIN - inset
    x, y = x + inset, y + inset
    return rounded_polygon([(x, top), (high, top), (high, 350 - y), (250 - x, 350 - y),
                            (250 - x, bottom), (low, bottom), (low, y), (x, y)], 7 - inset / 2)


# -- bodies, in coordinates around the nose ------------------------------------

CLOAK = """M-28 40 C-46 44 -62 50 -70 70 L-92 150 L-92 210 L100 210 L92 130 L70 70
           C62 50 46 44 28 40 C20 52 -20 52 -28 40 Z"""
TUNIC = "M-22 42 L-27 210 L27 210 L22 42 C10 52 -10 52 -22 42 Z"


def king_body(suit, cloak, tunic, light, trim, fur=False):
    edge = "M20 44 L25 210 L33 210 L27 42 Z"
    spots = [(48, 82), (66, 104), (46, 118), (72, 138), (50, 152), (-48, 82), (-64, 104)]
    parts = [
        path(CLOAK, cloak),
        e.scattered(suit, trim, spots),
        path(TUNIC, tunic), clipped(e.tunic_pattern(suit, light, trim)),
        h.both(edge, trim),
    ]
    if fur:
        cape = """M-26 37 C-40 41 -54 45 -64 58 C-48 92 48 92 64 58
                  C54 45 40 41 26 37 C16 50 -16 50 -26 37 Z"""
        parts += [path(cape, IVORY),
                  e.ermine([(-48, 56), (-35, 52), (-38, 67), (-24, 60), (-22, 74), (48, 56),
                            (35, 52), (38, 67), (24, 60), (22, 74), (0, 78), (-9, 68),
                            (9, 68)])]
    return "".join(parts)


def clipped(content):
    """The pattern of a tunic or bodice, cut to the panel of the figure."""
    return group(content, clip_path="url(#panel)")


def chain(colour, stone, drop=76):
    """A collar of links round the shoulders, with a pendant."""
    links = "".join(circle(side * 50 * math.cos(math.radians(a)),
                           50 + (drop - 50) * math.sin(math.radians(a)), 4, colour)
                    for a in range(0, 90, 9) for side in (1, -1))
    return links + h.small_suit("D", 19, 0, drop + 6, stone, stroke=INK, stroke_width=8)


def stole(colour, sign):
    """A broad stole down both sides, with lozenges."""
    strip = "M16 36 C36 39 50 48 52 66 L60 160 L34 160 L28 78 C26 64 18 56 8 50 Z"
    signs = "".join(h.small_suit("D", 15, side * x, y, sign)
                    for x, y in ((35, 55), (41.5, 77), (43.5, 99), (45.5, 121)) for side in (1, -1))
    brooch = h.small_suit("D", 22, 0, 57, sign, stroke=INK, stroke_width=7)
    return h.both(strip, colour) + signs + brooch


def roundel_collar(colour, dark):
    base = """M-26 37 C-42 40 -56 46 -66 60 C-50 96 50 96 66 60
              C56 46 42 40 26 37 C16 50 -16 50 -26 37 Z"""
    discs = "".join(circle(side * x, y, 5.4, dark) + circle(side * x, y, 2.2, colour, **h.BARE)
                    for x, y in ((51, 57), (36, 67), (19, 74)) for side in (1, -1))
    return path(base, colour) + discs + circle(0, 76, 5.4, dark) \
        + circle(0, 76, 2.2, colour, **h.BARE)


def queen_body(suit, dress, bodice, trim, light, neckline="round"):
    gown = """M-15 40 C-34 44 -52 52 -58 68 C-64 90 -76 130 -92 160 L-92 210 L100 210
              C90 150 66 96 58 68 C52 52 34 44 15 40 L0 62 Z"""
    parts = [path(gown, dress),
             e.scattered(suit, trim, [(44, 74), (56, 98), (40, 110), (66, 124), (52, 142),
                                      (76, 150), (-46, 80)], 12)]
    skin = {"round": "M-20 41 C-20 66 20 66 20 41 L10 30 L-10 30 Z",
            "square": "M-24 43 L-20 62 L20 62 L24 43 L10 30 L-10 30 Z",
            "deep": "M-22 42 L0 76 L22 42 L10 30 L-10 30 Z",
            "high": "M-10 30 L-12 44 L12 44 L10 30 Z"}[neckline]
    panel = {"round": "M-28 50 C-22 72 22 72 28 50 L34 62 L20 120 L28 210 L-28 210 L-20 120 "
                      "L-34 62 Z",
             "square": "M-30 50 L-23 68 L23 68 L30 50 L36 62 L20 120 L28 210 L-28 210 L-20 120 "
                       "L-36 62 Z",
             "deep": "M-30 46 L0 84 L30 46 L38 60 L20 120 L28 210 L-28 210 L-20 120 L-38 60 Z",
             "high": "M-13 44 L13 44 L34 52 L38 62 L20 120 L28 210 L-28 210 L-20 120 L-38 62 "
                     "L-34 52 Z"}[neckline]
    parts += [path(panel, bodice), clipped(e.tunic_pattern(suit, light, trim)),
              path(panel, "none", stroke=INK, stroke_width=5),
              path(panel, "none", stroke=trim, stroke_width=2.6),
              path(skin, h.SKIN)]
    return "".join(parts), panel


def necklace(colour, pendant=None, y=47):
    beads = "".join(circle(x, y + 6 - abs(x) ** 2 / 28, 2.6, colour, stroke_width=1)
                    for x in (-13, -9, -4.6, 0, 4.6, 9, 13))
    if pendant:
        beads += h.small_suit("D", 11, 0, y + 13, pendant, stroke=INK, stroke_width=9)
    return beads


def jack_body(left, right, trim, collar, buttons=True):
    """A parti-coloured doublet with full shoulders."""
    side = "M0 44 L16 40 C40 42 60 50 66 68 L92 150 L92 210 L0 210 Z"
    puff = """M38 44 C58 42 72 54 72 72 C72 84 62 92 52 90 C40 88 34 60 38 44 Z"""
    seams = "M46 46 C52 60 56 76 56 89 M54 46 C62 58 66 72 64 86"
    parts = [path(mirror(side), left), path(side, right),
             h.both(puff, trim), h.both_strokes(seams, 4.4, INK),
             h.both_strokes(seams, 2, collar)]
    if buttons:
        parts += [line("M0 46 L0 210", 1.4)]
        parts += [circle(0, y, 3.2, trim, stroke_width=1.1) for y in range(66, 180, 13)]
    return "".join(parts)


def ruff(colour, half=30, y=38):
    """Radiating pleats round the neck."""
    petals = []
    for i in range(9):
        angle = math.radians(180 - 22.5 * i)
        x, dy = math.cos(angle) * half, math.sin(angle) * half * 0.46
        petals.append(circle(x, y + dy, 7.2, colour))
    return "".join(petals) + path(f"M{-half} {y} Q0 {y + 30} {half} {y} Q0 {y - 14} {-half} {y} Z",
                                  colour, **h.BARE) \
        + "".join(h.strokes(f"M{6 * i} {y + 4} L{9.4 * i} {y + 13 - abs(i) * 1.4:.1f}", 1)
                  for i in (-2, -1, 0, 1, 2))


def scarf(colour, lining):
    return path("M-18 36 C-8 46 8 46 18 36 L26 44 C14 62 -14 62 -26 44 Z", colour) \
        + path("M2 54 L18 50 L24 82 L12 76 L4 84 Z", lining)


def points_collar(colour, tips):
    spikes = "M14 36 L40 44 L34 58 L26 52 L22 68 L12 56 L0 72 L0 46 Z"
    return h.both(spikes, colour) + "".join(
        circle(side * x, y, 2.6, tips, stroke_width=1)
        for x, y in ((34, 60), (22, 70)) for side in (1, -1)
    ) + circle(0, 74, 2.6, tips, stroke_width=1)


# -- the twelve -----------------------------------------------------------------

HAND = (-60, 55)
ELBOW = (-16, 118)


def holding(emblem, sleeve, cuff, lining=None, hand=HAND, tilt=0, elbow=ELBOW):
    """An emblem in the hand on the side the figure looks to."""
    return (e.arm(hand, elbow, sleeve, cuff, lining)
            + moved(emblem, *hand, 1, tilt) + e.fist(*hand, tilt))


def king_of_spades():
    return "".join([
        king_body("S", BLUE, INK, GOLD, GOLD, fur=True),
        h.side_curls(INK, GREY), h.front_face(),
        h.long_beard(INK, GREY), h.spade_crown(),
        holding(e.sword(), BLUE, GOLD, IVORY)]), TUNIC


def king_of_hearts():
    return "".join([
        king_body("H", RED, BLUE, GOLD, GOLD), chain(GOLD, BLUE),
        h.scalloped_curls(GOLD, INK), h.front_face(brow=BROWN),
        h.curly_beard(GOLD, INK), h.heart_crown(),
        holding(e.sword(80, "curved"), RED, IVORY, BLUE, tilt=8)]), TUNIC


def king_of_diamonds():
    return "".join([
        king_body("D", GOLD, RED, GOLD, RED), h.neck(), stole(BLUE, IVORY),
        h.profile_hair(AUBURN, IVORY), h.profile_face(brow=AUBURN), h.ear(),
        h.profile_beard(AUBURN, IVORY), h.diamond_crown(),
        holding(e.scimitar(), GOLD, BLUE, RED)]), TUNIC


def king_of_clubs():
    return "".join([
        king_body("C", INK, RED, GOLD, GOLD), roundel_collar(GOLD, INK),
        h.straight_bob(IVORY, INK), h.front_face(brow=INK),
        h.forked_beard(IVORY, INK), h.club_crown(),
        holding(e.sword(80, "discs"), INK, GOLD, RED)]), TUNIC


def queen_of_spades():
    body, panel = queen_body("S", BLUE, IVORY, GOLD, BLUE, "high")
    return "".join([
        h.spade_veil(BLUE), h.neck(), body, necklace(GOLD, None, 44),
        h.front_face(soft=True), h.spade_diadem(),
        holding(e.lily(), BLUE, GOLD, IVORY)]), panel


def queen_of_hearts():
    body, panel = queen_body("H", RED, IVORY, GOLD, RED, "round")
    return "".join([
        h.long_waves(GOLD, INK), h.neck(), body, necklace(IVORY, RED),
        h.front_face(brow=BROWN, soft=True), h.parted(GOLD), h.heart_coronet(),
        holding(e.rose(), RED, IVORY, GOLD)]), panel


def queen_of_diamonds():
    body, panel = queen_body("D", GOLD, BLUE, RED, GOLD, "square")
    return "".join([
        h.neck(), body, necklace(RED, None, 46), h.front_face(brow=RED, soft=True),
        h.parted(AUBURN), h.braids(AUBURN, IVORY), h.diamond_tiara(),
        holding(e.daisy(), GOLD, BLUE, RED)]), panel


def queen_of_clubs():
    body, panel = queen_body("C", INK, RED, GOLD, GOLD, "deep")
    return "".join([
        h.straight_bob(INK, GREY), h.neck(), body, necklace(GOLD, BLUE, 44),
        h.front_face(soft=True), h.parted(INK), h.club_wreath(),
        holding(e.thistle(), INK, RED, GOLD)]), panel


def jack_of_spades():
    return "".join([
        jack_body(BLUE, INK, RED, GOLD), h.neck(), points_collar(GOLD, RED),
        h.profile_hair(INK, GREY), h.profile_face(), h.ear(), h.spade_cap(),
        holding(e.halberd(), BLUE, RED, GOLD)]), None


def jack_of_hearts():
    return "".join([
        jack_body(RED, BLUE, GOLD, IVORY), h.neck(), ruff(IVORY),
        h.side_curls(BROWN, IVORY), h.front_face(brow=BROWN, young=True),
        h.fringe(BROWN), h.heart_beret(),
        holding(e.trumpet(), RED, GOLD, IVORY)]), None


def jack_of_diamonds():
    return "".join([
        jack_body(GOLD, RED, BLUE, IVORY), h.neck(), scarf(IVORY, BLUE),
        h.straight_bob(GOLD, INK), h.front_face(brow=BROWN, young=True),
        h.fringe(GOLD), h.diamond_bonnet(),
        holding(e.bow(), GOLD, BLUE, IVORY)]), None


def jack_of_clubs():
    return "".join([
        jack_body(INK, GOLD, RED, IVORY), h.neck(), h.gorget(), points_collar(IVORY, RED),
        h.scalloped_curls(AUBURN, IVORY), h.front_face(brow="#6d2a12", young=True),
        h.fringe(AUBURN), h.club_hat(),
        holding(e.staff(), INK, GOLD, RED)]), None


FIGURES = {
    "KS": king_of_spades, "KH": king_of_hearts, "KD": king_of_diamonds, "KC": king_of_clubs,
    "QS": queen_of_spades, "QH": queen_of_hearts, "QD": queen_of_diamonds,
    "QC": queen_of_clubs,
    "JS": jack_of_spades, "JH": jack_of_hearts, "JD": jack_of_diamonds, "JC": jack_of_clubs,
}
LOOKS_RIGHT = {"KH", "KC", "QS", "QD", "JH", "JC"}


# -- composition ------------------------------------------------------------------

def sash(motif, medallion):
    """The band between the two halves, with a medallion on the centre."""
    (x0, y0), (x1, y1) = SASH
    angle = math.degrees(math.atan2(y1 - y0, x1 - x0))
    half = SASH_WIDTH / 2
    ribbon = (rect(-140, -half, 280, SASH_WIDTH, None, IVORY, stroke=INK, stroke_width=1.5)
              + line(f"M-140 {2 - half} L140 {2 - half} M-140 {half - 2} L140 {half - 2}",
                     1.6, GOLD))
    signs = "".join(moved(motif, side * x, 0, 0.92, 0 if side > 0 else 180)
                    for x in (28, 48, 68, 88, 108) for side in (1, -1))
    dots = "".join(circle(side * x, 0, 1.7, GOLD)
                   for x in (38, 58, 78, 98) for side in (1, -1))
    return moved(ribbon + signs + dots + medallion, CENTRE_X, CENTRE_Y, 1, angle)


def double_headed(figure, turned, behind, ribbon, style, pip, clip=None):
    """The framed picture: `figure` above the sash, and the same turned.

    `pip` is (drawing, half width) for the corner of the picture and `clip`
    an optional (name, path) the figure refers to.
    """
    x, y = HEAD
    (x0, y0), (x1, y1) = SASH
    clips = element("clipPath", path(frame(style)), id="frame")
    clips += element("clipPath", path(f"M{x0} 0 L250 0 L250 {y1} L{x1} {y1} L{x0} {y0} Z"),
                     id="upper")
    if clip:
        clips += element("clipPath", path(clip[1]), id=clip[0])
    figure = group(figure, transform=f"translate({x} {y})" + (" scale(-1 1)" if turned else ""),
                   stroke=INK, stroke_width=1.5, stroke_linejoin="round")
    half = group(moved(behind, x, y) + figure
                 + moved(pip, 84 if turned else 216, 36), clip_path="url(#upper)")
    picture = group(rect(0, 0, 250, 350, None, IVORY) + point_symmetric(half)
                    + ribbon, clip_path="url(#frame)")
    border = path(frame(style), "none", stroke=INK, stroke_width=1.6)
    return f"<defs>{clips}</defs>\n{picture}{border}"


def court_card(rank, suit, style, colours, language):
    name = rank + suit
    colour = COLOURS[colours][suit]
    figure, panel = FIGURES[name]()
    return (point_symmetric(index_half(rank, suit, colour, style, language), "index") + "\n"
            + double_headed(figure, name in LOOKS_RIGHT, e.backdrop(suit),
                            sash(e.band_motif(suit, colour), e.medallion(suit, colour)), style,
                            suit_shape(suit, colour, 27), ("panel", panel) if panel else None))
