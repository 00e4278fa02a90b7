// The engine in a worker, with members that return promises: slow scenes do not freeze the page, and can be stopped.

import { Engine } from "./engine.mjs";
import { STRIDE } from "./frame.mjs";

// The longest time for one call, ms.
const mostTime = 10_000;

const members = Object.entries(Object.getOwnPropertyDescriptors(Engine.prototype));
const getters = members.filter(([, { get }]) => get).map(([name]) => name);

// Runs in the worker.
function serve(getters) {
  let [engine, text] = [null, undefined];
  onmessage = ({ data: [name, ...values] }) => {
    const reply = {};
    try {
      if (!engine) engine = new Engine(...values);
      else reply.value = getters.includes(name) ? engine[name] : engine[name](...values);
    } catch (error) {
      reply.failure = error.message;
    }
    if (engine?.scene && engine.text !== text) reply.text = text = engine.text;
    postMessage(reply);
  };
}

export class Remote {
  // An engine in a worker, or in this thread if the browser refuses workers.
  static async start(module) {
    const remote = new Remote(module);
    try {
      await remote.launch();
      return remote;
    } catch {
      return new Engine(module);
    }
  }

  constructor(module) { Object.assign(this, { module, scene: null, waiting: [] }); }

  launch() {
    const source = `const STRIDE = ${STRIDE};\n${Engine}\n(${serve})(${JSON.stringify(getters)});`;
    this.address ??= URL.createObjectURL(new Blob([source], { type: "text/javascript" }));
    this.worker = new Worker(this.address);
    this.worker.onmessage = ({ data }) => this.take(data);
    this.worker.onerror = ({ message }) => this.end(message);
    return this.call("new", this.module);
  }

  call(...message) {
    const answer = new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.worker.postMessage(message);
      if (this.waiting.length === 1) this.watch();
    });
    // Not all callers wait.
    answer.catch(() => {});
    return answer;
  }

  watch() {
    clearTimeout(this.timer);
    if (this.waiting.length) this.timer = setTimeout(() => this.stop(`The scene takes longer than ${mostTime / 1000} s for one step`), mostTime);
  }

  take({ value, failure, text }) {
    const { resolve, reject } = this.waiting.shift();
    if (text !== undefined) this.scene = { ...this.scene, text };
    this.watch();
    if (failure === undefined) resolve(value); else reject(new Error(failure));
  }

  end(words) {
    this.worker.terminate();
    clearTimeout(this.timer);
    for (const { reject } of this.waiting.splice(0)) reject(new Error(words));
  }

  // Ends all calls; a new worker opens the scene again.
  stop(words) {
    this.end(words);
    this.launch();
    if (this.scene) this.open(this.scene);
  }

  open(scene) {
    this.scene = scene;
    return this.call("open", scene);
  }

  get text() { return this.scene.text; }
}

for (const [name] of members) {
  if (name in Remote.prototype) continue;
  Object.defineProperty(Remote.prototype, name, getters.includes(name) ? { get() { return this.call(name); } }
    : { value(...values) { return this.call(name, ...values); } });
}
