import { Injectable } from '@nestjs/common';
import { Between, LessThanOrEqual } from 'typeorm';
import { inBatches, type Rest } from '../database/batches';
import { Database } from '../database/database';
import { assertChanged } from '../database/concurrent-update';
import { Clock } from '../common/clock';
import { FeedHead, HEAD, IntegrationEvent } from './integration-event.entity';
import { Sequence } from './sequence';

/** How long an event can be read. */
export const KEPT_DAYS = 90;

const keptMs = KEPT_DAYS * 24 * 60 * 60_000;
/** Events of one unit of work. */
const most = 500;

/** Removes events after KEPT_DAYS; a reader whose cursor is before the cut gets `cursor_expired`. */
@Injectable()
export class OldEvents {
  constructor(
    private readonly database: Database,
    private readonly sequence: Sequence,
    private readonly clock: Clock,
  ) {}

  async forget(rest?: Rest): Promise<number> {
    // An event without a place would never be reached.
    await this.sequence.catchUp();
    const limit = new Date(this.clock.now().getTime() - keptMs);
    return inBatches(most, () => this.forgetSome(limit), rest);
  }

  /** The oldest by their places, up to the first that is young; how many there were. */
  private forgetSome(limit: Date): Promise<number> {
    return this.database.write(async (tx) => {
      const { cutSeq, lastSeq } = await tx.findOneByOrFail(FeedHead, HEAD);
      const oldest = await tx.find(IntegrationEvent, {
        select: { id: true, seq: true, at: true },
        where: { seq: Between(cutSeq + 1, lastSeq) },
        order: { seq: 'ASC' },
        take: most,
      });
      const young = oldest.findIndex(({ at }) => at >= limit);
      const old = young === -1 ? oldest : oldest.slice(0, young);
      const cut = old.at(-1)?.seq ?? null;
      if (cut === null) return 0;
      assertChanged(await tx.update(FeedHead, { ...HEAD, cutSeq }, { cutSeq: cut }));
      await tx.delete(IntegrationEvent, { seq: LessThanOrEqual(cut) });
      return old.length;
    });
  }
}
