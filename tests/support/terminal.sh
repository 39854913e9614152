# shellcheck shell=bash disable=SC2154
# A terminal of its own for a test of the real binary; to be sourced. Needs $test, the test's name.
command -v tmux >/dev/null || {
    echo 'tmux is missing'
    exit 77
}

umask 022
folder=$(mktemp -d "${TMPDIR:-/tmp}/bastide-e2e-XXXXXX")
export LC_ALL=C.UTF-8 XDG_DATA_HOME=$folder/data XDG_CONFIG_HOME=$folder/config XDG_STATE_HOME=$folder/state XDG_CACHE_HOME=$folder/cache
unset NO_COLOR COLORTERM LANGUAGE TMUX
# What ncurses keeps of the terminal database until the end is now and then taken for lost.
echo 'leak:_nc_first_db' >"$folder/leaks"
export LSAN_OPTIONS=suppressions=$folder/leaks:print_suppressions=0

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

# Waits until the command succeeds; fails after a time that no machine should need.
comes() {
    local patience=$((SECONDS + 240))
    until "$@"; do
        [ $SECONDS -lt $patience ] || return 1
        sleep 0.05
    done
}

is_gone() {
    ! kill -0 "$1" 2>/dev/null
}

# Several terminals: sessions that a test begins itself, by their names.
at() {
    local who=$1
    shift
    tm send-keys -t "$who" "$@"
}

screen_of() {
    tm capture-pane -p -t "$1"
}

shows_at() {
    screen_of "$1" | grep -qF -- "$2"
}

# complain WHAT NAME: the test fails; both the screen and the record, if there is one, are shown.
complain() {
    echo "$test: $1; the screen is:"
    screen_of "$2"
    [ ! -f "${record-}" ] || cat "$record"
    exit 1
}

see_at() {
    comes shows_at "$1" "$2" || complain "'$2' does not come at $1" "$1"
}

shows_text() {
    screen | grep -qF -- "$1"
}

shows_no_text() {
    ! shows_text "$1"
}

# Waits until the text is on the screen, and until it is not.
see() {
    comes shows_text "$1" || fail "'$1' does not come"
}

see_no() {
    comes shows_no_text "$1" || fail "'$1' does not go"
}

# Waits until the program has processed all keys: it answers the last.
answered() {
    press C-c
    see 'Leave Bastide?'
    press Escape
    see_no 'Leave Bastide?'
}

# The command's output for a stable screen: the same twice, with an answer in between, as part of a
# frame may come first.
settled() {
    local now last
    answered
    now=$("$@")
    until [ "$now" = "${last-}" ]; do
        last=$now
        answered
        now=$("$@")
    done
    printf '%s' "$now"
}

settled_is() {
    local expected=$1
    shift
    [ "$(settled "$@")" = "$expected" ]
}

# Redraws everything; the command's output for the screen must be unchanged.
is_clean() {
    local what=$1 before
    shift
    before=$(settled "$@")
    press C-l
    settled_is "$before" "$@" || fail "$what: the screen is not what it should be"
}
