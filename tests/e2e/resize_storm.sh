#!/usr/bin/env bash
# The window changes its size again and again while somebody plays; afterwards the screen is just
# what a fresh drawing of it is. Usage: resize_storm.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=resize_storm
. "$(dirname "$0")/../support/terminal.sh"

sizes='20x5 250x80 80x24 79x24 21x6 200x50 80x23 81x25 120x30 20x80 250x5 132x43 80x24 1x1 100x40'

resize() {
    tm resize-window -t game -x "${1%x*}" -y "${1#*x}"
}

# The screen with its colours.
picture() {
    tm capture-pane -e -p -t game
}

# As many sizes as there are, with keys in between and hardly a pause.
storm() {
    for size in $sizes; do
        resize "$size"
        press "$@"
        if [ $((RANDOM % 3)) = 0 ]; then sleep 0.02; fi
    done
}

# Pulls the land along with the mouse while the window changes its size.
drag_in_a_storm() {
    local row=10 col=20
    press -l $'\033[<0;20;10M'
    for size in $sizes; do
        resize "$size"
        row=$((row % 20 + 3)) col=$((col % 60 + 7))
        press -l $'\033'"[<32;$col;${row}M"
    done
    press -l $'\033'"[<0;$col;${row}m"
}

# Draws all anew and compares.
is_clean() {
    local before
    sleep 0.3
    before=$(picture)
    press C-l
    sleep 0.3
    [ "$before" = "$(picture)" ] || fail "after $1 the screen is not what it should be"
}

RANDOM=7
tm new-session -d -s game -x 80 -y 24 \
    "TERM=tmux-256color '$binary' new --player Ann --player Ben --seed 5; echo status \$?; cat"
see 'Ann'
press Enter
for size in 80x24 200x50 20x5 250x80; do
    storm Tab r Tab
    resize "$size"
    is_clean "placing at $size"
done
resize 80x24
for round in 1 2 3; do
    storm Enter
    resize 80x24
    is_clean "turns, round $round"
done
press '?'
storm Down
resize 80x24
is_clean 'the help'
press Escape
storm + J -
resize 132x43
is_clean 'panning'
drag_in_a_storm
resize 132x43
is_clean 'dragging'
resize 80x24
press C-c
see 'Leave Bastide?'
press Enter
see 'status 0'
echo ok
