# shellcheck shell=bash
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Where the game is built and run; sourced by run, test, bench and check.
#
# Where the host's libraries are new enough (see packages), the place is "host". Anywhere else it is "trixie": a Debian 13
# root, made once with mmdebstrap, kept in the user's cache folder and entered with bubblewrap. Who sets release to "sid"
# gets one of Debian unstable in any case.

set -euo pipefail
umask 022

src=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
export HOME=${HOME:-$(getent passwd "$(id -u)" | cut -d: -f6)}
[ "$HOME" != / ] && [ -w "$HOME" ] || { echo "HOME ($HOME) is not a folder of yours." >&2; exit 1; }
cache=${XDG_CACHE_HOME:-$HOME/.cache}/rummy500
install=no   # --install: may packages be installed with sudo?
session=no   # is the program inside given the user's home, display and session?
release=trixie   # of Debian, that a root has
contents='build run test bench pack'   # what of packages it holds
place=       # host, or the release of the root
root=        # the folder of the root
bubble=()    # the bubblewrap options that work on this host
more=()      # further ones, of whoever wants them
quickly=(-Ddebug=false -Dc_link_args=-fuse-ld=mold)   # Meson's options for a build that is only there to be tested
export CCACHE_DIR=$cache/compiled   # what is compiled once is not compiled again, in this folder or another one
processes=("--unshare-pid --proc /proc" "--ro-bind /proc /proc")   # ways to have a /proc, the better ones first

say () { printf '%s\n' "$*" >&2; }
die () { say "$@"; exit 1; }

refuse () { die "build-aux/${0##*/} does not know \"$1\"; see build-aux/${0##*/} --help"; }

# lock -s|-x FD WHOM: shared or alone
lock () { flock -n "$1" "$2" || { say "Waiting for $3"; flock "$1" "$2"; }; }

# ---- Packages ------------------------------------------------------------------------------------------------------

column=0     # of packages, for this distribution
if command -v apt-get; then column=2
elif command -v dnf; then column=3
elif command -v pacman; then column=4
elif command -v zypper; then column=5
fi >/dev/null

# packages COLUMN WHEN...: their names
packages () {
  awk -v column="$1" -v when=" ${*:2} " \
    '!/^#/ && NF && index (when, " " $1 " ") && $column != "-" { print $column }' "$src/build-aux/packages" | LC_ALL=C sort -u
}

# missing WHEN...: the names of those that are not installed
missing () {
  local wanted package
  wanted=$(packages "$column" "$@")
  case $column in
    2) dpkg-query -W -f '${Package} ${db:Status-Status}\n' | awk '$2 == "installed" { print $1 }' | LC_ALL=C sort -u |
         LC_ALL=C comm -23 <(printf '%s\n' "$wanted") - ;;
    3|5) for package in $wanted; do rpm -q --quiet --whatprovides "$package" || printf '%s\n' "$package"; done ;;
    4) pacman -T $wanted || true ;;
  esac
}

# obtain WHEN...: has the packages installed, or ends by naming the command that installs them
obtain () {
  local names command sudo=
  if [ "$column" = 0 ]; then
    case $* in *build*) names='meson ninja cc msgfmt blueprint-compiler' ;; *) names='mmdebstrap bwrap' ;; esac
    for command in $names; do
      command -v "$command" >/dev/null ||
        die "Missing: $command. This system's package manager is not known here; under Debian's names all of this is needed:" \
          "$(packages 2 "$@" | paste -sd' ')"
    done
    return
  fi
  names=$(missing "$@" | sed 's/.*(.*/"&"/' | paste -sd' ')
  [ -n "$names" ] || return 0
  case $column in
    2) command="apt-get install --no-install-recommends $names" ;;
    3) command="dnf install $names" ;;
    4) command="pacman -S --needed $names" ;;
    5) command="zypper install $names" ;;
  esac
  if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null && sudo='sudo '
    [ "$install" = yes ] && [ -n "$sudo" ] ||
      die "Packages are missing. Please run this${sudo:+ (or this program again with --install)}${sudo:- as root}:" "" "  $sudo$command"
  fi
  say "Installing: $names"
  case $column in
    2) update_lists; command="env DEBIAN_FRONTEND=noninteractive ${command/install/install -qq -y}" ;;
    3) command=${command/install/install -y} ;;
    4) command=${command/-S/-S --noconfirm} ;;
    5) command=${command/install/--non-interactive install} ;;
  esac
  eval "$sudo$command" >&2 || die "That failed; the command was: $sudo$command"
}

