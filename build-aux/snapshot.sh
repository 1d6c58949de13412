# shellcheck shell=bash
# SPDX-FileCopyrightText: The Rummy 500 authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Copies of the sources as they are or were at a commit, to build aside; sourced by faults and bench after environment.sh.

# snapshot: names the sources as they are now, with what is not committed, as Git names a tree
snapshot () {
  local index
  index=$(mktemp)
  cp "$(git -C "$src" rev-parse --path-format=absolute --git-path index)" "$index"
  GIT_INDEX_FILE=$index git -C "$src" add --all && GIT_INDEX_FILE=$index git -C "$src" write-tree
  rm -f "$index"
}

# commit NAME: the full name of a commit, or the end
commit () { git -C "$src" rev-parse --verify --quiet "$1^{commit}" || die "There is no commit \"$1\"."; }

# build_from FOLDER TREE: from here on $src is a copy of these sources in a folder beside the build folders, which nobody else
# uses meanwhile; only files that differ are written, so little of it has to be built again
build_from () {
  local folder=$builds/$1 git_dir
  git_dir=$(git -C "$src" rev-parse --absolute-git-dir)
  mkdir -p "$folder"
  exec 6>>"$folder.lock"
  lock -x 6 "another run in $folder"
  GIT_DIR=$git_dir GIT_WORK_TREE=$folder GIT_INDEX_FILE=$folder.index git read-tree --reset -u "$2"
  more+=(--ro-bind "$src/build-aux" "$src/build-aux")
  src=$folder
}
