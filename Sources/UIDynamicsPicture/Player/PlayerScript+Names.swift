// SPDX-License-Identifier: MIT

extension PlayerScript {
  /// Where the names of items stand at a moment.
  static let names = #"""
    /* Names stand apart: those of what is in front where they belong, the others there or elsewhere in
       or at their items, or not at all. */
    class Names {
      constructor(actors, view) {
        this.actors = actors.filter(({ label }) => label).reverse();
        this.view = view;
      }

      /* The size of a text and of a pixel in pt, and the places of crosshairs, pins and welds. */
      separate(size, unit, joints) {
        const kept = [];
        for (const actor of this.actors) {
          if (!actor.at) continue;
          const half = this.halfWidth(actor, size);
          const x = this.within(0, actor.at[0], half);
          const isMarked = joints.some(([jointX, jointY]) =>
            Math.abs(jointX - x) < half + 7 * unit && Math.abs(jointY - actor.at[1]) < size);
          const y = this.heights(actor, isMarked ? 9 * unit + 0.64 * size : 0, size).find((y) =>
            !kept.some(([otherX, otherY, width]) =>
              Math.abs(otherX - x) < width + half && Math.abs(otherY - y) < size));
          const isShown = y !== undefined;
          if (isShown) kept.push([x, y, half]);
          for (const text of actor.label) {
            text.classList.toggle("off", !isShown);
            if (isShown) text.setAttribute("x", fine(x));
            if (isShown) text.setAttribute("y", fine(y + 0.36 * size));
          }
        }
      }

      /* The name of a field stays at it. */
      keepInside(entry, size) {
        if (!entry.label) return;
        const x = this.within(0, entry.at[0], this.halfWidth(entry, size));
        const y = this.within(1, entry.at[1], 0.7 * size);
        for (const text of entry.label) {
          text.setAttribute("x", fine(x));
          text.setAttribute("y", fine(y + 0.36 * size));
        }
      }

      /* From the middle of an item, or below what is marked there, to above and below it; what is lower than
         a text would not be seen behind one. */
      heights({ at, reach }, down, size) {
        const [inner, outer] = [reach - size, reach + 0.8 * size];
        const others = inner > 1.2 * size ? [-inner, inner, -outer, outer] : [-outer, outer];
        const aside = others.map((way) => at[1] + way)
          .filter((y) => this.within(1, y, 0.6 * size) === y);
        const middle = at[1] + down;
        return 2 * reach < 0.8 * size ? [...aside, middle] : [middle, ...aside];
      }

      /* Of a name, with a little room. */
      halfWidth(actor, size) {
        const [, text] = actor.label;
        /* What is not shown has no length. */
        actor.share ||= text.getComputedTextLength() / size / 2;
        return (actor.share || 0.3 * text.textContent.length) * size + 0.2 * size;
      }

      /* A place from which a text reaches to no edge, if that is in the picture. */
      within(axis, place, half) {
        const [start, length] = [this.view[axis], this.view[axis + 2]];
        if (place < start || place > start + length) return place;
        if (2 * half > length) return start + length / 2;
        return Math.min(Math.max(place, start + half), start + length - half);
      }
    }

    """#
}
