# Completion of the command line of bastide for fish. Lines such as @commands@ stand for rows made
# from the program's tables (src/compile_completions.c).

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

set -g __bastide_commands
@words@

# The command: the first word that is neither an option nor what follows one.
function __bastide_command
    set -l before
    for word in (commandline -opc)[2..-1]
        switch "$before"
            @taking@
            case '*'
                if contains -- $word $__bastide_commands
                    echo $word
                    return
                end
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
@commands@
@games@
@switches@
