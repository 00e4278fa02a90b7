// SPDX-License-Identifier: MIT

extension WatchScript {
  static let actions = #"""
      const quoted = (text) => /^[A-Za-z0-9_.=+-]+$/.test(text) ? text : "'" + text.replaceAll("'", "'\\''") + "'";

      /* What stands refused in a field is neither copied nor written. */
      function isRefused() {
        if (refused.size) say([...refused].map((pair) => pair.join(": ")).join("; "));
        return refused.size > 0;
      }

      function say(text, of = generation) {
        part("answer").textContent = text;
        answered = of;
      }

      part("reset").onclick = () => {
        wanted.clear();
        const known = parameters;
        parameters = [];
        fill(known);
        take();
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
        try {
          const response = await fetch("write", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify({ generation, values: Object.fromEntries(wanted) }),
          });
          const { failure, generation: now } = await response.json();
          say(failure ? "Not written: " + failure : "Written into the scene.", now);
        } catch {
          say("Not written: uidyn does not answer.");
        }
      };

    """#
}
