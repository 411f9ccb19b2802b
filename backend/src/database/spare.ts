import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { isTransient, isUnavailable } from './driver-errors';
import { ServerReads, type Reads } from './reads';

/** So long nobody asks a spare that has not answered. */
const restMs = 5000;

/** How long a spare is waited for: there is another way. */
export const sparePatienceMs = 2000;

export type Reading<T> = (reads: Reads) => Promise<T>;

/** A server that follows the one that writes. It is opened when it is first needed, and may be away. */
export class Spare {
  private readonly logger = new Logger('Database');
  private opening: Promise<DataSource> | undefined;
  private awayUntil = 0;

  constructor(private readonly build: () => DataSource) {}

  /** Reads there, or with `otherwise` while it does not answer. */
  async read<T>(reading: Reading<T>, otherwise: Reads): Promise<T> {
    if (Date.now() < this.awayUntil) return reading(otherwise);
    try {
      const result = await reading(new ServerReads(await this.open()));
      if (this.awayUntil > 0) this.logger.log('The server for lists answers again');
      this.awayUntil = 0;
      return result;
    } catch (error) {
      if (!isUnavailable(error) && !isTransient(error)) throw error;
      if (this.awayUntil === 0)
        this.logger.warn(`Lists are read where changes are written, DATABASE_LISTS_URL: ${String(error)}`);
      this.awayUntil = Date.now() + restMs;
      return reading(otherwise);
    }
  }

  async close(): Promise<void> {
    const source = await this.opening?.catch(() => undefined);
    await source?.destroy();
  }

  private open(): Promise<DataSource> {
    this.opening ??= this.build()
      .initialize()
      .catch((error: unknown) => {
        this.opening = undefined;
        throw error;
      });
    return this.opening;
  }
}
