// Places names without overlaps: inside their items if possible, otherwise above or below, or not at all.

import { clamp, fine } from "./dom.mjs";

export class Names {
  constructor(stage) {
    this.stage = stage;
    this.joints = [];
  }

  // Items in front come first; fields always keep their names.
  separate() {
    const { stage } = this;
    const size = 11 * stage.pixel;
    this.box = stage.viewBox;
    const kept = stage.actors.filter(({ face, at }) => face?.label && at).map(({ face, at: [x, y], width, height }) => {
      const high = stage.painter.labelSize(face, width, height);
      return [x, y, (face.length * high) / 2, high];
    });
    const actors = stage.actors.filter(({ label }) => label).reverse();
    for (const actor of actors) this.put(actor, actor.at && this.found(actor, size, kept, actors), size, kept);
    for (const part of stage.parts) if (part.label && part.isShown) this.put(part, this.below(part, size, kept), size, kept);
  }

  put(owner, spot, size, kept) {
    for (const text of owner.label) {
      text.classList.toggle("off", !spot);
      if (!spot) continue;
      text.setAttribute("x", fine(spot[0]));
      text.setAttribute("y", fine(spot[1] + 0.36 * size));
    }
    if (spot) kept.push([...spot, this.half(owner, size), size]);
  }

  found(actor, size, kept, actors) {
    const half = this.half(actor, size);
    const x = this.within(0, actor.at[0], half);
    const covers = (y) => actors.some(({ at, reach }) => at && reach[0] < half
      && Math.abs(at[0] - x) < half + reach[0] && Math.abs(at[1] - y) < 0.4 * size + reach[1]);
    const isMarked = this.joints.some(([jointX, jointY]) =>
      Math.abs(jointX - x) < half + 7 * this.stage.unit && Math.abs(jointY - actor.at[1]) < size);
    const isInside = half <= actor.reach[0] && 0.4 * size <= actor.reach[1];
    const y = this.heights(actor, isInside, isMarked ? 9 * this.stage.unit + 0.64 * size : 0, size)
      .find((y) => isFree(kept, x, y, half, size) && (isInside || !covers(y)));
    return y === undefined ? null : [x, y];
  }

  heights({ at, reach }, isInside, down, size) {
    const [inner, outer] = [reach[1] - size, reach[1] + 0.8 * size];
    const others = isInside && inner > 1.2 * size ? [-inner, inner, -outer, outer] : [outer, -outer];
    const aside = others.map((way) => at[1] + way).filter((y) => this.within(1, y, 0.6 * size) === y);
    return isInside ? [at[1] + down, ...aside] : aside;
  }

  below(part, size, kept) {
    const half = this.half(part, size);
    const x = this.within(0, part.at[0], half);
    let y = this.within(1, part.at[1], 0.7 * size);
    for (let line = 0; line < 6 && !isFree(kept, x, y, half, size); line++) y += 1.2 * size;
    return [x, y];
  }

  // Half the width of a name plus some room; hidden text has no length, so estimate it.
  half(owner, size) {
    const text = owner.label[1];
    owner.share ||= text.getComputedTextLength() / size / 2;
    return (owner.share || 0.3 * text.textContent.length) * size + 0.2 * size;
  }

  // Moves text into the picture, unless its point is outside.
  within(axis, place, half) {
    const [start, length] = [this.box[axis], this.box[axis + 2]];
    if (place < start || place > start + length) return place;
    return 2 * half > length ? start + length / 2 : clamp(place, start + half, start + length - half);
  }
}

const isFree = (kept, x, y, half, size) => !kept.some(([otherX, otherY, other, high]) =>
  Math.abs(otherX - x) < other + half && Math.abs(otherY - y) < (high + size) / 2);
