#!/usr/bin/env bash
# The sources in a folder whose name has blanks: the scripts configure every build of a package
# there, and what the build generates is made. scripts/release makes whole packages in such a folder.
#
#     blank.sh SOURCE-FOLDER
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
folder="$work/a folder with blanks"

mkdir "$folder"
tar -c -C "$1" --exclude=./build --exclude=./.git --exclude=./.cache . | tar -x -C "$folder"
# shellcheck source=scripts/lib.sh
. "$folder/scripts/lib.sh"
[ "$root" = "$folder" ] || { echo "the scripts work in $root" && exit 1; }
for preset in release package; do
    configure "$preset"
    for target in src/tile_table.c catalogues terminfo; do
        build "$preset" "$target"
    done
    [ -s "$folder/build/$preset/src/tile_table.c" ] || { echo "$preset: no table of tiles" && exit 1; }
done
