#!/usr/bin/env bash
# Plays a whole game with bridges, castles and bazaars for two players in a real terminal, by nothing
# but the keys that the screen offers, to the final table. Usage: whole_game.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test=whole_game
. "$(dirname "$0")/../support/terminal.sh"

# What to press at a screen whose line of keys is $1; a few other things than Enter in a fixed turn.
answer() {
    case $((step % 7)):$1 in
    0:*'Enter place'* | 3:*'Enter place'*) press Tab Tab Enter ;;
    [135]:*'Enter pass'*) press 1 Enter ;;
    2:*'p pass'*) press p ;;
    4:*'Enter bid'*) press Up Up Enter ;;
    *) press Enter ;;
    esac
}

tm new-session -d -s game -x 80 -y 24 \
    "TERM=tmux-256color '$binary' new --player Ann --player Ben --sets base,bcb --seed 3; cat"
see 'turn 1'
seen=''
# Looks a few times whether the screen is another one than was shown; some keys change nothing.
get_on() {
    for _ in 1 2 3; do
        if [ "$(screen)" != "$shown" ]; then return; fi
        sleep 0.02
    done
}

for ((step = 0; step < 5000; step++)); do
    shown=$(screen)
    for word in bazaar bids castle fief bridge 'The game is over'; do
        case $shown in *"$word"*) seen="$seen $word;" ;; esac
    done
    case $shown in *'The game is over'*) break ;; esac
    answer "$(tail -n 1 <<<"$shown")"
    get_on
done
see 'The game is over'
see 'Auctions'
for word in bazaar bids; do
    case $seen in *"$word"*) ;; *) fail "there was no $word in the whole game" ;; esac
done

# What is on disk is the same game, over.
record=$(echo "$XDG_DATA_HOME"/bastide/*.bastide)
grep -q '^- reveal ' "$record" || fail 'the record has no reveal'
printf 'load %s\nstate\n' "$record" | "$binary" engine | tail -n 1 | grep -q '"phase":"over"' ||
    fail 'the record is not of a finished game'
press q
