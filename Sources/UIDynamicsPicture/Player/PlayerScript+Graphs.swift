// SPDX-License-Identifier: MIT

extension PlayerScript {
  /// Columns over time, with a line at the present moment.
  static let graphs = #"""
    const options = (select, names, chosen) => {
      select.replaceChildren(...names.map((name, place) =>
        Object.assign(document.createElement("option"),
          { value: place, textContent: name, selected: place === chosen })));
    };

    class Graphs {
      /* `kept` says which graphs there were before, where a person may have chosen them. */
      constructor(runs, master, seek, kept) {
        Object.assign(this, { runs, master, seek });
        this.graphs = [];
        element("graphs").replaceChildren();
        element("add").onclick = () => this.add(runs[0].firstItem(), 1);
        if (kept && this.addAgain(kept)) return;
        if (!runs[0].items.length) return;
        const item = runs[0].firstItem();
        if (runs.length > 1) this.add(item, columnNames.length);
        for (const column of [0, 1, 2]) {
          if (!runs[0].isConstant(item, column) && this.graphs.length < 2) this.add(item, column);
        }
      }

      /* What each graph shows: the id of an item, and a column. */
      get chosen() {
        return this.graphs.map(({ items, columns }) =>
          [this.runs[0].items[items.value].id, Number(columns.value)]);
      }

      /* Whether that is done: not where none of the items is there any more. */
      addAgain(kept) {
        for (const [id, column] of kept) {
          const item = this.runs[0].items.findIndex((other) => other.id === id);
          if (item >= 0) this.add(item, column);
        }
        return this.graphs.length > 0 || !kept.length;
      }

      add(item, column) {
        const run = this.runs[0];
        const box = Object.assign(document.createElement("div"), { className: "graph" });
        const row = document.createElement("div");
        const [items, columns] = [document.createElement("select"), document.createElement("select")];
        options(items, run.items.map(({ id }) => id), item);
        options(columns, this.runs.length > 1 ? [...columnNames, "difference"] : columnNames, column);
        items.setAttribute("aria-label", "Item of the graph");
        columns.setAttribute("aria-label", "Column of the graph");
        const remove = Object.assign(document.createElement("button"),
          { textContent: "×", title: "Remove the graph" });
        remove.setAttribute("aria-label", "Remove the graph");
        row.append(items, columns, remove);
        const svg = drawn("svg",
          { viewBox: "0 0 1000 100", preserveAspectRatio: "none", role: "img" }, null);
        const range = Object.assign(document.createElement("div"), { className: "range" });
        box.append(row, svg, range);
        element("graphs").append(box);
        const graph = { items, columns, svg, range };
        items.onchange = columns.onchange = () => this.plot(graph);
        remove.onclick = () => {
          box.remove();
          this.graphs = this.graphs.filter((other) => other !== graph);
        };
        const point = (event) => {
          const { left, width } = svg.getBoundingClientRect();
          const share = Math.min(Math.max((event.clientX - left) / width, 0), 1);
          this.seek(this.start + share * (this.end - this.start));
        };
        svg.onpointerdown = (event) => { svg.setPointerCapture(event.pointerId); point(event); };
        svg.onpointermove = (event) => { if (event.buttons) point(event); };
        this.graphs.push(graph);
        this.plot(graph);
      }

      get start() { return this.master.count ? this.master.time(0) : 0; }
      get end() { return this.master.count ? this.master.time(this.master.count - 1) : 1; }

      /* How far apart the two runs have an item, or what a run has in a column. */
      series(number, id, column) {
        const run = this.runs[number];
        const item = run.items.findIndex((other) => other.id === id);
        if (item < 0) return [];
        if (column < columnNames.length)
          return Array.from({ length: run.count }, (_, frame) =>
            [run.time(frame), run.value(item, column, frame)]);
        return number > 0 || !this.runs[1] ? [] : this.distances(id);
      }

      /* Of the run that is over the last place counts. */
      distances(id) {
        const places = this.runs.map((run) => {
          const item = run.items.findIndex((other) => other.id === id);
          return (tick) => (item < 0 ? [NaN, NaN] : run.pose(item, run.frameOfTick(tick)));
        });
        return Array.from({ length: this.master.count }, (_, frame) => {
          const tick = this.master.tick(frame);
          const [[ax, ay], [bx, by]] = places.map((place) => place(tick));
          return [this.master.time(frame), Math.hypot(bx - ax, by - ay)];
        });
      }

      plot(graph) {
        const item = Number(graph.items.value);
        const column = Number(graph.columns.value);
        const id = this.runs[0].items[item].id;
        const all = this.runs.map((_, number) => this.series(number, id, column));
        let [low, high] = [Infinity, -Infinity];
        for (const series of all) for (const [, value] of series)
          if (Number.isFinite(value)) [low, high] = [Math.min(low, value), Math.max(high, value)];
        graph.svg.replaceChildren();
        const unit = units[column] || "pt";
        const name = id + "." + (columnNames[column] || "difference");
        graph.svg.setAttribute("aria-label", name);
        graph.range.replaceChildren();
        if (low > high) return graph.range.append("no numbers");
        /* y grows downwards on screen, and so it does here. */
        const isDown = column === 1 || column === 4;
        const span = high - low || 1;
        const height = (value) => 6 + (88 * (isDown ? value - low : high - value)) / span;
        all.forEach((series, number) => {
          let [line, isGap] = ["", true];
          for (const [time, value] of series) {
            if (Number.isFinite(value))
              line += (isGap ? "M" : "L")
                + short((1000 * (time - this.start)) / (this.end - this.start || 1), 1) + " "
                + short(height(value), 1);
            isGap = !Number.isFinite(value);
          }
          const own = this.runs[number].items.findIndex((other) => other.id === id);
          const classes = "trail " + colorOf(own, number) + (number ? " other" : "");
          if (line) drawn("path", { class: classes, d: line }, graph.svg);
        });
        graph.cursor = drawn("path", { class: "ink", d: "M0 0V100" }, graph.svg);
        const words = document.createElement("span");
        words.textContent = short(low) + " to " + short(high) + " " + unit;
        graph.now = document.createElement("span");
        graph.range.append(words, graph.now);
        graph.data = all[0];
        graph.unit = unit;
        if (this.frame !== undefined) this.drawOne(graph);
      }

      draw(time, frame) {
        [this.time, this.frame] = [time, frame];
        for (const graph of this.graphs) this.drawOne(graph);
      }

      drawOne(graph) {
        if (!graph.cursor || !graph.data) return;
        const share = (1000 * (this.time - this.start)) / (this.end - this.start || 1);
        graph.cursor.setAttribute("transform", "translate(" + short(share, 1) + " 0)");
        const entry = graph.data[Math.min(this.frame, graph.data.length - 1)];
        if (entry) graph.now.textContent = short(entry[1], 3) + " " + graph.unit;
      }
    }

    """#
}
