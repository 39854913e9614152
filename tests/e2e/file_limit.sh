#!/usr/bin/env bash
# Plays where files may grow to a kilobyte at most (ulimit -f): a record that cannot be written is told
# of, on the screen, in lines and by the engine, and nobody is killed by the limit's signal.
# What is said goes through a pipe, for files that it went to would be cut as well.
# Usage: file_limit.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=file_limit
. "$(dirname "$0")/../support/terminal.sh"

limited() {
    sh -c 'ulimit -f 1; exec "$@"' limited "$binary" "$@"
}

tells() {
    local name=$1 status=$2
    [ "$status" -lt 128 ] || { echo "$test: $name is killed: $status"; exit 1; }
    grep -q 'File too large' "$folder/said" || {
        echo "$test: $name does not tell"
        tail -n 20 "$folder/said"
        exit 1
    }
}

status=0
(yes 1 || true) 2>/dev/null | head -n 200 |
    limited --plain new --player Ann --player Ben --sets base --seed 5 2>&1 | cat >"$folder/said" || status=$?
tells 'the game in lines' "$status"

status=0
{
    echo 'new players=2 sets=base seed=5'
    echo "save $folder/kept.bastide"
    echo 'random 60 1'
    echo "save $folder/more.bastide"
} | limited engine 2>&1 | cat >"$folder/said" || status=$?
tells 'the engine' "$status"

# A game that is nearly as large as a file may be: the next turns are too much.
for moves in $(seq 20 60); do
    rm -f "$folder/game.bastide"
    printf 'new players=2 sets=base seed=5\nrandom %d 7\nsave %s\n' "$moves" "$folder/game.bastide" |
        "$binary" engine >"$folder/said"
    if [ "$(wc -c <"$folder/game.bastide")" -gt 900 ]; then break; fi
done
tm new-session -d -s game -x 80 -y 24 \
    "ulimit -f 1; TERM=tmux-256color '$binary' load '$folder/game.bastide'; echo status \$?; cat"
see 'turn'
for _ in $(seq 100); do
    if screen | grep -q 'File too large'; then break; fi
    press Enter
    sleep 0.1
done
see 'File too large'
press C-c
see 'Leave Bastide?'
press Enter
see 'status 0'
echo ok
