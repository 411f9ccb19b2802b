import { Injectable } from '@nestjs/common';

/** Clocks of machines differ by minutes; a time further ahead was written by a clock that has been set right since. */
export const SKEW_MS = 5 * 60_000;

/** "Now", injected so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
