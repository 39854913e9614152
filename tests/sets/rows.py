"""What a set forgets does not compile, and the compiler names the row.

    rows.py COMPILE_ROWS COMPILER BUILD

A set that brings a row of each table of the rules and of no other is added to those there are; each
file that holds these tables together has to be refused for want of that set's row.
"""
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
compile_rows, compiler, build = sys.argv[1], sys.argv[2], Path(sys.argv[3])
BARE = """
TILE_SETS(2000, BARE, "bare")
FIGURES(2000, BARE, "bare", "bare", 1, BARE, FOLLOWER, 1, deploy_unoccupied)
MADE_FEATURES(BARE, "bare")
OPTIONS(2000, BARE, "bare", "bare", BARE_A, "a", "a", BARE_B, "b", "b", BARE_A, BARE_A, BARE_A)
VERBS(2000, BARE, "bare", "bare")
PHASES(2000, BARE, "bare", bare)
ACTIONS(2000, BARE, BARE, bare, NONE)
EVENTS(BARE, "bare", "bare")
SCORE_REASONS(BARE, "bare", PLAY)
"""
# The tables that need a row, by the file that asks for it.
NEEDED = {
    "wording/setup_words.c": ["SET_WORDS", "OPTION_WORDS"],
    "wording/figure_words.c": ["FIGURE_WORDS", "KIND_WORDS", "ACTION_WORDS"],
    "wording/turn_words.c": ["PHASE_WORDS"],
    "wording/entry_words.c": ["EVENT_WORDS", "REASON_WORDS"],
    "tui/board/pixels.c": ["FIGURE_STYLES"],
    "tui/stages/deploying_hints.c": ["FIGURE_HINTS"],
    "tui/views/log_view.c": ["EVENT_INKS"],
    "text/notation.c": ["NOTATIONS"],
    "engine/state_json.c": ["EVENT_KEYS"],
}


def put_together(folder, layer, more):
    header = folder / "bastide" / "rows.h"
    header.parent.mkdir()
    files = [layer, *sorted((ROOT / "src/sets").glob("*/rows.def")), more]
    with header.open("w") as out:
        subprocess.run([compile_rows, "BASTIDE_BASTIDE_ROWS_H", *files], stdout=out, check=True)


def missing(folder):
    for file, tables in NEEDED.items():
        said = subprocess.run(
            [compiler, "-std=c17", "-D_DEFAULT_SOURCE", "-fsyntax-only", "-fmax-errors=0", f"-I{folder}",
             f"-I{ROOT}/src", f"-I{ROOT}/include", f"-I{build}/src/include", ROOT / "src" / file],
            capture_output=True, text=True, check=False).stderr
        for table in tables:
            if f"ROW_OF_{table}_FOR_BARE" not in said:
                yield f"src/{file}: a set without a row of {table} is not refused by name:\n{said}"


with tempfile.TemporaryDirectory() as name:
    folder = Path(name)
    (folder / "bare.def").write_text(BARE)
    put_together(folder, ROOT / "src/rules/rows.def", folder / "bare.def")
    wrong = list(missing(folder))
print("\n".join(wrong), end="")
sys.exit(bool(wrong))
