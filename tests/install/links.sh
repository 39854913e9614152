#!/usr/bin/env bash
# The links of the documents installed lead to what is installed, too.
#
#     links.sh FOLDER-OF-THE-DOCUMENTS
set -euo pipefail
cd "$1"
links=0
status=0
while IFS=: read -r file link; do
    links=$((links + 1))
    [ -e "$(dirname "$file")/${link%%#*}" ] || {
        printf 'FAIL: %s has a link to %s, which is not installed\n' "$file" "$link" >&2
        status=1
    }
done < <(grep -roE --include='*.md' '\]\([^):]+\)' . | sed 's/](\(.*\))$/\1/')
[ "$links" -gt 50 ] || {
    printf 'FAIL: only %d links in %s\n' "$links" "$1" >&2
    status=1
}
exit "$status"
