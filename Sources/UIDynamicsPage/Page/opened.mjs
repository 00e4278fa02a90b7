// A page in a file: plays the recorded run at once; its scene is interactive once the engine is ready.

import { element } from "./dom.mjs";
import { Living } from "./living.mjs";

const living = (window.living = new Living());
window.uidyn = living.player.open(JSON.parse(element("motion").textContent));
living.hasMotion = true;
living.start().then(() => living.open(JSON.parse(element("scene").textContent)));
