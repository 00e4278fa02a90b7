// An interactive scene: its runs, parameters and strokes.

import { draw, button, element, flags, isCalm, make, short } from "./dom.mjs";
import { Engine } from "./engine.mjs";
import { HEIGHT, WIDTH, X, Y } from "./frame.mjs";
import { Hand } from "./hand.mjs";
import { Parameters } from "./parameters.mjs";
import { ghostOf, Player, sourcesOf } from "./player.mjs";
import { Remote } from "./worker.mjs";

const part = (id) => element("w-" + id);
// The times in ms after which the page reports a slow run, so that the next change replaces it, and gives it up.
const patience = { mention: 700, most: 10_000 };
// The longest time for a portion of a run in this thread and in a worker, ms.
const portions = { near: 12, far: 50 };
// A scene with more items, or a longer computation in ms, stays in the worker. This thread shows a finger one frame sooner,
// but many items can make a tick slow, and a touch replays the run.
const most = { items: 100, time: 500 };
const invitation = "Drag anything on the screen and throw it.";

const capitalized = (text) => text.slice(0, 1).toUpperCase() + text.slice(1);

export class Living {
  // `store` saves text to files; without one, the browser downloads it.
  constructor(store = null) {
    Object.assign(this, { store, scene: null, strokes: [], tests: [], hasMotion: false, answered: 0 });
    // The next run to compute, the promise of its end, and a counter of requests.
    Object.assign(this, { next: null, working: null, isSlow: false, turn: 0, asked: null });
    // For tests.
    Object.assign(this, { shown: 0, touches: 0, latencies: [] });
    element("panels").prepend(part("panel"), element("verdicts"));
    document.querySelector("main").before(part("problem"));
    this.player = new Player();
    this.parameters = new Parameters(() => {
      this.say("");
      this.asked = performance.now();
      this.refresh("these values");
    });
    // The player ignores keys that are pressed in the panel.
    part("panel").addEventListener("keydown", (event) => event.stopPropagation());
    if (store) part("save").textContent = "Save to scene";
    const acts = {
      reset: () => this.startOver(), flags: () => this.copyFlags(), copy: () => this.copyScene(), save: () => this.save(),
      test: () => this.keepAsTest(),
    };
    for (const id in acts) part(id).onclick = acts[id];
    this.addFullScreen();
    for (const name of ["scroll", "resize"]) addEventListener(name, () => this.shrink(), { passive: true });
  }

  // In a small window, where the picture sticks to the top, fits it into the part that stays visible.
  shrink() {
    const { box } = this.player.stage;
    const hidden = parseFloat(getComputedStyle(box).scrollMarginTop) + parseFloat(box.style.marginTop || 0) - box.getBoundingClientRect().top;
    const isSticky = getComputedStyle(element("view")).position === "sticky";
    box.style.marginTop = isSticky ? Math.max(hidden, 0) + "px" : "";
  }

  async start(module = parsed().then(() => Engine.compile(Engine.bytes(element("engine").textContent)))) {
    try {
      this.near = this.far = new Engine(await module);
      const far = Remote.start(this.near.module).then((far) => { this.far = far; });
      // A recorded run with few items does not need the worker yet.
      if (!(this.player.runs?.[0].items.length <= most.items)) await far;
    } catch (error) {
      return this.tell("This page only plays the recorded run. " + error.message);
    }
    element("engine")?.remove();
    this.hand = new Hand(this.player, null, {
      began: () => {
        this.isDropped = this.working !== null;
        this.interrupt();
      },
      moved: () => this.follow(), ended: (end) => this.finish(end),
    });
    this.use(this.far);
  }

  use(engine) { this.engine = this.hand.engine = engine; }

  get values() { return Object.fromEntries(this.parameters.wanted); }

  tell(text) { part("state").textContent = text; }

  say(text, generation = this.scene?.generation) {
    part("answer").textContent = text;
    this.answered = generation;
  }

  // MARK: The scene

