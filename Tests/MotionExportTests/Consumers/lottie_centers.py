# SPDX-License-Identifier: MIT
"""Plays a Lottie file with rlottie, one layer at a time, and prints where its pixels are.

Each line has the name of the layer, the frame, x and y of the middle of the pixels less that of its outline,
turned with it, as seen from its anchor, the share of its largest picture, and the turn of its longer side in
rad from 0 to pi, or "-" where none is longer. A picture that reaches over the edge is left out.
Usage: lottie_centers.py FILE STEP MOST, where MOST is how many layers are looked at, spread over all
"""
import copy
import json
import math
import sys

import numpy
import rlottie_python

SCALE = 2
path, step, most = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
with open(path) as file:
    animation = json.load(file)
width, height = animation["w"] * SCALE, animation["h"] * SCALE


def alone(number):
    """The animation with the shapes of one layer only."""
    left = copy.deepcopy(animation)
    for place, layer in enumerate(left["layers"]):
        if place != number and layer["ty"] == 4:
            layer["ty"] = 3
            del layer["shapes"]
    return left


def parts(outline):
    """The points of an outline, sixteen for each of its curves."""
    points, leaving, arriving = outline["v"], outline["o"], outline["i"]
    for place, start in enumerate(points):
        end = points[(place + 1) % len(points)]
        for step in range(16):
            u, v = step / 16, 1 - step / 16
            yield [
                v**3 * start[k] + 3 * v * v * u * (start[k] + leaving[place][k])
                + 3 * v * u * u * (end[k] + arriving[(place + 1) % len(points)][k]) + u**3 * end[k]
                for k in (0, 1)
            ]


def middle(shape, anchor):
    """The middle of a path as seen from the anchor; others lie around theirs."""
    if shape["ty"] != "sh":
        return 0, 0
    points = [(x - anchor[0], y - anchor[1]) for x, y in parts(shape["ks"]["k"])]
    area = across = down = 0
    for (x, y), (u, v) in zip(points, points[1:] + points[:1]):
        cross = x * v - u * y
        area, across, down = area + 3 * cross, across + (x + u) * cross, down + (y + v) * cross
    return across / area, down / area


def look(player, frame):
    """Where the pixels are, how many they are, and how they lie; nothing where they reach over the edge."""
    data = player.lottie_animation_render(frame_num=frame, width=width, height=height)
    alpha = numpy.frombuffer(data, numpy.uint8).reshape(height, width, 4)[..., 3]
    (rows,), (columns,) = numpy.nonzero(alpha.any(1)), numpy.nonzero(alpha.any(0))
    if not len(rows) or rows[0] == 0 or columns[0] == 0 or rows[-1] == height - 1 or columns[-1] == width - 1:
        return None
    part = alpha[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1] / 255
    total = part.sum()
    xs, ys = numpy.arange(part.shape[1]) + 0.5, numpy.arange(part.shape[0]) + 0.5
    x, y = (part.sum(0) * xs).sum() / total, (part.sum(1) * ys).sum() / total
    xx, yy = (part.sum(0) * (xs - x) ** 2).sum(), (part.sum(1) * (ys - y) ** 2).sum()
    xy = ((ys - y) @ part @ (xs - x))
    lopsided = math.hypot(xx - yy, 2 * xy) > 0.2 * (xx + yy)
    turn = f"{math.atan2(2 * xy, xx - yy) / 2 % math.pi:.4f}" if lopsided else "-"
    return (columns[0] + x) / SCALE, (rows[0] + y) / SCALE, total, turn


numbers = [n for n, layer in enumerate(animation["layers"]) if layer["ty"] == 4]
for number in numbers[:: -(-len(numbers) // most)]:
    layer = animation["layers"][number]
    player = rlottie_python.LottieAnimation.from_data(json.dumps(alone(number)))
    # rlottie shows the frame "op" too, which is the first that is not shown.
    frames = [f for f in range(animation["ip"], animation["op"], step) if f != layer["op"]]
    seen = [(frame, look(player, frame)) for frame in frames]
    largest = max((found[2] for _, found in seen if found), default=1)
    off = middle(layer["shapes"][0]["it"][0], layer["ks"]["a"]["k"])
    for frame, found in seen:
        if found:
            x, y, total, turn = found
            print(layer["nm"], frame, x, y, *off, total / largest, turn, sep="\t")
