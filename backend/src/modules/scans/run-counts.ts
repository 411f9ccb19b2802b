import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { RunReader } from '../runs';
import { isApplied, placesIn } from './applied';
import type { RunCountDto, ScanAnswerDto } from './scan.dto';
import { Scan } from './scan.entity';

/** Counts the places of a run that all scanners have scanned. */
@Injectable()
export class RunCounts {
  constructor(private readonly runs: RunReader) {}

  /** `current` is a scan that is not stored yet. */
  async of(
    tx: EntityManager,
    run: number,
    current: Pick<ScanAnswerDto, 'order' | 'scanned'>,
    caller: Actor,
  ): Promise<RunCountDto> {
    const orders = await this.runs.placesIn(tx, run, caller);
    const ids = In(orders.map(({ id }) => id));
    const scans = (
      await tx.findBy(Scan, { orderId: ids, meaning: `run ${run}`, takenBackAt: IsNull() })
    ).filter(isApplied);
    let scanned = 0;
    for (const { id, places, addedAt } of orders) {
      const own = scans.filter(({ orderId }) => orderId === id);
      const isCurrent = current.order === id && current.scanned.length > 0;
      // Scans of before the order was taken out of the run and put back count only beside a newer one.
      if (!isCurrent && !own.some(({ savedAt }) => savedAt >= addedAt)) continue;
      const seen = new Set([...placesIn(own), ...(isCurrent ? current.scanned : [])]);
      const isWhole = own.some(({ place }) => place === null);
      scanned += isWhole ? places : [...seen].filter((place) => place <= places).length;
    }
    return { scanned, places: orders.reduce((sum, { places }) => sum + places, 0) };
  }
}
