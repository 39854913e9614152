#!/usr/bin/env python3
"""Whether figures.py finds what is wrong: a page is made with a measurement that is right, and one
mistake after another is planted in it.

    planted.py"""

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time

FIGURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "figures.py")
PATIENCE = 240  # seconds that no machine should need

PAGE = """# Sample

Measured ?, at a load of ?, on ?; commits ?.

By `./scripts/count whole` there are ? games of ? kinds, and
? sheep. Lists have 500 rows at least. `bastide --help` helps.

| sheep | ? |
"""

INI = """
[page]
says = Measured {dates}, at a load of {loads}, on {machines}; commits {commits}.
numbers = 500 rows  # a choice
commands = bastide --help  # in help: bastide --help

[count]
before = echo 99 games
whole = ./scripts/count whole
short = ./scripts/count short
quoted = ./scripts/count whole
takes = no time
read =
    ^(?P<games>\\d+) games
    count kinds: ^kind
    ^(?P<name>[a-z]+): (?P<value>[-\\d]+) legs, (?P<wool>\\S+) kg
same = kinds
says =
    {games|,} games of {kinds} kinds, \\
    and {sheep|+} sheep.
    | sheep | {sheep wool|s2} |
"""

SCRIPT = """#!/bin/sh
echo "$1" >>tried
[ "$1" = short ] && echo 7 games || echo 12345 games
echo kind one; echo kind two
echo 'sheep: -4 legs, 1234.5 kg'
"""


class Folder:
    """Sources with one page and what it needs."""

    def __init__(self, path):
        self.path = path
        self.write("docs/SAMPLE.md", PAGE)
        self.write("tests/figures/SAMPLE.ini", INI)
        self.write("scripts/count", SCRIPT)
        self.write("help", "bastide --help")
        self.write(".gitignore", "tried\nbuild\n")
        os.chmod(self.of("scripts/count"), 0o755)
        self.git("init", "-q")
        self.commit()

    def of(self, name):
        return os.path.join(self.path, name)

    def git(self, *words):
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@b", *words], cwd=self.path,
                       check=True, stdout=subprocess.DEVNULL)

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "-q", "--allow-empty", "-m", "all")

    def write(self, name, text):
        os.makedirs(os.path.dirname(self.of(name)), exist_ok=True)
        with open(self.of(name), "w", encoding="utf-8") as file:
            file.write(text)

    def read(self, name):
        with open(self.of(name), encoding="utf-8") as file:
            return file.read()

    def call(self, *words):
        """The exit status, and all that was written."""
        done = subprocess.run([sys.executable, FIGURES, "--root", self.path, *words],
                              capture_output=True, text=True, timeout=PATIENCE, check=False)
        return done.returncode, done.stdout + done.stderr

    @contextlib.contextmanager
    def planted(self, name, old, new):
        """With this text in place of that one."""
        whole = self.read(name)
        expect(old in whole, f"{old} in {name}")
        self.write(name, whole.replace(old, new))
        yield
        self.write(name, whole)


def expect(is_so, what):
    if not is_so:
        raise AssertionError(what)


def refuses(folder, way, text):
    status, said = folder.call(way)
    expect(status == 1 and text in said, f"{way} does not say `{text}` but {status}: {said}")


def accepts(folder, *way):
    status, said = folder.call(*way)
    expect(status == 0, f"{way}: {status}: {said}")
    return said


def test_prints_what_is_measured(folder):
    accepts(folder, "--check")
    expect("count was not measured yet" in accepts(folder, "--check"), "it is said to be missing")
    refuses(folder, "--current", "count is not of these sources")
    accepts(folder)
    page = folder.read("docs/SAMPLE.md")
    expect("there are 12,345 games of 2 kinds, and\n−4 sheep." in page, page)
    expect("| sheep | 1,200 |" in page and "?" not in page, page)
    folder.commit()
    accepts(folder, "--check")
    accepts(folder, "--current")


