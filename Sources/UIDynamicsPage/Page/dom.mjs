// DOM and number helpers.

export const element = (id) => document.getElementById(id);

export function make(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

export function draw(name, attributes, parent, title) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const key in attributes) made.setAttribute(key, attributes[key]);
  if (title) made.appendChild(draw("title", {})).textContent = title;
  parent?.appendChild(made);
  return made;
}

export function button(words, onclick, label = words) {
  const made = make("button", { type: "button", className: "word", textContent: words, onclick });
  if (label !== words) Object.assign(made, { title: label, ariaLabel: label });
  return made;
}

export function fill(select, names, chosen) {
  select.replaceChildren(...names.map((name, value) =>
    make("option", { value, textContent: name, selected: value === chosen })));
}

export const fine = (value) => Math.round(value * 1000) / 1000;

export function short(value, places = 2) {
  return Number.isFinite(value) ? String(Number(value.toFixed(places)) + 0) : "–";
}

export const seconds = (time) => time.toFixed(3) + " s";
export const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

export const moved = (x, y, angle) =>
  `translate(${fine(x)} ${fine(y)})` + (angle ? ` rotate(${fine((angle * 180) / Math.PI)})` : "");

export const isCalm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function flags(values) {
  const quoted = (text) => (/^[A-Za-z0-9_.=+-]+$/.test(text) ? text : "'" + text.replaceAll("'", "'\\''") + "'");
  return values.map(([name, value]) => "--set " + quoted(`${name}=${value}`)).join(" ");
}
