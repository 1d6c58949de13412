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
printf 'rules gin\n\033[31m\342\200\256Rot \303\251\n' > "$work/obeyed"
truncate -s 20M "$work/endless"
mkfifo "$work/pipe"
escape=$(printf '\033')

expect 'help' 0 '^Usage: rummy500-engine .COMMAND' --help
expect 'unknown command' 2 'no such command: deel' deel
for command in protocol play arena soak perft check deal bench; do
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
expect 'arena' 0 '^average *random *+[0-9.]* +- *[0-9.]* *100.0 % (' arena --deals 4 --games 2
expect 'arena: one deal tells nothing of how sure it is' 0 '^average *random *[-+0-9.]* +- *-$' arena --deals 1
expect 'arena: partners' 0 '^average *random *+' arena --preset 500-partnership --deals 2
expect 'arena: the lowest total wins' 0 '^average *random *+' arena --preset rummy-basic --deals 12
expect 'arena: one level' 2 'two levels or more' arena --levels random
expect 'arena: nothing to play' 2 'no deals and no games' arena --deals 0
expect 'arena: a wrong budget' 2 'not a budget: no' arena --budget no
expect 'arena: a folder for a file' 1 "isn't a regular file" arena --deals 1 --state "$work"
expect 'soak' 0 ': 21 rounds, ' soak --rounds 21 --seats all
expect 'soak: any rules' 0 ': 21 rounds, ' soak --rounds 21 --any-rules
expect 'check' 0 '^4 moves, all legal; the round goes on' check -
expect 'check: a move that is not legal' 1 'wrong:9: not-in-hand: 2 discard 6H' check "$work/wrong"
expect 'check: a line that is no move' 1 'odd:9: not a move: 2 throw 6H' check "$work/odd"
expect 'check: an empty file' 1 'no rules' check "$work/empty"
expect 'check: a deck' 0 '^4 moves, all legal; the round goes on' check "$work/deck"
expect 'check: the line behind a deck and comments' 1 'early:11: .*: 2 knock by hand' check "$work/early"
expect 'check: a doubled card' 1 'double:4: the deck has .* twice' check "$work/double"
expect 'check: bytes that are no text' 2 "it isn't text" check "$work/binary"
expect 'check: no file' 2 'No such file' check "$work/none"
expect 'check: a device' 2 "it isn't a regular file" check /dev/zero
expect 'check: a pipe' 2 "it isn't a regular file" check "$work/pipe"
expect 'arena: a pipe for its file' 1 "it isn't a regular file" arena --deals 1 --state "$work/pipe"
expect 'check: a text without an end' 2 'too long for a record' check "$work/endless"
expect 'check: what a terminal would obey' 1 ':2: .*: \\x1b\[31m\\xe2\\x80\\xaeRot é$' check "$work/obeyed"
expect 'check: such a name of a file' 2 '/no\\x1b\[31m\\x0aOK: No such file' check "$work/no${escape}[31m
OK"
expect 'a command that a terminal would obey' 2 'no such command: \\x1b\[31m\\x9b' "${escape}[31m$(printf '\233')"
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

# The lines of an arena without the speeds.
arena () {
  "$program" arena --levels average,random,average --deals 5 --games 1 --csv "$@" 2> "$work/out" | sed 's/,[0-9]*,[0-9]*$//'
}

# is NAME CONDITION...
is () {
  name=$1
  shift
  n=$((n + 1))
  if "$@"; then echo "ok $n - $name"
  else echo "not ok $n - $name"; sed 's/^/# /' "$work/out"; failed=1; fi
}

differs () {
  ! cmp -s "$@"
}

is 'arena: nor in a table of values' [ "$("$program" arena --deals 1 --csv | sed -n 's/^500-rum,2,average,random,1,0,[-0-9.]*,\([^,]*\),.*/<\1>/p')" = '<>' ]
arena --threads 1 > "$work/arena"
is 'arena: every level against every other' [ "$(grep -c '^500-rum,2,[a-z]*,[a-z]*,5,2,[-0-9]' "$work/arena")" -eq 3 ]
arena --threads 3 > "$work/table"
is 'arena: three threads' cmp -s "$work/arena" "$work/table"
arena --state "$work/state" > "$work/table"
is 'arena: a new state file' cmp -s "$work/arena" "$work/table"
sed 7q "$work/state" > "$work/half"
printf 'd 0 4 99' >> "$work/half"
arena --state "$work/half" > "$work/table"
is 'arena: a run that was broken off within a line' cmp -s "$work/arena" "$work/table"
is 'arena: the file is whole again' [ "$(grep -c '^[dg] [0-9]* [0-9]* [-0-9]* [0-9]* [0-9]*$' "$work/half")" -eq 18 ]
sed 's/^d 0 1 [-0-9]*/d 0 1 0/' "$work/state" > "$work/changed"
arena --state "$work/changed" > "$work/table"
is 'arena: results are read, not played again' differs "$work/arena" "$work/table"
set -- --levels average,random,average --deals 5 --games 1
expect 'arena: the file of another run' 1 'not the file of this run' arena --deals 9 --state "$work/state"
for line in 'd 3 0 5 2 0' 'd 0 0 5 2 1' 'd 0 0 5 9 0' 'g 0 0 5 2 3' 'x' 'd 0 0 5 2 0 0' 'd 0 0 999999999999 2 0' \
            'd 0 -1 5 2 0' "$(sed -n 2p "$work/state")"; do
  (cat "$work/state"; echo "$line") > "$work/bad"
  expect "arena: a file with the line $line" 1 'bad:[0-9]*: not a result' arena "$@" --state "$work/bad"
done
expect 'arena: a file of bytes' 1 'too long' arena --deals 1 --state "$work/endless"

echo "1..$n"
exit $failed
