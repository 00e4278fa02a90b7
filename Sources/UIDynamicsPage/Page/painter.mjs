// Draws items on a canvas: with their looks, or as outlines in the engineering view.

import { draw, make } from "./dom.mjs";

const colors = 8;
const labelFont = (size) => `600 ${size}px system-ui, sans-serif`;
export const colorOf = (item, number) => "c" + ((item + 4 * number) % colors);

export class Painter {
  constructor(stage) {
    Object.assign(this, { stage, context: stage.canvas.getContext("2d"), dark: matchMedia("(prefers-color-scheme: dark)") });
    this.dark.addEventListener("change", () => this.draw());
  }

  load(images) {
    this.images = images.map((src) => make("img", { src, onload: () => this.draw() }));
  }

  // Sets the canvas size in pixels, and the number of pixels per pt.
  measure(width, height) {
    const { canvas } = this.stage;
    this.ratio = devicePixelRatio / this.stage.pixel;
    const [w, h] = [width, height].map((length) => Math.round(length * devicePixelRatio));
    if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
    this.draw();
  }

  // Reads the outline colors from the style sheet.
  readColors() {
    if (this.isDark === this.dark.matches) return;
    this.isDark = this.dark.matches;
    this.inks = Array.from({ length: colors }, (_, number) => {
      const probe = draw("g", { class: colorOf(number, 0) }, this.stage.above);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  }

  draw() {
    const { context, stage: { canvas, actors = [] } } = this;
    this.readColors();
    context.resetTransform();
    context.clearRect(0, 0, canvas.width, canvas.height);
    for (const actor of actors) if (this.isDrawn(actor)) this.paint(actor);
  }

  isDrawn({ at, shape, isHidden }) { return at && shape && !(isHidden && this.stage.view === "device"); }

  enter({ at: [x, y, angle] }) {
    const { context, ratio, stage: { canvas, viewBox: box, screen: { shift } } } = this;
    const [c, s] = [ratio * Math.cos(angle), ratio * Math.sin(angle)];
    const [dx, dy] = [x + shift[0] - box[0] - box[2] / 2, y + shift[1] - box[1] - box[3] / 2];
    context.setTransform(c, s, -s, c, canvas.width / 2 + ratio * dx, canvas.height / 2 + ratio * dy);
  }

  pathOf(actor) {
    const { face, shape, width, height } = actor;
    if (actor.path) return actor.path;
    const isOwn = shape !== "rectangle" && shape !== "ellipse";
    actor.path = new Path2D(isOwn ? shape : "");
    if (shape === "rectangle") actor.path.roundRect(-width / 2, -height / 2, width, height, Math.min(face?.radius ?? 0, width / 2, height / 2));
    if (shape === "ellipse") actor.path.ellipse(0, 0, width / 2, height / 2, 0, 0, 2 * Math.PI);
    return actor.path;
  }

  isOn(actor, [x, y]) {
    if (!this.isDrawn(actor)) return false;
    const { context, stage: { screen: { shift } } } = this;
    const [dx, dy] = [x - shift[0] - actor.at[0], y - shift[1] - actor.at[1]];
    const [c, s] = [Math.cos(actor.at[2]), Math.sin(actor.at[2])];
    context.resetTransform();
    return context.isPointInPath(this.pathOf(actor), c * dx + s * dy, c * dy - s * dx);
  }

  paint(actor) {
    this.enter(actor);
    if (actor.face) this.paintFace(actor, this.pathOf(actor)); else this.paintOutline(actor, this.pathOf(actor));
  }

  paintFace({ face, width, height, opacity }, path) {
    const { context } = this;
    const color = (pair) => pair[Number(this.isDark)];
    if (face.shadow) this.paintShadow(path, opacity);
    context.globalAlpha = opacity;
    context.fillStyle = color(face.fill);
    context.fill(path);
    if (typeof face.image === "number") this.paintImage(this.images[face.image], path, width, height);
    if (!face.label) return;
    const size = this.labelSize(face, width, height);
    Object.assign(context, { fillStyle: color(face.ink), textAlign: "center", font: labelFont(size) });
    context.fillText(face.label, 0, 0.35 * size);
  }

  // The label stays within its view.
  labelSize(face, width, height) {
    if (!face.length) {
      this.context.font = labelFont(100);
      face.length = this.context.measureText(face.label).width / 100 || 1;
    }
    return Math.min(17, 0.45 * height, (0.9 * width) / face.length);
  }

  // Overlapping wide lines instead of a blur, which is slow.
  paintShadow(path, opacity) {
    const { context } = this;
    context.save();
    if (opacity < 1) {
      // Keep the shadow from showing through translucent items.
      const outside = new Path2D("M-1e5 -1e5H1e5V1e5H-1e5Z");
      outside.addPath(path);
      context.clip(outside, "evenodd");
    }
    context.globalAlpha = opacity * (this.isDark ? 0.12 : 0.04);
    context.fillStyle = context.strokeStyle = "#000";
    for (const [width, down] of [[14, 5], [8, 1], [2, -2]]) {
      context.translate(0, down);
      context.lineWidth = width;
      context.fill(path);
      context.stroke(path);
    }
    context.restore();
  }

  paintImage(image, path, width, height) {
    const { context } = this;
    const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
    if (!Number.isFinite(scale)) return;
    const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
    context.save();
    context.clip(path);
    context.drawImage(image, -w / 2, -h / 2, w, h);
    context.restore();
  }

  paintOutline({ number, item, run, shape, width, opacity, isHidden }, path) {
    const { context, stage: { view, chosen, pixel } } = this;
    const isChosen = !number && item === chosen;
    context.fillStyle = context.strokeStyle = this.inks[(item + 4 * number) % colors];
    context.globalAlpha = isChosen ? 0.32 : 0.2;
    if (!number && !isHidden && opacity >= 0.05) context.fill(path);
    context.globalAlpha = view === "device" ? opacity : 1;
    context.lineWidth = (isChosen ? 3 : 1.8) * pixel;
    context.setLineDash((isHidden ? [1, 3] : number ? [4, 3] : []).map((length) => length * pixel));
    context.stroke(path);
    if (shape === "ellipse" && !run.isConstant(item, 2)) context.stroke(new Path2D(`M0 0H${width / 2}`));
    context.setLineDash([]);
  }
}
