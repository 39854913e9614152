#!/usr/bin/env bash
# Two terminals: in one a game is played, in the other it is watched, move by move, back at an undo,
# to the end; then its record is deleted. What watches writes nothing. Usage: watch.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=watch
. "$(dirname "$0")/../support/terminal.sh"

# The same as in terminal.sh for the terminal that looks on.
watching_shows() {
    tm capture-pane -p -t watching | grep -qF -- "$1"
}

watching_sees() {
    comes watching_shows "$1" && return
    tm capture-pane -p -t watching
    fail "'$1' does not come where it is watched"
}

watching_shows_no() {
    ! watching_shows "$1"
}

# Opens a page over the game that is watched, by its key, and closes it.
opens() {
    tm send-keys -t watching "$1"
    watching_sees "$2"
    tm send-keys -t watching Escape
    comes watching_shows_no "$2" || fail "'$2' does not go where it is watched"
}

tm new-session -d -s game -x 80 -y 24 \
    "TERM=tmux-256color '$binary' new --player Ann --player Ben --sets base --seed 3; echo status \$?; cat"
see 'turn 1'
tm new-session -d -s watching -x 80 -y 24 "TERM=tmux-256color '$binary' watch; echo status \$?; cat"
watching_sees 'Ann places a tile'

# A move, and back.
press Enter
see 'Ann: place '
press Enter
watching_sees 'Ann may deploy or build'
press u
watching_sees 'Ann places a tile'

# Looking around writes nothing.
record=$(echo "$XDG_DATA_HOME"/bastide/*.bastide)
listing() {
    find "$folder" ! -name socket -printf '%p %s %T@ %C@\n' | sort
}
before=$(listing)
opens l 'Log'
opens s 'Standings'
opens c 'Scores turn by turn'
tm send-keys -t watching '['
watching_sees '1 move back'
tm send-keys -t watching End
watching_sees 'Ann places a tile'
[ "$before" = "$(listing)" ] || fail 'the watch has written something'

# The rest of the game is played in lines, and told in lines, too.
press q
see 'Leave'
press Enter
see 'New game'
press q
see 'status 0'
: >"$folder/told"
"$binary" --plain watch "$record" >"$folder/told" 2>&1 &
teller=$!
told() {
    grep -qF -- "$1" "$folder/told"
}
comes told 'Turn 1.' || fail 'nothing is told in lines'
play_on() {
    local question=0
    while [ $question -lt 400 ]; do
        echo 1
        question=$((question + 1))
    done
}
play_on | "$binary" --plain load "$record" >/dev/null
comes told 'The game is over.' || fail 'the end is not told in lines'
wait $teller || fail 'the lines end with a status'
watching_sees 'The game is over'
watching_sees 'Total'

tm send-keys -t watching b
rm "$record"
watching_sees 'The record is gone; this is its last state.'
tm send-keys -t watching q
watching_sees 'status 0'
echo ok
