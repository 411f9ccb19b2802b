import { setTimeout as pause } from 'node:timers/promises';

const mostPerSecond = 20;
const leastMs = 1000;

/**
 * Delays refusals once there are more than 20 a second: callers that repeat a refused call at once then do so every one to three
 * seconds and leave the processor to others. The delay is random so that they do not return together.
 */
export class RefusalDelay {
  private second = 0;
  private count = 0;

  async wait(): Promise<void> {
    const second = Math.trunc(performance.now() / 1000);
    if (second !== this.second) [this.second, this.count] = [second, 0];
    this.count += 1;
    if (this.count > mostPerSecond) await pause(leastMs * (1 + 2 * Math.random()));
  }
}
