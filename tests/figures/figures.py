#!/usr/bin/env python3
"""The figures of the documents: every one comes out of a command that is run, in short by .ci/run,
whole before a release. `./scripts/figures` is how to call it.

    figures.py [--root FOLDER] [--short | --check | --current | --list] [--again] [NAME...]

For each page PAGE.md of docs there may be tests/figures/PAGE.ini with its measurements, and
PAGE.json with what was measured. docs/TESTING.md says what the parts of a measurement are. With
--root, for tests, another folder with such files."""

import argparse
import configparser
import datetime
import json
import os
import platform
import re
import signal
import subprocess
import sys
import tempfile
import time

NUMBER = r"[+−-]?\d[\d,.]*(?<![,.])"
UNKNOWN = "?"  # stands in a page for what was never measured
# What a reader would type, and may stand in backquotes in a sentence.
TYPED = re.compile(r"(?:[A-Z_]+=\S* )*(?:bastide|\./scripts/[\w-]+|scripts/[\w-]+|\.ci/run|build/\S+|"
                   r"cmake|ctest)(?: |$)")
# What decides nothing that is measured.
NO_SOURCES = [":(exclude)docs", ":(exclude)*.md", ":(exclude)po", ":(exclude)tests/figures"]


def say(text):
    print(text, file=sys.stderr, flush=True)


def lines_of(text):
    """The lines of a value, without empty ones; a line that ends in a backslash goes on."""
    joined = re.sub(r"\\\n\s*", "", text or "")
    return [line.strip() for line in joined.split("\n") if line.strip()]


def split_reasons(text):
    """Lines `SOMETHING  # why`: a dictionary."""
    return dict(re.split(r"\s+# ", line, maxsplit=1) for line in lines_of(text))


class Measurement:
    """A section of PAGE.ini."""

    def __init__(self, page, name, section):
        self.page, self.name = page, name
        self.before = lines_of(section.get("before"))
        self.whole = lines_of(section.get("whole"))
        self.short = lines_of(section.get("short"))
        self.no_short = section.get("no-short", "")
        self.build = section.get("build", "").split()
        self.short_build = section.get("short-build", "").split() or [
            "debug" if word == "release" else word for word in self.build]
        self.quoted = lines_of(section.get("quoted")) or self.before + self.whole
        self.reads = lines_of(section.get("read"))
        self.same = section.get("same", "").split()
        self.says = lines_of(section.get("says"))
        self.takes = section.get("takes", "")
        self.sources = section.get("sources", ".").split()

    def result(self):
        return self.page.results.get(self.name)

    def is_measured(self):
        """Whether there is a result of this command, read like this."""
        result = self.result()
        return bool(result) and [result["whole"], result.get("read")] == [self.whole, self.reads]

    def figures(self):
        """What was measured, by name."""
        return self.result()["figures"] if self.is_measured() else {}

    def complaints(self):
        """What is wrong with the section itself."""
        if not self.whole or not self.takes:
            yield "it needs `whole` and `takes`"
        if bool(self.short) == bool(self.no_short):
            yield "it needs one of `short` and `no-short`"
        yield from self.page.reason_complaints(self.no_short)
        for code in self.quoted:
            if code not in self.page.codes:
                yield f"the page does not quote `{code}`"


