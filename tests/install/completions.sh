#!/usr/bin/env bash
# The completions for bash, zsh and fish: each knows every switch of --help, completes as a person
# would press Tab, and offers after each command what the program takes with it. Bash is asked
# always, the others where they are installed.
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
offers 'repair replay' bastide rep
offers '--player' bastide new --play
offers '--player --playouts' bastide practice --play
offers 'base bcb besiegers bigtop' bastide new --sets b
offers 'base,base base,bcb base,besiegers base,bigtop' bastide new --sets base,b
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
offers 'notes.txt' bastide match --merge n
offers 'notes.txt' bastide match --records n
offers 'drawbridges' bastide --help draw
for topic in "${topics[@]}"; do
    completed bastide --help "$topic" | grep -qx "$topic" || fail "bash does not know the topic $topic"
done

for file in bastide _bastide bastide.fish; do
    for name in "${commands[@]}"; do
        grep -q "^_bastide_add_command '$name' " "$made/$file" || fail "$file does not know $name"
    done
    for pair in "${switches[@]}"; do # -p,--player or --text
        name=${pair##*--} letter=${pair%%--*}
        letter=${letter#-}
        grep -q "^_bastide_add_option '$name' '${letter%,}' " "$made/$file" ||
            fail "$file does not know $pair"
    done
done

# What the program says of each switch after a command that takes no other than those of all. The
# lists of commands that take it are in `with`; it has no row if all do.
declare -A with value=([player]=Ann [bot]=Ann=easy [sets]=base [edition]=2 [option]=tiny-city=2
    [seed]=1 [group]=games [folder]=x [as]=Ann [aids]=all [from]=x [stage]=late [drill]=offer [fault]=any [auctions]=1 [level]=easy [seat]=easy [engine]=x
    [skip]=0 [records]=x [games]=1 [playouts]=1 [ms]=1 [jobs]=1 [turn]=1 [tile]=8 [size]=80x24 [theme]=mono [language]=en
    [keys]=$work/keys)
"$program" keys >"$work/keys"
for pair in "${switches[@]}"; do
    name=${pair##*--}
    said=$("$program" keys "--$name" ${value[$name]+"${value[$name]}"} 2>&1 >/dev/null) || true
    case $said in
    *": expected with "*" only, not with 'keys'") with[$name]=$(grep -o "'[a-z]*'" <<<"${said%,*}" | tr -d "'") ;;
    ?*) fail "--$name with 'keys': $said" ;;
    esac
done
[ ${#with[@]} -gt 20 ] || fail "only ${!with[*]} are not for every command"
said=$("$program" tutorial --plain 2>&1 >/dev/null) || true
case $said in *'expected without --plain'*) ;; *) fail "'tutorial' with --plain: $said" ;; esac
with[plain]=$(printf '%s\n' "${commands[@]}" | grep -vx tutorial)

# switches_of COMMAND: the switches it takes, on one line
switches_of()
{
    local pair name
    for pair in "${switches[@]}"; do
        name=${pair##*--}
        [ "${with[$name]+set}" = set ] && ! grep -qx "$1" <<<"${with[$name]}" ||
            printf -- '--%s\n' "$name"
    done | LC_ALL=C sort | paste -sd ' '
}

# What fish offers for a line, one per line.
in_fish()
{
    HOME=$work fish --no-config -c "source '$made/bastide.fish'; complete -C '$1'" |
        cut -f1 | LC_ALL=C sort
}

# What zsh's own _arguments is told to offer at the end of a line: the long names of switches.
# shellcheck disable=SC2016 # for zsh
in_zsh()
{
    zsh -f -c '_arguments() { print -rl -- "$@"; }
        words=(${=1} "") CURRENT=$#words
        . "$0"' "$made/_bastide" "$1" | grep -o '^\*\?--[a-z-]*' | tr -d '*' | LC_ALL=C sort
}

# same_switches SHELL LINE COMMAND OFFERED: checks them against those of the command
same_switches()
{
    local found
    found=$(grep '^--' <<<"$4" | paste -sd ' ')
    [ "$found" = "$(switches_of "$3")" ] ||
        fail "$1 offers '$found' for '$2', not '$(switches_of "$3")'"
}

# after COMMAND WORD...: checks what each shell offers as switches at the end of the line: those of
# the command
after()
{
    local command=$1
    shift
    # shellcheck disable=SC2086 # without words there are none
    same_switches bash "$*" "$command" "$(completed "$@" -)"
    ! command -v fish >/dev/null || same_switches fish "$*" "$command" "$(in_fish "$* --")"
    ! command -v zsh >/dev/null || same_switches zsh "$*" "$command" "$(in_zsh "$*")"
}

for name in "${commands[@]}"; do
    after "$name" bastide "$name"
done
after new bastide
after match bastide --theme light match
after practice bastide --player match practice
after new bastide -p match
after show bastide show one.bastide
after export bastide export --png --turn 3
offers 'one.bastide' bastide show --json o
offers '' bastide new r

# fish_offers EXPECTED LINE: checks that fish offers exactly that
fish_offers()
{
    local found
    found=$(in_fish "$2" | paste -sd ' ')
    [ "$found" = "$1" ] || fail "fish offers '$found' for '$2', not '$1'"
}

if command -v fish >/dev/null; then
    fish_offers 'repair replay' 'bastide rep'
    fish_offers '--player --playouts' 'bastide practice --play'
    fish_offers 'base,base base,bcb' 'bastide --sets base,b'
    fish_offers 'Ben=easy Ben=expert' 'bastide --bot Ben=e'
    fish_offers '--theme=light' 'bastide --theme=li'
    fish_offers 'one.bastide' 'bastide load o'
fi
