// SPDX-License-Identifier: MIT

extension PlayerScript {
  /// The numbers of the item under the pointer, or of the one that was chosen.
  static let readout = #"""
    class Readout {
      /* `kept` is the id of the item that was chosen before. */
      constructor(runs, stage, kept) {
        Object.assign(this, { runs, stage });
        this.select = element("chosen");
        this.frames = [0, 0];
        const run = runs[0];
        options(this.select, run.items.map(({ id }) => id), 0);
        this.select.onchange = () => this.choose(Number(this.select.value));
        this.rows = [...columnNames, "speed"].map((name, place) => {
          const row = document.createElement("tr");
          const head = Object.assign(document.createElement("th"), { textContent: name, scope: "row" });
          const cells = runs.map(() => row.insertCell());
          const unit = document.createElement("th");
          unit.textContent = units[place] || "pt/s";
          row.prepend(head);
          row.append(unit);
          return { row, cells };
        });
        element("values").tBodies[0].replaceChildren(...this.rows.map(({ row }) => row));
        const layer = stage.layers.items;
        const itemOf = (event) => {
          const group = event.target.closest("[data-item].subject");
          return group ? Number(group.dataset.item) : null;
        };
        layer.onpointerover = (event) => this.hover(itemOf(event));
        layer.onpointerleave = () => this.hover(null);
        layer.onclick = (event) => { if (itemOf(event) !== null) this.choose(itemOf(event)); };
        this.hovered = null;
        const again = run.items.findIndex(({ id }) => id === kept);
        this.choose(again < 0 ? run.firstItem() : again);
      }

      get chosenID() { return this.runs[0].items[this.chosen]?.id; }

      get item() { return this.hovered === null ? this.chosen : this.hovered; }

      choose(item) {
        this.chosen = item;
        this.select.value = item;
        for (const actor of this.stage.actors)
          if (actor.group) actor.group.classList.toggle("chosen", actor.item === item && !actor.number);
        this.draw(this.frames);
      }

      hover(item) {
        if (item === this.hovered) return;
        this.hovered = item;
        this.select.value = this.item;
        this.draw(this.frames);
      }

      draw(frames) {
        this.frames = frames;
        if (!this.runs[0].items.length) return;
        const id = this.runs[0].items[this.item].id;
        this.runs.forEach((run, number) => {
          const item = number ? run.items.findIndex((other) => other.id === id) : this.item;
          const frame = frames[number];
          this.rows.forEach(({ cells }, column) => {
            const value = item < 0 || !run.count ? NaN
              : column < columnNames.length ? run.value(item, column, frame)
              : Math.hypot(run.value(item, 3, frame), run.value(item, 4, frame));
            cells[number].textContent = short(value, column === 2 || column === 5 ? 4 : 3);
          });
        });
      }
    }

    """#
}
