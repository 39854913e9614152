#!/usr/bin/env python3
"""What the documents show is so: dialogues with the engine, and files. commands.sh tries commands.

    shown.py PROGRAM

A dialogue is a block of lines `> `, which are sent, and `< `, the answers, where … stands for
anything. `FILES` lists the files: the program must read them without a complaint.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PATIENCE = 240  # seconds that no machine should need

# Blocks that show a file: how they begin, where it is, and what reads it.
FILES = [
    (r"bastide: 1$", "game.bastide", "bastide show game.bastide"),
    (r"# mine$", "mine.keys", "bastide --keys mine.keys --plain"),
    (r"tile CRFr x4$", "shown",
     "sed -n '/^tile CRFr x4/,/^$/p' data/tiles/base.tiles | sed '$d' | diff - shown"),
    (r"tile CRRF.m x1$", "src/sets/inns/inns.tiles",
     "compile_tiles table data/tiles/base.tiles src/sets/*/*.tiles"),
    (r"# Dusk:", "data/themes/dusk.theme", "compile_themes data/themes/default.theme data/themes/dusk.theme"),
]


def fail(where, text):
    print(f"{where}: {text}")
    fail.count += 1


fail.count = 0


def pages():
    docs = os.path.join(ROOT, "docs")
    yield from (os.path.join(ROOT, name) for name in ("README.md", "CONTRIBUTING.md"))
    yield from (os.path.join(docs, name) for name in sorted(os.listdir(docs)) if name.endswith(".md"))


def blocks_of(lines):
    """Indented and fenced blocks: lists of (number, line)."""
    block, fenced, blank = [], False, True
    for number, line in enumerate(lines, 1):
        if line.startswith("```"):
            fenced = not fenced
            yield block
            block = []
        elif fenced or (line.startswith("    ") and (block or blank)) or (block and not line):
            block.append((number, line if fenced else line[4:]))
        elif block:
            yield block
            block = []
        blank = not line
    yield block


def run(command, folder, program, given=""):
    """Runs it in a folder with the data of the sources; returns its status and what it says."""
    env = {"PATH": os.pathsep.join([os.path.dirname(program), os.environ["PATH"]]), "HOME": folder,
           "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
    done = subprocess.run(["sh", "-c", command], cwd=folder, env=env, timeout=PATIENCE, input=given,
                          text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode, done.stdout


def matches(said, shown):
    """Whether lines are as shown, where … stands for anything."""
    pattern = "\n".join(re.escape(line).replace("…", ".*") for line in shown)
    return re.fullmatch(pattern, "\n".join(said)) is not None


def talk(block, where, program, folder):
    asked = "".join(line[2:] + "\n" for line in block if line.startswith("> "))
    status, said = run("bastide engine", folder, program, asked)
    if status != 0 or not matches(said.splitlines(), [line[2:] for line in block if line[0] == "<"]):
        fail(where, f"the engine answers otherwise:\n{said}")


def read(block, row, where, program, folder):
    """The file is new, or the block is its end."""
    place = os.path.join(folder, row[1])
    is_new = not os.path.exists(place)
    with open(place, "a", encoding="utf-8") as file:
        file.write(("" if is_new else "\n") + "".join(line + "\n" for line in block))
    status, said = run(row[2], folder, program)
    if status != 0:
        fail(where, f"'{row[2]}' says of this file, with status {status}:\n{said}")


def main(program):
    used, talks = set(), 0
    for path in pages():
        with open(path, encoding="utf-8") as file:
            blocks = list(blocks_of(file.read().split("\n")))
        for block in blocks:
            where = f"{os.path.relpath(path, ROOT)}:{block[0][0]}" if block else ""
            lines = "\n".join(line for _, line in block).rstrip("\n").split("\n")
            row = next((row for row in FILES if re.match(row[0], lines[0])), None)
            with tempfile.TemporaryDirectory(prefix="bastide-shown-") as folder:
                if row:
                    for part in ("data", "src/sets"):
                        shutil.copytree(os.path.join(ROOT, part), os.path.join(folder, part))
                    used.add(row[0])
                    read(lines, row, where, program, folder)
                elif lines[0].startswith("> "):
                    talks += 1
                    talk(lines, where, program, folder)
    for row in FILES:
        if row[0] not in used:
            fail("shown.py", f"no block begins with '{row[0]}'")
    if talks == 0:
        fail("shown.py", "no dialogue is found")
    return 1 if fail.count else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1])))
