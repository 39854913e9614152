#!/usr/bin/env bash
# The completions for bash, zsh and fish: each knows every switch of --help, and completes as a
# person would press Tab. Bash is asked always, the others where they are installed.
#
#     completions.sh PROGRAM FOLDER
set -euo pipefail
program=$1
made=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME=$work/data
mkdir -p "$work/data/bastide" "$work/here/folder"
touch "$work/data/bastide/saved.bastide" "$work/here/one.bastide" "$work/here/notes.txt"
cd "$work/here"

fail()
{
    printf 'FAIL: %s\n' "$*" >&2
    exit 1
}

# The words of the tables, from the help.
mapfile -t commands < <("$program" --help | sed '$d' | sed -n 's/^  \([a-z]\+\) .*/\1/p')
mapfile -t topics < <("$program" --help | tail -1 | tr -s ' ' '\n' | sed 1d)
mapfile -t switches < <(for topic in '' "${topics[@]}"; do
    "$program" --help ${topic:+"$topic"}
done | sed -n 's/^  \(-[a-zA-Z], \|    \)\(--[a-z-]*\).*/\1\2/p' | tr -d ' ' | sort -u)
[ ${#commands[@]} -gt 10 ] || fail "the help has only the commands ${commands[*]}"
[ ${#switches[@]} -gt 30 ] || fail "the help has only the options ${switches[*]}"

# completed WORD...: what bash offers for the last word, one per line
completed()
{
    (
        # shellcheck source=/dev/null
        . "$made/bastide"
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _bastide
        printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort
    )
}

# offers EXPECTED WORD...: checks that bash offers exactly that for the last word
offers()
{
    local expected=$1 found
    shift
    found=$(completed "$@" | paste -sd ' ')
    [ "$found" = "$expected" ] || fail "bash offers '$found' for '$*', not '$expected'"
}

offers "$(printf '%s\n' "${commands[@]}" | LC_ALL=C sort | paste -sd ' ')" bastide ''
offers "$(printf '%s\n' "${switches[@]#*,}" | LC_ALL=C sort | paste -sd ' ')" bastide -
offers 'repair replay' bastide rep
offers '--player --playouts' bastide new --play
offers 'base bcb' bastide new --sets b
offers 'base,base base,bcb' bastide new --sets base,b
offers 'easy expert' bastide --bot Ben = e
offers 'easy expert' bastide --bot = Ben = e
offers '' bastide --bot B
offers 'bazaar-mode=auction bazaar-mode=draft' bastide -o bazaar-m
offers 'auction draft' bastide -o bazaar-mode =
offers 'draft' bastide --option = bazaar-mode = dr
offers 'light' bastide --theme = li
offers 'de' bastide -l d
offers "$work/data/bastide/saved.bastide folder one.bastide" bastide load ''
offers 'one.bastide' bastide replay o
offers 'drawbridges' bastide --help dr
for topic in "${topics[@]}"; do
    completed bastide --help "$topic" | grep -qx "$topic" || fail "bash does not know the topic $topic"
done

for name in "${commands[@]}"; do
    grep -q "'$name:" "$made/_bastide" || fail "zsh does not know $name"
    grep -q -- "-a $name -d" "$made/bastide.fish" || fail "fish does not know $name"
done
for pair in "${switches[@]}"; do # -p,--player or --text
    short=${pair%%--*} long=--${pair##*--}
    short=${short%,}
    grep -qE -- "${short:+\{$short\+?,}$long=?[}[]" "$made/_bastide" || fail "zsh does not know $pair"
    grep -qE -- "-l ${long#--} ${short:+-s ${short#-} }" "$made/bastide.fish" ||
        fail "fish does not know $pair"
    grep -qE -- "^ *$long${short:+ \| $short}\)|^$long\$" "$made/bastide" ||
        fail "bash does not know $pair"
done

if command -v zsh >/dev/null; then
    zsh -n "$made/_bastide"
fi

# in_fish EXPECTED LINE: the same with fish, which is asked for a whole line
in_fish()
{
    local found
    found=$(HOME=$work fish --no-config -c "source '$made/bastide.fish'; complete -C '$2'" |
        cut -f1 | LC_ALL=C sort | paste -sd ' ')
    [ "$found" = "$1" ] || fail "fish offers '$found' for '$2', not '$1'"
}

if command -v fish >/dev/null; then
    in_fish 'repair replay' 'bastide rep'
    in_fish '--player --playouts' 'bastide new --play'
    in_fish 'base,base base,bcb' 'bastide --sets base,b'
    in_fish 'Ben=easy Ben=expert' 'bastide --bot Ben=e'
    in_fish '--theme=light' 'bastide --theme=li'
    in_fish 'one.bastide' 'bastide load o'
fi
