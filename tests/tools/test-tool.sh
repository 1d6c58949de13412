#!/bin/sh
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# The command-line program: what it prints and how it exits.  Usage: test-tool.sh PROGRAM

set -u
program=$1
n=0
failed=0
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# expect NAME STATUS PATTERN ARGUMENT...: the output, errors included, has a line that matches the pattern.
expect () {
  name=$1 status=$2 pattern=$3
  shift 3
  n=$((n + 1))
  "$program" "$@" > "$work/out" 2>&1 < "$work/in"
  got=$?
  if [ $got -eq "$status" ] && grep -q -e "$pattern" "$work/out"; then
    echo "ok $n - $name"
  else
    echo "not ok $n - $name"
    echo "# exit $got instead of $status, or no line like: $pattern"
    sed 's/^/# /' "$work/out"
    failed=1
  fi
}

cat > "$work/in" << 'END'
rules 500-rum
code 0123-4567-89ABC
# two turns

deal
1 draw   # from the stock
1 discard 9S
2 draw
END
(cat "$work/in"; echo '2 discard 6H') > "$work/wrong"
(cat "$work/in"; echo '2 throw 6H') > "$work/odd"
: > "$work/empty"
cat > "$work/deck" << 'END'
rules gin target=50   # from a deck
code 0123-4567-89ABC
game 2
deck AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS

deal
2 pass
1 pass
2 draw
END
(cat "$work/deck"; echo '# too early'; echo '2 knock by hand') > "$work/early"
(cat "$work/deck" | sed 's/KS$/QS/') > "$work/double"
printf 'rules gin\ndeal\000\n' > "$work/binary"

expect 'help' 0 '^Usage: rummy500-engine .COMMAND' --help
expect 'unknown command' 2 'no such command: deel' deel
for command in protocol play soak perft check deal bench; do
  expect "$command --help" 0 "^Usage: rummy500-engine .*$command" $command --help
  expect "$command with an unknown option" 2 'no such option: --what' $command --what
done
expect 'an option without its value' 2 'seats needs a value' play --seats
expect 'too many seats' 2 'from 2 to 8: 9' play --seats 9
expect 'an unknown preset' 2 'no such preset: 501' play --preset 501
expect 'wrong rules' 2 'not a value of ace: odd' play --rules ace=odd
expect 'rules that cannot be played' 2 'deal, players' deal 0123-4567-89ABC --rules deal=30/30/30/30/30/30/30
expect 'an unknown level' 2 'not a list of levels: average,best' play --levels average,best
expect 'more levels than seats' 2 'more levels than players' play --levels random,random,random
expect 'a wrong deal code' 2 'not a deal code' soak --seed 12

expect 'play' 0 '^difference .*all intervals 95 %' play --games 2 --levels random
expect 'play: average is better' 0 '^average .* 100.0 % (' play --games 4
expect 'play: three seats' 0 '^500-rum, 3 seats, 3 games, ' play --games 3 --seats 3 --rules target=100
expect 'soak' 0 ': 21 rounds, ' soak --rounds 21 --seats all
expect 'soak: any rules' 0 ': 21 rounds, ' soak --rounds 21 --any-rules
expect 'check' 0 '^4 moves, all legal; the round goes on' check -
expect 'check: a move that is not legal' 1 'wrong:9: not-in-hand: 2 discard 6H' check "$work/wrong"
expect 'check: a line that is no move' 1 'odd:9: not a move: 2 throw 6H' check "$work/odd"
expect 'check: an empty file' 1 'no rules' check "$work/empty"
expect 'check: a deck' 0 '^4 moves, all legal; the round goes on' check "$work/deck"
expect 'check: the line behind a deck and comments' 1 'early:11: .*: 2 knock by hand' check "$work/early"
expect 'check: a doubled card' 1 'double:4: the deck has .* twice' check "$work/double"
expect 'check: bytes that are no text' 2 'it is no text' check "$work/binary"
expect 'check: no file' 2 'No such file' check "$work/none"
expect 'check: a file without an end' 2 'it is no record' check /dev/zero
expect 'deal' 0 '^seat 1  .*(leads)' deal 0123-4567-89abc --seats 2

n=$((n + 1))
"$program" --help > /dev/full 2> "$work/out"
if [ $? -eq 2 ] && grep -q 'cannot be written' "$work/out"; then
  echo "ok $n - a full disk"
else
  echo "not ok $n - a full disk"
  failed=1
fi

"$program" play --games 3 --seed 0000-0000-00007 > "$work/first"
"$program" play --games 3 --seed 0000-0000-00007 > "$work/second"
n=$((n + 1))
if cmp -s "$work/first" "$work/second"; then echo "ok $n - the same code gives the same games"
else echo "not ok $n - the same code gives the same games"; failed=1; fi

echo "1..$n"
exit $failed
