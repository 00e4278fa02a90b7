#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws a run of uidyn: the path of every item, and its x and y over time.

  uidyn run Examples/pinball.json --log - -o /dev/null | python3 Examples/plot/plot.py - -o pinball.png

DATA is a file, or - for standard input: a log, or rows as JSON Lines or CSV with at least the columns time,
item, x and y. y grows downward, as on a screen. Time ends with the last motion. If the rows have angle, width
and height, the bounds of every item are drawn at about a dozen moments, regardless of its outline. Contacts of
a log are crosses. The bounds and boundaries of the scene are drawn if it is given or if the log names it; those
with expressions or SVG curves are omitted with a message. After six colors the lines are dashed, then dotted.
Needs matplotlib.
"""

import argparse
import csv
import json
import math
import os
import sys

NEEDED = ("time", "item", "x", "y")
BOUNDS = ("angle", "width", "height")
COLORS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
DASHES = ("solid", "dashed", "dotted", "dashdot")
MOMENTS = 12


class Run:
    """The rows as dictionaries with numbers, the contacts of a log, and the path of its scene."""

    def __init__(self, text, name):
        self.contacts, self.path = [], None
        lines = text.lstrip("\ufeff").splitlines()
        if not any(lines):
            sys.exit(f"{name} is empty")
        if lines[0].startswith("{"):
            self.rows = [row for row in map(self.record, enumerate(lines, 1)) if row]
        else:
            self.rows = list(csv.DictReader(lines))
        if not self.rows or any(column not in self.rows[0] for column in NEEDED):
            sys.exit(f"{name} has no columns time, item, x and y: write it without --wide")
        numbers = [key for key in ("time", "x", "y") + BOUNDS if key in self.rows[0]]
        for number, row in enumerate(self.rows, 1):
            try:
                row.update((key, float(row[key])) for key in numbers)
            except (KeyError, TypeError, ValueError):
                sys.exit(f"{name}: row {number} lacks a number: is the file cut off?")

    def record(self, numbered):
        """A row; None for any other record of a log."""
        number, line = numbered
        try:
            record = json.loads(line)
        except ValueError as error:
            sys.exit(f"line {number} is not JSON, but rows and logs are, line by line: {error}")
        kind = record.pop("record", "event" if "event" in record else "frame")
        if kind == "header":
            self.path = record.get("path")
        if kind == "event" and record.get("event") == "contactBegan" and record["x"] is not None:
            self.contacts.append(record)
        return record if kind == "frame" else None


class Outlines:
    """The bounds and boundaries of a scene as lists of points, and the names of the omitted ones."""

    def __init__(self, path):
        try:
            with open(path, encoding="utf-8-sig") as file:
                scene = json.load(file)
        except (OSError, ValueError) as error:
            sys.exit(f"{path}: cannot read the scene: {error}")
        self.lines, self.missing = [], []
        view = scene.get("referenceView", {})
        bounds = view.get("bounds") or [0, 0] + view["size"] if "size" in view or "bounds" in view else None
        if bounds:
            self.add("the bounds", lambda: rectangle(*bounds))
        for behavior in scene.get("behaviors", []):
            if not isinstance(behavior, dict):
                continue
            if bounds and "referenceBoundsInsets" in behavior:
                insets = behavior["referenceBoundsInsets"]
                self.add("referenceBoundsInsets", lambda: rectangle(*inset(bounds, insets)))
            for boundary in behavior.get("boundaries", []):
                self.add(boundary.get("id", "?"), lambda: outline_of(boundary))

    def add(self, name, points):
        try:
            self.lines.append([(float(x), float(y)) for x, y in points()])
        except (TypeError, ValueError, KeyError):
            self.missing.append(name)


def rectangle(x, y, width, height):
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)]


def inset(bounds, insets):
    x, y, width, height = bounds
    top, left, bottom, right = (insets.get(key, 0) for key in ("top", "left", "bottom", "right"))
    return x + left, y + top, width - left - right, height - top - bottom


def arc(x, y, width, height, start, sweep):
    """Points of the ellipse around x and y."""
    turns = [start + sweep * step / 48 for step in range(49)]
    return [(x + width / 2 * math.cos(t), y + height / 2 * math.sin(t)) for t in turns]


def outline_of(boundary):
    if "from" in boundary:
        return [boundary["from"], boundary["to"]]
    path = boundary["path"]
    if "rect" in path:
        return rectangle(*path["rect"])
    if "roundedRect" in path:
        x, y, width, height = path["roundedRect"]
        radius = min(path["cornerRadius"], width / 2, height / 2)
        right, bottom = x + width - radius, y + height - radius
        corners = ((right, bottom), (x + radius, bottom), (x + radius, y + radius), (right, y + radius))
        points = []
        for quarter, (middle_x, middle_y) in enumerate(corners):
            points += arc(middle_x, middle_y, 2 * radius, 2 * radius, quarter * math.pi / 2, math.pi / 2)
        return points + points[:1]
    if "oval" in path:
        x, y, width, height = path["oval"]
        return arc(x + width / 2, y + height / 2, width, height, 0, 2 * math.pi)
    if "arc" in path:
        x, y, radius, start, sweep = arc_of(**path["arc"])
        points = arc(x, y, 2 * radius, 2 * radius, start, sweep)
        return points + points[:1]
    return path["points"] + path["points"][:1]


def arc_of(center, radius, startAngle, endAngle, clockwise=True):
    """As in UIBezierPath: a full circle if the angles are at least that far apart."""
    turn, sweep = 2 * math.pi, endAngle - startAngle
    if abs(sweep) >= turn:
        sweep = turn if clockwise else -turn
    elif clockwise and sweep < 0:
        sweep += turn
    elif not clockwise and sweep > 0:
        sweep -= turn
    return *center, radius, startAngle, sweep


def by_item(rows):
    """The rows of each item, items in the order of their first rows."""
    items = {}
    for row in rows:
        items.setdefault(row["item"], []).append(row)
    return items


def column(rows, name):
    return [row[name] for row in rows]


def end_of_motion(items):
    """The time of the last row with a movement, plus a moment."""
    pairs = [pair for rows in items.values() for pair in zip(rows, rows[1:])]
    moves = [b["time"] for a, b in pairs if math.hypot(b["x"] - a["x"], b["y"] - a["y"]) > 0.05]
    return max(moves, default=math.inf) + 0.1


def outline(row):
    """The corners of an item's bounds, closed."""
    cosine, sine = math.cos(row["angle"]), math.sin(row["angle"])
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)]
    sides = [(u * row["width"] / 2, v * row["height"] / 2) for u, v in corners]
    return (
        [row["x"] + cosine * dx - sine * dy for dx, dy in sides],
        [row["y"] + sine * dx + cosine * dy for dx, dy in sides],
    )


