import { Injectable } from '@nestjs/common';
import { isMonth, PAGE_SIZE } from '@shlyah/domain';
import { In, IsNull, type EntityManager, type FindOneOptions, type FindOptionsWhere } from 'typeorm';
import { Database } from '../../platform/database/database';
import { readRows } from '../../platform/database/read-rows';
import type { Actor } from '../../platform/http/actor';
import { callerMode, isStaff } from '../../platform/http/caller';
import { ABSENT, badQuery, orNotFound } from '../../platform/http/errors';
import { offsetOf, pageOf } from '../../platform/http/page';
import type { ActDto, ActPage, ActSummaryDto } from './act.dto';
import { Act, ActLine } from './act.entity';
import type { ActsQuery } from './act-input.dto';
import { actName, lineView, rateOf, requisitesIn, summaryView } from './act.mapper';
import { Settlements } from './settlements';

/** Reads acts. A client sees own ones; there are no test acts. */
@Injectable()
export class ActReader {
  constructor(
    private readonly database: Database,
    private readonly settlements: Settlements,
  ) {}

  /** Newest first. */
  async list({ month, user, order, page }: ActsQuery, caller: Actor): Promise<ActPage> {
    if (month && !isMonth(month)) throw badQuery({ month: ['Месяц — ГГГГ-ММ'] });
    if (callerMode(caller) === 'test') return pageOf<ActSummaryDto>([], page, 0);
    const { read } = this.database;
    const [acts, total] = await read.findAndCount(Act, {
      where: {
        ...(month && { month }),
        ...(typeof order === 'number' && { id: In(await this.holding(read, order)) }),
        ...ownerOf(isStaff(caller) ? user : caller.id),
      },
      order: { id: 'DESC' },
      skip: offsetOf(page),
      take: PAGE_SIZE,
    });
    return pageOf(await this.summaries(read, acts), page, total);
  }

  /** The act that an order stands in. */
  private async holding(manager: EntityManager, liveOrderId: number): Promise<number[]> {
    return (await manager.findBy(ActLine, { liveOrderId })).map(({ actId }) => actId);
  }

  /** An act with its lines; 404 for another client's. */
  async one(id: number, caller: Actor): Promise<ActDto> {
    const { read } = this.database;
    return this.view(read, await this.find(read, id, caller), caller);
  }

  async find(
    manager: EntityManager,
    id: number,
    caller: Actor,
    options: Pick<FindOneOptions<Act>, 'lock'> = {},
  ): Promise<Act> {
    const act = await manager.findOne(Act, { where: { id }, ...options });
    const isSeen = isStaff(caller) || (callerMode(caller) === 'live' && act?.userId === caller.id);
    return orNotFound(isSeen ? act : null, ABSENT.act);
  }

  /** In their order. */
  lines(manager: EntityManager, actId: number): Promise<ActLine[]> {
    return readRows(manager, ActLine, 'WHERE actId = ? ORDER BY position', [actId]);
  }

  /** The corrections of an act that stand, in their order. */
  corrections(manager: EntityManager, correctsId: number): Promise<Act[]> {
    return manager.find(Act, { where: { correctsId, annulledAt: IsNull() }, order: { id: 'ASC' } });
  }

  async view(manager: EntityManager, act: Act, caller: Actor): Promise<ActDto> {
    const [summary] = await this.summaries(manager, [act]);
    const staff = isStaff(caller);
    const lines = await this.lines(manager, act.id);
    return {
      ...(summary as ActSummaryDto),
      issuedBy: staff ? act.issuedBy : null,
      reason: act.reason,
      annulledBy: staff ? act.annulledBy : null,
      annulReason: act.annulReason,
      requisites: requisitesIn(act),
      lines: lines.map((line) => lineView(line, rateOf(act))),
      corrections: (await this.corrections(manager, act.id)).map(actName),
    };
  }

  async summaries(manager: EntityManager, acts: readonly Act[]): Promise<ActSummaryDto[]> {
    if (acts.length === 0) return [];
    const rows = await manager
      .createQueryBuilder(ActLine, 'l')
      .select(['l.actId AS actId', 'COUNT(*) AS count'])
      .where({ actId: In(acts.map(({ id }) => id)) })
      .groupBy('l.actId')
      .getRawMany<{ actId: number; count: number | string }>();
    const counts = new Map(rows.map(({ actId, count }) => [actId, Number(count)]));
    const correctedIds = acts.flatMap(({ correctsId }) => correctsId ?? []);
    const corrected = await manager.findBy(Act, { id: In(correctedIds) });
    const settled = await this.settlements.ofActs(manager, acts);
    return acts.map((act) =>
      summaryView(act, {
        linesCount: counts.get(act.id) ?? 0,
        corrected: corrected.find(({ id }) => id === act.correctsId),
        settled: settled.get(act.id),
      }),
    );
  }
}

/** 0 are the clients whose accounts are gone. */
const ownerOf = (user: number | null | undefined): FindOptionsWhere<Act> =>
  typeof user !== 'number' ? {} : { userId: user === 0 ? IsNull() : user };
