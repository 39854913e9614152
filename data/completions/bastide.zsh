#compdef bastide
# Completion of the command line of bastide for zsh. Lines such as @commands@ stand for rows made
# from the program's tables (src/compile_completions.c).

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
    local -a commands=(
    @commands@
    )
    _describe command commands
}

_bastide_operand()
{
    case $words[1] in
    @games@
    esac
}

# The command is the first word that is neither an option nor what follows one.
_bastide_find_command()
{
    local at
    for ((at = 2; at < CURRENT; at++)); do
        case $words[at-1] in
        @taking@
        esac
        if [[ $words[at] != -* ]]; then
            command=$words[at]
            return
        fi
    done
}

# _bastide_with COMMAND...: whether it is one of these. Without a command, options start a new game.
_bastide_with()
{
    [[ " $* " == *" ${command:-new} "* ]]
}

_bastide()
{
    local curcontext=$curcontext context state state_descr line command
    typeset -A opt_args
    local -a switches
    _bastide_find_command
    @switches@
    _arguments -s -S $switches \
        '1:command:_bastide_command' \
        '2:game:{ words[1]=$line[1]; _bastide_operand }'
}

_bastide "$@"
