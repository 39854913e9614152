#!/usr/bin/env python3
"""Runs every command that the documents show, and every dialogue with the engine.

    commands.py PROGRAM PART PARTS

A command is a line of an indented or fenced block of a page, or of a display in a manual page, that
begins with the name of a program. Each runs in a folder of its own, with a saved game, with FILE, a
whole game, and with what `PREPARED` says, and must end with exit status 0. If it needs a terminal it
gets one, and the keys that leave it. Lines below a command in its block are its output, and are
compared. `SHORTER` lists what is changed in commands that would take long; `ELSEWHERE` lists those
that cannot be run here, with the reason and the test that does. A command that is neither run nor
listed fails, and so does a row of these lists that is about nothing.
"""

import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
PATIENCE = 240  # seconds that no machine should need

# Words that begin a command besides paths; other programs are added with the first command.
PROGRAMS = (
    "apt apt-get bash bastide cat cc cd cmake compile_tiles cp ctest curl diff dpkg echo export gcc git "
    "llvm-profdata ls make man mkdir msgfmt mv ninja printf python3 rm sed sh sudo tar valgrind wget"
).split()

# (what, by what, why)
SHORTER = [
    (r"^\./scripts/play\b", "bastide", "builds another preset, and passes its arguments on"),
    (r"--games \d+", "--games 1", "long"),
    (r"--seat (hard|expert)", "--seat easy", "long"),
    (r"/opt/bastide-0\.1/bin/", "", "an older version, where it is installed"),
    (r"--ms \d+", "--ms 1", "long"),
    (r"level=expert", "level=expert playouts=50", "long"),
    (r"--stage late$", "--stage late --playouts 20", "long"),
]

# (command, why it is not run here, the file that checks the same, or a rule of `exists` below)
BUILDS = "builds a preset"
ELSEWHERE = [
    (r"^(git |cmake --build|cmake --preset|ctest|llvm-profdata)", BUILDS, "tests/documents/commands.py"),
    (r"^cmake --install .* --component library", "installs", "tests/library/installed.sh"),
    (r"^cmake --install", "installs", "tests/install/installed.sh"),
    (r"^cc random_game.c", "needs the installed library", "tests/library/installed.sh"),
    (r"^(PRESET=\S+ |BASTIDE_UPDATE_GOLDENS=1 )?\./scripts/test\b", "runs this test", ".ci/run"),
    (r"^\./scripts/(fuzz|coverage|lint|valgrind)\b", "takes minutes", ".ci/run"),
    (r"^\./scripts/strings$", "changes the sources", "tests/unit/test_catalogues.c"),
    (r"^\./scripts/(package|try-package|release)$", "takes long, and root", ".ci/run"),
    (r"^\.ci/run", "runs this test", ".ci/run"),
    (r"^build/(release/bench|fuzz)/", "another preset, and long", "bench"),
    (r"^build/debug/tests/random_games", "takes long", "tests/CMakeLists.txt"),
    (r"^build/debug/tests/test_scenarios", "a test itself", "tests/CMakeLists.txt"),
    (r"^compile_tiles", "a step of the build", "src/CMakeLists.txt"),
]


def damage(folder):
    path = os.path.join(folder, "FILE")
    with open(path, encoding="utf-8") as file:
        lines = file.readlines()
    with open(path, "w", encoding="utf-8") as file:
        file.writelines(lines[:60] + ["1 place here\n"])


def answers(folder):
    with open(os.path.join(folder, "answers"), "w", encoding="utf-8") as file:
        file.write("scores\nquit\n")


# Blocks that show a file: how they begin, where it is, and what reads it.
FILES = [
    (r"bastide: 1$", "game.bastide", "bastide show game.bastide"),
    (r"# mine$", "mine.keys", "bastide --keys mine.keys"),
    (r"# Dusk:", ".config/bastide/themes/dusk.theme", "bastide --theme dusk"),
    (r"tile CRFr x4$", "shown",
     "sed -n '/^tile CRFr x4/,/^$/p' data/tiles/base.tiles | sed '$d' | diff - shown"),
    (r"tile CRRF.m x1$", "data/tiles/inns.tiles", "compile_tiles table data/tiles/*.tiles"),
]

PREPARED = [(r"\brepair\b", damage), (r"< answers", answers)]


def fail(where, text):
    print(f"{where}: {text}")
    fail.count += 1


fail.count = 0


def pages():
    docs = os.path.join(ROOT, "docs")
    yield from (os.path.join(ROOT, name) for name in ("README.md", "CONTRIBUTING.md"))
    yield from (os.path.join(docs, name) for name in sorted(os.listdir(docs)))


def blocks_of_page(lines):
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


