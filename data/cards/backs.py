# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Card backs.  Every one looks the same when turned half around."""

import math

from svg import (CENTRE_X as CX, CENTRE_Y as CY, HEIGHT, WIDTH, circle, element, group,
                 line, moved, num, path, point_symmetric, polar, polygon, rect, star, use)

MARGIN = 11                       # white border
CREAM, BRASS = "#fbf3df", "#dfb14a"


def panel(ground, pattern, rule=BRASS, medallion=""):
    """A coloured field with a double rule, cut to rounded corners."""
    inner = MARGIN + 9
    clip = element("clipPath", rect(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner, 4),
                   id="field")
    return (f"<defs>{clip}</defs>"
            + rect(MARGIN, MARGIN, WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN, 8, ground)
            + group(pattern, clip_path="url(#field)") + medallion
            + rect(MARGIN + 4, MARGIN + 4, WIDTH - 2 * MARGIN - 8, HEIGHT - 2 * MARGIN - 8, 5.5,
                   "none", stroke=rule, stroke_width=1.4)
            + rect(inner, inner, WIDTH - 2 * inner, HEIGHT - 2 * inner, 4, "none",
                   stroke=rule, stroke_width=1.4))


def stamped(identifier, drawing, places):
    """Repeat a drawing made around the origin; places are (x, y) or (x, y, angle)."""
    defs = element("defs", group(drawing, id=identifier))
    return defs + "".join(
        use(identifier, x=x, y=y) if not turn else
        use(identifier, transform=f"translate({num(x)} {num(y)})rotate({num(turn[0])})")
        for x, y, *turn in places)


def lattice():
    """Crossing ribbons with a quatrefoil in every mesh."""
    step = 30
    diagonals = []
    for i in range(-12, 13):
        c = i * step
        diagonals.append(f"M{num(CX + c - 200)} {CY - 200} L{num(CX + c + 200)} {CY + 200} "
                         f"M{num(CX + c + 200)} {CY - 200} L{num(CX + c - 200)} {CY + 200}")
    d = " ".join(diagonals)
    crossings, meshes = [], []
    for row in range(-12, 13):
        for column in range(-5, 6):
            x, y = CX + column * step, CY + row * step / 2
            if row % 2 == 0:
                crossings.append((x, y))
                meshes.append((x + step / 2, y))
                meshes.append((x, y + step / 2))
            else:
                crossings.append((x - step / 2, y))
    flower = "".join(circle(3.4 * math.cos(a), 3.4 * math.sin(a), 2.5)
                     for a in (0, math.pi / 2, math.pi, 3 * math.pi / 2))
    return panel("#1f3f77", line(d, 4.4, "#4a6ca8") + line(d, 1.6, CREAM)
                 + stamped("stud", circle(0, 0, 3.2, BRASS), crossings)
                 + stamped("flower", group(flower, fill="#c9d6ec"), meshes))


def waves():
    """Swelling bands between waves that run against each other."""
    height, length, rise = 19, 35, 11.5

    def crest(i):
        """(points, forwards path) of wave i; odd waves mirror even ones."""
        y, sign = CY + i * height, -1 if i % 2 else 1
        d = [f"{num(CX - 4 * length)} {num(y)}"]
        for k in range(-4, 4):
            x, bend = CX + k * length, sign * rise * (-1 if k % 2 else 1)
            d.append(f"C{num(x + length * .364)} {num(y + bend)} "
                     f"{num(x + length * .636)} {num(y + bend)} {num(x + length)} {num(y)}")
        return "".join(d)

    shades = ("#17707a", "#0f4f57", "#3d9ba0", "#0f4f57")
    drawing = []
    for i in range(-10, 10):
        below = f"L{num(CX + 4 * length)} {HEIGHT} {num(CX - 4 * length)} {HEIGHT}Z"
        distance = min(abs(i), abs(i + 1)) if i else 0
        drawing.append(path(f"M{crest(i)}{below}", shades[distance % 4]))
    for i in range(-10, 11):
        colour, width = ((BRASS, 2.2), (CREAM, 1.4))[abs(i) % 2]
        drawing.append(line(f"M{crest(i)}", width, colour))
    return panel(shades[1], "".join(drawing))


def stars():
    """Eight-pointed stars and the crosses between them."""
    step = 42
    centres = [(CX + column * step, CY + row * step)
               for row in range(-4, 5) for column in range(-3, 4)]
    large = (path(star(8, 20.5, 15.7), "none", stroke=CREAM, stroke_width=1.8)
             + path(star(8, 11, 6), BRASS) + circle(0, 0, 2.6, "#a3242b"))
    small = path(star(4, 8.5, 3.2), CREAM)
    return panel("#a3242b", stamped("large", large, centres)
                 + stamped("small", small, [(x + step / 2, y + step / 2) for x, y in centres]))


def fans():
    """Art deco fans, rising from the middle towards both ends."""
    radius, rows = 30, []
    for row in range(7, -1, -1):
        y = CY - row * 15 * 1.55
        for column in range(-2, 3):
            x = CX + column * radius * 2 + (radius if row % 2 else 0)
            rows.append((x, y))
    half = group(stamped("fan", _fan(radius), rows), clip_path="url(#upper)")
    clip = element("clipPath", rect(0, 0, WIDTH, CY), id="upper")
    both = point_symmetric(half, "fans")
    belt = rect(0, CY - 8, WIDTH, 16, None, "#4b1630") + line(
        f"M0 {CY - 8} L{WIDTH} {CY - 8} M0 {CY + 8} L{WIDTH} {CY + 8}", 1.6, BRASS) \
        + "".join(path(star(4, 5.6, 2, CX + i * 15, CY), BRASS) for i in range(-8, 9))
    return panel("#4b1630", f"<defs>{clip}</defs>" + both + belt)


