import { Injectable } from '@nestjs/common';
import { numbered, pickupDateProblem, shownOrderNumber } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { LOCKED } from '../../platform/database/locked';
import type { Actor } from '../../platform/http/actor';
import { invalid } from '../../platform/http/errors';
import { CalendarService } from '../calendar';
import { EditOrderService, type Order, type OrderDto } from '../orders';
import type { OrderRegisterDto } from './register.dto';
import type { FetchRegisterDto } from './register-input.dto';
import { RegisterChanges } from './register-changes';
import { RegisterLists } from './register-lists';
import { RegisterReader } from './register-reader';
import { isToBeFetched } from './to-be-fetched';

/** So many orders are named. */
const NAMED = 5;

/** Orders a car for a register: one pickup of all its orders (docs/contract.md#pickups). */
@Injectable()
export class RegisterPickups {
  constructor(
    private readonly database: Database,
    private readonly lists: RegisterLists,
    private readonly reader: RegisterReader,
    private readonly changes: RegisterChanges,
    private readonly editing: EditOrderService,
    private readonly calendar: CalendarService,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives one day and hours of pickup to all orders of the register that are fetched from their sender and that no car has gone for: all or
   * none. A repeat changes nothing.
   */
  order(id: number, sent: FetchRegisterDto, caller: Actor): Promise<OrderRegisterDto> {
    return this.database.write(async (tx) => {
      const register = await this.reader.find(tx, id, caller, LOCKED);
      await this.reader.assertOpen(tx, register, caller);
      const orders = await this.fetched(tx, id, caller);
      if (orders.length === 0)
        throw invalid({
          pickupDate: [
            'В реестре нет заказов, за которыми нужно приехать: их привозят в пункт или уже забирают',
          ],
        });
      await this.check(tx, orders, sent);
      const { pickupDate, pickupFrom = null } = sent;
      const { changed } = await this.editing.changeAll(
        tx,
        orders.map((order) => order.id),
        {
          changeOf: (order) => (isOf(order, sent) ? null : { pickupDate, pickupFrom }),
          actor: caller,
        },
      );
      if (changed.length > 0) await this.changes.appendEvent(tx, caller);
      return this.reader.view(tx, register, caller);
    });
  }

  private async fetched(tx: EntityManager, id: number, caller: Actor): Promise<Order[]> {
    const rows = await this.lists.rows(tx, id);
    const current = await this.lists.current(tx, rows, caller);
    return rows.flatMap(({ orderId }) => {
      const order = current.get(orderId)?.order;
      return order && isToBeFetched(order) ? order : [];
    });
  }

  /** The day must suit each order: 422 names those that are delivered before. */
  private async check(
    tx: EntityManager,
    orders: readonly Order[],
    { pickupDate }: FetchRegisterDto,
  ): Promise<void> {
    const at = { now: this.clock.now(), calendar: await this.calendar.read(tx) };
    const problems = orders.flatMap((order) => {
      const problem = pickupDateProblem(pickupDate, { deliveryDate: order.deliveryDate, ...at });
      return problem ? [{ number: numbered(shownOrderNumber(order.id)), problem }] : [];
    });
    const [first] = problems;
    if (!first) return;
    const isOfAll =
      problems.length === orders.length && problems.every(({ problem }) => problem === first.problem);
    const named = problems.slice(0, NAMED).map(({ number, problem }) => `${number}: ${problem}`);
    throw invalid({ pickupDate: isOfAll ? [first.problem] : named });
  }
}

const isOf = (order: OrderDto, { pickupDate, pickupFrom = null }: FetchRegisterDto): boolean =>
  order.pickupDate === pickupDate && order.pickupFrom === pickupFrom;
