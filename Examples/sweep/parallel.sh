#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Plays a sweep in parts with GNU parallel, on this machine or on others:
#
#   parallel.sh card.json 8 --vary 'damping=range(0.1,1,0.1)' > card.csv
#   PARALLEL='--sshlogin one,two --transferfile card.json' parallel.sh card.json 8 --vary … > card.csv
#
# GNU parallel reads more options from the variable PARALLEL. Each part plays on one thread, as parallel
# starts one for each processor. "uidyn" must be on the PATH of every machine.

set -eu
scene=$1 parts=$2
shift 2
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
# Every word is quoted, because the command passes through a shell.
words=$(for word; do printf " '%s'" "$(printf %s "$word" | sed "s/'/'\\\\''/g")"; done)
seq "$parts" | parallel --halt now,fail=1 --keep-order \
  "uidyn sweep '$scene' $words --shard {}/$parts -j 1" > "$folder/all.csv"
head -n 1 "$folder/all.csv"
grep -v '^case,' "$folder/all.csv" | sort -t, -k1,1n
