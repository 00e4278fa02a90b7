// SPDX-License-Identifier: MIT

extension WatchScript {
  /// A run that takes longer, ms, is told of on the page, and the next wish overtakes it.
  private static let patience = 700

  /// Runs come one after the other: what is wanted meanwhile is asked for when one has come, or when
  /// that takes long.
  static let runs = #"""
      async function refresh(what) {
        if (asking) {
          isAskedAgain = what;
          if (isSlow) asking.abort();
          return;
        }
        asking = new AbortController();
        const timer = setTimeout(wait, \#(patience), what);
        const began = touched;
        let isShown = false;
        touched = null;
        try {
          const query = new URLSearchParams([...wanted]);
          const response = await fetch("run?" + query, { signal: asking.signal });
          if (!response.ok) throw new Error(await response.text());
          show(await response.json());
          isShown = true;
          if (began !== null) await measure(began);
        } catch (error) {
          if (!asking.signal.aborted) part("state").textContent = "uidyn does not answer: " + error.message.trim();
        }
        clearTimeout(timer);
        asking = null;
        isSlow = false;
        watch.shown += 1;
        const next = isAskedAgain;
        isAskedAgain = null;
        if (next) refresh(next); else if (isShown) refreshIfSaved();
      }

      /* A page that is loaded again is sent only when nothing is played any more. */
      addEventListener("beforeunload", () => {
        isAskedAgain = null;
        asking?.abort();
      });

      function refreshIfSaved() {
        if (saved > generation) refresh("the saved scene");
      }

      /* What is shown is not what is wanted, and that for long enough to say so. */
      function wait(what) {
        isSlow = true;
        problem(null);
        document.documentElement.classList.toggle("w-stale", hasMotion);
        part("state").textContent = `playing ${what} …` + (hasMotion ? " the picture is that of before" : "");
        if (isAskedAgain) asking.abort();
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
        if (run.generation !== answered) say("", run.generation);
        if (run.parameters) fill(run.parameters);
        if (run.failure || run.errors) {
          const what = "The scene is not valid" + (run.parameters ? " with these values" : "");
          problem(run.failure ?? what, run.errors ?? run.hint ?? "");
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
}