  // Opens a scene, or shows the errors of its files; restores strokes and tests that are not in the text.
  async open(scene) {
    if (!this.engine) return;
    const { strokes } = this;
    Object.assign(this, { scene, strokes: [] });
    if (scene.text === this.saved) Object.assign(this, { tests: [] });
    this.interrupt();
    this.hand.abandon();
    if (scene.generation !== this.answered) this.say("");
    if (scene.text === undefined) return this.fail(scene);
    this.use(this.far);
    this.engine.open(scene);
    await this.refresh("the scene");
    await this.repeat(scene.text === this.saved ? [] : strokes);
  }

  async startOver() {
    this.parameters.wanted.clear();
    this.parameters.list = [];
    Object.assign(this, { strokes: [], tests: [] });
    if (this.scene?.text !== undefined) await this.open(this.scene);
  }

  // Repeats strokes tick by tick, and adds the tests again.
  async repeat(strokes) {
    if (!strokes.length && !this.tests.length) return;
    const { items } = this.player.runs[0];
    const failures = [];
    for (const stroke of strokes) failures.push(...[await this.make(stroke, items)].filter(Boolean));
    if (this.tests.length) await this.engine.expect(this.tests);
    this.isRemade = true;
    await this.refresh("your strokes", Infinity);
    if (failures.length) this.tell(capitalized(failures[0]) + ".");
  }

  async make(stroke, items) {
    const { engine } = this;
    const item = stroke.item === null ? null : items.findIndex(({ id }) => id === stroke.item);
    if (item === -1) return `"${stroke.item}", which you touched, no longer exists`;
    const [first, ...others] = stroke.points;
    const refusal = await engine.begin(stroke.tick, item, first, stroke.name, stroke.grip);
    if (refusal) return refusal;
    for (const point of others) {
      engine.advance(point.tick);
      engine.move(point);
    }
    engine.advance(stroke.end.tick);
    const failure = await engine.lift(stroke.end, stroke.isCancelled);
    if (failure === null) this.strokes.push(stroke);
    return failure;
  }

  // MARK: Runs in sequence

  // A request during a run is computed next, or replaces the run if it is slow. After a touch, the end is shown.
  refresh(what, time = null) {
    this.next = { what, time };
    if (this.isSlow) this.interrupt();
    this.working ??= this.work().finally(() => { this.working = null; });
    return this.working;
  }

  // Gives up the run that is being computed.
  interrupt() {
    this.turn += 1;
    if (this.isSlow) this.engine.stop?.("");
  }

  async work() {
    while (this.next) {
      const { next: { what, time }, asked, turn } = this;
      Object.assign(this, { next: null, asked: null });
      let run = null;
      try {
        run = await this.compute(what);
      } catch (error) {
        if (this.turn === turn) run = { failure: error.message };
      }
      this.isSlow = false;
      if (run) this.show(run, time);
      if (asked !== null) await this.measure(asked);
      this.shown += 1;
    }
  }

  // Computes a run in portions; null if a newer request replaced it.
  async compute(what) {
    const { engine, turn, near } = this;
    const began = performance.now();
    const time = () => performance.now() - began;
    const mention = setTimeout(() => this.turn === turn && this.wait(what), patience.mention);
    const isCut = this.hand.isRunning;
    try {
      await this.hand.cancel();
      if (this.turn !== turn) return null;
      this.hand.abandon();
      await engine.start(this.values);
      // Parameter values can add items.
      if (engine === near && time() > most.time) this.place(this.far);
      while (this.engine === engine && !(await engine.goOnFor(engine.stop ? portions.far : portions.near))) {
        await new Promise((done) => setTimeout(done));
        if (this.turn !== turn || (this.isSlow && this.next)) return null;
        if (time() > patience.most)
          return { failure: `the scene takes longer than ${patience.most / 1000} s to run`, hint: "shorten the run with --time-limit S" };
      }
      if (this.engine !== engine) return await this.compute(what);
      const run = await engine.result;
      if (this.turn !== turn) return null;
      const isFast = run.motion?.runs[0].items.length <= most.items && time() < most.time;
      // Only the engine that received the strokes can save them as recordings.
      if (!isFast || !this.strokes.length) this.place(isFast ? near : this.far);
      return { ...run, ...(isCut && { replayed: null }), milliseconds: Math.round(time()) };
    } finally {
      clearTimeout(mention);
    }
  }

  // Moves the scene to the other engine.
  place(engine) {
    if (engine === this.engine) return;
    engine.open(this.engine.scene);
    engine.start(this.values);
    this.use(engine);
  }

