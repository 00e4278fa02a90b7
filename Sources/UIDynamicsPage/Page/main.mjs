import { element } from "./dom.mjs";
import { Player } from "./player.mjs";

const uidyn = (window.uidyn = new Player());
uidyn.open(JSON.parse(element("motion").textContent));
