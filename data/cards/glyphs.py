# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: CC-BY-SA-4.0
"""The letterforms of the indices: a bold humanist set of digits and of the letters of letters.py.

Every glyph is a handful of pen strokes (skeletons with a width at each node)
on a body 100 units high.  The outlines are computed from the strokes, so the
set can be condensed without the stems becoming thin.
"""

import math

from svg import num

STEM = 19.5      # width of upright strokes
BAR = 14.5       # width of level strokes
ROUND = 0.58     # tension of the bowls: 0.55 is an ellipse, more is squarer


class Glyph:
    """Collects the strokes of a glyph; x is stretched, weights are not."""

    def __init__(self, stretch=1.0, weight=1.0):
        self.stretch = stretch
        self.stem = STEM * weight
        self.bar = BAR * weight
        self.weight = weight
        self.contours = []

    # -- strokes ---------------------------------------------------------

    def curve(self, nodes):
        """An open stroke. nodes: (x, y, direction in degrees, width)."""
        segments = self._segments(nodes)
        left = [_offset(segment, +1) for segment in segments]
        right = [_offset(segment, -1) for segment in segments]
        back = [(d, c, b, a) for a, b, c, d in reversed(right)]
        self._add(left + back, True)

    def ring(self, x, y, rx, ry, upright=None, level=None):
        """A closed oval whose outer half axes are rx and ry."""
        upright = upright or self.stem
        level = level or self.bar
        x, rx = x * self.stretch, rx * self.stretch
        for half_x, half_y, solid in ((rx, ry, True),
                                      (rx - upright, ry - level, False)):
            kx, ky = half_x * ROUND, half_y * ROUND
            self._add([
                ((x, y - half_y), (x + kx, y - half_y), (x + half_x, y - ky), (x + half_x, y)),
                ((x + half_x, y), (x + half_x, y + ky), (x + kx, y + half_y), (x, y + half_y)),
                ((x, y + half_y), (x - kx, y + half_y), (x - half_x, y + ky), (x - half_x, y)),
                ((x - half_x, y), (x - half_x, y - ky), (x - kx, y - half_y), (x, y - half_y)),
            ], solid)

    def diagonal(self, x0, y0, x1, y1, width=None):
        """A straight stroke cut level at both ends; x are centre lines."""
        width = width or self.stem
        x0, x1 = x0 * self.stretch, x1 * self.stretch
        length = math.hypot(x1 - x0, y1 - y0)
        half = width * length / abs(y1 - y0) / 2
        self.shape([(x0 - half, y0), (x0 + half, y0), (x1 + half, y1), (x1 - half, y1)], False)

    def box(self, x0, y0, x1, y1):
        """A level bar from x0 to x1."""
        self.shape([(x0, y0), (x1, y0), (x1, y1), (x0, y1)])

    def stem_at(self, x, y0, y1, width=None):
        """An upright stroke around x."""
        half = (width or self.stem) / 2
        x *= self.stretch
        self.shape([(x - half, y0), (x + half, y0), (x + half, y1), (x - half, y1)], False)

    def shape(self, points, stretched=True):
        factor = self.stretch if stretched else 1
        points = [(x * factor, y) for x, y in points]
        lines = [(a, a, b, b) for a, b in zip(points, points[1:] + points[:1])]
        self._add(lines, True)

    # -- output ----------------------------------------------------------

    def bounds(self):
        xs = [p[0] for contour in self.contours for s in contour for p in (s[0], s[3])]
        return min(xs), max(xs)

    def outline(self, scale, x, y):
        """Path data with the body's top left corner at (x, y)."""
        parts = []

        def put(point):
            return f"{num(x + point[0] * scale)} {num(y + point[1] * scale)}"

        for contour in self.contours:
            parts.append("M" + put(contour[0][0]))
            position = contour[0][0]
            for a, b, c, d in contour:
                if math.dist(position, a) > 0.01:
                    parts.append("L" + put(a))
                if a == b and c == d:
                    parts.append("L" + put(d))
                else:
                    parts.append(f"C{put(b)} {put(c)} {put(d)}")
                position = d
            parts.append("Z")
        return "".join(parts)

    # -- internals -------------------------------------------------------

    def _segments(self, nodes):
        """Cubic segments with a width at both ends."""
        placed = []
        for x, y, direction, width in nodes:
            angle = math.radians(direction)
            tx, ty = math.cos(angle) * self.stretch, math.sin(angle)
            size = math.hypot(tx, ty)
            placed.append((x * self.stretch, y, tx / size, ty / size, width * self.weight))
        segments = []
        for (ax, ay, atx, aty, aw), (bx, by, btx, bty, bw) in zip(placed, placed[1:]):
            dx, dy = bx - ax, by - ay
            cross = atx * bty - aty * btx
            chord = math.hypot(dx, dy)
            if abs(cross) > 0.25:      # handles towards the corner of the tangents
                ha = abs((dx * bty - dy * btx) / cross) * ROUND
                hb = abs((atx * dy - aty * dx) / cross) * ROUND
                ha, hb = min(ha, chord), min(hb, chord)
            else:
                ha = hb = chord * 0.36
            segments.append(((ax, ay), (ax + atx * ha, ay + aty * ha),
                             (bx - btx * hb, by - bty * hb), (bx, by),
                             (atx, aty), (btx, bty), aw, bw))
        return segments

    def _add(self, contour, solid):
        """Keep a contour, oriented so that overlaps of strokes stay filled."""
        area = 0
        for a, b, c, d in contour:
            for p, q in ((a, b), (b, c), (c, d)):
                area += p[0] * q[1] - q[0] * p[1]
        if (area > 0) != solid:
            contour = [(d, c, b, a) for a, b, c, d in reversed(contour)]
        self.contours.append(contour)


