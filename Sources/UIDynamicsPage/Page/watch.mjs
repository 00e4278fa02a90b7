// The page of uidyn watch: requests runs, plays them and saves values.

import { element, flags, isCalm, make } from "./dom.mjs";
import { Parameters } from "./parameters.mjs";
import { endingOf, ghostOf, Player, sourcesOf, verdict } from "./player.mjs";

const part = (id) => element("w-" + id);
// Runs longer than this, in ms, are reported; the next change then cancels them.
const patience = 700;

class Watch {
  constructor() {
    // The generations of the scene that are shown, saved and last answered.
    Object.assign(this, { generation: 0, saved: 0, answered: 0, hasMotion: false, warning: "" });
    // The current request, whether it is slow, the next one, and the time of the first pending change.
    Object.assign(this, { asking: null, isSlow: false, next: null, touched: null, advising: 0 });
    // For tests.
    Object.assign(this, { latencies: [], shown: 0 });
    this.player = new Player();
    this.parameters = new Parameters(() => {
      this.say("");
      this.touched = performance.now();
      this.refresh("these values");
    });
    part("reset").onclick = () => this.parameters.reset();
    part("copy").onclick = () => this.copy();
    part("write").onclick = () => this.write();
    // Keys in the panel do not control the player.
    part("panel").addEventListener("keydown", (event) => event.stopPropagation());
    // Abort, because a reload is sent only once no run is pending.
    addEventListener("beforeunload", () => {
      this.next = null;
      this.asking?.abort();
    });
    this.listen();
  }

  listen() {
    const events = new EventSource("events");
    events.addEventListener("change", (event) => {
      this.saved = Number(event.data);
      // A running request notices a save itself.
      if (!this.asking) this.refreshIfSaved();
    });
    events.onopen = () => this.refresh("the scene");
    events.onerror = async () => {
      this.tell("uidyn does not answer: was it ended?");
      if (events.readyState !== EventSource.CLOSED) return;
      // A permanent refusal explains itself.
      const response = await fetch("events").catch(() => null);
      if (response && !response.ok) this.tell("uidyn: " + (await response.text()).trim());
    };
  }

  tell(text) { part("state").textContent = text; }

  say(text, generation = this.generation) {
    part("answer").textContent = text;
    this.answered = generation;
  }

  // MARK: Runs, one after the other

  async refresh(what) {
    if (this.asking) {
      this.next = what;
      if (this.isSlow) this.asking.abort();
      return;
    }
    const asking = (this.asking = new AbortController());
    const timer = setTimeout(() => this.wait(what), patience);
    const began = this.touched;
    this.touched = null;
    let isShown = false;
    try {
      const response = await fetch("run?" + this.parameters.query, { signal: asking.signal });
      if (!response.ok) throw new Error(await response.text());
      this.show(await response.json());
      isShown = true;
      if (began !== null) await this.measure(began);
    } catch (error) {
      if (!asking.signal.aborted) this.tell("uidyn does not answer: " + error.message.trim());
    }
    clearTimeout(timer);
    Object.assign(this, { asking: null, isSlow: false });
    this.shown += 1;
    const { next } = this;
    this.next = null;
    if (next) this.refresh(next); else if (isShown) this.refreshIfSaved();
  }

  refreshIfSaved() {
    if (this.saved > this.generation) this.refresh("the saved scene");
  }

  wait(what) {
    this.isSlow = true;
    this.problem(null);
    this.mark(this.hasMotion);
    this.tell(`computing ${what} …` + (this.hasMotion ? " Showing the last version that worked" : ""));
    if (this.next) this.asking.abort();
  }

  // The latency from a change until the browser has painted.
  async measure(began) {
    await new Promise((done) => requestAnimationFrame(done));
    this.latencies.push(performance.now() - began);
  }

  mark(isStale) { document.documentElement.classList.toggle("w-stale", isStale); }

  problem(what, where) {
    part("problem").hidden = !what;
    part("what").textContent = what ?? "";
    part("where").replaceChildren(...blocks(where ?? ""));
    showCarets(part("where"));
    this.mark(Boolean(what) && this.hasMotion);
  }

