// The visible part of the plane: the screen with a margin, or a zoomed part.

import { clamp } from "./dom.mjs";

export class Camera {
  constructor(stage) {
    this.stage = stage;
    this.pointers = new Map();
  }

  // Keeps the zoom if the screen stays the same.
  load(data, screen) {
    const home = screen ? outset(screen) : this.isScreen === false ? this.home : data.view;
    const isSame = this.home && this.home.every((value, axis) => value === home[axis]);
    [this.home, this.isScreen] = [home, Boolean(screen)];
    this.go(isSame ? this.box : home);
  }

  go(box) {
    this.box = box;
    for (const svg of [this.stage.below, this.stage.above])
      svg.setAttribute("viewBox", box.map((value) => Math.round(value * 100) / 100).join(" "));
    this.measure();
  }

  get zoom() { return this.home[2] / this.box[2]; }

  // Text keeps its size at every zoom level.
  measure() {
    if (!this.box) return;
    const { box } = this.stage;
    const { width, height } = box.getBoundingClientRect();
    this.pixel = 1 / (Math.min(width / this.box[2], height / this.box[3]) || 1);
    box.style.setProperty("--u", this.pixel);
    // One finger scrolls the page unless the picture is zoomed in.
    box.style.touchAction = this.zoom > 1.01 ? "none" : "";
    this.stage.painter.measure(width, height);
  }

  point({ clientX, clientY }) {
    const { left, top, width, height } = this.stage.box.getBoundingClientRect();
    const [x, y, w, h] = this.box;
    return [x + w / 2 + (clientX - left - width / 2) * this.pixel, y + h / 2 + (clientY - top - height / 2) * this.pixel];
  }

  zoomBy(factor, [x, y] = [this.box[0] + this.box[2] / 2, this.box[1] + this.box[3] / 2]) {
    const share = this.zoom / clamp(this.zoom * factor, 0.05, 20);
    this.go([x + (this.box[0] - x) * share, y + (this.box[1] - y) * share, this.box[2] * share, this.box[3] * share]);
    this.changed?.();
  }

  pan(dx, dy) {
    this.go([this.box[0] - dx, this.box[1] - dy, this.box[2], this.box[3]]);
    this.changed?.();
  }

  reset() {
    this.go(this.home);
    this.changed?.();
  }

  // Handles wheel, drag and pinch; while `measuring` is on, it receives drags.
  listen(changed, measuring) {
    this.changed = changed;
    const { stage: { box }, pointers } = this;
    box.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoomBy(Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400)), this.point(event));
    }, { passive: false });
    box.ondblclick = () => this.reset();
    box.onpointerdown = (event) => {
      pointers.set(event.pointerId, event);
      this.dragged = 0;
      if (measuring.isOn) measuring.from(this.point(event));
    };
    box.onpointermove = (event) => {
      const before = pointers.get(event.pointerId);
      if (!before) return;
      pointers.set(event.pointerId, event);
      if (measuring.isOn) return measuring.to(this.point(event));
      const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
      this.dragged += Math.hypot(dx, dy);
      if (this.dragged > 3) box.setPointerCapture(event.pointerId);
      const other = [...pointers.values()].find(({ pointerId }) => pointerId !== event.pointerId);
      if (other) this.pinch(before, event, other);
      else if (this.dragged > 3 && (event.pointerType !== "touch" || this.zoom > 1.01)) this.pan(dx * this.pixel, dy * this.pixel);
    };
    box.onpointerup = box.onpointercancel = (event) => { pointers.delete(event.pointerId); };
  }

  pinch(before, now, other) {
    const gap = ({ clientX, clientY }) => Math.hypot(clientX - other.clientX, clientY - other.clientY) || 1;
    this.zoomBy(gap(now) / gap(before), this.point(other));
  }
}

function outset([x, y, width, height]) {
  const margin = 0.06 * Math.max(width, height);
  return [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
}
