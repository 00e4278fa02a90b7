// SPDX-License-Identifier: MIT

extension PlayerScript {
  /// Marks on the scrubber, and the list of events.
  static let timeline = #"""
    const seconds = (time) => time.toFixed(3) + " s";
    const markColors = {
      contactBegan: "contact", gesture: "touch", emit: "field", pause: "wall", resume: "wall",
      stop: "wall",
    };

    class Timeline {
      constructor(master, data, seek) {
        this.master = master;
        this.range = element("seek");
        this.range.max = Math.max(master.count - 1, 0);
        this.entries = [];
        this.drawMarks(data);
        this.seek = seek;
      }

      share(tick) {
        const first = this.master.tick(0);
        const last = this.master.tick(this.master.count - 1);
        return last > first ? (1000 * (tick - first)) / (last - first) : 0;
      }

      drawMarks(data) {
        const marks = element("marks");
        marks.setAttribute("viewBox", "0 0 1000 12");
        marks.replaceChildren();
        const lines = {};
        for (const [tick, kind] of data.runs[0].events) {
          const color = markColors[kind];
          if (color) (lines[color] ||= new Set()).add(short(this.share(tick), 1));
        }
        for (const color in lines) {
          const d = [...lines[color]].map((x) => "M" + x + " 4V12").join("");
          drawn("path", { class: color, d }, marks);
        }
        if (data.difference) {
          const x = short(this.share(data.difference.tick), 1);
          drawn("path", { class: "ink", d: "M" + x + " 0V12", style: "stroke-width:3" }, marks);
        }
      }

      /* A list of more would not be read. */
      listEvents() {
        const [most, seek] = [500, this.seek];
        const run = this.master;
        const events = run.data.events;
        this.entries = events.slice(0, most).map(([tick, , words]) => {
          const button = document.createElement("button");
          const time = document.createElement("time");
          time.textContent = seconds(run.time(run.frameOfTick(tick)));
          button.append(time, words);
          button.addEventListener("click", () => seek(run.time(run.frameOfTick(tick))));
          return { tick, button };
        });
        const list = element("events");
        list.replaceChildren(...this.entries.map(({ button }) => {
          const entry = document.createElement("li");
          entry.append(button);
          return entry;
        }));
        const rest = events.length - this.entries.length;
        if (rest > 0 || !events.length) {
          list.append(Object.assign(document.createElement("li"),
            { textContent: rest > 0 ? "and " + rest + " more" : "none" }));
        }
      }

      draw(frame) {
        const tick = this.master.count ? this.master.tick(frame) : 0;
        this.range.value = frame;
        this.range.setAttribute("aria-valuetext",
          seconds(this.master.count ? this.master.time(frame) : 0) + ", tick " + tick);
        element("clock").textContent =
          seconds(this.master.count ? this.master.time(frame) : 0) + " · tick " + tick;
        const first = this.entries.findIndex((entry) => entry.tick === tick);
        if (first === this.current) return;
        const old = this.entries[this.current];
        if (old) old.button.classList.remove("now");
        this.current = first;
        if (first >= 0) this.entries[first].button.classList.add("now");
      }
    }

    """#
}
