#!/usr/bin/env bash
# A game over ssh, with a real sshd on the loopback: Ann and Ben, each at an account of their own
# and by a key that can do nothing else, play a whole game with auctions at two terminals; Ben leaves
# in the middle, and his line breaks later, and he comes back. Cy watches at a third account. None of
# the keys gives a shell, a file, a forwarded port or anything but the record.
#
# Makes three accounts and a group, and removes them again; the sshd is its own, with its own
# settings and keys. Needs root. Usage: ssh.sh BINARY
set -euo pipefail

built=$(readlink -f "${1:?the path of the binary is missing}")
test=ssh
if [ "$(id -u)" -ne 0 ] || ! command -v sshd sftp useradd runuser >/dev/null; then
    echo "$test: needs root, sshd, sftp, useradd and runuser"
    exit 77
fi
. "$(dirname "$(readlink -f "$0")")/../support/terminal.sh"

group=bastide-table
accounts=(bastide-ann bastide-ben bastide-cy)
for name in "${accounts[@]}"; do
    if id "$name" >/dev/null 2>&1 || getent group $group >/dev/null; then
        echo "$test: expected a system without the account $name and the group $group"
        exit 2
    fi
done

sshd=
made_run=
processes_of() {
    ps -o pid= -u "$1" 2>/dev/null || true
}
has_none() {
    [ -z "$(processes_of "$1")" ]
}
clean_up() {
    local name process
    tm kill-server 2>/dev/null || true
    [ -z "$sshd" ] || kill "$sshd" 2>/dev/null || true
    for name in "${accounts[@]}"; do
        id "$name" >/dev/null 2>&1 || continue
        for process in $(processes_of "$name"); do
            kill "$process" 2>/dev/null || true
        done
        comes has_none "$name" || true
        userdel -r "$name" >/dev/null 2>&1 || true
    done
    groupdel $group 2>/dev/null || true
    [ -z "$made_run" ] || rmdir /run/sshd 2>/dev/null || true
    rm -rf "$folder"
}
trap clean_up EXIT
trap 'exit 1' INT TERM
chmod 711 "$folder"

# The accounts, and Ann's game for their group.
groupadd $group
for name in "${accounts[@]}"; do
    useradd --create-home --shell /bin/bash --password '*' --groups $group "$name"
done
install -D -m 755 "$built" "$folder/bin/bastide"
binary=$folder/bin/bastide
install -d -o bastide-ann -m 755 "$folder/games"
account() {
    local name=$1
    shift
    runuser -u "bastide-$name" -- env -i PATH="$PATH" HOME="$(getent passwd "bastide-$name" | cut -d: -f6)" \
        LC_ALL=C.UTF-8 "$@"
}
record=$(account ann "$binary" new -p Ann -p Ben -s base,bcb --group $group --folder "$folder/games/table")
about() {
    stat -c '%i %U %G %a' "$record"
}
before=$(about)

# A key for each, and what it can do; one of Ben's is not restricted, to compare with.
key_of() {
    local name=$1 key=$2 line=$3 home
    home=$(getent passwd "bastide-$name" | cut -d: -f6)
    ssh-keygen -q -t ed25519 -N '' -C "$key" -f "$folder/$key"
    install -d -o "bastide-$name" -g "bastide-$name" -m 700 "$home/.ssh"
    printf '%s%s\n' "$line" "$(<"$folder/$key.pub")" >>"$home/.ssh/authorized_keys"
    chown "bastide-$name:" "$home/.ssh/authorized_keys"
}
key_of ann ann "restrict,pty,command=\"$binary join $record --as Ann --confined\" "
key_of ben ben "restrict,pty,command=\"$binary join $record --as Ben --confined\" "
key_of cy cy "restrict,pty,command=\"$binary watch $record --confined\" "
key_of ben free ''

# An sshd of our own, which allows everything that keys do not.
ssh-keygen -q -t ed25519 -N '' -f "$folder/host"
if [ ! -d /run/sshd ]; then
    mkdir -m 755 /run/sshd
    made_run=1
fi
for ((port = 20022; port < 20122; port++)); do
    (: <"/dev/tcp/127.0.0.1/$port") 2>/dev/null || break
done
cat >"$folder/sshd_config" <<END
Port $port
ListenAddress 127.0.0.1
HostKey $folder/host
PidFile $folder/sshd.pid
UsePAM no
PasswordAuthentication no
KbdInteractiveAuthentication no
AcceptEnv LC_*
AllowTcpForwarding yes
AllowAgentForwarding yes
Subsystem sftp internal-sftp
END
"$(command -v sshd)" -f "$folder/sshd_config" -E "$folder/log"
comes test -s "$folder/sshd.pid" || fail "sshd does not start: $(cat "$folder/log")"
sshd=$(<"$folder/sshd.pid")
printf '[127.0.0.1]:%s %s\n' "$port" "$(<"$folder/host.pub")" >"$folder/known"
options=(-F none -p "$port" -o IdentitiesOnly=yes -o BatchMode=yes -o UserKnownHostsFile="$folder/known"
    -o SendEnv=LC_ALL)

# ssh_with KEY ACCOUNT ARGUMENT...: what it says, and how it exits, is in `said` and `status`.
ssh_with() {
    local key=$1 name=$2
    shift 2
    status=0
    said=$(timeout 60 ssh "${options[@]}" -i "$folder/$key" "$@" "bastide-$name@127.0.0.1" \
        "${asked[@]}" 2>&1 </dev/null) || status=$?
}
asked=()

