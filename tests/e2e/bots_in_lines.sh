#!/usr/bin/env bash
# Computer players in text mode, with a real terminal and real pipes. Usage: bots_in_lines.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=bots_in_lines
. "$(dirname "$0")/../support/terminal.sh"

start() {
    press clear Enter
    see_no 'saved'
    see_no 'over'
    press "'$binary' --plain -s base -n 5 $*; echo status: \$?" Enter
}

tm new-session -d -s game -x 100 -y 50 'PS1="$ " sh'
see '$'

# A bot answers the person, and what is typed while it thinks is for the person's next question.
start '-p Ann -b Ben=expert'
see 'Ann>'
press 1 Enter 0 Enter scores Enter
see 'Ben: places'
see 'Ann: 0 points, '
press undo Enter
see "The computer's moves after it are undone, too."
press quit Enter
see 'status: 0'
grep -q '^player: Ben bot=expert$' "$XDG_DATA_HOME"/bastide/*.bastide || fail 'no bot is kept'

# Two bots alone can be stopped while they think, and between their turns.
start '-b Ann=expert -b Ben=expert'
see 'Turn 2.'
press C-c
see 'The game is saved.'
see 'status: 0'
start '-b Ann=expert -b Ben=expert'
see 'Turn 2.'
press quit Enter
see 'The game is saved.'
see 'status: 0'

# Nobody is there: they play on.
start '-b Ann=easy -b Ben=normal </dev/null'
see 'The game is over.'
see 'status: 0'

# The input ends where a person is asked: the game is kept.
start '-p Ann -b Ben=easy </dev/null'
see 'The game is saved.'
see 'status: 0'
