#!/usr/bin/env bash
# What scripts/lib.sh says while it builds and installs: how far it is, on a terminal in place and
# elsewhere a line for every tenth; nothing once everything is there. The build is a small one of its
# own, and the packages come from an apt-get that only says what the real one would.
#
#     progress.sh SOURCE-FOLDER
set -euo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail()
{
    printf 'FAIL: %s\n' "$*" >&2
    exit 1
}

mkdir "$work/scripts" "$work/bin"
cp "$1/scripts/lib.sh" "$work/scripts"
cat >"$work/CMakePresets.json" <<'END'
{"version": 6, "configurePresets": [
    {"name": "small", "generator": "Ninja", "binaryDir": "${sourceDir}/build/${presetName}"}]}
END
cat >"$work/CMakeLists.txt" <<'END'
cmake_minimum_required(VERSION 3.25)
project(small LANGUAGES NONE)
foreach(step RANGE 1 40)
    add_custom_command(OUTPUT ${step} COMMAND ${CMAKE_COMMAND} -E touch ${step}
                       DEPENDS ${PROJECT_SOURCE_DIR}/touched)
    list(APPEND steps ${step})
endforeach()
add_custom_target(all_steps ALL DEPENDS ${steps})
END
cat >"$work/scripts/try" <<'END'
#!/usr/bin/env bash
set -euo pipefail
. "$(dirname "$(readlink -f "$0")")/lib.sh"
build small
END
chmod +x "$work/scripts/try"
touch "$work/touched"

# Elsewhere than on a terminal: the announcement, and about ten lines up to the end.
"$work/scripts/try" 2>"$work/said"
[ "$(sed -n 1p "$work/said")" = 'Building: build/small' ] || fail "announced is: $(cat "$work/said")"
grep -qxF '    40/40' "$work/said" || fail "the end is not told: $(cat "$work/said")"
lines=$(wc -l <"$work/said")
{ [ "$lines" -ge 11 ] && [ "$lines" -le 13 ]; } || fail "$lines lines: $(cat "$work/said")"

# Up to date.
"$work/scripts/try" 2>"$work/said"
[ ! -s "$work/said" ] || fail "not silent: $(cat "$work/said")"

# On a terminal: one line that changes, and ends.
touch "$work/touched"
script -qec "'$work/scripts/try'" /dev/null </dev/null >"$work/said"
tr -d '\r' <"$work/said" | grep -q '    39/40    40/40$' || fail "not in place: $(cat -A "$work/said")"
[ "$(wc -l <"$work/said")" -eq 2 ] || fail "more than a line: $(cat -A "$work/said")"

# A build that fails says why, below.
sed -i 's/-E touch .*/-E false/' "$work/CMakeLists.txt"
touch "$work/touched"
! "$work/scripts/try" 2>"$work/said" || fail "a build that fails succeeds"
grep -q 'FAILED' "$work/said" || fail "no word of what failed: $(cat "$work/said")"
[ "$(tail -1 "$work/said")" = 'The build of build/small failed.' ] || fail "said is: $(cat "$work/said")"

# Packages: as far as the status lines of apt-get, the rest of which only counts if it fails.
cat >"$work/bin/apt-get" <<'END'
#!/bin/sh
[ "$1" = install ] || exit 0
echo 'Fetching: something'
echo 'dlstatus:1:0:Retrieving file 1 of 1'
echo 'dlstatus:1:80.5:Retrieving file 1 of 1'
echo 'pmstatus:there:10:Unpacking there'
echo 'pmstatus:there:100:Installed there'
[ -z "${BROKEN:-}" ] || exit 100
touch "$(dirname "$0")/../there"
END
printf '#!/bin/sh\nexec "$@"\n' >"$work/bin/sudo"
printf '#!/bin/sh\necho 0\n' >"$work/bin/id"
chmod +x "$work"/bin/*
cat >"$work/scripts/try" <<END
#!/usr/bin/env bash
set -euo pipefail
. "\$(dirname "\$(readlink -f "\$0")")/lib.sh"
require 'there file $work/there'
END
! BROKEN=1 PATH=$work/bin:$PATH "$work/scripts/try" 2>"$work/said" || fail "broken packages are installed"
grep -qx 'Fetching: something' "$work/said" || fail "no word of apt-get: $(cat "$work/said")"
PATH=$work/bin:$PATH "$work/scripts/try" 2>"$work/said"
diff - "$work/said" <<'END' || fail "said of the packages is another thing"
Installing: there
    0/100
    40/100
    55/100
    100/100
END
PATH=$work/bin:$PATH "$work/scripts/try" 2>"$work/said"
[ ! -s "$work/said" ] || fail "not silent: $(cat "$work/said")"