  show(run) {
    this.generation = run.generation;
    part("scene").textContent = run.scene;
    if (run.generation !== this.answered) this.say("", run.generation);
    if (run.parameters) this.parameters.show(run.parameters);
    if (run.failure || run.errors) {
      const what = "The scene is not valid" + (run.parameters ? " with these values" : "");
      this.problem(run.failure ?? what, run.errors ?? run.hint ?? "");
      return this.tell(this.hasMotion ? "Showing the last version that worked" : "");
    }
    this.problem(run.status === "guard" ? "The run was stopped: " + run.reason : null,
      [run.place, run.hint].filter(Boolean).join("\n"));
    if (run.motion) this.play(run.motion);
    this.mark(false);
    this.tell(`${endingOf(run.motion.runs[0])} (computed in ${run.milliseconds} ms)`);
    part("expect").hidden = !run.expectations.length;
    part("expectations").replaceChildren(...run.expectations.map(verdict));
    this.warn(run.warnings, run.runWarnings);
  }

  // After the end of a run, a change replays from the last touch; the previous motion remains as a ghost.
  play(motion) {
    const { player } = this;
    if (!this.hasMotion) {
      this.hasMotion = true;
      return player.open(motion);
    }
    const runs = sourcesOf(motion);
    const [before] = player.runs;
    const isOther = JSON.stringify(motion.runs[0]) !== JSON.stringify(player.data.runs[0]) || motion.numbers !== player.data.numbers;
    const ghost = isOther ? before : player.hasGhost ? player.runs[1] : null;
    const wasOver = player.state.time >= player.to - 1e-6;
    player.show(motion, { runs, ghost: ghostOf(ghost, runs[0]) });
    if (!isOther || isCalm() || !(wasOver || player.state.time > player.to)) return;
    player.set({ time: player.replayStart() });
    player.play();
  }

  // Runs come without text warnings while values change; those are requested afterward.
  warn(text, others) {
    clearTimeout(this.advising);
    if (text === null) this.advising = setTimeout(() => this.advise(others), 400);
    else this.warning = text.trim();
    part("warnings").replaceChildren(...[this.warning, ...others].filter(Boolean).map((text) => make("li", {}, ...blocks(text))));
    showCarets(part("warnings"));
  }

  async advise(others) {
    const { query } = this.parameters;
    const response = await fetch("advice?" + query).catch(() => null);
    if (response?.ok && query === this.parameters.query) this.warn((await response.json()).warnings, others);
  }

  // MARK: Values

  get isRefused() {
    const { refused } = this.parameters;
    if (refused.size) this.say([...refused].map((pair) => pair.join(": ")).join("; "));
    return refused.size > 0;
  }

  async copy() {
    if (this.isRefused) return;
    const text = flags([...this.parameters.wanted]);
    if (!text) return this.say("Nothing is changed.");
    try {
      await navigator.clipboard.writeText(text);
      this.say("Copied: " + text);
    } catch {
      this.say(text);
    }
  }

  async write() {
    if (this.isRefused) return;
    const { wanted } = this.parameters;
    if (!wanted.size) return this.say("Nothing is changed.");
    try {
      const response = await fetch("write", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ generation: this.generation, values: Object.fromEntries(wanted) }),
      });
      const { failure, generation } = await response.json();
      this.say(failure ? "Not saved: " + failure : "Saved.", generation);
    } catch {
      this.say("Not saved: uidyn does not answer.");
    }
  }
}

// Wraps words, but not quoted scene lines with their carets.
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

function showCarets(box) {
  for (const pre of box.querySelectorAll(".text")) {
    const lines = pre.textContent.split("\n");
    const caret = Math.max(...lines.map((line) => line.indexOf("^")));
    pre.scrollLeft = ((caret - 8) * pre.scrollWidth) / Math.max(...lines.map(({ length }) => length));
  }
}

const watch = (window.watch = new Watch());
window.uidyn = watch.player;
