import { Injectable } from '@nestjs/common';
import { MESSAGES, shownOrderNumber } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import type { Actor } from '../../../platform/http/actor';
import { callerMode } from '../../../platform/http/caller';
import { Database } from '../../../platform/database/database';
import { ABSENT, invalid, notFound } from '../../../platform/http/errors';
import type { NamedOrder } from '../../../platform/http/query.dto';
import { Order } from '../model/order.entity';

/** Missing numbers that a refusal names. */
const NAMED = 5;

/** Orders by their numbers, by own numbers, or by both. */
export interface NamedOrders {
  ids?: number[] | null | undefined;
  externalId?: string[] | null | undefined;
}

/**
 * Finds orders by the own numbers of their client, in the caller's mode (docs/contract.md#own-numbers). A number sent beside our own is
 * 422 unless it is of the same order; an unknown one is 404.
 */
@Injectable()
export class OwnNumbers {
  constructor(private readonly database: Database) {}

  async one({ id, externalId }: NamedOrder, caller: Actor): Promise<number> {
    if (!externalId) {
      if (!id) throw invalid({ id: [MESSAGES.required] });
      return id;
    }
    const found = (await this.find(this.database.read, [externalId], caller.id, caller)).get(externalId);
    if (id && found !== id)
      throw invalid({ externalId: [MESSAGES.ownNumberDiffers(externalId, shownOrderNumber(id))] });
    if (found === undefined) throw notFound(ABSENT.order);
    return found;
  }

  /** In the order in which they are named, each once. */
  async many(
    manager: EntityManager,
    { ids, externalId }: NamedOrders,
    caller: Actor,
    owner: number = caller.id,
  ): Promise<number[]> {
    if (!externalId) return [...new Set(ids)];
    const known = await this.find(manager, externalId, owner, caller);
    const found = [...new Set(externalId.map((one) => known.get(one)))];
    if (ids) {
      const wanted = new Set<number | undefined>(ids);
      const agrees = wanted.size === found.length && found.every((id) => wanted.has(id));
      if (!agrees)
        throw invalid({ externalId: ['В externalId и ids — разные заказы. Назовите что-то одно'] });
      return [...new Set(ids)];
    }
    const missing = externalId.filter((one) => !known.has(one));
    if (missing.length > 0)
      throw notFound(`Заказов с такими вашими номерами нет: ${missing.slice(0, NAMED).join(', ')}.`);
    return found.filter((id) => id !== undefined);
  }

  private async find(
    manager: EntityManager,
    externalIds: string[],
    userId: number,
    caller: Actor,
  ): Promise<Map<string | null, number>> {
    const orders = await manager.find(Order, {
      select: { id: true, externalId: true },
      where: { userId, mode: callerMode(caller), externalId: In(externalIds) },
    });
    return new Map(orders.map(({ id, externalId }) => [externalId, id]));
  }
}
