// SPDX-License-Identifier: MIT

extension PlayerScript {
  /// The picture: made once, and moved with every frame.
  static let stage = #"""
    const drawn = (name, attributes, parent, words) => {
      const made = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      if (words) made.appendChild(drawn("title", {}, null)).textContent = words;
      if (parent) parent.appendChild(made);
      return made;
    };
    const moved = (x, y, angle) =>
      "translate(" + fine(x) + " " + fine(y) + ")"
      + (angle ? " rotate(" + fine((angle * 180) / Math.PI) + ")" : "");

    /* The line of a stroke from one place to another: shares of the way, and pt to its right. */
    function stretched(line, [ax, ay], [bx, by]) {
      const [dx, dy] = [bx - ax, by - ay];
      const length = Math.hypot(dx, dy) || 1;
      const reach = Math.max(...line.map(([, v]) => Math.abs(v)));
      /* Where the ends are near each other a spring is narrow, for its turns would be a blot. */
      const share = (reach ? Math.min(1, length / (8 * reach)) : 1) / length;
      return "M" + line.map(([u, v]) =>
        fine(ax + u * dx - v * share * dy) + " " + fine(ay + u * dy + v * share * dx)
      ).join("L");
    }

    function hanging([ax, ay], [bx, by], length) {
      const distance = Math.hypot(bx - ax, by - ay);
      const sag = 0.9 * Math.sqrt(Math.max(length * length - distance * distance, 0));
      const middle = fine((ax + bx) / 2) + " " + fine((ay + by) / 2 + (sag < 0.1 * length ? 0 : sag));
      return "M" + fine(ax) + " " + fine(ay) + "Q" + middle + " " + fine(bx) + " " + fine(by);
    }

    const layerNames = {
      names: "Names", trails: "Trails", bounds: "Bounds", boundaries: "Boundaries",
      attachments: "Attachments", fields: "Fields", contacts: "Contacts", touches: "Touches",
      velocities: "Velocities", bodies: "True outlines",
    };
    const firstOff = ["velocities", "bodies"];

    class Stage {
      constructor(svg, data, runs) {
        this.svg = svg;
        this.runs = runs;
        this.unit = data.unit;
        svg.replaceChildren();
        svg.setAttribute("viewBox", data.view.join(" "));
        this.view = data.view;
        /* While it is empty; the browser lays out what is in it to tell how large it is. */
        this.measure();
        this.layers = {};
        const order = ["fields", "bounds", "boundaries", "trails", "items", "attachments", "bodies",
          "velocities", "touches", "contacts", "names"];
        for (const name of order) this.layers[name] = drawn("g", { "data-layer": name }, svg);
        this.actors = [];
        for (let run = runs.length - 1; run >= 0; run--) this.cast(run);
        this.parts = (runs[0] ? runs[0].data.parts : []).map((part) => this.part(part));
        const events = runs[0] ? runs[0].data.events : [];
        this.contacts = events.filter((event) => event[1] === "contactBegan" && event[3] !== null);
        [this.marks, this.shownMarks] = [[], 0];
        this.names = new Names(this.actors, data.view);
        /* Beside the picture, where it stands on nothing. */
        this.gravity = element("pull");
        this.gravity.hidden = !runs[0] || !runs[0].data.gravity.some(([, , dx, dy]) => dx || dy);
        this.finger = drawn("ellipse",
          { class: "touch mark", rx: 10 * this.unit, ry: 10 * this.unit, display: "none" },
          this.layers.touches);
      }

      resize() {
        this.measure();
        for (const entry of this.parts) if (entry.isShown) this.names.keepInside(entry, 11 * this.pixel);
        this.separateNames();
      }

      /* Texts keep their size however large the picture is. */
      measure() {
        const box = this.svg.getBoundingClientRect();
        const scale = Math.min(box.width / this.view[2], box.height / this.view[3]) || 1;
        this.pixel = 1 / scale;
        this.svg.style.setProperty("--u", this.pixel);
      }

