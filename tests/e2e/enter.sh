#!/usr/bin/env bash
# A game on a real table is entered in a terminal: tiles by their edges, an auction by its outcome;
# a draw and a sale are taken back; the game is left, continued, and entered to its end. Its record
# is an ordinary one. Usage: enter.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=enter
. "$(dirname "$0")/../support/terminal.sh"

# What the terminal runs for the program with those arguments.
program() {
    printf '%s' "TERM=tmux-256color '$binary' $1; echo status \$?; cat"
}

# How many lines of the record match.
recorded() {
    grep -cE -- "$1" "$XDG_DATA_HOME"/bastide/*.bastide || true
}

tm new-session -d -s game -x 80 -y 24 "$(program 'enter --player Ann --player Ben --sets base,bcb')"
see 'Ann draws: which tile?'
see 'Edges _ _ _ _'

# The wrong tile, taken back; then the bazaar in a field, which has a number beside the monastery.
press r f
see 'Edges r f _ _'
press Enter
see 'Ann: place '
[ "$(recorded '^- draw')" = 1 ] || fail 'the draw is not in the record'
press u
see 'Ann draws: which tile?'
[ "$(recorded '^- draw')" = 0 ] || fail 'the draw has not been taken back'
press f f f f
see 'Edges f f f f: 2 kinds'
press 2
see 'bazaar'
press Enter
see 'Ann: place '
press Enter
see 'a follower or a bridge?'
press p

# The turn has ended by itself; the tiles of the bazaar.
see 'which tile is revealed? (1 of 2)'
press r r r r
see 'It is crossroads'
press Enter
see '(2 of 2)'
press c f f f Enter

# Ann pays Ben 5 for the crossroads, which is taken back as a whole; then Ben keeps it for 3.
see 'Ben chose a tile'
press Tab
see 'taken by Ann, who pays Ben'
press 5 Enter
see 'All tiles sold'
[ "$(recorded '^(1 bid 5|2 offer 1 0|2 sell)')" = 3 ] || fail 'the sale is not in the record'
press u
see 'Ben chose a tile'
[ "$(recorded '(offer|bid|sell)')" = 0 ] || fail 'the sale has not been taken back'
press 3 Enter
see 'All tiles sold'
press Enter
see 'Ben: place '

# Left and continued, where it was.
press q
see 'Leave the table?'
press Enter
see 'Continue: Ann, Ben, turn 2'
press q
see 'status 0'
# In the same terminal: without its last session tmux would end, but not at once.
tm respawn-pane -k -t game "$(program continue)"
see 'Ben: place '
see_no 'Ann draws'

# To the end: Enter takes the tile that is marked, and goes on everywhere.
is_over() {
    shows_text 'rematch' && return
    press Enter Enter Enter Enter Enter Enter
    return 1
}
comes is_over || fail 'the game does not end'
file=$(echo "$XDG_DATA_HOME"/bastide/*.bastide)
"$binary" show "$file" | grep -qF 'Ben' || fail 'the record cannot be shown'
[ "$(recorded '^- draw')" -gt 60 ] || fail 'there are tiles missing in the record'
grep -q '^chance: manual$' "$file" || fail 'the record does not say that tiles came from a box'