  wait(what) {
    this.isSlow = true;
    if (this.next) return this.interrupt();
    this.problem(null);
    this.mark(this.hasMotion);
    this.tell(`Computing ${what} …` + (this.hasMotion ? " Showing the last version that worked" : ""));
  }

  // Measures the time from a touch until the browser has painted.
  async measure(began) {
    await new Promise((done) => requestAnimationFrame(done));
    this.latencies.push(performance.now() - began);
  }

  show(run, time) {
    this.last = run;
    if (run.parameters) this.parameters.show(run.parameters);
    if (!run.motion) return this.fail(run);
    this.problem(run.status === "guard" ? "The run was stopped: " + run.reason : null,
      [run.place, run.hint].filter(Boolean).join("\n"));
    this.mark(false);
    this.hand.takesTwo = run.fingers === 2;
    this.list(run.strokes);
    const missing = run.motion.images.filter((name) => !this.scene.images[name]);
    if (missing.length) run.runWarnings.push("This page does not include the images " + missing.join(", "));
    this.warn([run.warnings.trim(), this.scene.warnings, ...run.runWarnings]);
    this.checkValues(run);
    this.tell(this.wordsFor(run));
    this.play(run.motion, time);
    part("test").hidden = !this.held.length;
  }

  // Once the user stops changing values, requests their warnings.
  async checkValues(run) {
    const { wanted } = this.parameters;
    if (this.next || !wanted.size || !this.store?.warnings) return;
    const warnings = await this.store.warnings(Object.fromEntries(wanted));
    if (this.last === run) this.warn([warnings.trim(), ...run.runWarnings]);
  }

  wordsFor({ replayed, digest, ticks, milliseconds }) {
    const { promised, isRemade } = this;
    Object.assign(this, { promised: null, isRemade: false });
    if (promised) return promised === digest ? `Saved: identical, ${ticks} ticks` : "The saved scene moves differently";
    if (isRemade) return "Your strokes were replayed";
    if (!replayed) return `${invitation} (Computed in ${milliseconds} ms)`;
    return replayed.same ? `Replayed from the scene: identical, ${replayed.ticks} ticks` : `The replay differs from tick ${replayed.ticks}`;
  }

  fail({ parameters, failure, errors, hint }) {
    const what = "The scene is not valid" + (parameters ? " with these values" : "");
    this.problem(failure ? capitalized(failure) : what, errors ?? hint ?? "");
    // The warnings belong to the last valid text.
    if (errors) this.warn([]);
    this.tell(this.hasMotion ? "Showing the last version that worked" : "");
  }

  mark(isStale) { document.documentElement.classList.toggle("w-stale", isStale); }

  problem(what, where) {
    part("problem").hidden = !what;
    part("what").textContent = what ?? "";
    part("where").replaceChildren(...blocks(where ?? ""));
    showCarets(part("where"));
    this.mark(Boolean(what) && this.hasMotion);
  }

  warn(warnings) {
    part("warnings").replaceChildren(...warnings.filter(Boolean).map((text) => make("li", {}, ...blocks(text))));
    showCarets(part("warnings"));
  }

  // After a change at the end of a run, replays from the last touch; the previous motion becomes a ghost.
  play(motion, time) {
    const { player } = this;
    motion.images = motion.images.map((name) => this.scene.images[name] ?? "");
    motion.mode = this.scene.view;
    if (!this.hasMotion) {
      this.hasMotion = true;
      return player.open(motion);
    }
    const runs = sourcesOf(motion);
    const [before] = player.runs;
    const isOther = JSON.stringify(motion.runs[0]) !== JSON.stringify(player.data.runs[0]) || motion.numbers !== player.data.numbers;
    const ghost = isOther ? before : player.hasGhost ? player.runs[1] : null;
    if (!isOther && !ghost && time === null) return;
    const wasOver = player.state.time >= player.to - 1e-6;
    player.show(motion, { runs, ghost: ghostOf(ghost, runs[0]) });
    if (time !== null) return player.set({ time: Math.min(time, player.end) });
    if (!isOther || isCalm() || !(wasOver || player.state.time > player.to)) return;
    player.set({ time: player.replayStart() });
    player.play();
  }

