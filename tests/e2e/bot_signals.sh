#!/usr/bin/env bash
# Signals while a bot thinks, in text mode and on the screen: the game is stopped and goes on, or it
# ends, and its record is whole and is played on. Usage: bot_signals.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=bot_signals
. "$(dirname "$0")/../support/terminal.sh"
[ -d /proc/self/task ] || {
    echo 'the threads of a program cannot be seen here'
    exit 77
}

bots='-b Ann=expert -b Ben=expert -b Cid=expert -b Dan=expert'

# Runs the program and says how it ended, on a line of its own: a program that is killed leaves the
# cursor anywhere, even in the middle of a sequence. No shell with job control is above it, nor tmux
# itself: they would take note when it stops.
cat >"$folder/run" <<'END'
sh -c 'echo $$ >"$0"; exec "$@"' "$@"
printf '\030\r\nstatus: %s\r\n' "$?"
cat
END

# Starts the program and learns its number.
start() {
    rm -f "$folder/pid"
    tm respawn-pane -k -t game \
        "TERM=tmux-256color sh '$folder/run' '$folder/pid' '$binary' $*"
    comes [ -s "$folder/pid" ] || fail 'it does not start'
    pid=$(cat "$folder/pid")
}

has_stopped() {
    grep -q '^State:.T' "/proc/$pid/status"
}

# Stops it at a moment at which a bot thinks: there is a thread more than the one that waits.
stopped_while_thinking() {
    kill -s STOP "$pid"
    comes has_stopped || fail 'it does not stop'
    threads=("/proc/$pid/task"/*)
    [ ${#threads[@]} -gt 1 ] && return
    kill -s CONT "$pid"
    return 1
}

record() {
    echo "$XDG_DATA_HOME"/bastide/*.bastide
}

tiles_kept() {
    grep -c ' place ' "$(record)"
}

# Notes the last turn that is told or shown. With the base set as many tiles, less one, have been
# placed.
seen=0
look() {
    seen=$(screen | grep -oi 'turn [0-9]*' | grep -o '[0-9]*' | sort -n | tail -n 1)
}

# The record can be read to its end, and has all that was seen.
is_whole() {
    printf 'load %s\nstate\n' "$(record)" | "$binary" engine | tail -n 1 | grep -q '"phase":' ||
        fail "$1: the record is not whole"
    [ "$(tiles_kept)" -ge $((seen - 1)) ] ||
        fail "$1: turn $seen was seen, and $(tiles_kept) tiles are in the record"
}

has_tiles() {
    [ "$(tiles_kept)" -ge "$1" ]
}

goes_on() {
    comes has_tiles $(($(tiles_kept) + 2)) || fail "$1: it does not go on"
}

# Stop and go on, twice; then the signal, and the game is played on.
endure() {
    local signal=$1 game=$2 what="${2:-on the screen}, SIG$1"
    start "$game new --sets base --seed 5 $bots"
    for turn in 2 4; do
        see "urn $turn"
        comes stopped_while_thinking || fail "$what: no bot thinks"
        look
        is_whole "$what, stopped"
        kill -s CONT "$pid"
        goes_on "$what, continued"
    done
    comes stopped_while_thinking || fail "$what: no bot thinks"
    look
    kill -s "$signal" "$pid"
    kill -s CONT "$pid"
    comes is_gone "$pid" || fail "$what: it does not end"
    see 'status: '
    is_whole "$what"
    start "$game load '$(record)'"
    goes_on "$what, loaded"
    kill -s KILL "$pid"
    see 'status: 137'
    rm "$(record)"
}

# Moves are not shown one by one, so that nearly always somebody thinks.
mkdir -p "$XDG_CONFIG_HOME/bastide"
echo 'bot-pace: at-once' >"$XDG_CONFIG_HOME/bastide/settings"
tm new-session -d -s game -x 80 -y 24 cat
for signal in TERM HUP; do
    for game in --plain ''; do
        endure $signal "$game"
    done
done
echo ok
