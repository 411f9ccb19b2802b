import {
  cleanFields,
  numbered,
  NEW_ORDER_STATUS,
  ORDER_STATUSES,
  orderFields,
  packageFields,
  toKopecks,
  type Failure,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Tariff } from '../../modules/calculator/tariff';
import { Handover } from '../../modules/orders/model/handover.entity';
import { newOrder, OrderWriter } from '../../modules/orders/write/order-writer';
import type { Order } from '../../modules/orders/model/order.entity';
import { Places } from '../../modules/points/places';
import { Run, RunOrder } from '../../modules/runs/run.entity';
import type { User } from '../../modules/users/model/user.entity';
import { Clock } from '../../platform/common/clock';
import { insertMany, insertOne } from '../../platform/database/insert-many';
import { HistoryEvent } from '../../platform/journal/history/event.entity';
import type { CompanyOrder, CompanyRun } from './demo-company';
import { triesOf } from './demo-handovers';

/** An order of either demo; `price` in kopecks, null while it is being formed, absent for that of the quote. */
export type DatedOrder = CompanyOrder & { price?: number | null };

/** The price of heavy cargo that has left, kopecks: it was agreed. */
const AGREED = 18_000;

/** An order that the demo has inserted. */
export interface PlacedOrder {
  order: Order;
  /** The key of its run. */
  run: string | null;
  /** When staff accepted it; its time of creation before that. */
  acceptedAt: Date;
  stop: number;
  steps: CompanyOrder['steps'];
  failure: Failure | null;
  places: number;
  /** Whether a signed waybill is to come back. */
  ttn: boolean;
}

/** Inserts the orders of the demo with their history, and the runs that hold them. */
export class DemoOrders {
  private readonly writer = new OrderWriter(new Tariff(new Clock()), new Places());
  private readonly users: ReadonlyMap<string, User>;
  private readonly history: Omit<HistoryEvent, 'id'>[] = [];

  constructor(
    private readonly tx: EntityManager,
    users: readonly User[],
  ) {
    this.users = new Map(users.map((user) => [user.email, user]));
  }

  /** The oldest first, so that numbers ascend with time. */
  async insert(orders: readonly DatedOrder[]): Promise<PlacedOrder[]> {
    const sorted = [...orders].sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    const placed: PlacedOrder[] = [];
    for (const order of sorted) placed.push(await this.insertOrder(order));
    return placed;
  }

  async insertRuns(runs: readonly CompanyRun[], placed: readonly PlacedOrder[]): Promise<void> {
    for (const { key, ...run } of runs)
      await this.insertRun(
        run,
        placed.filter((one) => one.run === key).sort((one, other) => one.stop - other.stop),
      );
  }

  /** The history that the orders and runs have made, in its time. */
  async insertHistory(): Promise<void> {
    const sorted = this.history.sort((one, other) => one.at.getTime() - other.at.getTime());
    await insertMany(this.tx, HistoryEvent, sorted);
  }

  private async insertOrder({
    steps,
    createdAt,
    stateId,
    failure,
    ...rest
  }: DatedOrder): Promise<PlacedOrder> {
    const client = this.user(rest.owner);
    const body = cleanFields(orderFields, { ...rest.fields, deliveryDate: rest.deliveryDate });
    const packages = rest.packages.map((item) => cleanFields(packageFields, item));
    const references = await this.writer.references(this.tx, body);
    const estimate = await this.writer.estimate(this.tx, client.id, body, packages, references);
    const agreed = steps.length > 1 ? AGREED : null;
    const quoted = estimate.total === null ? agreed : toKopecks(estimate.total);
    const price = rest.price === undefined ? (steps.length === 0 ? null : quoted) : rest.price;
    const statusId = steps.at(-1)?.statusId ?? NEW_ORDER_STATUS;
    const row = { ...newOrder(body, client, { statusId, stateId, createdAt, price, estimate }), failure };
    const { order } = await this.writer.insert(this.tx, row, packages, references);
    const statuses = [{ statusId: NEW_ORDER_STATUS, at: createdAt }, ...steps];
    for (const [step, { statusId: id, at }] of statuses.entries())
      this.record(order.id, step === 0 ? client : this.manager, {
        at,
        field: 'status',
        fromValue: step === 0 ? null : nameOf(statuses[step - 1]?.statusId),
        toValue: nameOf(id),
      });
    return {
      order,
      run: rest.run,
      acceptedAt: steps[0]?.at ?? createdAt,
      stop: rest.stop,
      steps,
      failure,
      places: packages.length,
      ttn: packages.some(({ returnTTN }) => returnTTN),
    };
  }

  private async insertRun(run: Omit<CompanyRun, 'key'>, placed: readonly PlacedOrder[]): Promise<void> {
    const addedAt = new Date(Math.max(...placed.map(({ acceptedAt }) => acceptedAt.getTime())));
    const { name } = this.manager;
    const runId = await insertOne(this.tx, Run, {
      ...run,
      byHand: false,
      returnedBy: run.returnedAt && name,
      changedWhat: null,
      version: run.leftAt ? 3 : 2,
      createdAt: addedAt,
      changedBy: name,
      changedAt: run.returnedAt ?? run.leftAt ?? addedAt,
    });
    const rows = placed.map(({ order }, at) => ({
      runId,
      orderId: order.id,
      task: 'deliver' as const,
      position: at + 1,
      addedBy: name,
      addedAt,
      liveOrderId: run.returnedAt ? null : order.id,
      statusBefore: null,
      failureBefore: null,
      missed: false,
      toldAt: null,
      toldBy: null,
    }));
    await insertMany(this.tx, RunOrder, rows);
    const { driver, returnedAt } = run;
    await insertMany(this.tx, Handover, triesOf({ id: runId, driver, returnedAt, author: name }, placed));
    const change = { at: addedAt, field: 'run', fromValue: null, toValue: numbered(runId) };
    for (const { order } of placed) this.record(order.id, this.manager, change);
  }

  private record(
    orderId: number,
    author: User,
    change: Pick<HistoryEvent, 'at' | 'field' | 'fromValue' | 'toValue'>,
  ): void {
    const { id: actorId, name: actorName, role: actorRole } = author;
    this.history.push({ subject: 'order', subjectId: orderId, actorId, actorName, actorRole, ...change });
  }

  private get manager(): User {
    return this.user('manager@demo.by');
  }

  private user(email: string): User {
    const found = this.users.get(email);
    if (!found) throw new Error(`The demo has no account ${email}`);
    return found;
  }
}

const nameOf = (statusId: number | undefined): string =>
  ORDER_STATUSES.find(({ id }) => id === statusId)?.name ?? '';
