// SPDX-License-Identifier: MIT

extension PlayerScript {
  /// Time, keys, the address, and what a page around it may call.
  static let player = #"""
    class Player {
      constructor() {
        this.isPlaying = false;
        this.time = 0;
        this.isOn = {};
        for (const name in layerNames) this.isOn[name] = !firstOff.includes(name);
        this.timings = { first: 0, frames: [] };
        element("play").onclick = () => this.toggle();
        element("home").onclick = () => this.seek(this.start);
        element("end").onclick = () => this.seek(this.end);
        element("back").onclick = () => this.step(-1);
        element("forth").onclick = () => this.step(1);
        element("seek").oninput = (event) => this.seek(this.master.time(Number(event.target.value)));
        addEventListener("keydown", (event) => this.press(event));
        addEventListener("hashchange", () => this.readAddress());
        addEventListener("resize", () => this.stage && this.stage.resize());
      }

      get start() { return this.master.count ? this.master.time(0) : 0; }
      get end() { return this.master.count ? this.master.time(this.master.count - 1) : 0; }

      /* Shows runs as they stand in a page; `isAgain` keeps the time and what was chosen of the last ones. */
      show(data, isAgain = false) {
        const began = performance.now();
        const [graphs, item] = isAgain && this.runs[0].items.length
          ? [this.graphs.chosen, this.readout.chosenID] : [];
        const numbers = numbersOf(data.numbers);
        this.runs = data.runs.map((run) => new Run(run, numbers));
        this.master = this.runs.reduce((longest, run) =>
          run.count && (!longest.count || run.time(run.count - 1) > longest.time(longest.count - 1))
            ? run : longest);
        this.stage = new Stage(element("stage"), data, this.runs);
        const seek = (time) => this.seek(time);
        this.timeline = new Timeline(this.master, data, seek);
        this.graphs = new Graphs(this.runs, this.master, seek, graphs);
        this.readout = new Readout(this.runs, this.stage, item);
        this.write(data);
        /* The ways of a crowd hide it. */
        if (!isAgain) this.isOn.trails = this.stage.actors.length <= 60;
        this.listLayers();
        if (!isAgain) this.time = data.start ?? this.start;
        this.draw();
        this.timings.first = performance.now() - began;
        this.stage.isReady = true;
        const stage = this.stage;
        const timeline = this.timeline;
        setTimeout(() => { if (this.isOn.trails) stage.drawTrails(); }, 0);
        /* A long list takes as long as the picture: it waits until that is painted. */
        requestAnimationFrame(() => setTimeout(() => {
          if (this.timeline === timeline) timeline.listEvents();
        }, 0));
        return this;
      }

      write(data) {
        const [run, other] = data.runs;
        element("heading").textContent = document.title = run.heading;
        const when = run.end === null ? "" : " after " + short(run.end) + " s";
        const ending = run.ending ? " – ends" + when + ": " + run.ending : "";
        element("legend").textContent = other
          ? "solid: " + run.name + " · dashed: " + other.name
          : run.name + ending;
        const notes = data.runs.flatMap(({ notes }) => notes);
        if (data.cut) notes.push("Some of it lies outside of the picture");
        element("notes").textContent = [...new Set(notes)].join(". ");
        const line = element("difference");
        line.hidden = data.difference === null;
        line.textContent = data.difference
          ? "First difference: tick " + data.difference.tick + ", " + data.difference.words
          : "Both runs are the same in every row";
        if (data.difference) {
          const button = Object.assign(document.createElement("button"),
            { textContent: "Go there", className: "word" });
          button.onclick = () => this.seek(data.difference.time);
          line.append(button);
        }
        element("verdicts").hidden = !run.expectations.length;
        const entries = run.expectations.map(([text, passed, tick, detail]) => {
          const entry = Object.assign(document.createElement("li"),
            { textContent: text, className: passed ? "passed" : "failed" });
          entry.setAttribute("aria-label", (passed ? "came true: " : "did not come true: ") + text);
          if (!passed) entry.append(Object.assign(document.createElement("small"),
            { textContent: "tick " + tick + (detail ? ": " + detail : "") }));
          return entry;
        });
        element("expectations").replaceChildren(...entries);
      }

