# shellcheck shell=bash disable=SC2154
# Shared by the scripts that try things in a bare Debian: chroots, made by debootstrap as root from
# the mirror this machine has its packages from, or from $MIRROR. What is tried in them is lost
# with them; the bare ones are kept in build/chroots.

needs_of_chroots='
debootstrap     command  debootstrap
util-linux      command  unshare
'

# The folder of all chroots that are tried in, removed at the end.
tried=

mirror()
{
    [ -n "${MIRROR:-}" ] && printf '%s\n' "$MIRROR" && return
    # shellcheck disable=SC2016 # for apt-get
    apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | sed -n 1p
}

# bare SUITE: makes build/chroots/SUITE unless it is there.
bare()
{
    local folder=$root/build/chroots/$1
    [ ! -d "$folder" ] || return 0
    say "Making a bare $1"
    mkdir -p "$root/build/chroots"
    rm -rf "$folder.new"
    quietly debootstrap --variant=minbase "$1" "$folder.new" "$(mirror)"
    quietly chroot "$folder.new" useradd --create-home --shell /bin/bash player
    mv "$folder.new" "$folder"
}

# fresh SUITE NAME: makes a copy of the bare one; its path is in $chroot.
fresh()
{
    require "$needs_of_chroots"
    [ "$(id -u)" -eq 0 ] || {
        say "Chroots need root."
        exit 1
    }
    bare "$1"
    if [ -z "$tried" ]; then
        tried=$(mktemp -d "$root/build/chroots/tried.XXXXXX")
        trap 'rm -rf --one-file-system "$tried"' EXIT
    fi
    chroot=$tried/$2
    cp -a --reflink=auto "$root/build/chroots/$1" "$chroot"
    cp -L /etc/resolv.conf /etc/hosts "$chroot/etc"
}

# inside COMMAND...: runs it in $chroot as root; its processes and mounts end with it.
inside()
{
    # shellcheck disable=SC2016 # for the inner shell
    unshare --mount --pid --fork --kill-child bash -c '
        mount -t proc proc "$0/proc"
        mount --rbind /dev "$0/dev"
        mount -t tmpfs tmpfs "$0/dev/shm"
        exec env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C.UTF-8 TERM=xterm \
            DEBIAN_FRONTEND=noninteractive chroot "$0" "$@"' "$chroot" "$@"
}

# as_player COMMAND: the same by the shell of a user who has just logged in.
as_player()
{
    inside su - player -c "export LC_ALL=C.UTF-8 TERM=xterm; $1"
}

# inside_install PACKAGE...: installs packages, quietly
inside_install()
{
    quietly inside apt-get update
    quietly inside apt-get install -y --no-install-recommends "$@"
}

fail()
{
    say "FAIL: $*"
    exit 1
}
