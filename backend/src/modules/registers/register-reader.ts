import { Injectable } from '@nestjs/common';
import {
  CANCELED,
  clientName,
  modeOf,
  PAGE_SIZE,
  registerDigits,
  testRegisterDigits,
  toMinsk,
} from '@shlyah/domain';
import { In, type EntityManager, type FindOneOptions } from 'typeorm';
import { times } from '../../platform/common/times';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { callerMode, isStaff } from '../../platform/http/caller';
import { ABSENT, notFound, Refusal } from '../../platform/http/errors';
import { offsetOf, pageOf } from '../../platform/http/page';
import { weight as kilograms } from '../../platform/http/wire';
import { History, savedByOf } from '../../platform/journal/history/history';
import { Places } from '../points';
import { Clients } from '../users';
import {
  changedFields,
  changeOf,
  missingPlaces,
  printedAtReceipt,
  printedNow,
  printedOrders,
  type OrderChange,
} from './composition';
import type {
  OrderRegisterDto,
  RegisterChangeDto,
  RegisterEditionDto,
  RegisterOrderDto,
  RegisterPage,
  RegisterState,
  RegisterSummaryDto,
} from './register.dto';
import { Register, RegisterEdition, RegisterOrder, RegisterPlace } from './register.entity';
import type { RegistersQuery } from './register-input.dto';
import { RegisterLists } from './register-lists';
import { pickupOf } from './to-be-fetched';

/** Numbers of orders and items, the weight in grams, the number of received items. */
interface RegisterTotals {
  orders: number;
  places: number;
  weight: number;
  received: number;
}

/** Reads registers with the current data of their orders. In test mode there are those of test orders alone, whose numbers are negative. */
@Injectable()
export class RegisterReader {
  constructor(
    private readonly database: Database,
    private readonly lists: RegisterLists,
    private readonly places: Places,
    private readonly clients: Clients,
    private readonly history: History,
  ) {}

  /** The client's registers, or all for staff, newest first. */
  async list({ page, client, state, day }: RegistersQuery, caller: Actor): Promise<RegisterPage> {
    const { read } = this.database;
    const isTest = callerMode(caller) === 'test';
    const query = read.createQueryBuilder(Register, 'r').orderBy('r.id', isTest ? 'ASC' : 'DESC');
    query.where(isTest ? 'r.id < 0' : 'r.id > :over', { over: 0 });
    if (!isStaff(caller)) query.andWhere('r.userId = :own', { own: caller.id });
    else if (client) this.clients.matching(query, 'r.userId', client);
    if (state) query.andWhere(stateConditions[state]);
    if (day) query.andWhere('r.day = :day', { day });
    const [registers, total] = await query.offset(offsetOf(page)).limit(PAGE_SIZE).getManyAndCount();
    return pageOf(await this.summaries(read, registers), page, total);
  }

  async one(id: number, caller: Actor): Promise<OrderRegisterDto> {
    const { read } = this.database;
    return this.view(read, await this.find(read, id, caller), caller);
  }

  /** 404 if the caller may not see the register. */
  async find(
    manager: EntityManager,
    id: number,
    caller: Actor,
    options: Pick<FindOneOptions<Register>, 'lock'> = {},
  ): Promise<Register> {
    const where = isStaff(caller) ? { id } : { id, userId: caller.id };
    const register =
      modeOf(id) === callerMode(caller) && (await manager.findOne(Register, { where, ...options }));
    if (!register) throw notFound(ABSENT.register);
    return register;
  }

  /** 409 with the register if it is received or dissolved. */
  async assertOpen(manager: EntityManager, register: Register, caller: Actor): Promise<void> {
    if (!register.dissolvedAt && !register.receivedAt) return;
    const { changedBy, changedAt } = register;
    const who = [changedBy, changedAt && toMinsk(changedAt)].filter(Boolean).join(', ');
    const what = register.receivedAt ? 'Реестр уже принят' : 'Реестр распущен';
    throw new Refusal('transition', `${what}: ${who}.`, {
      fresh: await this.view(manager, register, caller),
    });
  }

