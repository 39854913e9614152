# A terminal of its own for a test of the real binary; to be sourced. Needs $test, the test's name.
command -v tmux >/dev/null || {
    echo 'tmux is missing'
    exit 77
}

folder=$(mktemp -d "${TMPDIR:-/tmp}/bastide-e2e-XXXXXX")
export LC_ALL=C.UTF-8 XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config
unset NO_COLOR COLORTERM LANGUAGE TMUX

tm() {
    tmux -S "$folder/socket" -f /dev/null "$@"
}

finish() {
    tm kill-server 2>/dev/null || true
    rm -rf "$folder"
}
trap finish EXIT

screen() {
    tm capture-pane -p -t game
}

fail() {
    echo "$test: $*; the screen is:"
    screen
    exit 1
}

press() {
    tm send-keys -t game "$@"
}

# Waits until the text is on the screen; $patience tenths of a second at most.
patience=300
see() {
    for _ in $(seq "$patience"); do
        if screen | grep -qF -- "$1"; then return; fi
        sleep 0.1
    done
    fail "'$1' does not come"
}
