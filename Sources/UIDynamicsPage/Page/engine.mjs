// The engine as a WebAssembly module: one scene, its runs, and an interactive run.

import { STRIDE } from "./frame.mjs";

const utf8 = { in: new TextEncoder(), out: new TextDecoder() };

export class Engine {
  // The text is a gzipped module in Base64.
  static async from(text) {
    const bytes = Uint8Array.from(atob(text.trim()), (letter) => letter.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Engine(await WebAssembly.compile(await new Response(stream).arrayBuffer()));
  }

  constructor(module) {
    this.module = module;
    this.text = "";
    this.renew();
  }

  renew() { this.wasm = new WebAssembly.Instance(this.module, {}).exports; }

  // After a trap, reopens the scene in a new instance.
  call(name, ...values) {
    try {
      return this.wasm[name](...values);
    } catch (error) {
      this.renew();
      this.put(this.text);
      this.wasm.open();
      throw new Error("The engine stopped: " + error.message);
    }
  }

  put(text) {
    const bytes = utf8.in.encode(text);
    const place = this.wasm.reserve(bytes.length);
    new Uint8Array(this.wasm.memory.buffer, place, bytes.length).set(bytes);
  }

  get answer() {
    return utf8.out.decode(new Uint8Array(this.wasm.memory.buffer, this.wasm.output_pointer(), this.wasm.output_count()));
  }

  open(text) {
    this.text = text;
    this.put(text);
    this.call("open");
  }

  // Runs the whole scene; `values` maps parameter names to texts.
  play(values = {}) {
    this.put(JSON.stringify({ generation: 0, values }));
    this.call("play");
    return JSON.parse(this.answer);
  }

  // Puts a finger down; returns the reason if that is impossible, else null.
  begin(tick, item, { time, x, y }) { return this.call("begin", tick, item ?? -1, time, x, y) ? null : this.answer; }

  move({ time, x, y }) { this.call("move", time, x, y); }

  lift({ time, x, y }, isCancelled) {
    if (!this.call("lift", time, x, y, isCancelled ? 1 : 0)) return this.answer;
    this.call("text");
    this.text = this.answer;
    return null;
  }

  advance(tick) { return Boolean(this.call("advance", tick)); }

  get tick() { return this.wasm.frame_tick(); }

  read(frame) {
    const count = frame.items.length;
    const { buffer } = this.wasm.memory;
    frame.values.set(new Float64Array(buffer, this.wasm.frame_values(), count * STRIDE));
    const parents = new Int32Array(buffer, this.wasm.frame_parents(), count);
    frame.items.forEach(({ parent }, item) => {
      frame.parents[item] = parents[item] === -2 ? parent : parents[item] < 0 ? null : parents[item];
    });
    frame.tick = this.tick;
    return frame;
  }
}
