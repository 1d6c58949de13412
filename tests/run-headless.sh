#!/bin/sh
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# run-headless.sh [--touch] [--size WxH] [--locale] PROGRAM [ARGUMENT...]
#
# Runs a program on an X server and a session bus of its own, with folders of its own for settings and data, and
# returns its exit status.  Standard output is the program's alone.  With --locale there is a locale en_US.UTF-8,
# whatever is installed: like C.UTF-8, but the C library looks for translations in it.  Without it RUMMY_TEST_LOCALE
# takes the place of LC_ALL; where that is en_US.UTF-8 it is as with it.
#
# With --touch the screen is one to touch: what is written to the socket RUMMY_TEST_TOUCH are fingers on it, as
# e2e/pointers.py does.  Only Xorg has a driver for that, and no file with its pixels.
set -eu

touch=
if [ "$1" = --touch ]; then
  touch=yes
  shift
fi

size=1280x1024
if [ "$1" = --size ]; then
  size=$2
  shift 2
fi

locale=
[ "${RUMMY_TEST_LOCALE:-}" != en_US.UTF-8 ] || locale=yes
if [ "$1" = --locale ]; then
  locale=yes
  shift
fi

dir=
server=
session=

# A number that somebody else's process may have by now is none of ours.
is_ours () { [ "$(sed -n 's/^PPid:[[:space:]]*//p' "/proc/$1/status" 2>/dev/null)" = $$ ]; }

leave () {
  status=$?
  trap - EXIT
  for process in $session $server; do
    # Its whole group; as long as it has none it is still a copy of this shell.
    ! is_ours "$process" || kill -- "-$process" 2>/dev/null || kill -KILL "$process" 2>/dev/null || :
  done
  wait
  rm -rf "$dir"
  exit $status
}
trap leave EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM
dir=$(mktemp -d "${TMPDIR:-/tmp}/rummy500-test-XXXXXX")

exec 8>&- # the lock of the build is not for what may be left of this

# What runs beside this shell is led by a shell that stays until its group is ended, for once nobody is left of a group
# another one may get its number.
stay='exec sleep 1000000 >/dev/null 2>&1 3>&- 4>&-'

# The server picks a free display and writes its number once it takes clients.
mkfifo "$dir/display"
serve () {
  setsid sh -c '"$@"; '"$stay" sh "$@" -displayfd 3 -nolisten tcp -noreset 3>"$dir/display" >"$dir/server.log" 2>&1 &
  server=$!
}
if [ -n "$touch" ]; then
  width=${size%x*}
  height=${size#*x}
  timings () { echo "$1 $(($1 + 2)) $(($1 + 4)) $(($1 + 8))"; }
  sed "s|@DIR@|$dir|; s|@SIZE@|$width $height|; s|@MODE@|$(timings "$width") $(timings "$height")|" \
    "${0%/*}/touch.conf" >"$dir/touch.conf"
  serve Xorg -config "$dir/touch.conf" -logfile "$dir/touch.log" -novtswitch -sharevts
  export RUMMY_TEST_TOUCH="$dir/touch" RUMMY_TEST_SIZE="$size"
else
  serve Xvfb -screen 0 "${size}x24" -fbdir "$dir"
  export RUMMY_TEST_SCREEN="$dir/Xvfb_screen0" # what shows on it
fi
if ! read -r number <"$dir/display"; then
  cat "$dir/server.log" >&2
  echo 'run-headless.sh: the X server did not start' >&2
  exit 99
fi

mkdir -m 700 "$dir/home" "$dir/runtime" "$dir/data" "$dir/config" "$dir/cache" "$dir/state"
if [ -n "$locale" ]; then
  for compiled in ${LOCPATH:+"$LOCPATH"/C.utf8 "$LOCPATH"/C.UTF-8} /usr/lib*/locale/C.utf8 /usr/lib*/locale/C.UTF-8; do
    [ ! -d "$compiled" ] || break
  done
  if [ ! -d "$compiled" ]; then
    echo 'run-headless.sh: the system has no locale C.UTF-8' >&2
    exit 99
  fi
  mkdir "$dir/locale"
  for name in C.utf8 C.UTF-8 en_US.utf8; do
    ln -s "$compiled" "$dir/locale/$name"
  done
  export LOCPATH="$dir/locale"
elif [ -n "${RUMMY_TEST_LOCALE:-}" ]; then
  export LC_ALL="$RUMMY_TEST_LOCALE"
fi
unset WAYLAND_DISPLAY XAUTHORITY GTK_THEME GTK_DEBUG DBUS_SESSION_BUS_ADDRESS AT_SPI_BUS_ADDRESS
export DISPLAY=":$number"
export HOME="$dir/home"
export XDG_RUNTIME_DIR="$dir/runtime"
export XDG_DATA_HOME="$dir/data"
export XDG_CONFIG_HOME="$dir/config"
export XDG_CACHE_HOME="$dir/cache"
export XDG_STATE_HOME="$dir/state"
export GDK_BACKEND=x11
export GSK_RENDERER="${GSK_RENDERER:-cairo}"
[ "$GSK_RENDERER" != cairo ] || export GDK_DISABLE=gl,vulkan
export GSETTINGS_BACKEND="${GSETTINGS_BACKEND:-memory}"

# What the bus starts would write between the lines of the program, so the bus has only standard error.
# It runs beside this shell, which can then act on a signal at once; each in a group of its own, which ends as a whole.
mkfifo "$dir/ended"
cat "$dir/ended" >"$dir/status" &
ended=$!
setsid sh -c '
  dbus-run-session -- sh -c "exec \"\$@\" >&3 3>&-" sh "$@" 3>&1 >&2 4>&-
  echo $? >&4
  '"$stay" sh "$@" 4>"$dir/ended" &
session=$!
wait "$ended"
status=$(cat "$dir/status")
exit "${status:-143}" # without one somebody else has ended it
