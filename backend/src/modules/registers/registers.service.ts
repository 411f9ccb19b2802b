import { Injectable } from '@nestjs/common';
import { formatDate, isNotCollected, minskDay, numbered, places, shownOrderNumber } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { LOCKED } from '../../platform/database/locked';
import { insertMany, insertOne } from '../../platform/database/insert-many';
import { bumpRevision, currentRevision } from '../../platform/database/revisions';
import type { Actor } from '../../platform/http/actor';
import { callerMode, isStaff } from '../../platform/http/caller';
import { invalid, refusal, type FieldErrors } from '../../platform/http/errors';
import { Idempotency } from '../../platform/idempotency/idempotency';
import type { Repeat } from '../../platform/idempotency/repeat';
import { History } from '../../platform/journal/history/history';
import { Journal } from '../../platform/journal/journal';
import { Notifications } from '../notifications/notifications';
import { OrderSelection } from '../documents';
import { missingPlaces, printedNow } from './composition';
import type { OrderRegisterDto } from './register.dto';
import { Register, RegisterOrder, RegisterPlace } from './register.entity';
import type { CreateRegisterDto, TickRegisterDto } from './register-input.dto';
import { RegisterChanges } from './register-changes';
import { RegisterLists } from './register-lists';
import { RegisterReader } from './register-reader';

