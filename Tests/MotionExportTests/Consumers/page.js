// SPDX-License-Identifier: MIT
//
// Stops every animation at every tick and measures the elements.
//
// `cases` comes first. For each example, it contains the name, form, ticks per second, and rows by item with x, y,
// angle, width, height, and shown (0 or 1). The page reports the largest error per channel, in pt.

function place(host, entry) {
  const root = host.attachShadow({ mode: "open" });
  const elements = {};
  if (entry.form === "svg") {
    root.innerHTML = entry.text;
    for (const id in entry.rows) {
      const group = root.querySelector("g[class='" + id + "']");
      if (group) elements[id] = group.querySelector("rect, ellipse, path");
    }
    return [root, elements];
  }
  if (entry.form === "css") root.innerHTML = "<style>div { position: absolute }\n" + entry.text + "</style>";
  else root.innerHTML = "<style>div { position: absolute }</style>";
  for (const id in entry.rows) {
    const rows = entry.rows[id];
    const element = document.createElement("div");
    element.className = id;
    element.style.left = rows.x[0] - rows.width[0] / 2 + "px";
    element.style.top = rows.y[0] - rows.height[0] / 2 + "px";
    element.style.width = rows.width[0] + "px";
    element.style.height = rows.height[0] + "px";
    root.append(element);
    elements[id] = element;
  }
  if (entry.form === "waapi")
    for (const item of JSON.parse(entry.text).items)
      for (const effect of item.effects) elements[item.item].animate(effect.keyframes, effect.options);
  return [root, elements];
}

// Returns the center, rotation, and size as computed by the browser.
function poseOfElement(element) {
  const style = getComputedStyle(element);
  const way = style.translate === "none" ? [0, 0] : style.translate.split(" ").map(parseFloat);
  const matrix = style.transform === "none" ? null : new DOMMatrix(style.transform);
  const [width, height] = [parseFloat(style.width), parseFloat(style.height)];
  const angle = style.rotate === "none" ? 0 : parseFloat(style.rotate) * (style.rotate.endsWith("deg") ? Math.PI / 180 : 1);
  return {
    x: parseFloat(style.left) + width / 2 + way[0] + (matrix ? matrix.e : 0),
    y: parseFloat(style.top) + height / 2 + (way[1] || 0) + (matrix ? matrix.f : 0),
    angle, width, height,
  };
}

// Returns the visible center, rotation, and size of a shape in a drawing, relative to its superview.
function poseOfShape(shape, id, box, rows) {
  const around = shape.closest("g[class='" + id + "']").parentNode.parentNode;
  const isInside = around.tagName === "g";
  const matrix = isInside ? around.getCTM().inverse().multiply(shape.getCTM()) : shape.getCTM();
  const corner = isInside ? { x: 0, y: 0 } : box;
  return {
    x: matrix.e + corner.x, y: matrix.f + corner.y, turn: Math.atan2(matrix.b, matrix.a),
    width: rows.width[0] * Math.hypot(matrix.a, matrix.b),
    height: rows.height[0] * Math.hypot(matrix.c, matrix.d),
  };
}

function worstOf(entry) {
  const [root, elements] = place(document.body.appendChild(document.createElement("div")), entry);
  const animations = Object.values(elements).length ? root.getAnimations ? root.getAnimations() : [] : [];
  for (const animation of animations) animation.pause();
  const box = entry.form === "svg" ? root.querySelector("svg").viewBox.baseVal : null;
  const worst = { x: 0, y: 0, angle: 0, width: 0, height: 0, shown: 0 };
  const ticks = Object.values(entry.rows)[0].x.length;
  for (let tick = 0; tick < ticks; tick++) {
    for (const animation of animations) animation.currentTime = (tick * 1000) / entry.ticksPerSecond;
    for (const id in elements) {
      const rows = entry.rows[id];
      const pose = box ? poseOfShape(elements[id], id, box, rows) : poseOfElement(elements[id]);
      pose.shown = getComputedStyle(elements[id]).visibility === "visible" ? 1 : 0;
      const reach = Math.hypot(Math.max(...rows.width), Math.max(...rows.height)) / 2;
      for (const channel of Object.keys(worst)) {
        let off = pose[channel] === undefined ? 0 : Math.abs(pose[channel] - rows[channel][tick]);
        if (channel === "angle" && pose.turn !== undefined) {
          off = Math.abs(pose.turn - rows.angle[tick]) % (2 * Math.PI);
          off = Math.min(off, 2 * Math.PI - off);
        }
        if (channel === "angle") off *= reach;
        // NaN is the worst possible error and is reported as null.
        if (!(off <= worst[channel]) && !Number.isNaN(worst[channel])) worst[channel] = off;
      }
    }
  }
  root.host.remove();
  return { name: entry.name, form: entry.form, elements: Object.keys(elements).length, animations: animations.length, worst };
}

document.querySelector("pre").textContent = "\n" + cases.map((entry) => JSON.stringify(worstOf(entry))).join("\n") + "\n";