def _offset(segment, side):
    """The segment moved sideways by half the width of the stroke."""
    a, b, c, d, (atx, aty), (btx, bty), aw, bw = segment
    na, nb = side * aw / 2, side * bw / 2
    a2 = (a[0] + aty * na, a[1] - atx * na)
    d2 = (d[0] + bty * nb, d[1] - btx * nb)
    cross = atx * bty - aty * btx
    ha, hb = math.dist(a, b), math.dist(c, d)
    if abs(cross) > 0.25:
        def along(p, q):
            dx, dy = q[0] - p[0], q[1] - p[1]
            return (dx * bty - dy * btx) / cross, (atx * dy - aty * dx) / cross
        (u, v), (u2, v2) = along(a, d), along(a2, d2)
        ha *= max(u2 / u, 0.05) if abs(u) > 1e-6 else 1
        hb *= max(v2 / v, 0.05) if abs(v) > 1e-6 else 1
    else:
        ratio = math.dist(a2, d2) / math.dist(a, d)
        ha, hb = ha * ratio, hb * ratio
    return (a2, (a2[0] + atx * ha, a2[1] + aty * ha),
            (d2[0] - btx * hb, d2[1] - bty * hb), d2)


# -- the glyphs, x to the right and y down from the top left corner ---------

def _ace(g):
    g.diagonal(36, 0, 11, 100, g.stem * 0.9)
    g.diagonal(36, 0, 61, 100, g.stem)
    g.box(18, 66, 54, 66 + g.bar * 0.9)


def _two(g):
    g.curve([(8, 25, -52, 15), (30, 7, 0, 14), (52, 28, 90, 19.5), (14, 92, 132, 17)])
    g.box(4, 100 - g.bar, 63, 100)


def _three(g):
    g.curve([(7, 16, -32, 14.5), (28, 7, 0, 14), (49, 26, 90, 18.5), (22, 46.5, 180, 13)])
    g.curve([(22, 46.5, 0, 13), (53, 70.5, 90, 20), (26, 93, 180, 14), (4, 85, 208, 15)])


def _four(g):
    g.stem_at(47, 0, 100)
    g.shape([(35, 0), (47, 0), (47, 10), (17.5, 64), (10, 77), (0, 77), (0, 63)])
    g.box(0, 77 - g.bar, 67, 77)


def _five(g):
    g.box(12, 0, 58, g.bar)
    g.shape([(12, 0), (27.5, 0), (25, 44), (19.4, 52), (8.4, 54.5)])
    g.curve([(17, 46.5, -24, 12), (30, 42.5, 0, 14), (53.5, 67, 90, 20), (25, 93, 180, 14),
             (4, 86, 207, 15)])


def _six(g):
    g.ring(35.5, 67.5, 31.5, 33.2)
    inner = 4 + g.stem / 2 / g.stretch
    g.curve([(53, 7.5, 186, 14), (inner, 67.5, 90, STEM)])


