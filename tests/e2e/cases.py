# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What a test tells: one TAP line for each case, done or not."""


def run(cases, program, play):
    """Calls play with a set that it adds the keys of the cases to, and tells what became of them; the exit status."""
    done, failure = set(), None
    try:
        note = play(done)
    except Exception as error:  # whatever it is, the cases that were done are told
        failure = error
        if program.process is not None:
            program.process.kill()

    for number, (case, words) in enumerate(cases.items(), 1):
        print('ok' if case in done else 'not ok', number, '-', words)
    print('ok' if failure is None else 'not ok', len(cases) + 1, '- nothing else went wrong')
    print(f'1..{len(cases) + 1}')
    words = note if failure is None else f'{type(failure).__name__}: {failure}'
    print('\n'.join('# ' + line for line in words.split('\n')), flush=True)
    return failure is not None or len(done) < len(cases)
