// SPDX-License-Identifier: MIT

extension WatchScript {
  /// The parameters as sliders and fields.
  static let panel = #"""
      function change(parameter, text, box) {
        if (text === textOf(parameter.value)) wanted.delete(parameter.name);
        else wanted.set(parameter.name, text);
        box.classList.toggle("changed", wanted.has(parameter.name));
        take();
      }

      /* Something else is wanted: what was said of the buttons is of before. */
      function take() {
        say("");
        touched = performance.now();
        refresh("these values");
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
        say("");
      }

      function numberField(parameter, value, name, box, take) {
        const field = made("input", { type: "number", step: "any", value, ariaLabel: name });
        if (parameter.min !== null) field.min = parameter.min;
        if (parameter.max !== null) field.max = parameter.max;
        /* Bounds that were narrowed behind a value: it is kept, and not played. */
        const beyond = fault(parameter, field);
        if (beyond) mark(field, name, `${beyond}; ${textOf(parameter.value)} is played`, box);
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

      /* Values of parameters that are gone, or of another type now, and those that the scene has. */
      function forget(next) {
        for (const { name, type } of parameters) {
          const parameter = next.find((other) => other.name === name && other.type === type);
          if (!parameter || wanted.get(name) === textOf(parameter.value)) wanted.delete(name);
        }
      }

      function fill(next) {
        if (JSON.stringify(next) === JSON.stringify(parameters)) return;
        forget(next);
        parameters = next;
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
}
