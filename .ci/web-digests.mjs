// SPDX-License-Identifier: MIT
//
// Runs every example in the page's engine and compares the digest of each tick with its log.
// Usage: node .ci/web-digests.mjs [MODULE]

import fs from "node:fs";

const module = new WebAssembly.Module(fs.readFileSync(process.argv[2] ?? ".build/web/uidynamics.wasm"));
const imports = WebAssembly.Module.imports(module);
if (imports.length) throw new Error(`the module imports ${imports.map(({ name }) => name).join(", ")}`);

const logs = fs.readdirSync("Examples", { recursive: true }).filter((name) => name.endsWith(".log")).sort();
let ticks = 0;
let compared = 0;
const faults = [];
for (const log of logs) {
  const path = `Examples/${log.slice(0, -4)}.json`;
  if (!fs.existsSync(path)) continue;
  const golden = fs.readFileSync(`Examples/${log}`, "utf8").split("\n")
    .filter((line) => line.startsWith('{"record":"digests"')).flatMap((line) => JSON.parse(line).values);
  const engine = new WebAssembly.Instance(module, {}).exports;
  const scene = fs.readFileSync(path);
  const place = engine.reserve(scene.length);
  new Uint8Array(engine.memory.buffer, place, scene.length).set(scene);
  engine.open();
  engine.digests();
  const text = new TextDecoder().decode(
    new Uint8Array(engine.memory.buffer, engine.output_pointer(), engine.output_count()));
  const played = text.trim().split("\n");
  const same = golden.findIndex((digest, tick) => digest !== played[tick]);
  if (same >= 0 || played.length !== golden.length) faults.push(`${path}: differs at tick ${same}: ${text.slice(0, 200)}`);
  compared += 1;
  ticks += golden.length;
}
if (faults.length || !compared) {
  console.error(faults.join("\n") || "no logs were found");
  process.exit(1);
}
console.log(`page engine: ${compared} examples, ${ticks} ticks, every digest is that of the log`);
