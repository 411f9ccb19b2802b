// The door between the site of `npm run dev` and its server: a restart breaks off no call.
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Lets calls pass while it is open; closed, they wait before it, `patience` ms at most, and then pass to what is there.
 * Asking the server whether it is there would not do: it may end between its answer and the call.
 */
export class Door {
  #open = false;
  #waiting = new Set();
  #within = new Set();

  constructor({ patience = 60_000 } = {}) {
    this.patience = patience;
  }

  /** A handler of requests in the manner of Connect, put before the one that passes them on to the server. */
  handle = (_request, response, next) => {
    const pass = () => {
      this.#waiting.delete(pass);
      clearTimeout(timer);
      this.#within.add(response);
      next();
    };
    const timer = setTimeout(pass, this.patience);
    this.#waiting.add(pass);
    response.once('close', () => {
      this.#waiting.delete(pass);
      clearTimeout(timer);
      this.#within.delete(response);
    });
    if (this.#open) pass();
  };

  open() {
    this.#open = true;
    for (const pass of [...this.#waiting]) pass();
  }

  /** Resolves when the calls within are answered, those that take longer than `patience` ms left to the server. */
  async close(patience = 2000) {
    this.#open = false;
    for (const until = Date.now() + patience; this.#within.size > 0 && Date.now() < until;) await pause(20);
  }
}
