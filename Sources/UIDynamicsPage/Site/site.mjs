// Shared by both pages: the compiled engine, the list of scenes, and the offline cache.

import { element } from "./page/dom.mjs";
import { Engine } from "./page/engine.mjs";

async function load(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`“${address}” cannot be loaded (${response.status}).`);
  return response;
}

export const loadText = async (address) => (await load(address)).text();

export async function loadModule() {
  if (!globalThis.WebAssembly || !globalThis.DecompressionStream)
    throw new Error("This browser cannot run the engine, because it has no WebAssembly or it is too old.");
  const bytes = await (await load("playground.wasm.gz")).arrayBuffer();
  // Some servers have already decompressed the module.
  if (new Uint8Array(bytes, 0, 1)[0] !== 0x1f) return WebAssembly.compile(bytes);
  return Engine.compile(bytes);
}

export async function loadScenes() { return (await load("scenes.json")).json(); }

export function notice(text) { Object.assign(element("s-notice"), { textContent: text, hidden: !text }); }

// Continues after the browser has painted and handled input.
export const pause = () => new Promise((done) => setTimeout(done));

export function keepOffline() { navigator.serviceWorker?.register("sw.js").catch(() => {}); }
