// SPDX-License-Identifier: MIT

internal import UIDynamicsTrajectory

/// The script of the player, in parts that come one after the other; each uses only those before it.
enum PlayerScript {
  /// The runs: columns of numbers, and where items are.
  static let runs = #"""
    const columnNames = ["x", "y", "angle", "vx", "vy", "omega", "width", "height"];
    const units = ["pt", "pt", "rad", "pt/s", "pt/s", "rad/s", "pt", "pt"];
    const colorOf = (item, number) =>
      "c" + ((item + number * \#(PictureStyle.otherShift)) % \#(PictureStyle.itemColors));
    const element = (id) => document.getElementById(id);

    /* Little-endian numbers of 32 bits. */
    function numbersOf(text) {
      const raw = atob(text);
      const bytes = new Uint8Array(raw.length);
      for (let i = 0; i < raw.length; i++) bytes[i] = raw.charCodeAt(i);
      return new Float32Array(bytes.buffer);
    }

    class Run {
      constructor(data, numbers) {
        this.data = data;
        this.items = data.items;
        this.count = data.count;
        const column = (entry) =>
          typeof entry === "number"
            ? { at: entry }
            : { at: -1, value: entry[0] === null ? NaN : entry[0] };
        this.numbers = numbers;
        this.columns = data.items.map((item) => item.columns.map(column));
        this.bodies = data.items.map((item) => (item.body ? item.body.map(column) : null));
        this.origins = data.items.map((item) => (item.origin ? item.origin.map(column) : null));
      }

      read(column, frame) {
        return column.at < 0 ? column.value : this.numbers[column.at + frame];
      }

      value(item, column, frame) { return this.read(this.columns[item][column], frame); }

      isConstant(item, column) { return this.columns[item][column].at < 0; }

      tick(frame) {
        const ticks = this.data.ticks;
        return ticks.all ? ticks.all[frame] : ticks[0] + frame * ticks[1];
      }

      time(frame) {
        const times = this.data.times;
        return typeof times === "number" ? this.tick(frame) / times : times[frame];
      }

      /* The last frame that is not later; a little is forgiven. */
      frameBy(measure, limit) {
        let [low, high] = [0, this.count - 1];
        while (low < high) {
          const middle = (low + high + 1) >> 1;
          if (measure.call(this, middle) <= limit) low = middle; else high = middle - 1;
        }
        return Math.max(low, 0);
      }

      frameAt(time) { return this.frameBy(this.time, time + \#(RowFilter.tolerance)); }

      frameOfTick(tick) { return this.frameBy(this.tick, tick); }

      /* Where the bounds of an item begin. */
      origin(item, frame) {
        const origin = this.origins[item];
        return origin ? [this.read(origin[0], frame), this.read(origin[1], frame)] : [0, 0];
      }

      /* The item in which one lies, null for none: its own, or the last that it was put into. */
      parent(item, frame) {
        const { parent, parents = [] } = this.items[item];
        return parents.reduce((known, [from, later]) => (from <= frame ? later : known), parent);
      }

      /* Where an item shows in the picture: x, y and angle. */
      pose(item, frame) {
        let x = this.value(item, 0, frame);
        let y = this.value(item, 1, frame);
        let angle = this.value(item, 2, frame);
        let outer = item;
        while ((outer = this.parent(outer, frame)) !== null) {
          const turn = this.value(outer, 2, frame);
          const [left, top] = this.origin(outer, frame);
          const dx = x - left - this.value(outer, 6, frame) / 2;
          const dy = y - top - this.value(outer, 7, frame) / 2;
          const [c, s] = [Math.cos(turn), Math.sin(turn)];
          x = this.value(outer, 0, frame) + c * dx - s * dy;
          y = this.value(outer, 1, frame) + s * dx + c * dy;
          angle += turn;
        }
        return [x, y, angle];
      }

      /* Where the engine has it. */
      bodyPose(item, frame) {
        const body = this.bodies[item];
        const x = body ? this.read(body[0], frame) : NaN;
        if (Number.isNaN(x)) return this.pose(item, frame);
        return [x, this.read(body[1], frame), this.read(body[2], frame)];
      }

      /* Two numbers are a place, three a place in an item. */
      spot(end, frame) {
        if (end.length === 2) return end;
        const [x, y, angle] = this.bodyPose(end[0], frame);
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        return [x + c * end[1] - s * end[2], y + s * end[1] + c * end[2]];
      }

      /* The first that moves and is drawn. */
      firstItem() {
        const found = this.items.findIndex(({ shown, placed }, item) =>
          shown && placed && this.isMoving(item));
        return Math.max(found, 0);
      }

      isMoving(item) { return [0, 1, 2, 6, 7].some((column) => !this.isConstant(item, column)); }
    }

    const fine = (value) => Math.round(value * 1000) / 1000;
    const short = (value, places = 2) => {
      if (!Number.isFinite(value)) return "–";
      const factor = 10 ** places;
      return String(Math.round(value * factor) / factor + 0);
    };

    """#
}
