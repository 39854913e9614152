# Completion of the command line of bastide for fish. At the end are rows from the program's tables
# (src/cli/compile_help.c).

# The names of commands, and of the options that have an argument.
set -g __bastide_commands
set -g __bastide_taking

# _bastide_add_command NAME COMPLETION HELP
function _bastide_add_command
    set -ga __bastide_commands $argv[1]
    complete -c bastide -n __bastide_expects_command -a $argv[1] -d $argv[3]
    if test -n "$argv[2]"
        complete -c bastide -n "__bastide_with $argv[1]" -a "(__bastide_$argv[2])"
    end
end

# _bastide_add_option NAME LETTER COMMANDS ARGUMENT COMPLETION HELP
function _bastide_add_option -a name letter commands argument completion help
    set -l row -l $name -d $help
    test -n "$letter"; and set -a row -s $letter
    test -n "$commands"; and set -a row -n "__bastide_with $commands"
    test -n "$completion"; and set -a row -x -a "(__bastide_$completion)"
    test -n "$argument"; and set -ga __bastide_taking -- --$name -$letter
    complete -c bastide $row
end

# The word to complete, without the name of its switch.
function __bastide_current
    commandline -ct | string replace -r '^--[a-z-]+=' ''
end

function __bastide_word
    string join \n -- $argv
end

function __bastide_list
    set -l before (__bastide_current | string replace -rf ',[^,]*$' ',')
    string join \n -- $before$argv
end

function __bastide_choice
    string join \n -- $argv
end

function __bastide_player
    set -l before (__bastide_current | string replace -rf '=[^=]*$' '=')
    string join \n -- $before$argv
end

function __bastide_file
    __fish_complete_path (__bastide_current)
end

function __bastide_program
    __fish_complete_command
end

function __bastide_nothing
end

# The games here; without a path, those of the program, too.
function __bastide_game
    __fish_complete_suffix .bastide
    if test -z (commandline -ct)
        set -l saved ~/.local/share
        set -q XDG_DATA_HOME; and set saved $XDG_DATA_HOME
        for game in $saved/bastide/*.bastide
            echo $game
        end
    end
end

# The command: the first word that is neither an option nor what follows one.
function __bastide_command
    set -l before
    for word in (commandline -opc)[2..-1]
        if not contains -- "$before" $__bastide_taking; and contains -- $word $__bastide_commands
            echo $word
            return
        end
        set before $word
    end
end

function __bastide_expects_command
    set -l command (__bastide_command)
    test -z "$command"
end

# __bastide_with COMMAND...: whether it is one of these. Without a command, options start a new game.
function __bastide_with
    set -l command (__bastide_command) new
    contains -- $command[1] $argv
end

complete -c bastide -f
# @rows all
