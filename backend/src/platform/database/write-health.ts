import { Logger } from '@nestjs/common';
import { isTransient, isUnavailable } from './driver-errors';
import { OutcomeUnknownError } from './outcome-unknown';

/** On a full disk small writes still succeed now and then: the failure is over when no write has failed for this long. */
const calmMs = 5000;

/** Logs once that the database accepts no writes, and once that it does again. */
export class WriteHealth {
  private readonly logger = new Logger('Database');
  private since: number | null = null;
  private last = 0;

  get isCalm(): boolean {
    return this.since === null;
  }

  failed(error: unknown): void {
    if (!isUnavailable(error) && !isTransient(error) && !(error instanceof OutcomeUnknownError)) return;
    this.last = Date.now();
    if (this.since !== null) return;
    this.since = this.last;
    this.logger.error(`Changes cannot be saved: ${String(error)}`);
  }

  worked(): void {
    if (this.since === null || Date.now() - this.last < calmMs) return;
    const seconds = ((this.last - this.since) / 1000).toFixed(1);
    this.since = null;
    this.logger.warn(`Changes are saved again; they failed for ${seconds} s`);
  }
}
