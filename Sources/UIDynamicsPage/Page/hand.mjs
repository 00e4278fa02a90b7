// Fingers and the mouse on the stage: while one is down, the engine keeps running and its frames are shown.

import { ANGLE, Frame, STRIDE } from "./frame.mjs";

// The time the first of two fingers waits for the second, ms, and the distance it may move, px.
const wait = { time: 80, distance: 10 };
// The longest computation per frame, ms: a page must not freeze.
const budget = 12;

export class Hand {
  // `began` is called when a touch begins, `moved` after each frame, `ended` with a refusal or a stroke.
  constructor(player, engine, { began, moved, ended }) {
    Object.assign(this, { player, engine, began, moved, ended, isRunning: false, takesTwo: false, name: "hand" });
    // The fingers of the stroke by id, each with its last event; a waiting first finger; ignored fingers.
    Object.assign(this, { fingers: new Map(), waiting: null, others: new Set() });
    const { box } = player.stage;
    box.classList.add("touchable");
    const listen = (name, act) => box.addEventListener(name, (event) => {
      if (act(event)) event.stopImmediatePropagation();
    }, { capture: true });
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.move(event));
    listen("pointerup", (event) => this.up(event, false));
    listen("pointercancel", (event) => this.up(event, true));
    listen("lostpointercapture", (event) => this.up(event, true));
    // A finger on an item moves the item, not the page.
    box.addEventListener("touchstart", (event) => {
      if (this.isBusy) event.preventDefault();
    }, { passive: false });
  }

  get isBusy() { return this.fingers.size > 0 || this.waiting !== null; }

  get rate() {
    const { times } = this.player.runs[0].data;
    return typeof times === "number" ? times : 60;
  }

  // The time of an event in the scene, s, and the positions of the fingers.
  point(event) {
    const { camera, screen } = this.player.stage;
    const [first, second] = [...this.fingers.values()].map((each) => screen.within(camera.point(each)));
    const time = Math.max(this.start + (event.timeStamp - this.zero) / 1000, 0);
    return { time, x: first[0], y: first[1], ...(second ? { x2: second[0], y2: second[1] } : {}) };
  }

  // MARK: Fingers

  down(event) {
    const { player } = this;
    if (this.waiting) {
      const { event: first, timer } = this.waiting;
      clearTimeout(timer);
      this.waiting = null;
      return this.begin([first, event]);
    }
    if (this.fingers.size) {
      this.others.add(event.pointerId);
      return true;
    }
    if (event.button || player.ruler.isOn || player.isComparing) return false;
    // A gesture may begin anywhere on the screen, but not outside.
    const place = player.stage.camera.point(event);
    if (player.stage.hit(place) === null && !this.isOnScreen(place)) return false;
    if (!this.takesTwo || event.pointerType !== "touch") return this.begin([event]);
    this.waiting = { event, moves: [], timer: setTimeout(() => this.stopWaiting(), wait.time) };
    return true;
  }

  // Without a second finger, the events of the first count.
  stopWaiting() {
    const { event, moves, timer } = this.waiting;
    clearTimeout(timer);
    this.waiting = null;
    if (this.begin([event])) for (const move of moves) this.move(move);
  }

  begin(events) {
    const { player, engine } = this;
    player.pause();
    const last = events[events.length - 1];
    const tick = this.isRunning ? engine.tick : Math.round(player.runs[0].tickAt(player.state.time));
    Object.assign(this, { start: tick / this.rate, zero: last.timeStamp, slow: 0 });
    this.fingers = new Map(events.map((event) => [event.pointerId, event]));
    const [x, y] = events.map((event) => player.stage.camera.point(event))
      .reduce(([sumX, sumY], [x, y]) => [sumX + x / events.length, sumY + y / events.length], [0, 0]);
    const item = player.stage.hit([x, y]);
    const point = this.point(last);
    const grip = item === null ? undefined : (this.isRunning ? this.frame : player.runs[0].frame(tick)).offset(item, point);
    this.began();
    const refusal = engine.begin(tick, item, point, this.name, grip);
    if (refusal) {
      this.fingers.clear();
      // Two fingers that no gesture uses zoom.
      if (events.length === 2) for (const event of events) player.stage.camera.pointers.set(event.pointerId, event);
      this.ended({ refusal: item === null && events.length === 1 ? "" : refusal });
      return false;
    }
    const id = item === null ? null : player.runs[0].items[item].id;
    this.stroke = { tick, item: id, name: this.name, grip, points: [{ tick, ...point }], isCancelled: false };
    for (const { pointerId } of events) player.stage.box.setPointerCapture(pointerId);
    player.stage.box.classList.add("touching");
    Object.assign(this, { points: [], frame: new Frame(player.runs[0].items), before: new Frame(player.runs[0].items) });
    if (!this.isRunning) {
      this.isRunning = true;
      requestAnimationFrame((now) => this.run(now));
    }
    return true;
  }

  isOnScreen([x, y]) {
    const { box } = this.player.stage.screen;
    return Boolean(box) && x >= box[0] && y >= box[1] && x <= box[0] + box[2] && y <= box[1] + box[3];
  }

  move(event) {
    const { waiting } = this;
    if (waiting?.event.pointerId === event.pointerId) {
      waiting.moves.push(event);
      const { clientX, clientY } = waiting.event;
      if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > wait.distance) this.stopWaiting();
      return true;
    }
    if (!this.fingers.has(event.pointerId)) return this.others.has(event.pointerId);
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length ? events : [event]) {
      this.fingers.set(event.pointerId, each);
      const point = this.point(each);
      // Two fingers that move at the same time are one point.
      if (this.points[this.points.length - 1]?.time === point.time) this.points.pop();
      this.points.push(point);
    }
    return true;
  }

  up(event, isCancelled) {
    if (this.waiting?.event.pointerId === event.pointerId) this.stopWaiting();
    if (this.others.delete(event.pointerId)) return true;
    if (!this.fingers.has(event.pointerId)) return false;
    this.send();
    // Synthetic events have no position.
    if (event.type === "pointerup") this.fingers.set(event.pointerId, event);
    const point = this.point(event);
    Object.assign(this.stroke, { end: { tick: this.engine.tick, ...point }, isCancelled });
    for (const id of this.fingers.keys()) if (id !== event.pointerId) this.others.add(id);
    this.fingers.clear();
    const refusal = this.engine.lift(point, isCancelled);
    this.player.stage.box.classList.remove("touching");
    this.ended(refusal ? { refusal } : { stroke: this.stroke });
    return true;
  }

  send() {
    const { tick } = this.engine;
    for (const point of this.points) {
      this.engine.move(point);
      this.stroke.points.push({ tick, ...point });
    }
    this.points = [];
  }

  // Drops all touches: the scene was replaced.
  abandon() {
    clearTimeout(this.waiting?.timer);
    Object.assign(this, { waiting: null, isRunning: false, points: [] });
    this.fingers.clear();
    this.player.stage.box.classList.remove("touching");
  }

  // MARK: Frames

  // Sends the touches, plays the ticks that are due, and draws them.
  run(now) {
    if (!this.isRunning) return;
    const { player, engine, frame, before, rate } = this;
    this.send();
    const time = this.start + Math.max(now - this.zero, 0) / 1000;
    const due = Math.floor(time * rate);
    const stop = performance.now() + budget;
    let goesOn = true;
    while (goesOn && engine.tick < due && performance.now() < stop) {
      if (engine.tick === due - 1) engine.read(before);
      goesOn = engine.advance(engine.tick + 1);
    }
    // A slow scene, or a page that was in the background, slows the clock.
    const lag = goesOn ? Math.max(due - engine.tick, 0) : 0;
    this.zero += (lag / rate) * 1000;
    this.slow += lag;
    const isFast = now - this.last < 700 / rate;
    this.last = now;
    engine.read(frame);
    const shown = isFast && !lag ? between(before, frame, time * rate - due, this.mixed ??= new Frame(frame.items)) : frame;
    player.showLive(shown, engine.tick / rate);
    this.moved();
    if (goesOn || this.fingers.size) return requestAnimationFrame((next) => this.run(next));
    this.isRunning = false;
    this.ended({});
  }
}

// Faster displays interpolate between two ticks.
function between(before, after, share, mixed) {
  if (before.tick !== after.tick - 1) return after;
  Object.assign(mixed, { items: after.items, parents: after.parents, tick: after.tick });
  if (mixed.values.length !== after.values.length) mixed.values = new Float64Array(after.values.length);
  after.values.forEach((value, place) => {
    const way = value - before.values[place];
    // An angle may wrap around.
    const isJump = place % STRIDE === ANGLE && Math.abs(way) > Math.PI;
    mixed.values[place] = Number.isNaN(way) || isJump ? value : value - (1 - share) * way;
  });
  return mixed;
}
