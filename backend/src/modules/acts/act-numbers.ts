import { Injectable } from '@nestjs/common';
import { toMinsk } from '@shlyah/domain';
import { IsNull, Not, type EntityManager, type FindOneOptions } from 'typeorm';
import { isMysql } from '../../platform/database/columns';
import { refusal } from '../../platform/http/errors';
import { ActRestore, ActSeries } from './act.entity';

/** Minsk time. */
const yearOf = (now: Date): number => Number(toMinsk(now).slice(0, 4));

const STOPPED =
  'База восстановлена из копии: номера актов, выданных после неё, здесь неизвестны. Администратор называет последний выданный номер на странице месяца.';

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
    await this.refuseStopped(tx);
    const year = yearOf(now);
    await tx.query(increment, [year]);
    const { last } = await tx.findOneByOrFail(ActSeries, { year });
    return { year, number: last };
  }

  /** Throws 409 while the numbers given since the backup that was restored are not stated. */
  async refuseStopped(manager: EntityManager): Promise<void> {
    if (await this.stopped(manager)) throw refusal('transition', STOPPED);
  }

  /** The restore whose numbers are not stated yet; the last of several. */
  stopped(
    manager: EntityManager,
    options: Pick<FindOneOptions<ActRestore>, 'lock'> = {},
  ): Promise<ActRestore | null> {
    const where = { statedAt: IsNull() };
    return manager.findOne(ActRestore, { where, order: { id: 'DESC' }, ...options });
  }

  /** Restores between whose backup and themselves numbers were given, the last first. */
  gaps(manager: EntityManager): Promise<ActRestore[]> {
    return manager.find(ActRestore, { where: { first: Not(IsNull()) }, order: { id: 'DESC' } });
  }

  /** The last number of the year that a row has; 0 for none. */
  async last(manager: EntityManager, now: Date): Promise<number> {
    return (await manager.findOneBy(ActSeries, { year: yearOf(now) }))?.last ?? 0;
  }

  /** Goes on after `last`, a number of the year not below the last one here, and starts issuing again. */
  async state(
    tx: EntityManager,
    restore: ActRestore,
    { last, known, by, now }: { last: number; known: number; by: string; now: Date },
  ): Promise<void> {
    await tx.update(ActRestore, { statedAt: IsNull() }, { statedAt: now, statedBy: by });
    if (last === known) return;
    const year = yearOf(now);
    await tx.update(ActRestore, { id: restore.id }, { year, first: known + 1, last });
    await tx.upsert(ActSeries, { year, last }, ['year']);
  }
}
