# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player who looks at the window and plays 500 Rum as a person does; it knows nothing but what shows."""

import re
from itertools import combinations


def place(thing):
    """Its place from the left, as the description tells it."""
    number = int((re.findall(r'\d+', thing.description) or ['0'])[0])
    return -number if 'pile' in thing.description else number


class Table:
    """What lies on the table, read from the window."""

    def __init__(self, program):
        self.hand, self.pile, self.melds, self.stock, self.slot = {}, {}, {}, None, None
        for thing in program.things():
            if thing.name.startswith('Stock, '):
                self.stock = thing
            elif 'New meld' in thing.name:
                self.slot = thing
            if thing.card is None:
                continue
            if 'n your hand' in thing.description:
                self.hand[thing.card] = thing
            elif thing.description.startswith(('The last discard', 'In the discard pile')):
                self.pile[thing.card] = thing
            elif thing.description.startswith('Melded: '):
                self.melds.setdefault(thing.description, {})[thing.card] = thing
        self.hand = dict(sorted(self.hand.items(), key=lambda item: place(item[1])))
        self.pile = dict(sorted(self.pile.items(), key=lambda item: place(item[1])))

    @property
    def upcard(self):
        return next((card for card, thing in self.pile.items() if thing.description.startswith('The last discard')), None)

    def selected(self):
        return {card for card, thing in (self.hand | self.pile).items() if thing.pressed}


def is_set(cards):
    return len(cards) in (3, 4) and len({card.rank for card in cards}) == 1 and \
        len({card.suit for card in cards}) == len(cards)


def is_run(cards):
    if len(cards) < 3 or len({card.suit for card in cards}) != 1:
        return False
    for ranks in (sorted(card.rank for card in cards), sorted(card.rank if card.rank > 1 else 14 for card in cards)):
        if ranks == list(range(ranks[0], ranks[0] + len(ranks))):
            return True
    return False


def is_meld(cards):
    return is_set(cards) or is_run(cards)


def melds_in(hand):
    """Every meld of three cards."""
    return [cards for cards in combinations(hand, 3) if is_meld(cards)]


def takes_from(table):
    """Cards of the pile, below the upcard, that make a meld with two of the hand."""
    return [(card, *two) for card in table.pile if card != table.upcard for two in combinations(table.hand, 2)
            if is_meld((card, *two))]


def lay_offs(table):
    """A card of the hand and a meld that it continues."""
    return [(card, name) for card in table.hand for name, cards in table.melds.items() if is_meld([*cards, card])]


def bad_pairs(hand):
    """Three cards that are no meld."""
    return [cards for cards in combinations(hand, 3) if not is_meld(cards)]


def least_useful(hand, not_this=None):
    """The card to throw away: without neighbours, then the highest."""
    def use(card):
        return sum(other.rank == card.rank or (other.suit == card.suit and abs(other.rank - card.rank) <= 2)
                   for other in hand if other != card)
    return min((card for card in hand if card != not_this), key=lambda card: (use(card), -card.rank))
