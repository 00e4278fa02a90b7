# SPDX-License-Identifier: MIT
"""Finds the values of swing.scene with scipy: python3 scipy_swing.py"""

import os

from scipy.optimize import minimize

from uidyn_sweep import Scene

scene = Scene(os.path.join(os.path.dirname(os.path.abspath(__file__)), "swing.scene"))
bounds = {"frequency": (0.5, 6), "damping": (0, 1), "push": (-600, 600)}


def distance(place):
    """The distance from the recording, for a point of the unit cube."""
    values = {
        name: low + min(max(part, 0), 1) * (high - low)
        for part, (name, (low, high)) in zip(place, bounds.items())}
    return scene.play(**values)["matchRMS1"]


found = min(
    (minimize(distance, start, method="Nelder-Mead", bounds=[(0, 1)] * 3)
     for start in [(0.5, 0.5, 0.5), (0.2, 0.2, 0.8), (0.2, 0.2, 0.2), (0.8, 0.2, 0.5)]),
    key=lambda result: result.fun)
print(f"{found.fun:.3g} pt off after {scene.runs} runs:", {
    name: round(float(low + part * (high - low)), 4)
    for part, (name, (low, high)) in zip(found.x, bounds.items())})
