# SPDX-License-Identifier: MIT
"""Finds the throw of throw.scene with Optuna: python3 optuna_throw.py"""

import os

import optuna

from uidyn_sweep import Scene, missing

scene = Scene(os.path.join(os.path.dirname(os.path.abspath(__file__)), "throw.scene"))


def objective(trial):
    line = scene.play(
        angle=trial.suggest_float("angle", -1.5, 0), speed=trial.suggest_float("speed", 100, 1200))
    return missing(line)


def stop_when_met(study, trial):
    if trial.value == 0:
        study.stop()


optuna.logging.set_verbosity(optuna.logging.WARNING)
study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=1))
study.optimize(objective, n_trials=300, callbacks=[stop_when_met])
print(f"missing {study.best_value:.3g} after {scene.runs} runs: {study.best_params}")
