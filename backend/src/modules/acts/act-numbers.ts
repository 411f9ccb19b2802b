import { Injectable } from '@nestjs/common';
import { toMinsk } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { isMysql } from '../../platform/database/columns';
import { ActSeries } from './act.entity';

const increment = `INSERT INTO act_series (year, last) VALUES (?, 1) ${
  isMysql ? 'ON DUPLICATE KEY UPDATE last = last + 1' : 'ON CONFLICT (year) DO UPDATE SET last = last + 1'
}`;

/** Numbers of acts: from 1 in each year, without holes. */
@Injectable()
export class ActNumbers {
  /**
   * Takes the next number. Its row stays locked until the unit of work ends, so that acts are made one after another and a unit that
   * fails gives its number back.
   */
  async next(tx: EntityManager, now: Date): Promise<{ year: number; number: number }> {
    const year = Number(toMinsk(now).slice(0, 4));
    await tx.query(increment, [year]);
    const { last } = await tx.findOneByOrFail(ActSeries, { year });
    return { year, number: last };
  }
}
