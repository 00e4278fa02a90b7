// SPDX-License-Identifier: MIT
//
// Compares the digests of the page's engine with the native engine's, tick by tick, for every example that has a
// log and for generated scenes. If a browser is given, its engine runs the examples too.
// Usage: SceneAttack --digests FIRST COUNT | node Tests/Pages/digests.mjs [BROWSER]

import fs from "node:fs";
import readline from "node:readline";
import { Browser } from "./browser.mjs";

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

async function inBrowser(program, bytes, cases) {
  const browser = await new Browser(program).start();
  const result = await browser.evaluate(`(async () => {
    ${differences}
    const bytes = Uint8Array.from(atob("${bytes.toString("base64")}"), (letter) => letter.charCodeAt(0));
    return differences(await WebAssembly.compile(bytes), ${JSON.stringify(cases)});
  })()`);
  browser.process.kill();
  return result;
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
const program = process.argv[2];
if (program) report("examples in the browser", examples().length, await inBrowser(program, bytes, examples()));
const generated = { faults: [], ticks: 0 };
let count = 0;
for await (const line of readline.createInterface({ input: process.stdin })) {
  const result = differences(module, [JSON.parse(line)]);
  generated.faults.push(...result.faults);
  generated.ticks += result.ticks;
  count += 1;
}
report("generated scenes", count, generated);
if (faults.length) console.error(faults.slice(0, 20).join("\n"));
process.exit(faults.length ? 1 : 0);
