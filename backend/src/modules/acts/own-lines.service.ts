import { Injectable } from '@nestjs/common';
import { MAX_OWN_LINES, PAGE_SIZE, toKopecks } from '@shlyah/domain';
import { IsNull } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { insertOne } from '../../platform/database/insert-many';
import type { Actor } from '../../platform/http/actor';
import { ABSENT, invalid, notFound, orNotFound, refusal } from '../../platform/http/errors';
import { offsetOf, pageOf } from '../../platform/http/page';
import { monthDays } from '../orders';
import { Clients } from '../users';
import type { OwnLineDto, OwnLinePage } from './act.dto';
import { Act, OwnLine } from './act.entity';
import type { CreateOwnLineDto, OwnLinesQuery } from './act-input.dto';
import { ownLineView } from './act.mapper';

/** Lines of months that staff add. */
@Injectable()
export class OwnLines {
  constructor(
    private readonly database: Database,
    private readonly clients: Clients,
    private readonly clock: Clock,
  ) {}

  /** Oldest first. */
  async list(month: string, { user, page }: OwnLinesQuery): Promise<OwnLinePage> {
    monthDays(month, this.clock.now());
    const [rows, total] = await this.database.read.findAndCount(OwnLine, {
      where: { month, ...(user && { userId: user }) },
      order: { id: 'ASC' },
      skip: offsetOf(page),
      take: PAGE_SIZE,
    });
    return pageOf(rows.map(ownLineView), page, total);
  }

  /** Adds a line to a firm's month; throws 404 for no month or no client, 422 for one that is no firm. */
  add(month: string, { user, words, sum }: CreateOwnLineDto, caller: Actor): Promise<OwnLineDto> {
    const now = this.clock.now();
    monthDays(month, now);
    return this.database.write(async (tx) => {
      const client = await this.clients.find(tx, user);
      if (client?.role !== 'customer') throw notFound(ABSENT.user);
      if (!client.isLegalEntity) throw invalid({ user: ['Акты выставляются только фирмам'] });
      if ((await tx.countBy(OwnLine, { month, userId: user })) >= MAX_OWN_LINES)
        throw invalid({ user: [`У фирмы за месяц уже ${MAX_OWN_LINES} добавленных строк`] });
      const row = {
        userId: user,
        month,
        words,
        sum: toKopecks(sum),
        author: caller.name,
        at: now,
        actId: null,
      };
      const id = await insertOne(tx, OwnLine, row);
      return ownLineView({ id, ...row });
    });
  }

  /** Throws 409 once the line is in an act. */
  remove(id: number): Promise<void> {
    return this.database.write(async (tx) => {
      const { affected } = await tx.delete(OwnLine, { id, actId: IsNull() });
      if (affected === 1) return;
      const { actId } = orNotFound(await tx.findOneBy(OwnLine, { id }), ABSENT.ownLine);
      const act = await tx.findOneByOrFail(Act, { id: actId ?? 0 });
      throw refusal('in_act', `Строка в акте №\u00a0${act.number}: убрать её уже нельзя.`);
    });
  }
}
