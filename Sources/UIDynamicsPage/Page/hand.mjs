// Fingers and the mouse on the stage: while one is down, the engine keeps running and its frames are shown.
//
// An engine in this thread responds before the browser paints, but one in a worker later, so calls wait for each other.

import { ANGLE, Frame, STRIDE } from "./frame.mjs";

// The time in ms that a finger waits for a second one, and the distance in px that it may move meanwhile.
const wait = { time: 80, distance: 10 };
// The longest computation per frame, and the longest response of a scene that is fast enough, in ms.
const budget = 12;
const slowness = 500;

export class Hand {
  // `began` is called when a touch begins, `moved` after each frame, `ended` with a refusal or a stroke.
  constructor(player, engine, { began, moved, ended, signal }) {
    Object.assign(this, { player, engine, began, moved, ended, isRunning: false, takesTwo: false, name: "hand" });
    // The fingers of the stroke by id, each with its last event; a first finger that waits; and ignored fingers.
    Object.assign(this, { fingers: new Map(), waiting: null, others: new Set() });
    // The last call of the engine, the number of pending calls, its last tick, and a counter of new scenes.
    Object.assign(this, { line: Promise.resolve(), open: 0, tick: 0, turn: 0, verdicts: "" });
    const { box } = player.stage;
    box.classList.add("touchable");
    const listen = (name, act) => box.addEventListener(name, (event) => {
      if (act(event)) event.stopImmediatePropagation();
    }, { capture: true, signal });
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.move(event));
    listen("pointerup", (event) => this.up(event, false));
    listen("pointercancel", (event) => this.up(event, true));
    listen("lostpointercapture", (event) => this.up(event, true));
    // A finger on an item moves the item instead of the page.
    box.addEventListener("touchstart", (event) => {
      if (this.isBusy) event.preventDefault();
    }, { passive: false, signal });
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
    if (event.button || player.ruler.isOn || player.isComparing || player.ignores?.(event)) return false;
    // A gesture may begin anywhere on the screen, but not outside.
    const place = player.stage.camera.point(event);
    if (player.stage.hit(place) === null && !this.isOnScreen(place)) return false;
    if (!this.takesTwo || event.pointerType !== "touch") return this.begin([event]);
    this.waiting = { event, moves: [], timer: setTimeout(() => this.stopWaiting(), wait.time) };
    return true;
  }

  // Without a second finger, uses the events of the first one.
  stopWaiting() {
    const { event, moves, timer } = this.waiting;
    clearTimeout(timer);
    this.waiting = null;
    if (this.begin([event])) for (const move of moves) this.move(move);
  }

  // Calls the engine after all earlier calls, unless the scene was replaced in the meantime.
  call(act) {
    const { turn } = this;
    if (!this.open++) this.asked = performance.now();
    this.line = this.line.then(async () => {
      try {
        if (this.turn === turn) await act(() => this.turn === turn);
      } catch ({ message }) {
        if (this.turn !== turn) return;
        this.abandon();
        this.ended({ refusal: message });
      } finally {
        this.open -= 1;
      }
    });
  }

  begin(events) {
    const { player, isRunning } = this;
    player.pause();
    const last = events[events.length - 1];
    const tick = isRunning ? this.tick : Math.round(player.runs[0].tickAt(player.state.time));
    Object.assign(this, { start: tick / this.rate, zero: last.timeStamp, slow: 0 });
    this.fingers = new Map(events.map((event) => [event.pointerId, event]));
    const [x, y] = events.map((event) => player.stage.camera.point(event))
      .reduce(([sumX, sumY], [x, y]) => [sumX + x / events.length, sumY + y / events.length], [0, 0]);
    const item = player.stage.hit([x, y]);
    const id = item === null ? null : player.runs[0].items[item].id;
    const point = this.point(last);
    const grip = item === null ? undefined : (isRunning ? this.frame : player.runs[0].frame(tick)).offset(item, point);
    const stroke = (this.stroke = { tick, item: id, name: this.name, grip, points: [{ tick, ...point }], isCancelled: false });
    for (const { pointerId } of events) player.stage.box.setPointerCapture(pointerId);
    player.stage.box.classList.add("touching");
    this.began();
    this.go();
    this.call(async (isCurrent) => {
      const refusal = await this.engine.begin(tick, item, point, stroke.name, grip);
      if (!isCurrent()) return;
      if (!refusal) return void (this.tick = tick);
      stroke.isRefused = true;
      this.isRunning = isRunning;
      if (this.stroke === stroke) this.release();
      this.ended({ refusal: item === null && events.length === 1 ? "" : refusal });
    });
    return true;
  }

  // Fingers that no gesture uses pan and zoom.
  release() {
    const { box, camera } = this.player.stage;
    camera.dragged = 0;
    for (const [id, event] of this.fingers) {
      box.releasePointerCapture(id);
      camera.pointers.set(id, event);
    }
    this.letGo();
  }

  letGo() {
    this.fingers.clear();
    this.player.stage.box.classList.remove("touching");
  }

  // Runs without a finger, from the tick of the engine.
  play() {
    const { tick } = this.engine;
    Object.assign(this, { start: tick / this.rate, zero: performance.now(), slow: 0, tick });
    this.go();
  }

  go() {
    const { items } = this.player.runs[0];
    this.points = [];
    if (this.isRunning) return;
    Object.assign(this, { frame: new Frame(items), before: new Frame(items), isRunning: true });
    this.next();
  }

  next() {
    cancelAnimationFrame(this.request);
    this.request = requestAnimationFrame((now) => this.run(now));
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
    // Synthetic events have no position.
    if (event.type === "pointerup") this.fingers.set(event.pointerId, event);
    const [point, { stroke, points }] = [this.point(event), this];
    for (const id of this.fingers.keys()) if (id !== event.pointerId) this.others.add(id);
    this.letGo();
    this.call(async (isCurrent) => {
      if (stroke.isRefused) return;
      for (const each of this.send(stroke, points)) await this.engine.move(each);
      Object.assign(stroke, { end: { tick: this.tick, ...point }, isCancelled });
      const refusal = await this.engine.lift(point, isCancelled);
      if (isCurrent()) this.ended(refusal ? { refusal } : { stroke });
    });
    return true;
  }

  // Removes and returns the points to send to the engine now.
  send(stroke = this.stroke, points = this.points) {
    const sent = points.splice(0);
    for (const point of sent) stroke.points.push({ tick: this.tick, ...point });
    return sent;
  }

  // Cancels the stroke, as if its pointer were lost.
  cancel() {
    const [finger] = this.fingers.values();
    if (finger) this.up(finger, true);
    return this.line;
  }

  // Drops all touches: the scene was replaced.
  abandon() {
    clearTimeout(this.waiting?.timer);
    cancelAnimationFrame(this.request);
    Object.assign(this, { waiting: null, isRunning: false, points: [], turn: this.turn + 1 });
    this.letGo();
  }

  // MARK: Frames

  run(now) {
    if (!this.isRunning) return;
    this.next();
    if (!this.open) return this.call((isCurrent) => this.follow(now, isCurrent));
    if (now - this.asked < slowness) return;
    this.slow = Infinity;
    this.moved();
  }

  // Sends the touches, runs the ticks that are due, and draws them.
  async follow(now, isCurrent) {
    const { player, frame, before, rate, stroke } = this;
    const time = this.start + Math.max(now - this.zero, 0) / 1000;
    const due = Math.floor(time * rate);
    const seen = await this.engine.follow(this.send(), due, budget, frame.items.length);
    if (!isCurrent()) return;
    if (seen.before) before.take(seen.before);
    frame.take(seen.frame);
    Object.assign(this, { tick: frame.tick, verdicts: seen.verdicts });
    // A slow scene, or a page that was in the background, slows the clock.
    const lag = seen.goesOn ? Math.max(due - frame.tick, 0) : 0;
    if (this.stroke === stroke) this.zero += (lag / rate) * 1000;
    this.slow += lag;
    const isFast = now - this.last < 700 / rate;
    this.last = now;
    const shown = isFast && !lag ? between(before, frame, time * rate - due, this.mixed ??= new Frame(frame.items)) : frame;
    player.showLive(shown, frame.tick / rate);
    this.moved();
    if (!this.isRunning || seen.goesOn || this.fingers.size || this.open > 1) return;
    this.isRunning = false;
    this.ended({});
  }
}

// Faster displays interpolate between two ticks.
function between(before, after, share, mixed) {
  if (before.tick !== after.tick - 1) return after;
  const scroll = after.scroll.map((value, axis) => value - (1 - share) * (value - before.scroll[axis]));
  Object.assign(mixed, { items: after.items, parents: after.parents, tick: after.tick, scroll });
  if (mixed.values.length !== after.values.length) mixed.values = new Float64Array(after.values.length);
  after.values.forEach((value, place) => {
    const way = value - before.values[place];
    // An angle may wrap around.
    const isJump = place % STRIDE === ANGLE && Math.abs(way) > Math.PI;
    mixed.values[place] = Number.isNaN(way) || isJump ? value : value - (1 - share) * way;
  });
  return mixed;
}
