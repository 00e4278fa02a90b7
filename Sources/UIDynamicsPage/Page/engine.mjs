// The engine as a WebAssembly module: one scene, its runs, and an interactive run. Types: engine.d.ts.

import { STRIDE } from "./frame.mjs";

export class Engine {
  static utf8 = { in: new TextEncoder(), out: new TextDecoder("utf-8", { ignoreBOM: true }) };

  static bytes(base64) { return Uint8Array.fromBase64?.(base64) ?? Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)); }

  // Compiles a gzipped module while it is being decompressed.
  static compile(bytes) {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return WebAssembly.compileStreaming(new Response(stream, { headers: { "Content-Type": "application/wasm" } }));
  }

  // The gzipped module is in base 64.
  static async from(text) { return new Engine(await Engine.compile(Engine.bytes(text))); }

  constructor(module) {
    this.module = module;
    this.renew();
  }

  // Only the site's module can find hints and warnings.
  renew() {
    this.wasm = new WebAssembly.Instance(this.module, {}).exports;
    this.wasm.advise?.();
  }

  // A trap ends the instance, not the page: a new instance reopens the scene, or starts it over.
  call(name, ...values) {
    try {
      return this.wasm[name](...values);
    } catch (error) {
      const { embedded } = this;
      this.renew();
      this.open(this.scene);
      if (embedded) this.embed(embedded);
      throw new Error("The engine stopped: " + error.message);
    }
  }

  // Joins strings or bytes with zero bytes.
  put(...parts) {
    const encoded = parts.map((part) => (typeof part === "string" ? Engine.utf8.in.encode(part) : part));
    const length = encoded.reduce((sum, part) => sum + part.length + 1, -1);
    const start = this.wasm.reserve(length);
    const memory = new Uint8Array(this.wasm.memory.buffer, start, length);
    let place = 0;
    for (const part of encoded) {
      memory.set(part, place);
      place += part.length + 1;
    }
  }

  get answer() {
    return Engine.utf8.out.decode(new Uint8Array(this.wasm.memory.buffer, this.wasm.output_pointer(), this.wasm.output_count()));
  }

  ask(name, ...values) {
    this.call(name, ...values);
    return this.answer;
  }

  // Returns null, or the reason for the refusal.
  try(name, ...values) { return this.call(name, ...values) ? null : this.answer; }

  open(scene) {
    Object.assign(this, { scene, embedded: null });
    const { name, text, overlays = [], recordings = {}, options } = scene;
    this.put(name, text);
    this.call("open");
    const attach = (kind, ...parts) => {
      this.put(...parts);
      this.call("attach", kind);
    };
    for (const overlay of overlays) attach(0, ...overlay);
    for (const name in recordings) attach(1, name, Engine.bytes(recordings[name]));
    if (options) attach(2, JSON.stringify(options));
  }

  get text() { return this.scene.text; }

  takeText() { this.scene = { ...this.scene, text: this.ask("text") }; }

  start(values = {}) {
    this.put(JSON.stringify({ values }));
    this.call("start");
  }

  goOn(ticks) { return Boolean(this.call("go_on", ticks)); }

  // Runs for some milliseconds; true if the run is over.
  goOnFor(time) {
    const stop = performance.now() + time;
    while (!this.goOn(1)) if (performance.now() >= stop) return false;
    return true;
  }

  get result() { return JSON.parse(this.ask("result")); }

  // Starts an interactive run without the strokes of the scene; returns null, or the reason for the refusal.
  embed(values = {}) {
    this.put(JSON.stringify({ values }));
    const refusal = this.try("embed");
    if (refusal === null) this.embedded = values;
    return refusal;
  }

  get emitted() { return JSON.parse(this.ask("emitted")); }

  // `grip` is the offset of the finger from the center of the item.
  begin(tick, item, { time, x, y, x2 = NaN, y2 = NaN }, name = "hand", grip = [0, 0]) {
    this.put(name);
    this.call("name_hand");
    return this.try("begin", tick, item ?? -1, time, x, y, x2, y2, ...grip);
  }

  move({ time, x, y, x2 = NaN, y2 = NaN }) { this.call("move", time, x, y, x2, y2); }

  lift({ time, x, y, x2 = NaN, y2 = NaN }, isCancelled = false) {
    const refusal = this.try("lift", time, x, y, x2, y2, isCancelled ? 1 : 0);
    if (refusal === null) this.takeText();
    return refusal;
  }

  advance(tick) { return Boolean(this.call("advance", tick)); }

  // Moves the fingers and runs up to a tick, for some milliseconds; returns the last two ticks of `count` items.
  follow(points, tick, time, count) {
    for (const point of points) this.move(point);
    const stop = performance.now() + time;
    let [goesOn, before] = [true, null];
    while (goesOn && this.tick < tick && performance.now() < stop) {
      if (this.tick === tick - 1) before = this.view(count);
      goesOn = this.advance(this.tick + 1);
    }
    return { goesOn, before, frame: this.view(count), verdicts: this.verdicts };
  }

  get tick() { return this.wasm.frame_tick(); }

  get verdicts() { return this.ask("verdicts"); }

  get digests() { return this.ask("digests"); }

  get diagnostics() { return JSON.parse(this.ask("diagnostics")); }

  startRows(isCSV) { return this.try("start_rows", isCSV ? 1 : 0); }

  nextRows(ticks) {
    const isOver = Boolean(this.call("next_rows", ticks));
    return { text: this.answer, isOver };
  }

  keep(values = {}, recordings = null) {
    this.put(recordings ?? "", JSON.stringify({ values }));
    return JSON.parse(this.ask("keep", recordings === null ? 0 : 1));
  }

  expect(lines) {
    this.put(lines.join("\n"));
    const refusal = this.try("expect");
    if (refusal === null) this.takeText();
    return refusal;
  }

  // The numbers of `count` items at the current tick; see `Frame`.
  view(count) {
    const { tick, wasm: { memory: { buffer } } } = this;
    const values = new Float64Array(buffer, this.wasm.frame_values(), count * STRIDE).slice();
    const parents = new Int32Array(buffer, this.wasm.frame_parents(), count).slice();
    return { tick, values, parents, scroll: [0, 1].map((axis) => this.wasm.frame_offset(axis)) };
  }
}
