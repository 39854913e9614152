#!/usr/bin/env bash
# Deletes games in a real terminal: of a program that is killed they come back, of one that is left
# they do not. Usage: delete.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=delete
. "$(dirname "$0")/../support/terminal.sh"

games=$XDG_DATA_HOME/bastide

# How many games there are.
count() {
    find "$games" -maxdepth 1 -name '*.bastide' | wc -l
}

has_games() {
    [ "$(count)" -eq "$1" ]
}

# Starts the binary in a terminal of its own: one that is killed leaves its terminal as it was.
start() {
    tm respawn-pane -k -t game "TERM=tmux-256color sh -c 'echo \$\$ >$folder/pid; exec \"$binary\" $*'
                                echo status \$?; cat"
}

# The list of games, with a name that is on it.
list() {
    start
    see 'New game'
    press l
    see "$1"
}

tm new-session -d -s game -x 80 -y 24 cat
for name in Ann Zoe; do
    start -p $name -p Ben
    see 'turn 1'
    press C-c
    see 'Leave Bastide?'
    press Enter
    see 'status 0'
done
comes has_games 2 || fail 'there are not two games'

list 'Zoe'
press d
see 'u restores it'
comes has_games 1 || fail 'nothing was deleted'
kill -KILL "$(cat "$folder/pid")"
comes is_gone "$(cat "$folder/pid")" || fail 'it is not gone'

list 'Zoe'
comes has_games 2 || fail 'the game of the killed program is lost'
press d
see 'u restores it'
press u
comes has_games 2 || fail 'the game did not come back'
press d
comes has_games 1 || fail 'nothing was deleted'
press C-c
see 'Leave Bastide?'
press Enter
see 'status 0'
has_games 1 || fail 'a deleted game came back'
[ ! -e "$games/deleted" ] || fail 'the deleted game is still kept'
