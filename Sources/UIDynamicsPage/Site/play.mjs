// The playground: the interactive page of `uidyn render`, next to the text of the scene.

import { element, flags, make } from "./page/dom.mjs";
import { Living } from "./page/living.mjs";
import { Remote } from "./page/worker.mjs";
import { Editor } from "./editor.mjs";
import { pack, readFile, unpack } from "./links.mjs";
import { keepOffline, loadModule, loadScenes, loadText, notice, pause } from "./site.mjs";

const site = (id) => element("s-" + id);
// The delay after the last keystroke, in ms.
const patience = 200;
// The maximum number of characters that a page can hold.
const mostRows = 200_000_000;
// More errors would not help, and finding them takes time.
const options = { limits: { errors: 100 } };
const storage = "uidyn playground";
const first = "card-stack";
// True if both panes fit side by side, as in page.css.
const wide = matchMedia("(min-width: 60rem) and (min-height: 30rem)");

class Playground extends Living {
  constructor(scenes) {
    super();
    Object.assign(this, { scenes, name: "scene.json", kept: "", isDirty: false, problems: [] });
    this.editor = new Editor(site("editor"), () => this.edited());
    // The address identifies the scene.
    Object.assign(this.player, { readAddress: () => false, writeAddress() {}, keep() {} });
    this.listTemplates();
    const acts = {
      open: () => site("file").click(), save: () => this.saveText(), link: () => this.copyLink(),
      csv: () => this.saveRows(true), jsonl: () => this.saveRows(false), command: () => this.copyCommand(),
    };
    for (const id in acts) site(id).onclick = acts[id];
    site("file").onchange = ({ target }) => {
      if (target.files[0]) this.read(target.files[0]);
      target.value = "";
    };
    site("template").onchange = ({ target }) => this.choose(target.value);
    this.listenForFiles();
    this.listenForTabs();
    this.listenForMenu();
    addEventListener("hashchange", () => this.readLink());
    addEventListener("pagehide", () => this.remember());
    addEventListener("keydown", (event) => {
      if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      this.saveText();
    });
  }

  done(text) { site("done").textContent = text; }

  // MARK: Opening scenes

  listTemplates() {
    const option = ({ id, title }) => make("option", { value: id, textContent: title });
    const groups = new Map();
    for (const scene of this.scenes) groups.set(scene.section, [...(groups.get(scene.section) ?? []), option(scene)]);
    site("template").append(make("option", { value: "", textContent: "Your scene", hidden: true }), option({ id: "new", title: "New scene" }),
      ...[...groups].map(([label, options]) => make("optgroup", { label }, ...options)));
  }

  // Shows a different scene, without any state of the previous one.
  async begin(text, name, template = "") {
    clearTimeout(this.timer);
    const { player, parameters } = this;
    parameters.wanted.clear();
    parameters.list = [];
    player.pause();
    Object.assign(player.state, { item: null, graphs: null, from: null, to: null, isWhole: false });
    Object.assign(this, { name, kept: text, isDirty: false, hasMotion: false, strokes: [] });
    this.editor.text = text;
    this.template = site("template").value = template;
    this.done("");
    await this.open({ name, text, images: {}, options });
  }

  async choose(id) {
    if (this.editor.text !== this.kept && !confirm("Replace your scene with the example?")) {
      site("template").value = this.template;
      return;
    }
    notice("");
    history.replaceState(null, "", "#example=" + id);
    await this.readLink();
  }

  // "#scene=…" holds a compressed scene, "#example=NAME" names one.
  async readLink() {
    const fragment = location.hash.slice(1);
    const scene = /^scene=(.*)$/s.exec(fragment)?.[1];
    const example = /^example=(.*)$/s.exec(fragment)?.[1] ?? first;
    try {
      if (scene !== undefined) return await this.begin(await unpack(scene), "scene.json");
      if (example !== "new" && !this.scenes.some(({ id }) => id === example)) throw new Error("there is no such example");
      await this.begin(await loadText(`scenes/${example}.json`), (example === "new" ? "scene" : example) + ".json", example);
    } catch ({ message }) {
      notice(`This link cannot be opened: ${message}.`);
      if (!this.scene) await this.begin(await loadText(`scenes/${first}.json`), first + ".json", first);
    }
  }