class Page:
    """A document, its measurements and their results."""

    def __init__(self, root, name):
        self.root, self.name = root, name
        self.path = os.path.join(root, "docs", name + ".md")
        self.results_path = os.path.join(root, "tests", "figures", name + ".json")
        self.read()
        parser = configparser.ConfigParser(interpolation=None, delimiters=("=",))
        parser.optionxform = str
        parser.read(os.path.join(root, "tests", "figures", name + ".ini"), encoding="utf-8")
        page = parser["page"] if "page" in parser else {}
        self.says = lines_of(page.get("says"))
        self.numbers = split_reasons(page.get("numbers"))
        self.commands = split_reasons(page.get("commands"))
        self.sections = lines_of(page.get("sections"))
        self.codes = set(codes_of(self.text))
        self.measurements = [Measurement(self, section, parser[section])
                             for section in parser.sections() if section != "page"]

    def read(self):
        """Takes the page and the results as they are now: while a command runs, for hours, they may
        change."""
        with open(self.path, encoding="utf-8") as file:
            self.text = file.read()
        self.results = {}
        if os.path.exists(self.results_path):
            with open(self.results_path, encoding="utf-8") as file:
                self.results = json.load(file)

    def values_of_page(self):
        """What is said of all that was measured for the page."""
        results = [m.result() for m in self.measurements if m.is_measured()]

        def all_of(key):
            return sorted({result[key] for result in results if result[key] is not None})

        if not results:
            return {}
        dates, loads = all_of("date"), all_of("load") or [0]
        return {"dates": " to ".join(sorted({dates[0], dates[-1]})),
                "commits": ", ".join(all_of("commit")),
                "machines": "; ".join(all_of("machine")),
                "loads": " to ".join(f"{load:.1f}" for load in sorted({loads[0], loads[-1]}))}

    def templates(self):
        """All that the page prints: pairs of a template and the values to fill in."""
        for template in self.says:
            yield template, self.values_of_page()
        for measurement in self.measurements:
            for template in measurement.says:
                yield template, measurement.figures()

    def save(self):
        with open(self.results_path, "w", encoding="utf-8") as file:
            json.dump(self.results, file, indent=1, sort_keys=True, ensure_ascii=False)
            file.write("\n")

    def renew(self):
        """Prints in the page what was measured."""
        for template, values in self.templates():
            found = list(pattern_of(template).finditer(self.text))
            if len(found) == 1:
                begin, end = found[0].span()
                self.text = self.text[:begin] + filled(template, values, found[0]) + self.text[end:]
        with open(self.path, "w", encoding="utf-8") as file:
            file.write(self.text)
        wrap = os.path.join(self.root, "tests", "documents", "pages.py")
        if os.path.exists(wrap):
            subprocess.run([sys.executable, wrap, "--wrap"], stdout=subprocess.DEVNULL, check=False)

    def reason_complaints(self, reason):
        """A reason `in FILE: TEXT` must be so."""
        where = re.match(r"in (\S+): (.*)", reason)
        if where:
            with open(os.path.join(self.root, where[1]), encoding="utf-8") as file:
                if where[2] not in file.read():
                    yield f"{where[1]} has no `{where[2]}`"

    def complaints(self):
        """What the page prints that was not measured so, and what nothing measures."""
        covered = [False] * len(self.text)
        for template, values in self.templates():
            found = list(pattern_of(template).finditer(self.text))
            if len(found) != 1:
                yield f"`{template}` is there {len(found)} times, not once"
                continue
            try:
                wanted = filled(template, values, found[0])
            except ValueError as error:
                yield f"`{template}`: {error}"
                continue
            if found[0][0].split() != wanted.split():
                yield f"it prints `{found[0][0]}`; measured was `{wanted}`"
            for at in range(*found[0].span()):
                covered[at] = True
        yield from self.number_complaints(covered)
        known = set(self.commands)
        for measurement in self.measurements:
            known.update(measurement.before + measurement.whole)
            for complaint in measurement.complaints():
                yield f"{measurement.name}: {complaint}"
        for code in sorted(self.codes):
            if TYPED.match(code) and code not in known:
                yield f"nothing runs the command `{code}`"
        for command, reason in self.commands.items():
            if command not in self.codes:
                yield f"the page does not quote `{command}`"
            yield from self.reason_complaints(reason)

    def number_complaints(self, covered):
        """Numbers in sentences and tables that no measurement prints and no rule allows."""
        text = masked(self.text, self.sections)
        for pattern in self.numbers:
            found = list(re.finditer(pattern.replace(" ", r"\s+"), text, re.M))
            if not found:
                yield f"there is no number `{pattern}`"
            for match in found:
                for at in range(*match.span()):
                    covered[at] = True
        for match in re.finditer(r"(?<![\w.])\d[\d,.]*", text):
            if not covered[match.start()]:
                line = self.text.count("\n", 0, match.start()) + 1
                yield f"line {line}: nothing measures `{match[0].rstrip('.,')}`"


