# SPDX-License-Identifier: MIT
"""Plays cases of a scene: starts `uidyn sweep SCENE --cases -` once."""

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
    """The sum of the squared missing margins; 0 if every expectation is met."""
    margins = [value for name, value in line.items() if name.startswith("margin")]
    return sum(min(0, -1e6 if margin is None else margin) ** 2 for margin in margins)
