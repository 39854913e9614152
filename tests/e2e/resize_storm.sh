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

# The screen with its colours, as far as they can be seen.
visible=$(dirname "$0")/../support/visible.awk
picture() {
    tm capture-pane -e -N -p -t game | awk -f "$visible"
}

size_is() {
    [ "$(stty -F "$(tm display-message -p -t game '#{pane_tty}')" size)" = "${1#*x} ${1%x*}" ]
}

# Waits until the program has been told of the size. tmux tells late of many sizes, and again of one
# that was left and came back; at one that is used nowhere else it has told of all.
arrive() {
    local size
    for size in 173x47 "$1"; do
        resize "$size"
        comes size_is "$size" || fail "the program is not told of $size"
    done
}

# As many sizes as there are, with keys in between and hardly a pause.
storm() {
    local size
    for size in $sizes; do
        resize "$size"
        press "$@"
        if [ $((RANDOM % 3)) = 0 ]; then sleep 0.02; fi
    done
}

# Pulls the land along with the mouse while the window changes its size.
drag_in_a_storm() {
    local size row=10 col=20
    press -l $'\033[<0;20;10M'
    for size in $sizes; do
        resize "$size"
        row=$((row % 20 + 3)) col=$((col % 60 + 7))
        press -l $'\033'"[<32;$col;${row}M"
    done
    press -l $'\033'"[<0;$col;${row}m"
}

RANDOM=7
tm new-session -d -s game -x 80 -y 24 \
    "TERM=tmux-256color '$binary' new --player Ann --player Ben --seed 5; echo status \$?; cat"
see 'Ann'
press Enter
for size in 80x24 200x50 250x80; do
    storm Tab r Tab
    arrive "$size"
    is_clean "placing at $size" picture
done
storm Tab r Tab
arrive 20x5
see 'have 20x5'
resize 80x24
for round in 1 2 3; do
    storm Enter
    arrive 80x24
    is_clean "turns, round $round" picture
done
press '?'
storm Down
arrive 80x24
is_clean 'the help' picture
press Escape
storm + J -
arrive 132x43
is_clean 'panning' picture
drag_in_a_storm
arrive 132x43
is_clean 'dragging' picture
resize 80x24
press C-c
see 'Leave Bastide?'
press Enter
see 'status 0'
echo ok
