// The player: one state, shown by the stage, the scrubber, graphs and numbers.

import { clamp, draw, element, isCalm, make, moved, short } from "./dom.mjs";
import { Graphs } from "./graphs.mjs";
import { itemOf } from "./measures.mjs";
import { overlayNames } from "./overlays.mjs";
import { Readout } from "./readout.mjs";
import { Columns, isDuring, Recording } from "./recording.mjs";
import { Ruler } from "./ruler.mjs";
import { Stage } from "./stage.mjs";
import { Timeline } from "./timeline.mjs";

// The state that survives a reload.
const kept = ["speed", "loop", "view", "overlays", "item", "graphs", "from", "to", "isWhole", "isPlaying", "time"];
const pause = 0.4;

export const sourcesOf = (data) => {
  const columns = new Columns(data.numbers);
  return data.runs.map((run) => new Recording(run, columns));
};

// Returns the run if it has the same items as the next one and can be its ghost, else null.
export function ghostOf(run, next) {
  const ids = ({ items }) => items.map(({ id }) => id).join("\n");
  return run && ids(run) === ids(next) ? run : null;
}

export class Player {
  constructor() {
    this.state = {
      time: 0, isPlaying: false, speed: 1, loop: !isCalm(), view: "device", item: null, graphs: null, from: null, to: null,
      isWhole: false,
      overlays: {
        device: null,
        engineering: Object.keys(overlayNames).filter((name) => !["ghosts", "velocities", "bodies"].includes(name)),
      },
    };
    this.stage = new Stage(element("stage"));
    this.ruler = new Ruler(this.stage);
    this.stage.camera.listen(() => this.writeZoom(), this.ruler);
    this.listen();
  }

  listen() {
    const press = {
      play: () => this.toggle(), home: () => this.seek(this.from), end: () => this.seek(this.to),
      back: () => this.step(-1), forth: () => this.step(1), device: () => this.set({ view: "device" }),
      engineering: () => this.set({ view: "engineering" }), fit: () => this.stage.camera.reset(),
      closer: () => this.stage.camera.zoomBy(1.25), farther: () => this.stage.camera.zoomBy(0.8),
      ruler: () => this.measure(!this.ruler.isOn),
    };
    for (const id in press) element(id).onclick = press[id];
    element("seek").oninput = ({ target }) => this.seek(this.master.time(Number(target.value)));
    element("speed").onchange = ({ target }) => this.set({ speed: Number(target.value) });
    element("loop").onchange = ({ target }) => this.set({ loop: target.checked });
    addEventListener("keydown", (event) => this.press(event));
    addEventListener("hashchange", () => this.readAddress());
    addEventListener("pagehide", () => this.keep());
    addEventListener("resize", () => this.graphs?.replot());
  }

  get start() { return this.master.start; }
  get end() { return this.master.end; }
  get scrubEnd() { return this.state.isWhole ? this.end : Math.min(this.lastChange, this.end); }
  get from() { return clamp(this.state.from ?? this.start, this.start, this.scrubEnd); }
  get to() { return clamp(this.state.to ?? this.scrubEnd, this.from, this.scrubEnd); }
  get isComparing() { return this.runs.length > 1 && !this.hasGhost; }

  // Shows runs; a ghost is drawn below a single run.
  show(data, { runs = sourcesOf(data), ghost = null } = {}) {
    Object.assign(this, { data, runs: ghost ? [...runs, ghost] : runs, hasGhost: Boolean(ghost) });
    this.runs.forEach((run) => { run.isGhost = run === ghost; });
    this.master = runs.reduce((longest, run) => (run.end > longest.end || !longest.count ? run : longest));
    this.lastChange = Math.max(...runs.map((run) => (run.count ? run.lastChange() : 0)));
    const { items } = runs[0];
    if (itemOf(runs[0], this.state.item) < 0) this.state.item = items[runs[0].mover]?.id ?? null;
    this.stage.load(data, this.runs, this.shown);
    this.timeline = new Timeline(this);
    this.frames = undefined;
    this.graphs = new Graphs(this);
    this.readout = new Readout(this);
    this.write(data);
    this.update(this.state);
    const { timeline } = this;
    // A long list waits until the picture is painted.
    requestAnimationFrame(() => setTimeout(() => {
      if (this.timeline === timeline) timeline.listEvents();
    }, 0));
    return this;
  }

