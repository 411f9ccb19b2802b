import { Injectable } from '@nestjs/common';
import { MESSAGES, shownOrderNumber, toMinsk } from '@shlyah/domain';
import { In, type EntityManager } from 'typeorm';
import { ownersBeingDeleted } from '../../../platform/access/removed';
import { Clock } from '../../../platform/common/clock';
import { Database } from '../../../platform/database/database';
import { LOCKED } from '../../../platform/database/locked';
import type { Actor } from '../../../platform/http/actor';
import { invalid } from '../../../platform/http/errors';
import { History } from '../../../platform/journal/history/history';
import type { ReturnCargoDto, ReturnedDto, ReturnTtnDto } from '../dto/returns.dto';
import { Order } from '../model/order.entity';
import { cargoBackWords, ttnBackWords, type ReturnColumns } from '../model/order-returns';

/** What is ticked: its columns, its field of the history, and why it cannot come back. */
interface Tick {
  at: 'ttnBackAt' | 'cargoBackAt';
  by: 'ttnBackBy' | 'cargoBackBy';
  since: 'ttnSince' | 'heldSince';
  field: 'ttnBack' | 'cargoBack';
  words: (columns: Pick<ReturnColumns, 'ttnBackAt' | 'cargoBackAt' | 'cargoBackTo'>) => string | null;
  refusal: string;
}

const TTN: Tick = {
  at: 'ttnBackAt',
  by: 'ttnBackBy',
  since: 'ttnSince',
  field: 'ttnBack',
  words: ttnBackWords,
  refusal: 'ТТН возвращают у доставленного заказа, в котором отмечен возврат ТТН',
};

const CARGO: Tick = {
  at: 'cargoBackAt',
  by: 'cargoBackBy',
  since: 'heldSince',
  field: 'cargoBack',
  words: cargoBackWords,
  refusal: 'груз возвращают у заказа со статусом «Не доставлена» или «Возврат»',
};

/** Records what has come back to the clients (docs/contract.md#what-must-come-back). */
@Injectable()
export class OrderReturns {
  constructor(
    private readonly database: Database,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  ttn({ ids, back }: ReturnTtnDto, actor: Actor): Promise<ReturnedDto[]> {
    return this.tick(TTN, ids, back ? {} : null, actor);
  }

  cargo({ ids, back, to = null }: ReturnCargoDto, actor: Actor): Promise<ReturnedDto[]> {
    if (back && !to) throw invalid({ to: [MESSAGES.required] });
    return this.tick(CARGO, ids, back ? { cargoBackTo: to } : { cargoBackTo: null }, actor, back);
  }

  /** All orders or none; one that is ticked already stays as it is, so that a repeat does no harm. */
  private tick(
    tick: Tick,
    ids: readonly number[],
    more: Partial<Order> | null,
    actor: Actor,
    back = more !== null,
  ): Promise<ReturnedDto[]> {
    return this.database.write(async (tx) => {
      const orders = await this.locked(tx, tick, ids);
      const now = this.clock.now();
      const changed = orders.filter((order) => (order[tick.at] !== null) !== back);
      const columns = {
        ...more,
        [tick.at]: back ? now : null,
        [tick.by]: back ? actor.name : null,
        updatedAt: now,
      };
      if (changed.length > 0) {
        const where = { id: In(changed.map(({ id }) => id)) };
        await tx.update(Order, where, { ...columns, version: () => 'version + 1' });
      }
      const events = changed.map((order) => ({
        subjectId: order.id,
        field: tick.field,
        from: tick.words(order),
        to: tick.words({ ...order, ...columns }),
      }));
      await this.history.recordEach(tx, 'order', events, actor, now);
      return orders.map((order) => {
        const isChanged = changed.includes(order);
        const row = isChanged ? { ...order, ...columns } : order;
        const at = row[tick.at];
        return { id: order.id, backAt: at && toMinsk(at), backBy: row[tick.by], changed: isChanged };
      });
    });
  }

  /** The orders by their numbers, so that two ticks of several lock them one after another. */
  private async locked(tx: EntityManager, tick: Tick, ids: readonly number[]): Promise<Order[]> {
    const unique = [...new Set(ids)];
    const found = await tx.find(Order, { where: { id: In(unique) }, order: { id: 'ASC' }, ...LOCKED });
    const leaving = await ownersBeingDeleted(tx);
    const orders = found.filter(({ id, userId }) => id > 0 && !leaving.includes(userId ?? 0));
    const missing = unique.find((id) => !orders.some((order) => order.id === id));
    if (missing !== undefined)
      throw invalid({ ids: [`Заказа № ${shownOrderNumber(missing)} нет: обновите список`] });
    const unfit = orders.find((order) => order[tick.since] === null);
    if (unfit) throw invalid({ ids: [`Заказ № ${shownOrderNumber(unfit.id)}: ${tick.refusal}`] });
    return orders;
  }
}
