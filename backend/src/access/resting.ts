import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';

/** A rest is so many times as long as the processor was busy before: a flood has a quarter of it at most. */
const times = 3;

/** So much of a call had been spent before its turn came: on reading it, and on finding out whose it is. */
const beforeMs = 1.5;

/** Resolves when the work has ended and rested, whatever has become of it. For what a flood of strangers may ask of us. */
export async function resting(work: () => Promise<unknown>): Promise<void> {
  const before = performance.eventLoopUtilization();
  await work().catch(() => undefined);
  await pause(times * (performance.eventLoopUtilization(before).active + beforeMs));
}