  async view(manager: EntityManager, register: Register, caller: Actor): Promise<OrderRegisterDto> {
    const registerId = register.id;
    const [summary] = await this.summaries(manager, [register]);
    if (!summary) throw new Error(`Register ${registerId} has no summary`);
    const rows = await this.lists.rows(manager, registerId);
    const receivedPlaces = await manager.find(RegisterPlace, {
      where: { registerId },
      order: { place: 'ASC' },
    });
    const current = await this.lists.current(manager, rows, caller);
    const points = await this.places.points(manager, [
      ...new Set([...current.values()].flatMap(({ order }) => order.receivePointId ?? [])),
    ]);
    const isOpen = summary.state === 'open';
    const compared = rows.map((row) => {
      const now = printedAtReceipt(row) ?? (isOpen ? printedNow(row, current.get(row.orderId)) : row);
      return { row, now, change: changeOf(row, now) };
    });
    const changes = isOpen ? await this.changes(manager, compared, caller) : new Map<number, never>();
    const orders = compared.map(({ row, now }): RegisterOrderDto => {
      const known = current.get(row.orderId);
      const order = known?.order;
      const received = receivedPlaces
        .filter(({ orderId }) => orderId === row.orderId)
        .map(({ place }) => place);
      return {
        id: row.orderId,
        externalId: order?.externalId ?? null,
        receiver: order ? [order.organization, order.name].filter(Boolean).join(', ') : null,
        phone: order?.receiverPhone || null,
        town: points.get(order?.receivePointId ?? 0)?.address ?? order?.receiver.city ?? null,
        places: row.places,
        placesNow: known?.places ?? null,
        weight: kilograms.show(row.weight) ?? 0,
        gone: row.gone,
        goneNow: now.gone,
        weightNow: kilograms.show(now.weight) ?? 0,
        missing: missingPlaces(now, received),
        change: changes.get(row.orderId) ?? null,
        canceled: order?.statusId === CANCELED,
        received,
      };
    });
    return {
      ...summary,
      ...pickupOf(isOpen ? [...current.values()] : []),
      changed: compared.some(({ change }) => change !== null),
      expectedCount: orders.reduce((sum, { received, missing }) => sum + received.length + missing.length, 0),
      editions: await this.editions(manager, register, summary, caller),
      orders,
    };
  }

  /** The most places that each order has now or had in an edition, because any edition may be the signed one. */
  async placeLimits(
    manager: EntityManager,
    { id, edition }: Register,
    rows: RegisterOrder[],
    caller: Actor,
  ): Promise<Map<number, number>> {
    const current = await this.lists.current(manager, rows, caller);
    const limits = new Map(
      rows.map((row) => [row.orderId, Math.max(row.places, current.get(row.orderId)?.places ?? 0)]),
    );
    const former = edition > 1 ? await manager.findBy(RegisterEdition, { registerId: id }) : [];
    for (const { orderId, places } of former.flatMap(printedOrders)) {
      const limit = limits.get(orderId);
      if (limit !== undefined) limits.set(orderId, Math.max(limit, places));
    }
    return limits;
  }

  /** The orders that differ from the paper: how, and who changed them. */
  private async changes(
    manager: EntityManager,
    compared: { row: RegisterOrder; change: OrderChange | null }[],
    caller: Actor,
  ): Promise<Map<number, RegisterChangeDto>> {
    const changed = compared.flatMap(({ row, change: what }) => (what ? { id: row.orderId, what } : []));
    const ids = changed.map(({ id }) => id);
    const fields = Object.values(changedFields).flat();
    const last = await this.history.lastEvents(manager, 'order', { ids, fields });
    return new Map(
      changed.map(({ id, what }) => {
        const event = last.find(
          ({ subjectId, field }) => subjectId === id && changedFields[what].includes(field),
        );
        const author = event && savedByOf(event, caller);
        return [id, { what, by: author?.name ?? null, at: author?.at ?? null }];
      }),
    );
  }