      cast(number) {
        const run = this.runs[number];
        const isOther = number > 0;
        const isCrowd = run.items.length > 24;
        const hidden = run.data.hidden;
        for (let item = 0; item < run.items.length; item++) {
          const { id, shape, shown, placed } = run.items[item];
          if (!shown || !placed) continue;
          const actor = { run, number, item, color: colorOf(item, number), last: "", hidden: [] };
          actor.hidden = hidden.filter((entry) => entry[2] === item);
          if (shape) this.dress(actor, shape, id, isOther);
          if (!isOther && shape && !isCrowd) actor.label = this.label(id, actor.color, this.layers.names);
          this.actors.push(actor);
        }
      }

      dress(actor, shape, id, isOther) {
        const group = drawn("g",
          { class: actor.color + (isOther ? " other-run" : " subject"), "data-item": actor.item },
          this.layers.items, id);
        const classes = isOther ? "item other" : "item";
        if (shape === "rectangle") actor.outline = drawn("rect", { class: classes }, group);
        else if (shape === "ellipse") actor.outline = drawn("ellipse", { class: classes }, group);
        else actor.outline = drawn("path", { class: classes, d: shape }, group);
        if (shape === "ellipse" && !actor.run.isConstant(actor.item, 2))
          actor.spoke = drawn("path", { class: "spoke" }, group);
        actor.group = group;
        actor.shape = shape;
      }

      label(id, color, group) {
        const halo = drawn("text", { class: "paper halo", "text-anchor": "middle" }, group);
        const text = drawn("text", { class: color, "text-anchor": "middle" }, group);
        halo.textContent = text.textContent = id;
        return [halo, text];
      }

      part(part) {
        const group = drawn("g", { class: "off" }, this.layers[part.layer], part.words);
        const strokes = part.strokes.map(([classes, form, ...rest]) => {
          const path = drawn("path", { class: classes }, group);
          const last = rest[rest.length - 1];
          if (typeof last === "string") path.setAttribute("d", last);
          const ends = rest.filter((end) => Array.isArray(end));
          const moves = form !== "fixed" && ends.some((end) => end.length === 3);
          return { path, form, rest, moves: moves || form === "turned" };
        });
        const [words, x, y] = part.label || [];
        const label = words && this.label(words, "field", group);
        return { part, group, strokes, label, at: [x, y + 14 * this.unit], isShown: false };
      }

      /* Long ways take a moment, so they come after the first frame. */
      drawTrails() {
        if (this.layers.trails.firstChild) return;
        for (const actor of this.actors) {
          if (!actor.shape || !actor.run.isMoving(actor.item)) continue;
          const { run, item } = actor;
          let line = "";
          let [lastX, lastY] = [NaN, NaN];
          for (let frame = 0; frame < run.count; frame++) {
            const [x, y] = run.pose(item, frame);
            /* Where it is not there it goes no way. */
            if (Number.isNaN(x)) [lastX, lastY] = [NaN, NaN];
            if (Number.isNaN(x) || Math.hypot(x - lastX, y - lastY) < 0.5 * this.unit) continue;
            line += (Number.isNaN(lastX) ? "M" : "L") + short(x) + " " + short(y);
            [lastX, lastY] = [x, y];
          }
          const classes = "trail " + actor.color + (actor.number ? " other" : "");
          drawn("path", { class: classes, d: line }, this.layers.trails);
        }
      }

      show(name, isOn) {
        this.layers[name].classList.toggle("off", !isOn);
        if (name === "trails" && isOn && this.isReady) this.drawTrails();
        if (name === "velocities") this.showsVelocities = isOn;
        if (name === "bodies") this.showsBodies = isOn;
      }

      draw(frames) {
        for (const actor of this.actors) this.place(actor, frames[actor.number]);
        const run = this.runs[0];
        if (!run || !run.count) return this.separateNames();
        const frame = frames[0];
        const tick = run.tick(frame);
        for (const part of this.parts) this.drawPart(part, run, frame, tick);
        this.joints = this.jointSpots(run, frame);
        this.separateNames();
        this.drawContacts(tick, run);
        this.drawFinger(tick, run);
        this.drawGravity(tick, run);
      }

