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

_bastide()
{
    local curcontext=$curcontext context state state_descr line
    typeset -A opt_args
    _arguments -s -S \
    @switches@
        '1:command:_bastide_command' \
        '2:game:{ words[1]=$line[1]; _bastide_operand }'
}

_bastide "$@"
