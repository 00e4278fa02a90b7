# SPDX-License-Identifier: MIT
"""A scene that answers with numbers: `uidyn sweep SCENE --cases -`, started once."""

import json
import os
import subprocess


class Scene:
    def __init__(self, path, *options):
        self.process = subprocess.Popen(
            [os.environ.get("uidyn", "uidyn"), "sweep", path, "--cases", "-", "--format", "jsonl", "--quiet", *options],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.runs = 0

    def play(self, **parameters):
        """The line of one case, by column."""
        self.runs += 1
        print(json.dumps(parameters), file=self.process.stdin, flush=True)
        return json.loads(self.process.stdout.readline())


def missing(line):
    """How much is missing until every expectation is met: 0 when all are."""
    margins = [value for name, value in line.items() if name.startswith("margin")]
    return sum(min(0, -1e6 if margin is None else margin) ** 2 for margin in margins)
