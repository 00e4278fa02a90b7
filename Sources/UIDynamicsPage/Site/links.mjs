// Scenes in links and files. All input is hostile.

// A larger text would freeze the editor.
const most = { bytes: 1 << 18, lines: 10_000 };
export const large = "larger than 256 KiB or 10,000 lines; “uidyn watch” shows larger scenes";
const tooLarge = "it is " + large;

export const isTooLarge = (text) => text.length > most.bytes || text.split("\n").length > most.lines;

export function textOf(bytes) {
  if (bytes.length > most.bytes) throw new Error(tooLarge);
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("it is not text in UTF-8");
  }
  if (text.includes("\0")) throw new Error("it is not text");
  text = text.replace(/\r\n?/g, "\n");
  if (isTooLarge(text)) throw new Error(tooLarge);
  return text;
}

export async function pack(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export async function unpack(packed) {
  let bytes;
  try {
    bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    throw new Error("it is damaged");
  }
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const parts = [];
  let count = 0;
  while (true) {
    const { done, value } = await reader.read().catch(() => { throw new Error("it is damaged"); });
    if (done) break;
    parts.push(value);
    count += value.length;
    if (count <= most.bytes) continue;
    reader.cancel();
    throw new Error(tooLarge);
  }
  return textOf(new Uint8Array(await new Blob(parts).arrayBuffer()));
}

export async function readFile(file) {
  if (file.size > most.bytes) throw new Error(tooLarge);
  return textOf(new Uint8Array(await file.arrayBuffer()));
}