  // Restores the state of the last visit; a time in the address takes precedence.
  open(data) {
    if (data.mode) this.state.view = data.mode;
    const values = stored(keyOf(data));
    Object.assign(this.state, values, { isPlaying: false });
    this.state.time = data.start ?? values?.time ?? 0;
    this.show(data);
    const plays = values ? values.isPlaying : !isCalm();
    if (!this.readAddress() && data.start === null && plays) this.play();
    return this;
  }

  // Rows without a screen have no device view.
  get view() { return this.runs[0].data.screen ? this.state.view : "engineering"; }
  get shown() {
    const overlays = this.state.overlays[this.view] ?? ["touches", ...(this.runs[0].data.screen.overlays ?? [])];
    return { view: this.view, overlays };
  }

  set(changes) {
    Object.assign(this.state, changes);
    if (this.runs) this.update(changes);
  }

  update(changes) {
    const { state, stage } = this;
    if ("view" in changes || "overlays" in changes) {
      stage.show(this.shown);
      this.listOverlays();
      for (const view of ["device", "engineering"]) element(view).setAttribute("aria-pressed", view === this.view);
      document.documentElement.dataset.view = this.view;
    }
    if ("item" in changes) Object.assign(this, { read: 0 }).stage.chosen = itemOf(this.runs[0], state.item);
    if ("isPlaying" in changes) {
      document.documentElement.classList.toggle("playing", state.isPlaying);
      element("play").ariaLabel = element("play").title = state.isPlaying ? "Pause" : "Play";
    }
    if ("speed" in changes) element("speed").value = state.speed;
    if ("loop" in changes) element("loop").checked = state.loop;
    if ("isWhole" in changes) this.timeline.lay(this.data.difference);
    if ("isWhole" in changes && this.frames) this.graphs.replot();
    if ("from" in changes || "to" in changes) {
      this.timeline.drawRange();
      this.graphs.remeasure();
    }
    if (!["from", "to", "graphs", "speed", "loop"].some((name) => name in changes) || changes === state) this.draw();
  }

  draw() {
    const { time } = this.state;
    this.frames = this.runs.map((run) => run.frame(run.tickAt(Math.min(time, run.end))));
    this.stage.draw(this.frames);
    this.drawGravity();
    this.timeline.draw(time);
    this.ondraw?.(time);
    // Limit the rate at which numbers change.
    const now = performance.now();
    if (this.state.isPlaying && now - this.read < 100) return;
    this.read = now;
    this.graphs.draw();
    this.readout.draw(this.frames);
  }

  // Shows a tick of a running simulation, without a ghost.
  showLive(frame, time) {
    if (this.hasGhost) this.show(this.data, { runs: this.runs.slice(0, 1) });
    this.frames = [frame];
    this.stage.draw(this.frames);
    this.timeline.draw(time);
    this.state.time = time;
  }

  // An arrow next to the picture; its length grows with the square root of gravity, within limits.
  drawGravity() {
    const run = this.runs[0];
    const { tick } = this.frames[0];
    const [, , dx, dy] = run.data.gravity.find(([from, to]) => isDuring(from, to, tick)) ?? [0, 0, 0, 0];
    const key = `${dx} ${dy}`;
    if (key === this.pull) return;
    this.pull = key;
    const strength = Math.hypot(dx, dy);
    const [words, arrow] = element("pull").children;
    element("pull").hidden = !run.data.gravity.some(([, , dx, dy]) => dx || dy);
    words.textContent = strength ? "gravity " + short(strength) : "";
    arrow.replaceChildren();
    if (!strength) return;
    const length = 9 * clamp(Math.sqrt(strength), 0.4, 1.2);
    const d = `M${-length} 0H${length}M${length - 5} -2.5L${length} 0L${length - 5} 2.5`;
    draw("path", { transform: moved(0, 0, Math.atan2(dy, dx)), d }, arrow);
  }

