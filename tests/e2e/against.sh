#!/usr/bin/env bash
# Keeps the score of a game on a real table where a tile was laid wrongly and points were forgotten,
# in a real terminal; the record of it is read again. Usage: against.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=against
. "$(dirname "$0")/../support/terminal.sh"

record=$folder/table.bastide
cat >"$record" <<'END'
bastide: 1
player: Ann
player: Ben
sets: base
chance: manual

- draw FRFr
1 place 1,0 n
1 pass
- draw CFFF
END

has_line() {
    grep -qxF -- "$1" "$record"
}

has_no_line() {
    ! has_line "$1"
}

tm new-session -d -s game -x 80 -y 24 \
    "TERM=tmux-256color '$binary' load '$record'; echo status \$?; cat"
see 'place the tile'

# The city lies at the road's field, south of the tile placed last.
press x
see 'back'
press Down
press '!'
see 'The tile was placed'
press Enter
see '2 B ! the tile does'
comes has_line '- against place 1,1 n' || fail 'the tile is not recorded'
press p
see 'draws: which tile'

# Seven points that were forgotten are noted, and taken back.
press '!'
see 'Points corrected'
press Down 7
see '+7'
press Enter
see_no 'Points corrected'
comes has_line '- against score 1 7' || fail 'the points are not recorded'
press u
comes has_no_line '- against score 1 7' || fail 'the points are not taken back'
press C-c
see 'Leave'
press Enter
see 'status 0'

"$binary" show "$record" >"$folder/shown"
grep -q 'the tile does not match there, against the rules' "$folder/shown" ||
    fail 'the game as text says nothing of it'
"$binary" show --json "$record" | grep -q '"type":"against"' || fail 'nor does its JSON'
