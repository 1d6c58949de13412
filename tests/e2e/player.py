# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A player who looks at the window and plays 500 Rum as a person does; it knows nothing but what shows."""

import re
from itertools import combinations

TURNS_MOST = 60  # in a round


def place(thing):
    """Its place from the left, as the description tells it."""
    number = int((re.findall(r'\d+', thing.description) or ['0'])[0])
    return -number if 'iscard' in thing.description else number


class Table:
    """What lies on the table at one look."""

    def __init__(self, look):
        self.hand, self.pile, self.melds = {}, {}, {}
        self.stock, self.slot = look.find(name_starts='Stock, '), None
        for thing in look.things:
            if thing.role == 'button' and 'New meld' in thing.name:
                self.slot = thing
            if thing.card is None:
                continue
            if 'n hand, card' in thing.description:
                self.hand[thing.card] = thing
            elif thing.description.startswith(('Upcard', 'In the discard pile')):
                self.pile[thing.card] = thing
            elif thing.description.startswith('Melded: '):
                self.melds.setdefault(thing.description.split('.')[0], {})[thing.card] = thing
        self.hand = dict(sorted(self.hand.items(), key=lambda item: place(item[1])))
        self.pile = dict(sorted(self.pile.items(), key=lambda item: place(item[1])))

    @property
    def upcard(self):
        return next((card for card, thing in self.pile.items() if thing.description == 'Upcard'), None)

    def selected(self):
        return {card for card, thing in (self.hand | self.pile).items() if thing.selected}


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


def is_over(look):
    return look.button('Next Round') or look.button('Another Game')


def is_my_draw(look):
    return look.button('Draw') or look.button('Take')


def turn_by_keys(program):
    """Draws, or takes where that must be, and discards the first card; whether the round goes on."""
    can = program.wait('my turn', lambda look: is_over(look) or is_my_draw(look) or look.button('End Round'))
    if can.name in ('Draw', 'Take'):
        program.key('s' if can.name == 'Draw' else 'd')
        program.wait('the card', lambda look: look.button('Discard'))
        program.key('Home')
        program.wait('the hand to have the focus', lambda look: any(
            thing.focused and thing.card and 'n hand, card' in thing.description for thing in look.things))
        program.key('Delete')
        program.wait('it to go', lambda look: not look.button('Discard'))
    elif can.name == 'End Round':
        program.click(can)
    return not is_over(program.look())


def round_by_keys(program):
    """To the score sheet, which has the focus."""
    for _ in range(TURNS_MOST):
        if not turn_by_keys(program):
            program.wait('the score sheet', lambda look: look.with_focus() and is_over(look))
            return
    raise AssertionError('the round has no end')


class Player:
    """Who sits at the window. The turn is planned here; how each thing is done with pointer and keys can be changed."""

    def __init__(self, program):
        self.program, self.turns = program, 0

    def table(self):
        return Table(self.program.settle())

    def until(self, what, condition):
        """Until condition is true of the table."""
        return self.program.wait(what, lambda look: condition(Table(look)))

    def select(self, cards):
        for card in cards:
            table = self.table()
            self.program.click((table.hand | table.pile)[card], at='edge')
            self.until(f'{card} to be selected', lambda now: card in now.selected())

    # The moves

    def draw(self, table):
        self.program.click(table.stock)
        self.until('the drawn card', lambda now: len(now.hand) == len(table.hand) + 1)

    def take(self, table):
        upcard = table.upcard
        self.program.click(table.pile[upcard], at='edge')
        self.until('the taken card', lambda now: upcard in now.hand)
        return upcard

    def take_and_meld(self, table, cards):
        above = list(table.pile)[list(table.pile).index(cards[0]):]
        self.select(cards)
        self.lay(cards)
        now = self.table()
        assert set(now.hand) == (set(table.hand) | set(above)) - set(cards), 'the cards above came along'

    def lay(self, cards):
        self.program.click(self.table().slot)
        self.until('the meld', lambda now: any(set(cards) <= set(meld) for meld in now.melds.values()))

    def meld(self, cards):
        self.select(cards)
        self.lay(cards)

    def lay_off(self, card, meld):
        self.select([card])
        self.program.click(list(self.table().melds[meld].values())[-1], at='edge')
        self.until('the lay-off', lambda now: any(card in cards for cards in now.melds.values()))

    def discard(self, table, card):
        self.program.click(table.hand[card], button=3, at='edge')
        self.until(f'{card} to leave the hand', lambda now: card not in now.hand)

    # The turn

    def begin(self, table):
        """Gets a card, or ends the round; a card that may not be discarded, or None."""
        takes = takes_from(table)
        if takes:
            return self.take_and_meld(table, takes[0])
        if table.upcard and any(table.upcard in meld for meld in melds_in([*table.hand, table.upcard])):
            return self.take(table)
        if table.stock is None:
            self.program.click(self.program.look().button('End Round'))
            self.program.wait('the end of the round', is_over)
            return None
        return self.draw(table)

    def play(self, kept):
        """Lays down whatever may be, and keeps a card to discard."""
        while True:
            table = self.table()

            def spares(cards):
                return set(table.hand) - set(cards) - {kept}
            melds = [cards for cards in melds_in(table.hand) if spares(cards)]
            offs = [(card, meld) for card, meld in lay_offs(table) if spares([card])]
            if melds:
                self.meld(melds[0])
            elif offs:
                self.lay_off(*offs[0])
            else:
                return table

    def turn(self, table):
        kept = self.begin(table)
        if not is_over(self.program.look()):
            table = self.play(kept)
            self.discard(table, least_useful(table.hand, kept))
        self.turns += 1

    def round(self):
        """Until the round is over; what shows then."""
        while True:
            self.program.wait('my turn', lambda look: is_my_draw(look) or is_over(look))
            look = self.program.settle()
            if is_over(look):
                return look
            self.turn(Table(look))

    def come_back(self, leave):
        """Leaves the program in the middle of a turn by leave () and finds everything where it was."""
        before = self.table()
        leave()
        self.program.start()
        now = self.table()
        assert set(now.hand) == set(before.hand), 'another hand'
        assert list(now.pile) == list(before.pile), 'another pile'
        assert set(now.melds) == set(before.melds), 'other melds'
        assert now.stock.name == before.stock.name, 'another stock'

    def sheet(self):
        """The score sheet that is open at the end of a round."""
        self.program.wait('the score sheet', lambda look: look.find(role='dialog') and is_over(look))
        return self.program.settle()

    def go_on(self, look):
        """From the score sheet to the next deal."""
        self.program.click(is_over(look))
        self.program.wait('the next deal', lambda look: len(Table(look).hand) >= 13 and not look.find(role='dialog'))
