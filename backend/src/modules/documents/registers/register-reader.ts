import { Injectable } from '@nestjs/common';
import { CANCELED, PAGE_SIZE, registerDigits } from '@shlyah/domain';
import { In, type EntityManager, type FindOneOptions } from 'typeorm';
import { times } from '../../../platform/common/times';
import { Database } from '../../../platform/database/database';
import type { Actor } from '../../../platform/http/actor';
import { callerMode, isStaff } from '../../../platform/http/caller';
import { ABSENT, notFound } from '../../../platform/http/errors';
import { offsetOf, pageOf } from '../../../platform/http/page';
import { weight as kilograms } from '../../../platform/http/wire';
import { PublicOrderReader } from '../../orders';
import { Places } from '../../points';
import { Clients } from '../../users';
import type {
  OrderRegisterDto,
  RegisterOrderDto,
  RegisterPage,
  RegistersQuery,
  RegisterState,
  RegisterSummaryDto,
} from './register.dto';
import { Register, RegisterOrder, RegisterPlace } from './register.entity';

/** Numbers of orders and items, the weight in grams, the number of received items. */
interface RegisterTotals {
  orders: number;
  places: number;
  weight: number;
  received: number;
}

/** Reads registers with the current data of their orders. In test mode there are none, because registers contain live orders only. */
@Injectable()
export class RegisterReader {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly places: Places,
    private readonly clients: Clients,
  ) {}

  /** The client's registers, or all for staff, newest first. */
  async list({ page, client, state, day }: RegistersQuery, caller: Actor): Promise<RegisterPage> {
    if (callerMode(caller) === 'test') return pageOf([], page, 0);
    const { read } = this.database;
    const query = read.createQueryBuilder(Register, 'r').orderBy('r.id', 'DESC');
    if (!isStaff(caller)) query.where('r.userId = :own', { own: caller.id });
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
      callerMode(caller) === 'live' && (await manager.findOne(Register, { where, ...options }));
    if (!register) throw notFound(ABSENT.register);
    return register;
  }

  async view(manager: EntityManager, register: Register, caller: Actor): Promise<OrderRegisterDto> {
    const registerId = register.id;
    const [summary] = await this.summaries(manager, [register]);
    if (!summary) throw new Error(`Register ${registerId} has no summary`);
    const rows = await manager.find(RegisterOrder, { where: { registerId }, order: { position: 'ASC' } });
    const receivedPlaces = await manager.find(RegisterPlace, {
      where: { registerId },
      order: { place: 'ASC' },
    });
    const ids = rows.map(({ orderId }) => orderId);
    const current = await this.orders.visible(manager, ids, caller);
    const points = await this.places.points(manager, [
      ...new Set([...current.values()].flatMap(({ order }) => order.receivePointId ?? [])),
    ]);
    const orders = rows.map((row): RegisterOrderDto => {
      const now = current.get(row.orderId);
      const order = now?.order;
      return {
        id: row.orderId,
        externalId: order?.externalId ?? null,
        receiver: order ? [order.organization, order.name].filter(Boolean).join(', ') : null,
        phone: order?.receiverPhone || null,
        town: points.get(order?.receivePointId ?? 0)?.address ?? order?.receiver.city ?? null,
        places: row.places,
        placesNow: now?.places ?? null,
        weight: kilograms.show(row.weight) ?? 0,
        canceled: order?.statusId === CANCELED,
        received: receivedPlaces.filter(({ orderId }) => orderId === row.orderId).map(({ place }) => place),
      };
    });
    return { ...summary, orders };
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
      const { id, day, version, createdAt, receivedAt } = register;
      const { orders, places, weight, received } = totals.get(id) ?? noTotals;
      const client = clients.get(register.userId ?? 0);
      return {
        id,
        digits: registerDigits(id),
        day,
        ...times('date', createdAt),
        version,
        state: stateOf(register),
        client: client ? (client.isLegalEntity && client.organization) || client.name : 'Клиент удалён',
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
        'COUNT(*) AS orders',
        'SUM(o.places) AS places',
        'SUM(o.weight) AS weight',
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

const noTotals: RegisterTotals = { orders: 0, places: 0, weight: 0, received: 0 };

const stateConditions: Record<RegisterState, string> = {
  open: 'r.receivedAt IS NULL AND r.dissolvedAt IS NULL',
  received: 'r.receivedAt IS NOT NULL',
  dissolved: 'r.dissolvedAt IS NOT NULL',
};

const stateOf = ({ receivedAt, dissolvedAt }: Register): RegisterState =>
  receivedAt ? 'received' : dissolvedAt ? 'dissolved' : 'open';
