import { Inject, Injectable } from '@nestjs/common';
import {
  cleanFields,
  deliveryDateProblem,
  NEW_ORDER_STATE,
  NEW_ORDER_STATUS,
  orderFields,
  packageFields,
} from '@shlyah/domain';
import { LessThan, type EntityManager } from 'typeorm';
import { CONFIG, type Config } from '../config/config';
import { Database } from '../database/database';
import { isDuplicate } from '../database/driver-errors';
import { History } from '../history/history';
import { letters } from '../mail/letters';
import { Outbox } from '../mail/outbox';
import { problemsOf } from '../shared/body.pipe';
import { Clock } from '../shared/clock';
import { badRequest, conflict } from '../shared/errors';
import { sha256 } from '../shared/hashes';
import type { User } from '../users/user.entity';
import type { OrderDto } from './dto/order.dto';
import type { CreateOrderDto } from './dto/write-order.dto';
import { IdempotencyKey } from './idempotency-key.entity';
import { OrderReader } from './order-reader';
import { newOrder, OrderWriter } from './order-writer';
import { OrderStatus } from './order-status.entity';

const keyLifeMs = 7 * 24 * 60 * 60 * 1000;

/** Placing an order: once, however often it is sent with the same Idempotency-Key. */
@Injectable()
export class CreateOrderService {
  constructor(
    private readonly database: Database,
    private readonly reader: OrderReader,
    private readonly writer: OrderWriter,
    private readonly history: History,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async create(dto: CreateOrderDto, user: User, idempotencyKey: string | undefined): Promise<OrderDto> {
    if (idempotencyKey === undefined) return this.database.write((tx) => this.place(tx, dto, user));
    const key = readKey(idempotencyKey, dto, user);
    try {
      return await this.placeOnce(key, dto, user);
    } catch (error) {
      // Another request with the same key was faster: its order is returned.
      if (isDuplicate(error)) return this.placeOnce(key, dto, user);
      throw error;
    }
  }

  private placeOnce(key: KeyFields, dto: CreateOrderDto, user: User): Promise<OrderDto> {
    const { userId, keyHash, bodyHash } = key;
    return this.database.write(async (tx) => {
      const now = this.clock.now();
      const known = await tx.findOneBy(IdempotencyKey, { userId, keyHash });
      if (known && now.getTime() - known.createdAt.getTime() < keyLifeMs)
        return this.repeat(tx, known, bodyHash);
      await tx.delete(IdempotencyKey, { createdAt: LessThan(new Date(now.getTime() - keyLifeMs)) });
      await tx.insert(IdempotencyKey, { ...key, orderId: 0, createdAt: now });
      const order = await this.place(tx, dto, user);
      await tx.update(IdempotencyKey, { userId, keyHash }, { orderId: order.id });
      return order;
    });
  }

  private async repeat(tx: EntityManager, known: IdempotencyKey, bodyHash: string): Promise<OrderDto> {
    if (known.bodyHash !== bodyHash) {
      throw conflict(
        'idempotency_key_reused',
        'С этим ключом уже отправлен другой заказ. Возьмите новый Idempotency-Key.',
      );
    }
    const order = await this.reader.one(tx, known.orderId);
    if (!order) throw conflict('deleted', 'Заказ с этим ключом был оформлен и удалён.');
    return order;
  }

  private async place(tx: EntityManager, dto: CreateOrderDto, user: User): Promise<OrderDto> {
    const { fragileСargo: fragileCargo, ...fields } = dto;
    const problems = { ...problemsOf(dto) };
    const late = deliveryDateProblem(dto.deliveryDate, this.clock.now());
    if (late) problems['deliveryDate'] ??= [late];
    const sent = cleanFields(orderFields, { ...fields, fragileCargo });
    const body = await this.writer.checkReferences(tx, sent, { userId: user.id }, problems);
    const packages = dto.packages.map((item) => cleanFields(packageFields, item));
    const row = newOrder(body, user, {
      statusId: NEW_ORDER_STATUS,
      stateId: NEW_ORDER_STATE,
      createdAt: this.clock.now(),
      price: null,
      estimate: await this.writer.estimate(tx, body, packages),
    });
    const id = await this.writer.insert(tx, row, packages);
    await this.announce(tx, id, user);
    const order = await this.reader.one(tx, id);
    if (!order) throw new Error(`Order ${id} vanished while it was being placed`);
    return order;
  }

  private async announce(tx: EntityManager, id: number, user: User): Promise<void> {
    const status = await tx.findOneByOrFail(OrderStatus, { id: NEW_ORDER_STATUS });
    await this.history.record(tx, 'order', id, user, [{ field: 'status', from: null, to: status.name }]);
    if (user.orderEmails)
      await this.outbox.add(tx, letters.orderAccepted(user, this.config.publicUrl.origin, id));
  }
}

type KeyFields = Pick<IdempotencyKey, 'userId' | 'keyHash' | 'bodyHash'>;

function readKey(header: string, dto: CreateOrderDto, user: User): KeyFields {
  const key = header.trim();
  if (key.length === 0 || key.length > 200) {
    throw badRequest('bad_idempotency_key', 'Idempotency-Key — от 1 до 200 символов.');
  }
  return { userId: user.id, keyHash: sha256(key), bodyHash: sha256(canonical(dto)) };
}

/** JSON with sorted keys and without undefined: equal bodies read the same however their fields were ordered. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  return `{${fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`)
    .join(',')}}`;
}
