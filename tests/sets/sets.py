"""Which files outside src/sets name a set, or what only it has.

    sets.py            for each set, the files and what they name
    sets.py --count    only how many
    sets.py --check    fails if a file names a set and left.txt does not say why

A set is named by its folder's name, by the names of its rows (as in C, and as words), and by what its
headers declare. Tests, data and documents may name sets, and so may tiles and translations.
"""
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SETS = ROOT / "src" / "sets"
LEFT = Path(__file__).with_name("left.txt")
MADE_UP = ROOT / "tests" / "made_up"  # a set of the tests: nothing may know it

# What C calls the rows of a table, and the tables whose rows are words of the set as well.
PREFIXES = {
    "TILE_SETS": "SET", "FIGURES": "FIGURE", "MADE_FEATURES": "FEATURE",
    "PRINTED_FEATURES": "FEATURE", "SEGMENT_FLAGS": "SEGMENT", "TILE_FLAGS": "TILE",
    "OPTIONS": "OPTION", "VERBS": "VERB", "PHASES": "PHASE", "EVENTS": "EVENT",
    "SCORE_REASONS": "REASON", "REFUSALS": "REFUSAL", "SUBSTANCES": "SUBSTANCE",
    "GLYPH_MARKS": "MARK", "WEIGHTS": "WEIGHT", "SCORE_SOURCES": "FROM", "TABLE_STAGES": "STAGE",
}
NOUNS = {"TILE_SETS", "FIGURES", "MADE_FEATURES", "SEGMENT_FLAGS", "TILE_FLAGS", "VERBS", "PHASES"}

# Words that mean something else as well; as names in C they count.
COMMON = {"large", "cross", "offer", "settle", "home", "score", "buy", "sell", "take", "reveal",
          "triangular", "cloth", "grain", "draft", "claim", "bcb", "outcome", "terms", "prices",
          "alternative", "alternatives", "remove", "tower", "escape", "exchange", "guard", "guards", "land",
          "machine", "throw", "bag", "flock", "grow", "hill", "hills", "stable",
          "monasterie", "message", "messages", "advance", "deliver", "seal", "recall", "letter",
          "count", "quarter", "quarters", "join", "enter"}

ROW = re.compile(r"^([A-Z][A-Z0-9_]*)\((?:\s*-?\d+,)?\s*([A-Z][A-Z0-9_]*)\b", re.M)
DECLARED = re.compile(r"^(?:static inline )?(?:const )?(?:struct |enum |unsigned |bool |int |void |"
                      r"u?int\d+_t |size_t |float )*\*?(\w+)\(", re.M)
ENUM = re.compile(r"\benum(?: \w+)? \{[^}]*\}")
CONSTANT = re.compile(r"\b([A-Z][A-Z0-9]*_[A-Z0-9_]+)\b(?=\s*[=,}])")
TYPE = re.compile(r"^(?:struct|enum) (\w+) \{", re.M)


def without_comments(text):
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def singular(name):
    return name[:-1] if re.search(r"..[^s]s$", name) else name


def constants(text):
    return {name for enum in ENUM.findall(text) for name in CONSTANT.findall(enum)}


def names_of(folder, defined_outside):
    """Two patterns that find what names the set: names in C, and words."""
    exact, words = set(), {singular(folder.name)} - COMMON
    is_made_up = folder == MADE_UP
    for rows in folder.glob("*.def"):
        for table, name in ROW.findall(without_comments(rows.read_text())):
            if table in PREFIXES:
                exact.add(f"{PREFIXES[table]}_{name}")
            if table in NOUNS and not is_made_up and singular(name.lower()) not in COMMON:
                words.add(singular(name.lower()))
    for header in folder.glob("*.h"):
        text = without_comments(header.read_text())
        exact |= set(DECLARED.findall(text))
        exact |= {f"struct {name}" if name in COMMON else name for name in TYPE.findall(text)}
        exact |= constants(text) - defined_outside  # an array's length may be another's
    exact = {name for name in exact if len(name) > 4 and not name.startswith("BASTIDE_")}
    exact -= {"static_assert"}  # asserted there, not declared
    return (re.compile(r"\b(?:" + "|".join(sorted(exact)) + r")\b") if exact else None,
            re.compile(r"(?<![a-z])(?:" + "|".join(sorted(words)) + r")s?(?![a-z])", re.I)
            if words else None)


def sources():
    for top in ("include", "src"):
        for path in sorted((ROOT / top).rglob("*")):
            if path.suffix in (".c", ".h", ".def") and SETS not in path.parents:
                yield path


def find():
    """For each set, its files outside with what they name."""
    texts = {path: path.read_text() for path in sources()}
    headers = (text for path, text in texts.items() if path.suffix == ".h")
    defined = {name for text in headers for name in constants(without_comments(text))}
    found = {}
    for folder in [*sorted(path for path in SETS.iterdir() if path.is_dir()), MADE_UP]:
        exact, words = names_of(folder, defined)
        found[folder.name] = {}
        for path, text in texts.items():
            named = set(exact.findall(text)) if exact else set()
            named |= {word.lower() for word in words.findall(text)} if words else set()
            if named:
                found[folder.name][str(path.relative_to(ROOT))] = sorted(named)
    return found


def reasons():
    """The lines of left.txt: a path or the beginning of one, then why."""
    lines = (line for line in LEFT.read_text().splitlines() if line and not line.startswith("#"))
    return [line.split(None, 1) for line in lines]


def check(found):
    left = reasons()
    used, bad = set(), 0
    for name, files in found.items():
        for path, named in files.items():
            why = [start for start, _ in left if path.startswith(start)]
            used.update(why)
            if not why:
                bad += 1
                print(f"{path}: names {name}: {' '.join(named[:6])}")
    for start, _ in left:
        if start not in used:
            bad += 1
            print(f"{LEFT.relative_to(ROOT)}: {start}: names no set any more")
    return 1 if bad else 0


def main():
    found = find()
    if sys.argv[1:] == ["--check"]:
        return check(found)
    for name, files in found.items():
        print(f"{name}: {len(files)} files")
        if sys.argv[1:] != ["--count"]:
            for path, named in files.items():
                print(f"    {path}: {' '.join(named)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
