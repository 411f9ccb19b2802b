import { Injectable } from '@nestjs/common';
import { formatDate, idsInRange, MAX_DOCUMENT_ORDERS, minskDay } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { callerMode, isStaff } from '../../platform/http/caller';
import { invalid } from '../../platform/http/errors';
import { OwnNumbers, PublicOrderReader, type NamedOrders } from '../orders';
import type { OrderSelectionQuery, PaperDayDto } from './dto/order-selection.dto';

/** Times of delivery that are read for the list of days. */
const DAY_TIMES = 200;

/** Resolves a query to the ids of orders for documents. */
@Injectable()
export class OrderSelection {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly clock: Clock,
    private readonly ownNumbers: OwnNumbers,
  ) {}

  async ids({ ids, externalId, range, day, user }: OrderSelectionQuery, caller: Actor): Promise<number[]> {
    const { read } = this.database;
    const owner = isStaff(caller) ? (user ?? null) : caller.id;
    if (day) return this.ofDay(read, day, owner, caller);
    if (range) return [...new Set(range.flatMap(idsInRange))];
    return this.named(read, { ids, externalId }, caller, owner ?? caller.id);
  }

  /** Numbers of orders, or own numbers of their client; 404 for an unknown own number. */
  named(manager: EntityManager, names: NamedOrders, caller: Actor, owner?: number): Promise<number[]> {
    return this.ownNumbers.many(manager, names, caller, owner);
  }

  /** The delivery days from today on that have uncollected orders, with their number. */
  async days(user: number | null, caller: Actor): Promise<PaperDayDto[]> {
    const found = await this.orders.daysToHandOver(this.database.read, {
      first: minskDay(this.clock.now()),
      userId: isStaff(caller) ? user : caller.id,
      mode: callerMode(caller),
      most: DAY_TIMES,
    });
    return [...found].map(([day, orders]) => ({ day, orders }));
  }

  /** Uncollected orders of a delivery day; 422 if there are none or too many. */
  async ofDay(manager: EntityManager, day: string, userId: number | null, caller: Actor): Promise<number[]> {
    const asked = { day, userId, mode: callerMode(caller), most: MAX_DOCUMENT_ORDERS + 1 };
    const ids = await this.orders.toBeHandedOver(manager, asked);
    const on = formatDate(day);
    if (ids.length === 0) throw invalid({ day: [`Заказов с доставкой ${on}, которые ещё не сданы, нет`] });
    if (ids.length > MAX_DOCUMENT_ORDERS)
      throw invalid({
        day: [
          `Заказов с доставкой ${on} больше ${MAX_DOCUMENT_ORDERS}: за раз можно взять до ${MAX_DOCUMENT_ORDERS}`,
        ],
      });
    return ids;
  }
}