      place(actor, frame) {
        const { run, item, group } = actor;
        if (!run.count) return;
        const [x, y, angle] = run.pose(item, frame);
        const width = Math.abs(run.value(item, 6, frame));
        const height = Math.abs(run.value(item, 7, frame));
        if (group) {
          const isGone = Number.isNaN(x);
          group.classList.toggle("off", isGone);
          actor.at = isGone ? null : [x, y];
          actor.reach = (Math.abs(width * Math.sin(angle)) + Math.abs(height * Math.cos(angle))) / 2;
          if (isGone) for (const text of actor.label || []) text.classList.add("off");
          if (isGone) return;
          const transform = moved(x, y, angle);
          if (transform !== actor.last) {
            group.setAttribute("transform", transform);
            actor.last = transform;
          }
          if (width !== actor.width || height !== actor.height) this.resizeActor(actor, width, height);
          const tick = run.tick(frame);
          if (actor.hidden.length) actor.outline.classList.toggle("unshown",
            actor.hidden.some(([from, to]) => from <= tick && (to === null || tick < to)));
        }
        if (this.showsVelocities) this.drawVelocity(actor, frame, x, y);
        if (this.showsBodies) this.drawBody(actor, frame);
      }

      separateNames() {
        const { names, attachments } = this.layers;
        if (names.classList.contains("off")) return;
        const joints = attachments.classList.contains("off") ? [] : this.joints || [];
        this.names.separate(11 * this.pixel, this.unit, joints);
      }

      /* Where crosshairs, pins and welds are now. */
      jointSpots(run, frame) {
        return this.parts.filter(({ isShown }) => isShown).flatMap(({ strokes }) =>
          strokes.filter(({ path }) => path.classList.contains("joint"))
            .map(({ rest }) => run.spot(rest[0], frame)));
      }

      resizeActor(actor, width, height) {
        [actor.width, actor.height] = [width, height];
        const set = (name, value) => actor.outline.setAttribute(name, fine(value));
        if (actor.shape === "rectangle") {
          set("x", -width / 2);
          set("y", -height / 2);
          set("width", width);
          set("height", height);
        } else if (actor.shape === "ellipse") {
          set("rx", width / 2);
          set("ry", height / 2);
          if (actor.spoke) actor.spoke.setAttribute("d", "M0 0H" + fine(width / 2));
        }
      }

      /* As far as it would go in a tenth of a second. */
      drawVelocity(actor, frame, x, y) {
        if (actor.number) return;
        const vx = actor.run.value(actor.item, 3, frame) / 10;
        const vy = actor.run.value(actor.item, 4, frame) / 10;
        const length = Math.hypot(vx, vy);
        actor.speed ||= drawn("path", { class: "speed " + actor.color }, this.layers.velocities);
        if (!(length > 0.01)) return actor.speed.setAttribute("d", "");
        const head = Math.min(6 * this.unit, length);
        const [ux, uy] = [(vx / length) * head, (vy / length) * head];
        const [tx, ty] = [x + vx, y + vy];
        const at = (px, py) => fine(px) + " " + fine(py);
        const line = "M" + at(x, y) + "L" + at(tx, ty);
        const tip = "M" + at(tx - ux - uy / 2, ty - uy + ux / 2) + "L" + at(tx, ty)
          + "L" + at(tx - ux + uy / 2, ty - uy - ux / 2);
        actor.speed.setAttribute("d", line + tip);
      }

      drawBody(actor, frame) {
        if (actor.number || !actor.shape) return;
        const { spans, corners } = actor.run.items[actor.item];
        actor.body ||= drawn("path", { class: "body wall" }, this.layers.bodies);
        const span = spans ? spans.find(([from, to]) => from <= frame && frame <= to)
          : [0, 0, actor.width, actor.height];
        if (!span) return actor.body.setAttribute("d", "");
        const [w, h] = [span[2] / 2, span[3] / 2];
        const half = "A" + w + " " + h + " 0 1 1 ";
        const ellipse = "M" + -w + " 0" + half + w + " 0" + half + -w + " 0M0 0H" + w;
        const rectangle = "M" + -w + " " + -h + "H" + w + "V" + h + "H" + -w + "ZM0 0H" + w;
        const outline = corners || (actor.shape === "ellipse" ? ellipse
          : actor.shape === "rectangle" ? rectangle : actor.shape);
        actor.body.setAttribute("d", outline);
        actor.body.setAttribute("transform", moved(...actor.run.bodyPose(actor.item, frame)));
      }