  private async editions(
    manager: EntityManager,
    register: Register,
    { client }: RegisterSummaryDto,
    caller: Actor,
  ): Promise<RegisterEditionDto[]> {
    const former = await manager.find(RegisterEdition, {
      select: { registerId: true, edition: true, at: true, byName: true },
      where: { registerId: register.id },
      order: { edition: 'DESC' },
    });
    const last = { edition: register.edition, at: editionTime(register), byName: register.editionBy };
    return [last, ...former].map(({ edition, at, byName }) => ({
      edition,
      ...times('at', at),
      by: byName === null ? client : isStaff(caller) ? byName : null,
    }));
  }

  private async summaries(manager: EntityManager, registers: Register[]): Promise<RegisterSummaryDto[]> {
    const totals = await this.totals(
      manager,
      registers.map(({ id }) => id),
    );
    const clients = await this.clients.named(manager, [
      ...new Set(registers.flatMap(({ userId }) => userId ?? [])),
    ]);
    return registers.map((register) => {
      const { id, day, version, edition, createdAt, receivedAt } = register;
      const { orders, places, weight, received } = totals.get(id) ?? noTotals;
      const client = clients.get(register.userId ?? 0);
      return {
        id,
        digits: modeOf(id) === 'test' ? testRegisterDigits(id) : registerDigits(id),
        day,
        ...times('date', createdAt),
        version,
        edition,
        ...times('editionAt', editionTime(register)),
        state: stateOf(register),
        client: client ? clientName(client) : 'Клиент удалён',
        ordersCount: orders,
        placesCount: places,
        receivedCount: received,
        weight: kilograms.show(weight) ?? 0,
        ...times('receivedAt', receivedAt),
      };
    });
  }

  private async totals(manager: EntityManager, ids: number[]): Promise<Map<number, RegisterTotals>> {
    if (ids.length === 0) return new Map();
    const sums = await manager
      .createQueryBuilder(RegisterOrder, 'o')
      .select([
        'o.registerId AS id',
        `SUM(CASE WHEN ${PLACES} > 0 THEN 1 ELSE 0 END) AS orders`,
        `SUM(${PLACES}) AS places`,
        `SUM(COALESCE(o.weightAtReceipt, CASE WHEN o.gone IS NULL THEN o.weight ELSE 0 END)) AS weight`,
      ])
      .where({ registerId: In(ids) })
      .groupBy('o.registerId')
      .getRawMany<Record<'id' | 'orders' | 'places' | 'weight', number | string>>();
    const receivedPlaces = await manager
      .createQueryBuilder(RegisterPlace, 'p')
      .select(['p.registerId AS id', 'COUNT(*) AS received'])
      .where({ registerId: In(ids) })
      .groupBy('p.registerId')
      .getRawMany<Record<'id' | 'received', number | string>>();
    const received = new Map(receivedPlaces.map((row) => [Number(row.id), Number(row.received)]));
    return new Map(
      sums.map(({ id, orders, places, weight }) => [
        Number(id),
        {
          orders: Number(orders),
          places: Number(places),
          weight: Number(weight),
          received: received.get(Number(id)) ?? 0,
        },
      ]),
    );
  }
}

/** The places of an order as it was received, else as it is printed. */
const PLACES = 'COALESCE(o.placesAtReceipt, CASE WHEN o.gone IS NULL THEN o.places ELSE 0 END)';

/** When the current edition was made. */
export const editionTime = ({ editionAt, createdAt }: Register): Date => editionAt ?? createdAt;

const noTotals: RegisterTotals = { orders: 0, places: 0, weight: 0, received: 0 };

const stateConditions: Record<RegisterState, string> = {
  open: 'r.receivedAt IS NULL AND r.dissolvedAt IS NULL',
  received: 'r.receivedAt IS NOT NULL',
  dissolved: 'r.dissolvedAt IS NOT NULL',
};

const stateOf = ({ receivedAt, dissolvedAt }: Register): RegisterState =>
  receivedAt ? 'received' : dissolvedAt ? 'dissolved' : 'open';
