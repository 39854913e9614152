#!/usr/bin/env bash
# A game for a group of the system's users: whoever is in it can sit down, and nobody else; what is
# looser than that is refused with a sentence. The record keeps its group, its mode and its place on
# disk. As root with several accounts, otherwise with one's own. Usage: group.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
test="group"
. "$(dirname "$0")/../support/terminal.sh"
chmod 711 "$folder"

status_of() {
    local status=0
    "$@" >"$folder/said" 2>&1 </dev/null || status=$?
    echo $status
}

# refused SENTENCE COMMAND...: it exits with 2 and says one line that has the sentence.
refused() {
    local sentence=$1 status
    shift
    status=$(status_of "$@")
    if [ "$status" -ne 2 ] || [ "$(wc -l <"$folder/said")" -ne 1 ] ||
        ! grep -qF -- "$sentence" "$folder/said"; then
        echo "$test: '$*' exits with $status, and says this instead of '$sentence':"
        cat "$folder/said"
        exit 1
    fi
}

taken() {
    local status
    status=$(status_of "$@")
    [ "$status" -eq 0 ] || {
        cat "$folder/said"
        echo "$test: '$*' exits with $status"
        exit 1
    }
}

# as WHO GROUPS COMMAND...: as that account of the system's, with these groups.
cat >"$folder/as" <<'END'
#!/bin/sh
who=$1 groups=$2
shift 2
here=$(dirname "$0")
export HOME="$here/$who" XDG_DATA_HOME="$here/$who" XDG_CONFIG_HOME="$here/$who" \
    XDG_STATE_HOME="$here/$who" XDG_CACHE_HOME="$here/$who"
[ "$who" != own ] || exec "$@"
exec setpriv --reuid "$who" --regid "$(id -g "$who")" --groups "$groups" "$@"
END
chmod 755 "$folder/as"
if [ "$(id -u)" -eq 0 ] && command -v setpriv >/dev/null && id daemon bin nobody >/dev/null 2>&1; then
    has_accounts=1
    group=daemon
    ann=("$folder/as" daemon daemon) ben=("$folder/as" bin daemon)
    stranger=("$folder/as" nobody nogroup)
    for who in daemon bin nobody; do
        install -d -o "$who" -m 755 "$folder/$who"
    done
    home=$folder/daemon
else
    has_accounts=
    group=$(id -gn)
    ann=("$folder/as" own own) ben=("$folder/as" own own)
    home=$folder/own
    mkdir -m 755 "$home"
fi
begin=("$binary" new -p Ann -p Ben -s base --group "$group")

# Beginning one.
refused 'expected a group of this system' "$binary" new -p Ann -p Ben --group no-such-group
refused 'expected the name of a group' "$binary" new -p Ann -p Ben --group 'two words'
refused 'expected two or more players' "$binary" new --group "$group"
refused 'expected with --group only' "$binary" new -p Ann -p Ben --folder "$home"
refused 'expected without --group' "$binary" new -p Ann -p Ben --group "$(id -gn)" --as Ann
mkdir -m 777 "$folder/open" && chmod 777 "$folder/open"
refused 'others can rename files' "${ann[@]}" "${begin[@]}" --folder "$folder/open"
chmod +t "$folder/open"
taken "${ann[@]}" "${begin[@]}" --folder "$folder/open"
mkdir -m 700 "$home/closed"
[ -z "$has_accounts" ] || chown daemon "$home/closed"
refused 'the group cannot come to this folder' "${ann[@]}" "${begin[@]}" --folder "$home/closed"
[ -z "$(ls "$home/closed")" ] || fail 'a refused game leaves a record'
taken "${ann[@]}" "${begin[@]}" --folder "$home/table"
record=$(cat "$folder/said")
about() {
    stat -c '%i %U %G %a' "$record"
}
[ "$(stat -c '%G %a' "$home/table")" = "$group 750" ] || fail 'the folder is not for the group'
[ "$(stat -c '%G %a' "$record")" = "$group 660" ] || fail 'the record is not for the group'
grep -q "^group: $group\$" "$record"
grep -q '^chance: unseen$' "$record"
before=$(about)

