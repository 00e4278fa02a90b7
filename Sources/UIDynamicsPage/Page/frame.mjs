// The state of every item at one time, filled by a recording or the engine.

export const X = 0, Y = 1, ANGLE = 2, VX = 3, VY = 4, SPIN = 5, WIDTH = 6, HEIGHT = 7, ALPHA = 8,
  LEFT = 9, TOP = 10, BODY = 11, STRIDE = 14;

export class Frame {
  constructor(items) {
    this.items = items;
    this.values = new Float64Array(items.length * STRIDE).fill(NaN);
    this.parents = items.map(({ parent }) => parent);
    this.tick = 0;
    this.scroll = [0, 0];
  }

  // Takes a tick of the engine, where parent -1 means none and -2 the scene's own superview.
  take({ tick, values, parents, scroll }) {
    Object.assign(this, { tick, values, scroll });
    this.parents = this.items.map(({ parent }, item) => (parents[item] === -2 ? parent : parents[item] < 0 ? null : parents[item]));
    return this;
  }

  value(item, column) { return this.values[item * STRIDE + column]; }

  pose(item) {
    let [x, y, angle] = [this.value(item, X), this.value(item, Y), this.value(item, ANGLE)];
    for (let outer = this.parents[item]; outer !== null; outer = this.parents[outer]) {
      const turn = this.value(outer, ANGLE);
      const dx = x - this.value(outer, LEFT) - this.value(outer, WIDTH) / 2;
      const dy = y - this.value(outer, TOP) - this.value(outer, HEIGHT) / 2;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      x = this.value(outer, X) + c * dx - s * dy;
      y = this.value(outer, Y) + s * dx + c * dy;
      angle += turn;
    }
    return [x, y, angle];
  }

  bodyPose(item) {
    const x = this.value(item, BODY);
    return Number.isNaN(x) ? this.pose(item)
      : [x, this.value(item, BODY + 1), this.value(item, BODY + 2)];
  }

  // The offset of a point from the center of an item, in the item's coordinates.
  offset(item, { x, y }) {
    const [left, top, angle] = this.bodyPose(item);
    const [dx, dy, c, s] = [x - left, y - top, Math.cos(angle), Math.sin(angle)];
    return [c * dx + s * dy, c * dy - s * dx];
  }

  // Two numbers are a point; three numbers are a point in an item.
  spot(end) {
    if (end.length === 2) return end;
    const [x, y, angle] = this.bodyPose(end[0]);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [x + c * end[1] - s * end[2], y + s * end[1] + c * end[2]];
  }

  opacity(item) {
    let opacity = this.value(item, ALPHA);
    for (let outer = this.parents[item]; outer !== null; outer = this.parents[outer]) opacity *= this.value(outer, ALPHA);
    return opacity;
  }
}
