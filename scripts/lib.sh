# shellcheck shell=bash disable=SC2034
# Shared by the scripts beside it: find what is missing, install it, build.
#
# All messages of these functions go to standard error, and they leave standard input alone: both
# ends of the pipe belong to the program that is run (`./scripts/play engine`).

root=$(dirname "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")")

# Requirements, one per row: the Debian package, how to detect it, and by what name. Detecting the
# tool rather than the package also works on systems without dpkg, and for tools installed some
# other way.
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
libutf8proc-dev library  libutf8proc
libpng-dev      library  libpng
libgif-dev      header   gif_lib.h
libfreetype-dev library  freetype2
fonts-terminus-otb  file  /usr/share/fonts/opentype/terminus/terminus-normal.otb
gettext         command  msgfmt
'
needs_to_test='
g++             command  c++
libcmocka-dev   library  cmocka
tmux            command  tmux
valgrind        command  valgrind
python3         command  python3
'
needs_to_package='
dpkg-dev        command  dpkg-shlibdeps
file            command  file
'
needs_of_releases='
lintian         command  lintian
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
needs_of_ssh='
openssh-server  command  sshd
openssh-client  command  ssh
procps          command  ps
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

# progress DONE ALL: how far something has come: on a terminal in place, otherwise a line for every
# tenth of it. progress_end ends the line.
tenths=
progress()
{
    local now=$((10 * $1 / $2))
    if [ -t 2 ]; then
        printf '\r    %d/%d' "$1" "$2" >&2
    elif [ "$now" != "$tenths" ]; then
        say "    $1/$2"
    fi
    tenths=$now
}
progress_end()
{
    [ -z "$tenths" ] || [ ! -t 2 ] || printf '\n' >&2
    tenths=
}

# is_there KIND NAME: whether it is installed
is_there()
{
    case $1 in
    command) command -v "$2" ;;
    header) printf '#include <%s>\n' "$2" | cc -E -x c - ;;
    library) pkg-config --exists "$2" ;;
    file) [ -f "$2" ] ;;
    runtime) [ -f "$(clang -print-file-name="$2")" ] ;;
    esac >/dev/null 2>&1
}

# missing_packages NEEDS...: the packages to install, one per line.
missing_packages()
{
    local package kind name
    while read -r package kind name; do
        [ -z "$package" ] || is_there "$kind" "$name" || printf '%s\n' "$package"
    done <<<"$(printf '%s' "$@")"
}

# Whether sudo would work; it may ask for a password if there is a user to answer.
sudo_works()
{
    command -v sudo >/dev/null || return 1
    sudo -n true 2>/dev/null && return
    (: </dev/tty) 2>/dev/null && sudo true
}

# install PACKAGE...: with how far it has come, half of it for fetching; what apt-get says is shown
# only if it fails.
install()
{
    local log kind percent rest status=0
    log=$(mktemp)
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends -o DPkg::Lock::Timeout=120 \
        -o APT::Status-Fd=1 "$@" </dev/null 2>&1 | {
        while IFS=: read -r kind rest; do
            percent=$(cut -d: -f2 <<<"$rest")
            case $kind in
            dlstatus) progress "$((${percent%%.*} / 2))" 100 ;;
            pmstatus) progress "$((50 + ${percent%%.*} / 2))" 100 ;;
            *) printf '%s%s\n' "$kind" "${rest:+:$rest}" >>"$log" ;;
            esac
        done
        progress_end
    } || status=$?
    [ "$status" -eq 0 ] || cat "$log" >&2
    rm -f "$log"
    return "$status"
}

# require NEEDS...: installs what is missing, or lists it and exits.
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
    # apt-get update may fail although the packages are available, say from a cache.
    "${as_root[@]}" apt-get update -qq </dev/null >/dev/null 2>&1 || true
    install "${missing[@]}" || {
        say "apt-get could not install them (its words are above)."
        exit 1
    }
    mapfile -t missing < <(missing_packages "$@")
    [ ${#missing[@]} -eq 0 ] || {
        say "Installed, but still not found: ${missing[*]}"
        exit 1
    }
}

# Configures build/PRESET if that has not been done, or was for another path or other presets; ninja
# notices everything else.
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

# build PRESET [TARGET]: brings build/PRESET or that target up to date, and shows how far it is; if
# the build fails, shows the compiler's output.
build()
{
    configure "$1"
    local log line step status=0
    log=$(mktemp)
    # Only ninja knows whether there is anything to do, so its first step prints the announcement.
    NINJA_STATUS='[%f/%t] ' cmake --build "$root/build/$1" ${2:+--target "$2"} </dev/null 2>&1 |
        {
            while IFS= read -r line; do
                case $line in
                '['*'] Re-'*) ;;
                '['[0-9]*/[0-9]*'] '*)
                    announce "$1"
                    step=${line%%]*}
                    step=${step#[}
                    progress "${step%/*}" "${step#*/}"
                    ;;
                *) printf '%s\n' "$line" >>"$log" ;;
                esac
            done
            progress_end
        } || status=$?
    [ "$status" -eq 0 ] || {
        cat "$log" >&2
        say "The build of build/$1 failed."
    }
    rm -f "$log"
    [ "$status" -eq 0 ] || exit 1
}
