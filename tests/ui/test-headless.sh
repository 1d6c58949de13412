#!/bin/sh
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What tests/run-headless.sh returns, says and leaves.  Usage: test-headless.sh RUN-HEADLESS

set -u
run=$1
n=0
failed=0
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT

# is NAME CONDITION...
is () {
  name=$1
  shift
  n=$((n + 1))
  if "$@"; then echo "ok $n - $name"
  else echo "not ok $n - $name"; failed=1; fi
}

# alive FILE: whether the process runs whose number is in the file
alive () { kill -0 "$(cat "$1")" 2>/dev/null && ! grep -q '^State:[[:space:]]*Z' "/proc/$(cat "$1")/status" 2>/dev/null; }
gone () { for turn in 1 2 3 4 5 6 7 8 9 10; do alive "$1" || return 0; sleep 0.1; done; return 1; }

"$run" sh -c 'sleep 1000 & echo $! >"$1/child"; echo "$DISPLAY"; exit 7' sh "$work" >"$work/out" 2>"$work/errors" </dev/null
status=$?
is 'the status is that of the program' [ $status = 7 ]
is 'the output is that of the program' grep -qx ':[0-9]*' "$work/out"
is 'nothing else is in it' [ "$(wc -l <"$work/out")" = 1 ]
is 'what the program left is ended' gone "$work/child"

sleep 1000 &
echo $! >"$work/beside"
mkfifo "$work/ready"
"$run" sh -c 'sleep 1000 & echo $! >"$1/child"; echo >"$1/ready"; wait' sh "$work" >"$work/out" 2>&1 </dev/null &
started=$!
read -r turn <"$work/ready"
kill $started
wait $started
status=$?
is 'a signal ends it' [ $status = 143 ]
is 'with all that it has started' gone "$work/child"
is 'and nothing beside it' alive "$work/beside"
kill "$(cat "$work/beside")"

echo "1..$n"
exit $failed
