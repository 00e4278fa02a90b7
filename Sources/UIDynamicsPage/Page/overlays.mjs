// The overlays and the switch for each of them.

import { draw, element, fine, moved, short } from "./dom.mjs";
import { ANGLE, HEIGHT, VX, VY, WIDTH } from "./frame.mjs";
import { colorOf } from "./painter.mjs";
import { isDuring } from "./recording.mjs";
import { tint } from "./screen.mjs";

export const overlayNames = {
  names: "Names", trails: "Trails", ghosts: "Ghosts", bounds: "Screen edge", boundaries: "Walls", attachments: "Attachments",
  fields: "Fields", contacts: "Contacts", touches: "Finger", velocities: "Velocities", bodies: "Collision shapes",
};

const isUp = (words) => /^(finger up|touch )/.test(words);
// The time that a lifted finger stays visible, in s.
const fading = 0.2;

export class Overlays {
  constructor(stage) {
    const { runs, unit } = stage;
    const [run] = runs;
    Object.assign(this, { stage, run, unit, marks: [], shownMarks: 0, on: {} });
    this.layers = {};
    for (const name of ["fields", "bounds", "boundaries", "attachments"])
      this.layers[name] = draw("g", { "data-layer": name }, stage.behind);
    const front = stage.screen.layer(stage.above);
    for (const name of ["trails", "ghosts", "bodies", "velocities", "contacts", "touches", "names"])
      this.layers[name] = draw("g", { "data-layer": name }, front);
    // Overlays that the scene enables use the screen's ink.
    const { overlays = [], ink } = stage.screen.look ?? {};
    for (const name of overlays) {
      this.layers[name].classList.add("asked");
      this.layers[name].style.cssText = tint("fill", ink);
    }
    this.parts = run.data.parts.map((part) => this.part(part));
    for (const actor of stage.actors)
      if (actor.hasName) actor.label = this.label(run.items[actor.item].id, colorOf(actor.item, 0), this.layers.names);
    this.contacts = run.data.events.filter(([, kind, , x]) => kind === "contactBegan" && x !== null);
    this.touches = run.data.events.filter(([, kind, , x]) => kind === "gesture" && x !== null);
    this.tail = draw("path", { class: "touch tail" }, this.layers.touches);
    this.finger = draw("circle", { class: "touch finger", r: 22 }, this.layers.touches);
  }

  get used() {
    const used = new Set(["names", "trails", "ghosts", "velocities", "bodies"]);
    for (const { part } of this.parts) used.add(part.layer);
    if (this.contacts.length) used.add("contacts");
    if (this.touches.length) used.add("touches");
    return Object.keys(overlayNames).filter((name) => used.has(name));
  }

  show(on) {
    this.on = Object.fromEntries(Object.keys(overlayNames).map((name) => [name, on.includes(name)]));
    for (const name in this.layers) this.layers[name].classList.toggle("off", !this.on[name]);
    if (this.on.trails && !this.layers.trails.firstChild) for (const actor of this.stage.actors) this.trail(actor);
    if (this.on.ghosts && !this.layers.ghosts.firstChild) for (const actor of this.stage.actors) this.ghosts(actor);
  }

  label(words, color, group) {
    const halo = draw("text", { class: "paper halo", "text-anchor": "middle" }, group);
    const text = draw("text", { class: color, "text-anchor": "middle" }, group);
    halo.textContent = text.textContent = words;
    return [halo, text];
  }

  part(part) {
    const group = draw("g", { class: "off" }, this.layers[part.layer], part.words);
    const strokes = part.strokes.map(([classes, form, ...rest]) => {
      const path = draw("path", { class: classes }, group);
      const last = rest[rest.length - 1];
      if (typeof last === "string") path.setAttribute("d", last);
      const moves = form !== "fixed" && (form === "turned" || rest.some((end) => Array.isArray(end) && end.length === 3));
      return { path, form, rest, moves };
    });
    const [words, x, y] = part.label ?? [];
    const label = words && this.label(words, "field", group);
    return { part, group, strokes, label, at: [x, y + 14 * this.unit], isShown: false };
  }

  // The poses of an item that are at least some distance apart.
  *way({ run, item }, least) {
    let last = [NaN, NaN];
    for (let row = 0; row < run.count; row++) {
      const pose = run.frame(run.tick(row)).pose(item);
      if (Number.isNaN(pose[0])) last = [NaN, NaN];
      else if (!(Math.hypot(pose[0] - last[0], pose[1] - last[1]) < least(row))) {
        yield [pose, row, Number.isNaN(last[0])];
        last = pose;
      }
    }
  }