def codes_of(text):
    """What stands in backquotes, and the lines of indented blocks without what is in columns
    beside them."""
    was_blank, in_block, rest = True, False, []
    for line in text.split("\n"):
        in_block = line.startswith("    ") and (in_block or was_blank)
        was_blank = not line.strip()
        if in_block:
            yield re.sub(r"  +.*", "", line[4:])
        else:
            rest.append(line)
    for code in re.findall(r"`([^`]+)`", "\n".join(rest)):
        yield " ".join(code.split())


def masked(text, sections):
    """The text with spaces for what has no figures: code, headings, numbers of lists, targets of
    links; with sections, for all but those."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match[0])

    if sections:
        parts = re.split(r"(?m)^(?=## )", text)
        text = "".join(part if re.match(r"#* ?(.*)", part)[1] in sections
                       else re.sub(r"[^\n]", " ", part) for part in parts)
    for pattern in (r"(?m)^    .*$", r"`[^`]*`", r"(?m)^#.*$", r"(?m)^\d+\. ", r"\]\([^)]*\)", r"(?s)<!--.*?-->"):
        text = re.sub(pattern, blank, text)
    return text


# Templates: text with {FIGURE|FORMAT} in it.

PLACE = re.compile(r"\{([^{}|]+)(?:\|([^{}]*))?\}")
OF_PAGE = {"dates", "commits", "machines", "loads"}


def pattern_of(template):
    """Finds what the template prints, whatever the figures are and wherever lines end."""
    parts, end = [], 0
    for place in PLACE.finditer(template):
        parts += [literal(template[end:place.start()]),
                  r"([^|`]+?)" if place[1] in OF_PAGE else rf"({NUMBER}|\{UNKNOWN})"]
        end = place.end()
    return re.compile(r"(?<![\w,.])" + "".join(parts) + literal(template[end:]))


def literal(text):
    return re.sub(r"(?:\\ )+", r"\\s+", re.escape(text))


def filled(template, values, match):
    """What the template prints with these values, in lines as those that were found."""
    text, end = [], match.start()
    for number, place in enumerate(PLACE.finditer(template), 1):
        text += [match.string[end:match.start(number)], formatted(values, place[1], place[2] or "")]
        end = match.end(number)
    return "".join(text) + match.string[end:match.end()]


def formatted(values, name, form):
    """A figure as the page has it. Formats: `,` whole, by thousands; .N so many digits behind the
    point; sN so many that count; before these k for thousands and + for a sign."""
    if not values:
        return UNKNOWN
    if name not in values:
        raise ValueError(f"there is no figure {name}; there are: {', '.join(sorted(values)[:20])}")
    if not form:
        return str(values[name])
    number = float(str(values[name]).replace(",", ""))
    sign = "+" if "+" in form else ""
    form = form.replace("+", "")
    if form.startswith("k"):
        number, form = number / 1000, form[1:]
    if form.startswith("s"):
        digits = int(form[1:])
        rounded = float(f"{number:.{digits - 1}e}")
        exponent = int(f"{rounded:e}".split("e")[1])
        text = f"{rounded:{sign},.{max(digits - 1 - exponent, 0)}f}"
    else:
        text = f"{number:{sign},.{form[1:] if form.startswith('.') else 0}f}"
    return text.replace("-", "−")


# Measuring.

def figures_in(output, reads):
    """The figures that the lines `read` find in the output. Groups of a pattern are figures of that
    name; with a group `name` each match is a row, and they are called `NAME GROUP`, the group
    `value` just NAME. `count NAME: PATTERN` counts matches, `sum NAME: PATTERN` adds them up."""
    figures = {}

    def put(name, value):
        if figures.setdefault(name, value) != value:
            raise ValueError(f"{name} is both {figures[name]} and {value}")

    for line in reads:
        special = re.match(r"(count|sum) ([\w -]+): (.*)", line)
        found = list(re.finditer(special[3] if special else line, output, re.M))
        if not found:
            raise ValueError(f"nothing in the output is like `{line}`")
        if special and special[1] == "count":
            put(special[2], str(len(found)))
        elif special:
            put(special[2], str(sum(int(match[1].replace(",", "")) for match in found)))
        else:
            for match in found:
                groups = match.groupdict()
                row = groups.pop("name", "")
                for group, value in groups.items():
                    put(f"{row} {group}".strip() if group != "value" else row, value)
    return figures


def execute(command, root, environment, log):
    """Runs it and returns what it wrote; whatever it began ends with it."""
    def mask(how):
        signal.pthread_sigmask(how, {signal.SIGINT, signal.SIGTERM})

    # An interruption waits until there is something to end.
    mask(signal.SIG_BLOCK)
    child = subprocess.Popen(["bash", "-euo", "pipefail", "-c", command], cwd=root, env=environment,
                             stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, start_new_session=True,
                             preexec_fn=lambda: mask(signal.SIG_UNBLOCK))
    output = []
    try:
        mask(signal.SIG_UNBLOCK)
        for line in child.stdout:
            output.append(line.decode(errors="replace"))
            log.write(output[-1])
            log.flush()
        status = child.wait()
    except BaseException:
        os.killpg(child.pid, signal.SIGTERM)
        child.wait()
        raise
    if status != 0:
        raise ValueError(f"`{command}`: exit status {status}\n" + "".join(output[-30:]))
    return "".join(output)


def run(measurement, before, commands, build, log):
    """Builds what is needed and runs the commands; the figures in what they write, and not in what
    those before them do."""
    root = measurement.page.root
    environment = dict(os.environ, LANGUAGE="en", LC_ALL="C.UTF-8")
    with tempfile.TemporaryDirectory() as home:
        for variable in ("DATA", "CONFIG", "STATE"):
            environment[f"XDG_{variable}_HOME"] = os.path.join(home, variable)
        if build:
            folder = os.path.join("build", build[0])
            if not os.path.exists(os.path.join(root, folder, "build.ninja")):
                execute(f"cmake --preset {build[0]}", root, environment, log)
            execute(f"cmake --build {folder} --target {' '.join(build[1:])}", root, environment, log)
            environment["PATH"] = os.path.join(root, folder, "src") + ":" + environment["PATH"]
        for command in before:
            execute(command, root, environment, log)
        output = "".join(execute(command, root, environment, log) for command in commands)
    return figures_in(output, measurement.reads)


def git(root, *words):
    """Where there is no git, nothing is known of commits."""
    try:
        return subprocess.run(["git", "-C", root, *words], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return subprocess.CompletedProcess(words, 127, "", "")


def is_unchanged(measurement, commit):
    return git(measurement.page.root, "diff", "--quiet", commit, "--", *measurement.sources,
               *NO_SOURCES).returncode == 0


def commit_of(measurement):
    """The commit of the sources, and whether they have changes since it."""
    commit = git(measurement.page.root, "rev-parse", "--short=10", "HEAD").stdout.strip()
    if not commit:
        return "unknown"
    return commit if is_unchanged(measurement, commit) else commit + " with changes"


def is_current(measurement):
    """Whether what was measured is of this command and of the sources as they are."""
    result = measurement.result()
    return measurement.is_measured() and \
        re.fullmatch(r"\w+", result["commit"]) is not None and \
        is_unchanged(measurement, result["commit"])


def machine():
    """In general words."""
    system = platform.system()
    try:
        system = platform.freedesktop_os_release()["PRETTY_NAME"].replace("GNU/Linux ", "")
    except (OSError, AttributeError):
        pass
    compiler = subprocess.run(["cc", "-dumpfullversion"], capture_output=True, text=True,
                              check=False).stdout.strip()
    system = re.sub(r" \(.*\)", "", system)
    return f"{os.cpu_count()} cores of {platform.machine()}, {system}, gcc {compiler}"


def log_of(measurement, kind):
    folder = os.path.join(measurement.page.root, "build", "figures")
    os.makedirs(folder, exist_ok=True)
    return open(os.path.join(folder, f"{measurement.page.name}-{measurement.name}{kind}.log"), "w",
                encoding="utf-8")


def measure(measurement):
    """Runs it whole, and in short for the figures that are the same everywhere; keeps and prints
    the results."""
    load = os.getloadavg()[0]
    with log_of(measurement, "") as log:
        begin = time.monotonic()
        figures = run(measurement, measurement.before, measurement.whole, measurement.build, log)
        seconds = round(time.monotonic() - begin)
        short = {}
        if measurement.same:
            short = run(measurement, [], measurement.short, measurement.short_build, log)
    page = measurement.page
    page.read()
    page.results[measurement.name] = {
        "date": datetime.date.today().isoformat(), "commit": commit_of(measurement),
        "machine": machine(), "load": round(load, 1), "seconds": seconds,
        "whole": measurement.whole, "read": measurement.reads, "figures": figures,
        "short": {name: short[name] for name in measurement.same}}
    page.save()
    page.renew()


def try_short(measurement):
    """Runs it in short: it must end well, and its output have every figure; those that are the same
    everywhere must be as they were when the page's were measured."""
    with log_of(measurement, "-short") as log:
        figures = run(measurement, [], measurement.short, measurement.short_build, log)
    before = (measurement.result() or {}).get("short", {})
    for name in measurement.same:
        if name in before and figures[name] != before[name]:
            raise ValueError(f"{name} was {before[name]} in short and is {figures[name]}, so the "
                             f"page is out of date: ./scripts/figures {measurement.name}")


