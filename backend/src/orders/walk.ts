import type { SelectQueryBuilder } from 'typeorm';
import type { Reads } from '../database/reads';
import type { Others } from './order-query';
import type { Kept } from './order-spans';
import type { Order } from './order.entity';

/** So many orders are passed by, or asked for and thrown away, before all of the list are read from an index. */
const steps = 20_000;

/** Fewer rows than this are read and thrown away sooner than what precedes them is found otherwise. */
export const far = 2000;

/**
 * A list of many orders whose count is known: its ends, and what stands beside an order, are found by walking from number to number.
 * Where that leads nowhere soon, and in the middle, all numbers are read.
 */
export class Walk implements Others {
  readonly count: number;

  constructor(
    private readonly reads: Reads,
    /** The list, to be read by numbers. */
    private readonly here: () => SelectQueryBuilder<Order>,
    private readonly all: () => Promise<Others>,
    private readonly kept: Kept,
  ) {
    this.count = kept.count;
  }

  async slice(skip: number, count: number): Promise<number[]> {
    const { least, most } = this.kept;
    const after = this.count - skip - count;
    const isEnd = after < skip;
    if (Math.min(skip, after) <= far) {
      const found = isEnd ? await this.up(least - 1, after, count) : await this.down(most + 1, skip, count);
      if (found.length === count) return isEnd ? found.reverse() : found;
    }
    return (await this.all()).slice(skip, count);
  }

  async above(id: number): Promise<number | null> {
    const [next] = await this.up(id, 0, 1);
    if (next !== undefined || id + steps >= this.kept.most) return next ?? null;
    return (await this.all()).above(id);
  }

  async below(id = this.kept.most + 1): Promise<number | null> {
    const [next] = await this.down(id, 0, 1);
    if (next !== undefined || id - steps <= this.kept.least) return next ?? null;
    return (await this.all()).below(id);
  }

  private up(from: number, skip: number, count: number): Promise<number[]> {
    const query = this.here().andWhere('o.id > :near AND o.id <= :end', { near: from, end: from + steps });
    return this.read(query.orderBy('o.id', 'ASC'), skip, count);
  }

  private down(from: number, skip: number, count: number): Promise<number[]> {
    const query = this.here().andWhere('o.id < :near AND o.id >= :end', { near: from, end: from - steps });
    return this.read(query.orderBy('o.id', 'DESC'), skip, count);
  }

  private async read(query: SelectQueryBuilder<Order>, skip: number, count: number): Promise<number[]> {
    const rows = await this.reads.ask<{ id: number }>(query.offset(skip).limit(count));
    return rows.map(({ id }) => id);
  }
}
