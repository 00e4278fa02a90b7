// Scenes in links and files. All input is hostile.

// The limit in bytes; a larger text would freeze the editor.
const most = 1 << 20;
export const tooLarge = "it is larger than 1 MiB; “uidyn watch” shows larger scenes";

export function textOf(bytes) {
  if (bytes.length > most) throw new Error(tooLarge);
  let text;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Error("it is not text in UTF-8");
  }
  if (text.includes("\0")) throw new Error("it is not text");
  return text.replace(/\r\n?/g, "\n");
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
    if (count <= most) continue;
    reader.cancel();
    throw new Error(tooLarge);
  }
  return textOf(new Uint8Array(await new Blob(parts).arrayBuffer()));
}

export async function readFile(file) {
  if (file.size > most) throw new Error(tooLarge);
  return textOf(new Uint8Array(await file.arrayBuffer()));
}
