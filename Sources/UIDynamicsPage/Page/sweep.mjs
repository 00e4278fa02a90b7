// The cases of a sweep side by side on one clock; any case can be enlarged.

import { button, element, flags, make } from "./dom.mjs";
import { Player, sourcesOf } from "./player.mjs";
import { Stage } from "./stage.mjs";
import { copy } from "./timeline.mjs";

const root = document.documentElement;

class Sweep {
  constructor({ cases, motion }) {
    Object.assign(this, { motion, runs: sourcesOf(motion), player: new Player() });
    this.cards = cases.map((one, place) => this.card(one, this.runs[place]));
    this.all = button("All cases", () => this.showAll());
    this.all.id = "all";
    this.copy = button("Copy values", () => copy(flags(this.chosen.values), this.copy));
    element("tools").prepend(this.all, this.copy);
    element("stage").before(make("div", { id: "cases" }, ...this.cards.map(({ figure }) => figure)));
    this.player.show({ ...motion, difference: null, runs: [motion.runs[0]] }, { runs: [this.runs[0]] });
    for (const { stage, run } of this.cards) stage.load({ ...motion, runs: [run.data] }, [run], this.player.shown);
    const { set } = this.player;
    this.player.set = (changes) => {
      set.call(this.player, changes);
      if ("view" in changes || "overlays" in changes) for (const { stage } of this.cards) stage.show(this.player.shown);
    };
    this.player.ondraw = (time) => this.draw(time);
    // Cases out of sight are not drawn.
    const sight = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) target.isHidden = !isIntersecting;
      this.draw(this.player.time);
    });
    for (const { figure } of this.cards) sight.observe(figure);
    this.showAll();
    this.player.play();
  }

  card(one, run) {
    const box = make("div", { className: "stage", role: "img" });
    const open = make("button", { type: "button", ariaLabel: `Enlarge case ${one.number}`, onclick: () => this.enlarge(card) }, box);
    const metrics = one.metrics.map(([name, text]) => make("span", { className: "metric", textContent: `${name} ${text}` }));
    const copying = button("Copy values", () => copy(flags(one.values), copying));
    copying.classList.add("copy");
    const values = one.values.map((pair) => pair.join(" = ")).join(", ");
    const name = (one.best ? "★ " : "") + values;
    const caption = make("figcaption", {}, make("b", { textContent: name }), ...metrics, copying);
    const title = [name, ...one.metrics.map((metric) => metric.join(" "))].join(" · ");
    const card = { ...one, run, title, stage: new Stage(box), figure: make("figure", { className: one.best ? "best" : "" }, open, caption) };
    return card;
  }

  // The longest motion sets the clock.
  showAll() {
    root.classList.add("all");
    const last = this.runs.reduce((last, run) => (run.lastChange() > last.lastChange() ? run : last));
    this.show(last);
    element("heading").textContent += `: ${this.cards.length} cases`;
    this.copy.hidden = true;
  }

  enlarge(card) {
    this.chosen = card;
    root.classList.remove("all");
    this.show(card.run);
    element("heading").textContent += ": " + card.title;
    this.copy.hidden = false;
    this.all.focus();
  }

  show(run) { this.player.show({ ...this.motion, difference: null, runs: [run.data] }, { runs: [run] }); }

  draw(time) {
    if (!root.classList.contains("all")) return;
    for (const { stage, run, figure } of this.cards)
      if (!figure.isHidden) stage.draw([run.frame(run.tickAt(Math.min(time, run.end)))]);
  }
}

const sweep = new Sweep(JSON.parse(element("motion").textContent));
window.uidyn = sweep.player;