def _fan(radius):
    rings = "".join(circle(0, 0, r, fill, stroke=stroke, stroke_width=w) for r, fill, stroke, w in (
        (radius, "#4b1630", BRASS, 2), (radius - 5, "#7a2346", "#7a2346", 0.1),
        (radius * 0.42, "#4b1630", BRASS, 1.4)))
    ribs = "".join("M{} {}L{} {}".format(*map(num, (*polar(radius * 0.42, a),
                                                     *polar(radius - 5, a))))
                   for a in range(-165, 0, 15))
    return rings + line(ribs, 1.2, CREAM) + circle(0, 0, 4, BRASS)


def leaves():
    """Four-leaved rosettes made of lens shapes."""
    step = 30
    leaf = "M0 0 Q15 -12.6 30 0 Q15 12.6 0 0 Z"
    light, dark, knots = [], [], []
    for row in range(-6, 7):
        for column in range(-4, 5):
            x, y = CX + column * step, CY + row * step
            (dark if row % 2 else light).append((x, y))
            (dark if column % 2 else light).append((x, y, 90))
            knots.append((x, y))
    knot = circle(0, 0, 3.4, BRASS) + path(star(4, 5.5, 2, step / 2, step / 2), "#5f9a68")
    return panel("#1e5a3a", stamped("light", path(leaf, CREAM), light)
                 + stamped("dark", path(leaf, "#9cc79a"), dark) + stamped("knot", knot, knots))


def weave():
    """Basket work: three strands over, three strands under."""
    cell = 26
    strands = "".join(rect(-cell / 2 + 1, y - 3.2, cell - 2, 6.4, 3.2, colour)
                      for y, colour in ((-8, "#b9813f"), (0, "#d9a85c"), (8, "#b9813f")))
    places = []
    for row in range(-6, 7):
        for column in range(-4, 5):
            x, y = CX + column * cell, CY + row * cell
            places.append((x, y, 90) if (row + column) % 2 else (x, y))
    return panel("#3a2416", stamped("strands", strands, places), rule="#d9a85c")


def rosette():
    """An engine-turned medallion on a field of fine rays."""
    def turned(radius, depth, lobes, phase=0.0):
        points = []
        for k in range(0, 360, 2):
            a = math.radians(k)
            r = radius + depth * math.cos(lobes * a + phase)
            points.append((CX + r * math.cos(a), CY + r * math.sin(a)))
        return polygon(points)

    rays = [(*polar(60, a, CX, CY), *polar(240, a, CX, CY)) for a in range(0, 360, 5)]
    rings = [line("".join("M{} {}L{} {}".format(*map(num, ray)) for ray in rays), 1, "#8a6bb0")]
    rings.append(path(turned(86, 3, 36), "#3d2560", stroke=BRASS, stroke_width=1.8))
    rings.append(circle(CX, CY, 80, "none", stroke="#8a6bb0", stroke_width=1.2))
    for i in range(6):
        rings.append(path(turned(62, 15, 12, i * math.pi / 3), "none", stroke=CREAM,
                          stroke_width=1))
    rings.append(circle(CX, CY, 44, "#3d2560", stroke=BRASS, stroke_width=1.6))
    petals = (("M0 0 C-9 -12 -8 -28 0 -40 C8 -28 9 -12 0 0 Z", "#cdb6e6", 0),
              ("M0 0 C-5 -8 -4 -20 0 -26 C4 -20 5 -8 0 0 Z", BRASS, 22.5))
    rings += [moved(path(petal, colour), CX, CY, 1, a + turn)
              for petal, colour, turn in petals for a in range(0, 360, 45)]
    rings.append(circle(CX, CY, 6, CREAM))
    corner = "".join(circle(0, 0, r, "none", stroke=s, stroke_width=w) for r, s, w in
                     ((34, BRASS, 1.6), (28, CREAM, 1), (22, BRASS, 1.6)))
    corner = circle(0, 0, 34, "#3d2560") + corner + path(star(12, 18, 9), "#cdb6e6")
    for x in (20, WIDTH - 20):
        for y in (20, HEIGHT - 20):
            rings.append(moved(corner, x, y))
    return panel("#3d2560", "".join(rings))


def harlequin():
    """Lozenges in two tones, with a stud on every corner."""
    dx, dy = 17.5, 26
    lozenge = polygon([(0, -dy), (dx, 0), (0, dy), (-dx, 0)])
    cells, studs = [], []
    for row in range(-6, 7):
        for column in range(-6, 7):
            x, y = CX + column * dx, CY + row * dy
            if (row + column) % 2:
                studs.append(circle(x, y, 2.4))
            elif row % 2:
                tone = "#c4512d" if abs(row) % 4 == 1 else "#e9dcc0"
                cells.append(moved(path(lozenge, tone), x, y))
            else:
                cells.append(path(star(4, 7, 1.8, x, y)))
    return panel("#2b3242", group("".join(cells), fill="#566079")
                 + group("".join(studs), fill=BRASS))


BACKS = {
    "lattice": lattice, "waves": waves, "stars": stars, "fans": fans, "leaves": leaves,
    "weave": weave, "rosette": rosette, "harlequin": harlequin,
}


def back_card(name):
    return BACKS[name]()
