// Shows every example in a card. Cards play while they are visible, and respond to touches.

import { element, isCalm, make } from "./page/dom.mjs";
import { Engine } from "./page/engine.mjs";
import { Hand } from "./page/hand.mjs";
import { Columns, Recording } from "./page/recording.mjs";
import { Stage } from "./page/stage.mjs";
import { Remote } from "./page/worker.mjs";
import { keepOffline, loadModule, loadScenes, loadText, notice, pause } from "./site.mjs";

// The longest time for a portion of a run, ms, and the time for which the end is shown, s.
const portion = 12;
const rest = 1;
const sections = ["Interfaces", "Toys", "The tutorials", "Behaviors", "Fields"];

// One compiled module and three instances: one computes runs in a worker, and two are for fingers.
class Engines {
  constructor(module, playing) {
    Object.assign(this, { module, queue: Promise.resolve(), touched: [], playing });
  }

  // Computes runs in sequence; null for a card that is no longer visible.
  play(card) {
    this.queue = this.queue.then(() => this.compute(card)).catch(({ message }) => ({ failure: message }));
    return this.queue;
  }

  async compute(card) {
    if (!card.isVisible) return null;
    const engine = this.playing;
    engine.open(card.scene);
    engine.start();
    while (!(await engine.goOnFor(portion))) await pause();
    return engine.result;
  }

  // A card keeps its instance until two others have been touched.
  take(card) {
    const found = this.touched.find((entry) => entry.card === card);
    const entry = found ?? (this.touched.length < 2 ? { engine: new Engine(this.module) } : this.touched[0]);
    if (!found) entry.card?.letGo();
    entry.card = card;
    this.touched = [...this.touched.filter((other) => other !== entry), entry];
    return entry.engine;
  }
}

// The scene of a card, with the members of a player that `Hand` uses.
class Card {
  constructor({ id, title, shows, size }, engines) {
    Object.assign(this, { id, engines, isVisible: false, run: null, wait: 0, end: 0 });
    Object.assign(this, { state: { time: 0 }, ruler: { isOn: false }, isComparing: false });
    const box = make("div", { className: "stage", role: "img", ariaLabel: title });
    this.words = make("p", { textContent: shows });
    const link = make("a", { href: "play.html#example=" + id }, make("strong", { textContent: title }), this.words,
      make("span", { className: "more", textContent: "Open in the playground" }));
    this.element = make("article", { className: "card" + (size[0] > 1.2 * size[1] ? " wide" : "") }, box, link);
    this.stage = new Stage(box);
    box.addEventListener("pointerdown", (event) => this.ready(event), { capture: true });
    box.addEventListener("pointermove", (event) => this.hover(event));
    this.hand = new Hand(this, null, { began() {}, moved: () => this.follow(), ended: (end) => this.finish(end) });
    // A finger outside all items scrolls the page.
    this.hand.isOnScreen = (place) => !this.isFinger && Hand.prototype.isOnScreen.call(this.hand, place);
  }

  get runs() { return [this.run]; }

  pause() {}

  async show() {
    this.isVisible = true;
    if (this.run || this.isLoading) return;
    this.isLoading = true;
    try {
      this.scene ??= { name: this.id + ".json", text: await loadText(`scenes/${this.id}.json`) };
      const run = await this.engines.play(this);
      if (run) this.load(run);
    } catch ({ message }) {
      this.words.textContent = message;
    }
    this.isLoading = false;
  }

  load({ motion, errors, failure }) {
    if (!motion) throw new Error(errors ?? failure ?? "This scene cannot run here.");
    this.run = new Recording(motion.runs[0], new Columns(motion.numbers));
    motion.images = [];
    this.end = Math.min(this.run.lastChange() + 0.1, this.run.end);
    this.stage.load(motion, this.runs, { view: "device", overlays: ["touches", ...(motion.runs[0].screen?.overlays ?? [])] });
    this.element.classList.add("ready");
    this.draw();
  }

  draw() { this.stage.draw([this.run.frame(this.run.tickAt(this.state.time))]); }

  advance(lapse) {
    if (!this.run || this.hand.isRunning) return;
    if (this.state.time < this.end) {
      this.state.time = Math.min(this.state.time + lapse, this.end);
    } else if ((this.wait += lapse) > rest) {
      Object.assign(this, { wait: 0 }).state.time = 0;
    } else {
      return;
    }
    this.draw();
  }

  // MARK: Fingers

  ready(event) {
    this.isFinger = event.pointerType === "touch";
    if (!this.run) return event.stopImmediatePropagation();
    this.hand.engine = this.engines.take(this);
    // At rest, a touch starts from the initial scene.
    if (!this.hand.isRunning) this.hand.engine.open(this.scene);
  }

  hover(event) {
    if (!this.run || event.buttons) return;
    this.stage.box.classList.toggle("over", this.stage.hit(this.stage.camera.point(event)) !== null);
  }

  showLive(frame, time) {
    this.stage.draw([frame]);
    this.state.time = time;
  }

  follow() {
    if (this.hand.slow > 30) this.words.textContent = "This scene is too slow for real time, so it runs in slow motion.";
  }

  finish({ refusal, stroke }) {
    if (refusal || stroke) return;
    Object.assign(this, { wait: 0 }).state.time = this.end;
  }

  letGo() {
    this.hand.abandon();
    this.state.time = 0;
  }
}

class Gallery {
  constructor(scenes, engines) {
    const cards = (this.cards = scenes.map((scene) => new Card(scene, engines)));
    this.isPaused = isCalm();
    const names = [...new Set([...sections, ...scenes.map(({ section }) => section)])];
    for (const [place, name] of names.entries()) {
      const own = cards.filter((_, card) => scenes[card].section === name);
      if (!own.length) continue;
      const heading = make("h2", { id: "s-" + place, textContent: name.replace(/^The t/, "T") });
      element("s-cards").append(heading, make("div", { className: "cards" }, ...own.map((card) => card.element)));
      element("s-sections").append(make("a", { href: "#s-" + place, textContent: heading.textContent }));
    }
    const seen = new IntersectionObserver((entries) => entries.forEach(({ target, isIntersecting }) => {
      const card = cards.find((card) => card.element === target);
      if (isIntersecting) card.show(); else card.isVisible = false;
    }), { rootMargin: "80px" });
    for (const card of cards) seen.observe(card.element);
    element("s-pause").onclick = () => this.set(!this.isPaused);
    this.set(this.isPaused);
    requestAnimationFrame((now) => this.draw(now, now));
  }

  set(isPaused) {
    this.isPaused = isPaused;
    element("s-pause").textContent = isPaused ? "Play all" : "Pause all";
  }

  draw(before, now) {
    // The clock of a slow scene is slowed down.
    const lapse = Math.min(now - before, 100) / 1000;
    if (!this.isPaused) for (const card of this.cards) if (card.isVisible) card.advance(lapse);
    requestAnimationFrame((next) => this.draw(now, next));
  }
}

try {
  const [scenes, module] = await Promise.all([loadScenes(), loadModule()]);
  window.gallery = new Gallery(scenes, new Engines(module, await Remote.start(module)));
  keepOffline();
} catch ({ message }) {
  notice(message);
}
