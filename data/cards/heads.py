# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Faces, hair, beards, crowns and caps of the court figures.

Everything is drawn around the bridge of the nose, facing or turned to the
left: the chin is near y = 32, the hairline near y = -24, the frame above
ends at y = -58.  Shapes inherit a thin ink outline from the figure.
"""

from pips import SHAPES
from svg import (BLUE, GOLD, INK, IVORY, RED, SHADE, SKIN, circle, ellipse,
                 group, line, mirror, moved, path, polygon, rect)

BARE = dict(stroke="none")
ROUND = dict(stroke_linecap="round")


def both(d, fill, **values):
    """A shape and its mirror image."""
    return path(d, fill, **values) + path(mirror(d), fill, **values)


def strokes(d, width=1.4, colour=INK):
    return line(d, width, colour, **ROUND)


def both_strokes(d, width=1.4, colour=INK):
    return strokes(d, width, colour) + strokes(mirror(d), width, colour)


# -- faces --------------------------------------------------------------

def eye(x, y, look=-1.0):
    return moved(
        path("M-6 .4 Q-.5 -5.6 6 0 Q0 4 -6 .4 Z", "#fff", **BARE)
        + circle(look, -0.9, 2.5, INK, **BARE)
        + strokes("M-6.2 .4 Q-.5 -5.8 6.2 -.4", 1.9), x, y)


def front_face(brow=INK, lips=RED, soft=False, young=False, look=-1.0):
    """Turned a little to the left; the right side lies in the shade."""
    width, chin = (19, 31) if soft else (20.5, 32)
    outline = (f"M{-width} -27 L{width} -27 L{width} 5 C{width} 19 9 {chin} 0 {chin} "
               f"C-9 {chin} {-width} 19 {-width} 5 Z")
    shade = (f"M3 -27 L{width} -27 L{width} 5 C{width} 19 9 {chin} 0 {chin} "
             f"L1.5 12 L-3.5 11 L2.5 -8 Z")
    parts = [path(outline, SKIN, **BARE), path(shade, SHADE, **BARE),
             path(outline, "none")]
    if soft:
        parts += [circle(x, 12, 4, RED, opacity=0.22, **BARE) for x in (-12, 12.5)]
        parts.append(both_strokes("M4.5 -9.5 Q11 -13.5 17 -8.5", 1.6, brow))
        parts.append(strokes("M2 -6 L-3.6 9.6 Q-3 12 1.5 11.5", 1.3))
        parts.append(path("M-6 19.6 Q-3 16.4 -.4 18 Q2 16.4 5.4 19.6 Q-.2 25 -6 19.6 Z",
                          lips, **BARE))
    elif young:
        parts.append(both_strokes("M4.5 -9 Q11 -13 17.5 -9", 2, brow))
        parts.append(strokes("M2.5 -8 L-4 9.4 Q-3.4 12.2 2 11.6", 1.4))
        parts.append(path("M-6.4 18.6 Q-.4 20.6 6 18.2 Q1 24.6 -6.4 18.6 Z", lips, **BARE))
    else:
        parts.append(both_strokes("M4 -8.5 Q11 -13.5 18 -8", 2.6, brow))
        parts.append(strokes("M2.5 -8 L-4.6 9.4 Q-4 12.6 2 11.8", 1.5))
        parts.append(path("M-5.6 20 Q-.4 17.6 5 20 Q-.3 24 -5.6 20 Z", lips, **BARE))
    parts += [eye(-10, -2, look), eye(10.5, -2, look)]
    return "".join(parts)


PROFILE = """M16 -27 L-11 -27 C-14.5 -20 -15 -13 -14 -8.5 L-22.5 6.5 Q-22.5 9.5 -15.5 9.5
             L-18 14.5 L-14.5 17 L-16.8 21 L-13.5 23.5 C-16 30 -11 34.5 -5 34
             C5 33.5 15 27 17.5 14 Z"""


def profile_face(brow=INK, lips=RED):
    """Seen from the side, looking left: the one-eyed courts."""
    return "".join([
        path(PROFILE, SKIN, **BARE),
        path("M16 -27 L2 -27 C6 -8 -2 6 2 14 C4 22 -2 30 -5 34 C5 33.5 15 27 17.5 14 Z",
             SHADE, **BARE),
        path(PROFILE, "none"),
        path("M-14.5 -2 Q-9 -8 -2.5 -1.6 Q-9 2.4 -14.5 -2 Z", "#fff", **BARE),
        circle(-10.4, -2.6, 2.5, INK, **BARE),
        strokes("M-14.8 -2.4 Q-9 -8.4 -2.2 -1.6", 1.9),
        strokes("M-15 -9.6 Q-8 -13.5 -1 -8.6", 2.4, brow),
        path("M-18 14.5 L-10.5 16.6 L-14.5 17 L-16.8 21 L-11 18.4 L-10 16.4 Z", lips, **BARE),
        strokes("M-19.5 8.6 Q-17 5.6 -15 8", 1.2),
    ])


def neck(colour=SKIN):
    return path("M-10 22 L-11 52 L11 52 L10 22 Z", colour)


# -- hair ---------------------------------------------------------------

def side_curls(colour, detail=IVORY):
    """A chin-long bob whose ends roll outwards (kings and jacks)."""
    lock = """M16 -26 C30 -28 33 -14 31 0 C30 9 33 15 41 11 C43 25 24 29 20 13 Z"""
    thin = "M21 -20 C27 -12 24 2 26 12 C28 20 35 21 39 16"
    return both(lock, colour) + both_strokes(thin, 1.2, detail)


def scalloped_curls(colour, detail):
    spots = [(24, -16), (28, -4), (29, 9), (24, 19)]
    return "".join(circle(side * x, y, 8.5, colour) for x, y in spots for side in (1, -1)) \
        + "".join(both_strokes(f"M{x + 4} {y - 2} Q{x} {y + 5} {x - 3} {y}", 1.2, detail)
                  for x, y in spots)


def straight_bob(colour, detail):
    return both("M0 -30 L24 -30 C34 -20 33 6 34 22 L17 22 L19 -18 Z", colour) \
        + both_strokes("M27 -18 Q29 0 29 20", 1.1, detail) \
        + both_strokes("M23 -18 Q24 0 24 20", 1.1, detail)


def long_waves(colour, detail):
    """Loose hair to below the shoulders (behind the body)."""
    lock = """M0 -40 C28 -40 36 -22 34 -4 C32 10 42 18 40 34 C39 48 46 54 42 70
              C34 74 20 72 14 60 L8 20 Z"""
    return both(lock, colour) + both_strokes(
        "M26 -26 C32 -8 28 8 34 22 C36 36 34 48 38 62", 1.2, detail) \
        + both_strokes("M22 10 C24 24 30 34 28 50 C28 56 30 60 32 66", 1.2, detail)


def parted(colour):
    """The parting over the forehead, in front of the face."""
    return both("M0 -30 C-3 -20 -14 -16 -20 2 L-24 4 C-28 -14 -22 -30 0 -34 Z", colour)


def braids(colour, detail):
    """Two coils over the ears."""
    coil = circle(0, 0, 13, colour) + "".join([
        strokes("M-8 0 A8 8 0 1 1 0 8 A5.4 5.4 0 0 1 -4 .5 A4 4 0 0 1 3 -1", 1.4, detail)])
    return moved(coil, -27, 4) + moved(coil, 27, 4)


# -- beards -------------------------------------------------------------

def moustache(colour):
    return both("M0 13.4 C6 10.6 14 12 20 21 C13 22.4 4 21.4 0 16.6 Z", colour)


def long_beard(colour, detail):
    shape = """M-21.5 -4 C-23 12 -25 30 -20 46 C-16 60 -6 66 0 76 C6 66 16 60 20 46
               C25 30 23 12 21.5 -4 C18 8 14 14 0 14 C-14 14 -18 8 -21.5 -4 Z"""
    mouth = path("M-6 21.5 Q0 18.6 6 21.5 Q0 25.4 -6 21.5 Z", RED, **BARE)
    waves = both_strokes("M15 22 C18 32 12 42 10 54", 1.2, detail) \
        + both_strokes("M8 28 C10 38 5 48 4.4 60", 1.2, detail) \
        + strokes("M0 30 L0 66", 1.2, detail)
    return path(shape, colour) + waves + mouth + moustache(colour)


def curly_beard(colour, detail):
    spots = [(-19, 12), (-15, 23), (-8, 31), (0, 34.5), (8, 31), (15, 23), (19, 12)]
    shape = """M-21.5 -2 L-21.5 14 C-18 30 -8 37 0 37 C8 37 18 30 21.5 14 L21.5 -2
               C18 10 14 14.5 0 14.5 C-14 14.5 -18 10 -21.5 -2 Z"""
    curls = "".join(circle(x, y, 6.8, colour) for x, y in spots)
    hooks = "".join(strokes(f"M{x - 3} {y + 1} A3 3 0 1 0 {x + 1} {y - 2.5}", 1.2, detail)
                    for x, y in spots)
    mouth = path("M-5.5 21.5 Q0 18.6 5.5 21.5 Q0 25.4 -5.5 21.5 Z", RED, **BARE)
    return curls + path(shape, colour, **BARE) + hooks + mouth + moustache(colour)


def forked_beard(colour, detail):
    shape = """M-21.5 -4 C-22 12 -28 30 -22 48 C-20 56 -16 60 -12 62 C-12 52 -4 48 0 38
               C4 48 12 52 12 62 C16 60 20 56 22 48 C28 30 22 12 21.5 -4
               C18 8 14 14 0 14 C-14 14 -18 8 -21.5 -4 Z"""
    mouth = path("M-6 21.5 Q0 18.6 6 21.5 Q0 25.4 -6 21.5 Z", RED, **BARE)
    waves = both_strokes("M17 16 C21 28 17 42 14 54", 1.2, detail) \
        + both_strokes("M11 24 C14 34 10 42 11 50", 1.2, detail)
    return path(shape, colour) + waves + mouth + moustache(colour)


def profile_beard(colour, detail):
    shape = """M19 -16 L20 8 C20 26 8 38 -8 46 C-14 49 -20 55 -23 60 C-25 46 -22 34 -15 22.5
               C-11 25 -8 22 -8 18.5 C-4 16 0 14 2 8 C4 0 8 -8 9 -16 Z"""
    return path(shape, colour) + strokes("M12 8 C8 24 -6 32 -14 42", 1.2, detail) \
        + strokes("M4 14 C0 24 -8 30 -14 34", 1.2, detail) \
        + strokes("M17 2 C17 20 8 30 -2 37", 1.2, detail) \
        + path("M-19.5 12 C-14 9 -6 10 0 18 C-6 19.4 -14 18.6 -18 15 Z", colour)


# -- crowns -------------------------------------------------------------

def crown_band(fill, stones, half=25):
    """The rim of a crown with a row of stones."""
    band = path(f"M{-half} -33 Q0 -28 {half} -33 L{half - 1.5} -22 Q0 -17.5 {-half + 1.5} -22 Z",
                fill)
    return band + "".join(stone for stone in stones)


def small_suit(suit, size, x, y, colour, **values):
    return moved(path(SHAPES[suit], colour, **{**BARE, **values}), x, y, size / 100)


def spade_crown():
    """Tall lily points."""
    points = """M-25 -32 L-30 -50 C-24 -48 -20 -44 -17 -38 L-11 -52 C-7 -48 -5 -44 -4 -40
                L0 -43 L4 -40 C5 -44 7 -48 11 -52 L17 -38 C20 -44 24 -48 30 -50 L25 -32
                Q0 -27 -25 -32 Z"""
    return path(points, GOLD) + "".join([
        small_suit("S", 14, 0, -51, INK),
        circle(-30, -50.5, 2.4, RED), circle(30, -50.5, 2.4, RED),
        circle(-11, -53, 2.4, BLUE), circle(11, -53, 2.4, BLUE),
    ]) + crown_band(BLUE, [small_suit("D", 9, x, y, GOLD) for x, y in
                           ((-17, -26), (0, -24.6), (17, -26))])


def heart_crown():
    """Closed by arches over a red cap."""
    cap = path("M-24 -32 C-28 -46 -14 -54 0 -54 C14 -54 28 -46 24 -32 Z", RED)
    arches = both("M24 -31 C29 -46 16 -52 2 -53 C14 -47 19 -41 17 -31 Z", GOLD) \
        + path("M-4 -31 C-6 -40 -5 -47 0 -53 C5 -47 6 -40 4 -31 Z", GOLD)
    return cap + arches + small_suit("H", 12, 0, -52, RED, stroke=INK, stroke_width=8) \
        + crown_band(GOLD, [small_suit("H", 8.5, x, y, RED) for x, y in
                            ((-17, -26.5), (0, -25), (17, -26.5))])


def diamond_crown():
    """Sharp zigzag with lozenges on the tips."""
    tips = [(-27, -46), (-13.5, -49), (0, -51), (13.5, -49), (27, -46)]
    zigzag = polygon([(-24, -30), (-27, -46), (-19, -37), (-13.5, -49), (-6.5, -38), (0, -51),
                      (6.5, -38), (13.5, -49), (19, -37), (27, -46), (24, -30)])
    return path(zigzag, GOLD) \
        + "".join(small_suit("D", 10, x, y - 1.5, RED, stroke=INK, stroke_width=9)
                  for x, y in tips) \
        + crown_band(RED, [small_suit("D", 9, x, y, IVORY) for x, y in
                           ((-17, -26.3), (-8.5, -25.4), (0, -25), (8.5, -25.4), (17, -26.3))])


def club_crown():
    """Three trefoils on a plain rim."""
    stems = polygon([(-25, -32), (-27, -42), (-20, -42), (-14, -35), (-4, -36), (-4, -42),
                     (4, -42), (4, -36), (14, -35), (20, -42), (27, -42), (25, -32)])
    trefoil = circle(0, -5, 4.4) + circle(-4.6, 1.2, 4.4) + circle(4.6, 1.2, 4.4) \
        + circle(0, -0.6, 2.6, INK, **BARE)
    tips = moved(trefoil, -24, -44) + moved(trefoil, 0, -45.5, 1.15) + moved(trefoil, 24, -44)
    return path(stems, GOLD) + group(tips, fill=GOLD) \
        + crown_band(INK, [circle(x, y, 2.4, GOLD, **BARE) for x, y in
                           ((-17, -26.5), (-8.5, -25.6), (0, -25.2), (8.5, -25.6),
                            (17, -26.5))])


# -- the queens' headdresses ---------------------------------------------

def heart_coronet():
    points = """M-20 -28 L-25 -44 C-18 -44 -14 -40 -12 -36 C-10 -44 -4 -46 0 -51
                C4 -46 10 -44 12 -36 C14 -40 18 -44 25 -44 L20 -28 Q0 -36 -20 -28 Z"""
    return path(points, GOLD) + small_suit("H", 11, 0, -40, RED) \
        + circle(-25, -45, 2.6, RED) + circle(25, -45, 2.6, RED)


def spade_veil(cloth):
    """A pointed veil with a golden hem, behind the body."""
    shape = """M0 -57 C24 -50 37 -32 37 -8 C37 20 46 50 54 84 L-54 84
               C-46 50 -37 20 -37 -8 C-37 -32 -24 -50 0 -57 Z"""
    hem = "M0 -53 C21 -47 33 -30 33 -8 C33 20 42 50 49 84"
    return path(shape, cloth) + both_strokes(hem, 2.4, GOLD) \
        + both("M0 -30 L22 -26 C30 -14 27 10 25 26 C23 38 16 44 12 50 L8 20 Z", INK)


def spade_diadem():
    """Lily points over a smooth parting."""
    leaf = "M0 -30 C-5 -42 -4 -48 0 -56 C4 -48 5 -42 0 -30 Z"
    return parted(INK) + path(
        "M-24 -22 L-28 -38 L-17 -33 L-13 -46 L-5 -36 L0 -50 L5 -36 L13 -46 L17 -33 L28 -38 "
        "L24 -22 Q0 -36 -24 -22 Z", GOLD) \
        + path(leaf, IVORY) + small_suit("S", 8, 0, -38.5, INK) \
        + circle(-13, -46.5, 2.3, RED) + circle(13, -46.5, 2.3, RED) \
        + circle(-28, -38.5, 2.3, IVORY) + circle(28, -38.5, 2.3, IVORY)


def diamond_tiara():
    return path("M-26 -24 L-22 -34 L-13 -33 L0 -54 L13 -33 L22 -34 L26 -24 Q0 -36 -26 -24 Z",
                GOLD) + small_suit("D", 13, 0, -40, RED) \
        + small_suit("D", 7, -14, -31.4, BLUE) + small_suit("D", 7, 14, -31.4, BLUE) \
        + circle(0, -54, 2.4, RED)


def club_wreath():
    """A ring of leaves with three trefoil blossoms."""
    leaf = "M0 0 C4 -7 12 -8 17 -5 C13 1 6 3 0 0 Z"
    leaves = "".join(moved(path(leaf, BLUE), x, y, 1, a) + moved(
        path(mirror(leaf), BLUE), -x, y, 1, -a)
        for x, y, a in ((3, -36, -8), (13, -34, 22), (6, -31, 30), (18, -28, 48)))
    bloom = circle(0, -5, 4.6) + circle(-4.6, 1.6, 4.6) + circle(4.6, 1.6, 4.6) \
        + circle(0, -0.4, 2.4, RED, **BARE)
    return leaves + group(moved(bloom, 0, -38, 1.2) + moved(bloom, -20, -30)
                          + moved(bloom, 20, -30), fill=GOLD)


# -- the jacks' caps -----------------------------------------------------

def feather(colour, detail=INK):
    """A plume from the origin, rising and bending to the right."""
    return path("""M0 0 C-2 -12 4 -26 18 -31 C28 -34 37 -28 38 -20 C34 -24 30 -24 27 -21
                   C31 -20 32 -16 31 -12 C27 -17 23 -17 20 -14 C24 -12 24 -8 23 -5
                   C19 -9 15 -9 12 -6 C10 -3 6 0 0 0 Z""", colour) \
        + strokes("M0 0 C4 -12 12 -24 30 -25", 1.2, detail)


def heart_beret():
    """Soft and full, slouching to the right."""
    plume = moved(feather(IVORY), 14, -25, 1.0, 58)
    cap = path("""M-24 -21 C-36 -34 -26 -52 -2 -52 C24 -54 44 -40 38 -24
                  C34 -16 26 -18 23 -20 Z""", RED)
    folds = strokes("M-8 -30 C-10 -40 -6 -46 0 -50") + strokes("M8 -30 C16 -36 18 -44 16 -49")
    band = path("M-25 -26 Q0 -34 25 -26 L24 -17 Q0 -25 -24 -17 Z", BLUE)
    return cap + folds + plume + band + small_suit("H", 12, -13, -25, GOLD, stroke=INK,
                                                   stroke_width=8)


def spade_cap():
    """A forester's cap with a long point; seen from the side."""
    plume = moved(feather(RED), 8, -24, 1.05, 46)
    cap = path("M-14 -28 C-8 -48 6 -54 30 -52 C24 -46 23 -38 24 -24 Z", BLUE)
    brim = path("M-38 -20 C-20 -24 -6 -34 10 -34 C22 -34 28 -28 28 -18 "
                "C14 -24 -10 -18 -38 -20 Z", INK)
    return cap + brim + plume + small_suit("S", 10, 13, -27, GOLD)


