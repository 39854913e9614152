#!/usr/bin/env bash
# Two terminals, one game: Ann and Ben play it to its end, each at their own, with auctions; a
# computer player has the third seat. What one does or takes back the other sees; Ben leaves in the
# middle and comes back in text mode. Usage: join.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test="join"
. "$(dirname "$0")/../support/terminal.sh"

record=$folder/game.bastide
cat >"$record" <<'END'
bastide: 1
player: Ann
player: Ben
player: Cy bot=easy
sets: base bcb
chance: unseen

- draw FFRr
END

sit_down() {
    local who=$1
    shift
    tm new-session -d -s "$who" -x 80 -y 24 \
        "TERM=tmux-256color '$binary' join '$record' --as $who $*; echo status \$?; cat"
}

sit_down Ann
sit_down Ben
see_at Ann 'Ann: place the tile'
see_at Ben 'Ann decides at another terminal'
# A seat is for one, and the game is nobody's alone.
"$binary" --plain join "$record" --as Ann >/dev/null 2>"$folder/said" </dev/null &&
    fail 'two sit on one seat'
grep -q 'another program plays for player 1' "$folder/said"
"$binary" --plain load "$record" >/dev/null 2>"$folder/said" </dev/null &&
    fail 'a shared game is loaded by one'
grep -q 'open in another program' "$folder/said"
at Ann Enter
see_at Ben 'Ann: places'
see_at Ann 'a follower?'
at Ann u
see_at Ben 'Moves were taken back'
at Ann Enter 0
see_at Ann 'Enter ends the turn'
see_at Ben 'Ann has not ended the turn yet'
at Ann Enter
see_at Ben 'Ben: place the tile'
see_at Ann 'Ben decides at another terminal'
# Ben goes, and Ann sees it.
at Ben C-c
see_at Ben 'Leave Bastide?'
at Ben Enter
see_at Ben 'status 0'
tm kill-session -t Ben
see_at Ann 'Nobody plays for Ben'
# And comes back, where he only has to say how the turns go.
mkfifo "$folder/ben"
"$binary" --plain join "$record" --as Ben <"$folder/ben" >"$folder/heard" 2>&1 &
ben=$!
exec 3>"$folder/ben"
see_at Ann 'Ben decides at another terminal'
is_over() {
    grep -q '^# over' "$record"
}
while ! is_over; do
    printf '0\n1\n2\n3\npass\nsell\n' >&3 || true
    at Ann Enter
    sleep 0.05
done
exec 3>&-
comes is_gone $ben || fail 'text mode does not end'
"$binary" show "$record" >"$folder/shown"
grep -q 'auctions' "$folder/shown"
"$binary" show "$record" 2>&1 | grep -q 'have been changed' &&
    fail 'the record is not as it was written'
at Ann C-c
see_at Ann 'Leave Bastide?'
at Ann Enter
see_at Ann 'status 0'
echo ok
