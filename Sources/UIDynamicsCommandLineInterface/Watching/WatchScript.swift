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
      /* The last generation that was heard of. */
      let saved = 0;
      /* Of which generation is what the buttons answered. */
      let answered = 0;
      /* A run that is asked for, and whether it takes long. */
      let asking = null;
      let isSlow = false;
      let isAskedAgain = null;
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
      events.addEventListener("change", (event) => {
        saved = Number(event.data);
        /* A run that goes on notices a save by itself. */
        if (!asking) refreshIfSaved();
      });
      events.onopen = () => refresh("the scene");
      events.onerror = async () => {
        part("state").textContent = "uidyn does not answer: was it ended?";
        if (events.readyState !== EventSource.CLOSED) return;
        /* It was turned away for good, and why stands in the answer. */
        const response = await fetch("events").catch(() => null);
        if (response && !response.ok) part("state").textContent = "uidyn: " + (await response.text()).trim();
      };
      /* Keys in the panel are not those of the player. */
      part("panel").addEventListener("keydown", (event) => event.stopPropagation());
    })();

    """#
}