def _seven(g):
    g.box(4, 0, 62, g.bar)
    g.curve([(50, 7, 118, 18), (26, 100, 90, 20.5)])


def _eight(g):
    g.ring(34, 26.5, 27.5, 27.2, g.stem * 0.93, g.bar * 0.95)
    g.ring(34, 72.5, 31.5, 28.2)


def _nine(g):
    _six(g)
    low, high = g.bounds()
    g.contours = [[tuple((low + high - px, 100 - py) for px, py in segment)
                   for segment in contour] for contour in g.contours]


def _ten(g):
    half = g.stem * 0.42
    x = 16 * g.stretch
    g.stem_at(16, 0, 100, 2 * half)
    g.shape([(x - half, 0), (x + half, 0), (x + half, 9), (x - half - 9, 28.5),
             (x - half - 9, 12.5)], False)
    g.ring(57, 50, 26, 51, g.stem * 0.84, g.bar * 0.95)


def _jack(g):
    g.curve([(37, 0, 90, 19.5), (37, 66, 90, 19.5), (16, 93, 180, 15), (2, 89, 198, 15)])
    g.box(15, 0, 40, g.bar * 0.95)


def _queen(g):
    g.ring(38, 50, 36, 51)
    g.shape([(35, 70), (47, 60), (75, 100), (55, 100)])


def _king(g):
    g.stem_at(14, 0, 100)
    g.diagonal(57, 0, 20, 58, g.stem * 0.9)
    g.diagonal(31, 42, 61, 100, g.stem * 1.02)


def _b(g):
    g.stem_at(14, 0, 100)
    g.curve([(10, 7, 0, 14), (30, 7, 0, 14), (48, 27, 90, 18.5), (30, 47, 180, 13), (10, 47, 180, 13)])
    g.curve([(10, 47, 0, 13), (32, 47, 0, 13), (53, 70, 90, 20), (32, 93, 180, 14), (10, 93, 180, 14)])


def _d(g):
    g.stem_at(14, 0, 100)
    g.curve([(10, 7.2, 0, 14.5), (26, 7.2, 0, 14.5), (56, 50, 90, 19.5), (26, 92.8, 180, 14.5),
             (10, 92.8, 180, 14.5)])


def _h(g):
    g.stem_at(14, 0, 100)
    g.stem_at(56, 0, 100)
    g.box(14, 43, 56, 43 + g.bar)


def _r(g):
    g.stem_at(14, 0, 100)
    g.diagonal(29, 50, 53, 100)
    g.curve([(10, 7, 0, 14), (30, 7, 0, 14), (50, 29, 90, 19), (30, 51, 180, 14), (10, 51, 180, 14)])


def _v(g):
    g.diagonal(11, 0, 36, 100)
    g.diagonal(61, 0, 36, 100, g.stem * 0.9)


def _w(g):
    for x0, x1, weight in ((8, 24, 0.86), (42, 24, 0.74), (42, 60, 0.86), (76, 60, 0.74)):
        g.diagonal(x0, 0, x1, 100, g.stem * weight)


def _te(g):
    g.stem_at(33, 0, 100)
    g.box(2, 0, 64, g.bar)


def _de(g):
    g.box(22, 0, 58, g.bar)
    g.diagonal(27, 0, 17, 82, g.stem * 0.9)
    g.stem_at(51, 0, 82)
    g.box(0, 82 - g.bar * 0.5, 72, 82 + g.bar * 0.5)
    g.stem_at(7, 80, 100, g.bar)
    g.stem_at(65, 80, 100, g.bar)


GLYPHS = {
    "A": _ace, "2": _two, "3": _three, "4": _four, "5": _five, "6": _six,
    "7": _seven, "8": _eight, "9": _nine, "T": _ten, "J": _jack,
    "Q": _queen, "K": _king,
    "B": _b, "D": _d, "H": _h, "R": _r, "V": _v, "W": _w, "Te": _te, "De": _de,
}


def rank_outline(rank, height, x, top, widest, stretch=1.0, weight=1.0):
    """Path data of a rank centred on x, no wider than `widest`."""
    scale = height / 100
    while True:
        glyph = Glyph(stretch, weight)
        GLYPHS[rank](glyph)
        low, high = glyph.bounds()
        if (high - low) * scale <= widest or stretch < 0.5:
            break
        stretch -= 0.01
        weight -= 0.008
    return glyph.outline(scale, x - (low + high) / 2 * scale, top)