  trail(actor) {
    if (!actor.run.isMoving(actor.item)) return;
    const line = [];
    for (const [[x, y], , isFirst] of this.way(actor, () => 0.5 * this.unit))
      line.push((isFirst ? "M" : "L") + short(x) + " " + short(y));
    const classes = "trail " + colorOf(actor.item, actor.number) + (actor.number ? " other" : "");
    draw("path", { class: classes, d: line.join("") }, this.layers.trails);
  }

  ghosts(actor) {
    const { run, item, number } = actor;
    if (number || !run.isMoving(item)) return;
    const size = (row) => Math.min(run.value(item, WIDTH, row), run.value(item, HEIGHT, row)) / 2 || 4;
    let count = 0;
    for (const [pose, row] of this.way(actor, size)) {
      if (++count > 30) return;
      const d = outlineOf(run.items[item].shape, run.value(item, WIDTH, row) / 2, run.value(item, HEIGHT, row) / 2);
      draw("path", { class: "ghost " + colorOf(item, 0), d, transform: moved(...pose) }, this.layers.ghosts);
    }
  }

  draw(frames) {
    const [frame] = frames;
    const { run, on } = this;
    if (!run.count) return;
    for (const part of this.parts) if (on[part.part.layer] || part.label) this.drawPart(part, frame);
    if (on.velocities || on.bodies) for (const actor of this.stage.actors) if (!actor.number) {
      if (on.velocities) this.velocity(actor, frame);
      if (on.bodies) this.body(actor, frame);
    }
    if (on.contacts) this.drawContacts(frame.tick);
    if (on.touches) this.drawFinger(frame.tick);
    this.separateNames();
  }

  separateNames() {
    if (!this.on.names && !this.on.fields) return;
    const { names } = this.stage;
    names.joints = this.on.attachments ? this.jointSpots(this.run.present) : [];
    names.separate();
  }

  jointSpots(frame) {
    return this.parts.filter(({ isShown }) => isShown).flatMap(({ strokes }) =>
      strokes.filter(({ path }) => path.classList.contains("joint")).map(({ rest }) => frame.spot(rest[0])));
  }

  drawPart(entry, frame) {
    const { part, group, strokes } = entry;
    const isShown = isDuring(part.from, part.to, frame.tick);
    const isNew = isShown && !entry.isShown;
    if (isShown !== entry.isShown) group.classList.toggle("off", !isShown);
    entry.isShown = isShown;
    if (isShown) for (const stroke of strokes) if (isNew || stroke.moves) drawStroke(stroke, frame);
  }

  // The distance covered in 0.1 s at the current velocity.
  velocity(actor, frame) {
    actor.speed ||= draw("path", { class: "speed " + colorOf(actor.item, 0) }, this.layers.velocities);
    const row = this.run.rowOfTick(frame.tick);
    const [dx, dy] = [VX, VY].map((column) => this.run.velocity(actor.item, column, row) / 10);
    const length = Math.hypot(dx, dy);
    if (!actor.at || !(length > 0.01)) return actor.speed.setAttribute("d", "");
    const head = Math.min(6 * this.unit, length);
    const [x, y] = actor.at;
    const [ux, uy] = [(dx / length) * head, (dy / length) * head];
    const points = [[x, y], [x + dx, y + dy], [x + dx - ux - uy / 2, y + dy - uy + ux / 2], [x + dx, y + dy],
      [x + dx - ux + uy / 2, y + dy - uy - ux / 2]];
    actor.speed.setAttribute("d", "M" + points.map((point) => point.map(fine).join(" ")).join("L"));
  }

  body(actor, frame) {
    const { spans, corners, shape } = this.run.items[actor.item];
    actor.body ||= draw("path", { class: "body wall" }, this.layers.bodies);
    const row = this.run.rowOfTick(frame.tick);
    const span = spans ? spans.find(([from, to]) => from <= row && row <= to) : [0, 0, actor.width, actor.height];
    const pose = frame.bodyPose(actor.item);
    if (!span || Number.isNaN(pose[0])) return actor.body.setAttribute("d", "");
    actor.body.setAttribute("d", corners || outlineOf(shape, span[2] / 2, span[3] / 2) + "M0 0H" + span[2] / 2);
    actor.body.setAttribute("transform", moved(...pose));
  }

