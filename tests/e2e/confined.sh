#!/usr/bin/env bash
# A terminal confined to a game, as a friend's is over ssh: Ann can play, look around and change how
# the program looks, but nothing else comes of it, whatever she types: no other file, no other game,
# no shell. The same in text mode, and for who only watches. Usage: confined.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test="confined"
. "$(dirname "$0")/../support/terminal.sh"

mkdir "$folder/table"
record=$folder/table/game.bastide
cat >"$record" <<'END'
bastide: 1
player: Ann
player: Ben
sets: base
chance: unseen

- draw FFRr
END
"$binary" engine >/dev/null <<END
new names=Cleo,Dan sets=base seed=1
save $folder/table/other.bastide
END

# All files but the record, with what is in them. What cannot be told apart is the same.
others() {
    (cd "$folder" && find . -type f ! -path ./table/game.bastide ! -path './said*' \
        ! -path './status*' -exec sha256sum {} + | sort)
}

sit_down() {
    tm new-session -d -s game -x 80 -y 24 \
        "TERM=tmux-256color '$binary' $* --confined; echo status \$?; cat"
}

refused() {
    local sentence=$1 status=0
    shift
    "$binary" "$@" >"$folder/said" 2>&1 </dev/null || status=$?
    [ $status -eq 2 ] || fail "'$*' exits with $status"
    grep -qF -- "$sentence" "$folder/said" || {
        cat "$folder/said"
        fail "'$*' does not say '$sentence'"
    }
}

refused 'expected a FILE' join --confined
refused 'expected a FILE' --plain watch --confined
refused "expected with 'join' or 'watch' only" load "$record" --confined
refused "not with 'join'" join "$record" --confined --engine "Ben=touch '$folder/started'"

before=$(others)
sit_down join "'$record'" --as Ann
see 'Ann: place the tile'
# Neither stops: the screen answers the next key.
press C-z
answered
# A theme and hints, for now.
press o
see 'Settings'
press Right
press Escape
see_no 'Settings'
press i
# A replay cannot be played on in a game of one's own.
press '['
see 'Replay: turn 1'
press g
press Escape
see 'Ann: place the tile'
press Enter
see 'a follower?'
press 0
see 'Enter ends the turn'
# Leaving the table leaves the program; no title page comes.
press q
see 'Leave the table?'
press Enter
see 'status 0'
grep -q '^1 place' "$record" || fail 'Ann has not played'
tm kill-session -t game
[ "$before" = "$(others)" ] || fail "other files have changed: $(others)"

# Text mode. Ctrl-Z from the terminal itself is not heard.
sit_down --plain join "'$record'" --as Ann --as Ben
see '? lists the commands'
press '?' Enter
see 'leave; the game is saved'
shows_text 'puzzles' && fail 'text mode keeps puzzles'
press C-z
press 'puzzles' Enter
see "'puzzles': expected"
press 'load other.bastide' Enter
see "'load other.bastide': expected"
press '!touch here' Enter
see "'!touch here': expected"
press q Enter
see 'status 0'
tm kill-session -t game
[ "$before" = "$(others)" ] || fail "other files have changed: $(others)"

# Who watches.
sit_down watch "'$record'"
see 'Ben places a tile'
press C-z
answered
press g
press q
see 'status 0'
[ "$before" = "$(others)" ] || fail "other files have changed: $(others)"
echo ok
