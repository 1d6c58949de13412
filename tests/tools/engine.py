# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Talks the protocol of rummy500-engine."""

import subprocess


class Engine:
    """A running program.  Used with "with"."""

    def __init__(self, program, *arguments):
        self.process = subprocess.Popen([program, *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def send(self, text):
        self.process.stdin.write(text if isinstance(text, bytes) else text.encode() + b'\n')
        self.process.stdin.flush()

    def answer(self):
        """The next answer: whether it was granted, and its lines without the sign."""
        lines = []
        while (line := self.process.stdout.readline().decode()) != '\n':
            assert line.endswith('\n'), f'the program ended within an answer: {lines} {line!r}'
            lines.append(line[:-1])
        assert lines and (lines[0] == '=' or lines[0][:2] in ('= ', '? ')), f'not an answer: {lines}'
        granted = lines[0][0] == '='
        assert granted or len(lines) == 1, f'a refusal of several lines: {lines}'
        lines[0] = lines[0][2:]
        return granted, [] if lines == [''] else lines

    def ask(self, request):
        self.send(request)
        return self.answer()

    def get(self, request):
        """The lines of an answer that must be granted."""
        granted, lines = self.ask(request)
        assert granted, f'{request!r} was refused: {lines[0]}'
        return lines

    def position(self):
        """All that a refused request must leave alone."""
        return self.get('save'), self.get('state'), self.get('moves')

    def round(self):
        """The lines of "state" about the round by their first word: the words behind it."""
        found = {}
        for line in self.get('state')[1:]:
            word, *rest = line.split()
            found.setdefault(word, []).append(rest)
        return found

    def turn(self):
        """The seat to move, or None when the round is over."""
        found = self.round()
        return None if not found or found['phase'][0][0] == 'over' else int(found['dealer'][0][4])