update_lists () {
  compgen -G '/var/lib/apt/lists/*Packages*' >/dev/null && return
  if [ "$(id -u)" = 0 ]; then
    apt-get update -qq >&2
  elif [ "$install" = yes ]; then
    sudo apt-get update -qq >&2
  else
    die "apt does not know yet which packages there are. Please run this:" "" "  sudo apt-get update"
  fi || die "apt-get update failed."
}

# Are the host's libraries new enough: those installed or, where one is not installed, those on offer?
new_enough () {
  local package module floor offered
  while read -r package module floor; do
    if pkg-config --exists "$module" 2>/dev/null; then
      pkg-config --atleast-version="$floor" "$module" || return
    elif [ "$column" = 2 ]; then
      update_lists
      offered=$(LC_ALL=C apt-cache policy "$package" | awk '$1 == "Candidate:" { sub (/^[0-9]+:/, "", $2); print $2 }')
      [[ $offered == [0-9]* ]] && dpkg --compare-versions "$offered" ge "$floor" || return
    fi
  done < <(awk '/>=/ && !/^#/ { split ($NF, floor, ">="); print $2, floor[1], floor[2] }' "$src/build-aux/packages")
}

# ---- The Debian root -----------------------------------------------------------------------------------------------

# One hash over the names and sizes of its files, so that a lost or a cut file is noticed (0.2 s).
fingerprint () {
  (cd "$1" && find . -mindepth 1 -path ./stamp -o -printf '%p %y %s\n' | LC_ALL=C sort | sha256sum) 2>/dev/null
}

healthy () { [ -s "$1/stamp" ] && [ "$(cat "$1/stamp")" = "$(fingerprint "$1")" ]; }

remove () {
  [ -e "$1" ] || return 0
  rm -rf "$1" 2>/dev/null || { chmod -R u+rwX "$1" && rm -rf "$1"; } || mmdebstrap --unshare-helper rm -rf "$1"
}

# mmdebstrap's words for the root. It need not sync every file to the disk: it is copied and then checked anyway.
# The lists of unstable are soon out of date, which does not matter here.
recipe () {
  [ "$release" = trixie ] || printf '%s\n' --aptopt='Acquire::Check-Valid-Until "false"'
  printf '%s\n' --mode=unshare --variant=minbase --format=tar --dpkgopt=force-unsafe-io --dpkgopt='path-exclude=/usr/share/doc/*' \
    --dpkgopt='path-exclude=/usr/share/man/*' --include="$(packages 2 $contents | paste -sd,)" "$release"
}

make_root () {
  local new=$root.new work mirror proxy='' options
  bwrap --ro-bind / / true 2>/dev/null || { explain_namespaces; exit 1; }
  say "Making a folder of Debian $release for building and running the game: once, some minutes, 1 GB in $root"
  remove "$root"
  forget_unfinished "$root"
  work=$(mktemp -d /var/tmp/rummy500.XXXXXXXX)
  chmod 1777 "$work"   # mmdebstrap's users inside are not ours
  printf '%s\n' "$work" >"$root.work"
  mkdir -p "$new"

  # The host's own mirror and proxy where it has them; else mmdebstrap's default.
  mirror=
  if [ "$column" = 2 ]; then
    mirror=$(. /etc/os-release && [ "$ID" = debian ] && apt-get indextargets --format '$(RELEASE) $(COMPONENT) $(REPO_URI)' 2>/dev/null |
      awk -v release="$VERSION_CODENAME" '$1 == release && $2 == "main" { print $3; exit }') || true
    [ -z "$mirror" ] || /usr/lib/apt/apt-helper download-file "${mirror%/}/dists/$release/InRelease" "$work/InRelease" >/dev/null 2>&1 ||
      mirror=
    eval "$(apt-config shell proxy Acquire::http::Proxy)"
    [ -z "$proxy" ] || export http_proxy="${http_proxy:-$proxy}"
  fi

  mapfile -t options < <(recipe)
  if ! HOME=$work TMPDIR=$work mmdebstrap "${options[@]}" - ${mirror:+"$mirror"} |
      tar -x --no-same-owner --no-same-permissions --exclude='./dev/*' --exclude=./var/cache/apt --exclude=./var/lib/apt -C "$new"; then
    forget_unfinished "$root"
    explain_mmdebstrap
  fi
  tr -d - </proc/sys/kernel/random/uuid >"$new/etc/machine-id"
  [ "$(id -u)" = 0 ] || getent passwd "$(id -u)" >>"$new/etc/passwd"   # D-Bus looks the user up
  fingerprint "$new" >"$new/stamp"
  mv "$new" "$root"
  forget_unfinished "$root"
  forget_old_roots
}

