// Graphs of item values over time, with measurements of the trimmed range.

import { button, clamp, draw, element, fill, make, short } from "./dom.mjs";
import { columns, extent, itemOf, liveliest, metrics, named, series } from "./measures.mjs";
import { colorOf } from "./painter.mjs";

const height = 150, left = 46, bottom = 20, top = 8;
const difference = { name: "difference", unit: "pt" };

function ticks(low, high, count) {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((step) => step >= rough * 0.999);
  const first = Math.ceil(low / step - 1e-6);
  const places = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  return Array.from({ length: Math.floor(high / step + 1e-6) - first + 1 }, (_, n) =>
    [(first + n) * step, ((first + n) * step).toFixed(places)]);
}

export class Graphs {
  constructor(player) {
    Object.assign(this, { player, runs: player.runs });
    const [run] = this.runs;
    const ids = run.items.map(({ id }) => id);
    const known = player.state.graphs?.map((graph) => ({ ...graph, items: graph.items.filter((id) => ids.includes(id)) }))
      .filter(({ items }) => items.length);
    const mover = ids[run.mover];
    const first = known?.length || player.state.graphs?.length === 0 ? known : !ids.length ? []
      : [...(player.isComparing ? [{ column: "difference", items: [mover] }] : []),
        { column: liveliest(run, run.mover), items: [mover] }];
    this.cards = [];
    element("graphs").replaceChildren();
    for (const graph of first) this.add(graph);
    element("add").onclick = () => {
      this.add({ column: "speed", items: [player.state.item] });
      this.keep();
    };
    element("add").hidden = !ids.length;
  }

  keep() { this.player.set({ graphs: this.cards.map(({ graph }) => graph) }); }

  add(graph) {
    const list = this.player.isComparing ? [...columns, difference] : columns;
    const names = list.map(({ name }) => name);
    const column = make("select", { ariaLabel: "Graphed value" });
    fill(column, names, names.indexOf(graph.column));
    const chips = make("div", { className: "chips" });
    const more = make("select", { ariaLabel: "Add an item to the graph" });
    const svg = draw("svg", { role: "img", class: "plot" });
    const table = make("table", { className: "metrics" });
    const card = { graph, chips, more, svg, table };
    const remove = button("×", () => {
      box.remove();
      this.cards = this.cards.filter((other) => other !== card);
      this.keep();
    }, "Remove the graph");
    const box = make("div", { className: "graph" }, make("div", { className: "row" }, column, more, remove), chips, svg, table);
    column.onchange = () => this.change(card, { column: names[column.value] });
    more.onchange = () => this.change(card, { items: [...card.graph.items, more.selectedOptions[0].textContent] });
    const point = ({ clientX }) => {
      const box = svg.getBoundingClientRect();
      const share = clamp((clientX - box.left - left) / (box.width - left - 8), 0, 1);
      this.player.seek(this.start + share * (this.end - this.start));
    };
    svg.onpointerdown = (event) => { svg.setPointerCapture(event.pointerId); point(event); };
    svg.onpointermove = (event) => { if (event.buttons) point(event); };
    element("graphs").append(box);
    this.cards.push(card);
    this.plot(card);
  }

  change(card, graph) {
    Object.assign(card.graph, graph);
    this.plot(card);
    this.keep();
  }

  get start() { return this.player.start; }
  get end() { return Math.max(this.player.scrubEnd, this.start + 1e-3); }

  curve(number, id, column) {
    if (column === difference) return number ? [] : this.distances(id);
    return series(this.runs[number], id, column);
  }

  // The distance of an item between both runs; a finished run keeps its last position.
  distances(id) {
    const { master } = this.player;
    return Array.from({ length: master.count }, (_, row) => {
      const [[ax, ay], [bx, by]] = this.runs.map((run) => {
        const item = itemOf(run, id);
        return item < 0 ? [NaN, NaN] : run.frame(run.tick(run.rowOfTick(master.tick(row)))).pose(item);
      });
      return [master.time(row), Math.hypot(bx - ax, by - ay)];
    });
  }

