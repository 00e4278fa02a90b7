// SPDX-License-Identifier: MIT

import { spawn } from "node:child_process";

const words = ["--no-sandbox", "--disable-gpu", "--enable-features=NetworkServiceInProcess2"];

// A headless browser controlled through two pipes (Chrome DevTools Protocol).
export class Browser {
  constructor(program = "chromium-headless-shell") {
    this.process = spawn(program, [...words, "--remote-debugging-pipe", "about:blank"],
      { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    Object.assign(this, { last: 0, waiting: new Map(), text: "", errors: [] });
    for (const pipe of this.process.stdio.slice(3)) pipe.on("error", () => {});
    this.process.stdio[4].on("data", (data) => this.take(data.toString()));
    this.process.on("exit", (code, signal) => {
      for (const { reject } of this.waiting.values()) reject(new Error(`the browser ended: ${code ?? signal}`));
    });
  }

  take(data) {
    const texts = (this.text + data).split("\0");
    this.text = texts.pop();
    for (const text of texts) {
      const { id, result, error, method, params } = JSON.parse(text);
      if (method === "Runtime.exceptionThrown") this.errors.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
      const done = this.waiting.get(id);
      this.waiting.delete(id);
      if (error) done?.reject(new Error(error.message)); else done?.resolve(result);
    }
  }

  call(method, params = {}, sessionId = this.session) {
    const id = ++this.last;
    this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  async start() {
    const { targetInfos } = await this.call("Target.getTargets");
    const { targetId } = targetInfos.find(({ type }) => type === "page");
    this.session = (await this.call("Target.attachToTarget", { targetId, flatten: true })).sessionId;
    for (const domain of ["Page", "Runtime"]) await this.call(domain + ".enable");
    await this.call("Emulation.setDeviceMetricsOverride", { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false });
    await this.call("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 2 });
    return this;
  }

  async evaluate(expression) {
    const { result, exceptionDetails } = await this.call("Runtime.evaluate", { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  async wait(expression, seconds = 20) {
    for (let turn = 0; turn < seconds * 50; turn++) {
      if (await this.evaluate(`Boolean(${expression})`).catch(() => false)) return;
      await new Promise((done) => setTimeout(done, 20));
    }
    const state = await this.evaluate("window.living && [living.engine?.tick, living.touches, living.hand?.isRunning, living.hand?.fingers.size].join()");
    throw new Error(`in vain, with ${state}: ${expression}`);
  }

  mouse(type, x, y, isDown) {
    const button = isDown || type === "mouseReleased" ? "left" : "none";
    return this.call("Input.dispatchMouseEvent", { type, x, y, button, buttons: isDown ? 1 : 0, clickCount: 1 });
  }

  touch(type, points) {
    return this.call("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
  }

  async open(page) {
    await this.call("Page.navigate", { url: "file://" + page });
    await this.wait("window.living && living.shown > 0 && living.hand");
  }
}
