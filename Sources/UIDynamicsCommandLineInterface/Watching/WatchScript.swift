// SPDX-License-Identifier: MIT

/// The script of the page: it asks for runs, shows them in the player, and makes the panel.
enum WatchScript {
  static let text = #"""
    "use strict";
    (() => {
      const part = (id) => document.getElementById("w-" + id);
      const made = (name, properties = {}, ...children) => {
        const element = Object.assign(document.createElement(name), properties);
        element.append(...children);
        return element;
      };
      /* What is wanted, as texts that --set takes, by name; and what the scene says. */
      const wanted = new Map();
      /* What is wrong with texts that stand in fields, by the names of these. */
      const refused = new Map();
      let parameters = [];
      let generation = 0;
      let isAsking = false;
      let isAskedAgain = false;
      let hasMotion = false;
      /* The warnings of the text that are shown, and when they are asked for next. */
      let said = "";
      let advising = 0;
      /* When a person did something that the next picture answers. */
      let touched = null;
      const watch = (window.watch = { latencies: [], shown: 0 });

      const textOf = (value) => Array.isArray(value) ? JSON.stringify(value) : String(value);

    \#(panel)
    \#(runs)
    \#(actions)
      const events = new EventSource("events");
      events.addEventListener("change", refresh);
      events.onopen = refresh;
      events.onerror = () => { part("state").textContent = "uidyn does not answer: was it ended?"; };
      /* Keys in the panel are not those of the player. */
      part("panel").addEventListener("keydown", (event) => event.stopPropagation());
    })();

    """#

  /// The parameters as sliders and fields.
  private static let panel = #"""
      function change(parameter, text, box) {
        if (text === textOf(parameter.value)) wanted.delete(parameter.name);
        else wanted.set(parameter.name, text);
        box.classList.toggle("changed", wanted.has(parameter.name));
        touched = performance.now();
        refresh();
      }

      /* Nothing for a number that may be taken. */
      function fault({ min, max }, field) {
        if (field.validity.badInput) return "not a number";
        if (field.value === "") return "a number is missing";
        if (min !== null && Number(field.value) < min) return "at least " + min;
        if (max !== null && Number(field.value) > max) return "at most " + max;
        return "";
      }

      /* What is refused is not played: the field says why. */
      function mark(field, name, words, box) {
        if (words) refused.set(name, words); else refused.delete(name);
        if (words) field.setAttribute("aria-invalid", "true");
        else field.removeAttribute("aria-invalid");
        box.complaint.textContent = words;
        box.complaint.hidden = !words;
      }

      function numberField(parameter, value, name, box, take) {
        const field = made("input", { type: "number", step: "any", value, ariaLabel: name });
        if (parameter.min !== null) field.min = parameter.min;
        if (parameter.max !== null) field.max = parameter.max;
        field.setAttribute("aria-describedby", box.complaint.id);
        field.oninput = () => {
          const words = fault(parameter, field);
          mark(field, name, words, box);
          if (!words) take(field.value);
        };
        return field;
      }

      function controls(parameter, box) {
        const text = wanted.get(parameter.name) ?? textOf(parameter.value);
        const { name, type, min, max } = parameter;
        if (type === "boolean") {
          const check = made("input", { type: "checkbox", checked: text === "true", ariaLabel: name });
          check.onchange = () => change(parameter, String(check.checked), box);
          return [check];
        }
        if (type === "string") {
          const field = made("input", { type: "text", value: text, ariaLabel: name });
          field.oninput = () => change(parameter, field.value, box);
          return [field];
        }
        if (type === "vector") {
          const numbers = JSON.parse(text);
          return numbers.map((value, place) =>
            numberField({ min: null, max: null }, value, name + (place ? " y" : " x"), box, (next) => {
              numbers[place] = Number(next);
              change(parameter, JSON.stringify(numbers), box);
            }));
        }
        const field = numberField(parameter, text, name, box, (next) => {
          if (range) range.value = next;
          change(parameter, next, box);
        });
        const range = min !== null && max !== null && max > min
          ? made("input", { type: "range", min, max, step: stepOf(parameter), value: text, ariaLabel: name })
          : null;
        if (!range) return [field];
        range.oninput = () => {
          /* No more digits than the slider can tell apart. */
          const places = Math.max(0, 3 - Math.floor(Math.log10(max - min)));
          field.value = String(Number(Number(range.value).toFixed(Math.min(places, 12))));
          mark(field, name, "", box);
          change(parameter, field.value, box);
        };
        return [range, field];
      }