explain_mmdebstrap () {
  say "" "The folder of Debian $release could not be made; the reason is above."
  compgen -G '/usr/share/keyrings/debian-archive-trixie*' >/dev/null ||
    say "The keys of Debian 13 are not known here: install a newer debian-archive-keyring (2023.3+deb12u2 or later), perhaps" \
      "from the updates of this release."
  if [ "$(id -u)" != 0 ]; then
    grep -q "^$(id -un):" /etc/subuid && grep -q "^$(id -un):" /etc/subgid ||
      say "This user has no range of subordinate ids; root can give one:" "" \
        "  usermod --add-subuids 100000-165535 --add-subgids 100000-165535 $(id -un)" ""
  fi
  exit 1
}

# Why this host lets nobody make a namespace, and what to do about it.
explain_namespaces () {
  local file=/proc/sys/kernel/unprivileged_userns_clone
  if [ "$(id -u)" != 0 ] && [ -e $file ] && [ "$(cat $file)" = 0 ]; then
    say "The kernel lets only root make user namespaces. Root can allow it: sysctl kernel.unprivileged_userns_clone=1"
  elif [ "$(id -u)" != 0 ] && [ "$(cat /proc/sys/kernel/apparmor_restrict_unprivileged_userns 2>/dev/null)" = 1 ]; then
    say "AppArmor lets only chosen programs make user namespaces. Root can allow it:" \
      "sysctl kernel.apparmor_restrict_unprivileged_userns=0"
  elif [ "$(id -u)" != 0 ] && [ "$(cat /proc/sys/user/max_user_namespaces)" = 0 ]; then
    say "No user namespaces are allowed here. Root can allow them: sysctl user.max_user_namespaces=10000"
  else
    say "This container (or a security policy) lets nobody mount or make namespaces, so a Debian 13 folder cannot be entered." \
      "Start the container with --privileged (or with --cap-add=SYS_ADMIN --security-opt seccomp=unconfined" \
      "--security-opt apparmor=unconfined), or use a Debian 13 container, which needs none of this."
  fi
}

# What is left of a root whose making was broken off.
forget_unfinished () {
  remove "$1.new" && { [ ! -s "$1.work" ] || remove "$(cat "$1.work")"; } && rm -f "$1.work"
}

# Roots for other package lists, and what was made of them: those that nobody has used for two weeks, and what was never
# finished. Their locks stay, for a run that waits for one would get a file that no later run sees.
forget_old_roots () {
  local lock old
  for lock in "$cache"/{trixie,sid,runtime}-*.lock; do
    [ -e "$lock" ] || continue
    old=${lock%.lock}
    (
      flock -n 7 || exit 0
      [ -z "$(find "$lock" -mtime +14)" ] || { remove "$old" && remove "$old.locale"; } && forget_unfinished "$old"
    ) 7>>"$lock" || say "$old is no longer needed, but cannot be removed."
  done
}

# ready FD FOLDER COMMAND: a folder in the cache, shared with other runs; made alone, by the command. The lock lasts as long as
# whatever runs inside.
ready () {
  mkdir -p "$cache"
  eval "exec $1>>\"\$2.lock\""
  touch "$2.lock"
  lock -s "$1" "another run that makes $2"
  healthy "$2" && return
  lock -x "$1" "other runs in $2, which is damaged or not finished"
  healthy "$2" || "$3"
  flock -s "$1"
}