  // MARK: Strokes

  // While a finger is down, shows the expectations decided so far, and reports a slow clock.
  follow() {
    const { verdicts } = this.hand;
    if (verdicts !== this.verdicts) {
      this.verdicts = verdicts;
      [...element("expectations").children].forEach((entry, place) => {
        entry.className = ["open", "passed", "failed"][verdicts[place]] ?? entry.className;
        if (verdicts[place] !== "2") entry.querySelector("small")?.remove();
      });
    }
    if (this.hand.slow > 30) this.tell("This scene is too slow for real time, so it runs in slow motion");
  }

  // When a stroke is over or the touched run is at rest, checks that the saved scene moves identically.
  async finish({ refusal, stroke }) {
    if (stroke) return this.strokes.push(stroke);
    if (refusal !== undefined && this.isDropped) this.refresh("the scene");
    if (refusal === "") return;
    if (refusal) return this.tell(capitalized(refusal) + ".");
    this.verdicts = "";
    await this.refresh("your touch", Infinity);
    this.touches += 1;
  }

  list(strokes) {
    const seen = new Set();
    const all = strokes.filter(({ points: [[time]] }) => !seen.has(time) && seen.add(time));
    part("strokes").replaceChildren(...all.map((stroke, place) => this.entry(stroke, place)));
  }

