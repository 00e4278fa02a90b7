// The page of uidyn watch: a server sends the scene after each save, and saves the changes of the page.

import { Living } from "./living.mjs";

class Server {
  constructor() {
    this.living = new Living(this);
    this.ready = this.living.start().then(() => this.listen());
  }

  listen() {
    const events = new EventSource("events");
    events.addEventListener("change", () => this.read());
    events.onopen = () => this.read();
    events.onerror = async () => {
      this.living.tell("uidyn does not respond; is it still running?");
      if (events.readyState !== EventSource.CLOSED) return;
      // The refusal is final; the response contains the reason.
      const response = await fetch("events").catch(() => null);
      if (response && !response.ok) this.living.tell("uidyn: " + (await response.text()).trim());
    };
  }

  async read() {
    try {
      const response = await fetch("scene");
      if (!response.ok) throw new Error(await response.text());
      const scene = await response.json();
      if (scene.generation !== this.living.scene?.generation) await this.living.open(scene);
    } catch (error) {
      this.living.tell("uidyn does not respond: " + error.message.trim());
    }
  }

  // The warnings of the scene with other values; the page's engine does not detect warnings.
  async warnings(values) {
    const response = await this.post("warnings", { values });
    return response?.ok ? response.text() : "";
  }

  post(path, message) {
    return fetch(path, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(message) }).catch(() => null);
  }

  async save(generation, { text, files }) {
    const response = await this.post("save", { generation, text, files });
    return response ? response.json() : { failure: "uidyn does not respond." };
  }
}

const { living } = new Server();
Object.assign(window, { living, uidyn: living.player });