# The root for this package list (of unstable: and this week).
ready_root () {
  root=$cache/$release-$({ recipe; uname -m; [ "$release" != sid ] || date +%G-%V; } | sha256sum | cut -c1-12)
  ready 9 "$root" make_root
}

# ---- Inside --------------------------------------------------------------------------------------------------------

# The variables that a program inside the root is told; the rest of the host's would only mislead it.
told () {
  local variable
  while IFS= read -r -d '' variable; do
    case ${variable%%=*} in
      TERM|COLORTERM|NO_COLOR|LANG|LANGUAGE|LC_*|LOCPATH|TZ|USER|LOGNAME|HOME|XDG_*_HOME|XDG_RUNTIME_DIR|XDG_DATA_DIRS|\
      XDG_CURRENT_DESKTOP|XDG_SESSION_TYPE|DISPLAY|XAUTHORITY|WAYLAND_DISPLAY|DBUS_SESSION_BUS_ADDRESS|AT_SPI_BUS_ADDRESS|\
      PULSE_SERVER|PULSE_COOKIE|BROADWAY_DISPLAY|GDK_BACKEND|GDK_DEBUG|GDK_SCALE|GDK_DISABLE|GTK_A11Y|GTK_DEBUG|GTK_THEME|GSK_*|\
      GSETTINGS_BACKEND|G_DEBUG|G_MESSAGES_DEBUG|ADW_*|?SAN_OPTIONS|??SAN_OPTIONS|CCACHE_DIR|MESON_*|NINJA_STATUS|RUMMY*|BUILD_DIR|SRC_DIR) printf '%s\0' "$variable" ;;
    esac
  done < <(env -0)
}

# inside COMMAND...: runs it in the place. In the root it sees the project and nothing else, not even a network; in a session
# also the user's home, display, sound and buses.
inside () {
  if [ "$place" = host ]; then
    "$@"
    return
  fi
  local variables options=("${bubble[@]}" --die-with-parent --dev /dev --ro-bind "$root/etc" /etc) folder
  for folder in "$root"/usr/*; do
    [ "${folder##*/}" = local ] || options+=(--ro-bind "$folder" "/usr/${folder##*/}")
  done
  for folder in bin sbin lib lib32 lib64; do
    [ ! -L "$root/$folder" ] || options+=(--symlink "usr/$folder" "/$folder")
  done
  options+=(--ro-bind-try "$root/var/cache/fontconfig" /var/cache/fontconfig --dir /var/tmp)

  if [ "$session" = yes ]; then
    export XDG_RUNTIME_DIR=${XDG_RUNTIME_DIR:-/run/user/$(id -u)}
    options+=(--bind /tmp /tmp --perms 0700 --dir "$XDG_RUNTIME_DIR" --bind-try "$XDG_RUNTIME_DIR" "$XDG_RUNTIME_DIR"
      --ro-bind-try /usr/share/fonts /usr/local/share/fonts)
    [ ! -d /dev/dri ] || options+=(--dev-bind /dev/dri /dev/dri --ro-bind /sys /sys)
    for folder in "$HOME" "$cache" "${XDG_DATA_HOME:-}" "${XDG_CONFIG_HOME:-}" "${XDG_STATE_HOME:-}" "${XAUTHORITY:-}"; do
      [ ! -e "$folder" ] || options+=(--bind "$folder" "$folder")
    done
  else
    options+=(--tmpfs /tmp)
  fi
  options+=("${more[@]}" --bind "$CCACHE_DIR" "$CCACHE_DIR" --bind "$src" "$src" --bind "$builds" "$builds" --chdir "$src")
  mapfile -d '' variables < <(told)
  env -i PATH=/usr/bin:/bin "${variables[@]}" "$(command -v bwrap)" "${options[@]}" "$@"
}

