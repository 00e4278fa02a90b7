// The picture of one or two runs: made once, and moved with every frame.

import { draw, element, fine, moved } from "./dom.mjs";
import { Camera } from "./camera.mjs";
import { HEIGHT, WIDTH } from "./frame.mjs";
import { isDuring } from "./recording.mjs";
import { Names } from "./names.mjs";
import { Overlays } from "./overlays.mjs";
import { Screen } from "./screen.mjs";

const colors = 8;
let clips = 0;
export const colorOf = (item, number) => "c" + ((item + 4 * number) % colors);

const halves = (width, height) => ({ x: fine(-width / 2), y: fine(-height / 2), width: fine(width), height: fine(height) });

export class Stage {
  constructor(svg) {
    this.svg = svg;
    this.camera = new Camera(this);
  }

  // `shown` is what is drawn: "device" or "engineering", and the overlays that are on.
  load(data, runs, shown) {
    Object.assign(this, { data, runs, unit: data.unit, actors: [] });
    const { svg } = this;
    svg.replaceChildren();
    this.screen = new Screen(svg, runs[0]);
    this.behind = draw("g", {}, this.screen.content);
    this.items = draw("g", { "data-layer": "items" }, this.screen.content);
    for (let number = runs.length - 1; number >= 0; number--) this.cast(number);
    this.screen.cover();
    this.overlays = new Overlays(this);
    this.names = new Names(this);
    this.camera.load(data, this.screen.box);
    this.show(shown);
  }

  get parts() { return this.overlays.parts; }
  get pixel() { return this.camera.pixel; }
  get viewBox() { return this.camera.box; }

  show({ view, overlays }) {
    this.view = view;
    this.svg.classList.toggle("device", this.view === "device");
    for (const actor of this.actors) this.dress(actor);
    this.overlays.show(overlays);
    // All is placed again.
    this.stacking = undefined;
  }

  cast(number) {
    const run = this.runs[number];
    const isCrowd = run.items.length > 24;
    run.items.forEach(({ id, look, shape, shown, placed }, item) => {
      if (!shown || !placed || !(shape || look?.shape)) return;
      const group = draw("g",
        { class: colorOf(item, number) + (number ? " other-run" : " subject"), "data-item": item }, this.items, id);
      this.actors.push({ run, number, item, group, hasName: !number && !isCrowd });
    });
  }

  // The children of an item's group, for the view that is shown.
  dress(actor) {
    const { run, number, item, group } = actor;
    const { look, shape } = run.items[item];
    while (group.lastChild.localName !== "title") group.lastChild.remove();
    actor.width = undefined;
    actor.boxes = [];
    actor.ovals = [];
    const isFace = this.view === "device" && !number;
    if (isFace && look) return look.shape && this.paint(actor, look);
    if (shape === null) return;
    this.outline(actor, shape, { class: number ? "item other" : "item" });
    if (shape === "ellipse" && !run.isConstant(item, 2)) actor.spoke = draw("path", { class: "spoke" }, group);
  }

  outline(actor, shape, attributes, place = halves) {
    const { group } = actor;
    if (shape === "rectangle") actor.boxes.push([draw("rect", attributes, group), place]);
    else if (shape === "ellipse") actor.ovals.push(draw("ellipse", attributes, group));
    else draw("path", { ...attributes, d: shape }, group);
  }

  paint(actor, look) {
    const rounded = (width, height) =>
      ({ ...halves(width, height), rx: fine(Math.min(look.radius ?? 0, width / 2, height / 2)) });
    const face = (attributes, parent = actor) => this.outline(parent, look.shape, attributes, rounded);
    if (look.shadow) for (const [width, down] of [[14, 5], [8, 4], [2, 2]])
      face({ class: "shadow", "stroke-width": width, transform: `translate(0 ${down})` });
    face({ class: "face", style: tint("fill", look.fill) });
    if (typeof look.image === "number") {
      const id = `clip-${++clips}`;
      const group = draw("clipPath", { id }, actor.group);
      const clip = { ...actor, group };
      face({}, clip);
      const attributes = { href: this.data.images[look.image], preserveAspectRatio: "xMidYMid slice", "clip-path": `url(#${id})` };
      actor.boxes.push([draw("image", attributes, actor.group), halves]);
    }
    if (!look.label) return;
    const attributes = { class: "label", style: tint("fill", look.ink) + `;font-size:${look.size}px`, dy: "0.35em" };
    draw("text", attributes, actor.group).textContent = look.label;
  }

  draw(frames) {
    const [frame] = frames;
    this.screen.draw(frame.tick);
    this.restack(frame.tick);
    for (const actor of this.actors) this.place(actor, frames[actor.number], frame);
    this.overlays.draw(frames);
  }

  restack(tick) {
    const order = this.runs[0].order(tick);
    if (order === this.stacking) return;
    this.stacking = order;
    const groups = new Map(this.actors.map((actor) => [actor.number ? actor : actor.item, actor.group]));
    this.items.append(...order.flatMap((item) => groups.get(item) ?? []));
  }

  place(actor, frame, main) {
    const { run, item, group } = actor;
    const pose = frame.pose(item);
    // A ghost that is where its item is shows nothing.
    const isSame = run.isGhost && main.pose(item).every((value, axis) => Math.abs(value - pose[axis]) < 0.5);
    const isGone = Number.isNaN(pose[0]) || isSame;
    const width = Math.abs(frame.value(item, WIDTH));
    const height = Math.abs(frame.value(item, HEIGHT));
    const isHidden = run.isHidden(item, frame.tick);
    const isDevice = this.view === "device";
    actor.at = isGone ? null : pose;
    const [c, s] = [Math.abs(Math.cos(pose[2])), Math.abs(Math.sin(pose[2]))];
    actor.reach = [(width * c + height * s) / 2, (width * s + height * c) / 2];
    set(actor, "isOff", isGone || (isHidden && isDevice), (isOff) => group.classList.toggle("off", isOff));
    if (isGone) return;
    set(actor, "transform", moved(...pose), (transform) => group.setAttribute("transform", transform));
    set(actor, "isUnshown", isHidden, (isUnshown) => group.classList.toggle("unshown", isUnshown));
    const opacity = fine(frame.opacity(item));
    set(actor, "opacity", isDevice ? opacity : 1, (opacity) => { group.style.opacity = opacity; });
    set(actor, "isClear", opacity < 0.05, (isClear) => group.classList.toggle("clear", isClear));
    if (width !== actor.width || height !== actor.height) resize(actor, width, height);
  }

  resize() {
    this.camera.measure();
    if (this.overlays) this.overlays.separateNames();
  }
}

export const tint = (name, [light, dark]) => `--${name}:${light};--${name}-dark:${dark}`;

function set(actor, name, value, apply) {
  if (actor[name] === value) return;
  actor[name] = value;
  apply(value);
}

function resize(actor, width, height) {
  Object.assign(actor, { width, height });
  for (const [rect, place] of actor.boxes) {
    const places = place(width, height);
    for (const name in places) rect.setAttribute(name, places[name]);
  }
  for (const oval of actor.ovals) {
    oval.setAttribute("rx", fine(width / 2));
    oval.setAttribute("ry", fine(height / 2));
  }
  actor.spoke?.setAttribute("d", "M0 0H" + fine(width / 2));
}