# All files of the accounts, and beside the record; what may not change.
others() {
    find "${homes[@]}" "$folder/games" -type f ! -path "$record" -exec sha256sum {} + | sort
}
mapfile -t homes < <(for name in "${accounts[@]}"; do getent passwd "$name" | cut -d: -f6; done)
files=$(others)

echo "$test: what the keys do not open"
secret=$folder/secret
echo 'not for Ben' >"$secret"
chmod 644 "$secret"
asked=(cat "$secret")
ssh_with free ben
[ "$said" = 'not for Ben' ] || fail "without restrictions a command is not run: $said"
for key in ann ben cy; do
    asked=(cat "$secret")
    ssh_with $key $key
    [[ $status -ne 0 && $said != *'not for Ben'* ]] || fail "$key reads a file: $said"
    asked=("touch $folder/games/touched ~/touched")
    ssh_with $key $key
    asked=()
    # The port of sshd itself, through the line.
    ssh_with $key $key -W "127.0.0.1:$port"
    [[ $status -ne 0 && $said != *SSH-2.0* ]] || fail "$key forwards a port: $said"
    ssh_with $key $key -N -o ExitOnForwardFailure=yes -R 0:127.0.0.1:"$port"
    [ $status -eq 255 ] || fail "$key has a port forwarded back: $status, $said"
    status=0
    printf 'put %s stolen\nget .ssh/authorized_keys %s/taken\n' "$secret" "$folder" |
        timeout 60 sftp -q -b - -P "$port" -F none -o IdentitiesOnly=yes -o BatchMode=yes \
            -o UserKnownHostsFile="$folder/known" -i "$folder/$key" "bastide-$key@127.0.0.1" \
            >/dev/null 2>&1 || status=$?
    [[ $status -ne 0 && ! -e $folder/taken ]] || fail "$key opens sftp"
done
asked=()
ssh_with free ben -W "127.0.0.1:$port"
[[ $said == *SSH-2.0* ]] || fail "without restrictions no port is forwarded: $said"
[ "$files" = "$(others)" ] || fail "files have changed: $(others)"
[ "$(about)" = "$before" ] || fail 'the record is another one'

# Three terminals.
# Whatever is asked for, the game is what comes.
sit_down() {
    local who=$1 key=$2 cols=$3 rows=$4
    tm new-session -d -s "$who" -x "$cols" -y "$rows" "TERM=tmux-256color ssh -tt $(printf '%q ' \
        "${options[@]}") -i '$folder/$key' bastide-$key@127.0.0.1 'bash -i'; echo status \$?; cat"
}

echo "$test: a whole game"
sit_down Ann ann 80 24
see_at Ann 'Ann: place the tile'
sit_down Ben ben 100 30
see_at Ben 'Ann decides at another terminal'
sit_down Cy cy 120 36
see_at Cy 'Ann places a tile'
for name in ann ben cy; do
    [ -n "$(processes_of "bastide-$name")" ] || fail "$name is not there"
done

has_placed() {
    [ "$(grep -c '^[12] place' "$record")" -ge "$1" ]
}
is_over() {
    grep -q '^# over' "$record"
}
# Both press Enter until so many tiles lie; Ann never deploys, Ben does as Enter does.
play_until() {
    local patience=$((SECONDS + 1200))
    until "$@" || is_over; do
        [ $SECONDS -lt $patience ] || fail "the game does not go on: $(screen_of Ann; screen_of Ben)"
        at Ann Enter
        at Ben Enter
        sleep 0.05
    done
}
play_until has_placed 12
# Ben leaves, and Ann sees it.
at Ben C-c
see_at Ben 'Leave Bastide?'
at Ben Enter
see_at Ben 'status 0'
tm kill-session -t Ben
comes has_none bastide-ben || fail 'Ben has left, but something of his runs'
play_until shows_at Ann 'Nobody plays for Ben'
sit_down Ben ben 80 24
see_at Ben Ann
play_until has_placed 30
# Ben's line breaks: ssh is gone at his side at once, and nothing says goodbye.
tm kill-session -t Ben
comes has_none bastide-ben || fail "Ben's line is broken, but something of his runs"
play_until shows_at Ann 'Nobody plays for Ben'
sit_down Ben ben 80 24
see_at Ben Ann
play_until is_over

echo "$test: what is left of it"
"$binary" show "$record" >"$folder/shown"
grep -q 'auctions' "$folder/shown" || fail 'no auction was held'
"$binary" show "$record" 2>&1 | grep -q 'have been changed' && fail 'the record is not as it was written'
[ "$(about)" = "$before" ] || fail "the record is another one: $(about), and was $before"
for player in 1 2; do
    grep -q "^$player place" "$record" || fail "player $player has not played"
done
see_at Cy 'wins'
at Cy q
see_at Cy 'status 0'
# Neither a new game nor anything else of the final table's leads away.
for who in Ann Ben; do
    for ((key = 0; key < 40; key++)); do
        shows_at $who 'leave' && break
        at $who f
        sleep 0.1
    done
    at $who a
    at $who A
    at $who n
    at $who C-z
    at $who C-c
    see_at $who 'Leave Bastide?'
    at $who Enter
    see_at $who 'status 0'
done
[ "$files" = "$(others)" ] || fail "files have changed: $(others)"
[ "$(about)" = "$before" ] || fail 'the record is another one'
echo ok
