"""A bot in Python: it makes the move after which it leads by most, as the board is then.

It speaks the engine protocol of docs/NOTATION.md and leaves the rules to `bastide engine`:

    bastide match --seat easy --engine 'python3 docs/examples/greedy.py' --games 10 --sets base
"""
import json
import subprocess
import sys

PIPE = subprocess.PIPE
ENGINE = subprocess.Popen(sys.argv[1:] or ["bastide", "engine"], stdin=PIPE, stdout=PIPE, text=True)


def ask(command):
    print(command, file=ENGINE.stdin, flush=True)
    return json.loads(ENGINE.stdout.readline())


def lead(state, me):
    points = {number: player["score"] for number, player in enumerate(state["players"], 1)}
    for feature in state["features"]:
        holders = [follower["player"] for follower in feature["followers"]]
        for player in set(holders):
            if holders.count(player) == max(map(holders.count, holders)):
                points[player] += feature["points"]
    return points.pop(me) - max(points.values())


def worth(move, me):
    ask("play " + move)
    state = ask("state")
    ask("undo")
    return lead(state, me)


for command in map(str.strip, sys.stdin):
    if command == "quit":
        break
    if command.startswith("go"):
        legal = ask("legal")
        best = max(legal["moves"], key=lambda move: worth(move, legal["actor"]))
        print(json.dumps({"move": best}), flush=True)
    else:
        print(json.dumps(ask(command)), flush=True)
ENGINE.communicate()  # waits for its end