      listLayers() {
        const used = {
          names: this.stage.actors.some(({ label }) => label), trails: true,
          contacts: this.stage.contacts.length > 0,
          touches: this.runs[0].data.events.some(([, kind]) => kind === "gesture"),
          velocities: true, bodies: true,
        };
        for (const { part } of this.stage.parts) used[part.layer] = true;
        const box = element("layers");
        box.replaceChildren(box.querySelector("legend"));
        for (const name in layerNames) {
          this.stage.show(name, this.isOn[name]);
          if (!used[name]) continue;
          const label = document.createElement("label");
          const check = Object.assign(document.createElement("input"),
            { type: "checkbox", checked: this.isOn[name], name });
          check.onchange = () => {
            this.isOn[name] = check.checked;
            this.stage.show(name, check.checked);
            this.draw();
          };
          label.append(check, layerNames[name]);
          box.append(label);
        }
      }

      draw() {
        this.frames = this.runs.map((run) => (run.count ? run.frameAt(this.time) : 0));
        const frame = this.frames[this.runs.indexOf(this.master)];
        this.stage.draw(this.frames);
        this.timeline.draw(frame);
        this.graphs.draw(this.time, frame);
        this.readout.draw(this.frames);
      }

      seek(time, keepsPlaying = false) {
        if (!keepsPlaying) this.pause();
        this.time = Math.min(Math.max(time, this.start), this.end);
        this.draw();
        if (!this.isPlaying) this.writeAddress();
      }

      step(count) {
        if (!this.master.count) return;
        const frame = this.master.frameAt(this.time) + count;
        this.seek(this.master.time(Math.min(Math.max(frame, 0), this.master.count - 1)));
      }

      toggle() { if (this.isPlaying) this.pause(); else this.play(); }

      play() {
        if (this.isPlaying || !this.master.count) return;
        if (this.time >= this.end - 1e-6) this.time = this.start;
        this.setPlaying(true);
        this.last = performance.now();
        requestAnimationFrame((now) => this.advance(now));
      }

      pause() {
        if (!this.isPlaying) return;
        this.setPlaying(false);
        this.writeAddress();
      }

      setPlaying(isPlaying) {
        this.isPlaying = isPlaying;
        document.documentElement.classList.toggle("playing", isPlaying);
        element("play").setAttribute("aria-label", isPlaying ? "Pause" : "Play");
      }

      advance(now) {
        if (!this.isPlaying) return;
        const began = performance.now();
        /* A page that was in the background goes on from where it was. */
        const way = Math.min(Math.max(now - this.last, 0), 100) / 1000;
        this.last = now;
        this.time += way * Number(element("speed").value);
        if (this.time >= this.end) {
          if (element("loop").checked && this.end > this.start) {
            this.time = this.start;
          } else {
            this.time = this.end;
            this.draw();
            return this.pause();
          }
        }
        this.draw();
        this.timings.frames.push(performance.now() - began);
        if (this.timings.frames.length > 600) this.timings.frames.shift();
        requestAnimationFrame((next) => this.advance(next));
      }

      press(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const target = event.target;
        const isIn = (selector) => target.matches && target.matches(selector);
        if (isIn("select, textarea, input:not([type=range]):not([type=checkbox])")) return;
        if (event.key === " " && isIn("button, input[type=checkbox]")) return;
        if (!this.act(event)) return;
        event.preventDefault();
      }

      act({ key, shiftKey }) {
        const digit = /^[0-9]$/.test(key) ? Number(key) : null;
        if (key === " ") this.toggle();
        else if (key === "ArrowLeft" || key === "ArrowDown") this.step(shiftKey ? -10 : -1);
        else if (key === "ArrowRight" || key === "ArrowUp") this.step(shiftKey ? 10 : 1);
        else if (key === "Home") this.seek(this.start);
        else if (key === "End") this.seek(this.end);
        else if (digit !== null) this.seek(this.start + (digit / 10) * (this.end - this.start));
        else return false;
        return true;
      }

      /* "#t=0.817" is a moment that can be handed on. */
      readAddress() {
        const found = /(?:^#|&)t=([0-9]*\.?[0-9]+)/.exec(location.hash);
        if (found && this.master) this.seek(Number(found[1]));
        return Boolean(found);
      }

      writeAddress() {
        const address = "#t=" + short(this.time, 3);
        if (location.hash === address) return;
        try { history.replaceState(null, "", address); } catch { /* a page that has no address */ }
      }
    }

    const uidyn = (window.uidyn = new Player());
    if (element("motion")) {
      const data = JSON.parse(element("motion").textContent);
      uidyn.show(data);
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      if (!uidyn.readAddress() && data.start === null && !isCalm) uidyn.play();
    }

    """#
}
