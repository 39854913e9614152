#compdef bastide
# Completion of the command line of bastide for zsh. At the end are rows from the program's tables
# (src/cli/compile_help.c).

# By the name of an option, or its letter: its argument.
typeset -gA _bastide_argument=()
# By the name of a command: what completes the word after it.
typeset -gA _bastide_operand=()
# For _describe; and for _arguments, each behind the commands that take it (none: all do).
typeset -ga _bastide_commands=() _bastide_options=()

# _bastide_add_command NAME COMPLETION HELP
_bastide_add_command()
{
    _bastide_commands+=("$1:${3//:/\\:}")
    _bastide_operand[$1]=$2
}

# _bastide_add_option NAME LETTER COMMANDS ARGUMENT COMPLETION HELP
_bastide_add_option()
{
    setopt local_options extended_glob
    local after="[${6//(#m)[\[\]:]/\\$MATCH}]${5:+:${4:-TOPIC}: _bastide_$5}"
    _bastide_argument[--$1]=$4
    _bastide_options+=("$3" "*--$1${4:+=}$after")
    if [[ -n $2 ]]; then
        _bastide_argument[-$2]=$4
        _bastide_options+=("$3" "*-$2${4:++}$after")
    fi
}

_bastide_word()
{
    compadd -- "$@"
}

_bastide_list()
{
    compset -P '*,'
    compadd -q -S , -- "$@"
}

_bastide_choice()
{
    compadd -- "$@"
}

_bastide_player()
{
    compset -P '*=' && compadd -- "$@"
}

_bastide_file()
{
    _files
}

_bastide_program()
{
    _command_names -e
}

_bastide_nothing()
{
    return 1
}

# The games here; without a path, those of the program, too.
_bastide_game()
{
    local saved=${XDG_DATA_HOME:-~/.local/share}/bastide
    _files -g '*.bastide'
    [[ -n $PREFIX ]] || compadd -f -- $saved/*.bastide(N)
}

_bastide_command()
{
    _describe command _bastide_commands
}

_bastide_after_command()
{
    local completion=$_bastide_operand[$words[1]]
    [[ -z $completion ]] || _bastide_$completion
}

# The command is the first word that is neither an option nor what follows one.
_bastide_find_command()
{
    local at
    for ((at = 2; at < CURRENT; at++)); do
        if [[ -z $_bastide_argument[$words[at-1]] && $words[at] != -* ]]; then
            command=$words[at]
            return
        fi
    done
}

_bastide()
{
    local curcontext=$curcontext context state state_descr line command takers option
    typeset -A opt_args
    local -a offered
    _bastide_find_command
    for takers option in "${(@)_bastide_options}"; do
        # Without a command, options start a new game.
        [[ -n $takers && " $takers " != *" ${command:-new} "* ]] || offered+=("$option")
    done
    _arguments -s -S $offered \
        '1:command:_bastide_command' \
        '2:game:{ words[1]=$line[1]; _bastide_after_command }'
}

# @rows all

_bastide "$@"