def blocks_of_manual(lines):
    """The displays `.Dl` and `.Bd -literal`."""
    block = None
    for number, line in enumerate(lines, 1):
        line = line.replace("\\e", "\\").replace("\\-", "-")
        if line.startswith(".Dl "):
            yield [(number, line[4:])]
        elif line.startswith(".Bd -literal"):
            block = []
        elif line.startswith(".Ed"):
            yield block
            block = None
        elif block is not None:
            block.append((number, line.removeprefix("$ ")))


def is_command(line):
    words = [word for word in line.split() if not re.fullmatch(r"[A-Z_]+=\S+", word)]
    return bool(words) and (
        words[0] in PROGRAMS or re.match(r"(\./|\.ci/|build/|/)", words[0]) is not None
    )


def commands_of(block):
    """(number, command, lines of its output); a remark after two spaces is not part of it."""
    found = []
    for number, line in block:
        if is_command(line):
            found.append((number, re.split(r"\s{2,}|\s+…", line)[0], []))
        elif found and line:
            found[-1][2].append(line)
    return found


def environment(folder, program):
    tools = [os.path.dirname(program), os.environ["PATH"]]
    env = {"PATH": os.pathsep.join(tools), "HOME": folder, "LC_ALL": "C.UTF-8", "LANGUAGE": "en",
           "TERM": "xterm-256color"}
    for name in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"):
        if name in os.environ:
            env[name] = os.environ[name]
    return env


def prepare(folder):
    """The folder where commands run: HOME, with a game that was left, and some of the sources."""
    example = os.path.join(ROOT, "docs/examples/game.bastide")
    games = os.path.join(folder, ".local/share/bastide")
    os.makedirs(games)
    shutil.copy(example, os.path.join(folder, "FILE"))
    shutil.copytree(os.path.join(ROOT, "data"), os.path.join(folder, "data"))
    with open(example, encoding="utf-8") as file:
        begun = file.readlines()[:60]
    with open(os.path.join(games, "2026-01-01-120000.bastide"), "w", encoding="utf-8") as file:
        file.writelines(begun)


def needs_terminal(command):
    if re.search(r"--plain|\||<|--version|--help", command):
        return False
    return re.search(r"\bbastide( (new|continue|load|replay|repair|watch|tutorial|practice)\b| -|$)", command)


def run_on_terminal(command, folder, env):
    """Waits for the first screen, leaves it, and says yes if it asks."""
    tmux = ["tmux", "-S", os.path.join(folder, f"tmux-{time.monotonic_ns()}"), "-f", "/dev/null"]

    def ask(*arguments):
        return subprocess.run(tmux + list(arguments), env=env, check=True, text=True,
                              stdout=subprocess.PIPE).stdout

    ask("new-session", "-d", "-s", "game", "-x", "80", "-y", "24", "-c", folder,
        f"{command}; echo status: $?; cat")
    keys, screen, before = [("help", "q"), ("Hilfe", "b")], "", None
    end = time.monotonic() + PATIENCE
    try:
        while time.monotonic() < end:
            screen = ask("capture-pane", "-p", "-t", "game")
            status = re.search(r"^status: (\d+)$", screen, re.MULTILINE)
            if status:
                return int(status[1]), screen
            key = next((key for text, key in keys if text in screen), None)
            if key and screen != before:
                ask("send-keys", "-t", "game", key)
                before = screen
                keys = [("Esc stay", "Enter"), ("Quit", "q")]
            time.sleep(0.05)
    finally:
        ask("kill-server")
    return -1, "it does not end:\n" + screen


def matches(said, shown):
    """Whether lines are as shown, where … stands for anything."""
    pattern = "\n".join(re.escape(line).replace("…", ".*") for line in shown)
    return re.fullmatch(pattern, "\n".join(said)) is not None


def run(commands, name, program):
    """Runs the commands of a block, one after the other."""
    with tempfile.TemporaryDirectory(prefix="bastide-commands-") as folder:
        prepare(folder)
        env = environment(folder, program)
        for number, command, output in commands:
            where = f"{name}:{number}"
            for pattern, make in PREPARED:
                if re.search(pattern, command):
                    make(folder)
            for pattern, better, _ in SHORTER:
                command = re.sub(pattern, better, command)
            if needs_terminal(command):
                status, said = run_on_terminal(command, folder, env)
            else:
                done = subprocess.run(
                    ["bash", "-o", "pipefail", "-c", command], cwd=folder, env=env,
                    timeout=PATIENCE, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                    stderr=subprocess.STDOUT, check=False)
                status, said = done.returncode, done.stdout.decode(errors="replace")
            if status != 0:
                fail(where, f"'{command}' ends with status {status}:\n{said}")
            elif output and not matches(said.splitlines(), output):
                fail(where, f"'{command}' prints something else:\n{said}")


