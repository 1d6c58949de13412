#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares what two builds came to, each time one after the other.

Reads lines of FLAVOUR, name, value and unit between tabs, flavours "release" and "against"; prints of each name the
median of the ratios with their quartiles, and the median values."""

import collections
import statistics
import sys

figures, units = collections.defaultdict(lambda: collections.defaultdict(list)), {}
for line in sys.stdin:
    flavour, name, value, unit = line.rstrip('\n').split('\t')
    figures[name][flavour].append(float(value))
    units[name] = unit

for name, sides in figures.items():
    now, then = sides['release'], sides['against']
    if len(now) != len(then):
        print(f'{name}\t-\tmeasured of one of them alone')
    elif all(then):
        ratios = [a / b for a, b in zip(now, then)]
        low, middle, high = statistics.quantiles(ratios, n=4, method='inclusive') if len(ratios) > 1 else ratios * 3
        print(f'{name}\t{middle:.3f}\t({low:.3f} to {high:.3f})  {statistics.median(then):g} -> {statistics.median(now):g} {units[name]}')
    else:
        print(f'{name}\t-\t{statistics.median(then):g} -> {statistics.median(now):g} {units[name]}')
