#!/usr/bin/env bash
# What players at two terminals say to each other, ask and answer: words; undo by agreement; a program
# that is killed, whose computer player goes on at the other terminal; a seat that the computer takes
# over, and gives back to who comes again, in text mode. Usage: talk.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test="talk"
. "$(dirname "$0")/../support/terminal.sh"

record=$folder/game.bastide
cat >"$record" <<'END_OF_RECORD'
bastide: 1
player: Ann
player: Ben
player: Cy bot=easy
sets: base
chance: unseen

- draw FFRr
END_OF_RECORD

shows_not_at() {
    screen_of "$1" >"$folder/screen" && ! grep -qF -- "$2" "$folder/screen"
}

see_gone_at() {
    comes shows_not_at "$1" "$2" || complain "'$2' stays at $1" "$1"
}

# Keys are dead for a moment at the start of a turn, and when something is asked: presses one until
# the command succeeds.
pressed() {
    local who=$1 key=$2
    shift 2
    "$@" && return
    at "$who" "$key"
    sleep 0.2
    "$@"
}

press_until() {
    comes pressed "$@" || complain "'$2' does not lead to '$*'" "$1"
}

# The program itself is what the pane runs: it can be killed by the number of that.
sit_down() {
    local who=$1 cols=$2 rows=$3
    shift 3
    tm new-session -d -s "$who" -x "$cols" -y "$rows" \
        "TERM=tmux-256color exec '$binary' $* join '$record' --as $who"
}

has_line() {
    grep -q -- "$1" "$record"
}

sit_down Ann 80 24
sit_down Ben 120 36
see_at Ann 'Ann: place the tile'
see_at Ben 'Ann decides at another terminal'

# Words: typed with all keys, shown at both, and nothing that could not be typed.
at Ben /
see_at Ben 'Ben says'
at Ben -l 'Ready? 100% # yes/no'
at Ben Enter
see_at Ann 'Ben: Ready? 100% # yes/no'
see_gone_at Ben 'Ben says'
see_at Ben 'Ready? 100% # yes/no'
has_line '^# said 2 Ready? 100% # yes/no$'
printf '# said 2 \xe2\x80\xaedlrow\n# said 2 \xff\n# said 9 nobody\n# said 2  two\n# agrees 2\n' >>"$record"
at Ann /
see_at Ann 'Ann says'
at Ann -l 'Here I go'
at Ann Escape
see_gone_at Ann 'Ann says'
at Ann /
at Ann -l 'Here I go again'
at Ann Enter
see_at Ben 'Ann: Here I go again'
at Ben l
see_at Ben '─ Log ─'
see_at Ben 'Here I go again'
screen_of Ben >"$folder/seen"
grep -q 'dlrow\|nobody\|two' "$folder/seen" && complain 'what was not well said is shown' Ben
at Ben Escape
see_gone_at Ben '─ Log ─'

# Undo: a no, a yes, and a move that withdraws it.
at Ann Enter
see_at Ann 'a follower?'
at Ann 0
see_at Ann 'Enter ends the turn'
at Ann Enter
see_at Ben 'Ben: place the tile'
press_until Ann u shows_at Ann 'The others are asked'
see_at Ben 'Press your own letter to agree'
see_at Ben 'Ann asks to undo 2 decisions'
at Ben Escape
see_at Ann 'Ben does not agree'
see_gone_at Ann 'The others are asked'
press_until Ann u shows_at Ann 'The others are asked'
see_at Ben 'Press your own letter to agree'
at Ben Space
see_gone_at Ben 'Press your own letter to agree'
press_until Ben u shows_at Ben 'Press your own letter to agree'
press_until Ben b shows_not_at Ben 'Press your own letter to agree'
see_at Ann 'Ann: place the tile'
has_line '^1 ' && complain 'the turn is still there' Ann
press_until Ann l shows_at Ann '─ Log ─'
see_at Ann 'Here I go again'
at Ann Escape
see_gone_at Ann '─ Log ─'
at Ann Enter
see_at Ann 'a follower?'
at Ann 0
see_at Ann 'Enter ends the turn'
at Ann Enter
see_at Ben 'Ben: place the tile'
at Ann u
see_at Ben 'Press your own letter to agree'
at Ben Space
see_gone_at Ben 'Press your own letter to agree'
press_until Ben Enter shows_at Ben 'a follower?'
see_gone_at Ann 'The others are asked'

# Ann's program, which plays for Cy, is killed: Cy plays on at Ben's.
kill -9 "$(tm list-panes -t Ann -F '#{pane_pid}')"
at Ben 0
see_at Ben "Ben's turn: "
at Ben Enter
see_at Ben 'Nobody plays for Ann'
has_line '^3 place' || complain 'Cy has not played' Ben

# The computer takes Ann's seat, and goes on with that.
at Ben P
see_at Ben 'Who plays?'
at Ben Right
see_at Ben 'easy'
at Ben Enter
see_at Ben 'Ben: place the tile'
has_line '^# seat 1 bot=easy$'
"$binary" show "$record" --json >"$folder/json"
grep -q '"bot": *"easy"' "$folder/json" || complain 'the record does not say who plays' Ben

# Ann comes back, in text mode, and is let in. Both talk, ask and answer there as well.
sit_down Ann 100 50 --plain
see_at Ann 'Ann has come back and asks to play again'
see_at Ben 'Press your own letter to agree'
press_until Ben b has_line '^# seat 1 person$'
see_at Ann 'A person plays for Ann'
at Ann 'say I am back' Enter
see_at Ben 'Ann: I am back'
at Ben /
at Ben -l 'Welcome'
at Ben Enter
see_at Ann 'Ben: Welcome'
# What others ask is told in text mode while its player waits, too.
press_until Ben Enter shows_at Ben 'a follower?'
at Ben 0
see_at Ben "Ben's turn: "
at Ben Enter
see_at Ann 'Ann>'
at Ben u
see_at Ann 'Ann, do you agree? Type yes or no.'
at Ann no Enter
see_at Ben 'Ann does not agree'
at Ann undo Enter
see_at Ann "'withdraw' takes that back"
see_at Ben 'Press your own letter to agree'
at Ann withdraw Enter
see_gone_at Ben 'Press your own letter to agree'
see_at Ben 'Ann no longer asks'
"$binary" show "$record" 2>&1 | grep -q 'cannot\|expected' && complain 'the record is damaged' Ben
at Ben C-c
see_at Ben 'Leave Bastide?'
at Ben Enter
at Ann quit Enter
echo ok
