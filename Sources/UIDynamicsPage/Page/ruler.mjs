// A line between two points, with its length.

import { draw, fine, short } from "./dom.mjs";

export class Ruler {
  constructor(stage) {
    Object.assign(this, { stage, isOn: false });
  }

  set(isOn) {
    this.isOn = isOn;
    this.stage.box.classList.toggle("measuring", isOn);
    if (!isOn) this.group?.remove();
  }

  from(point) {
    this.group?.remove();
    this.start = point;
    this.group = draw("g", { class: "ruler" }, this.stage.above);
    this.line = draw("path", {}, this.group);
    this.words = ["paper halo", "ink"].map((classes) => draw("text", { class: classes, "text-anchor": "middle" }, this.group));
  }

  to([x, y]) {
    const [fromX, fromY] = this.start;
    const [dx, dy] = [x - fromX, y - fromY];
    this.line.setAttribute("d", `M${fine(fromX)} ${fine(fromY)}L${fine(x)} ${fine(y)}`);
    for (const text of this.words) {
      text.setAttribute("x", fine((fromX + x) / 2));
      text.setAttribute("y", fine((fromY + y) / 2 - 6 * this.stage.pixel));
      text.textContent = `${short(Math.hypot(dx, dy), 1)} pt (${short(dx, 1)}, ${short(dy, 1)})`;
    }
  }
}
