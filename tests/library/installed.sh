#!/usr/bin/env bash
# Installs the library into a folder of its own and builds a program against it, by pkg-config in C
# and in C++, and by CMake. All must play the same game. And each header alone gives C++ what it
# declares.
#
#     installed.sh BUILD-FOLDER
set -euo pipefail
here=$(dirname "$(readlink -f "$0")")
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail()
{
    printf 'FAIL: %s\n' "$*" >&2
    exit 1
}

cmake --install "$build" --component library --prefix "$work/first" >/dev/null
mv "$work/first" "$work/moved" # what is installed may be moved as a whole
library=$(dirname "$(find "$work/moved" -name bastide.pc)")
export PKG_CONFIG_PATH=$library LD_LIBRARY_PATH=${library%/pkgconfig}
[ ! -e "$work/moved/include/bastide/notation.h" ] || fail "a header of the program is installed"

strict='-Wall -Wextra -Wconversion -Wshadow -Werror'
# shellcheck disable=SC2046,SC2086 # flags are words
cc -std=c17 -Wpedantic $strict $(pkg-config --cflags bastide) "$here/random_game.c" \
    $(pkg-config --libs bastide) -o "$work/in_c"
# shellcheck disable=SC2046,SC2086
c++ -x c++ -std=c++17 $strict $(pkg-config --cflags bastide) "$here/random_game.c" -x none \
    $(pkg-config --libs bastide) -o "$work/in_cpp"
cmake -G Ninja -S "$here" -B "$work/cmake" -Dbastide_ROOT="$work/moved" >/dev/null
cmake --build "$work/cmake" >/dev/null

scores=$("$work/in_c")
[ "$(wc -l <<<"$scores")" -eq 4 ] || fail "expected four scores: $scores"
[ "$scores" = "$("$work/in_cpp")" ] || fail "C++ plays another game"
[ "$scores" = "$("$work/cmake/random_game")" ] || fail "built by CMake it plays another game"

# shellcheck disable=SC2016 # those are fences
sed -n '/^```c$/,/^```$/{/^```/d;p}' "$here/../../docs/LIBRARY.md" |
    diff - <(sed 1d "$here/random_game.c") || fail "docs/LIBRARY.md shows another program"

# A name without the prefix would be in the way of a program's own.
names=$(nm -D --defined-only "${library%/pkgconfig}/libbastide.so" | awk '$2 != "A" {print $3}')
grep -q '^bastide_game_apply$' <<<"$names" || fail "game_apply is not exported"
others=$(grep -v '^bastide_' <<<"$names" || true)
[ -z "$others" ] || fail "exported without the prefix: $others"

# The functions that headers on standard input declare.
declared()
{
    grep -E '^[a-z].*[ *][a-z_0-9]+\(' | grep -vE '^(static|typedef)' |
        sed -E 's/^[^(]*[ *]([a-z_0-9]+)\(.*/\1/' | grep -vE '^static_assert$' | sort -u
}

# Every function that a header declares is exported: what is missing in prefix.h, or the set's header, is not.
mapfile -t headers < <(find "$work/moved/include/bastide" -name "*.h")
all=$(cat "${headers[@]}" | declared)
[ "$(wc -l <<<"$all")" -gt 30 ] || fail "the declarations were not found: $all"
for name in $all; do
    grep -q "^bastide_$name\$" <<<"$names" || fail "$name is declared and not exported; is it in prefix.h, or its set's header?"
done

# in_cpp NAME: builds the program on standard input, in C++, as $work/NAME
in_cpp()
{
    # shellcheck disable=SC2046,SC2086
    c++ -std=c++17 $strict $(pkg-config --cflags bastide) -x c++ - -x none \
        $(pkg-config --libs bastide) -o "$work/$1"
}

# Each header may be the only one that a program in C++ includes: its functions are found.
for header in "${headers[@]}"; do
    name=${header##*/bastide/}
    {
        printf '#include <bastide/%s>\nvoid (*volatile used)();\nint main()\n{\n' "$name"
        declared <"$header" | sed 's/.*/    used = reinterpret_cast<void (*)()>(&);/'
        printf '}\n'
    } | in_cpp alone || fail "C++ cannot use $name alone"
    "$work/alone" || fail "$name alone: the program does not run"
done
in_cpp game_alone <<END || fail "C++ cannot start a game by game.h alone"
#include <bastide/game.h>

int main()
{
    struct options options = options_default();
    struct game game;
    return game_start(&game, &options) == REFUSAL_NONE ? 0 : 1;
}
END
"$work/game_alone" || fail "by game.h alone no game starts"
