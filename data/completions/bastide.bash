# Completion of the command line of bastide for bash. At the end are rows from the program's tables
# (src/cli/compile_help.c).
#
# Bash splits words at '=': after `--bot Ben=h` the last words are --bot, Ben, = and h. The
# functions see the word to complete in `current`, in `name` what stands before its '=', and in
# `command` the command before it.
# shellcheck shell=bash disable=SC2154

# By the name of an option, or its letter: its argument, and what completes the word after it.
declare -gA _bastide_argument=() _bastide_completion=()
# By the long name of an option: the commands that take it; empty: all do.
declare -gA _bastide_takers=()
# By the name of a command: what completes the word after it.
declare -gA _bastide_operand=()
_bastide_commands=
_bastide_options=

# _bastide_add_command NAME COMPLETION HELP
_bastide_add_command()
{
    _bastide_commands+=" $1"
    _bastide_operand[$1]=$2
}

# _bastide_add_option NAME LETTER COMMANDS ARGUMENT COMPLETION HELP
_bastide_add_option()
{
    local option
    _bastide_options+=" --$1"
    _bastide_takers[--$1]=$3
    for option in "--$1" ${2:+"-$2"}; do
        _bastide_argument[$option]=$4
        _bastide_completion[$option]=$5
    done
}

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
    local at before
    for ((at = 1; at < COMP_CWORD; at++)); do
        before=${COMP_WORDS[at - 1]:-=}
        if [ "$before" != = ] && [ -z "${_bastide_argument[$before]-}" ] &&
            [[ " $_bastide_commands " == *" ${COMP_WORDS[at]} "* ]]; then
            command=${COMP_WORDS[at]}
            return
        fi
    done
}

# Those that the command takes. Without one, options start a new game.
_bastide_option()
{
    local option offered=
    for option in $_bastide_options; do
        case " ${_bastide_takers[$option]:-${command:-new}} " in
        *" ${command:-new} "*) offered+=" $option" ;;
        esac
    done
    _bastide_word "$offered"
}

_bastide()
{
    local current=${COMP_WORDS[COMP_CWORD]} at=$((COMP_CWORD - 1)) name='' command='' completion
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
    completion=${_bastide_completion[${COMP_WORDS[at]:-=}]-}
    if [ -z "$completion" ]; then
        case $current in
        -*) completion=option ;;
        *) completion=${command:+${_bastide_operand[${command:-=}]}} ;;
        esac
        [ -n "$command$completion" ] || completion="word $_bastide_commands"
    fi
    # shellcheck disable=SC2086 # a function and its words
    [ -z "$completion" ] || _bastide_$completion
}

# @rows all

complete -F _bastide bastide
