# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What points at the screen: a mouse, or a finger on the touch screen of run-headless.sh --touch.  Places are in
pixels."""

import os
import socket
import struct
import subprocess
import time

DELAY = 0.03  # seconds between two clicks or taps
HELD = 0.7  # and of a long press
STEPS = 8  # of a finger from one place to another, a frame each
FRAME = 1 / 60

# Of the driver "inputtest" of the X server, version 1.1.
VERSION, SYNC, TOUCH = 0, 1, 6
BEGIN, UPDATE, END = 18, 19, 20
AXIS_MOST, N_AXES = 0xffff, 64
TOUCH_FORMAT = f'=IiIII8s4x{N_AXES}d{N_AXES * 8}x'


def xdotool(*args):
    subprocess.run(['xdotool', *map(str, args)], check=True, stdout=subprocess.DEVNULL)


class Mouse:
    @staticmethod
    def click(x, y, button, times):
        xdotool('mousemove', x, y, 'click', '--repeat', times, '--delay', int(DELAY * 1000), button)

    @staticmethod
    def drag(start, end):
        xdotool('mousemove', *start, 'mousedown', 1, 'mousemove_relative', '--', 6, 6, 'mousemove', *end, 'mouseup', 1)


class Finger:
    """One finger.  A long press stands for the right button."""

    def __init__(self, path, width, height):
        self.size = width, height
        self.driver = socket.socket(socket.AF_UNIX)
        self.driver.connect(path)
        self.ask(struct.pack('=IiHH', 12, VERSION, 1, 1), 12)

    def ask(self, question, length):
        self.driver.sendall(question)
        answer = self.driver.recv(length, socket.MSG_WAITALL)
        assert len(answer) == length, 'the touch screen is gone'

    def touch(self, kind, x, y):
        axes = [(at + .5) / most * AXIS_MOST for at, most in zip((x, y), self.size)] + [0.0] * (N_AXES - 2)
        self.driver.sendall(struct.pack(TOUCH_FORMAT, struct.calcsize(TOUCH_FORMAT), TOUCH, 1, kind, 0,
                                        b'\3' + bytes(7), *axes))
        self.ask(struct.pack('=Ii', 8, SYNC), 8)

    def click(self, x, y, button, times):
        for _ in range(times):
            self.touch(BEGIN, x, y)
            time.sleep(DELAY if button == 1 else HELD)
            self.touch(END, x, y)
            time.sleep(DELAY)

    def drag(self, start, end, rest=0):
        """With a rest at the end of so many seconds; without it, a list goes on scrolling."""
        self.touch(BEGIN, *start)
        for step in range(1, STEPS + 1):
            self.touch(UPDATE, *(a + (b - a) * step / STEPS for a, b in zip(start, end)))
            time.sleep(FRAME)
        time.sleep(rest)
        self.touch(END, *end)


def of_screen():
    path = os.environ.get('RUMMY_TEST_TOUCH')
    return Finger(path, *map(int, os.environ['RUMMY_TEST_SIZE'].split('x'))) if path else Mouse()
