// The rows of a run as a source of frames.

import { ALPHA, ANGLE, BODY, Frame, HEIGHT, LEFT, SPIN, STRIDE, TOP, VX, VY, WIDTH, X, Y } from "./frame.mjs";

// Packed columns: a byte with the number of decimals, then zigzag varints of second differences;
// 0 is a missing number.
export class Columns {
  constructor(text) {
    this.bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  }

  // A list contains one constant.
  unpack(entry, count) {
    if (typeof entry !== "number") return [entry[0] ?? NaN];
    const values = new Float32Array(count);
    const scale = 10 ** this.bytes[entry];
    let [at, last, step] = [entry + 1, 0, 0];
    for (let row = 0; row < count; row++) {
      let [code, weight, byte] = [0, 1, 0];
      do {
        byte = this.bytes[at++];
        code += (byte & 127) * weight;
        weight *= 128;
      } while (byte & 128);
      if (code) {
        step += code % 2 ? (code - 1) / 2 : -code / 2;
        last += step;
      }
      values[row] = code ? last / scale : NaN;
    }
    return values;
  }
}

// Coordinates, their velocities, and the allowed disagreement in pt or rad.
const bent = [[X, VX, 0.5], [Y, VY, 0.5], [ANGLE, SPIN, 0.01]];

export class Recording {
  constructor(data, columns) {
    Object.assign(this, { data, items: data.items, count: data.count });
    const unpack = (entry) => columns.unpack(entry, data.count);
    // One column per item and frame value.
    this.columns = data.items.map((item) =>
      [...item.columns, item.alpha ?? [1], ...(item.origin ?? [[0], [0]]),
        ...(item.body ?? [[null], [null], [null]])].map(unpack));
    this.present = new Frame(this.items);
    this.impacts = new Set(data.events.flatMap(([tick, kind, , , , ...items]) =>
      kind === "contactBegan" ? items.map((item) => tick * data.items.length + item) : []));
  }

  value(item, column, row) {
    const values = this.columns[item][column];
    return values.length === 1 ? values[0] : values[row];
  }

  isConstant(item, column) { return this.columns[item][column].length === 1; }

  tick(row) {
    const { ticks } = this.data;
    return ticks.all ? ticks.all[row] : ticks[0] + row * ticks[1];
  }

  time(row) {
    const { times } = this.data;
    return typeof times === "number" ? this.tick(row) / times : times[row];
  }

  get start() { return this.count ? this.time(0) : 0; }
  get end() { return this.count ? this.time(this.count - 1) : 0; }

  rowBy(measure, limit) {
    let [low, high] = [0, this.count - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (measure.call(this, middle) <= limit) low = middle; else high = middle - 1;
    }
    return Math.max(low, 0);
  }

  rowAt(time) { return this.rowBy(this.time, time + 1e-6); }
  rowOfTick(tick) { return this.rowBy(this.tick, tick); }
  timeOf(tick) { return this.time(this.rowOfTick(tick)); }

  // The tick at a time, which is fractional between ticks.
  tickAt(time) {
    const row = this.rowAt(time);
    if (!this.count || row >= this.count - 1) return this.count ? this.tick(row) : 0;
    const share = (time - this.time(row)) / (this.time(row + 1) - this.time(row));
    return this.tick(row) + (share < 1e-4 ? 0 : share * (this.tick(row + 1) - this.tick(row)));
  }

  // Refills and returns the same frame each time.
  frame(tick) {
    const frame = this.present;
    if (!this.count) return frame;
    const row = this.rowOfTick(tick);
    const next = Math.min(row + 1, this.count - 1);
    const share = next > row ? Math.max(tick - this.tick(row), 0) / (this.tick(next) - this.tick(row)) : 0;
    frame.tick = tick;
    this.items.forEach((_, item) => this.fill(frame, item, row, next, Math.min(share, 1)));
    return frame;
  }

  fill(frame, item, row, next, share) {
    const at = item * STRIDE;
    const parent = this.parent(item, row);
    frame.parents[item] = parent;
    const isStill = !share || this.parent(item, next) !== parent || Number.isNaN(this.value(item, X, next));
    this.columns[item].forEach((values, column) => {
      const now = values.length === 1 ? values[0] : values[row];
      frame.values[at + column] = isStill || values.length === 1 ? now : now + share * (values[next] - now);
    });
    if (isStill || this.impacts.has(this.tick(next) * this.items.length + item)) return;
    const lapse = this.time(next) - this.time(row);
    for (const [column, speed, slack] of bent) {
      const [a, b] = [this.value(item, column, row), this.value(item, column, next)];
      const [va, vb] = [this.value(item, speed, row) * lapse, this.value(item, speed, next) * lapse];
      // Motion that does not match the velocities is interpolated linearly.
      if (!(Math.abs(b - a - (va + vb) / 2) <= slack + 0.1 * Math.abs(b - a))) continue;
      const [s, t] = [share, 1 - share];
      frame.values[at + column] = a + (b - a) * s * s * (3 - 2 * s) + s * t * (t * va - s * vb);
    }
  }