      /* A power of ten, 200 to 2000 on the way, where the slider can come back to the default by it. */
      function stepOf({ min, max, value }) {
        const step = 10 ** Math.floor(Math.log10((max - min) / 200));
        const places = (value - min) / step;
        return Math.abs(places - Math.round(places)) < 1e-6 ? step : (max - min) / 1000;
      }

      function bounds({ min, max, value }) {
        const range = min !== null && max !== null ? `${min} to ${max}`
          : min !== null ? `from ${min}` : max !== null ? `up to ${max}` : "";
        return [range, `default ${textOf(value)}`].filter(Boolean).join(", ");
      }

      function forgetWhatIsGone() {
        for (const [name, text] of [...wanted]) {
          const parameter = parameters.find((known) => known.name === name);
          const number = Number(text);
          const fits = parameter && (parameter.type !== "number"
            || (parameter.min === null || number >= parameter.min)
              && (parameter.max === null || number <= parameter.max));
          if (!fits || text === textOf(parameter.value)) wanted.delete(name);
        }
      }

      function fill(next) {
        if (JSON.stringify(next) === JSON.stringify(parameters)) return;
        parameters = next;
        forgetWhatIsGone();
        refused.clear();
        part("parameters").replaceChildren(...parameters.map((parameter, place) => {
          const box = made("fieldset", { className: wanted.has(parameter.name) ? "changed" : "" },
            made("legend", { textContent: parameter.name }));
          box.complaint = made("p",
            { className: "complaint", id: "w-complaint-" + place, role: "alert", hidden: true });
          box.append(made("div", {}, ...controls(parameter, box)), box.complaint);
          if (parameter.description) box.append(made("p", { textContent: parameter.description }));
          box.append(made("p", { textContent: bounds(parameter) }));
          return box;
        }));
        part("none").hidden = parameters.length > 0;
        part("actions").hidden = parameters.length === 0;
      }

    """#

  /// Runs come one after the other: what is wanted meanwhile is asked for when one has come.
  private static let runs = #"""
      async function refresh() {
        if (isAsking) { isAskedAgain = true; return; }
        isAsking = true;
        const began = touched;
        touched = null;
        try {
          const query = new URLSearchParams([...wanted]);
          const response = await fetch("run?" + query);
          if (!response.ok) throw new Error(await response.text());
          show(await response.json());
          if (began !== null) await measure(began);
        } catch (error) {
          part("state").textContent = "uidyn does not answer: " + error.message.trim();
        }
        isAsking = false;
        watch.shown += 1;
        if (isAskedAgain) { isAskedAgain = false; refresh(); }
      }

      /* From the hand to the picture: until the browser has painted. */
      async function measure(began) {
        await new Promise((done) => requestAnimationFrame(done));
        watch.latencies.push(performance.now() - began);
      }

      function problem(what, where) {
        part("problem").hidden = !what;
        part("what").textContent = what ?? "";
        /* Words are wrapped; lines of the text, and what marks a place in them, are not. */
        const lines = (where ?? "").split("\n");
        const isText = (line) => /^ *\d* \| |^ *\d* \|$/.test(line);
        const blocks = [];
        for (const line of lines) {
          const last = blocks[blocks.length - 1];
          if (last && last.isText === isText(line)) last.text += "\n" + line;
          else blocks.push({ isText: isText(line), text: line });
        }
        part("where").replaceChildren(...blocks.map((block) =>
          made("pre", { className: block.isText ? "text" : "", textContent: block.text })));
        document.documentElement.classList.toggle("w-stale", Boolean(what) && hasMotion);
      }

