#!/usr/bin/env bash
# Every command in the documents: what a reader may type must work as it stands. Commands of the
# program are run, with an example game for FILE; those on the screen until they show something.
# What cannot be run here, as it builds, tests or installs, must name scripts, options, presets,
# targets and tests that exist; `elsewhere` says what tries it.
#
#     commands.sh PROGRAM BUILD-FOLDER
set -euo pipefail
test=commands
program=$1 build=$2
root=$(readlink -f "$(dirname "$0")/../..")
# shellcheck source=tests/support/terminal.sh
. "$root/tests/support/terminal.sh"

mkdir -p "$folder/bin" "$folder/work"
ln -s "$program" "$folder/bin/bastide"
export PATH=$folder/bin:$PATH
cd "$folder/work"
tm new-session -d -x 80 -y 24 -s game -c "$folder/work" 'sleep 100000'
tm set-option -g remain-on-exit on

bad=0
complain()
{
    printf '%s: %s\n    %s\n' "$place" "$*" "$command"
    bad=$((bad + 1))
}

# What a reader would type. In blocks a line that begins with a word of `typed`, up to two spaces or
# what is in columns beside it; in sentences what is in backquotes and begins with one of ours; in
# manual pages the literal displays.
typed='bastide|\./scripts/[a-z-]+|build/[^ ]+|cmake|ctest|cc|gcc|c\+\+|git|printf|echo|python3|make|ninja|sudo|apt|apt-get|dpkg|cp|mv|mkdir|msgfmt'
commands()
{
    (cd "$root" && awk -v typed="^([A-Z_]+=[^ ]* )*($typed)( |\$)" '
        function say(command) { printf "%s:%d\t%s\n", FILENAME, FNR, command }
        FNR == 1 { is_block = 0; was_blank = 1 }
        /^ ? ? ?[^ ]/ { is_block = 0 }
        /^    / && was_blank { is_block = 1 }
        is_block && /^    / {
            line = substr($0, 5)
            sub(/   *.*$/, "", line)
            if (line ~ typed) say(line)
        }
        /^\.Dl / { line = substr($0, 5); if (line ~ typed) say(line) }
        { was_blank = /^ *$/ }
        !is_block {
            rest = $0
            while (match(rest, /`[^`]*`/)) {
                line = substr(rest, RSTART + 1, RLENGTH - 2)
                rest = substr(rest, RSTART + RLENGTH)
                if (line ~ /^(bastide|\.\/scripts\/[a-z-]+|cmake|ctest) / || line ~ /^\.\/scripts\/[a-z-]+$/)
                    say(line)
            }
        }' README.md CONTRIBUTING.md docs/*.md docs/*.[0-9])
}

# Things that exist.
targets=$(
    cmake --build "$build" --target help | sed -n 's/^\([^:/]*\): .*/\1/p'
    # Some are left out of some builds.
    sed -nE 's/^ *(add_custom_target|long_runs)\(([a-z_-]*).*/\2/p' "$root"/{CMakeLists.txt,*/CMakeLists.txt,*/*/CMakeLists.txt}
)
presets=$(sed -n 's/^ *"name": "\(.*\)",$/\1/p' "$root/CMakePresets.json")
tests=$(ctest --test-dir "$build" -N | sed -n 's/^ *Test *#[0-9]*: //p')

is_one_of()
{
    grep -qxF -- "$1" <<<"$2"
}

# The arguments of a command that is not run: each option is known, or its value is.
elsewhere_script()
{
    local script=$root/$1
    [ -x "$script" ] || complain "there is no $1"
    shift
    while [ $# -gt 0 ]; do
        case $1 in
        -R | -E) names_tests "$2" && shift ;;
        -*) grep -qF -- "$1" "$script" || complain "$1 is no option of it" ;;
        NAME | [0-9]*) ;;
        *) grep -qw -- "$1" "$script" || [ -e "$root/tests/fuzz/fuzz_$1.c" ] || [ -e "$root/$1" ] ||
            [ -e "$root/tests/figures/$1.ini" ] ||
            complain "it knows no '$1'" ;;
        esac
        shift
    done
}

names_tests()
{
    grep -qE -- "$1" <<<"$tests" || complain "no test has a name like '$1'"
}

elsewhere_cmake()
{
    local setting
    while [ $# -gt 0 ]; do
        case $1 in
        --preset) is_one_of "$2" "$presets" || complain "there is no preset '$2'" ;;
        --target) is_one_of "$2" "$targets" || complain "there is no target '$2'" ;;
        -D*)
            setting=${1%%=*}
            grep -qrF -- "${setting#-D}" "$root/CMakeLists.txt" "$root/cmake" || complain "$1 sets nothing"
            ;;
        build/soft) ;; # made by the command before it
        build/*) is_one_of "$(cut -d/ -f2 <<<"$1")" "$presets" || complain "no preset builds in '$1'" ;;
        esac
        shift
    done
}

# A player's folders as they would be: a game being played, and one called FILE.
prepare()
{
    rm -rf "$folder/work" "$folder/data" "$folder/state" "$folder/config"
    mkdir -p "$folder/work" "$folder/data/bastide"
    cd "$folder/work"
    cp "$root/docs/examples/game.bastide" FILE
    cp FILE game.bastide
    head -n 40 FILE >"$folder/data/bastide/last.bastide"
    printf 'quit\n' >answers
    case $command in
    *repair*) sed -i '20s/.*/1 place 9,9 n/' FILE ;;
    *watch*) cp "$folder/data/bastide/last.bastide" FILE ;;
    esac
}

# A command that needs no screen: it reads nothing, or what the command itself gives it.
run()
{
    prepare
    # A match is played as it stands, but for the number of its games.
    local shorter
    shorter=$(sed -E 's/--games [0-9]+/--games 1/; s/--playouts [0-9]+/--playouts 20/' <<<"$command")
    bash -c "$shorter" </dev/null >out 2>errors || complain "exit status $?: $(tail -3 errors)"
}

shows_something()
{
    screen | grep -q '[^ ]'
}

# A command on the screen: it must come up, and stay.
show()
{
    prepare
    tm respawn-pane -k -t game -c "$folder/work" "$command"
    comes shows_something || complain "it shows nothing"
    if [ "$(tm display-message -p -t game '#{pane_dead}')" = 1 ] || screen | grep -q '^bastide: '; then
        complain "it ends: $(screen | head -3)"
    fi
}

check()
{
    local words
    read -ra words <<<"$command"
    while [[ ${words[0]} == *=* ]]; do words=("${words[@]:1}"); done
    case ${words[*]} in
    ./scripts/play\ *) command="bastide ${words[*]:1}" && check ;;
    # Commands of the program. A command alone is its name.
    bastide\ match | bastide\ match\ --engine\ CMD | bastide\ export\ FILE)
        bastide --help | grep -q "^  ${words[1]} " || complain "not in --help" ;;
    bastide\ match\ *--ms*) ;; # test_match: what CPU time allows is not for a busy machine
    *bastide\ repair* | *\ watch*) show ;;
    printf* | echo*) run ;;
    *\ --plain* | bastide\ show* | bastide\ export* | bastide\ keys* | bastide\ match* | bastide\ engine* | \
        bastide\ stats* | bastide\ --help* | bastide\ --version*) run ;;
    bastide*) show ;;
    # What builds and tests is what this test is part of; .ci/run runs most of it.
    ./scripts/*) elsewhere_script "${words[@]}" ;;
    cmake*) elsewhere_cmake "${words[@]:1}" ;;
    ctest*\ -R*) names_tests "${command##* -R }" ;;
    ctest*) ;;
    build/*/tests/random_games*) command="'$build/tests/random_games' 1 1" && run ;;
    build/*/tests/test_scenarios*)
        (cd "$root" && "$build/tests/test_scenarios" tests/scenarios/roads/*.game) >/dev/null 2>&1 ||
            complain "it fails" ;;
    build/*) # a program that takes minutes: bench/ has its test
        is_one_of "$(basename "${words[0]}")" "$targets" || complain "nothing builds it" ;;
    git\ *) # in a checkout
        [ ! -e "$root/.git" ] || (cd "$root" && bash -c "$command") >/dev/null || complain "exit status $?" ;;
    cc\ *) grep -qF -- 'pkg-config --cflags' "$root/tests/library/installed.sh" ;; # which does this
    *) complain "no rule says how to try this" ;;
    esac
}

count=0
while IFS=$'\t' read -r place command; do
    # A choice in brackets may be left out.
    command=$(sed -E 's/ *\[[^]]*\]//g' <<<"$command")
    check
    count=$((count + 1))
done < <(commands | sort -u -t$'\t' -k2)
[ "$count" -gt 60 ] || { echo "only $count commands were found" && exit 1; }
echo "$count commands tried, $bad bad"
[ "$bad" -eq 0 ]
