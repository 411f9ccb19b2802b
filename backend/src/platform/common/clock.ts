import { Injectable } from '@nestjs/common';

/** "Now", injected so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