  entry({ gesture, points, speed }, place) {
    const [start] = points[0];
    const own = this.strokes.find(({ points: [{ time }] }) => Math.abs(time - start) < 0.002);
    const [xs, ys] = [points.map(([, x]) => x), points.map(([, , y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const space = Math.max(width, height, 1) * 0.1;
    const picture = draw("svg", { viewBox: [left - space, top - space, width + 2 * space, height + 2 * space].join(" "), "aria-hidden": "true" });
    draw("path", { d: "M" + points.map(([, x, y]) => `${x} ${y}`).join("L") + "h.01" }, picture);
    const name = own ? make("input", { value: own.title ?? gesture, ariaLabel: `Name of stroke ${place + 1}` })
      : make("strong", { textContent: gesture });
    name.onchange = () => this.rename(own, name.value);
    const length = points[points.length - 1][0] - start;
    const entry = make("li", {}, picture, name,
      make("small", { textContent: `${short(length)} s · ${speed} pt/s` }),
      button("▶", () => this.replay(start), `Replay stroke ${place + 1}`));
    if (own) entry.append(button("×", () => this.remove(own), `Remove stroke ${place + 1}`));
    return entry;
  }

  replay(time) {
    this.player.seek(Math.max(time - 0.1, 0));
    this.player.play();
  }

  // Opens the scene without strokes and repeats the given ones.
  async remake(strokes) {
    await this.engine.open(this.scene);
    this.strokes = [];
    return strokes.length || this.tests.length ? this.repeat(strokes) : this.refresh("the other strokes", Infinity);
  }

  remove(stroke) { return this.remake(this.strokes.filter((other) => other !== stroke)); }

  // Renames the stroke's recording, and its gesture if it was added for the stroke.
  rename(stroke, title) {
    const name = title.trim().replace(/[^A-Za-z0-9-]+/g, "-").replace(/^[^A-Za-z]+|-+$/g, "") || "hand";
    return this.remake(this.strokes.map((other) => (other === stroke ? { ...stroke, title, name } : other)));
  }

  // MARK: Copy and save

  // Expectations that this run meets: the time of rest, and the final positions.
  get held() {
    const [run] = this.player.runs;
    if (!run.count || this.last.status !== "stasis") return [];
    const row = run.count - 1;
    const rounded = (item, column) => Math.round(run.value(item, column, row) * 10) / 10;
    const lines = [`{ "settlesWithin": ${Math.ceil(run.end * 10 + 1e-6) / 10} }`];
    for (const item of run.items.keys()) {
      if (lines.length > 8 || !run.isMoving(item) || !(run.value(item, WIDTH, row) || run.value(item, HEIGHT, row))) continue;
      const { id } = run.items[item];
      const [x, y] = [rounded(item, X), rounded(item, Y)];
      if (Number.isFinite(x)) lines.push(`{ "at": "end", "that": "near(\`${id}\`.center, point(${x}, ${y}), 1)" }`);
    }
    return lines;
  }

  async keepAsTest() {
    const { held } = this;
    const refusal = await this.engine.expect(held);
    if (refusal) return this.say("Not added: " + refusal);
    this.tests.push(...held);
    await this.refresh("the test");
    const failures = element("expectations").querySelectorAll(".failed").length;
    this.say(`Added ${held.length} expectations. ` + (this.store ? "“Save to scene” saves them." : "“Save scene” includes them.")
      + (failures ? ` With your stroke, the scene fails ${failures} of its own.` : ""));
  }

  // Refused values are neither copied nor saved.
  get isRefused() {
    const { refused } = this.parameters;
    if (refused.size) this.say([...refused].map((pair) => pair.join(": ")).join("; "));
    return refused.size > 0;
  }

  async write(text, done) {
    try {
      await navigator.clipboard.writeText(text);
      this.say(done);
    } catch {
      this.say(text.length < 200 ? text : "The browser does not allow this page to copy; save the scene instead.");
    }
  }

  copyFlags() {
    if (this.isRefused) return;
    const text = flags([...this.parameters.wanted]);
    if (!text) return this.say("No changes.");
    return this.write(text, "Copied: " + text);
  }

  // The scene with values and strokes, or null if that is impossible.
  async keep(recordings = null) {
    if (this.isRefused) return null;
    if (this.scene?.text === undefined || !this.engine) {
      this.say("Not saved: the scene is not valid");
      return null;
    }
    const kept = await this.engine.keep(this.values, recordings);
    if (!kept.failure) return kept;
    this.say("Not saved: " + [kept.failure, kept.hint].filter(Boolean).join("; "));
    return null;
  }

  async copyScene() {
    const kept = await this.keep();
    return kept && this.write(kept.text, "Copied the scene with your changes.");
  }

  async save() {
    if (!this.store) {
      const kept = await this.keep();
      if (!kept) return;
      const url = URL.createObjectURL(new Blob([kept.text], { type: "application/json" }));
      make("a", { href: url, download: this.scene.name }).click();
      setTimeout(() => URL.revokeObjectURL(url), 10_000);
      return;
    }
    // A recording with this name may already exist.
    for (let number = 1; number <= 20; number++) {
      const kept = await this.keep(this.scene.name.replace(/\.json$/, "") + (number > 1 ? "-" + number : ""));
      if (!kept) return;
      if (kept.text === this.scene.text) return this.say("No changes.");
      const { failure, generation } = await this.store.save(this.scene.generation, kept);
      if (failure && /new recording/.test(failure)) continue;
      if (!failure) Object.assign(this, { saved: kept.text, promised: this.last.digest ?? null });
      return this.say(failure ? "Not saved: " + failure : "Saved.", generation);
    }
  }

  addFullScreen() {
    if (!document.fullscreenEnabled) return;
    const view = element("view");
    element("pull").before(button("Full screen", () => {
      if (document.fullscreenElement) document.exitFullscreen(); else view.requestFullscreen();
    }));
  }
}

// The engine follows the script, so the recorded run is shown while the engine is parsed.
const parsed = async () => {
  if (document.readyState === "loading") await new Promise((done) => addEventListener("DOMContentLoaded", done));
};

// Prose is wrapped, but lines of the scene and the carets below them are not.
function blocks(text) {
  const isText = (line) => /^ *\d* \|( |$)/.test(line);
  const found = [];
  for (const line of text ? text.split("\n") : []) {
    const last = found[found.length - 1];
    if (last && last.isText === isText(line)) last.lines.push(line);
    else found.push({ isText: isText(line), lines: [line] });
  }
  return found.map(({ isText, lines }) => make("pre", { className: isText ? "text" : "", textContent: lines.join("\n") }));
}

// Scrolls a long line to its caret.
function showCarets(box) {
  for (const pre of box.querySelectorAll(".text")) {
    const lines = pre.textContent.split("\n");
    const caret = Math.max(...lines.map((line) => line.indexOf("^")));
    pre.scrollLeft = ((caret - 8) * pre.scrollWidth) / Math.max(...lines.map(({ length }) => length));
  }
}
