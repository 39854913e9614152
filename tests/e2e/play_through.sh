#!/usr/bin/env bash
# Plays the real binary in a real terminal: begins a game, plays some turns, leaves, goes on, makes
# the window too small, stops and comes back, hangs up. Usage: play_through.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=play_through
. "$(dirname "$0")/../support/terminal.sh"

# Presses Enter until the text is on the screen.
enter_until() {
    until shows_text "$1"; do
        answered
        shows_text "$1" || press Enter
    done
}

# Starts the binary on a blank screen, with these variables. Its number is noted, and its status is
# shown when it ends.
start() {
    press "clear; env $* sh -c 'echo \$\$ >$folder/pid; exec \"$binary\"'; echo status \$?; stty -a" Enter
}

# Waits until the binary has ended well and has left the terminal as it was.
ended() {
    see "status $1"
    see ' icanon'
    see ' echo '
}

tm new-session -d -s game -x 80 -y 24 'PS1="$ " TERM=tmux-256color sh'
see '$'

# A new game with a seed, Red begins.
start
see 'New game'
if screen | grep -q Continue; then fail 'there is a game already'; fi
grep -qx 'hints: on' "$XDG_CONFIG_HOME/bastide/settings" || fail 'the first time has no hints'
press n
see 'First player'
press PageDown Up Up Up Up 4 2 Up Up Right
see 'Red'
press PageDown
see 'Enter start'
press Enter
see 'turn 1'
enter_until 'turn 4'

# Leaving asks; the game is on disk and offered first.
press C-c
see 'Leave Bastide?'
press Enter
ended 0
grep -qx 'seed: 42' "$XDG_DATA_HOME"/bastide/*.bastide || fail 'the record lacks its seed'
start
see 'Continue: Red, Blue, turn 4'
press Enter
see 'turn 4'

# Too small, and large enough again.
tm resize-window -t game -x 60 -y 20
see 'have 60x20'
tm resize-window -t game -x 80 -y 24
see 'turn 4'
tm resize-window -t game -x 132 -y 40
see 'turn 4'
tm resize-window -t game -x 80 -y 24
see 'turn 4'

# To the shell and back.
press C-z
see 'status 1' # 128 and the signal's number, or the job's
press 'clear; fg' Enter
see 'turn 4'

# A hang-up ends it cleanly.
press C-l
kill -HUP "$(cat "$folder/pid")"
comes is_gone "$(cat "$folder/pid")" || fail 'it outlives its terminal'
press 'clear; echo hung up' Enter
see 'hung up'
start
see 'Continue: Red, Blue, turn 4'
press q
ended 0

# Terminals that cannot show it are told so in one line.
start TERM=dumb
see 'cannot move its cursor'
ended 1
start TERM=no-such-terminal
see 'is unknown'
start NO_COLOR=1
see 'New game'
press q
ended 0
for locale in C C.UTF-8; do
    start LC_ALL=$locale TERM=vt100
    see 'New game'
    press r
    see 'Overview'
    press q q
    ended 0
done
echo ok