def draw_surroundings(axes, run, outlines):
    for line in outlines.lines if outlines else []:
        axes.plot(*zip(*line), color="#444444", linewidth=1)
    if run.contacts:
        axes.plot(column(run.contacts, "x"), column(run.contacts, "y"), "kx", markersize=5)


def draw_way(axes, rows, style, name):
    axes.plot(column(rows, "x"), column(rows, "y"), label=name, **style)
    if all(key in rows[0] for key in BOUNDS):
        for row in rows[:: max(1, len(rows) // MOMENTS)]:
            axes.plot(*outline(row), color=style["color"], linewidth=0.8)


def widen(low, high, least):
    """A range around the same middle with a minimum width, and a margin."""
    middle, half = (low + high) / 2, 1.1 * max(high - low, least) / 2
    return middle - half, middle + half


def draw(run, outlines, title, plt):
    rows = run.rows
    items = by_item(rows)
    figure = plt.figure(figsize=(9, 4.2), layout="constrained", facecolor="white")
    grid = figure.add_gridspec(2, 2, width_ratios=(2, 3))
    way = figure.add_subplot(grid[:, 0], xlabel="x (pt)", ylabel="y (pt)", aspect="equal")
    over_time = {
        "x": figure.add_subplot(grid[0, 1], ylabel="x (pt)"),
        "y": figure.add_subplot(grid[1, 1], ylabel="y (pt)", xlabel="time (s)"),
    }
    for number, (name, states) in enumerate(items.items()):
        dashes = DASHES[number // len(COLORS) % len(DASHES)]
        # The first lines are the widest, so that lines with the same values all show.
        width = 1.5 if len(items) > 6 else 1.5 + 1.8 * (len(items) - 1 - number)
        style = {"color": COLORS[number % len(COLORS)], "linestyle": dashes, "linewidth": width}
        draw_way(way, states, style, name)
        for key, axes in over_time.items():
            axes.plot(column(states, "time"), column(states, key), **style)
    draw_surroundings(way, run, outlines)
    # A vertical path gets some width, and a constant a wide range.
    span_x, span_y = (abs(high - low) for low, high in (way.get_xlim(), way.get_ylim()))
    way.set_xlim(widen(*way.get_xlim(), span_y / 2))
    way.set_ylim(widen(*way.get_ylim(), span_x / 2)[::-1])
    for key, axes in over_time.items():
        low, high = widen(min(column(rows, key)), max(column(rows, key)), 10)
        axes.set_ylim((high, low) if key == "y" else (low, high))
        if rows[-1]["time"] > rows[0]["time"]:
            axes.set_xlim(rows[0]["time"], min(rows[-1]["time"], end_of_motion(items)))
    for axes in (way, *over_time.values()):
        axes.grid(color="#dddddd")
        axes.set_axisbelow(True)
    if 1 < len(items) <= 12:
        figure.legend(*way.get_legend_handles_labels(), loc="outside right upper", fontsize="small")
    who = f"{len(items)} items" if len(items) > 4 else " ".join(items)
    first, last = rows[0]["time"], rows[-1]["time"]
    figure.suptitle(f"{title}: {who}, {first:.2f} s to {last:.2f} s", fontsize="medium")
    return figure


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("data", metavar="DATA", help="log or rows of uidyn run, - for standard input")
    parser.add_argument("-o", "--output", metavar="FILE", help="NAME.svg, NAME.png or NAME.pdf")
    parser.add_argument("--scene", metavar="SCENE", help="the scene, for its bounds and boundaries")
    options = parser.parse_args()
    name = "standard input" if options.data == "-" else options.data
    try:
        if options.data == "-":
            text = sys.stdin.buffer.read().decode("utf-8")
        else:
            with open(options.data, encoding="utf-8", newline="") as file:
                text = file.read()
    except OSError as error:
        sys.exit(f"{name} cannot be read: {error.strerror}")
    except UnicodeDecodeError:
        sys.exit(f"{name} is not text")
    run = Run(text, name)
    scene = options.scene
    if not scene and run.path and options.data != "-":
        found = os.path.join(os.path.dirname(options.data), run.path)
        scene = found if os.path.isfile(found) else None
    outlines = Outlines(scene) if scene else None
    if outlines and outlines.missing:
        print(f"{scene}: not drawn: {', '.join(outlines.missing)}", file=sys.stderr)

    try:
        import matplotlib
    except ImportError:
        sys.exit("matplotlib is missing: pip install matplotlib")

    if options.output:
        matplotlib.use("agg")
    import matplotlib.pyplot as plt

    figure = draw(run, outlines, os.path.basename(name), plt)
    if options.output:
        figure.savefig(options.output, dpi=200)
    else:
        plt.show()


if __name__ == "__main__":
    main()