  parent(item, row) {
    const { parent, parents } = this.items[item];
    return parents ? parents.reduce((known, [from, later]) => (from <= row ? later : known), parent) : parent;
  }

  frameAt(time) { return this.frame(this.tickAt(time)); }

  // The velocity in pt/s or rad/s; estimated from the rows for views without one.
  velocity(item, column, row) {
    const known = this.value(item, column, row);
    const place = column - VX;
    if (known !== 0 || this.isConstant(item, place)) return known;
    const [before, after] = [Math.max(row - 1, 0), Math.min(row + 1, this.count - 1)];
    const lapse = this.time(after) - this.time(before);
    const way = this.value(item, place, after) - this.value(item, place, before);
    return lapse > 0 && Number.isFinite(way) ? way / lapse : known;
  }

  isGone(item, row) { return Number.isNaN(this.value(item, X, row)); }
  isMoving(item) { return [X, Y, ANGLE, WIDTH, HEIGHT, ALPHA].some((column) => !this.isConstant(item, column)); }
  isDrawn(item) { return this.items[item].shown && this.items[item].placed && this.items[item].shape; }

  isHidden(item, tick) {
    return this.data.hidden.some(([from, to, other]) => other === item && isDuring(from, to, tick));
  }

  distance(item) {
    let sum = 0;
    for (let row = 1; row < this.count; row++) {
      const way = Math.hypot(this.value(item, X, row) - this.value(item, X, row - 1),
        this.value(item, Y, row) - this.value(item, Y, row - 1));
      if (way > 0) sum += way;
    }
    return sum;
  }

  get mover() {
    if (this.known === undefined) {
      let most = -1;
      this.items.forEach((_, item) => {
        const way = this.isDrawn(item) ? this.distance(item) + (this.isMoving(item) ? 1e-3 : 0) : -1;
        if (way > most) [most, this.known] = [way, item];
      });
    }
    return this.known ?? 0;
  }

  // The screen in item coordinates; null if there is no screen.
  screen(tick) {
    const { screen } = this.data;
    if (!screen) return null;
    const place = Math.max(screen.boxes.findLastIndex(([from]) => from <= tick), 0);
    const [from, ...box] = screen.boxes[place];
    const [then, ...after] = screen.boxes[place + 1] ?? [0];
    return then - from === 1 && tick > from
      ? box.map((value, axis) => value + (tick - from) * (after[axis] - value)) : box;
  }

  order(tick) {
    this.data.order ??= [[0, this.items.map((_, item) => item)]];
    return (this.data.order.findLast(([from]) => from <= tick) ?? this.data.order[0])[1];
  }

  // The time after which nothing visible changes.
  lastChange() {
    const last = this.count - 1;
    const screen = this.screen(this.tick(last));
    let seen = this.seen(last);
    for (let row = last; row > 0; row--) {
      const before = this.seen(row - 1);
      const scrolled = this.screen(this.tick(row - 1))?.some((value, axis) => Math.abs(value - screen[axis]) > 0.05);
      const changes = (item) => seen[item] !== before[item] || (seen[item] && this.differs(item, row - 1, last));
      if (scrolled || this.items.some((_, item) => changes(item))) return this.time(row);
      seen = before;
    }
    return this.start;
  }

  // The items that may overlap the screen, or all items if the screen scrolls. See also Motion+Trimming.swift.
  seen(row) {
    const tick = this.tick(row);
    const boxes = this.data.screen?.boxes ?? [];
    const isScrolled = boxes.some(([, x, y]) => x !== boxes[0][1] || y !== boxes[0][2]);
    const [left, top, width, height] = (!isScrolled && this.screen(tick)) || [-1e9, -1e9, 2e9, 2e9];
    return this.items.map((_, item) => {
      const [x, y, alpha] = [X, Y, ALPHA].map((column) => this.value(item, column, row));
      if (!this.isDrawn(item) || this.isHidden(item, tick) || Number.isNaN(x) || !(alpha > 0)) return false;
      const reach = this.reach(item);
      return this.parent(item, row) !== null
        || (x + reach > left && x - reach < left + width && y + reach > top && y - reach < top + height);
    });
  }

  // The distance from the center to the farthest corner.
  reach(item) {
    this.reaches ??= this.columns.map((columns) =>
      Math.max(Math.hypot(...[WIDTH, HEIGHT].map((column) => columns[column].reduce((most, size) => (size > most ? size : most), 0))) / 2, 1e-3));
    return this.reaches[item];
  }

  differs(item, row, other) {
    return [[X, 1], [Y, 1], [WIDTH, 1], [HEIGHT, 1], [LEFT, 1], [TOP, 1], [ANGLE, this.reach(item)], [ALPHA, 25]].some(([column, weight]) =>
      weight * Math.abs(this.value(item, column, row) - this.value(item, column, other)) > 0.05);
  }
}

export const isDuring = (from, to, tick) => from <= tick && (to === null || tick < to);
