// The values of the hovered item, or of the selected one if none is hovered.

import { element, fill, make, short } from "./dom.mjs";
import { columns, itemOf, read } from "./measures.mjs";

export class Readout {
  constructor(player) {
    const { stage } = player;
    const runs = player.runs.filter(({ isGhost }) => !isGhost);
    Object.assign(this, { player, runs, hovered: null });
    this.select = element("chosen");
    fill(this.select, runs[0].items.map(({ id }) => id), 0);
    this.select.onchange = () => player.set({ item: runs[0].items[this.select.value].id });
    const used = columns.filter(({ name }) => name !== "opacity" || runs[0].items.some(({ alpha }) => alpha));
    this.rows = used.map((column) => {
      const cells = runs.map(() => make("td"));
      const row = make("tr", {}, make("th", { textContent: column.name, scope: "row" }), ...cells,
        make("th", { textContent: column.unit }));
      return { column, row, cells };
    });
    element("values").tBodies[0].replaceChildren(...this.rows.map(({ row }) => row));
    const under = (event) => stage.hit(stage.camera.point(event));
    stage.box.onmousemove = (event) => this.hover(under(event));
    stage.box.onmouseleave = () => this.hover(null);
    stage.box.onclick = (event) => {
      const item = under(event);
      if (item !== null && !(stage.camera.dragged > 3)) player.set({ item: runs[0].items[item].id });
    };
  }

  get item() { return this.hovered ?? Math.max(itemOf(this.runs[0], this.player.state.item), 0); }

  hover(item) {
    if (item === this.hovered) return;
    this.hovered = item;
    const { box } = this.player.stage;
    box.title = item === null ? "" : this.runs[0].items[item].id;
    box.classList.toggle("over", item !== null);
    this.draw(this.player.frames);
  }

  draw(frames) {
    const { items } = this.runs[0];
    if (!items.length) return;
    if (this.select.value !== String(this.item)) this.select.value = this.item;
    this.runs.forEach((run, number) => {
      const item = itemOf(run, items[this.item].id);
      const row = run.rowOfTick(frames[number].tick);
      for (const { column, cells } of this.rows) {
        const text = short(read(column, run, item, row), column.unit === "pt" ? 2 : 1);
        if (cells[number].textContent !== text) cells[number].textContent = text;
      }
    });
  }
}
