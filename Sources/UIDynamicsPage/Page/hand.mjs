// Fingers and the mouse on the stage: the engine keeps running and drawing while one is down.

import { Frame } from "./frame.mjs";

export class Hand {
  // `ended` is called when a touched run is at rest.
  constructor(player, engine, ended) {
    Object.assign(this, { player, engine, ended, pointer: null, points: [], isRunning: false });
    const { box } = player.stage;
    box.classList.add("touchable");
    const listen = (name, act) => box.addEventListener(name, (event) => {
      if (act(event)) event.stopImmediatePropagation();
    }, { capture: true });
    listen("pointerdown", (event) => this.down(event));
    listen("pointermove", (event) => this.moved(event));
    listen("pointerup", (event) => this.up(event, false));
    listen("pointercancel", (event) => this.up(event, true));
    // A finger on an item must not scroll the page.
    box.addEventListener("touchstart", (event) => {
      if (this.pointer !== null) event.preventDefault();
    }, { passive: false });
  }

  get rate() {
    const { times } = this.player.runs[0].data;
    return typeof times === "number" ? times : 60;
  }

  // The scene time of an event, in s, and its place.
  point(event) {
    const [x, y] = this.player.stage.camera.point(event);
    return { time: Math.max(this.start + (event.timeStamp - this.began) / 1000, 0), x, y };
  }

  down(event) {
    const { player, engine } = this;
    if (this.pointer !== null) return true;
    if (event.button || player.ruler.isOn || player.isComparing) return false;
    const place = player.stage.camera.point(event);
    const item = player.stage.hit(place);
    // Gestures may begin anywhere on the screen, but not beside it.
    if (item === null && !this.isOnScreen(place)) return false;
    player.pause();
    const tick = this.isRunning ? engine.tick : Math.round(player.runs[0].tickAt(player.state.time));
    Object.assign(this, { start: tick / this.rate, began: event.timeStamp });
    const refusal = engine.begin(tick, item, this.point(event));
    if (refusal) {
      if (item !== null) this.ended(refusal);
      return false;
    }
    player.stage.box.setPointerCapture(event.pointerId);
    player.stage.box.classList.add("touching");
    Object.assign(this, { pointer: event.pointerId, points: [], frame: new Frame(player.runs[0].items) });
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

  moved(event) {
    if (event.pointerId !== this.pointer) return this.pointer !== null;
    const events = event.getCoalescedEvents?.() ?? [];
    for (const each of events.length ? events : [event]) this.points.push(this.point(each));
    return true;
  }

  up(event, isCancelled) {
    if (event.pointerId !== this.pointer) return false;
    this.send();
    const refusal = this.engine.lift(this.point(event), isCancelled);
    this.pointer = null;
    this.player.stage.box.classList.remove("touching");
    if (refusal) this.ended(refusal);
    return true;
  }

  send() {
    for (const point of this.points) this.engine.move(point);
    this.points = [];
  }

  // One frame: sends touches, advances the engine and draws.
  run(now) {
    const { player, engine, frame } = this;
    this.send();
    const due = Math.floor((this.start + Math.max(now - this.began, 0) / 1000) * this.rate);
    // After time in the background, continue from the same moment.
    const tick = Math.min(due, engine.tick + Math.ceil(this.rate / 4));
    if (tick < due) this.began += ((due - tick) / this.rate) * 1000;
    const goesOn = engine.advance(tick) || this.pointer !== null;
    player.showLive(engine.read(frame), engine.tick / this.rate);
    if (goesOn) return requestAnimationFrame((next) => this.run(next));
    this.isRunning = false;
    this.ended(null);
  }
}
