#!/usr/bin/env python3
"""Links and lines of the documents: the README is short and begins with what to type; every link leads to a file and a heading that there is, every
file of the sources that is named exists, and no line of text is longer than 100 characters. Tables
and blocks may be. The page on the architecture knows every folder of the sources, and, where it has
a table of a folder's files, all of them.

    pages.py           says what is wrong
    pages.py --wrap    wraps paragraphs with lines that are too long
"""

import os
import re
import sys
import textwrap

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
WIDTH = 100


def pages():
    for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md"):
        yield os.path.join(ROOT, name)
    docs = os.path.join(ROOT, "docs")
    for folder in (docs, os.path.join(docs, "notes")):
        yield from (os.path.join(folder, name) for name in sorted(os.listdir(folder))
                    if name.endswith(".md"))


def text_of(path):
    """The lines of a page with their numbers, without its blocks."""
    fenced = False
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file.read().split("\n"), 1):
            fenced ^= line.startswith("```")
            if not fenced and not line.startswith(("```", "    ")):
                yield number, line


def anchors_of(path):
    """What a link may lead to: headings as the usual viewers name them."""
    headings = (line.lstrip("# ") for _, line in text_of(path) if re.match("#+ ", line))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def sources():
    """Every file of the sources, by its path from each folder above it."""
    for folder, folders, names in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in (".git", "build")]
        path = os.path.relpath(folder, ROOT).split(os.sep)
        for name in names:
            for begin in range(len(path) + 1):
                yield "/".join(path[begin:] + [name])


# What is generated, and tiles that look like files.
NO_SOURCES = ["bastide/limits.h", "Cccc.c"]
SOURCES = set(sources()) | set(NO_SOURCES)


def is_long(line):
    return len(line) > WIDTH and not line.startswith(("|", "![", "    "))


def wrap(path):
    """Wraps each paragraph, or item of a list, that has a line that is too long."""
    with open(path, encoding="utf-8") as file:
        text = file.read()
    parts = re.split(r"(\n(?=\n|- |\d+\. |\||#))", text)
    for number, part in enumerate(parts):
        lines = part.strip("\n").split("\n")
        if any(is_long(line) for line in lines):
            hang = " " * len(re.match(r"(- |\d+\. )?", lines[0])[0])
            # What is in backquotes stays on one line.
            whole = re.sub("`[^`]*`", lambda code: code[0].replace(" ", "\0"),
                           " ".join(line.strip() for line in lines))
            new = textwrap.fill(whole, WIDTH, subsequent_indent=hang, break_long_words=False,
                                break_on_hyphens=False)
            parts[number] = part.replace(part.strip("\n"), new.replace("\0", " "))
    with open(path, "w", encoding="utf-8") as file:
        file.write("".join(parts))


def complaints(path):
    links = 0
    for number, line in text_of(path):
        if is_long(line):
            yield f"{number}: {len(line)} characters"
        if line != line.rstrip():
            yield f"{number}: blanks at the end"
        for name in re.findall(r"`([\w./-]+\.(?:c|h|sh|py|tiles|theme|txt|cmake|pot?))`", line):
            if name not in SOURCES and not re.search("[A-Z]{3}", name):
                yield f"{number}: there is no {name}"
        for link in re.findall(r"\]\(([^)]+)\)", line):
            links += 1
            file, _, anchor = link.partition("#")
            target = os.path.normpath(os.path.join(os.path.dirname(path), file)) if file else path
            if "://" in link:
                continue
            if not os.path.exists(target):
                yield f"{number}: there is no {link}"
            elif anchor and anchor not in anchors_of(target):
                yield f"{number}: {link} has no such heading"
    pages.links += links


# Of the README: words, and the lines of a screen.
README_WORDS = 900
SCREEN = 24


def burdens_of_readme():
    """What keeps readers of the README from playing."""
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        text = file.read()
    if len(text.split()) > README_WORDS:
        yield f"{len(text.split())} words, at most {README_WORDS}"
    first = text.split("\n")[:SCREEN]
    for command in ("./scripts/play", "./scripts/test"):
        if "    " + command not in first:
            yield f"{command} is not on the first screen"
    if "*Tutorial*" not in "\n".join(first):
        yield "the tutorial is not on the first screen"


# The headings of ARCHITECTURE with a table of all files of a folder.
TABLES_OF_FILES = {"Facts": "facts", "Bots": "bots"}


def unknown_sources():
    """What the page on the architecture leaves out."""
    path = os.path.join(ROOT, "docs", "ARCHITECTURE.md")
    with open(path, encoding="utf-8") as file:
        chapters = dict(re.findall(r"^## (.*)\n((?:(?!## ).*\n)*)", file.read(), re.M))
    tree = re.findall(r"^ +(?:src/)?(\S+)/ ", chapters["The tree"], re.M)
    src = os.path.join(ROOT, "src")
    for folder, folders, names in os.walk(src):
        for name in folders:
            if name not in tree:
                yield f"The tree: there is no {name}/"
    for chapter, folder in TABLES_OF_FILES.items():
        rows = " ".join(re.findall(r"^\|([^|]*)\|", chapters[chapter], re.M))
        for name in sorted(os.listdir(os.path.join(src, folder))):
            name, _, suffix = name.partition(".")
            if suffix == "h" and f"`{name}`" not in rows:
                yield f"{chapter}: there is no `{name}`"


pages.links = 0
if sys.argv[1:] == ["--wrap"]:
    for page in pages():
        wrap(page)
wrong = [f"{os.path.relpath(path, ROOT)}:{text}" for path in pages() for text in complaints(path)]
wrong += [f"README.md: {text}" for text in burdens_of_readme()]
wrong += [f"docs/ARCHITECTURE.md: {text}" for text in unknown_sources()]
for text in wrong:
    print(text)
if pages.links < 50:
    sys.exit("links are no longer found")
sys.exit(1 if wrong else 0)
