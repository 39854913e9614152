# What `tmux capture-pane -e -N` prints, as somebody sees it: before each piece of a row "<PAPER/LINES
# BOLD INK>" where that changes. A blank shows neither an ink nor that it is bold, and which it has
# depends on what was there before.
function wear(codes,    code, n, i) {
    n = split(codes, code, ";")
    if (n == 0) { ink = paper = lines = bold = "" }
    for (i = 1; i <= n; i++) {
        if (code[i] == "" || code[i] == 0) ink = paper = lines = bold = ""
        else if (code[i] == 38 || code[i] == 48) {
            colour = code[i + 1] == 5 ? code[i + 2] : code[i + 2] "," code[i + 3] "," code[i + 4]
            if (code[i] == 38) ink = colour; else paper = colour
            i += code[i + 1] == 5 ? 2 : 4
        } else if (code[i] == 1) bold = "b"
        else if (code[i] == 4 || code[i] == 7) lines = lines code[i]
        else if (code[i] >= 40 && code[i] <= 49 || code[i] >= 100) paper = code[i]
        else ink = code[i]
    }
}
{
    out = ""
    while (length($0) > 0)
        if (match($0, /^\033\[[0-9;]*m/)) {
            wear(substr($0, 3, RLENGTH - 3))
            $0 = substr($0, RLENGTH + 1)
        } else {
            match($0, /^ +|^[^ \033]+|^./)
            text = substr($0, 1, RLENGTH)
            seen = paper "/" lines (text ~ /^ / && lines == "" ? "" : bold ink)
            out = out (seen == last ? "" : "<" seen ">") text
            last = seen
            $0 = substr($0, RLENGTH + 1)
        }
    print out
}