      function show(run) {
        generation = run.generation;
        part("scene").textContent = run.scene;
        if (run.parameters && !run.errors) fill(run.parameters);
        if (run.failure || run.errors) {
          problem(run.failure ?? "The scene is not valid", run.errors ?? run.hint ?? "");
          part("state").textContent = hasMotion ? "the picture is that of before" : "";
          return;
        }
        const isFaulty = run.status === "guard";
        problem(isFaulty ? "The run was stopped: " + run.reason : null,
          [run.place, run.hint].filter(Boolean).join("\n"));
        if (run.motion && window.uidyn) {
          window.uidyn.show(run.motion, hasMotion);
          const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
          if (!hasMotion && !window.uidyn.readAddress() && !isCalm) window.uidyn.play();
          hasMotion = true;
        }
        document.documentElement.classList.remove("w-stale");
        part("state").textContent = `ends after ${Number(run.time.toFixed(2))} s, ${run.ticks} ticks: `
          + `${run.reason} – played in ${run.milliseconds} ms`;
        expectations(run.expectations);
        warn(run.warnings, run.runWarnings);
      }

      /* A move is answered without warnings of the text: those are asked for when the hand rests. */
      function warn(text, others) {
        clearTimeout(advising);
        if (text === null) advising = setTimeout(() => advise(others), 400);
        else said = text.trim();
        const warnings = [said, ...others].filter(Boolean);
        part("warnings").replaceChildren(...warnings.map((text) => made("li", { textContent: text })));
      }

      async function advise(others) {
        const query = String(new URLSearchParams([...wanted]));
        const response = await fetch("advice?" + query).catch(() => null);
        if (!response?.ok || query !== String(new URLSearchParams([...wanted]))) return;
        warn((await response.json()).warnings, others);
      }

      function expectations(list) {
        part("expect").hidden = !list.length;
        part("expectations").replaceChildren(...list.map((entry) => {
          const line = made("li", { className: entry.passed ? "passed" : "failed", textContent: entry.text });
          line.setAttribute("aria-label", (entry.passed ? "came true: " : "did not come true: ") + entry.text);
          if (!entry.passed) {
            line.append(made("small", { textContent: `tick ${entry.tick}` + (entry.detail ? ": " + entry.detail : "") }));
          }
          return line;
        }));
      }

    """#

  private static let actions = #"""
      const quoted = (text) => /^[A-Za-z0-9_.=+-]+$/.test(text) ? text : "'" + text.replaceAll("'", "'\\''") + "'";

      /* What stands refused in a field is neither copied nor written. */
      function isRefused() {
        if (refused.size) say([...refused].map((pair) => pair.join(": ")).join("; "));
        return refused.size > 0;
      }

      const say = (text) => { part("answer").textContent = text; };

      part("reset").onclick = () => {
        wanted.clear();
        const known = parameters;
        parameters = [];
        fill(known);
        touched = performance.now();
        refresh();
      };

      part("copy").onclick = async () => {
        if (isRefused()) return;
        const text = [...wanted].map(([name, value]) => "--set " + quoted(name + "=" + value)).join(" ");
        if (!text) return say("Nothing is changed.");
        try {
          await navigator.clipboard.writeText(text);
          say("Copied: " + text);
        } catch {
          say(text);
        }
      };

      part("write").onclick = async () => {
        if (isRefused()) return;
        if (!wanted.size) return say("Nothing is changed.");
        const response = await fetch("write", {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify({ generation, values: Object.fromEntries(wanted) }),
        });
        const text = await response.text();
        say(response.ok ? "Written into the scene." : "Not written: " + text.trim());
      };

    """#
}
