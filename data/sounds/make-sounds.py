#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""make-sounds.py [--list] DIRECTORY: makes the sounds of the program as WAV files.

Cards are breaths of filtered noise and small thuds; what is told with tones is played on one struck bar of wood.
Equal runs give equal files; no sample of anything recorded is used.
"""

import array
import math
import pathlib
import random
import sys
import wave

RATE = 32000    # samples a second, one channel
TAIL = 0.004    # seconds over which every sound ends in silence


def silence(seconds):
    return [0.0] * int(seconds * RATE)


def mix(sound, other, at, gain=1.0):
    """Adds other to sound, from so many seconds on."""
    start = int(at * RATE)
    if len(sound) < start + len(other):
        sound.extend([0.0] * (start + len(other) - len(sound)))
    for i, value in enumerate(other):
        sound[start + i] += gain * value


def hump(n, rise):
    """From 0 over 1 to 0 without a corner; rise is the share of the time until 1."""
    top = max(1, int(n * rise))
    return [math.sin(math.pi / 2 * i / top) ** 2 if i < top else math.cos(math.pi / 2 * (i - top) / (n - top)) ** 2
            for i in range(n)]


def band(values, low, high):
    """A two-pole filter that lets through what lies about between low and high hertz; both may change on the way."""
    n = len(values)
    result, a, b = [], 0.0, 0.0
    for i, value in enumerate(values):
        centre = low + (high - low) * i / n
        f = 2 * math.sin(math.pi * min(centre, RATE / 7) / RATE)
        a += f * b
        b += f * (value - a - 0.9 * b)
        result.append(b)
    return result


def hiss(dice, n, low, high):
    """Noise as of paper; twice through the filter, or it would be sharp."""
    return band(band([dice.uniform(-1, 1) for _ in range(n)], low, high), low, high)


def ring(n, pitch, decay):
    """A tone that dies away, to 1/e after so many seconds."""
    turn, shrink = 2 * math.pi * pitch / RATE, math.exp(-1 / (decay * RATE))
    factor, back = 2 * shrink * math.cos(turn), shrink * shrink
    result, before, now = [], -math.sin(turn) / shrink, 0.0
    for _ in range(n):
        result.append(now)
        before, now = now, factor * now - back * before
    return result


def slide(seed, seconds, start, end, rise=0.55):
    """A card that slides over others or over felt."""
    n = int(seconds * RATE)
    return [value * level for value, level in zip(hiss(random.Random(seed), n, start, end), hump(n, rise))]


def struck(n, partials, onset):
    """The sum of partials, each as pitch, loudness and decay, that begins without a click."""
    rings = [(level, ring(n, pitch, decay)) for pitch, level, decay in partials]
    result = []
    for i in range(n):
        fade = 0.5 - 0.5 * math.cos(math.pi * min(1.0, i / (onset * RATE)))
        result.append(fade * sum(level * tone[i] for level, tone in rings))
    return result


def thud(seed, pitch=170, seconds=0.07):
    """A card that comes to lie on a table."""
    n = int(seconds * RATE)
    sound = struck(n, [(pitch, 0.6, 0.016)], 0.003)
    mix(sound, [value * math.exp(-i / (0.010 * RATE)) * min(1.0, i / (0.002 * RATE))
                for i, value in enumerate(hiss(random.Random(seed), n, 1900, 1200))], 0, 0.5)
    return sound


def bar(pitch, seconds, soft=1.0):
    """A struck bar of wood over a tube: few partials, the higher ones gone sooner."""
    return struck(int(seconds * RATE), [(pitch, 1.0, 0.24 * seconds), (2 * pitch, 0.16 * soft, 0.14 * seconds),
                                        (3.93 * pitch, 0.10 * soft, 0.05 * seconds)], 0.007)


def room(sound):
    """A few soft echoes of a small room."""
    result = list(sound)
    for delay, gain in ((0.023, 0.16), (0.041, 0.12), (0.067, 0.08), (0.109, 0.05)):
        mix(result, sound, delay, gain)
    return result


def tune(*notes):
    """Each note as when, MIDI number, how long, how loud."""
    sound = []
    for at, note, seconds, gain in notes:
        mix(sound, bar(440 * 2 ** ((note - 69) / 12), seconds), at, gain)
    return room(sound)


def strokes(times, make):
    sound = []
    for i, (at, gain) in enumerate(times):
        mix(sound, make(i), at, gain)
    return sound


def wood(i):
    """A knuckle on the table."""
    sound = struck(int(0.14 * RATE), [(168, 0.7, 0.030), (391, 0.4, 0.018), (702, 0.2, 0.010)], 0.002)
    mix(sound, thud(70 + i, 120), 0, 0.2)
    return sound


def draw():
    return slide(11, 0.17, 1500, 3300)


def take():
    return strokes([(0, 0.7), (0.05, 0.85), (0.1, 1.0), (0.155, 0.8)],
                   lambda i: slide(20 + i, 0.16, 1300, 2900 + 150 * i))


def meld():
    sound = slide(31, 0.2, 2200, 1300)
    for i, (at, gain) in enumerate(((0.1, 0.8), (0.165, 0.9), (0.235, 1.0))):
        mix(sound, thud(32 + i, 165 + 8 * i), at, gain)
    return sound


def lay():
    sound = slide(41, 0.12, 2300, 1500)
    mix(sound, thud(42), 0.075, 0.9)
    return sound


def discard():
    sound = slide(51, 0.15, 2700, 1600, 0.7)
    mix(sound, thud(52, 150), 0.1)
    return sound


def deal():
    return strokes([(0.062 * i, 0.75 + 0.25 * (i % 2)) for i in range(9)],
                   lambda i: slide(60 + i, 0.085, 2600, 1700, 0.35))


def shuffle():
    """Two halves of a pack fall into each other, then are squared up."""
    sound = strokes([(0.14 + 0.021 * i, 0.55 + 0.4 * math.sin(math.pi * i / 13)) for i in range(13)],
                    lambda i: slide(120 + i, 0.034, 2900, 2100, 0.25))
    mix(sound, slide(140, 0.12, 1400, 2300), 0, 0.45)
    mix(sound, thud(141, 180), 0.46, 0.6)
    return sound


def refused():
    return strokes([(0, 1.0), (0.11, 0.8)], lambda i: bar(294 - 32 * i, 0.22, 0.5))


def knock():
    return strokes([(0, 0.85), (0.16, 1.0)], wood)


# What is made, and how loud its loudest sample is.  Those of cards are heard often, so they are the quietest.
SOUNDS = {
    'draw': (draw, 0.22),
    'take': (take, 0.25),
    'meld': (meld, 0.31),
    'lay': (lay, 0.28),
    'discard': (discard, 0.28),
    'deal': (deal, 0.22),
    'shuffle': (shuffle, 0.22),
    'refused': (refused, 0.28),
    'knock': (knock, 0.42),
    'call': (lambda: tune((0, 76, 0.5, 0.8), (0.1, 81, 0.7, 1)), 0.36),
    'turn': (lambda: tune((0, 79, 0.6, 1)), 0.28),
    'start': (lambda: tune((0, 67, 0.7, 0.8), (0.14, 71, 0.7, 0.8), (0.28, 74, 1.0, 1)), 0.36),
    'round-won': (lambda: tune((0, 67, 0.6, 0.8), (0.11, 71, 0.6, 0.8), (0.22, 74, 0.6, 0.9),
                               (0.33, 79, 1.1, 1)), 0.39),
    'round-lost': (lambda: tune((0, 69, 0.7, 0.9), (0.2, 65, 0.7, 0.9), (0.4, 62, 1.1, 1)), 0.34),
    'game-won': (lambda: tune((0, 67, 0.6, 0.8), (0.13, 71, 0.6, 0.8), (0.26, 74, 0.6, 0.8), (0.39, 79, 0.7, 0.9),
                              (0.65, 76, 0.6, 0.7), (0.78, 78, 0.6, 0.8), (0.95, 67, 1.4, 0.6), (0.95, 74, 1.4, 0.6),
                              (0.95, 79, 1.5, 0.9)), 0.42),
    'game-lost': (lambda: tune((0, 72, 0.8, 0.8), (0.24, 69, 0.8, 0.8), (0.48, 65, 0.9, 0.8), (0.8, 50, 1.4, 0.7),
                               (0.8, 57, 1.4, 0.6), (0.8, 62, 1.4, 0.8)), 0.36),
    'over': (lambda: tune((0, 67, 0.7, 0.9), (0.16, 74, 1.0, 1)), 0.34),
    'exit': (lambda: tune((0, 74, 0.5, 0.9), (0.12, 71, 0.5, 0.9), (0.24, 67, 0.7, 1)), 0.34),
}


def write(path, sound, peak):
    tail = int(TAIL * RATE)
    for i in range(1, tail + 1):
        sound[-i] *= (i - 1) / tail
    middle = sum(sound) / len(sound)
    loudest = max(abs(value - middle) for value in sound)
    samples = array.array('h', (round(32767 * peak * value / loudest) for value in sound))
    if sys.byteorder == 'big':
        samples.byteswap()
    with wave.open(str(path), 'wb') as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


if __name__ == '__main__':
    if sys.argv[1:] == ['--list']:
        print(*(f'{name}.wav' for name in SOUNDS), sep='\n')
    elif len(sys.argv) == 2:
        for name, (make, peak) in SOUNDS.items():
            write(pathlib.Path(sys.argv[1]) / f'{name}.wav', make(), peak)
    else:
        sys.exit(__doc__)