  write({ runs: [run, other], cut, difference }) {
    element("heading").textContent = document.title = run.heading;
    const ending = [run.end === null ? "" : short(run.end) + " s", run.ending].filter(Boolean).join(", ");
    element("legend").textContent = other ? `solid: ${run.name} · dashed: ${other.name}` : [run.name, ending].filter(Boolean).join(" · ");
    const notes = this.data.runs.flatMap(({ notes }) => notes);
    if (cut) notes.push("Part of the motion is off-screen; zoom or drag to see it");
    element("notes").textContent = [...new Set(notes)].join(". ");
    const line = element("difference");
    line.hidden = difference === null;
    line.textContent = difference ? `First difference: tick ${difference.tick}, ${difference.words}`
      : "Both runs are identical";
    if (difference) line.append(make("button",
      { textContent: "Show", className: "word", onclick: () => this.seek(difference.time) }));
    element("verdicts").hidden = !run.expectations.length;
    element("expectations").replaceChildren(...run.expectations.map(([text, passed, tick, detail]) =>
      verdict({ text, passed, tick, detail })));
    element("device").disabled = !this.stage.screen.box;
    this.pull = undefined;
    this.writeZoom();
  }

  writeZoom() { element("fit").textContent = `${Math.round(this.stage.camera.zoom * 100)} %`; }

  listOverlays() {
    const { view, state: { overlays } } = this;
    const shown = new Set(this.shown.overlays);
    const box = element("layers");
    box.replaceChildren(box.firstElementChild, ...this.stage.overlays.used.map((name) => {
      const check = make("input", { type: "checkbox", checked: shown.has(name), name });
      check.onchange = () => {
        if (check.checked) shown.add(name); else shown.delete(name);
        this.set({ overlays: { ...overlays, [view]: [...shown] } });
        box.querySelector(`[name=${name}]`).focus();
      };
      return make("label", {}, check, overlayNames[name]);
    }));
  }

  // MARK: Time

  get time() { return this.state.time; }
  get isPlaying() { return this.state.isPlaying; }

  seek(time) {
    if (this.state.isPlaying) this.set({ isPlaying: false });
    const isBeyond = time > this.scrubEnd + 1e-6;
    this.set({ ...(isBeyond && time <= this.end + 1e-6 ? { isWhole: true } : {}), time: clamp(time, this.start, this.end) });
    this.writeAddress();
  }

  step(count) {
    if (!this.master.count) return;
    const row = this.master.rowAt(this.state.time) + count;
    this.seek(this.master.time(clamp(row, 0, this.master.rowAt(this.scrubEnd))));
  }

  toggle() { if (this.state.isPlaying) this.pause(); else this.play(); }

  play() {
    if (this.state.isPlaying || !this.master.count) return;
    const isOver = this.state.time >= this.to - 1e-6 || this.state.time < this.from - 1e-6;
    this.set({ isPlaying: true, time: isOver ? this.from : this.state.time });
    this.last = performance.now();
    this.rest = 0;
    this.turn = (this.turn ?? 0) + 1;
    const { turn } = this;
    const advance = (now) => {
      if (this.state.isPlaying && this.turn === turn && this.advance(now)) requestAnimationFrame(advance);
    };
    requestAnimationFrame(advance);
  }

  pause() {
    if (!this.state.isPlaying) return;
    this.set({ isPlaying: false });
    this.writeAddress();
  }

  advance(now) {
    // After time in the background, continue from the same time.
    const way = clamp(now - this.last, 0, 100) / 1000;
    this.last = now;
    const { loop, speed } = this.state;
    let time = this.state.time + way * speed;
    if (time >= this.to) {
      time = this.to;
      this.rest += way;
      if (!loop || this.to <= this.from) {
        this.set({ time });
        this.pause();
        return false;
      }
      if (this.rest > pause) [time, this.rest] = [this.from, 0];
    }
    if (time !== this.state.time) this.set({ time });
    return true;
  }

