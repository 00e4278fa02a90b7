// The picture of one or two runs: a canvas with the items, between an SVG below and one above.

import { draw, make } from "./dom.mjs";
import { Camera } from "./camera.mjs";
import { HEIGHT, WIDTH } from "./frame.mjs";
import { Names } from "./names.mjs";
import { Overlays } from "./overlays.mjs";
import { Painter } from "./painter.mjs";
import { Screen } from "./screen.mjs";

export class Stage {
  constructor(box) {
    Object.assign(this, { box, below: draw("svg", {}), canvas: make("canvas"), above: draw("svg", {}) });
    box.replaceChildren(this.below, this.canvas, this.above);
    this.painter = new Painter(this);
    this.camera = new Camera(this);
    new ResizeObserver(() => this.resize()).observe(box);
  }

  // `shown` contains the view, "device" or "engineering", and the enabled overlays.
  load(data, runs, shown) {
    Object.assign(this, { data, runs, unit: data.unit, actors: runs.flatMap(cast), chosen: null });
    this.below.replaceChildren();
    this.above.replaceChildren();
    this.screen = new Screen(this.below, runs[0]);
    this.behind = draw("g", {}, this.screen.layer(this.below));
    this.screen.cover(this.above);
    this.overlays = new Overlays(this);
    this.names = new Names(this);
    this.painter.load(data.images ?? []);
    this.camera.load(data, this.screen.room);
    this.show(shown);
  }

  get parts() { return this.overlays.parts; }
  get pixel() { return this.camera.pixel; }
  get viewBox() { return this.camera.box; }

  show({ view, overlays }) {
    this.view = view;
    this.box.classList.toggle("device", view === "device");
    for (const actor of this.actors) {
      const { look, shape } = actor.run.items[actor.item];
      actor.face = view === "device" && !actor.number ? look : null;
      Object.assign(actor, { shape: actor.face ? look.shape : shape, path: null });
    }
    this.overlays.show(overlays);
  }

  draw(frames) {
    const [frame] = frames;
    this.screen.draw(frame.tick);
    this.restack(frame.tick);
    for (const actor of this.actors) this.place(actor, frames[actor.number], frame);
    this.painter.draw();
    this.overlays.draw(frames);
  }

  restack(tick) {
    const order = this.runs[0].order(tick);
    if (order === this.order) return;
    this.order = order;
    const own = new Map(this.actors.filter(({ number }) => !number).map((actor) => [actor.item, actor]));
    this.actors = [...this.actors.filter(({ number }) => number), ...order.flatMap((item) => own.get(item) ?? [])];
  }

  place(actor, frame, main) {
    const { run, item } = actor;
    const pose = frame.pose(item);
    // A ghost with the same position and size as its item would be invisible.
    const shown = (of) => [...of.pose(item), of.value(item, WIDTH), of.value(item, HEIGHT)];
    const isSame = run.isGhost && shown(main).every((value, axis) => Math.abs(value - shown(frame)[axis]) < 0.5);
    actor.at = Number.isNaN(pose[0]) || isSame ? null : pose;
    const width = Math.abs(frame.value(item, WIDTH));
    const height = Math.abs(frame.value(item, HEIGHT));
    const [c, s] = [Math.abs(Math.cos(pose[2])), Math.abs(Math.sin(pose[2]))];
    actor.reach = [(width * c + height * s) / 2, (width * s + height * c) / 2];
    actor.isHidden = run.isHidden(item, frame.tick);
    actor.opacity = frame.opacity(item);
    if (width !== actor.width || height !== actor.height) Object.assign(actor, { width, height, path: null });
  }

  hit(point) {
    return this.actors.findLast((actor) => !actor.number && this.painter.isOn(actor, point))?.item ?? null;
  }

  resize() {
    this.camera.measure();
    this.overlays?.separateNames();
  }
}

function cast(run, number) {
  const [count, first] = [run.items.length, run.frame(0)];
  // With many items, only large ones have room for their names.
  const hasRoom = (item) => count < 12 || (count < 25 && [WIDTH, HEIGHT].every((column) => first.value(item, column) >= 20));
  return run.items.flatMap(({ look, shape, shown, placed }, item) =>
    (shown && placed && (shape || look?.shape) ? [{ run, number, item, hasName: !number && hasRoom(item) }] : []));
}