def each(measurements, what, do):
    """Does it with each of them, says how it goes, and returns how many went wrong."""
    wrong = 0
    for number, measurement in enumerate(measurements, 1):
        say(f"[{number}/{len(measurements)}] {measurement.page.name} {measurement.name}"
            f"{', about ' + measurement.takes if what == 'whole' else ''}")
        begin = time.monotonic()
        try:
            do(measurement)
            say(f"    {time.monotonic() - begin:.0f} s")
        except ValueError as error:
            say(f"FAIL: {measurement.page.name} {measurement.name}: {error}")
            wrong += 1
    return wrong


def pages_of(root):
    folder = os.path.join(root, "tests", "figures")
    return [Page(root, name[:-4]) for name in sorted(os.listdir(folder)) if name.endswith(".ini")]


def check(pages, is_release):
    """How many complaints there are about the pages; each is printed."""
    wrong = [f"docs/{page.name}.md: {text}" for page in pages for text in page.complaints()]
    for page in pages:
        for measurement in page.measurements:
            if not measurement.is_measured():
                print(f"docs/{page.name}.md: {measurement.name} was not measured yet")
            if is_release and not is_current(measurement):
                wrong.append(f"docs/{page.name}.md: {measurement.name} is not of these sources")
    for text in wrong:
        print(text)
    return len(wrong)


