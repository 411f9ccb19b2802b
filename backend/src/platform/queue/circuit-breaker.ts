import type { Clock } from '../common/clock';
import { pauseAfter } from './pauses';

/** Failures in a row that open the circuit. */
const threshold = 5;
const second = 1000;
const pauses = [30 * second, 60 * second, 120 * second, 300 * second];
const longest = 300 * second;

/**
 * Guards one server. After five failures in a row it gets one trial at a time, at growing intervals; other messages wait without
 * an attempt. The first success closes the circuit again.
 */
export class CircuitBreaker {
  private failures = 0;
  /** Recipients for whom alone the server has failed. */
  private readonly about = new Set<string>();
  private firstFailedAt: Date | null = null;
  private trialAt = 0;

  constructor(private readonly clock: Clock) {}

  /** How many attempts may be under way, of `most` while the circuit is closed. */
  places(most: number): number {
    if (!this.isOpen) return most;
    return this.mayTry ? 1 : 0;
  }

  /** Since when the server has failed; null while the circuit is closed. */
  get failingSince(): Date | null {
    return this.isOpen ? this.firstFailedAt : null;
  }

  succeeded(): void {
    this.failures = 0;
    this.about.clear();
    this.firstFailedAt = null;
  }

  /** `about`: the recipient, when the failure says nothing of others; one full mailbox counts once. */
  failed(about?: string): void {
    const now = this.clock.now();
    // The attempt began before the circuit was opened.
    if (this.isOpen && !this.mayTry) return;
    if (about === undefined || !this.about.has(about)) this.failures += 1;
    if (about !== undefined) this.about.add(about);
    this.firstFailedAt ??= now;
    if (this.isOpen) this.trialAt = now.getTime() + pauseAfter(this.failures - threshold + 1, pauses);
  }

  /** A trial further away than any pause was set by a clock that was ahead. */
  private get mayTry(): boolean {
    const left = this.trialAt - this.clock.now().getTime();
    return left <= 0 || left > longest;
  }

  private get isOpen(): boolean {
    return this.failures >= threshold;
  }
}
