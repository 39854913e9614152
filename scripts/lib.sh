# shellcheck shell=bash disable=SC2034
# Shared by the scripts beside it: find what is missing, install it, build.
#
# All that these functions say goes to standard error, and they leave standard input alone: both
# ends of the pipe belong to the program that is run (`./scripts/play engine`).

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")

# What is needed, a row each: the Debian package, how one sees that it is there, by what name.
# Asking for the thing and not for the package lets systems without dpkg, and tools that came some
# other way, pass too.
needs_to_build='
gcc             command  cc
libc6-dev       header   stdio.h
cmake           command  cmake
ninja-build     command  ninja
pkg-config      command  pkg-config
libncurses-dev  library  ncursesw
ncurses-bin     command  tic
libjansson-dev  library  jansson
zlib1g-dev      library  zlib
gettext         command  msgfmt
'
needs_to_test='
g++             command  c++
libcmocka-dev   library  cmocka
tmux            command  tmux
valgrind        command  valgrind
'
needs_of_languages='
gettext         command  xgettext
'
needs_of_coverage='
gcovr           command  gcovr
'
# The runtime of clang's sanitizers and of libFuzzer is a package of its own.
needs_of_clang='
clang               command  clang
libclang-rt-14-dev  runtime  libclang_rt.fuzzer-x86_64.a
'
needs_to_lint='
clang           command  clang
clang-tidy      command  clang-tidy
cppcheck        command  cppcheck
shellcheck      command  shellcheck
'
needs_of_valgrind='
valgrind        command  valgrind
tmux            command  tmux
'

say()
{
    printf '%s\n' "$*" >&2
}

# Runs a command; its output is shown only if it fails.
quietly()
{
    local output
    output=$("$@" </dev/null 2>&1) || {
        local status=$?
        say "$output"
        return "$status"
    }
}

# is_there KIND NAME
is_there()
{
    case $1 in
    command) command -v "$2" ;;
    header) printf '#include <%s>\n' "$2" | cc -E -x c - ;;
    library) pkg-config --exists "$2" ;;
    runtime) [ -f "$(clang -print-file-name="$2")" ] ;;
    esac >/dev/null 2>&1
}

# missing_packages NEEDS...: the packages whose things are not there, one a line.
missing_packages()
{
    local package kind name
    while read -r package kind name; do
        [ -z "$package" ] || is_there "$kind" "$name" || printf '%s\n' "$package"
    done <<<"$(printf '%s' "$@")"
}

# Whether sudo would let us; it may ask for a password where there is somebody to answer.
sudo_works()
{
    command -v sudo >/dev/null || return 1
    sudo -n true 2>/dev/null && return
    (: </dev/tty) 2>/dev/null && sudo true
}

# require NEEDS...: installs what is missing, or says what it is and ends the script.
require()
{
    local missing
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -gt 0 ] || return 0

    local as_root=()
    if ! command -v apt-get >/dev/null; then
        say "Missing, by their names in Debian: ${missing[*]}"
        say "There is no apt-get here; please install them your system's way and try again."
        exit 1
    elif [ "$(id -u)" -ne 0 ]; then
        as_root=(sudo)
        say "Missing: ${missing[*]}"
        sudo_works || {
            say "Installing them needs root. Please have somebody run this, then try again:"
            say "    apt-get update && apt-get install --no-install-recommends ${missing[*]}"
            exit 1
        }
    fi

    say "Installing: ${missing[*]}"
    # An update may fail where the packages can still be had, say from a cache.
    "${as_root[@]}" apt-get update -qq </dev/null >/dev/null 2>&1 || true
    quietly "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=120 \
        "${missing[@]}" || {
        say "apt-get could not install them (its words are above)."
        exit 1
    }
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -eq 0 ] || {
        say "Installed, but still not found: ${missing[*]}"
        exit 1
    }
}

# Configures build/PRESET where that was not done yet, or for another place or other presets;
# everything else ninja notices by itself.
configure()
{
    local folder=$root/build/$1
    local stamp=$folder/configured
    [ -f "$stamp" ] && [ "$(<"$stamp")" = "$root" ] &&
        [ ! "$root/CMakePresets.json" -nt "$stamp" ] && return
    announce "$1"
    (cd "$root" && quietly cmake --fresh --preset "$1") || {
        say "CMake could not set up build/$1."
        exit 1
    }
    printf '%s\n' "$root" >"$stamp"
}

announced=
announce()
{
    [ -n "$announced" ] || say "Building: build/$1"
    announced=1
}

# build PRESET [TARGET]: brings build/PRESET up to date, all of it or that target; a failing build
# shows what the compiler said.
build()
{
    configure "$1"
    local log line status=0
    log=$(mktemp)
    # Ninja alone knows whether there is anything to do, so its first step makes the announcement.
    NINJA_STATUS='[%f/%t] ' cmake --build "$root/build/$1" ${2:+--target "$2"} </dev/null 2>&1 |
        while IFS= read -r line; do
            case $line in
            '['*'] Re-'*) ;;
            '['*/*'] '*) announce "$1" ;;
            *) printf '%s\n' "$line" >>"$log" ;;
            esac
        done || status=$?
    [ "$status" -eq 0 ] || {
        cat "$log" >&2
        say "The build of build/$1 failed."
    }
    rm -f "$log"
    [ "$status" -eq 0 ] || exit 1
}
