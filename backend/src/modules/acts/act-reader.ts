import { Injectable } from '@nestjs/common';
import { ACT_STATES, isMonth, minskDay, PAGE_SIZE, type ActState } from '@shlyah/domain';
import { In, IsNull, type EntityManager, type FindOneOptions, type FindOptionsWhere } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { LOCKED } from '../../platform/database/locked';
import { readRows } from '../../platform/database/read-rows';
import type { Actor } from '../../platform/http/actor';
import { callerMode, isStaff } from '../../platform/http/caller';
import { ABSENT, badQuery, notFound, orNotFound } from '../../platform/http/errors';
import { offsetOf, pageOf } from '../../platform/http/page';
import type { ActDto, ActPage, ActSummaryDto } from './act.dto';
import { Act, ActLine } from './act.entity';
import type { ActsQuery } from './act-input.dto';
import { actName, lineView, objectionView, rateOf, requisitesIn, summaryView } from './act.mapper';
import { inState, type ObjectionCounts } from './act-state';
import type { ObjectionDto } from './objection.dto';
import { ActObjection } from './objection.entity';
import { Settlements } from './settlements';

/** Reads acts. A client sees own ones; there are no test acts. */
@Injectable()
export class ActReader {
  constructor(
    private readonly database: Database,
    private readonly settlements: Settlements,
    private readonly clock: Clock,
  ) {}

  /** Newest first. */
  async list({ month, user, order, state, page }: ActsQuery, caller: Actor): Promise<ActPage> {
    if (month && !isMonth(month)) throw badQuery({ month: ['Месяц — ГГГГ-ММ'] });
    if (callerMode(caller) === 'test') return pageOf<ActSummaryDto>([], page, 0);
    const { read } = this.database;
    const query = read
      .createQueryBuilder(Act, 'a')
      .where({
        ...(month && { month }),
        ...(typeof order === 'number' && { id: In(await this.holding(read, order)) }),
        ...ownerOf(isStaff(caller) ? user : caller.id),
      })
      .orderBy('a.id', 'DESC')
      .skip(offsetOf(page))
      .take(PAGE_SIZE);
    if (isState(state)) inState(query, state, this.today());
    const [acts, total] = await query.getManyAndCount();
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
    return orNotFound(await this.seen(manager, id, caller, options), ABSENT.act);
  }

  /** Null for one that the caller may not see. */
  private async seen(
    manager: EntityManager,
    id: number,
    caller: Actor,
    options: Pick<FindOneOptions<Act>, 'lock'>,
  ): Promise<Act | null> {
    const act = await manager.findOne(Act, { where: { id }, ...options });
    const isSeen = isStaff(caller) || (callerMode(caller) === 'live' && act?.userId === caller.id);
    return isSeen ? act : null;
  }

  /** In their order. */
  lines(manager: EntityManager, actId: number): Promise<ActLine[]> {
    return readRows(manager, ActLine, 'WHERE actId = ? ORDER BY position', [actId]);
  }

  /** The corrections of an act that stand, in their order. */
  corrections(manager: EntityManager, correctsId: number): Promise<Act[]> {
    return manager.find(Act, { where: { correctsId, annulledAt: IsNull() }, order: { id: 'ASC' } });
  }

  /** In the order in which they were made. */
  objections(manager: EntityManager, actId: number): Promise<ActObjection[]> {
    return manager.find(ActObjection, { where: { actId }, order: { id: 'ASC' } });
  }

  /** An objection and its act, which is locked until the unit of work ends; 404 for another client's. */
  async objection(
    tx: EntityManager,
    id: number,
    caller: Actor,
  ): Promise<{ act: Act; objection: ActObjection }> {
    const { actId } = orNotFound(await tx.findOneBy(ActObjection, { id }), ABSENT.objection);
    const act = await this.seen(tx, actId, caller, LOCKED);
    // Read again, as it is under the lock.
    const objection = act && (await tx.findOne(ActObjection, { where: { id }, ...LOCKED }));
    if (!act || !objection) throw notFound(ABSENT.objection);
    return { act, objection };
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
      agreedBy: act.agreedBy,
      objections: await this.objectionViews(manager, act.id, staff),
      requisites: requisitesIn(act),
      lines: lines.map((line) => lineView(line, rateOf(act))),
      corrections: (await this.corrections(manager, act.id)).map(actName),
    };
  }

  private async objectionViews(
    manager: EntityManager,
    actId: number,
    staff: boolean,
  ): Promise<ObjectionDto[]> {
    const rows = await this.objections(manager, actId);
    const ids = rows.flatMap(({ correctionId }) => correctionId ?? []);
    const corrections = ids.length > 0 ? await manager.findBy(Act, { id: In(ids) }) : [];
    return rows.map((row) =>
      objectionView(
        row,
        corrections.find(({ id }) => id === row.correctionId),
        staff,
      ),
    );
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
    const objections = await this.objectionCounts(manager, acts);
    const correctedIds = acts.flatMap(({ correctsId }) => correctsId ?? []);
    const corrected = await manager.findBy(Act, { id: In(correctedIds) });
    const settled = await this.settlements.ofActs(manager, acts);
    return acts.map((act) =>
      summaryView(act, {
        linesCount: counts.get(act.id) ?? 0,
        corrected: corrected.find(({ id }) => id === act.correctsId),
        settled: settled.get(act.id),
        today: this.today(),
        ...(objections.get(act.id) ?? { waiting: 0, answered: 0 }),
      }),
    );
  }

  /** Of acts that have any. */
  private async objectionCounts(
    manager: EntityManager,
    acts: readonly Act[],
  ): Promise<Map<number, ObjectionCounts>> {
    const rows = await manager
      .createQueryBuilder(ActObjection, 'o')
      .select(['o.actId AS actId', 'COUNT(*) AS made', 'COUNT(o.answeredAt) AS answered'])
      .where({ actId: In(acts.map(({ id }) => id)), withdrawnAt: IsNull() })
      .groupBy('o.actId')
      .getRawMany<Record<'actId' | 'made' | 'answered', number | string>>();
    return new Map(
      rows.map(({ actId, made, answered }) => [
        Number(actId),
        { waiting: Number(made) - Number(answered), answered: Number(answered) },
      ]),
    );
  }

  private today(): string {
    return minskDay(this.clock.now());
  }
}

const isState = (text: string | null | undefined): text is ActState =>
  ACT_STATES.some((state) => state === text);

/** 0 are the clients whose accounts are gone. */
const ownerOf = (user: number | null | undefined): FindOptionsWhere<Act> =>
  typeof user !== 'number' ? {} : { userId: user === 0 ? IsNull() : user };
