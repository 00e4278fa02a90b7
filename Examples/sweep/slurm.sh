#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Plays a sweep as an array of Slurm jobs, which share the folder in which you start them:
#
#   sbatch --wait --array=1-8 slurm.sh card.json --vary 'damping=range(0.1,1,0.1)'
#   merge part-*.csv > card.csv
#
# A job that was preempted and requeued continues where it stopped.
#SBATCH --job-name=sweep
#SBATCH --cpus-per-task=1
#SBATCH --requeue
#SBATCH --output=part-%a.txt

set -eu
exec uidyn sweep "$@" --shard "$SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT" \
  -j "${SLURM_CPUS_PER_TASK:-1}" --resume "part-$SLURM_ARRAY_TASK_ID.csv"
