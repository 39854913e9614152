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

complete -c bastide -f
@commands@
@games@
@switches@