  async read(file) {
    try {
      const text = await readFile(file);
      notice("");
      history.replaceState(null, "", location.pathname);
      await this.begin(text, file.name);
    } catch ({ message }) {
      notice(`“${file.name}” cannot be opened: ${message}.`);
    }
  }

  // A reloaded page keeps its text.
  async restore() {
    let draft = null;
    try {
      draft = JSON.parse(sessionStorage.getItem(storage));
    } catch { /* a page without storage */ }
    if (typeof draft?.text !== "string" || draft.hash !== location.hash) return this.readLink();
    await this.begin(draft.text, String(draft.name), String(draft.template));
    this.kept = String(draft.kept);
  }

  remember() {
    const { name, kept, template } = this;
    const draft = { text: this.editor.text, name, kept, template, hash: location.hash };
    try {
      sessionStorage.setItem(storage, JSON.stringify(draft));
    } catch { /* a page without storage */ }
  }

  listenForFiles() {
    addEventListener("dragover", (event) => event.preventDefault());
    addEventListener("drop", (event) => {
      const [file] = event.dataTransfer.files;
      if (!file) return;
      event.preventDefault();
      this.read(file);
    });
  }

  // MARK: Text and motion

  edited() {
    this.isDirty = true;
    this.done("");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.take(), patience);
  }

  // Strokes are in the text, so none need repeating.
  take() {
    this.isDirty = false;
    this.strokes = [];
    return this.open({ name: this.name, text: this.editor.text, images: {}, options });
  }

  async open(scene) {
    const opened = super.open(scene);
    this.diagnose();
    await opened;
  }

  async diagnose() {
    let problems = [];
    try {
      problems = await this.engine.diagnostics;
    } catch ({ message }) {
      this.tell(message);
    }
    this.problems = problems;
    this.editor.show(problems);
    const errors = problems.filter(({ severity }) => severity === "error").length;
    const count = (number, word) => (number ? [`${number} ${word}${number === 1 ? "" : "s"}`] : []);
    site("count").textContent = [...count(errors, "error"), ...count(problems.length - errors, "warning")].join(", ") || "No problems";
    site("tab-text").dataset.count = problems.length || "";
    site("list-of-problems").replaceChildren(...problems.map((problem) => {
      const { severity, code, message, hint, line, column } = problem;
      const words = make("span", {}, message, make("small", { textContent: [hint, code].filter(Boolean).join(" · ") }));
      const place = make("span", { className: severity, textContent: `${line}:${column}`, title: severity });
      const go = make("button", { type: "button", ariaLabel: `${severity}, line ${line}: ${message}` }, place, words);
      go.onclick = () => this.editor.go(problem);
      return make("li", {}, go);
    }));
  }

  // Adds strokes and expectations to the text.
  show(run, time) {
    super.show(run, time);
    this.bring();
  }

  async finish(end) {
    await super.finish(end);
    if (end.stroke) this.bring();
  }

  bring() {
    if (this.isDirty || !this.engine || this.engine.text === this.editor.text) return;
    this.editor.replace(this.engine.text);
    this.diagnose();
  }

  // The editor shows problems that have a position in the text.
  problem(what, where) {
    const isShown = this.problems.some(({ severity }) => severity === "error");
    super.problem(isShown ? null : what, where);
    this.mark(Boolean(what) && this.hasMotion);
  }

  warn([, ...others]) { super.warn(others); }

  // MARK: Saving scenes

  // The text with parameter values applied, or the unchanged text while it has errors.
  async takeText() {
    const kept = this.isDirty || !this.parameters.wanted.size ? null : await this.keep();
    return kept?.text ?? this.editor.text;
  }

  async saveText() {
    this.download(await this.takeText(), this.name, "application/json");
    this.kept = this.editor.text;
    this.done("Saved.");
  }

  download(text, name, type) {
    const url = URL.createObjectURL(new Blob([text], { type }));
    make("a", { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  async copy(text, words) {
    try {
      await navigator.clipboard.writeText(text);
      this.done(words);
    } catch {
      this.done("The browser does not allow this page to copy. " + (text.length < 300 ? text : ""));
    }
  }

  async copyLink() {
    const address = "#scene=" + await pack(await this.takeText());
    history.replaceState(null, "", address);
    await this.copy(location.href, "Copied a link that contains the scene.");
  }

  copyCommand() {
    const quoted = /^[A-Za-z0-9_./+-]+$/.test(this.name) ? this.name : "'" + this.name.replaceAll("'", "'\\''") + "'";
    const command = ["uidyn run", quoted, flags([...this.parameters.wanted])].filter(Boolean).join(" ");
    return this.copy(command, "Copied: " + command);
  }

  // The rows that `uidyn run` writes, in portions, from a separate engine.
  async rows(isCSV) {
    const engine = await Remote.start(this.near.module);
    try {
      engine.open({ ...this.scene, text: this.engine.text });
      engine.start(this.values);
      const refusal = await engine.startRows(isCSV);
      if (refusal) throw new Error(refusal);
      const parts = [];
      let [length, isOver] = [0, false];
      while (!isOver) {
        const next = await engine.nextRows(16);
        parts.push(next.text);
        ({ isOver } = next);
        length += next.text.length;
        if (length > mostRows) throw new Error("there are too many rows for a page; use “uidyn run” instead");
        await pause();
      }
      return parts.join("");
    } finally {
      engine.end?.("");
    }
  }

  async saveRows(isCSV) {
    this.done("Computing rows …");
    try {
      const name = this.name.replace(/\.[^.]*$/, "") + (isCSV ? ".csv" : ".jsonl");
      this.download(await this.rows(isCSV), name, isCSV ? "text/csv" : "application/jsonl");
      this.done(`Saved “${name}”.`);
    } catch ({ message }) {
      this.done(`The rows cannot be saved: ${message}.`);
    }
  }

  // MARK: Tabs and menu

  listenForTabs() {
    const names = ["text", "motion"];
    const choose = (name) => {
      document.body.dataset.tab = name;
      for (const other of names) Object.assign(site("tab-" + other), { ariaSelected: String(other === name), tabIndex: other === name ? 0 : -1 });
    };
    for (const name of names) {
      site("tab-" + name).onclick = () => choose(name);
      site("tab-" + name).onkeydown = ({ key }) => {
        if (key !== "ArrowLeft" && key !== "ArrowRight") return;
        const other = names.find((other) => other !== name);
        choose(other);
        site("tab-" + other).focus();
      };
    }
    // Update the size of the pane that becomes visible.
    wide.addEventListener("change", () => this.editor.scroll());
  }

  listenForMenu() {
    const [menu, opener, list] = [site("export"), site("export").querySelector("button"), site("list")];
    const set = (isOpen) => {
      list.hidden = !isOpen;
      opener.ariaExpanded = String(isOpen);
    };
    opener.onclick = () => set(list.hidden);
    menu.onkeydown = (event) => {
      if (event.key !== "Escape" || list.hidden) return;
      set(false);
      opener.focus();
    };
    addEventListener("click", ({ target }) => {
      if (!menu.contains(target) || list.contains(target)) set(false);
    });
  }
}

try {
  const [scenes, module] = await Promise.all([loadScenes(), loadModule()]);
  const playground = new Playground(scenes);
  Object.assign(window, { living: playground, uidyn: playground.player });
  await playground.start(module);
  await playground.restore();
  keepOffline();
} catch ({ message }) {
  notice(message);
}
