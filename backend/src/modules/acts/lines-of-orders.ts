import { Injectable } from '@nestjs/common';
import { In, IsNull, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { OrdersInActs, type ActOfMonth, type ActOfOrder, type Order } from '../orders';
import { Act, ActLine } from './act.entity';

/** Orders asked for at once, below SQLite's parameters of a statement. */
const AT_ONCE = 5000;

/** Implements the acts interface of the orders module. */
@Injectable()
export class LinesOfOrders extends OrdersInActs {
  override leaveOut(query: SelectQueryBuilder<Order>): void {
    query.andWhere('NOT EXISTS (SELECT 1 FROM act_lines WHERE act_lines.liveOrderId = o.id)');
  }

  override join(query: SelectQueryBuilder<Order>): void {
    query.leftJoin(ActLine, 'act_lines', 'act_lines.liveOrderId = o.id');
  }

  override async holding(manager: EntityManager, ids: readonly number[]): Promise<Map<number, ActOfOrder>> {
    const held = new Map<number, ActOfOrder>();
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const rows = await manager
        .createQueryBuilder(ActLine, 'l')
        .innerJoinAndMapOne('l.act', Act, 'a', 'a.id = l.actId')
        .where('l.liveOrderId IN (:...ids)', { ids: ids.slice(at, at + AT_ONCE) })
        .getMany();
      for (const { liveOrderId, act } of rows as (ActLine & { act: Act })[])
        if (liveOrderId !== null) held.set(liveOrderId, act);
    }
    return held;
  }

  override async ofMonth(
    manager: EntityManager,
    month: string,
    users: readonly number[],
  ): Promise<Map<number, ActOfMonth[]>> {
    const stands = { month, annulledAt: IsNull() };
    const known = users.filter((user) => user !== 0);
    const found = await manager.find(Act, {
      where: [
        { ...stands, userId: In(known) },
        ...(users.includes(0) ? [{ ...stands, userId: IsNull() }] : []),
      ],
      select: { id: true, number: true, issuedAt: true, userId: true },
      order: { id: 'ASC' },
    });
    const byUser = new Map<number, ActOfMonth[]>();
    for (const { id, number, issuedAt, userId } of found) {
      const user = userId ?? 0;
      byUser.set(user, [...(byUser.get(user) ?? []), { id, number, issuedAt }]);
    }
    return byUser;
  }
}
