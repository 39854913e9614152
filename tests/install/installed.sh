#!/usr/bin/env bash
# The program as installed: every file in its place, and found by the program wherever the folder
# lies: installed, copied, below a link, with another name; and the program alone still plays.
#
#     installed.sh BUILD-FOLDER
set -euo pipefail
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_DATA_HOME=$work/data XDG_CONFIG_HOME=$work/config XDG_STATE_HOME=$work/state
export LC_ALL=C.UTF-8 LANGUAGE=

fail()
{
    printf 'FAIL: %s\n' "$*" >&2
    exit 1
}

cmake --install "$build" --component program --prefix "$work/installed" >/dev/null
(cd "$work/installed" && find . -type f ! -path './share/doc/*' | LC_ALL=C sort) >"$work/found"
diff - "$work/found" <<END || fail "other files are installed than expected"
./bin/bastide
./share/applications/bastide.desktop
./share/bash-completion/completions/bastide
./share/bastide/terminfo/b/bastide+direct
./share/bastide/terminfo/b/bastide-direct
./share/bastide/terminfo/b/bastide-direct-bce
./share/bastide/themes/colour-blind.theme
./share/bastide/themes/default.theme
./share/bastide/themes/high-contrast.theme
./share/bastide/themes/light.theme
./share/bastide/themes/mono.theme
./share/fish/vendor_completions.d/bastide.fish
./share/icons/hicolor/scalable/apps/bastide.svg
./share/locale/de/LC_MESSAGES/bastide.mo
./share/locale/pl/LC_MESSAGES/bastide.mo
./share/man/man5/bastide-engine.5
./share/man/man6/bastide.6
./share/zsh/site-functions/_bastide
END
documents=$work/installed/share/doc/bastide
for file in README.md CHANGELOG.md LICENSE docs/PLAYING.md docs/examples/{greedy.py,simple.c}; do
    [ -s "$documents/$file" ] || fail "$file is not among the documents"
done
[ ! -e "$documents/docs/pictures/numbers.txt" ] || fail "what is for a test is among the documents"
[ ! -e "$documents/docs/bastide.6" ] || fail "a manual page is among the documents"

# The licences are wherever the program is: among the documents, in a Debian package, and in the
# program itself, which has the font's if it has the font.
sources=$(dirname "$0")/../..
for licence in LICENSE LICENSE-FONT; do
    diff "$sources/$licence" "$documents/$licence" || fail "another $licence is installed"
done
words_of() # without marks of the copyright file, and wherever lines break
{
    sed -E 's/^ \.$//' "$@" | tr -s ' \n' '\n'
}
sed '/^----/,$!d;/^----/d' "$sources/LICENSE-FONT" | words_of >"$work/font"
words_of "$sources/data/debian/copyright" | tr '\n' ' ' | grep -qF "$(tr '\n' ' ' <"$work/font")" ||
    fail "the copyright file of Debian has another licence of the font"
"$work/installed/bin/bastide" --help licence >"$work/said"
if [ -e "$build/src/font_table.c" ]; then
    cat "$sources/LICENSE" <(echo) "$sources/LICENSE-FONT" | diff - "$work/said" ||
        fail "the program does not tell its licences"
    grep -q 'Dimitar Toshkov Zhekov' "$build/src/font_table.c" || fail "the letters have no licence"
else
    diff "$sources/LICENSE" "$work/said" || fail "the program does not tell its licence"
fi

bash "$(dirname "$0")/links.sh" "$documents" || fail "links that lead nowhere"

# Shows the title page on a terminal whose entry only the program has; `q` leaves.
on_own_terminal()
{
    printf q | TERM=bastide-direct script -qec "stty rows 24 cols 80; '$1' --language en" /dev/null
}

# finds PROGRAM WHERE: checks that it finds its catalogues and its terminal entries
finds()
{
    "$1" --language de --help | grep -q Aufruf || fail "$2: no German"
    on_own_terminal "$1" >"$work/shown" || fail "$2: no terminal entries: $(cat "$work/shown")"
}

finds "$build/src/bastide" built
finds "$work/installed/bin/bastide" installed
cp -a "$work/installed" "$work/a copy"
rm -rf "$work/installed"
finds "$work/a copy/bin/bastide" copied
mkdir "$work/bin"
ln -s "../a copy/bin/bastide" "$work/bin/game"
finds "$work/bin/game" linked

# Each example game is a whole one.
for game in "$work/a copy/share/doc/bastide/docs/examples/"*.bastide; do
    printf 'load %s\n' "$game" | "$work/a copy/bin/bastide" engine | grep -q '"over":true' ||
        fail "${game##*/} is not over"
done

mv "$work/a copy/bin/bastide" "$work/alone"
"$work/alone" --language de --help | grep -q Usage || fail "alone it does not speak English"
! on_own_terminal "$work/alone" >/dev/null || fail "the entry of the terminal is elsewhere, too"
