# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: CC-BY-SA-4.0
"""Small helpers to write compact, deterministic SVG text."""

import math
import re

WIDTH, HEIGHT = 250, 350
CENTRE_X, CENTRE_Y = WIDTH / 2, HEIGHT / 2

# The limited palette shared by every drawing in the deck.
PAPER = "#fdfaf1"      # the card itself
EDGE = "#918977"       # hairline around the card; seen on a white table, too
IVORY = "#f8eed6"
INK = "#1c2130"
RED = "#c1272d"
GOLD = "#e3a72f"
SAND = "#f1dfb2"       # backdrops, between ivory and gold
BLUE = "#1f3f77"
SKIN = "#f8dfc2"
SHADE = "#e8bd95"      # the shaded side of a face


def num(value):
    """Format a number with at most two decimals and no superfluous zeros."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attributes(**values):
    """Format keyword arguments as attributes; `stroke_width` is `stroke-width`, `class_` `class`."""
    parts = []
    for name, value in values.items():
        if value is None:
            continue
        if isinstance(value, (int, float)):
            value = num(value)
        name = name.rstrip("_").replace("_", "-").replace("xlink-", "xlink:")
        parts.append(f' {name}="{value}"')
    return "".join(parts)


def element(tag, content=None, **values):
    if content is None:
        return f"<{tag}{attributes(**values)}/>"
    return f"<{tag}{attributes(**values)}>{content}</{tag}>"


def path(d, fill=None, **values):
    return element("path", d=tidy(d), fill=fill, **values)


def line(d, width=1.6, colour=INK, **values):
    """An open, unfilled stroke."""
    return path(d, "none", stroke=colour, stroke_width=width, **values)


def circle(x, y, radius, fill=None, **values):
    return element("circle", cx=x, cy=y, r=radius, fill=fill, **values)


def ellipse(x, y, rx, ry, fill=None, **values):
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **values)


def rect(x, y, width, height, radius=None, fill=None, **values):
    return element("rect", x=x, y=y, width=width, height=height, rx=radius,
                   fill=fill, **values)


def group(content, **values):
    return element("g", content, **values)


def use(identifier, **values):
    return element("use", xlink_href=f"#{identifier}", **values)


def moved(content, x=0, y=0, scale=1, angle=0, scale_y=None):
    """Place a drawing made around the origin."""
    steps = []
    if x or y:
        steps.append(f"translate({num(x)} {num(y)})")
    if angle:
        steps.append(f"rotate({num(angle)})")
    if scale_y is not None and scale_y != scale:
        steps.append(f"scale({num4(scale)} {num4(scale_y)})")
    elif scale != 1:
        steps.append(f"scale({num4(scale)})")
    return group(content, transform=" ".join(steps) or None)


def num4(value):
    return f"{value:.4f}".rstrip("0").rstrip(".")


def tidy(d):
    """Collapse the white space of a hand-written path."""
    return re.sub(r"\s+", " ", d).strip()


def mirror(d, axis=0):
    """Mirror a path of absolute M, L, C, Q, S and Z commands in x = axis."""
    out, index = [], 0
    for token in re.findall(r"[A-Za-z]|-?\d*\.?\d+", d):
        if token.isalpha():
            out.append(token)
            index = 0
        else:
            value = float(token)
            out.append(num(2 * axis - value if index % 2 == 0 else value))
            index += 1
    return " ".join(out)


def polygon(points):
    return "M" + " ".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def rounded_polygon(points, radius):
    """A closed path whose corners, concave ones as well, are rounded."""
    parts = []
    count = len(points)
    for i, (x, y) in enumerate(points):
        before, after = points[i - 1], points[(i + 1) % count]
        ends = []
        for other in (before, after):
            dx, dy = other[0] - x, other[1] - y
            length = math.hypot(dx, dy)
            reach = min(radius, length / 2)
            ends.append((x + dx / length * reach, y + dy / length * reach))
        (ax, ay), (bx, by) = ends
        parts.append(f"{'L' if parts else 'M'}{num(ax)} {num(ay)}"
                     f"Q{num(x)} {num(y)} {num(bx)} {num(by)}")
    return "".join(parts) + "Z"


def polar(radius, degrees, x=0, y=0):
    angle = math.radians(degrees)
    return x + radius * math.cos(angle), y + radius * math.sin(angle)


def star(points, outer, inner, x=0, y=0, turn=-90):
    step = 180 / points
    return polygon([polar(inner if i % 2 else outer, turn + i * step, x, y)
                    for i in range(2 * points)])


def point_symmetric(half, identifier="half"):
    """The drawing and its copy turned half around the centre of the card."""
    return (group(half, id=identifier)
            + use(identifier, transform=f"rotate(180 {num(CENTRE_X)} {num(CENTRE_Y)})"))


def card(content, title, paper=PAPER, edge=EDGE):
    """A complete card: rounded paper with a hairline edge, and its drawing."""
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<svg xmlns="http://www.w3.org/2000/svg" '
        f'xmlns:xlink="http://www.w3.org/1999/xlink" '
        f'width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">\n'
        f"<title>{title}</title>\n"
        + rect(1, 1, WIDTH - 2, HEIGHT - 2, 12, paper, stroke=edge, stroke_width=2)
        + "\n" + content + "\n</svg>\n")
