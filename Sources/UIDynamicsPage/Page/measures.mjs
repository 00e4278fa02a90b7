// The values of an item, and measurements of curves.

import { ALPHA, ANGLE, HEIGHT, SPIN, VX, VY, WIDTH, X, Y } from "./frame.mjs";

const degrees = 180 / Math.PI;
const own = (column, factor = 1) => (run, item, row) => factor * run.value(item, column, row);
const speed = (column, factor = 1) => (run, item, row) => factor * run.velocity(item, column, row);

export const columns = [
  { name: "x", unit: "pt", read: own(X) },
  { name: "y", unit: "pt", read: own(Y), isDown: true },
  { name: "angle", unit: "°", read: own(ANGLE, degrees) },
  { name: "width", unit: "pt", read: own(WIDTH) },
  { name: "height", unit: "pt", read: own(HEIGHT) },
  { name: "opacity", unit: "%", read: own(ALPHA, 100) },
  { name: "speed", unit: "pt/s", read: (run, item, row) => Math.hypot(speed(VX)(run, item, row), speed(VY)(run, item, row)) },
  { name: "vx", unit: "pt/s", read: speed(VX) },
  { name: "vy", unit: "pt/s", read: speed(VY), isDown: true },
  { name: "rotation speed", unit: "°/s", read: speed(SPIN, degrees) },
];

export const named = (name) => columns.find((column) => column.name === name);

export const read = (column, run, item, row) =>
  item < 0 || !run.count || run.isGone(item, row) ? NaN : column.read(run, item, row);

export const itemOf = (run, id) => run.items.findIndex((item) => item.id === id);

export function series(run, id, column) {
  const item = itemOf(run, id);
  return item < 0 ? [] : Array.from({ length: run.count }, (_, row) => [run.time(row), read(column, run, item, row)]);
}

export function extent(curves) {
  let [low, high] = [Infinity, -Infinity];
  for (const curve of curves) for (const [, value] of curve)
    if (Number.isFinite(value)) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return [low, high];
}

// The column with the largest change; 1° counts as 0.5 pt.
export function liveliest(run, item) {
  const spans = ["x", "y", "angle", "width", "height"].map((name) => {
    const [low, high] = extent([series(run, run.items[item].id, named(name))]);
    return [name, (high - low) * (name === "angle" ? 0.5 : 1)];
  });
  return spans.reduce((best, next) => (next[1] > best[1] + 0.01 ? next : best))[0];
}

// Measures the approach to the last value within a time range.
export function metrics(curve, from, to) {
  const part = curve.filter(([time, value]) => time >= from - 1e-6 && time <= to + 1e-6 && Number.isFinite(value));
  if (part.length < 2) return null;
  const [first, last] = [part[0][1], part[part.length - 1][1]];
  const span = last - first;
  const after = (band) => {
    const place = part.findLastIndex(([, value]) => Math.abs(value - last) > band);
    return (place < 0 ? 0 : part[place + 1][0] - part[0][0]);
  };
  const isGoing = Math.abs(span) > 1e-3;
  const beyond = isGoing ? Math.max(...part.map(([, value]) => (value - last) * Math.sign(span))) : NaN;
  const speeds = part.slice(1).map(([time, value], place) => Math.abs(value - part[place][1]) / (time - part[place][0]));
  // A jump within one tick is a position that was set, not motion.
  const isMotion = (speed, place) => speed <= 20 * Math.max(speeds[place - 1] ?? 0, speeds[place + 1] ?? 0);
  return {
    overshoot: beyond, share: (100 * beyond) / Math.abs(span), near: isGoing ? after(Math.abs(span) / 20) : NaN, settled: after(0.5),
    peak: Math.max(0, ...speeds.filter(isMotion)),
  };
}
