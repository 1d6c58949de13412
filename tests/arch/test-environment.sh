#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# test-environment.sh SOURCE-FOLDER: the Debian 13 roots that build-aux/environment.sh keeps, and what it tells a program in one.

set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
export HOME=$dir XDG_CACHE_HOME=$dir/cache
. "$1/build-aux/environment.sh"

number=0
failed=0
# check NAME COMMAND...: does the command succeed?
check () {
  local result=ok
  number=$((number + 1))
  "${@:2}" || { result='not ok'; failed=1; }
  echo "$result $number - $1"
}
all () { local path; for path; do [ -e "$path" ] || { echo "# $path is gone"; return 1; }; done; }
none () { local path; for path; do [ ! -e "$path" ] || { echo "# $path is still there"; return 1; }; done; }
free () { flock -n "$1" true; }

# a_root NAME DAYS: a root last used so many days ago
a_root () {
  mkdir -p "$cache/trixie-$1/usr" "$cache/trixie-$1.locale/de_DE.UTF-8"
  touch -d "$2 days ago" "$cache/trixie-$1.lock"
}

# half_a_root NAME DAYS: one whose making was broken off
half_a_root () {
  mkdir -p "$cache/trixie-$1.new/usr" "$dir/work-$1/tmp"
  printf '%s\n' "$dir/work-$1" >"$cache/trixie-$1.work"
  touch -d "$2 days ago" "$cache/trixie-$1.lock"
}

a_root old 20
a_root recent 3
a_root played 20
half_a_root broken 0
half_a_root making 20
exec 5<>"$cache/trixie-played.lock" 6<>"$cache/trixie-making.lock"
flock -s 5
flock -x 6
old_lock=$(stat -c %i "$cache/trixie-old.lock")

# Beside the removing itself, notes what another run would find in the meantime.
eval "really_$(declare -f remove)"
remove () {
  local lock=${1%.new}
  lock=${lock%.locale}.lock
  [ ! -e "$lock" ] || ! free "$lock" || echo "$1" >>"$dir/unlocked"
  really_remove "$1"
}
forget_old_roots

check 'a root that nobody used for two weeks is removed' none "$cache"/trixie-old{,.locale}
check 'a root used since then stays' all "$cache"/trixie-recent{,.locale}
check 'an old root in use stays' all "$cache"/trixie-played{,.locale}
check 'what was left of an unfinished root is removed' none "$cache"/trixie-broken.{new,work} "$dir/work-broken"
check 'a root that is being made stays' all "$cache"/trixie-making.{new,work} "$dir/work-making"
check 'what is removed is locked until then' none "$dir/unlocked"
check 'a lock stays the file that others may be waiting for' test "$old_lock" = "$(stat -c %i "$cache/trixie-old.lock" 2>/dev/null)"
check 'locks are let go' free "$cache/trixie-old.lock"

flock -u 5
flock -u 6
forget_old_roots
check 'both go when they are let go' none "$cache"/trixie-played{,.locale} "$cache"/trixie-making.{new,work} "$dir/work-making"

told_of () { BROADWAY_DISPLAY=:7 GDK_BACKEND=broadway SECRET=x told | tr '\0' '\n' | grep -qx "$1"; }
check "a program is told the user's display" told_of BROADWAY_DISPLAY=:7
check 'a program is told nothing of the rest' eval '! told_of SECRET=x'

echo "1..$number"
exit $failed