  // Shows the contacts of the last 0.5 s; reuses a few marks.
  drawContacts(tick) {
    const now = this.run.timeOf(tick);
    let shown = 0;
    for (let place = countUpTo(this.contacts, tick) - 1; place >= 0 && shown < 200; place--) {
      const [began, , , x, y] = this.contacts[place];
      const age = now - this.run.timeOf(began);
      if (age > 0.5) break;
      const mark = (this.marks[shown] ||= this.mark());
      mark.setAttribute("transform", moved(x, y));
      mark.setAttribute("opacity", fine(1 - age));
      shown += 1;
    }
    for (let place = shown; place < this.shownMarks; place++) this.marks[place].setAttribute("opacity", 0);
    this.shownMarks = shown;
  }

  mark() {
    const r = 3 * this.unit;
    return draw("path", { class: "mark contact", d: `M${-r} ${-r}L${r} ${r}M${-r} ${r}L${r} ${-r}` }, this.layers.contacts);
  }

  // A disc while the finger is down, with its path during the last 0.1 s; a ring after it is lifted.
  drawFinger(tick) {
    const { touches, run } = this;
    const place = countUpTo(touches, tick) - 1;
    const time = run.time(run.rowOfTick(tick));
    const timeOf = (touch) => run.timeOf(touch[0]);
    const last = touches[place];
    const hasGone = last && isUp(last[2]);
    const age = last ? time - timeOf(last) : Infinity;
    this.finger.classList.toggle("off", hasGone ? age > fading : !last);
    this.finger.classList.toggle("lifted", Boolean(hasGone));
    this.tail.setAttribute("d", "");
    if (!last) return;
    const next = touches[place + 1];
    const share = !hasGone && next && next[0] > last[0] ? (tick - last[0]) / (next[0] - last[0]) : 0;
    const spot = share ? [3, 4].map((axis) => last[axis] + share * (next[axis] - last[axis])) : last.slice(3, 5);
    this.finger.setAttribute("transform", moved(...spot));
    if (hasGone) return this.finger.setAttribute("opacity", fine(Math.max(1 - age / fading, 0)));
    this.finger.setAttribute("opacity", 1);
    const points = [spot];
    for (let before = place; before >= 0 && time - timeOf(touches[before]) < 0.1; before--) {
      if (before < place && isUp(touches[before][2])) break;
      points.push(touches[before].slice(3, 5));
    }
    if (points.length > 1) this.tail.setAttribute("d", "M" + points.map((point) => point.map(fine).join(" ")).join("L"));
  }
}

function countUpTo(events, tick) {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (events[middle][0] <= tick) low = middle + 1; else high = middle;
  }
  return low;
}

function outlineOf(shape, w, h) {
  if (shape === "rectangle") return `M${-w} ${-h}H${w}V${h}H${-w}Z`;
  return shape === "ellipse" ? `M${-w} 0A${w} ${h} 0 1 1 ${w} 0A${w} ${h} 0 1 1 ${-w} 0` : shape;
}

function drawStroke({ path, form, rest }, frame) {
  if (form === "fixed") return;
  const from = frame.spot(rest[0]);
  path.classList.toggle("off", Number.isNaN(from[0]));
  if (Number.isNaN(from[0])) return;
  switch (form) {
  case "at": return path.setAttribute("transform", moved(...from));
  case "turned": return path.setAttribute("transform", moved(...from, frame.bodyPose(rest[1])[ANGLE]));
  case "between": return path.setAttribute("d", stretched(rest[2], from, frame.spot(rest[1])));
  case "rope": return path.setAttribute("d", hanging(from, frame.spot(rest[1]), rest[2]));
  }
}

// Maps points (fraction of the distance, pt to the right) to a line between two points.
function stretched(line, [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  const reach = Math.max(...line.map(([, v]) => Math.abs(v)));
  // A spring between close ends is narrow; otherwise it would look like a blot.
  const share = (reach ? Math.min(1, length / (8 * reach)) : 1) / length;
  return "M" + line.map(([u, v]) =>
    fine(ax + u * dx - v * share * dy) + " " + fine(ay + u * dy + v * share * dx)).join("L");
}

function hanging([ax, ay], [bx, by], length) {
  const distance = Math.hypot(bx - ax, by - ay);
  const sag = 0.9 * Math.sqrt(Math.max(length * length - distance * distance, 0));
  const middle = fine((ax + bx) / 2) + " " + fine((ay + by) / 2 + (sag < 0.1 * length ? 0 : sag));
  return `M${fine(ax)} ${fine(ay)}Q${middle} ${fine(bx)} ${fine(by)}`;
}
