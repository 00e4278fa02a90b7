// The scrubber with its marks and handles, and the list of events.

import { clamp, draw, element, make, seconds, short } from "./dom.mjs";

const kinds = {
  contactBegan: ["contact", "contact"], gesture: ["touch", "finger"], emit: ["field", "event"],
  pause: ["dim", "rest"], resume: ["dim", "rest"], stop: ["dim", "rest"],
};

export class Timeline {
  constructor(player) {
    Object.assign(this, { player, master: player.master, range: element("seek"), entries: [] });
    this.tick = undefined;
    element("events").replaceChildren();
    for (const side of ["in", "out"]) this.handle(side);
    element("rest").onclick = () => player.set({ isWhole: !player.state.isWhole });
    element("untrim").onclick = () => player.set({ from: null, to: null });
    element("copy-range").onclick = () => copy(this.flags, element("copy-range"));
  }

  get flags() { return `--from ${short(this.player.from, 3)} --to ${short(this.player.to, 3)}`; }

  // Omits pauses of an animator that runs only for the tick in which a finger moves an anchored item.
  get events() {
    const { events } = this.player.runs[0].data;
    const keys = new Set(events.map(([tick, kind]) => tick + kind));
    return events.filter(([tick, kind]) => !/pause|resume/.test(kind) || !(keys.has(`${tick}pause`) && keys.has(`${tick}resume`)));
  }

  share(time) {
    const { start, scrubEnd } = this.player;
    return scrubEnd > start ? clamp((time - start) / (scrubEnd - start), 0, 1) : 0;
  }

  lay(difference) {
    const { player } = this;
    this.difference = difference;
    this.range.max = player.master.count ? player.master.rowAt(player.scrubEnd) : 0;
    const rest = player.end - player.lastChange;
    const stub = element("rest");
    stub.hidden = rest < 0.05;
    stub.textContent = player.state.isWhole ? "trim" : `+${short(rest, 1)} s`;
    stub.title = player.state.isWhole ? "End the scrubber at the last visible change"
      : `Nothing visible changes for ${short(rest, 1)} s. Click to show that time.`;
    this.drawMarks();
    this.drawRange();
  }

  drawMarks() {
    const marks = element("marks");
    marks.replaceChildren();
    const groups = {};
    for (const [tick, kind] of this.events) {
      const [color, name] = kinds[kind] ?? [];
      if (!color) continue;
      const group = (groups[name] ||= { color, count: 0, places: new Set() });
      group.count += 1;
      const time = this.master.timeOf(tick);
      if (time <= this.player.scrubEnd + 1e-6) group.places.add(Math.round(this.share(time) * 250));
    }
    // Marks of consecutive ticks form a bar, even where a tick is wide.
    const gap = Math.max(2, Math.ceil(250 * (this.share(this.master.timeOf(1)) - this.share(this.master.timeOf(0)))));
    for (const { color, places } of Object.values(groups)) {
      const [lines, bars] = grouped([...places].sort((a, b) => a - b), gap);
      if (bars) draw("path", { class: color + " bar", d: bars }, marks);
      draw("path", { class: color, d: lines }, marks);
    }
    if (this.difference) {
      const x = short(this.share(this.difference.time) * 1000, 1);
      draw("path", { class: "ink", d: `M${x} 0V12`, style: "stroke-width:3" }, marks);
    }
    element("key").replaceChildren(...Object.entries(groups).map(([name, { color, count }]) =>
      make("li", { className: color }, make("span", { textContent: `${name} ${count}` }))));
  }

  handle(side) {
    const { player } = this;
    const handle = element(side);
    const place = (time) => {
      const row = player.master.time(player.master.rowAt(clamp(time, player.start, player.scrubEnd)));
      player.set(side === "in" ? { from: Math.min(row, player.to) } : { to: Math.max(row, player.from) });
    };
    handle.onpointerdown = (event) => { handle.setPointerCapture(event.pointerId); event.preventDefault(); handle.focus(); };
    handle.onpointermove = (event) => {
      if (!event.buttons) return;
      const { left, width } = element("track").getBoundingClientRect();
      place(player.start + clamp((event.clientX - left) / width, 0, 1) * (player.scrubEnd - player.start));
    };
    handle.onkeydown = (event) => {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      const time = side === "in" ? player.from : player.to;
      const row = player.master.rowAt(time) + way * (event.shiftKey ? 10 : 1);
      place(player.master.time(clamp(row, 0, player.master.count - 1)));
    };
  }

  drawRange() {
    const { player } = this;
    const isCut = player.state.from !== null || player.state.to !== null;
    for (const [side, time] of [["in", player.from], ["out", player.to]]) {
      const handle = element(side);
      handle.style.left = `${100 * this.share(time)}%`;
      handle.setAttribute("aria-valuenow", short(time, 3));
      handle.setAttribute("aria-valuetext", seconds(time));
      handle.setAttribute("aria-valuemin", short(player.start, 3));
      handle.setAttribute("aria-valuemax", short(player.scrubEnd, 3));
    }
    element("track").style.setProperty("--in", this.share(player.from));
    element("track").style.setProperty("--out", this.share(player.to));
    element("cut").hidden = !isCut;
    element("flags").textContent = isCut ? this.flags : "";
  }

  listEvents() {
    const { master, player } = this;
    const { events } = this;
    this.entries = events.slice(0, 500).map(([tick, , words]) => {
      const time = master.timeOf(tick);
      const row = make("button", { onclick: () => player.seek(time) }, make("time", { textContent: seconds(time) }), words);
      return { tick, row };
    });
    const list = element("events");
    list.replaceChildren(...this.entries.map(({ row }) => make("li", {}, row)));
    const rest = events.length - this.entries.length;
    if (rest > 0 || !events.length) list.append(make("li", { textContent: rest > 0 ? `and ${rest} more` : "none" }));
  }

  draw(time) {
    const { master } = this;
    const row = master.rowAt(time);
    const tick = master.count ? master.tick(row) : 0;
    if (tick === this.tick && element("clock").textContent) return;
    this.tick = tick;
    const now = seconds(master.count ? master.time(row) : 0);
    this.range.value = row;
    this.range.setAttribute("aria-valuetext", `${now}, tick ${tick}`);
    element("clock").textContent = `${now} · tick ${tick}`;
    const first = this.entries.findIndex((entry) => entry.tick === tick);
    if (first === this.current) return;
    this.entries[this.current]?.row.classList.remove("now");
    this.entries[first]?.row.classList.add("now");
    this.current = first;
  }
}

function grouped(places, gap) {
  const runs = [];
  for (const place of places) {
    const last = runs[runs.length - 1];
    if (last && place - last[1] <= gap) last[1] = place; else runs.push([place, place]);
  }
  const bars = runs.filter(([from, to]) => to - from > 2.5 * gap).map(([from, to]) => `M${4 * from} 8H${4 * to}`).join("");
  const lines = runs.flatMap(([from, to]) => (to - from > 2.5 * gap ? [from, to] : places.filter((place) => place >= from && place <= to)))
    .map((place) => `M${4 * place} 3V12`).join("");
  return [lines, bars];
}

export async function copy(text, button) {
  const words = button.textContent;
  try {
    await navigator.clipboard.writeText(text);
    button.textContent = "Copied";
  } catch {
    button.textContent = text;
  }
  setTimeout(() => { button.textContent = words; }, 2500);
}
