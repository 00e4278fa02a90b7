// A plain editor with line numbers, colors, and errors and warnings below the text they refer to.

import { isTooLarge, tooLarge } from "./links.mjs";
import { clamp, make } from "./page/dom.mjs";
import { notice } from "./site.mjs";

// Limits in characters: longer texts are not colored, and longer lines are not marked.
const most = { text: 25_000, line: 2000 };
// The time for which changed lines are marked, ms.
const shine = 2500;

const token = /("(?:[^"\\\n]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;

export class Editor {
  // `changed` is called after each change by the user.
  constructor(box, changed) {
    const layer = (className) => make("pre", { className, ariaHidden: "true" });
    this.area = make("textarea", {
      id: "s-area", spellcheck: false, wrap: "off", autocapitalize: "off", autocomplete: "off", ariaLabel: "Scene text",
    });
    Object.assign(this, { numbers: layer("numbers"), colors: layer("colors"), marks: layer("marks"), count: 0, worst: new Map() });
    this.gutter = make("div", { className: "gutter" }, this.numbers);
    box.append(this.gutter, make("div", { className: "code" }, this.marks, this.colors, this.area));
    this.area.addEventListener("input", () => {
      this.paint();
      changed();
    });
    this.area.addEventListener("paste", (event) => {
      const { area, text } = this;
      const pasted = event.clipboardData.getData("text/plain");
      if (!isTooLarge(text.slice(0, area.selectionStart) + pasted + text.slice(area.selectionEnd))) return;
      event.preventDefault();
      notice(`The text cannot be pasted: ${tooLarge}.`);
    });
    this.area.addEventListener("scroll", () => this.scroll());
    new ResizeObserver(() => this.scroll()).observe(this.area);
    this.area.addEventListener("keydown", (event) => this.press(event));
  }

  get text() { return this.area.value; }

  set text(text) {
    this.area.value = text;
    this.area.setSelectionRange(0, 0);
    this.area.scrollTo(0, 0);
    this.show([]);
    this.paint();
  }

  get lineHeight() { return parseFloat(getComputedStyle(this.area).lineHeight); }

  // A new line starts with the indentation of the previous one.
  press(event) {
    if (event.key !== "Enter" || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const before = this.text.slice(0, this.area.selectionStart);
    const [indentation] = /^[ \t]*/.exec(before.slice(before.lastIndexOf("\n") + 1));
    // Only this preserves the browser's undo history.
    if (document.execCommand("insertText", false, "\n" + indentation)) event.preventDefault();
  }

  scroll() {
    const { scrollLeft, scrollTop } = this.area;
    for (const layer of [this.colors, this.marks]) layer.style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
    this.number();
  }

  // MARK: Layers

  paint() {
    const { text } = this;
    const isPlain = text.length > most.text;
    this.area.classList.toggle("plain", isPlain);
    this.colors.replaceChildren(...(isPlain ? [] : colored(text)), "\n");
    this.count = text.split("\n").length;
    this.scroll();
  }

  // Only lines in sight have numbers: a browser takes seconds to lay out 100,000 of them.
  number() {
    const { numbers, count, lineHeight, area: { scrollTop, clientHeight } } = this;
    const first = Math.floor(scrollTop / lineHeight);
    const last = Math.min(first + Math.ceil(clientHeight / lineHeight) + 1, count);
    const lines = Array.from({ length: Math.max(last - first, 0) }, (_, place) => first + place + 1);
    numbers.replaceChildren(...lines.flatMap((line) =>
      [make("span", { className: this.worst.get(line) ?? "", textContent: line }), "\n"]));
    Object.assign(numbers.style, { minWidth: `${String(count).length}ch`, transform: `translateY(${first * lineHeight - scrollTop}px)` });
  }

  // Marks problems; shows the message of the first one on a line.
  show(problems) {
    this.worst = new Map();
    for (const { line, severity } of problems) if (this.worst.get(line) !== "error") this.worst.set(line, severity);
    this.marks.replaceChildren(...this.marks.querySelectorAll(".changed"));
    const lines = this.text.split("\n");
    const seen = new Set();
    for (const problem of problems) {
      const { line, column, end, severity, message, hint } = problem;
      const text = lines[line - 1] ?? "";
      if (text.length > most.line) continue;
      const letters = [...text];
      const [before, marked] = [letters.slice(0, column - 1).join(""), letters.slice(column - 1, end - 1).join("") || " "];
      const row = this.row(line, "", before, make("span", { className: "squiggle " + severity, textContent: marked }));
      if (seen.has(line)) continue;
      seen.add(line);
      const words = [message, hint].filter(Boolean).join("; ");
      row.append(letters.slice(Math.max(end, column + 1) - 1).join(""), make("span", { className: "words " + severity, textContent: words }));
    }
    this.number();
  }

  row(line, className, ...parts) {
    const row = make("div", { className: "row " + className }, ...parts);
    row.style.top = `calc(${line - 1} * var(--line))`;
    this.marks.append(row);
    return row;
  }

  // MARK: Places

  // Replaces the text; marks the lines that differ, and scrolls to them.
  replace(next) {
    const { area, text } = this;
    let [start, end] = [0, 0];
    const length = Math.min(text.length, next.length);
    while (start < length && text[start] === next[start]) start += 1;
    while (end < length - start && text[text.length - 1 - end] === next[next.length - 1 - end]) end += 1;
    area.setRangeText(next.slice(start, next.length - end), start, text.length - end, "preserve");
    this.paint();
    const first = next.slice(0, start).split("\n").length;
    const last = next.slice(0, next.length - end).split("\n").length;
    for (let line = first; line <= Math.min(last, first + 200); line++) {
      const row = this.row(line, "changed");
      setTimeout(() => row.remove(), shine);
    }
    if (document.activeElement !== area) this.reveal(first);
  }

  reveal(line) {
    const { area, lineHeight } = this;
    const top = (line - 1) * lineHeight;
    if (top < area.scrollTop || top > area.scrollTop + area.clientHeight - 3 * lineHeight)
      area.scrollTop = top - area.clientHeight / 3;
  }

  go({ line, column, end }) {
    const lines = this.text.split("\n");
    const start = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
    const place = (count) => start + [...(lines[line - 1] ?? "")].slice(0, count - 1).join("").length;
    this.area.focus();
    this.area.setSelectionRange(place(column), place(Math.max(column, end)));
    this.reveal(line);
    this.area.scrollLeft = clamp((column - 40) * 8, 0, this.area.scrollWidth);
  }
}

function* colored(text) {
  let place = 0;
  for (const { 0: { length }, 1: string, 2: colon, index } of text.matchAll(token)) {
    yield text.slice(place, index);
    place = index + (string ?? text.slice(index, index + length)).length;
    const className = !string ? "number" : colon ? "name" : string.startsWith("\"=") ? "formula" : "string";
    yield make("span", { className, textContent: text.slice(index, place) });
  }
  yield text.slice(place);
}
