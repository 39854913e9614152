#!/usr/bin/env bash
# The engine on its pipes while it thinks. Every search would take ten minutes. Usage: engine.sh BINARY
set -euo pipefail

binary=$(readlink -f "${1:?the path of the binary is missing}")
folder=$(mktemp -d "${TMPDIR:-/tmp}/bastide-e2e-XXXXXX")
trap 'rm -rf "$folder"' EXIT
export XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config XDG_STATE_HOME=$folder/state XDG_CACHE_HOME=$folder/cache

fail() {
    echo "engine: $*"
    exit 1
}

begin() {
    coproc engine { exec "$binary" engine; }
    # shellcheck disable=SC2154 # coproc assigns it
    pid=$engine_PID
    exec {to}>&"${engine[1]}"- {from}<&"${engine[0]}"-
    say 'new sets=base,bcb seed=5'
    hear
}

say() {
    echo "$1" >&"$to"
}

hear() {
    read -r -t 240 answer <&"$from" || fail "no answer; the last one was: $answer"
}

hear_one_with() {
    hear
    case $answer in
    "$1"*) ;;
    *) fail "expected $1, but it says: $answer" ;;
    esac
}

# What comes after the lines about progress.
hear_behind_progress() {
    hear
    while [[ $answer == '{"progress":'* ]]; do
        hear
    done
}

# It ends by itself, with that status.
ends_with() {
    local status=0
    wait "$pid" || status=$?
    [ "$status" = "$1" ] || fail "its status is $status, not $1"
}

answer=none
begin
say 'go ms=600000 progress=1'
hear_one_with '{"progress":{"move":"place '
say stop
hear_behind_progress
[[ $answer == '{"move":"place '* ]] || fail "the answer is: $answer"
move=${answer#'{"move":"'}
hear_one_with '{"ok":true}'
say "play ${move%%\"*}"
hear_one_with '{"ok":true,"events":'

say 'value moves ms=600000'
say stop
hear_one_with '{"playouts":'
hear_one_with '{"ok":true}'
say quit
exec {to}>&-
ends_with 0

# The end of the input waits for the answer.
exec {from}<&-
begin
say 'go playouts=50'
exec {to}>&-
hear_one_with '{"move":"place '
ends_with 0

# Nobody sends or reads any more.
exec {from}<&-
begin
say 'go ms=600000 progress=1'
hear_one_with '{"progress":'
exec {to}>&- {from}<&-
ends_with 0
