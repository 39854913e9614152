#!/usr/bin/env bash
# Two copies of a record, as they go back and forth by mail or git: which continues the other, and
# where they part. Usage: compare.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test="compare"
folder=$(mktemp -d "${TMPDIR:-/tmp}/bastide-e2e-XXXXXX")
trap 'rm -rf "$folder"' EXIT
export LC_ALL=C.UTF-8 XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config XDG_STATE_HOME=$folder/state
unset LANGUAGE
cd "$folder"

fail() {
    echo "$test: $*"
    exit 1
}

# compared STATUS ONE OTHER: what is said must be what comes in.
compared() {
    local expected=$1 status=0
    shift
    "$binary" show "$@" >said 2>&1 || status=$?
    [ $status -eq "$expected" ] || fail "'$*' exits with $status: $(cat said)"
    diff - said || fail "'$*' says something else"
}

cat >mine <<'END'
bastide: 1
date: 2026-11-21
player: Ann
player: Ben
sets: base
chance: unseen

- draw FFRr
1 place 0,1 n
1 pass
- draw CFFF
END
cp mine same
{ cat mine; printf '2 place 0,-1 s\n2 deploy meeple city s\n- draw FRFr\n'; } >theirs
{ cat mine; printf '2 place 0,-1 s\n2 pass\n'; } >parted
sed '$d' mine >drawn
echo '- draw RRRR' >>drawn
sed 's/Ben/Cleo/' mine >others
sed 's/-21/-22/' mine >later
{ cat mine; printf '3 pass\n'; } >bad

compared 0 mine same <<<'mine and same have the same moves, up to turn 2.'
compared 0 mine theirs <<<'theirs continues mine by 2 moves, from turn 2 to turn 3.'
compared 0 theirs mine <<<'theirs continues mine by 2 moves, from turn 2 to turn 3.'
compared 1 theirs parted <<'END'
theirs and parted part in turn 2, after 3 moves that both have:
  theirs: Ben: deploy meeple city s
  parted: Ben: pass
Neither continues the other: agree on one of them.
END
compared 1 mine drawn <<'END'
mine and drawn part in turn 2, after 2 moves that both have:
  mine: chance: draw CFFF
  drawn: chance: draw RRRR
Neither continues the other: agree on one of them.
END
compared 1 mine others <<<'mine and others are records of different games.'
compared 1 mine later <<<'mine and later are records of different games.'
compared 2 mine bad <<<"bastide: bad:12:1: '3': expected 2, the player to move, and the move; the line is '3 pass'"
compared 2 mine none <<<'bastide: none: cannot be opened: No such file or directory'
compared 2 --json mine theirs <<<"bastide: 'theirs': expected nothing after 'mine'"
cmp -s mine same || fail 'what is compared is changed'

# What the program wrote, and somebody has edited since: a comment, so that the moves are the same.
"$binary" engine >/dev/null <<'END'
new names=Ann,Ben sets=base seed=1
random 6 1
save written
END
grep -q '^# check' written || fail 'nothing to be checked is written'
sed '0,/^- draw/s/^\(- draw.*\)/\1 # by Ben/' written >edited
cmp -s written edited && fail 'nothing was edited'
"$binary" show written edited >said
grep -q 'have the same moves' said || fail "the moves are the same: $(cat said)"
grep -q '^edited:.*changed since' said || fail "what was edited is not told: $(cat said)"
echo ok
