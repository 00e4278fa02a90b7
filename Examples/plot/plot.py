#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws a run of uidyn: the way of every item, and its x and y over time.

  uidyn run Examples/bouncing-square.json | python3 Examples/plot/plot.py - -o bounce.png

DATA is a file, or - for standard input: JSON Lines or CSV, told apart by the first character, with
the columns time, item, x and y; more may be there. y grows downwards, as on a screen. If the rows
have angle, width and height, every item is drawn at about a dozen moments. Needs matplotlib.
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
MOMENTS = 12


def read_rows(text):
    """The rows as dictionaries; numbers are numbers."""
    lines = text.splitlines()
    if lines and lines[0].startswith("{"):
        rows = [json.loads(line) for line in lines]
    else:
        rows = list(csv.DictReader(lines))
    if not rows or any(name not in rows[0] for name in NEEDED):
        sys.exit("no rows with time, item, x and y: write them without --wide")
    numbers = [name for name in ("time", "x", "y") + BOUNDS if name in rows[0]]
    for row in rows:
        row.update((name, float(row[name])) for name in numbers)
    return rows


def by_item(rows):
    """The rows of each item, items in the order of their first rows."""
    items = {}
    for row in rows:
        items.setdefault(row["item"], []).append(row)
    return items


def column(rows, name):
    return [row[name] for row in rows]


def outline(row):
    """The corners of an item's bounds, closed."""
    cosine, sine = math.cos(row["angle"]), math.sin(row["angle"])
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1), (-1, -1)]
    sides = [(u * row["width"] / 2, v * row["height"] / 2) for u, v in corners]
    return (
        [row["x"] + cosine * dx - sine * dy for dx, dy in sides],
        [row["y"] + sine * dx + cosine * dy for dx, dy in sides],
    )


def draw_way(axes, rows, color, name):
    axes.plot(column(rows, "x"), column(rows, "y"), color=color, label=name)
    if all(key in rows[0] for key in BOUNDS):
        for row in rows[:: max(1, len(rows) // MOMENTS)]:
            axes.plot(*outline(row), color=color, linewidth=0.8)


def widen(low, high, least):
    """A range about the same middle, at least so wide, with a margin."""
    middle, half = (low + high) / 2, 1.1 * max(high - low, least) / 2
    return middle - half, middle + half


def draw(rows, title, plt):
    items = by_item(rows)
    figure = plt.figure(figsize=(9, 4.2), layout="constrained", facecolor="white")
    grid = figure.add_gridspec(2, 2, width_ratios=(2, 3))
    way = figure.add_subplot(grid[:, 0], xlabel="x (pt)", ylabel="y (pt)", aspect="equal")
    over_time = {
        "x": figure.add_subplot(grid[0, 1], ylabel="x (pt)"),
        "y": figure.add_subplot(grid[1, 1], ylabel="y (pt)", xlabel="time (s)"),
    }
    for number, (name, states) in enumerate(items.items()):
        color = COLORS[number % len(COLORS)]
        draw_way(way, states, color, name)
        for key, axes in over_time.items():
            axes.plot(column(states, "time"), column(states, key), color=color)
    # A way straight down gets some width all the same, and a constant a calm axis.
    span_x, span_y = (abs(high - low) for low, high in (way.get_xlim(), way.get_ylim()))
    way.set_xlim(widen(*way.get_xlim(), span_y / 2))
    way.set_ylim(widen(*way.get_ylim(), span_x / 2)[::-1])
    for key, axes in over_time.items():
        low, high = widen(min(column(rows, key)), max(column(rows, key)), 10)
        axes.set_ylim((high, low) if key == "y" else (low, high))
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
    parser.add_argument("data", metavar="DATA", help="rows of uidyn run, - for standard input")
    parser.add_argument("-o", "--output", metavar="FILE", help="NAME.svg, NAME.png or NAME.pdf")
    options = parser.parse_args()
    if options.data == "-":
        text, title = sys.stdin.read(), "standard input"
    else:
        with open(options.data, encoding="utf-8", newline="") as file:
            text, title = file.read(), os.path.basename(options.data)
    rows = read_rows(text)

    import matplotlib

    if options.output:
        matplotlib.use("agg")
    import matplotlib.pyplot as plt

    figure = draw(rows, title, plt)
    if options.output:
        figure.savefig(options.output, dpi=200)
    else:
        plt.show()


if __name__ == "__main__":
    main()