# What is looser, or not what it was made for.
sit=("$binary" --plain join "$record" --as Ann)
taken "${ann[@]}" "${sit[@]}"
chmod o+w "$record"
refused 'everybody on this machine can write to it' "${ann[@]}" "${sit[@]}"
chmod o-w "$record"
ln -s "$record" "$home/table/link.bastide"
refused 'is a link' "${ann[@]}" "$binary" --plain join "$home/table/link.bastide" --as Ann
chmod 770 "$home/table"
refused 'others can rename files' "${ann[@]}" "${sit[@]}"
chmod 750 "$home/table"
sed -i.bak "s/^group: .*/group: no-such-group/" "$record"
chmod 660 "$record"
[ -z "$has_accounts" ] || chown daemon:daemon "$record"
refused 'for which it was not made' "${ann[@]}" "${sit[@]}"
sed -i '/^group:/d' "$record"
chmod 660 "$record"
[ -z "$has_accounts" ] || chown daemon:daemon "$record"
refused 'for which it was not made' "${ann[@]}" "${sit[@]}"
chmod 600 "$record"
taken "${ann[@]}" "${sit[@]}"
mv "$record.bak" "$record"
chmod 660 "$record"
[ -z "$has_accounts" ] || chown daemon:daemon "$record"
# Who plays changes in the head, for which the file is replaced, as long as nobody shares it.
printf 'bot Ben easy\nq\n' | "${ann[@]}" "$binary" --plain load "$record" >/dev/null
grep -q '^player: Ben bot=easy' "$record" || fail 'Ben is no computer player'
[ "$(stat -c '%G %a' "$record")" = "$group 660" ] || fail 'a change of seats takes it from the group'
printf 'bot Ben off\nq\n' | "${ann[@]}" "$binary" --plain load "$record" >/dev/null
before=$(about)

if [ -n "$has_accounts" ]; then
    refused 'cannot be opened' "${stranger[@]}" "${sit[@]}"
    refused 'expected a group that you are a member of' "${stranger[@]}" "${begin[@]}" --folder "$home/x"
    refused 'of which you are not a member' "${sit[@]}"
    chgrp bin "$record"
    refused 'for which it was not made' "$folder/as" daemon daemon,bin "${sit[@]}"
    chgrp daemon "$record"
    chown nobody "$record"
    refused 'somebody who is not in the group' "${ben[@]}" "${sit[@]}"
    chown daemon "$record"
    chown nobody "$home/table"
    refused 'this folder belongs to somebody else' "${ben[@]}" "${sit[@]}"
    chown daemon "$home/table"
    # One of somebody else's that is for no group, where more may write than it seems.
    install -o nobody -m 600 "$record" "$home/private.bastide"
    refused 'cannot be opened' "${ben[@]}" "$binary" --plain join "$home/private.bastide" --as Ann
fi
[ "$before" = "$(about)" ] || fail 'a refusal changes the record'

# Ann and Ben play, in text mode; Ann undoes something, which cuts the file.
sit_down() {
    local who=$1
    shift
    tm new-session -d -s "$who" -x 80 -y 24 "$(printf '%q ' "$@"); echo status \$?; cat"
}
has_moves() {
    [ "$(grep -c '^[12] place' "$record")" -eq "$1" ]
}
play() {
    at "$1" "$2" Enter
}
sit_down Ann "${ann[@]}" "${sit[@]}"
sit_down Ben "${ben[@]}" "$binary" --plain join "$record" --as Ben
see_at Ann 'Ann>'
see_at Ben 'Ann plays at another terminal'
# A tile goes on some squares in several ways, which is a question of its own.
play Ann 1
is_answered() {
    has_moves 1 || shows_at Ann 'Which rotation'
}
comes is_answered || complain 'Ann is not understood' Ann
has_moves 1 || play Ann 1
comes has_moves 1 || complain 'Ann does not place a tile' Ann
play Ann undo
comes has_moves 0 || complain 'Ann does not undo that' Ann
# Sometimes there is nothing but 0 to answer, where all features of a tile have followers already.
goes_on() {
    play Ann 1
    play Ben 1
    play Ann 0
    play Ben 0
    [ "$(grep -c '^2 place' "$record")" -ge 3 ]
}
comes goes_on || {
    screen_of Ann
    complain 'Ben does not play' Ben
}
for who in Ann Ben; do
    at "$who" C-c
    see_at "$who" 'status 0'
done
grep -q '^2 place' "$record" || fail 'Ben has not played'
[ "$before" = "$(about)" ] || fail "the record is another one: $(about), and was $before"
[ -z "$(find "$home/table" -name '*.tmp' -o -name '*_02*')" ] || fail 'something is left behind'
"$binary" show "$record" >/dev/null 2>"$folder/said" || fail "the record is bad: $(cat "$folder/said")"
echo ok
