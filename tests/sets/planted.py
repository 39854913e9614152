"""Whether sets.py finds what names a set, and nothing else: both are planted in a tree of one set."""
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

SETS = Path(__file__).with_name("sets.py")

TREE = {
    "src/sets/mills/rows.def": 'FIGURES(MILLER, "miller")\nVERBS(CROSS, "cross")\n/* VERBS(NONE) */\n',
    "src/sets/mills/states.h": "enum { MILLS_MAX = SEATS_MAX, SAILS_COUNT };\n"
                               "struct mill {\n    char owner[SEATS_MAX];\n    int a[ROOM_MAX], b;\n};\n"
                               "bool game_has_mill(void);\n",
    "include/seats.h": "enum {\n    SEATS_MAX = 6, /* players */\n};\n",
}
NAMED = ["FIGURE_MILLER", "VERB_CROSS", "MILLS_MAX", "SAILS_COUNT", "struct mill", "game_has_mill()",
         "/* a mill, */", "the millers", '"Mills"']
OTHERS = ["SEATS_MAX", "ROOM_MAX", "cross", "crosses", "a crossing", "VERB_NONE", "milling", "MEEPLE"]


def check(root):
    return subprocess.run([sys.executable, root / "tests/sets/sets.py", "--check"],
                          capture_output=True, text=True)


def main():
    bad = []
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for path, text in {**TREE, "tests/sets/left.txt": "", "tests/made_up/none": ""}.items():
            (root / path).parent.mkdir(parents=True, exist_ok=True)
            (root / path).write_text(text)
        shutil.copy(SETS, root / "tests/sets")
        for text, expected in [(text, 1) for text in NAMED] + [(text, 0) for text in OTHERS]:
            (root / "src/planted.c").write_text(text + "\n")
            result = check(root)
            if result.returncode != expected or ("src/planted.c: names mills" in result.stdout) != expected:
                bad.append(f"{text}: {result.stdout or 'not found'}{result.stderr}")
        (root / "tests/sets/left.txt").write_text("src/planted.c  no reason\n")
        if "names no set any more" not in check(root).stdout:
            bad.append("a reason for nothing is not found")
    print("\n".join(bad))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
