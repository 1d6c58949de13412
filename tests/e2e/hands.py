# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ways to carry a move out at the table: with the pointer, with the thumb of the hand that holds a phone, with the
keyboard, with two switches, and through the accessibility interface as a screen reader does.  None uses another."""

import time

from clerk import RANKS, words
from program import ALERT_PADDING

PASSES = 'Done', 'End Round', 'Pass', 'Let It Go'
DISCARDS = 'Discard',
KNOCKS = 'Knock', 'Go Out'

REACH = 0.6  # of the height of the screen
TOUCH = 44  # pixels that a finger needs
LATE = 0.2  # seconds, for a frame on a busy machine
REST = 0.3  # seconds, after which a list no longer scrolls on
SCROLLS_MOST = 20
KEYS_MOST = 100  # on the way from one card to another


def is_in_hand(thing):
    return 'n hand, card' in thing.description or thing.description.startswith('Dealer’s joker')


def is_in_pile(thing):
    return thing.description.startswith(('Upcard', 'In the discard pile'))


def is_in_meld(thing):
    return thing.description.startswith('Melded: ')


def is_between(thing):
    """On the way of the arrows from some melds to others: the stock, the pile, and nameplates."""
    return is_in_pile(thing) or thing.name.startswith('Stock, ') or ' melded; ' in thing.description


class Hands:
    """What each of the ways can do is said below; here is how a move is made of it."""

    def __init__(self, program, is_done):
        self.program, self.is_done = program, is_done  # whether the move has been made

    def check(self):
        """What must hold before and after every move."""

    # What lies where

    def cards(self, zone, name=None):
        return [thing for thing in self.program.look().things
                if thing.role == 'item' and zone(thing) and name in (None, thing.name)]

    def card_of_meld(self, position, number, name=None):
        """A card of the meld with that number, the last one if no name is told."""
        wanted = {words(card) for card in position.melds[number - 1]}
        found = {}
        for thing in self.cards(is_in_meld):
            found.setdefault(thing.description.split('.')[0], []).append(thing)
        for things in found.values():  # with two packs, two melds may be alike; then either will do
            if {thing.name for thing in things} == wanted:
                return next(thing for thing in reversed(things) if name in (None, thing.name))
        raise AssertionError(f'meld {wanted} does not show in {list(found)}')

    # The parts of a move

    def select(self, zone, cards):
        for name in sorted({words(card) for card in cards}):
            wanted = sum(words(card) == name for card in cards)
            for _ in range(wanted):
                now = sum(thing.selected for thing in self.cards(zone, name))
                self.pick(next(thing for thing in self.cards(zone, name) if not thing.selected))
                self.program.wait(f'{name} to be selected', lambda look, now=now: sum(
                    thing.selected for thing in look.things
                    if thing.role == 'item' and zone(thing) and thing.name == name) > now)

    def press_one_of(self, labels):
        self.press(next(label for label in labels if self.program.look().button(label)))

    def answer(self, move):
        """What a wild card stands for, or which side of the pile, where it is asked."""
        if 'as' in move:
            choice = 'set of'
        elif 'from' in move:
            position = move[move.index('from') + 1]
            rank = list(RANKS)[(int(position) - 1) % 13] if position.isdigit() else position[0]
            choice = f', {RANKS[rank]} to '
        elif 'split' in move:
            choice = 'older' if 'older' in move else 'newer'
        else:
            return
        question = self.program.wait('the question, or none', lambda look: look.find(role='dialog') or self.is_done())
        if question is not True:
            self.choose(self.program.wait(f'the answer {choice!r}', lambda look: next(
                (thing for thing in look.things if thing.role == 'button' and choice in thing.name), None)))

    # What is done by buttons, unless there is another way

    def draw(self):
        self.press('Draw')

    def take(self):
        self.press('Take')

    def meld(self):
        self.press('Meld')

    def discard(self, card):
        self.select(is_in_hand, [card])
        self.press('Discard')

    def knock(self):
        self.press_one_of(KNOCKS)

    def call(self):
        self.press('Rum!')

    def leave(self):
        self.press_one_of(PASSES)

    # The moves

    def do(self, move, position):
        kind, rest = move[0], move[1:]
        if kind in ('draw', 'look'):
            self.draw()
        elif kind == 'take':
            if rest[0] != position.pile[-1]:
                self.select(is_in_pile, rest[:1])
            if 'split' in rest:
                self.select(is_in_hand, [rest[rest.index('split') + 1]])
            self.take()
            self.answer(rest)
        elif kind == 'meld':
            cards = rest[:next((i for i, word in enumerate(rest) if word in ('from', 'as')), len(rest))]
            self.select(is_in_hand, cards)
            self.meld()
            self.answer(rest)
        elif kind == 'lay':
            self.select(is_in_hand, rest[:rest.index('on')])
            self.put_on(position, int(rest[rest.index('on') + 1]))
            self.answer(rest)
        elif kind == 'swap':
            self.select(is_in_hand, rest[:1])
            self.put_on(position, int(rest[2]), words(rest[4]))
        elif kind in ('discard', 'drop'):
            self.discard(rest[0])
        elif kind == 'knock':
            self.select(is_in_hand, [card for card in rest[:1] if card != 'by'])
            self.knock()
        elif kind == 'call':
            self.call()
        elif kind in ('pass', 'end'):
            self.leave()
        elif kind == 'renew':
            self.press('New Stock')
        elif kind == 'nominate':
            self.press(rest[0].title())
        elif kind == 'block':
            self.select(is_in_hand, rest[:1])
            self.press('Block')
        else:
            raise AssertionError(f'no way to do {move}')


class Pointer(Hands):
    def click(self, thing, **how):
        self.program.click(thing, **how)

    def pick(self, thing):
        self.click(self.placed(thing), at='edge')

    def placed(self, thing):
        """The same thing where it lies when all lies still."""
        return next(now for now in self.program.settle().things if now.path == thing.path)

    def press(self, label):
        self.click(self.program.look().button(label))

    def choose(self, answer):
        self.click(self.placed(answer), off=ALERT_PADDING)

    def draw(self):
        stock = self.program.settle().find(name_starts='Stock, ')
        if stock is not None:
            self.click(stock)
        else:  # the pile will be turned over
            self.press('Draw')

    def meld(self):
        slot = next((thing for thing in self.program.settle().things
                     if thing.role == 'button' and 'New meld' in thing.name), None)
        if slot is not None:
            self.click(slot)
        else:
            self.press('Meld')

    def put_on(self, position, number, name=None):
        self.click(self.placed(self.card_of_meld(position, number, name)), at='edge')

    def discard(self, card):
        self.click(self.placed(self.cards(is_in_hand, words(card))[0]), button=3, at='edge')


class Thumb(Pointer):
    """Reaches the lower part of the screen only, and hits nothing small."""

    draw, meld = Hands.draw, Hands.meld

    def placed(self, thing):
        """Where a frame is late, the cards still lie where they were, and one beside it would be hit."""
        before = super().placed(thing)
        time.sleep(LATE)
        now = super().placed(thing)
        return now if now.box == before.box else self.placed(thing)

    def click(self, thing, **how):
        y = self.program.point(thing, how.get('at', 'middle'))[1] + how.get('off', (0, 0))[1]
        self.reach(thing, y)
        if how.get('at') != 'edge':  # as cards are, which overlap
            assert min(thing.box[2:]) >= TOUCH, f'{thing.name} is too small: {thing.box[2:]}'
        super().click(thing, **how)

    def reach(self, thing, y):
        assert y >= (1 - REACH) * self.program.pointer.size[1], f'{thing.name} is out of reach, at {y}'

    def do(self, move, position):
        if move[0] == 'take' and move[1] != position.pile[-1] and 'split' not in move:
            self.take_below(words(move[1]))
        else:
            super().do(move, position)

    def take_below(self, card):
        """From the list of discards, which the menu of the bare table opens."""
        look = self.program.settle()
        plate = look.find(name_starts='I’m ') or look.find(name_starts='You, ')
        y = self.program.point(plate)[1]
        self.reach(plate, y)
        self.program.pointer.click(self.program.pointer.size[0] - 15, y, 3, 1)  # beside it
        look = self.program.wait('the menu', lambda look: look if look.find(role='menu item') else None)
        self.click(look.find(role='menu item', name='Discard Pile'))
        self.click(self.in_sight(self.program.wait(
            'the discards', lambda look: look.find(role='item', name=card.capitalize()))))

    def in_sight(self, item):
        """An item of a list, to which it is scrolled."""
        width, height = self.program.pointer.size
        for _ in range(SCROLLS_MOST):
            item = self.placed(item)
            if self.program.point(item)[1] < height - TOUCH // 2:
                return item
            self.program.pointer.drag((width // 2, height - TOUCH), (width // 2, height // 2), REST)
        raise AssertionError(f'{item.name} does not come into sight')

    def put_on(self, position, number, name=None):
        """Asked where several melds fit."""
        meld = self.card_of_meld(position, number, name).description.split('.')[0].removeprefix('Melded: ')
        self.press('Meld')
        look = self.program.wait('the question, or none', lambda look: self.is_done() or (
            look if look.find(role='dialog') and look.with_focus() else None))
        answer = look.button(f'Add to the {meld}') if look is not True else None
        if answer is not None:
            self.choose(answer)
            self.program.wait('another question, or none', lambda look: not look.button(answer.name))


class Keys(Hands):
    def check(self):
        """The focus is not lost, and in sight."""
        self.program.wait('the focus in sight', self.is_in_sight)

    def is_in_sight(self, look):
        focus, window = next((thing for thing in look.things if thing.focused), None), look.find(role='frame')
        if focus is None:
            return False
        self.program.measure([focus, window])
        if focus.box is None or window.box is None or min(focus.box[2:]) <= 0:
            return False
        (x, y, width, height), (left, top, room, depth) = focus.box, window.box
        return left <= x and top <= y and x + width <= left + room and y + height <= top + depth

    def focus(self):
        return self.program.wait('the focus', lambda look: next(
            (thing for thing in look.things if thing.focused), None))

    def press_key(self, *names):
        """Keys that bring the focus elsewhere."""
        before = self.focus().path
        self.program.key(*names)
        self.program.wait(f'the focus to move by {names}', lambda look: any(
            thing.focused and thing.path != before for thing in look.things))

    def go(self, thing):
        """To a card or button, from wherever the focus is."""
        zone = next((zone for zone in (is_in_hand, is_in_pile, is_in_meld) if zone(thing)), None)
        crossed = set()  # what lay between melds; where that way leads nowhere there is another one
        for _ in range(KEYS_MOST):
            focus = self.focus()
            if focus.path == thing.path:
                return
            is_near = zone is not None and zone(focus)
            if not is_near and zone is is_in_meld and is_between(focus) and focus.path not in crossed:
                crossed.add(focus.path)
                is_near = True
            self.press_key(self.way(focus, thing) if is_near else 'Tab')
        raise AssertionError(f'the keys do not lead to {thing.name}')

    def way(self, focus, thing):
        """The arrow that points from one card to another."""
        self.program.measure([focus, thing])
        dx, dy = thing.box[0] - focus.box[0], thing.box[1] - focus.box[1]
        if abs(dy) > focus.box[3] // 2:
            return 'Down' if dy > 0 else 'Up'
        return 'Right' if dx > 0 else 'Left'

    def pick(self, thing):
        self.go(thing)
        self.program.key('space')

    def press(self, label):
        self.go(self.program.look().button(label))
        self.program.key('Return')

    def choose(self, answer):
        self.go(answer)
        self.program.key('Return')

    def draw(self):
        self.program.key('s')

    def take(self):
        self.program.key('d')

    def meld(self):
        self.program.key('m')

    def put_on(self, position, number, name=None):
        self.go(self.card_of_meld(position, number, name))
        self.program.key('Return')

    def discard(self, card):
        self.select(is_in_hand, [card])
        self.program.key('Delete')

    def knock(self):
        self.program.key('g')

    def call(self):
        self.program.key('r')

    def leave(self):
        self.program.key('p')


class Switch(Keys):
    """Tab goes on, Enter does it."""

    draw, take, meld, discard = Hands.draw, Hands.take, Hands.meld, Hands.discard
    knock, call, leave = Hands.knock, Hands.call, Hands.leave

    def go(self, thing):
        self.go_where(thing.name, lambda focus: focus.path == thing.path)

    def go_where(self, name, is_there):
        for _ in range(KEYS_MOST):
            if is_there(self.focus()):
                return
            self.press_key('Tab')
        raise AssertionError(f'Tab does not lead to {name}')

    def pick(self, thing):
        self.go(thing)
        self.program.key('Return')

    def put_on(self, position, number, name=None):
        meld = self.card_of_meld(position, number, name).description.split('.')[0]
        self.go_where(meld, lambda focus: focus.description.startswith(meld))
        self.program.key('Return')


class Reader(Hands):
    """Calls the actions that things have, and nothing else."""

    def pick(self, thing):
        self.program.do(thing, 'card.select')

    def press(self, label):
        self.program.do(self.program.look().button(label))

    def choose(self, answer):
        self.program.do(answer)

    def draw(self):
        stock = self.program.look().find(name_starts='Stock, ')
        if stock is not None:
            self.program.do(stock, 'card.activate')
        else:  # the pile will be turned over
            self.press('Draw')

    def put_on(self, position, number, name=None):
        self.program.do(self.card_of_meld(position, number, name), 'card.activate')

    def discard(self, card):
        self.program.do(self.cards(is_in_hand, words(card))[0], 'card.discard')


WAYS = {'pointer': Pointer, 'touch': Thumb, 'keys': Keys, 'switch': Switch, 'reader': Reader}
