import { Injectable } from '@nestjs/common';
import { LIMITS, toByn } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { ConcurrentUpdateError } from '../../platform/database/concurrent-update';
import { isDuplicate } from '../../platform/database/driver-errors';
import { insertMany, insertOne } from '../../platform/database/insert-many';
import type { Actor } from '../../platform/http/actor';
import { refusal } from '../../platform/http/errors';
import { Act, ActLine } from './act.entity';
import { totalsOf, type NewLine } from './act-lines';
import { ActNews, issuedWords } from './act-news';
import { ActNumbers } from './act-numbers';
import { ActTerm } from './act-term';

/** What an act is made of, beside its lines. `vatPercent` in percent. */
type NewAct = Pick<
  Act,
  'year' | 'number' | 'kind' | 'month' | 'userId' | 'requisites' | 'correctsId' | 'reason' | 'vatPercent'
>;

/** Kopecks that the column of a sum holds. */
const MOST = LIMITS.id;

/** Writes acts within the unit of work of its callers. */
@Injectable()
export class ActWriter {
  constructor(
    private readonly numbers: ActNumbers,
    private readonly term: ActTerm,
    private readonly news: ActNews,
    private readonly clock: Clock,
  ) {}

  number(tx: EntityManager): Promise<{ year: number; number: number }> {
    return this.numbers.next(tx, this.clock.now());
  }

  async insert(tx: EntityManager, act: NewAct, lines: readonly NewLine[], caller: Actor): Promise<Act> {
    const { sum, vat } = totalsOf(lines);
    if (Math.abs(sum) > MOST)
      throw refusal('transition', `Сумма акта больше ${toByn(MOST)} р: столько в одном акте не бывает`);
    const issuedAt = this.clock.now();
    const row = {
      ...act,
      ...(await this.term.from(tx, issuedAt)),
      vatPercent: act.vatPercent === null ? null : Math.round(act.vatPercent * 100),
      sum,
      vat,
      issuedAt,
      issuedBy: caller.name,
      annulledAt: null,
      annulledBy: null,
      annulReason: null,
      agreedAt: null,
      agreedBy: null,
      version: 1,
    };
    const id = await insertOne(tx, Act, row);
    const rows = lines.map((line, at) => ({ ...line, actId: id, position: at + 1 }));
    await insertMany(tx, ActLine, rows).catch((error: unknown) => {
      // Another act has taken one of the orders.
      throw isDuplicate(error) ? new ConcurrentUpdateError() : error;
    });
    return { id, ...row };
  }

  /** Tells the client of the act and records it in the journal; last, since that locks. */
  async tell(tx: EntityManager, act: Act, corrected: Act | null, actor: Actor): Promise<void> {
    await this.news.issued(tx, act, corrected);
    const detail = issuedWords(act, corrected);
    await this.news.tell(tx, act, { type: 'act.issued', kind: 'actIssued', actor, detail });
  }
}