# Finds out which namespaces this host lets us have, the better ones first.
probe () {
  local user process network reason=
  for user in "" --unshare-user; do
    for process in "${processes[@]}"; do
      for network in --unshare-net ""; do
        [ "$session" = no ] || [ -z "$network" ] || continue
        read -ra bubble <<<"$user $process $network"
        reason=$(inside true 2>&1) && return
      done
    done
  done
  say "$reason"
  explain_namespaces
  exit 1
}

# enter_root: makes the root the place, whatever the host has
enter_root () {
  place=$release
  obtain root
  ready_root
  find_builds
  probe
}

# Another user's build folder, or a source folder that cannot be written: build in the cache. Meson takes ccache where there
# is one; it trusts the list of headers that the compiler writes, and the folder's name is in no object.
find_builds () {
  local settings=$'max_size = 2G\ndepend_mode = true\nhash_dir = false\nsloppiness = pch_defines,time_macros'
  mkdir -p "$CCACHE_DIR"
  [ "$(cat "$CCACHE_DIR/ccache.conf" 2>/dev/null)" = "$settings" ] || printf '%s\n' "$settings" >"$CCACHE_DIR/ccache.conf"
  builds=$src/_build
  mkdir "$builds" 2>/dev/null || true
  [ -O "$builds" ] && [ -w "$builds" ] || builds=$cache/build-$(printf %s "$src" | sha256sum | cut -c1-12)
  mkdir -p "$builds"
}

# enter WHEN...: decides on the place and has it ready for building and for what else is named
enter () {
  place=$release
  if [ "$release" = trixie ] && new_enough; then
    obtain build run "$@"
    new_enough && place=host   # once more, where only now there are packages to ask
  fi
  if [ "$place" = host ]; then
    export PATH=/usr/bin:/bin:$PATH   # the system's Python, which has its libraries
    find_builds
  else
    enter_root
  fi
}

# speak: in the root, makes the locales that the user's variables name; without them nothing would be translated
speak () {
  local name
  [ "$place" != host ] || return 0
  export LOCPATH=$root.locale TZ=${TZ-$(realpath /etc/localtime 2>/dev/null | sed -n 's|.*/zoneinfo/||p')}
  mkdir -p "$LOCPATH"
  for name in $(env | sed -n 's/^\(LANG\|LC_[A-Z]*\)=//p' | sort -u); do
    case $name in C|POSIX|C.*|*/*) continue ;; esac
    [ -d "$LOCPATH/$name" ] || inside "$src/build-aux/make-locale" "$name" || say "Debian has no locale $name; the game may speak English."
  done
}

# configure FLAVOUR OPTION...: a build folder, set up anew where it was made for something else; $build from here on
configure () {
  local key log
  build=$builds/$1-$place
  key="$src $root $(uname -m) ${*:2} $([ "$place" != host ] || meson --version)
$(sed -n '/^project/,/^)/p' "$src/meson.build")"   # its default options count only at the start
  exec 8>>"$build.lock"
  lock -x 8 "another build in $build"
  if [ "$(cat "$build/configured" 2>/dev/null)" != "$key" ]; then
    say "Setting up $build"
    rm -rf "$build"
    log=$(inside meson setup --prefix="$build/stage" "${@:2}" "$build" "$src" 2>&1) || die "$log"
    printf '%s\n' "$key" >"$build/configured"
  fi
}

# make_targets TARGET...: builds these in $build, or everything
# shellcheck disable=SC2120   # whoever sources this names some
make_targets () { inside ninja -C "$build" -j "$(nproc)" "$@" >&2 || die "The build failed."; }

# stage: installs what is built into $build/stage
stage () {
  local log
  log=$(inside meson install -C "$build" --no-rebuild --quiet 2>&1) || die "$log"
}

# compile FLAVOUR OPTION...: configures, builds and installs
compile () {
  configure "$@"
  make_targets
  stage
}

# count_tap FILE: tells how many cases of a test passed; fails where one did not
count_tap () {
  awk '/^ok/ { passed++ } /^not ok/ { failed++ } /^1\.\./ { planned = substr ($0, 4) + 0 }
    END { failed += planned > passed + failed ? planned - passed - failed : !planned
          printf "%d passed, %d failed, 0 skipped\n", passed, failed
          exit failed > 0 }' "$1"
}
