// A page with the engine: plays the recorded run at once, and becomes interactive once the engine is ready.

import { element, make } from "./dom.mjs";
import { Engine } from "./engine.mjs";
import { Hand } from "./hand.mjs";
import { Parameters } from "./parameters.mjs";
import { ghostOf, Player, sourcesOf } from "./player.mjs";

const part = (id) => element("w-" + id);

class Living {
  constructor(data) {
    element("panels").prepend(part("panel"));
    const { text, name, values } = JSON.parse(element("scene").textContent);
    Object.assign(this, { text, name, values });
    this.images = data.images;
    this.looks = new Map(data.runs[0].items.map(({ id, look }) => [id, look]));
    this.player = new Player().open(data);
    this.parameters = new Parameters(() => this.replay());
    part("panel").addEventListener("keydown", (event) => event.stopPropagation());
    part("reset").onclick = () => this.startOver();
    part("copy").onclick = () => this.copy();
    part("save").onclick = () => this.save();
  }

  get wanted() { return { ...this.values, ...Object.fromEntries(this.parameters.wanted) }; }

  async start() {
    try {
      this.engine = await Engine.from(element("engine").textContent);
      element("engine").remove();
      this.engine.open(this.text);
      const run = this.engine.play(this.wanted);
      this.parameters.show(run.parameters ?? []);
      if (!run.motion) return this.tell("This scene plays as recorded: it needs files that are not in the page.");
      this.hand = new Hand(this.player, this.engine, (refusal) => this.finish(refusal));
      this.tell("Drag anything on the screen and throw it.");
    } catch (error) {
      this.tell("This page plays the recorded run only. " + error.message);
    }
  }

  tell(text) { part("state").textContent = text; }

  // Runs the current scene, with the previous run as a ghost; shows a time, or replays from the last touch.
  replay(time = null) {
    const { player, engine } = this;
    if (!engine) return null;
    const run = engine.play(this.wanted);
    if (!run.motion) {
      part("answer").textContent = run.errors ?? run.failure ?? "";
      return run;
    }
    part("answer").textContent = "";
    // The engine has no images and colors, so use the looks of the recorded run.
    run.motion.images = this.images;
    run.motion.runs[0].name = this.name;
    for (const item of run.motion.runs[0].items) item.look = this.looks.get(item.id) ?? item.look;
    const runs = sourcesOf(run.motion);
    player.show(run.motion, { runs, ghost: ghostOf(player.runs[0], runs[0]) });
    player.set({ time: time === null ? player.replayStart() : Math.min(time, player.end) });
    if (time === null) player.play();
    return run;
  }

  // When a touched run is at rest, replays the edited scene and checks that it is the same.
  finish(refusal) {
    if (refusal) return this.tell(refusal[0].toUpperCase() + refusal.slice(1) + ".");
    const run = this.replay(Infinity);
    const { same, ticks } = run.replayed ?? {};
    this.last = run.replayed;
    this.tell(run.motion ? (same ? `Replayed from the scene: same, ${ticks} ticks` : `Replayed differently from tick ${ticks}`) : "");
    this.touches = (this.touches ?? 0) + 1;
  }

  startOver() {
    this.engine?.open(this.text);
    this.parameters.wanted.clear();
    this.parameters.list = [];
    const run = this.replay();
    if (run) this.parameters.show(run.parameters ?? []);
    this.tell("Drag anything on the screen and throw it.");
  }

  async copy() {
    const text = this.engine?.text ?? this.text;
    try {
      await navigator.clipboard.writeText(text);
      part("answer").textContent = "Copied the scene with what you did.";
    } catch {
      part("answer").textContent = "The browser does not allow this page to copy; save the scene instead.";
    }
  }

  save() {
    const url = URL.createObjectURL(new Blob([this.engine?.text ?? this.text], { type: "application/json" }));
    make("a", { href: url, download: this.name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}

const living = (window.living = new Living(JSON.parse(element("motion").textContent)));
window.uidyn = living.player;
living.start();
