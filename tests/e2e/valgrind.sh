#!/usr/bin/env bash
# Plays on the screen under valgrind, which sees what is read before it is written: the title, a
# game with some turns, help, settings, a window that changes its size, and the way out. Skips
# itself where there is no valgrind, and in builds with sanitizers, which do not go with it.
# Usage: valgrind.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
known=$(readlink -f "$(dirname "$0")/../valgrind.supp")
test=valgrind
command -v valgrind >/dev/null || {
    echo 'valgrind is missing'
    exit 77
}
if [ "$(nm "$binary" 2>/dev/null | grep -c __asan_init)" != 0 ]; then
    echo 'valgrind does not run programs with AddressSanitizer'
    exit 77
fi
valgrind -q "$binary" --version >/dev/null 2>&1 || {
    echo 'valgrind does not understand what this compiler says for debuggers'
    exit 77
}
. "$(dirname "$0")/../support/terminal.sh"

tm new-session -d -s game -x 80 -y 24 \
    "TERM=tmux-256color valgrind -q --error-exitcode=9 --log-file='$folder/errors' \
     --suppressions='$known' '$binary'; echo status \$?; cat"
see 'New game'
press n
see 'First player'
press PageDown PageDown Up Up Up Up 1 1 # a seed: which tiles come decides what is asked
see '11'
press PageDown PageDown
see 'Enter start'
press Enter
see 'turn 1'
press Enter Tab r Tab Enter
see 'Deploy a follower?'
press 1 Enter
see 'Enter end turn'
press Enter
see 'turn 2'
press Enter L J + H
tm resize-window -t game -x 60 -y 20
see 'have 60x20'
tm resize-window -t game -x 120 -y 40
see 'turn 2'
press '?'
see 'Redraw the screen'
press q
press C-c
see 'Leave Bastide?'
press Enter
see 'status'
[ ! -s "$folder/errors" ] || {
    head -n 60 "$folder/errors"
    fail 'valgrind has found errors'
}
see 'status 0'
echo ok
