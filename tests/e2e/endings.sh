#!/usr/bin/env bash
# Every way out gives the terminal back: its mode, the cursor, the mouse, keys, colours and the
# screen that was there before. Usage: endings.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=endings
. "$(dirname "$0")/../support/terminal.sh"

# A build with sanitizers leaves crashes to the program.
export ASAN_OPTIONS=handle_segv=0:handle_sigbus=0:handle_abort=0

# What tmux knows of the pane: its second screen, cursor, mouse and keypad.
flags() {
    tm display-message -p -t game '#{alternate_on} #{cursor_flag} #{mouse_button_flag} #{mouse_sgr_flag} #{keypad_flag}'
}

flags_are() {
    comes has_flags "$1" || fail "$2: the terminal is '$(flags)' instead of '$1'"
}

has_flags() {
    [ "$(flags)" = "$1" ]
}

child() {
    cat "$folder/pid"
}

# Plays until a game is on the screen. All that is written goes to $folder/bytes.
start() {
    press "clear; sh -c 'echo \$\$ >$folder/pid; exec \"$binary\" $*'; echo \$? >$folder/status; stty -a >$folder/mode" Enter
    see "$shows"
    flags_are '1 0 1 1 1' 'while playing'
}

# Waits until a file has been written.
written() {
    comes [ -s "$folder/$1" ] || fail "$2: the shell does not get on"
}

mode_is_back() {
    written mode "$1"
    diff "$folder/mode.before" "$folder/mode" || fail "$1: the mode is another one"
    rm "$folder/mode"
}

# Waits until it has ended with that status, then looks at everything.
ended() {
    written status "$1"
    [ "$(cat "$folder/status")" = "$2" ] || fail "$1: the status is $(cat "$folder/status")"
    rm "$folder/status"
    mode_is_back "$1"
    flags_are '0 1 0 0 0' "$1"
    # Colours are reset where the last change of them has no parameters.
    last=$(grep -ao $'\033\\[[0-9;]*m' "$folder/bytes" | tail -n 1)
    [ "$last" = $'\033[m' ] || fail "$1: colours stay as they are"
    grep -aq $'\033\\[?1002;1006l' "$folder/bytes" || fail "$1: the mouse is not switched off"
    grep -aq $'\033\\[?2026l' "$folder/bytes" || fail "$1: the frame is not ended"
    : >"$folder/bytes"
}

tm new-session -d -s game -x 80 -y 24 'PS1="$ " TERM=tmux-256color sh'
see '$'
tm pipe-pane -t game "cat >>'$folder/bytes'"
press "stty -a >$folder/mode.before; echo yes >$folder/ready" Enter
written ready 'the beginning'

# A game of its own is kept, so that what is saved can be seen.
shows='Ann'
game='new --player Ann --player Ben --seed 5'

start "$game"
press C-c
see 'Leave Bastide?'
press Enter
ended 'leaving' 0

shows='New game'
start ''
press q
ended 'the title' 0

for signal in TERM HUP INT; do
    start ''
    kill -s $signal "$(child)"
    ended "SIG$signal" 0
done

for signal in SEGV:139 ABRT:134 BUS:135 QUIT:131; do
    start ''
    kill -s ${signal%:*} "$(child)"
    ended "SIG${signal%:*}" ${signal#*:}
done

# To the shell and back, twice: by the key and from outside.
start ''
press C-z
mode_is_back 'Ctrl-Z'
flags_are '0 1 0 0 0' 'Ctrl-Z'
press 'clear; fg' Enter
see 'New game'
flags_are '1 0 1 1 1' 'after fg'
kill -s TSTP "$(child)"
flags_are '0 1 0 0 0' 'SIGTSTP'
press 'clear; fg' Enter
see 'New game'
flags_are '1 0 1 1 1' 'after the second fg'
press q
flags_are '0 1 0 0 0' 'leaving after fg'
press "stty -a >$folder/mode" Enter
mode_is_back 'leaving after fg'

# The window is closed: the program ends, and the game is there.
shows='Ann'
start "$game"
pid=$(child)
tm kill-server
comes is_gone "$pid" || { echo "$test: it outlives its window"; exit 1; }
grep -q '^seed: 5$' "$XDG_DATA_HOME"/bastide/*.bastide || { echo "$test: no game is kept"; exit 1; }
echo ok
