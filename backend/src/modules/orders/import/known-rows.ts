import { Injectable } from '@nestjs/common';
import { printOf, shownOrderNumber, type Common, type ImportedOrder } from '@shlyah/domain';
import { In } from 'typeorm';
import { sha256 } from '../../../platform/common/hashes';
import { wholeRow } from '../../../platform/files/import/problem-words';
import { Database } from '../../../platform/database/database';
import type { Actor } from '../../../platform/http/actor';
import { callerMode } from '../../../platform/http/caller';
import { Order } from '../order.entity';

/** An order of a table by which its repeats are known. */
export interface PrintedOrder {
  read: ImportedOrder;
  /** What tells the row; null for an order that has an own number. */
  print: string | null;
}

/** Tells the rows of a table that have been ordered before. */
@Injectable()
export class KnownRows {
  constructor(private readonly database: Database) {}

  async mark(orders: readonly PrintedOrder[], actor: Actor): Promise<void> {
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

const ownNumber = ({ read: { values } }: PrintedOrder): string[] =>
  typeof values['externalId'] === 'string' ? [values['externalId']] : [];

/** The orders with their prints. Equal rows are told, and each gets a print of its own: the second order of such a row is another order. */
export function printed(orders: readonly ImportedOrder[], common: Common): PrintedOrder[] {
  const seen = new Map<string, { count: number; row: number }>();
  return orders.map((read) => {
    const print = printOf(read, common);
    if (print === null) return { read, print };
    const before = seen.get(print);
    seen.set(print, { count: (before?.count ?? 0) + 1, row: before?.row ?? read.rows[0] ?? 0 });
    if (before)
      read.problems.push(wholeRow(read, 'repeated_row', `Такая же строка уже есть: ${before.row + 1}`));
    return { read, print: sha256(before ? `${print} ${before.count + 1}` : print) };
  });
}
