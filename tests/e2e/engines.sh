#!/usr/bin/env bash
# Other programs at the table, good and bad, on a screen and in lines. Usage: engines.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=engines
. "$(dirname "$0")/../support/terminal.sh"

# An honest engine in a few lines: it plays the first legal move.
cat >"$folder/first" <<'SCRIPT'
#!/usr/bin/env bash
coproc rules { "$1" engine; }
ask() {
    echo "$1" >&"${rules[1]}"
    read -r answer <&"${rules[0]}"
}
echo $$ >>"$2"
while read -r line; do
    case $line in
    quit) exit ;;
    info) echo '{"name":"First","commands":{}}' ;;
    go*)
        ask legal
        moves=${answer#*'"moves":["'}
        [ "${3-}" = "${moves%% *}" ] && exit 1
        echo "{\"move\":\"${moves%%\"*}\"}"
        ;;
    *)
        ask "$line"
        echo "$answer"
        ;;
    esac
done
SCRIPT
chmod +x "$folder/first"

start() {
    : >"$folder/pids"
    press clear Enter
    see_no 'status'
    press "'$binary' $*; echo status: \$?" Enter
}

is_told_twice() {
    [ "$(screen | grep -c "has ended, without an answer to 'go'")" = 2 ]
}

# Nothing is left of the programs that were started.
all_gone() {
    while read -r pid; do
        comes is_gone "$pid" || fail "process $pid lives on"
    done <"$folder/pids"
    [ -s "$folder/pids" ] || fail 'no program was started'
}

# Of that size. After the last session has gone the server may still be on its way out.
new_session() {
    comes tm new-session -d -s game -x "$1" -y "$2" 'PS1="$ " sh' || fail 'no session'
    see '$'
}

new_session 100 60

# In lines: it plays; a person takes the seat over, and gives it back.
start "--plain -s base -n 5 -p Ann -E \"Fox=$folder/first '$binary' $folder/pids\""
see 'Ann>'
press 1 Enter 0 Enter
see 'Fox: places'
see 'Ann>'
press 'bot Fox off' Enter
see 'A person plays for Fox.'
press 'bot Fox Fox' Enter
see 'Another program plays for Fox (Fox).'
press quit Enter
see 'The game is saved.'
see 'status: 0'
all_gone
grep -q '^player: Fox bot=\*Fox$' "$XDG_DATA_HOME"/bastide/*.bastide || fail 'no program is kept'

# Later it is not there, which is told when it is its turn, until it is given again.
start '--plain continue'
see 'Ann>'
press 1 Enter 1 Enter 0 Enter
see "The program 'Fox' is not here"
press quit Enter
see 'status: 0'
start "--plain continue -E \"Fox=$folder/first '$binary' $folder/pids\""
see 'Fox: places'
see 'Ann>'
press quit Enter
see 'status: 0'
all_gone

# It dies at its first move: the game waits, and a bot plays on.
start "--plain -s base -n 5 -p Ann -E \"Fox=$folder/first '$binary' $folder/pids place\""
see 'Ann>'
press 1 Enter 0 Enter
see "has ended, without an answer to 'go'"
press Enter
comes is_told_twice || fail 'it is not tried again'
press 'bot Fox easy' Enter
see 'Fox: places'
press quit Enter
see 'status: 0'
all_gone

# It gives no answer: after a while a person takes the seat over all the same.
start "--plain -s base -n 5 -p Ann -E \"Fox=echo \\\$\\\$ >>$folder/pids; exec sleep 1000\""
see 'Ann>'
press 1 Enter 0 Enter
see 'The program for Fox is still thinking'
press 'bot Fox off' Enter
see 'A person plays for Fox.'
see 'Fox>'
press quit Enter
see 'status: 0'
all_gone

tm kill-session -t game
new_session 80 24

# On the screen: it plays, and ends with the game however that ends.
start "-s base -n 5 -p Ann -E \"Fox=$folder/first '$binary' $folder/pids\""
see 'Ann: place the tile'
press Enter Enter Enter Enter
see 'turn 3'
tm kill-session -t game
all_gone

# It gives no answer: the screen answers keys meanwhile, and a person plays on.
new_session 80 24
start "-s base -n 5 -p Ann -E \"Fox=echo \\\$\\\$ >>$folder/pids; exec sleep 1000\""
see 'Ann: place the tile'
press Enter Enter Enter Enter
see 'Fox is thinking'
answered
press P
see 'Who plays?'
press Down Left Left Left Left Left Left Left Enter
see 'A person plays for Fox'
see 'Fox: place the tile'
all_gone
press C-c
see 'Leave Bastide?'
press Enter
see 'status: 0'

# It dies: the page says so, and a bot plays on.
start "-s base -n 5 -p Ann -E \"Fox=$folder/first '$binary' $folder/pids place\""
see 'Ann: place the tile'
press Enter Enter Enter Enter
see 'The program does not play on'
see 'has ended, without an answer'
press Escape
see 'Fox does not play on'
see 'Enter go on'
press Enter
see 'has ended, without an answer'
press Enter
see 'Who plays?'
press Down Right Right Enter
see 'The computer plays for Fox (easy).'
see 'turn 3'
press C-c
see 'Leave Bastide?'
press Enter
see 'status: 0'
all_gone
