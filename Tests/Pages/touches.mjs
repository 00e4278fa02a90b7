// SPDX-License-Identifier: MIT
//
// Throws items on pages of the example scenes with gestures, by real pointer events in a headless browser. Each
// throw must replay bit for bit from the scene that the page keeps.
//
// Usage: node Tests/Pages/touches.mjs UIDYN [throws|latency] [COUNT] [SEED]
//
// latency measures the time between a pointer event and the painting of the frame that shows its effect.

import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Browser } from "./browser.mjs";

const [uidyn, mode = "throws", count = mode === "throws" ? 200 : 100, seed = 1] = process.argv.slice(2);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "uidyn-touches-"));

// Returns a generator of numbers from 0 to 1 for a seed (mulberry32).
function random(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const scenes = fs.readdirSync("Examples").filter((name) => name.endsWith(".json"))
  .filter((name) => JSON.parse(fs.readFileSync(`Examples/${name}`)).gestures).map((name) => name.slice(0, -5));

function pageOf(name) {
  const page = path.join(folder, name + ".html");
  if (!fs.existsSync(page)) execFileSync(uidyn, ["render", `Examples/${name}.json`, "-o", page, "--quiet"]);
  return page;
}

// The window position of a visible item, or of the middle of the screen if no item is visible.
const place = (share) => `(() => {
  const { stage } = uidyn;
  const { left, top, width, height } = stage.box.getBoundingClientRect();
  const [x, y, w, h] = stage.camera.box;
  const [a, b, c, d] = stage.screen.box ?? stage.camera.box;
  const seen = stage.actors.filter(({ at, number }) => at && !number && at[0] > a && at[0] < a + c && at[1] > b && at[1] < b + d);
  const at = seen.length ? seen[Math.floor(${share} * seen.length)].at : [a + c / 2, b + d / 2];
  return [left + width / 2 + (at[0] - x - w / 2) / stage.pixel, top + height / 2 + (at[1] - y - h / 2) / stage.pixel];
})()`;

async function throwing(browser, name, draw) {
  await browser.open(pageOf(name));
  // After the release, the clock runs as fast as the engine can.
  await browser.evaluate(`(() => {
    const { hand } = living;
    const { moved } = hand;
    hand.moved = () => { moved(); if (!hand.fingers.size) hand.zero -= 2000; };
    uidyn.seek(${(draw() * 1.5).toFixed(3)});
  })()`);
  const throws = 1 + Math.floor(draw() * 3);
  for (let turn = 1; turn <= throws; turn++) {
    let [x, y] = await browser.evaluate(place(draw()));
    const [dx, dy] = [(draw() - 0.5) * 60, (draw() - 0.5) * 60];
    const steps = 2 + Math.floor(draw() * 10);
    const isTouch = draw() < 0.5;
    const isCancelled = isTouch && draw() < 0.1;
    if (isTouch) await browser.touch("touchStart", [[x, y]]);
    else {
      await browser.mouse("mouseMoved", x, y, false);
      await browser.mouse("mousePressed", x, y, true);
    }
    for (let step = 0; step < steps; step++) {
      x = Math.min(Math.max(x + dx + (draw() - 0.5) * 8, 2), 1270);
      y = Math.min(Math.max(y + dy + (draw() - 0.5) * 8, 2), 890);
      if (isTouch) await browser.touch("touchMove", [[x, y]]); else await browser.mouse("mouseMoved", x, y, true);
    }
    if (isTouch) await browser.touch(isCancelled ? "touchCancel" : "touchEnd", []);
    else await browser.mouse("mouseReleased", x, y, false);
    await browser.wait(`living.touches === ${turn} || !(living.hand.isRunning || living.working)`);
    if (await browser.evaluate(`living.touches`) < turn) return { turn: turn - 1, words: await browser.evaluate("document.getElementById('w-state').textContent") };
    const { same, ticks } = await browser.evaluate("living.last.replayed ?? {}");
    if (!same) return { turn, fault: `differs from tick ${ticks}`, text: await browser.evaluate("living.engine.text") };
  }
  return { turn: throws };
}

async function testThrows() {
  const done = new Map(scenes.map((name) => [name, 0]));
  const [faults, draw] = [[], random(Number(seed))];
  const began = Date.now();
  let browser = null;
  for (let total = 0, place = 0; total < count; place++) {
    // Restarts the browser regularly, because a browser that has shown many pages may exit.
    if (place % 20 === 0) {
      if (browser) faults.push(...browser.errors);
      browser?.process.kill();
      browser = await new Browser().start();
    }
    const name = scenes[place % scenes.length];
    const { turn, fault, text, words } = await throwing(browser, name, draw).catch((error) => ({ turn: 0, fault: error.message, text: "" }));
    if (words) console.error(`${name}: ${words}`);
    done.set(name, done.get(name) + turn);
    total += turn;
    if (!fault) continue;
    const file = path.join(os.tmpdir(), `differs-${name}-${place}.json`);
    fs.writeFileSync(file, text);
    faults.push(`${name}: ${fault}; the scene is ${file}`);
    console.error(faults[faults.length - 1]);
  }
  const all = [...done].map(([name, turns]) => `${name} ${turns}`).join(", ");
  console.log(`${[...done.values()].reduce((sum, turns) => sum + turns)} throws in ${Math.round((Date.now() - began) / 1000)} s: ${all}`);
  browser.process.kill();
  return [...faults, ...browser.errors];
}

// Measures from the timestamp of an event to the end of the frame that draws the first tick it affects.
async function testLatency() {
  const faults = [];
  const browser = await new Browser().start();
  for (const name of scenes) {
    await browser.open(pageOf(name));
    await browser.evaluate(`(() => {
      const { hand } = living;
      window.latencies = [];
      let [pending, isInFrame] = [[], false];
      const { move, run, send } = hand;
      hand.send = function (...values) {
        pending.push(...this.stamps ?? []);
        this.stamps = [];
        return send.apply(this, values);
      };
      // A message arrives after the frame of the current task is painted.
      const painted = (act) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = act;
        channel.port2.postMessage(0);
      };
      hand.run = function (now) {
        isInFrame = true;
        painted(() => { isInFrame = false; });
        run.call(this, now);
      };
      hand.move = function (event) {
        const isOwn = this.fingers.has(event.pointerId);
        if (isOwn) (this.stamps ??= []).push(event.timeStamp);
        return move.call(this, event);
      };
      const { moved } = hand;
      hand.moved = () => {
        moved();
        const stamps = pending;
        pending = [];
        const measure = () => painted(() => {
          const now = performance.now();
          latencies.push(...stamps.map((stamp) => now - stamp));
        });
        // The result of a worker arrives between two frames.
        if (isInFrame) measure(); else requestAnimationFrame(measure);
      };
      uidyn.pause();
      uidyn.seek(0.1);
    })()`);
    const [x, y] = await browser.evaluate(place(0.99));
    await browser.mouse("mouseMoved", x, y, false);
    await browser.mouse("mousePressed", x, y, true);
    for (let step = 0; step < count; step++) {
      await browser.mouse("mouseMoved", x + 40 * Math.sin(step / 8), y - 40 + 40 * Math.cos(step / 8), true);
      await new Promise((done) => setTimeout(done, 8));
    }
    await browser.mouse("mouseReleased", x, y, false);
    const all = (await browser.evaluate("latencies")).sort((one, other) => one - other);
    const at = (share) => all[Math.min(Math.floor(share * all.length), all.length - 1)]?.toFixed(1) ?? "none";
    const thread = await browser.evaluate("living.engine === living.near ? '' : ', in a worker'");
    console.log(`${name.padEnd(26)} ${String(all.length).padStart(4)} events, median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms${thread}`);
    if (!(all[Math.floor(0.95 * all.length)] <= 33)) faults.push(`${name}: 95 % within ${at(0.95)} ms`);
  }
  browser.process.kill();
  return faults;
}

let faults;
try {
  faults = await (mode === "throws" ? testThrows() : testLatency());
} catch (error) {
  faults = [error.stack];
}
fs.rmSync(folder, { recursive: true });
if (faults.length) console.error(faults.join("\n"));
process.exit(faults.length ? 1 : 0);