def list_all(measurements):
    for measurement in measurements:
        result = measurement.result()
        known = f"{result['date']}, {result['commit']}, {result['seconds'] or '?'} s" if result else "never"
        now = "" if is_current(measurement) else " (not of these sources)"
        print(f"{measurement.page.name:12} {measurement.name:24} {measurement.takes:14} {known}{now}")


def chosen(pages, names):
    """The measurements of these names, or pages; all of them without a name."""
    everything = [m for page in pages for m in page.measurements]
    for name in names:
        if not any(name in (m.name, m.page.name) for m in everything):
            sys.exit(f"figures: '{name}': expected a page or one of: "
                     + ", ".join(m.name for m in everything))
    return [m for m in everything if not names or m.name in names or m.page.name in names]


def main():
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    parser = argparse.ArgumentParser(usage=__doc__.split("\n\n")[1].strip())
    parser.add_argument("--root", default=root)
    parser.add_argument("--again", action="store_true")
    way = parser.add_mutually_exclusive_group()
    for option in ("--short", "--check", "--current", "--list"):
        way.add_argument(option, action="store_true")
    parser.add_argument("names", nargs="*")
    arguments = parser.parse_args()
    pages = pages_of(arguments.root)
    measurements = chosen(pages, arguments.names)
    if arguments.list:
        return list_all(measurements)
    if arguments.check or arguments.current:
        return sys.exit(1 if check(pages, arguments.current) else 0)
    if arguments.short:
        return sys.exit(1 if each([m for m in measurements if m.short], "short", try_short) else 0)
    if not arguments.names and not arguments.again:
        measurements = [m for m in measurements if not is_current(m)]
    wrong = each(measurements, "whole", measure)
    return sys.exit(1 if wrong or check(pages_of(arguments.root), False) else 0)


if __name__ == "__main__":
    # Also in the background of a shell, where interrupts are ignored, and for those who ask to end.
    for end in (signal.SIGINT, signal.SIGTERM):
        signal.signal(end, signal.default_int_handler)
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("figures: interrupted; what has been measured is kept")