def diamond_bonnet():
    """A broad pleated bonnet on a lozenge band."""
    plume = moved(feather(RED), 20, -27, 1.0, 62)
    cap = path("M-24 -28 C-46 -34 -38 -52 -14 -52 C0 -55 12 -53 20 -51 "
               "C42 -49 42 -34 24 -28 Z", GOLD)
    pleats = both_strokes("M6 -32 C7 -40 6 -46 4 -51", 1.3) \
        + both_strokes("M16 -31 C22 -37 22 -43 18 -48", 1.3)
    band = path("M-24 -31 Q0 -35 24 -31 L24 -20 Q0 -24 -24 -20 Z", BLUE)
    stones = "".join(small_suit("D", 9.5, x, -27.4 + x * x / 180, IVORY)
                     for x in (-18, -9, 0, 9, 18))
    return cap + pleats + plume + band + stones


def club_hat():
    """A round crown on a wide brim, with two plumes."""
    plume = moved(feather(RED), 12, -26, 0.9, 50) + moved(feather(GOLD), 14, -25, 0.85, 74)
    crown = path("M-21 -26 C-22 -50 22 -50 21 -26 Z", INK)
    band = path("M-21.2 -31 L21.2 -31 L21.5 -24 L-21.5 -24 Z", IVORY)
    brim = path("M-42 -23 C-26 -31 26 -31 42 -23 C26 -16 -26 -16 -42 -23 Z", INK)
    trefoil = moved(path(SHAPES["C"], GOLD, stroke_width=9), -12, -29, 0.15)
    return plume + crown + band + brim + trefoil


def fringe(colour):
    """Straight hair across the forehead of a jack."""
    return path("M-21 -27 L21 -27 L21 -14 Q14 -18 10 -13 Q4 -18 0 -13 Q-5 -18 -10 -13 "
                "Q-15 -18 -21 -14 Z", colour)


def ear(x=10, y=1):
    return ellipse(x, y, 4.2, 6.4, SKIN) + strokes(f"M{x - 1} {y - 3} Q{x + 3} {y} {x} {y + 3}",
                                                  1.1)


def profile_hair(colour, detail):
    """Hair behind the ear, rolled at the nape."""
    return path("""M-4 -30 L20 -30 C36 -28 37 -8 33 8 C31 17 36 24 43 20 C42 34 22 36 18 20
                   L15 10 C14 2 6 -6 6 -16 Z""", colour) \
        + strokes("M18 -22 C29 -16 28 0 26 12 C26 20 30 26 38 26", 1.2, detail) \
        + strokes("M12 -20 C22 -14 22 0 21 12", 1.2, detail)


def gorget(colour=IVORY):
    return rect(-13, 40, 26, 9, 4, colour)
