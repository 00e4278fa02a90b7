// The device screen and its surroundings; the screen stays centered while its content scrolls and while it rotates.

import { draw, moved } from "./dom.mjs";

export class Screen {
  constructor(svg, run) {
    Object.assign(this, { run, look: run?.data.screen ?? null, scrolled: [], shift: [0, 0] });
    this.box = run?.screen(-1) ?? null;
    this.origin = this.box;
    if (!this.look) return;
    this.turn(this.box.slice(2));
    const body = draw("g", { class: "device-only" }, svg);
    this.face = draw("path", { class: "face", style: tint("fill", this.look.fill), d: this.outline(0) }, body);
  }

  // The base for all sizes of the screen.
  get room() {
    const [left, top] = this.origin ?? [];
    const sizes = (this.look?.boxes ?? []).map((box) => box.slice(3));
    return this.origin && [left, top, ...[0, 1].map((axis) => Math.max(...sizes.map((size) => size[axis])))];
  }

  turn(size) {
    const { room } = this;
    this.box = [...[0, 1].map((axis) => room[axis] + (room[2 + axis] - size[axis]) / 2), ...size];
    this.shift = [0, 1].map((axis) => this.box[axis] - this.origin[axis]);
  }

  // A point on the screen in the coordinates of the reference view.
  within([x, y]) { return this.origin ? [x - this.box[0] + this.origin[0], y - this.box[1] + this.origin[1]] : [x, y]; }

  layer(svg) {
    const group = draw("g", {}, svg);
    this.scrolled.push(group);
    return group;
  }

  // A rounded rectangle, `wider` pt larger on each side.
  outline(wider) {
    const [x, y, width, height] = this.box;
    const radius = Math.min(this.look.radius + wider, width / 2, height / 2);
    const [w, h] = [width + 2 * wider - 2 * radius, height + 2 * wider - 2 * radius];
    const arc = (dx, dy) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
    return `M${x - wider + radius} ${y - wider}h${w}${arc(radius, radius)}v${h}${arc(-radius, radius)}`
      + `h${-w}${arc(-radius, -radius)}v${-h}${arc(radius, -radius)}z`;
  }

  // Dims the surroundings and draws the phone's status bar and home indicator.
  cover(svg) {
    if (!this.look) return;
    this.front = draw("g", { class: "device-only" }, svg);
    this.drawFront();
  }

  drawFront() {
    const { front } = this;
    front.replaceChildren();
    draw("path", { class: "cover", d: "M-1e5 -1e5H1e5V1e5H-1e5z" + this.outline(0) }, front);
    const isPhone = this.look.device === "phone";
    draw("path", { class: "bezel", d: this.outline(isPhone ? 2 + 0.016 * Math.min(this.box[2], this.box[3]) : 1) + this.outline(0) }, front);
    const [x, y, width, height] = this.box;
    if (!isPhone || width < 200 || width > height) return;
    const s = width / 390;
    const phone = draw("g", { transform: moved(x, y), style: tint("fill", this.look.ink) }, front);
    draw("text", { class: "label", x: 0.14 * width, y: 35 * s, style: `font-size:${16 * s}px` }, phone).textContent = "9:41";
    const battery = `M${0.86 * width - 12 * s} ${23 * s}h${22 * s}a2 2 0 0 1 2 2v${8 * s}a2 2 0 0 1 -2 2h${-22 * s}a2 2 0 0 1 -2 -2v${-8 * s}a2 2 0 0 1 2 -2z`;
    draw("path", { class: "face", d: battery }, phone);
    draw("rect", { class: "face", x: 0.32 * width, y: height - 13 * s, width: 0.36 * width, height: 5 * s, rx: 2.5 * s }, phone);
  }

  draw(tick) {
    if (!this.look || this.look.boxes.length < 2) return;
    const [x, y, ...size] = this.run.screen(tick);
    if (size.some((value, axis) => value !== this.box[2 + axis])) {
      this.turn(size);
      this.face.setAttribute("d", this.outline(0));
      this.drawFront();
    }
    this.shift = [this.box[0] - x, this.box[1] - y];
    for (const group of this.scrolled) group.setAttribute("transform", moved(...this.shift));
  }
}

export const tint = (name, [light, dark]) => `--${name}:${light};--${name}-dark:${dark}`;
