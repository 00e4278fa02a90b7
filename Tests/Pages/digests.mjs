// SPDX-License-Identifier: MIT
//
// Compares the digests of the page's engine with the native engine's, tick by tick, for every example that has a
// log and for generated scenes. If a browser is given, its engine runs the examples too.
// Usage: SceneAttack --digests FIRST COUNT | node Tests/Pages/digests.mjs [BROWSER]

import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import readline from "node:readline";
import zlib from "node:zlib";

// Runs in Node.js and, as source text, in the browser.
function differences(module, cases) {
  const faults = [];
  let ticks = 0;
  for (const { name, scene, digests } of cases) {
    const engine = new WebAssembly.Instance(module, {}).exports;
    const bytes = new TextEncoder().encode(scene);
    const place = engine.reserve(bytes.length);
    new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
    let text;
    try {
      engine.open();
      engine.digests();
      text = new TextDecoder().decode(
        new Uint8Array(engine.memory.buffer, engine.output_pointer(), engine.output_count()));
    } catch (error) {
      text = String(error);
    }
    const [wanted, found] = [digests.split("\n"), text.split("\n")];
    const tick = wanted.findIndex((digest, index) => digest !== found[index]);
    if (text !== digests) faults.push(`${name}: differs at tick ${tick}: ${(found[tick] ?? "").slice(0, 200)}`);
    ticks += wanted.length - 1;
  }
  return { faults, ticks };
}

function examples() {
  const logs = fs.readdirSync("Examples", { recursive: true }).filter((name) => name.endsWith(".log")).sort();
  return logs.map((log) => `Examples/${log.slice(0, -4)}`).filter((name) => fs.existsSync(`${name}.json`)).map((name) => ({
    name,
    scene: fs.readFileSync(`${name}.json`, "utf8"),
    digests: fs.readFileSync(`${name}.log`, "utf8").split("\n").filter((line) => line.startsWith('{"record":"digests"'))
      .flatMap((line) => JSON.parse(line).values).map((digest) => digest + "\n").join(""),
  }));
}

function inBrowser(browser, bytes, cases) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "digests-"));
  const page = path.join(folder, "page.html");
  const data = JSON.stringify({ engine: zlib.gzipSync(bytes).toString("base64"), cases }).replaceAll("<", "\\u003c");
  fs.writeFileSync(page, `<!doctype html><meta charset="utf-8"><body>…<script type="module">
    ${differences}
    const { engine, cases } = ${data};
    const zipped = new Blob([Uint8Array.from(atob(engine), (letter) => letter.charCodeAt(0))]);
    const bytes = await new Response(zipped.stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    document.body.textContent = "result:" + JSON.stringify(differences(await WebAssembly.compile(bytes), cases)) + ":end";
  </script>`);
  try {
    const options = ["--no-sandbox", "--virtual-time-budget=600000", "--dump-dom", `file://${page}`];
    const text = execFileSync(browser, options, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"], timeout: 300_000 });
    const [, result] = text.match(/result:(.*):end/s) ?? [];
    return result ? JSON.parse(result) : { faults: ["the browser gave no result"], ticks: 0 };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

const bytes = fs.readFileSync(".build/web/uidynamics.wasm");
const module = new WebAssembly.Module(bytes);
const imports = WebAssembly.Module.imports(module).map(({ name }) => name);
const faults = imports.map((name) => `the module imports ${name}`);
const report = (what, count, result) => {
  faults.push(...result.faults);
  if (!count) faults.push(`no ${what}`);
  console.log(`page engine: ${count} ${what}, ${result.ticks} ticks, ${result.faults.length} differences`);
};
report("examples", examples().length, differences(module, examples()));
const browser = process.argv[2];
if (browser) report("examples in the browser", examples().length, inBrowser(browser, bytes, examples()));
const generated = { faults: [], ticks: 0 };
let count = 0;
for await (const line of readline.createInterface({ input: process.stdin })) {
  const result = differences(module, [JSON.parse(line)]);
  generated.faults.push(...result.faults);
  generated.ticks += result.ticks;
  count += 1;
}
report("generated scenes", count, generated);
if (faults.length) {
  console.error(faults.slice(0, 20).join("\n"));
  process.exit(1);
}
