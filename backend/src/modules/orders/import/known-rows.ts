import { Injectable } from '@nestjs/common';
import { shownOrderNumber } from '@shlyah/domain';
import { In } from 'typeorm';
import { sha256 } from '../../../platform/common/hashes';
import { Database } from '../../../platform/database/database';
import type { Actor } from '../../../platform/http/actor';
import { callerMode } from '../../../platform/http/caller';
import { Order } from '../order.entity';
import type { JudgedOrder } from './judged-orders';
import { wholeRow } from './problem-words';

/** Tells the rows of a table that have been ordered before, or that stand in it twice. */
@Injectable()
export class KnownRows {
  constructor(private readonly database: Database) {}

  async mark(orders: readonly JudgedOrder[], actor: Actor): Promise<void> {
    markRepeated(orders);
    const made = await this.made(
      'rowPrint',
      orders.flatMap(({ print }) => print ?? []),
      actor,
    );
    const taken = await this.made('externalId', orders.flatMap(ownNumber), actor);
    for (const order of orders) {
      const [own = ''] = ownNumber(order);
      const [byNumber, byPrint] = [taken.get(own), made.get(order.print ?? '')];
      const { problems } = order.read;
      if (byNumber) problems.push(wholeRow(order.read, 'own_number_taken', `Уже заказано: № ${byNumber}`));
      if (byPrint) problems.push(wholeRow(order.read, 'already_ordered', `Уже заказано: № ${byPrint}`));
    }
  }

  /** The shown numbers of the caller's orders, by one of their columns. */
  private async made(
    column: 'rowPrint' | 'externalId',
    values: string[],
    actor: Actor,
  ): Promise<Map<string | null, string>> {
    if (values.length === 0) return new Map();
    const where = { userId: actor.id, mode: callerMode(actor), [column]: In(values) };
    const select = { id: true, rowPrint: true, externalId: true } as const;
    const orders = await this.database.read.find(Order, { select, where });
    return new Map(orders.map((order) => [order[column], shownOrderNumber(order.id)]));
  }
}

const ownNumber = ({ read: { values } }: JudgedOrder): string[] =>
  typeof values['externalId'] === 'string' ? [values['externalId']] : [];

/** Equal rows are told, and each gets a print of its own: the second order of such a row is another order. */
function markRepeated(orders: readonly JudgedOrder[]): void {
  const seen = new Map<string, { count: number; row: number }>();
  for (const order of orders) {
    const { print, read } = order;
    if (print === null) continue;
    const before = seen.get(print);
    seen.set(print, { count: (before?.count ?? 0) + 1, row: before?.row ?? read.rows[0] ?? 0 });
    if (before)
      read.problems.push(wholeRow(read, 'repeated_row', `Такая же строка уже есть: ${before.row + 1}`));
    order.print = sha256(before ? `${print} ${before.count + 1}` : print);
  }
}
