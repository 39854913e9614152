#!/usr/bin/env bash
# Who looks elsewhere is called: the terminal's title says whose turn it is and comes back at the end,
# however that is; the bell rings once for a turn, and not where it is off. Usage: calls.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test="calls"
. "$(dirname "$0")/../support/terminal.sh"

mkdir -p "$folder/config/bastide"
record=$folder/game.bastide
cat >"$record" <<'END'
bastide: 1
player: Ann
player: Ben
sets: base
chance: unseen

- draw FFRr
END

has_title() {
    [ "$(tm display-message -p -t "$1" '#{pane_title}')" = "$2" ]
}

titled() {
    comes has_title "$1" "$2" || {
        echo "$test: the title at $1 does not become '$2' but is:"
        tm display-message -p -t "$1" '#{pane_title}'
        exit 1
    }
}

# A shell that has a title of its own; what the program writes is kept in $folder/NAME.bytes.
open_shell() {
    tm new-session -d -s "$1" -x 80 -y 24 \
        "printf '\033]2;shell of $1\007'; TERM=tmux-256color exec bash --norc"
    tm pipe-pane -t "$1" -o "cat >'$folder/$1.bytes'"
    titled "$1" "shell of $1"
}

sit_down() {
    at "$1" "'$binary' join '$record' --as $1; echo status \$?" Enter
}

# Bells, not counting those that end a title.
bells_at() {
    LC_ALL=C sed 's/\x1b\]0;[^\x07]*\x07//g' "$folder/$1.bytes" | tr -cd '\007' | wc -c
}

has_bells() {
    [ "$(bells_at "$1")" = "$2" ]
}

open_shell Ann
open_shell Ben
sit_down Ann
titled Ann 'Bastide: your turn, Ann'
sit_down Ben
titled Ben 'Bastide: Ann to move'
at Ann Enter
see_at Ann 'a follower?'
at Ann 0
see_at Ann 'Enter ends the turn'
at Ann Enter
titled Ann 'Bastide: Ben to move'
titled Ben 'Bastide: your turn, Ben'
comes has_bells Ben 1 || fail "the bell rings $(bells_at Ben) times"
has_bells Ann 0 || fail 'whoever has moved is called'
# Suspended, the shell has its title; back again the program has its own.
at Ben C-z
titled Ben 'shell of Ben'
at Ben 'fg' Enter
titled Ben 'Bastide: your turn, Ben'
at Ben C-c
see_at Ben 'Leave Bastide?'
at Ben Enter
titled Ben 'shell of Ben'
# Off is off, and a signal gives the title back as well.
printf 'turn-bell: off\nturn-title: off\n' >"$folder/config/bastide/settings"
: >"$folder/Ben.bytes"
sit_down Ben
see_at Ben 'turn 2'
titled Ben 'shell of Ben'
kill -TERM "$(tm list-panes -t Ann -F "#{pane_pid}" | xargs pgrep -P)"
titled Ann 'shell of Ann'
has_bells Ben 0 || fail 'a bell that is off rings'
echo ok