/** Creates, dissolves and receives registers (docs/contract.md#registers). */
@Injectable()
export class RegistersService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly lists: RegisterLists,
    private readonly reader: RegisterReader,
    private readonly changes: RegisterChanges,
    private readonly selection: OrderSelection,
    private readonly history: History,
    private readonly journal: Journal,
    private readonly notifications: Notifications,
    private readonly clock: Clock,
  ) {}

  /** In test mode the register is a test one, of test orders. */
  async create(dto: CreateRegisterDto, caller: Actor, repeat: Repeat): Promise<OrderRegisterDto> {
    const { ids, externalId, day } = dto;
    const named = externalId ? { ids, externalId } : { ids };
    const sent = { userId: caller.id, operation: 'register', body: day ? { day } : named };
    return this.idempotency.run(repeat, sent, {
      create: async (tx) => {
        const id = day
          ? await this.insertRegister(tx, await this.unregisteredOrders(tx, day, caller), day, caller)
          : await this.insertRegister(
              tx,
              await this.selection.named(tx, named, caller),
              minskDay(this.clock.now()),
              caller,
            );
        return { id, answer: await this.reader.view(tx, await this.reader.find(tx, id, caller), caller) };
      },
      again: async (tx, id) => this.reader.view(tx, await this.reader.find(tx, id, caller), caller),
    });
  }

  /** Releases the orders for another register; idempotent. */
  dissolve(id: number, caller: Actor): Promise<OrderRegisterDto> {
    return this.database.write(async (tx) => {
      const register = await this.reader.find(tx, id, caller, LOCKED);
      if (register.dissolvedAt) return this.reader.view(tx, register, caller);
      if (register.receivedAt) throw refusal('transition', 'Груз по этому реестру уже принят.');
      if (await tx.existsBy(RegisterPlace, { registerId: id }))
        throw refusal('transition', 'Груз по этому реестру уже принимают: распустить его нельзя.');
      const changed = await this.changes.save(tx, register, { dissolvedAt: this.clock.now() }, caller);
      await this.lists.dissolve(tx, id, caller);
      if (isStaff(caller)) await this.announceDissolution(tx, register, caller);
      return this.reader.view(tx, changed, caller);
    });
  }

  /** Marks items as received or not; concurrent calls add up. */
  tick(id: number, dto: TickRegisterDto, caller: Actor): Promise<OrderRegisterDto> {
    return this.database.write((tx) => this.tickIn(tx, id, dto, caller));
  }

  /** Marks scanned items in the open register of an order; returns the register's id, null if there is none. */
  async tickScanned(
    tx: EntityManager,
    order: number,
    places: number[],
    caller: Actor,
  ): Promise<number | null> {
    const [row] = await this.lists.held(tx, [order]);
    const register = row && (await this.reader.find(tx, row.registerId, caller, LOCKED));
    if (!register || register.receivedAt || register.dissolvedAt) return null;
    const limits = await this.reader.placeLimits(tx, register, [row], caller);
    const ticked = places
      .filter((place) => place <= (limits.get(order) ?? 0))
      .map((place) => ({ order, place }));
    if (ticked.length > 0) await this.tickIn(tx, register.id, { places: ticked, received: true }, caller);
    return register.id;
  }

  /** Unmarks items whose scans are taken back; throws 409 once the register is received. */
  async untickScanned(tx: EntityManager, order: number, places: number[], caller: Actor): Promise<void> {
    const [row] = await this.lists.held(tx, [order]);
    if (!row) return;
    const { registerId } = row;
    const ticked = await tx.findBy(RegisterPlace, { registerId, orderId: order, place: In(places) });
    const unticked = ticked.map(({ place }) => ({ order, place }));
    if (unticked.length > 0) await this.tickIn(tx, registerId, { places: unticked, received: false }, caller);
  }

  private async tickIn(
    tx: EntityManager,
    id: number,
    { places, received }: TickRegisterDto,
    caller: Actor,
  ): Promise<OrderRegisterDto> {
    const register = await this.reader.find(tx, id, caller, LOCKED);
    await this.reader.assertOpen(tx, register, caller);
    const rows = await tx.findBy(RegisterOrder, {
      registerId: id,
      orderId: In([...new Set(places.map(({ order }) => order))]),
    });
    const known = new Set((await tx.findBy(RegisterPlace, { registerId: id })).map(keyOf));
    const limits = await this.reader.placeLimits(tx, register, rows, caller);
    const problems = notInRegister(places, limits, known);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const requested = new Map(
      places.map(({ order, place }) => [`${order} ${place}`, { orderId: order, place }]),
    );
    const changed = [...requested].filter(([key]) => known.has(key) !== received).map(([, one]) => one);
    if (changed.length === 0) return this.reader.view(tx, register, caller);
    if (received) {
      const by = { registerId: id, at: this.clock.now(), byName: caller.name };
      await insertMany(
        tx,
        RegisterPlace,
        changed.map((one) => ({ ...one, ...by })),
      );
    } else {
      await tx.delete(RegisterPlace, changed.map((one) => ({ ...one, registerId: id })) as never);
    }
    return this.reader.view(tx, await this.changes.save(tx, register, {}, caller), caller);
  }

  /** Completes the receipt with the marked items; incomplete orders may join another register. */
  receive(id: number, version: number, caller: Actor): Promise<OrderRegisterDto> {
    return this.database.write(async (tx) => {
      const register = await this.reader.find(tx, id, caller, LOCKED);
      // Idempotent for a retry after a lost answer.
      if (register.receivedAt) return this.reader.view(tx, register, caller);
      await this.reader.assertOpen(tx, register, caller);
      await this.lists.assertVersion(register, version, () => this.reader.view(tx, register, caller));
      const rows = await this.lists.rows(tx, id);
      const receivedPlaces = await tx.findBy(RegisterPlace, { registerId: id });
      if (receivedPlaces.length === 0)
        throw refusal('transition', 'Отметьте хотя бы одно место, которое пришло.');
      const changed = await this.changes.save(tx, register, { receivedAt: this.clock.now() }, caller);
      const current = await this.lists.current(tx, rows, caller);
      const received = rows.map((row) => {
        const now = printedNow(row, current.get(row.orderId));
        const places = receivedPlaces
          .filter(({ orderId }) => orderId === row.orderId)
          .map(({ place }) => place);
        return { row, now, count: places.length, missing: missingPlaces(now, places).length };
      });
      await tx.delete(RegisterOrder, { registerId: id });
      await insertMany(
        tx,
        RegisterOrder,
        received.map(({ row, now, missing }) => ({
          ...row,
          placesAtReceipt: now.gone ? 0 : now.places,
          weightAtReceipt: now.gone ? 0 : now.weight,
          goneAtReceipt: now.gone,
          liveOrderId: now.gone || missing > 0 ? null : row.liveOrderId,
        })),
      );
      // A canceled order has nothing to record.
      for (const { row, count, missing } of received.filter(({ count, missing }) => count + missing > 0)) {
        const to = `${numbered(id)}: мест ${count} из ${count + missing}`;
        await this.history.record(tx, 'order', row.orderId, caller, [{ field: 'received', from: null, to }]);
      }
      return this.reader.view(tx, changed, caller);
    });
  }

  /** The orders of a delivery day that are in no register. */
  private async unregisteredOrders(tx: EntityManager, day: string, caller: Actor): Promise<number[]> {
    const ids = await this.selection.ofDay(tx, day, caller.id, caller);
    const taken = await this.lists.held(tx, ids);
    const registered = new Set(taken.map(({ orderId }) => orderId));
    const free = ids.filter((id) => !registered.has(id));
    const holders = [...new Set(taken.map(({ registerId }) => registerId))].sort((a, b) => a - b);
    const registers = holders.map((id) => numbered(shownOrderNumber(id))).join(', ');
    if (free.length === 0)
      throw invalid({ day: [`Все заказы с доставкой ${formatDate(day)} уже в реестрах: ${registers}`] });
    return free;
  }

  private async insertRegister(
    tx: EntityManager,
    ids: number[],
    day: string,
    caller: Actor,
  ): Promise<number> {
    const why = 'Уже в пути, закрыты или отменены';
    const wanted = await this.lists.wanted(tx, ids, caller, { may: isNotCollected, why });
    const taken = await this.lists.held(tx, ids);
    if (taken.length > 0)
      throw invalid({
        ids: taken.map(
          ({ orderId, registerId }) =>
            `Заказ № ${shownOrderNumber(orderId)} уже в реестре № ${shownOrderNumber(registerId)}`,
        ),
      });
    const now = this.clock.now();
    const register = {
      userId: caller.id,
      day,
      version: 1,
      createdAt: now,
      dissolvedAt: null,
      receivedAt: null,
      changedBy: null,
      changedAt: null,
      edition: 1,
      editionAt: null,
      editionBy: null,
    };
    const id =
      callerMode(caller) === 'test'
        ? await this.insertTest(tx, register)
        : await insertOne(tx, Register, register);
    const rows = wanted.map(({ order, places, weight }) => ({
      orderId: order.id,
      places,
      weight,
      gone: null,
      placesAtReceipt: null,
      weightAtReceipt: null,
      goneAtReceipt: null,
    }));
    await this.lists.put(tx, id, rows, caller);
    await this.changes.appendEvent(tx, caller);
    return id;
  }

  /** Numbers of test registers descend from −1 and are never reused, like those of test orders. */
  private async insertTest(tx: EntityManager, register: Omit<Register, 'id'>): Promise<number> {
    await bumpRevision(tx, 'testRegisters');
    const id = 1 - (await currentRevision(tx, 'testRegisters'));
    await insertMany(tx, Register, [{ ...register, id }]);
    return id;
  }

  /** Notifies the client by e-mail, because the printed register is invalid. */
  private async announceDissolution(
    tx: EntityManager,
    { id, userId }: Register,
    actor: Actor,
  ): Promise<void> {
    if (userId !== null)
      await this.notifications.announce(tx, { kind: 'registerDissolved', userId, registerId: id });
    await this.journal.record(tx, { kind: 'registerDissolved', account: userId, actor, detail: `№ ${id}` });
  }
}

const keyOf = ({ orderId, place }: RegisterPlace): string => `${orderId} ${place}`;

function notInRegister(
  requested: TickRegisterDto['places'],
  limits: ReadonlyMap<number, number>,
  known: ReadonlySet<string>,
): FieldErrors {
  const problems: FieldErrors = {};
  for (const [at, { order, place }] of requested.entries()) {
    const limit = limits.get(order);
    if (limit === undefined) problems[`places.${at}`] = [`Заказа № ${order} в этом реестре нет`];
    else if (place > limit && !known.has(`${order} ${place}`))
      problems[`places.${at}`] = [`У заказа № ${order} ${limit === 1 ? 'одно место' : places(limit)}`];
  }
  return problems;
}
