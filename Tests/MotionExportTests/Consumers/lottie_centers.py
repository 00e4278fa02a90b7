# SPDX-License-Identifier: MIT
"""Plays a Lottie file with rlottie and prints frame, x and y of the middle of each layer's pixels.

The layers have six colors. What is covered, or reaches over the edge, is left out.
Usage: lottie_centers.py FILE STEP
"""
import json
import sys

import numpy
import rlottie_python

SCALE = 2
path, step = sys.argv[1], int(sys.argv[2])
with open(path) as file:
    animation = json.load(file)
width, height = animation["w"] * SCALE, animation["h"] * SCALE
player = rlottie_python.LottieAnimation.from_file(path)
# rlottie counts one frame more than there are: "op" is the first that is not shown.
for frame in range(animation["ip"], animation["op"], step):
    picture = player.render_pillow_frame(frame_num=frame, width=width, height=height)
    image = numpy.array(picture).astype(float)
    alpha = image[..., 3]
    for layer in animation["layers"]:
        if layer["ty"] != 4:
            continue
        color = next(s for s in layer["shapes"][0]["it"] if s["ty"] == "fl")["c"]["k"]
        near = abs(image[..., :3] - 255 * numpy.array(color)).sum(axis=2) < 12
        near &= alpha > 250
        if near[0].any() or near[-1].any() or near[:, 0].any() or near[:, -1].any() or not near.any():
            continue
        rows, columns = numpy.nonzero(near)
        print(layer["nm"], frame, (columns.mean() + 0.5) / SCALE, (rows.mean() + 0.5) / SCALE, len(rows))
