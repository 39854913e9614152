# Completion of the command line of bastide for bash. Lines such as @commands@ stand for rows made
# from the program's tables (src/compile_completions.c).
#
# Bash splits words at '=': after `--bot Ben=h` the last words are --bot, Ben, = and h. The
# functions see the word to complete in `current`, in `name` what stands before its '=', and in
# `command` the command before it.
# shellcheck shell=bash disable=SC2154

_bastide_commands='
@commands@
'

_bastide_word()
{
    mapfile -t COMPREPLY < <(compgen -W "$*" -- "$current")
}

_bastide_list()
{
    local before=
    case $current in *,*) before=${current%,*}, ;; esac
    compopt -o nospace 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -P "$before" -W "$*" -- "${current##*,}")
}

_bastide_choice()
{
    mapfile -t COMPREPLY < <(compgen -W "$*" -- "${name:+$name=}$current")
    [ -z "$name" ] || COMPREPLY=("${COMPREPLY[@]#"$name="}")
}

_bastide_player()
{
    [ -z "$name" ] || _bastide_word "$@"
}

_bastide_file()
{
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(compgen -f -- "$current")
}

_bastide_program()
{
    mapfile -t COMPREPLY < <(compgen -c -- "$current")
}

_bastide_nothing()
{
    COMPREPLY=()
}

# The games here; without a path, those of the program, too.
_bastide_game()
{
    local saved=${XDG_DATA_HOME:-~/.local/share}/bastide/
    compopt -o filenames 2>/dev/null
    mapfile -t COMPREPLY < <(
        compgen -d -- "$current"
        compgen -f -X '!*.bastide' -- "$current"
        [ -n "$current" ] || compgen -f -X '!*.bastide' -- "$saved"
    )
}

# The command is the first word that is neither an option nor what follows one.
_bastide_find_command()
{
    local at
    for ((at = 1; at < COMP_CWORD; at++)); do
        case ${COMP_WORDS[at - 1]} in
        =) continue ;;
        @taking@
        esac
        if [[ $_bastide_commands == *$'\n'"${COMP_WORDS[at]}"$'\n'* ]]; then
            command=${COMP_WORDS[at]}
            return
        fi
    done
}

# _bastide_with COMMAND...: whether it is one of these. Without a command, options start a new game.
_bastide_with()
{
    [[ " $* " == *" ${command:-new} "* ]]
}

_bastide_switch()
{
    local names=
    @names@
    _bastide_word "$names"
}

_bastide()
{
    local current=${COMP_WORDS[COMP_CWORD]} at=$((COMP_CWORD - 1)) name='' command=''
    COMPREPLY=()
    _bastide_find_command
    if [ "$current" = = ]; then
        current=''
        at=$((at + 1))
    fi
    if [ "${COMP_WORDS[at]}" = = ]; then
        at=$((at - 1))
        case ${COMP_WORDS[at]} in
        --*) ;;
        *)
            name=${COMP_WORDS[at]}
            at=$((at - 1))
            [ "${COMP_WORDS[at]}" != = ] || at=$((at - 1))
            ;;
        esac
    fi
    case ${COMP_WORDS[at]} in
    @switches@
    *)
        case $current in
        -*) _bastide_switch ;;
        *)
            case $command in
            '') _bastide_word "$_bastide_commands" ;;
            @games@
            esac
            ;;
        esac
        ;;
    esac
}

complete -F _bastide bastide
