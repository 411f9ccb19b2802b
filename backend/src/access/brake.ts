import { setTimeout as pause } from 'node:timers/promises';

const mostPerSecond = 20;
const leastMs = 1000;

/**
 * Refusals are told at once while they are few. In a flood each waits for a second or three, so that callers who ask again at once do so at
 * our pace and leave the processor to others; not all of them the same time, or they would come back together.
 */
export class Brake {
  private second = 0;
  private count = 0;

  async hold(): Promise<void> {
    const second = Math.trunc(performance.now() / 1000);
    if (second !== this.second) [this.second, this.count] = [second, 0];
    this.count += 1;
    if (this.count > mostPerSecond) await pause(leastMs * (1 + 2 * Math.random()));
  }
}