def test_finds_what_is_wrong_in_a_page(folder):
    page, ini = "docs/SAMPLE.md", "tests/figures/SAMPLE.ini"
    for name, old, new, text in [
            (page, "12,345 games", "12,346 games", "it prints `12,346 games of 2 kinds"),
            (page, "| 1,200 |", "| 1,300 |", "measured was `| sheep | 1,200 |`"),
            (page, "| 1,200 |", "| ? |", "measured was `| sheep | 1,200 |`"),
            (page, " kinds, and", " sorts, and", "is there 0 times, not once"),
            (page, "500 rows at", "500 rows and 30 columns at", "nothing measures `30`"),
            (page, "500 rows", "many rows", "there is no number `500 rows`"),
            (page, "`bastide --help`", "`bastide --help`, `bastide --version`",
             "nothing runs the command `bastide --version`"),
            (page, "`bastide --help`", "This", "the page does not quote `bastide --help`"),
            (page, "`./scripts/count whole`", "counting",
             "count: the page does not quote `./scripts/count whole`"),
            (page, "| sheep", "    ./scripts/shear    this shears\n\n| sheep",
             "nothing runs the command `./scripts/shear`"),
            (page, "Measured 2", "Measured 1", "it prints `Measured 1"),
            (ini, "short = ./scripts/count short", "", "it needs one of `short` and `no-short`"),
            (ini, "short = ./scripts/count short", "no-short = in help: bastide --halp",
             "help has no `bastide --halp`"),
            (ini, "{sheep|+}", "{goats|+}", "there is no figure goats"),
            ("help", "--help", "--halp", "help has no `bastide --help`")]:
        with folder.planted(name, old, new):
            refuses(folder, "--check", text)
    # Figures of another command, or read otherwise, are none.
    with folder.planted(ini, "count kinds: ^kind", "count kinds: kind"):
        refuses(folder, "--check", "measured was `? games of ? kinds")
    with folder.planted(ini, "count whole", "count all"), folder.planted(page, "count whole", "count all"):
        refuses(folder, "--check", "measured was `? games of ? kinds")
    accepts(folder, "--check")


def test_finds_what_is_wrong_in_short(folder):
    accepts(folder, "--short")
    for old, new, text in [
            ("echo 7 games", "exit 3", "exit status 3"),
            ("echo 7 games", "echo seven games", "nothing in the output is like `^(?P<games>"),
            ("echo kind two", "echo kind two; echo kind three", "kinds was 2 in short and is 3"),
            ("echo kind two", "echo; echo sheep: -5 legs, 1 kg", "sheep is both -5 and -4")]:
        with folder.planted("scripts/count", old, new):
            refuses(folder, "--short", text)
    accepts(folder, "--short")


def test_measures_what_is_not_of_these_sources(folder):
    def tried(*words):
        with contextlib.suppress(FileNotFoundError):
            os.remove(folder.of("tried"))
        accepts(folder, *words)
        return folder.read("tried").split() if os.path.exists(folder.of("tried")) else []

    expect(tried() == [], "what was measured is measured again")
    expect(tried("--again") == ["whole", "short"], "--again measures nothing")
    expect(tried("count") == ["whole", "short"], "a name measures nothing")
    expect(tried("SAMPLE") == ["whole", "short"], "the name of a page measures nothing")
    folder.write("docs/OTHER.md", "Words.\n")
    folder.commit()
    expect(tried() == [], "a change of documents counts")
    folder.write("sources", "Other ones.\n")
    folder.commit()
    refuses(folder, "--current", "count is not of these sources")
    expect(tried() == ["whole", "short"], "a change of sources does not count")
    folder.write("sources", "Still other ones, not committed.\n")
    expect(tried() == ["whole", "short"] and "with changes" in folder.read("docs/SAMPLE.md"),
           "changes that are not committed are not told")
    refuses(folder, "--current", "count is not of these sources")
    folder.git("checkout", "-q", "sources")
    tried()


def test_keeps_what_was_measured_when_interrupted(folder):
    folder.write("tests/figures/SAMPLE.ini", INI + """
[slow]
whole = echo $$ >begun; sleep 100000
no-short = it is slow
takes = for ever
quoted = ./scripts/count whole
""")
    folder.write("sources", "Others.\n")
    folder.commit()
    # In a session of its own, as that of a terminal would be.
    with subprocess.Popen([sys.executable, FIGURES, "--root", folder.path],
                          stderr=subprocess.PIPE, text=True, start_new_session=True) as figures:
        for line in figures.stderr:
            if "SAMPLE slow" in line:
                break
        while not (os.path.exists(folder.of("begun")) and folder.read("begun").endswith("\n")):
            time.sleep(0.01)
        child = int(folder.read("begun"))
        figures.send_signal(signal.SIGINT)
        expect("interrupted; what has been measured is kept" in figures.stderr.read(), "it is told")
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, 0)
        raise AssertionError("what was begun goes on")
    expect("count" in folder.read("tests/figures/SAMPLE.json"), "it is not kept")
    commit = subprocess.run(["git", "rev-parse", "--short=10", "HEAD"], cwd=folder.path, check=True,
                            capture_output=True, text=True).stdout.strip()
    expect(commit in folder.read("docs/SAMPLE.md"), "it is not printed")


def main():
    if not shutil.which("git"):
        print("git is missing")
        sys.exit(77)
    with tempfile.TemporaryDirectory() as path:
        folder = Folder(path)
        for name, test in list(globals().items()):
            if name.startswith("test_"):
                test(folder)
                print(name)


main()