      drawPart(entry, run, frame, tick) {
        const { part, group, strokes } = entry;
        const isShown = part.from <= tick && (part.to === null || tick < part.to);
        if (isShown !== entry.isShown) group.classList.toggle("off", !isShown);
        const isNew = isShown && !entry.isShown;
        entry.isShown = isShown;
        if (!isShown) return;
        if (isNew) this.names.keepInside(entry, 11 * this.pixel);
        for (const stroke of strokes) if (isNew || stroke.moves) this.drawStroke(stroke, run, frame);
      }

      drawStroke({ path, form, rest }, run, frame) {
        if (form === "fixed") return;
        const from = run.spot(rest[0], frame);
        path.classList.toggle("off", Number.isNaN(from[0]));
        if (Number.isNaN(from[0])) return;
        switch (form) {
        case "at": path.setAttribute("transform", moved(from[0], from[1], 0)); break;
        case "turned":
          path.setAttribute("transform", moved(from[0], from[1], run.bodyPose(rest[1], frame)[2]));
          break;
        case "between":
          path.setAttribute("d", stretched(rest[2], from, run.spot(rest[1], frame)));
          break;
        case "rope":
          path.setAttribute("d", hanging(from, run.spot(rest[1], frame), rest[2]));
          break;
        }
      }

      /* Those of the last half second; a few marks are used again and again. */
      drawContacts(tick, run) {
        const last = run.count - 1;
        const rate = run.tick(last) / (run.time(last) || 1) || 60;
        let shown = 0;
        for (let place = this.contactsBy(tick) - 1; place >= 0 && shown < 200; place--) {
          const [began, , , x, y] = this.contacts[place];
          if (began < tick - rate / 2) break;
          const mark = (this.marks[shown] ||= this.mark());
          mark.setAttribute("transform", moved(x, y, 0));
          mark.setAttribute("opacity", fine(1 - (tick - began) / rate));
          shown += 1;
        }
        for (let place = shown; place < this.shownMarks; place++)
          this.marks[place].setAttribute("opacity", 0);
        this.shownMarks = shown;
      }

      mark() {
        const [r, d] = [3 * this.unit, 6 * this.unit];
        const cross = "M" + -r + " " + -r + "l" + d + " " + d + "M" + -r + " " + r + "l" + d + " " + -d;
        return drawn("path", { class: "mark contact", d: cross }, this.layers.contacts);
      }

      /* How many contacts began up to a tick. */
      contactsBy(tick) {
        let [low, high] = [0, this.contacts.length];
        while (low < high) {
          const middle = (low + high) >> 1;
          if (this.contacts[middle][0] <= tick) low = middle + 1; else high = middle;
        }
        return low;
      }

      /* An arrow as long as gravity is strong within reason. */
      drawGravity(tick, run) {
        const present = run.data.gravity.find(([from, to]) => from <= tick && (to === null || tick < to));
        if (present === this.pull) return;
        this.pull = present;
        const [words, arrow] = this.gravity.children;
        arrow.replaceChildren();
        const [, , dx, dy] = present || [0, 0, 0, 0];
        const strength = Math.hypot(dx, dy);
        words.textContent = strength ? "gravity " + short(strength) : "";
        if (!strength) return;
        const length = 9 * Math.min(Math.max(Math.sqrt(strength), 0.4), 1.2);
        drawn("path", {
          transform: moved(0, 0, Math.atan2(dy, dx)),
          d: "M" + -length + " 0H" + length + "M" + (length - 5) + " -2.5L" + length + " 0L"
            + (length - 5) + " 2.5",
        }, arrow);
      }

      drawFinger(tick, run) {
        this.touches ||= run.data.events.filter((event) => event[1] === "gesture" && event[3] !== null);
        let last = null;
        for (const touch of this.touches) {
          if (touch[0] > tick) break;
          last = touch;
        }
        const isUp = !last || (/(ended|cancelled|failed)$/.test(last[2]) && last[0] < tick - 5);
        this.finger.setAttribute("display", isUp ? "none" : "inline");
        if (!isUp) this.finger.setAttribute("transform", moved(last[3], last[4], 0));
      }
    }

    """#
}
