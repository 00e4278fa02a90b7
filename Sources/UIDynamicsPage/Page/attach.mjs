// Moves elements of a web page as the engine moves the views of a scene.

import { fine, isCalm } from "./dom.mjs";
import { Engine } from "./engine.mjs";
import { ALPHA, ANGLE, Frame, HEIGHT, WIDTH, X, Y } from "./frame.mjs";
import { Hand } from "./hand.mjs";

// The elements of a scene. A hand uses this object as its player, with a stage, a camera and a run.
class Puppets {
  constructor(box, engine, { items, rate }, { elements = {}, on = {} }) {
    const unknown = Object.keys(elements).find((id) => !items.some((item) => item.id === id));
    if (unknown) throw new Error(`The scene has no view "${unknown}"; it has ${items.map(({ id }) => id).join(", ")}`);
    Object.assign(this, { engine, items, on, frame: new Frame(items), starts: [], homes: [], styles: [], state: { time: 0 }, ruler: {} });
    this.elements = items.map(({ id }) => elements[id] ?? box.querySelector(`[data-view="${CSS.escape(id)}"]`));
    if (!this.elements.some(Boolean)) throw new Error(`No element has the attribute data-view="${items[0]?.id}"`);
    this.parents = items.map(({ parent }) => parent);
    this.written = [box, ...this.elements].map((element) => [element, element?.getAttribute("style")]);
    this.stage = { box, camera: this, screen: { box: [-1e9, -1e9, 2e9, 2e9], within: (place) => place }, hit: (place) => this.hit(place) };
    this.runs = [{ items, data: { times: rate }, tickAt: () => engine.tick, frame: () => this.frame }];
    this.pointers = new Map();
  }

  pause() { /* Only the engine runs. */ }

  // Links and controls in a view stay usable, unless they are views themselves.
  ignores({ target }) {
    const control = target.closest("a, button, input, select, textarea");
    return control !== null && !this.elements.includes(control);
  }

  // The scale of a stage that the page transforms.
  get scale() {
    const { box } = this.stage;
    return box.getBoundingClientRect().width / box.offsetWidth || 1;
  }

  point({ clientX, clientY }) {
    const { box } = this.stage;
    const { left, top } = box.getBoundingClientRect();
    return [(clientX - left) / this.scale - box.clientLeft, (clientY - top) / this.scale - box.clientTop];
  }

  hit([x, y]) {
    const { box } = this.stage;
    const { left, top } = box.getBoundingClientRect();
    let target = box.getRootNode().elementFromPoint(left + (x + box.clientLeft) * this.scale, top + (y + box.clientTop) * this.scale);
    while (target && target !== box && !this.elements.includes(target)) target = target.parentElement;
    const item = this.elements.indexOf(target);
    return item < 0 ? null : item;
  }

  // With reduced motion, only a finger is followed; then the end is shown.
  showLive(frame) {
    if (!this.stage.box.isConnected) return this.hand.abandon();
    if (!isCalm() || this.hand.isBusy) this.show(frame);
  }

  showNow() { this.show(this.frame.take(this.engine.view(this.items.length))); }

  show(frame) {
    this.elements.forEach((element, item) => element && this.place(element, item, frame));
  }

  place(element, item, frame) {
    const value = (column) => frame.value(item, column);
    const isShown = !Number.isNaN(value(X));
    if (frame.parents[item] !== this.parents[item]) this.adopt(element, item, frame.parents[item]);
    const [left, top] = frame.parents[item] === null ? frame.scroll : [0, 0];
    const pose = [value(X) - left, value(Y) - top, value(WIDTH), value(HEIGHT)];
    if (isShown) this.starts[item] ??= this.begin(element, pose);
    const start = this.starts[item] ?? pose;
    const moved = [0, 1].map((axis) => pose[axis] - start[axis] - (pose[axis + 2] - start[axis + 2]) / 2);
    const size = (side) => (pose[side] === start[side] && !this.isLaidOut ? "" : fine(pose[side]) + "px");
    const style = !isShown ? { visibility: "hidden" } : {
      visibility: "",
      transform: `translate(${fine(moved[0])}px, ${fine(moved[1])}px)` + (value(ANGLE) ? ` rotate(${fine(1000 * value(ANGLE)) / 1000}rad)` : ""),
      opacity: value(ALPHA) === 1 ? "" : fine(value(ALPHA)), width: size(2), height: size(3),
    };
    const text = JSON.stringify(style);
    if (text === this.styles[item]) return;
    this.styles[item] = text;
    Object.assign(element.style, style);
  }

  // Moves an element into its new superview's element, and back to its place in the page when the scene starts over.
  adopt(element, item, parent) {
    const { first, place, next } = this.homes[item] ??= { first: this.parents[item], place: element.parentNode, next: element.nextSibling };
    this.parents[item] = parent;
    if (parent === first) place.insertBefore(element, next?.parentNode === place ? next : null);
    else (parent === null ? this.stage.box : this.elements[parent])?.append(element);
  }

  begin(element, pose) {
    // Shapes of an SVG would rotate about the origin of the drawing.
    if (element instanceof SVGElement) Object.assign(element.style, { transformBox: "fill-box", transformOrigin: "center" });
    const [left, top] = [0, 1].map((axis) => fine(pose[axis] - pose[axis + 2] / 2) + "px");
    if (this.isLaidOut) Object.assign(element.style, { position: "absolute", margin: 0, boxSizing: "border-box", left, top });
    return pose;
  }

  // Gives the stage its size, and each element the position of its view.
  layOut(size) {
    const { box } = this.stage;
    this.isLaidOut = true;
    if (getComputedStyle(box).position === "static") box.style.position = "relative";
    if (size) Object.assign(box.style, { width: size[0] + "px", height: size[1] + "px" });
  }

  report() {
    for (const [name, data] of this.engine.emitted) this.on[name]?.(data);
  }

  start(parameters) {
    const text = (value) => (typeof value === "string" ? value : JSON.stringify(value));
    const refusal = this.engine.embed(Object.fromEntries(Object.entries(parameters).map(([name, value]) => [name, text(value)])));
    if (refusal) throw new Error(refusal);
    this.hand.abandon();
    this.showNow();
    this.hand.play();
  }
}

let compiled = null;

export async function attach(stage, options = {}) {
  const { module } = await (compiled ??= Engine.from(exported.engine));
  const engine = new Engine(module);
  engine.open(exported.scene);
  const puppets = new Puppets(stage, engine, exported, options);
  const end = new AbortController();
  puppets.hand = new Hand(puppets, engine, {
    signal: end.signal, began: () => {},
    moved: () => {
      puppets.report();
      if (isCalm() && !puppets.hand.isBusy) puppets.hand.zero -= 2000;
    },
    ended: () => {
      puppets.report();
      puppets.showNow();
    },
  });
  // Prevents selecting text and dragging images.
  stage.style.userSelect = stage.style.webkitUserSelect = "none";
  stage.addEventListener("dragstart", (event) => event.preventDefault(), { signal: end.signal });
  puppets.hand.takesTwo = exported.fingers === 2;
  if (options.layout) puppets.layOut(exported.size);
  puppets.start(options.parameters ?? {});
  return {
    restart: (parameters = {}) => puppets.start(parameters),
    get isRunning() { return puppets.hand.isRunning; },
    detach() {
      end.abort();
      puppets.hand.abandon();
      puppets.homes.forEach(({ first }, item) => puppets.adopt(puppets.elements[item], item, first));
      for (const [element, style] of puppets.written) element?.setAttribute("style", style ?? "");
    },
  };
}