  plot(card) {
    const { graph, svg } = card;
    const [run] = this.runs;
    card.column = named(graph.column) ?? difference;
    const width = Math.max(svg.clientWidth || 320, 120);
    card.curves = graph.items.map((id) => this.runs.map((_, number) => this.curve(number, id, card.column)));
    let [low, high] = extent(card.curves.flat().map((curve) => curve.filter(([time]) => time <= this.end + 1e-6)));
    this.listItems(card);
    svg.replaceChildren();
    svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
    svg.setAttribute("aria-label", `${graph.items.join(", ")}: ${card.column.name}`);
    if (low > high) return draw("text", { x: left, y: 40 }, svg).append("no values");
    // Ranges below one point are drawn flat.
    const pad = Math.max((high - low) * 0.06, high - low < 1 ? (1 - high + low) / 2 : 0);
    [low, high] = [low - pad, high + pad];
    const down = height - top - bottom;
    card.x = (time) => left + ((width - left - 8) * (time - this.start)) / (this.end - this.start);
    const y = (value) => top + (down * (card.column.isDown ? value - low : high - value)) / (high - low);
    const grid = draw("g", { class: "grid" }, svg);
    for (const [value, words] of ticks(low, high, 4)) {
      draw("path", { d: `M${left} ${short(y(value), 1)}H${width - 8}` }, grid);
      draw("text", { x: left - 5, y: y(value) + 3.5, "text-anchor": "end" }, grid).textContent = words;
    }
    for (const [time, words] of ticks(this.start, this.end, width > 260 ? 5 : 3)) {
      draw("path", { d: `M${short(card.x(time), 1)} ${top}V${height - bottom}` }, grid);
      draw("text", { x: Math.min(card.x(time), width - 14), y: height - 6, "text-anchor": "middle" }, grid).textContent = words + " s";
    }
    card.curves.forEach((curves, place) => curves.forEach((curve, number) => {
      const classes = `trail ${colorOf(itemOf(run, graph.items[place]), number)}${number ? " other" : ""}`;
      draw("path", { class: classes, d: line(curve, card.x, y, this.end) }, svg);
    }));
    card.cursor = draw("path", { class: "ink", d: `M0 ${top}V${height - bottom}` }, svg);
    this.measure(card);
    if (this.player.frames) this.drawOne(card);
  }

  listItems({ graph, chips, more }) {
    const { items } = this.runs[0];
    chips.replaceChildren(...graph.items.map((id) => {
      const chip = make("span", { className: `chip c${Math.max(itemOf(this.runs[0], id), 0) % 8}` }, make("strong", { textContent: id }), make("output"));
      if (graph.items.length > 1)
        chip.append(button("×", () => this.change(this.cards.find((card) => card.graph === graph),
          { items: graph.items.filter((other) => other !== id) }), `Remove ${id} from the graph`));
      return chip;
    }));
    const rest = items.map(({ id }) => id).filter((id) => !graph.items.includes(id));
    fill(more, ["Add item", ...rest], 0);
    more.hidden = !rest.length;
  }

  measure({ graph, curves, column, table }) {
    const { from, to } = this.player;
    if (column === difference) return table.replaceChildren();
    const head = make("tr", {}, ...["", "overshoot", "within 5 %", "within 0.5", "peak"].map((textContent) =>
      make("th", { textContent, scope: "col" })));
    table.replaceChildren(head, ...graph.items.flatMap((id, place) => {
      const found = metrics(curves[place][0], from, to);
      if (!found) return [];
      const time = (value) => (Number.isFinite(value) ? short(value) + " s" : "–");
      // A percentage is meaningless if the value returns to its start or does not overshoot its end.
      const share = found.share <= 300 && found.overshoot >= 0.05 ? ` (${short(found.share, 0)} %)` : "";
      const beyond = Number.isFinite(found.overshoot) ? `${short(found.overshoot, 1)} ${column.unit}${share}` : "–";
      const cells = [beyond, time(found.near), time(found.settled), `${short(found.peak, 0)} ${column.unit}/s`];
      return [make("tr", {}, make("th", { textContent: id, scope: "row" }), ...cells.map((textContent) => make("td", { textContent })))];
    }));
  }

  replot() { for (const card of this.cards) this.plot(card); }
  remeasure() { for (const card of this.cards) if (card.x) this.measure(card); }
  draw() { for (const card of this.cards) this.drawOne(card); }

  drawOne({ cursor, x, curves, chips, column }) {
    if (!cursor) return;
    const { time } = this.player.state;
    cursor.setAttribute("transform", `translate(${short(x(Math.min(time, this.end)), 1)} 0)`);
    curves.forEach(([curve], place) => {
      const { master } = this.player;
      const entry = curve[Math.min(master.rowAt(time), curve.length - 1)];
      chips.children[place].querySelector("output").textContent = entry ? `${short(entry[1], 1)} ${column.unit}` : "";
    });
  }
}

function line(curve, x, y, end) {
  let [path, isGap] = ["", true];
  for (const [time, value] of curve) {
    if (time > end + 1e-6) break;
    if (Number.isFinite(value)) path += (isGap ? "M" : "L") + short(x(time), 1) + " " + short(y(value), 1);
    isGap = !Number.isFinite(value);
  }
  return path;
}
