// The parameters of a scene as sliders and fields.

import { button, element, make } from "./dom.mjs";

export const textOf = (value) => (Array.isArray(value) ? JSON.stringify(value) : String(value));

// The error of a number field; empty if the field is valid.
function fault({ min, max }, field) {
  if (field.validity.badInput) return "not a number";
  if (field.value === "") return "enter a number";
  if (min !== null && Number(field.value) < min) return "at least " + min;
  return max !== null && Number(field.value) > max ? "at most " + max : "";
}

// A power of ten with 200 to 2,000 steps if the slider then reaches the file's value.
function stepOf({ min, max, value }) {
  const step = 10 ** Math.floor(Math.log10((max - min) / 200));
  const places = (value - min) / step;
  return Math.abs(places - Math.round(places)) < 1e-6 ? step : (max - min) / 1000;
}

function bounds({ min, max, value }) {
  const range = min !== null && max !== null ? `${min} to ${max}`
    : min !== null ? `from ${min}` : max !== null ? `up to ${max}` : "";
  return [range, `initially ${textOf(value)}`].filter(Boolean).join(", ");
}

export class Parameters {
  // `changed` is called after each valid change.
  constructor(changed) {
    Object.assign(this, { changed, list: [], wanted: new Map(), refused: new Map() });
  }

  reset(names = [...this.wanted.keys()]) {
    for (const name of names) this.wanted.delete(name);
    const { list } = this;
    this.list = [];
    this.show(list);
    this.changed();
  }

  change(parameter, text, box) {
    if (text === textOf(parameter.value)) this.wanted.delete(parameter.name);
    else this.wanted.set(parameter.name, text);
    this.mark(parameter, box);
    this.changed();
  }

  mark({ name }, box) {
    const isChanged = this.wanted.has(name);
    box.classList.toggle("changed", isChanged);
    box.querySelector(".word").hidden = !isChanged;
  }

  complain(field, name, words, box) {
    if (words) this.refused.set(name, words); else this.refused.delete(name);
    if (words) field.ariaInvalid = "true"; else field.removeAttribute("aria-invalid");
    Object.assign(box.complaint, { textContent: words, hidden: !words });
  }

  // Forgets values whose parameter is gone, has another type, or has that value in the file.
  show(next) {
    if (JSON.stringify(next) === JSON.stringify(this.list)) return;
    for (const { name, type } of this.list) {
      const parameter = next.find((other) => other.name === name && other.type === type);
      if (!parameter || this.wanted.get(name) === textOf(parameter.value)) this.wanted.delete(name);
    }
    this.list = next;
    this.refused.clear();
    element("w-parameters").replaceChildren(...next.map((parameter, place) => this.box(parameter, place)));
    element("w-flags").hidden = !next.length;
  }

  box(parameter, place) {
    const reset = button("Reset", () => this.reset([parameter.name]), `Reset ${parameter.name}`);
    const box = make("fieldset", {}, make("legend", { textContent: parameter.name }), reset);
    box.complaint = make("p", { className: "complaint", id: "w-complaint-" + place, role: "alert", hidden: true });
    box.append(make("div", {}, ...this.controls(parameter, box)), box.complaint);
    if (parameter.description) box.append(make("p", { textContent: parameter.description }));
    box.append(make("p", { textContent: bounds(parameter) }));
    this.mark(parameter, box);
    return box;
  }

  numberField(parameter, value, name, box, take) {
    const field = make("input", { type: "number", step: "any", value, ariaLabel: name });
    if (parameter.min !== null) field.min = parameter.min;
    if (parameter.max !== null) field.max = parameter.max;
    // If bounds exclude a value, the field keeps it, but the run does not use it.
    const beyond = fault(parameter, field);
    if (beyond) this.complain(field, name, `${beyond}; using ${textOf(parameter.value)}`, box);
    field.setAttribute("aria-describedby", box.complaint.id);
    field.oninput = () => {
      const words = fault(parameter, field);
      this.complain(field, name, words, box);
      if (!words) take(field.value);
    };
    return field;
  }

  controls(parameter, box) {
    const text = this.wanted.get(parameter.name) ?? textOf(parameter.value);
    const { name, type, min, max } = parameter;
    const input = (properties, value) => {
      const field = make("input", { ariaLabel: name, ...properties });
      field.oninput = () => this.change(parameter, value(field), box);
      return [field];
    };
    if (type === "boolean") return input({ type: "checkbox", checked: text === "true" }, ({ checked }) => String(checked));
    if (type === "string") return input({ type: "text", value: text }, ({ value }) => value);
    if (type === "vector") {
      const numbers = JSON.parse(text);
      return numbers.map((value, place) =>
        this.numberField({ min: null, max: null }, value, name + (place ? " y" : " x"), box, (next) => {
          numbers[place] = Number(next);
          this.change(parameter, JSON.stringify(numbers), box);
        }));
    }
    const hasRange = min !== null && max !== null && max > min;
    const range = make("input", { type: "range", min, max, step: hasRange ? stepOf(parameter) : 1, value: text, ariaLabel: name });
    const field = this.numberField(parameter, text, name, box, (next) => {
      range.value = next;
      this.change(parameter, next, box);
    });
    range.oninput = () => {
      // Only as many digits as the slider can distinguish.
      const places = Math.max(0, 3 - Math.floor(Math.log10(max - min)));
      field.value = String(Number(Number(range.value).toFixed(Math.min(places, 12))));
      this.complain(field, name, "", box);
      this.change(parameter, field.value, box);
    };
    return hasRange ? [range, field] : [field];
  }
}