  // The time of the last touch; the start if nothing was touched.
  replayStart() {
    const touches = this.runs[0].data.events.filter(([, kind]) => kind === "gesture");
    const last = touches.findLast(([, , words], place) => place === 0 || /^finger down/.test(words));
    return last ? Math.max(this.runs[0].timeOf(last[0]) - 0.1, this.from) : this.from;
  }

  // MARK: Keys

  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || !this.runs) return;
    const isIn = (selector) => event.target.matches?.(selector);
    if (isIn("select, textarea, input:not([type=range]):not([type=checkbox])")) return;
    if (event.key === " " && isIn("button, input[type=checkbox]")) return;
    if (this.act(event)) event.preventDefault();
  }

  act({ key, shiftKey }) {
    const { camera } = this.stage;
    const far = 40 * camera.pixel;
    const by = shiftKey ? 10 : 1;
    const time = this.state.time;
    const acts = {
      " ": () => this.toggle(), ArrowLeft: () => this.step(-by), ArrowDown: () => this.step(-by), ArrowRight: () => this.step(by),
      ArrowUp: () => this.step(by), Home: () => this.seek(this.from), End: () => this.seek(this.to),
      e: () => this.set({ view: this.view === "device" ? "engineering" : "device" }),
      l: () => this.set({ loop: !this.state.loop }), i: () => this.set({ from: Math.min(time, this.to) }),
      o: () => this.set({ to: Math.max(time, this.from) }), x: () => this.set({ from: null, to: null }),
      r: () => this.measure(!this.ruler.isOn), Escape: () => this.measure(false), f: () => camera.reset(),
      "+": () => camera.zoomBy(1.25), "=": () => camera.zoomBy(1.25), "-": () => camera.zoomBy(0.8),
      a: () => camera.pan(far, 0), d: () => camera.pan(-far, 0), w: () => camera.pan(0, far), s: () => camera.pan(0, -far),
    };
    if (/^[0-9]$/.test(key)) this.seek(this.start + (Number(key) / 10) * (this.scrubEnd - this.start));
    else if (acts[key] ?? acts[key.toLowerCase()]) (acts[key] ?? acts[key.toLowerCase()])();
    else return false;
    return true;
  }

  measure(isOn) {
    this.ruler.set(isOn);
    element("ruler").setAttribute("aria-pressed", isOn);
  }

  // MARK: The address, and the next visit

  // A shared time such as "#t=0.817".
  readAddress() {
    const found = /(?:^#|&)t=([0-9]*\.?[0-9]+)/.exec(location.hash);
    if (found && this.runs) this.seek(Number(found[1]));
    return Boolean(found);
  }

  writeAddress() {
    const address = "#t=" + short(this.state.time, 3);
    if (location.hash === address) return;
    try { history.replaceState(null, "", address); } catch { /* a page without an address */ }
  }

  keep() {
    if (!this.runs) return;
    const values = Object.fromEntries(kept.map((name) => [name, this.state[name]]));
    try {
      sessionStorage.setItem(keyOf(this.data), JSON.stringify(values));
      if (this.state.isPlaying) history.replaceState(null, "", location.pathname + location.search);
    } catch { /* a page without storage */ }
  }
}

// All pages that are opened from files share one storage.
const keyOf = (data) => `uidyn ${location.pathname} ${data.runs[0].name}`;

function stored(key) {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}

const humane = (text) => text.replace(/^settlesWithin: (\S+)$/, "paused within $1 s")
  .replace(/^event: (\S+), count: (\d+)$/, (_, name, count) => `“${name}” happens ${count === "1" ? "once" : count + " times"}`);

export function verdict({ text: words, passed, tick, detail }) {
  const text = humane(words);
  const entry = make("li", { textContent: text, className: passed ? "passed" : "failed" });
  entry.ariaLabel = (passed ? "met: " : "not met: ") + text;
  const reason = detail?.replace(/\d+\.\d{4,}/g, (digits) => short(Number(digits), 3));
  if (!passed) entry.append(make("small", { textContent: [`tick ${tick}`, reason].filter(Boolean).join(": ") }));
  return entry;
}
