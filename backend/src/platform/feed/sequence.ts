import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../database/database';
import { isTransient } from '../database/driver-errors';
import { assertChanged, ConcurrentUpdateError } from '../database/concurrent-update';
import { FeedHead, HEAD, IntegrationEvent } from './integration-event.entity';

/** Events of one unit of work. */
const most = 500;

/**
 * Gives committed events their places, one after another without a gap. Ids are counted before commits, so a slow transaction appears
 * behind quicker ones; places are given to visible events. Readers assign them: of two concurrent ones the conditional update of the one
 * head row lets one through, on every engine and across the nodes of a cluster (docs/decisions/0023-feed.md).
 */
@Injectable()
export class Sequence {
  private running: Promise<void> | null = null;

  constructor(private readonly database: Database) {}

  /** When it resolves, what was committed before has its place; what others keep from it gets it from them. */
  async catchUp(): Promise<void> {
    // One that began before may have looked already.
    if (this.running) await this.running.catch(() => undefined);
    this.running ??= this.settle().finally(() => (this.running = null));
    await this.running;
  }

  private async settle(): Promise<void> {
    try {
      while (await this.isWaited()) if (!(await this.settleSome())) return;
    } catch (error) {
      // Others were quicker each time, here or at another node of a cluster: they have given places.
      if (!(error instanceof ConcurrentUpdateError) && !isTransient(error)) throw error;
    }
  }

  private isWaited(): Promise<boolean> {
    return this.database.read.existsBy(IntegrationEvent, { seq: IsNull() });
  }

  /** Whether there may be more. */
  private settleSome(): Promise<boolean> {
    return this.database.write(async (tx) => {
      const { lastSeq } = await tx.findOneByOrFail(FeedHead, HEAD);
      const waiting = await tx.find(IntegrationEvent, {
        select: { id: true },
        where: { seq: IsNull() },
        order: { id: 'ASC' },
        take: most,
      });
      const ids = waiting.map(({ id }) => id);
      if (ids.length === 0) return false;
      assertChanged(await tx.update(FeedHead, { ...HEAD, lastSeq }, { lastSeq: lastSeq + ids.length }));
      const places = ids.map((id, at) => `WHEN ${id} THEN ${lastSeq + 1 + at}`).join(' ');
      await tx.query(`UPDATE integration_events SET seq = CASE id ${places} END WHERE id IN (${ids.join()})`);
      return ids.length === most;
    });
  }
}
