// One element that a pointer drags and releases, on a spring for each axis.

// The distance from the end and the velocity after a time, s, by the closed form of a damped spring.
export function spring({ stiffness, damping }, x, v, time) {
  const decay = damping / 2;
  const square = stiffness - decay * decay;
  const root = Math.sqrt(Math.max(Math.abs(square), 1e-9));
  const [slow, fast] = [Math.exp((root - decay) * time), Math.exp((-root - decay) * time)];
  const fade = Math.exp(-decay * time);
  const [cosine, sine] = square > 0 ? [fade * Math.cos(root * time), (fade * Math.sin(root * time)) / root]
    : [(slow + fast) / 2, (slow - fast) / (2 * root)];
  return [x * cosine + (v + decay * x) * sine, v * cosine - (stiffness * x + decay * v) * sine];
}

const still = { distance: 0.1, speed: 2 };
// The time before the release that determines its velocity, in s.
const recent = 0.1;

// The slope of points by least squares, px/s.
function slope(points, axis) {
  const last = points[points.length - 1];
  const near = points.filter(({ time }) => last.time - time <= recent);
  const mean = (value) => near.reduce((sum, point) => sum + value(point), 0) / near.length;
  const [time, place] = [mean((point) => point.time), mean((point) => point.at[axis])];
  const spread = mean((point) => (point.time - time) ** 2);
  return spread > 0 ? mean((point) => (point.time - time) * (point.at[axis] - place)) / spread : 0;
}

export function attach(element, { home = [0, 0], from = motion.from, velocity = motion.velocity } = {}) {
  const written = element.getAttribute("style");
  const { springs } = motion;
  const end = new AbortController();
  let [at, speed, finger, frame] = [[0, 1].map((axis) => home[axis] + from[axis]), velocity, null, null];
  const show = () => { element.style.transform = `translate(${at.map((value) => Math.round(value * 1000) / 1000 + "px").join(", ")})`; };

  function run(start) {
    const [began, speeds] = [at.map((value, axis) => value - home[axis]), speed];
    const step = (now) => {
      const time = Math.max(now - start, 0) / 1000;
      const states = began.map((x, axis) => (springs[axis] ? spring(springs[axis], x, speeds[axis], time) : [0, 0]));
      const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches
        || states.every(([x, v]) => Math.abs(x) < still.distance && Math.abs(v) < still.speed);
      at = states.map(([x], axis) => home[axis] + (isStill ? 0 : x));
      speed = states.map(([, v]) => (isStill ? 0 : v));
      show();
      frame = isStill || !element.isConnected ? null : requestAnimationFrame(step);
    };
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(step);
  }

  const place = (event) => ({ time: event.timeStamp / 1000, at: springs.map((one, axis) =>
    (one ? finger.at[axis] + [event.clientX, event.clientY][axis] - finger.start[axis] : at[axis])) });
  const listen = (name, act) => element.addEventListener(name, act, { signal: end.signal });
  listen("pointerdown", (event) => {
    if (finger || event.button) return;
    cancelAnimationFrame(frame);
    element.setPointerCapture(event.pointerId);
    finger = { id: event.pointerId, at, start: [event.clientX, event.clientY] };
    finger.points = [place(event)];
  });
  listen("pointermove", (event) => {
    if (finger?.id !== event.pointerId) return;
    const events = event.getCoalescedEvents?.() ?? [];
    finger.points.push(...(events.length ? events : [event]).map(place));
    ({ at } = finger.points[finger.points.length - 1]);
    show();
  });
  for (const name of ["pointerup", "pointercancel", "lostpointercapture"]) listen(name, (event) => {
    if (finger?.id !== event.pointerId) return;
    const { points } = finger;
    if (name === "pointerup") points.push({ ...place(event), at });
    speed = [0, 1].map((axis) => (name === "pointerup" && springs[axis] ? slope(points, axis) : 0));
    finger = null;
    run(event.timeStamp);
  });
  listen("dragstart", (event) => event.preventDefault());
  Object.assign(element.style, { touchAction: ["none", "pan-x", "pan-y"][springs.indexOf(null) + 1], userSelect: "none" });
  show();
  run(performance.now());
  return {
    get position() { return at; },
    get isRunning() { return frame !== null; },
    settle(place) {
      home = place;
      if (!finger) run(performance.now());
    },
    detach() {
      end.abort();
      cancelAnimationFrame(frame);
      element.setAttribute("style", written ?? "");
    },
  };
}
