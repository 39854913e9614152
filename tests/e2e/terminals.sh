#!/usr/bin/env bash
# Plays on every kind of terminal that people still have, with and without colours and UTF-8: the
# screen comes, keys are heard, panning leaves no rubbish, and the way out is clean.
# Usage: terminals.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=terminals
. "$(dirname "$0")/../support/terminal.sh"

written() {
    comes [ -s "$folder/status" ] || fail "$*: it does not end"
}

ends_with() {
    local status=$1
    shift
    written "$@"
    [ "$(cat "$folder/status")" = "$status" ] || fail "$*: the status is $(cat "$folder/status")"
    rm "$folder/status"
    press "stty -a | diff $folder/mode - && echo same mode" Enter
    see 'same mode'
    press 'clear' Enter
}

start() {
    press "clear; env $* '$binary' $game; echo \$? >$folder/status" Enter
}

# Waits for the game's own screen: the players' names stand in the command, too.
see_game() {
    see 'tiles left'
}

# The letters on the screen: a half block can be written in two ways that look the same.
letters() {
    screen | sed 's/[▀▄█]/ /g; s/ *$//'
}

# A game begins, the view and the cursor move, and a fresh drawing looks the same.
plays() {
    game="new --player $name --player Ben --seed 5"
    start "$@"
    see_game
    see "${shown-$name}"
    press Enter
    for key in Tab L J Tab H K r; do press $key; done
    is_clean "$*" letters
    press C-c
    see 'Leave Bastide?'
    press Enter
    ends_with 0 "$@"
}

# Whether colours of 24 bits are on the screen.
has_24_bits() {
    tm capture-pane -e -p -t game | grep -q '8;2;'
}

is_refused() {
    game=
    local because=$1
    shift
    start "$@"
    see "$because"
    ends_with 1 "$@"
}

name=Ann
tm new-session -d -s game -x 80 -y 24 'PS1="$ " TERM=tmux-256color sh'
see '$'
press "stty -a >$folder/mode; clear" Enter
for term in xterm-256color xterm vt100 vt220 linux screen tmux-256color; do
    plays TERM=$term
done
plays TERM=xterm-256color COLORTERM=truecolor
name=王小明
plays TERM=xterm-256color
plays TERM=tmux-256color
shown='??????' plays TERM=linux # the console has no such letters
name=$'Ame\u0301lie' # with an accent behind its letter, which has one with it
shown=$'Am\u00e9lie' plays TERM=xterm-256color
shown=$'Am\u00e9lie' plays TERM=vt100
name=$'Mex\u0303' # which has none
shown=$'Mex\u0303' plays TERM=xterm-256color
name=Ann
game='new --player Ann --player Ben --seed 5'
for term in xterm-256color tmux-256color; do
    for colour in truecolor no; do
        start TERM=$term COLORTERM=$colour
        see_game
        if [ $colour = truecolor ]; then
            has_24_bits || fail "$term $colour: there are no 24-bit colours"
        else
            ! has_24_bits || fail "$term $colour: there are 24-bit colours"
        fi
        press C-c
        see 'Leave Bastide?'
        press Enter
        ends_with 0 $term $colour
    done
done
plays TERM=xterm-256color NO_COLOR=1
plays TERM=xterm-256color LC_ALL=C
is_refused 'cannot move its cursor' TERM=dumb
is_refused 'is unknown' TERM=no-such-terminal
is_refused 'is unknown' TERM=
echo ok