def exists(command, where):
    """What can be known of a command without running it: its preset, target, script and label."""
    with open(os.path.join(ROOT, "CMakePresets.json"), encoding="utf-8") as file:
        presets = file.read()
    makes = ""
    for name in ("CMakeLists.txt", "src/CMakeLists.txt", "tests/CMakeLists.txt",
                 "tests/kills/CMakeLists.txt", "tests/damage/CMakeLists.txt",
                 "tests/faults/CMakeLists.txt", "bench/CMakeLists.txt"):
        path = os.path.join(ROOT, name)
        if os.path.exists(path):
            with open(path, encoding="utf-8") as file:
                makes += file.read()
    for preset in re.findall(r"--preset[ =](\S+)|PRESET=(\S+)", command):
        if f'"name": "{preset[0] or preset[1]}"' not in presets:
            fail(where, f"'{command}': there is no such preset")
    for target in re.findall(r"--target (\S+)", command):
        source = os.path.join(ROOT, "tests/unit", target + ".c")
        if not re.search(rf"add_(custom_target|executable)\({target}\b", makes) and not os.path.exists(source):
            fail(where, f"'{command}': there is no such target")
    for script in re.findall(r"\./scripts/[\w-]+|\.ci/run", command):
        if not os.access(os.path.join(ROOT, script), os.X_OK):
            fail(where, f"'{command}': there is no such script")


def talk(block, name, program):
    """A dialogue: lines `> ` to the engine, and its answers `< `."""
    asked = [line[2:] + "\n" for _, line in block if line.startswith("> ")]
    shown = [line[2:] for _, line in block if line.startswith("< ")]
    with tempfile.TemporaryDirectory(prefix="bastide-commands-") as folder:
        prepare(folder)
        done = subprocess.run(
            [program, "engine"], cwd=folder, env=environment(folder, program), timeout=PATIENCE,
            input="".join(asked), text=True, stdout=subprocess.PIPE, check=False)
    if not matches(done.stdout.splitlines(), shown):
        fail(f"{name}:{block[0][0]}", f"the engine answers otherwise:\n{done.stdout}")


def file_of(block, name, program):
    """A file: the program reads it without a complaint, at its place."""
    place, command = next(row[1:] for row in FILES if re.match(row[0], block[0][1]))
    with tempfile.TemporaryDirectory(prefix="bastide-commands-") as folder:
        prepare(folder)
        place = os.path.join(folder, place)
        os.makedirs(os.path.dirname(place), exist_ok=True)
        with open(place, "a", encoding="utf-8") as file:
            file.writelines("\n" + line for _, line in block)
        with open(place, encoding="utf-8") as file:
            text = file.read().lstrip("\n")
        with open(place, "w", encoding="utf-8") as file:
            file.write(text + "\n")
        env = environment(folder, program)
        if needs_terminal(command):
            status, said = run_on_terminal(command, folder, env)
            status = status or ("expected" in said and "a complaint")
        else:
            done = subprocess.run(["sh", "-c", command], cwd=folder, env=env, timeout=PATIENCE,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                  stderr=subprocess.STDOUT, text=True, check=False)
            status, said = done.returncode, done.stdout
    if status:
        fail(f"{name}:{block[0][0]}", f"'{command}' says of this file, {status}:\n{said}")


def look(block, name, program):
    """What is to be done with a block: calls with their arguments."""
    if any(re.match(row[0], block[0][1]) for row in FILES):
        look.used |= {row[0] for row in FILES if re.match(row[0], block[0][1])}
        return [(file_of, (block, name, program))]
    if block[0][1].startswith("> "):
        return [(talk, (block, name, program))]
    commands = []
    for number, command, output in commands_of(block):
        for rows in (SHORTER, ELSEWHERE, PREPARED):
            look.used |= {row[0] for row in rows if re.search(row[0], command)}
        row = next((row for row in ELSEWHERE if re.search(row[0], command)), None)
        if row is None:
            commands.append((number, command, output))
            continue
        exists(command, f"{name}:{number}")
        if not os.path.exists(os.path.join(ROOT, row[2])):
            fail(f"{name}:{number}", f"'{command}' is checked by {row[2]}, which is missing")
    return [(run, (commands, name, program))] if commands else []


look.used = set()


def main(program, part, parts):
    calls = []
    for path in pages():
        if not path.endswith((".md", ".5", ".6")):
            continue
        with open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
        blocks = blocks_of_page if path.endswith(".md") else blocks_of_manual
        for block in blocks(lines):
            while block and not block[-1][1]:
                block.pop()
            if block:
                calls += look(block, os.path.relpath(path, ROOT), program)
    for row in SHORTER + ELSEWHERE + PREPARED + FILES:
        if row[0] not in look.used:
            fail("commands.py", f"no command matches '{row[0]}'")
    if len(calls) < 20:
        fail("commands.py", "commands are no longer found")
    for call, arguments in calls[part::parts]:
        call(*arguments)
    print(f"{len(calls)} blocks, part {part} of {parts}; {fail.count} wrong")
    return 1 if fail.count else 0


if __name__ == "__main__":
    sys.exit(main(os.path.abspath(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
