import { Injectable } from '@nestjs/common';
import {
  ENDED_TASK_STATUSES,
  minskDay,
  outcomeOfStop,
  priceToWire,
  runDigits,
  taskOutcome,
  toByn,
  toMinsk,
  usualOutcome,
  type RunTask,
} from '@shlyah/domain';
import { In, IsNull, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { ABSENT, orNotFound } from '../../platform/http/errors';
import { volume as cubicMetres, weight as kilograms } from '../../platform/http/wire';
import { goneOf } from '../order-lists';
import { PublicOrderReader, statusView, type OrderHandoverDto, type OrderSummary } from '../orders';
import { Places } from '../points';
import type { CarrierDto, DriverDto } from './carrier.dto';
import type { RunDto, RunFigures, RunOrderDto, RunState, RunSummaryDto } from './run.dto';
import { Run, RunOrder } from './run.entity';
import { RunLists } from './run-lists';
import { stopsOf, type RunStop } from './run-stop';
import { StopChanges } from './stop-changes';
import type { ChangedStopDto } from './changed-stop.dto';
import type { TriedStopDto } from './tried-stop.dto';

/** The number of latest runs to take drivers from. */
const RECENT = 200;

/** Reads runs with the current data of their orders. */
@Injectable()
export class RunReader {
  constructor(
    private readonly database: Database,
    private readonly lists: RunLists,
    private readonly orders: PublicOrderReader,
    private readonly places: Places,
    private readonly stopChanges: StopChanges,
    private readonly clock: Clock,
  ) {}

  today(): string {
    return minskDay(this.clock.now());
  }

  /** The runs of a day, the oldest first, and how many of the orders `ids` go where each of them goes. */
  async ofDay(
    day: string | null | undefined,
    ids: number[] | null,
    caller: Actor,
  ): Promise<Omit<RunSummaryDto, 'conflicts'>[]> {
    const { read } = this.database;
    const runs = await read.find(Run, { where: { day: day ?? this.today() }, order: { id: 'ASC' } });
    const rows = await read.findBy(RunOrder, { runId: In(runs.map(({ id }) => id)) });
    const { visible, stops } = await this.stops(read, rows, caller);
    const changesOf = await this.stopChanges.of(read, runs, rows, statusIn(visible));
    const joining = ids?.map((orderId) => ({ orderId, task: 'deliver' as const }));
    const wanted = joining ? [...(await this.stops(read, joining, caller)).stops] : [];
    return runs.map((run) => {
      const own = rows.filter(({ runId }) => runId === run.id);
      const others = new Set(
        townsOf(
          own.filter(({ orderId }) => !ids?.includes(orderId)),
          visible,
          stops,
        ),
      );
      const fitting = ids && wanted.filter(([, { town }]) => town !== null && others.has(town)).length;
      const changedAfterLeaving = own.filter((row) => changesOf(row).untold).length;
      return { ...summaryOf(run, own, visible, stops), changedAfterLeaving, fitting };
    });
  }

  /** Drivers of the latest runs by name, each with the phone and the car of the last run. */
  async drivers(): Promise<DriverDto[]> {
    const runs = await this.database.read.find(Run, {
      where: { driver: Not(IsNull()) },
      order: { id: 'DESC' },
      take: RECENT,
    });
    const known = new Map<string, DriverDto>();
    for (const { driver, driverPhone, car } of runs)
      if (driver !== null && !known.has(driver)) known.set(driver, { driver, driverPhone, car });
    return [...known.values()].sort((one, other) => one.driver.localeCompare(other.driver, 'ru'));
  }

  /** The current run of each order; orders in no run are skipped. */
  async carriers(ids: number[], read: EntityManager = this.database.read): Promise<CarrierDto[]> {
    const rows = await this.lists.held(read, ids);
    const where = [
      { id: In(rows.map(({ runId }) => runId)), leftAt: IsNull() },
      { id: In(rows.map(({ runId }) => runId)), day: MoreThanOrEqual(this.today()) },
    ];
    const runs = new Map((await read.findBy(Run, where)).map((run) => [run.id, run]));
    const statuses = await this.orders.statusIds(
      read,
      rows.map(({ orderId }) => orderId),
    );
    const left = [...runs.values()].filter(({ leftAt }) => leftAt);
    const changesOf = await this.stopChanges.of(read, left, rows, (id) => statuses.get(id) ?? null);
    return rows.flatMap((row) => {
      const { orderId, runId, task } = row;
      const run = runs.get(runId);
      if (!run) return [];
      const { day, driver, driverPhone, car } = run;
      const isEnded = ENDED_TASK_STATUSES[task].includes(statuses.get(orderId) ?? 0);
      const done = run.leftAt !== null && (run.returnedAt !== null || isEnded);
      const { untold } = changesOf(row);
      const state = stateOf(run);
      return { order: orderId, run: runId, day, driver, driverPhone, car, state, task, done, untold };
    });
  }

  async one(id: number, caller: Actor): Promise<RunDto> {
    const { read } = this.database;
    const run = orNotFound(await read.findOneBy(Run, { id }), ABSENT.run);
    return this.view(read, run, caller);
  }

  async view(manager: EntityManager, run: Run, caller: Actor): Promise<RunDto> {
    const rows = await this.lists.rows(manager, run.id);
    const { visible, stops } = await this.stops(manager, rows, caller);
    const statuses = await this.orders.statuses(manager);
    const awaiting = await this.orders.awaitingStaff(manager, [...visible.keys()], this.clock.now());
    const tries = await this.orders.tries(manager, run.leftAt ? rows.map(({ orderId }) => orderId) : []);
    const changesOf = await this.stopChanges.of(manager, [run], rows, statusIn(visible));
    const orders = rows.map((row): RunOrderDto => {
      const summary = visible.get(row.orderId);
      const stop = stops.get(row.orderId);
      const status = statuses.find(({ id }) => id === summary?.order.statusId);
      return {
        ...orderOf(row, summary, stop),
        awaiting: awaiting.has(row.orderId),
        status: status ? statusView(status) : null,
        ...outcomeOf(row, summary, tries.get(row.orderId) ?? []),
        ...changesOf(row),
      };
    });
    const changedAfterLeaving = orders.filter(({ untold }) => untold).length;
    const movedAway = await this.stopChanges.movedAway(manager, run);
    return { ...summaryOf(run, rows, visible, stops), changedAfterLeaving, orders, movedAway };
  }

  /** The carried orders of a run, with their numbers of places. */
  async placesIn(
    manager: EntityManager,
    id: number,
    caller: Actor,
  ): Promise<{ id: number; places: number; addedAt: Date }[]> {
    const rows = await this.lists.rows(manager, id);
    const visible = await this.lists.current(manager, rows, caller);
    return rows.flatMap(({ orderId, addedAt }) => {
      const summary = visible.get(orderId);
      return isCarried(summary) ? [{ id: orderId, places: summary.places, addedAt }] : [];
    });
  }

  /** The orders of rows that the caller may see, with null all of them, and their stops, by id of the order. */
  async stops(
    manager: EntityManager,
    rows: readonly { orderId: number; task: RunTask }[],
    caller: Actor | null,
  ): Promise<{ visible: Map<number, OrderSummary>; stops: Map<number, RunStop> }> {
    const visible = await this.lists.current(manager, rows, caller);
    const tasks = rows.flatMap(({ orderId, task }) => {
      const summary = visible.get(orderId);
      return summary ? { order: summary.order, task } : [];
    });
    const stops = await stopsOf(manager, this.places, tasks);
    return { visible, stops: new Map(stops.map((stop, at) => [tasks[at]?.order.id ?? 0, stop])) };
  }
}

export const stateOf = ({ leftAt }: Run): RunState => (leftAt ? 'left' : 'open');

const statusIn =
  (visible: Map<number, OrderSummary>) =>
  (orderId: number): number | null =>
    visible.get(orderId)?.order.statusId ?? null;

const isCarried = (summary: OrderSummary | undefined): summary is OrderSummary => goneOf(summary) === null;

/** The towns of the stops of carried orders, each once. */
const townsOf = (
  rows: readonly RunOrder[],
  visible: Map<number, OrderSummary>,
  stops: Map<number, RunStop>,
): string[] => {
  const towns = rows.flatMap(
    ({ orderId }) => (isCarried(visible.get(orderId)) && stops.get(orderId)?.town) || [],
  );
  return [...new Set(towns)].sort((one, other) => one.localeCompare(other, 'ru'));
};

function summaryOf(
  run: Run,
  rows: readonly RunOrder[],
  visible: Map<number, OrderSummary>,
  stops: Map<number, RunStop>,
): Omit<RunFigures, 'changedAfterLeaving'> {
  const carried = rows.map(({ orderId }) => visible.get(orderId)).filter(isCarried);
  const outcomes = rows.flatMap(({ orderId, task }) => {
    const summary = visible.get(orderId);
    return isCarried(summary) ? [taskOutcome(task, summary.order.statusId)] : [];
  });
  const sum = (of: (summary: OrderSummary) => number): number =>
    carried.reduce((total, one) => total + of(one), 0);
  const { id, day, driver, driverPhone, car, version, leftAt, returnedAt, returnedBy, changedBy, changedAt } =
    run;
  return {
    id,
    digits: runDigits(id),
    day,
    driver,
    driverPhone,
    car,
    state: stateOf(run),
    version,
    leftAt: leftAt && toMinsk(leftAt),
    returnedAt: returnedAt && toMinsk(returnedAt),
    returnedBy,
    changedBy,
    changedAt: toMinsk(changedAt),
    changedWhat: run.changedWhat,
    ordersCount: carried.length,
    doneCount: outcomes.filter((outcome) => outcome === 'done').length,
    failedCount: outcomes.filter((outcome) => outcome === 'failed').length,
    placesCount: sum(({ places }) => places),
    weight: kilograms.show(sum(({ weight }) => weight)) ?? 0,
    volume: cubicMetres.show(sum(({ volume }) => volume)) ?? 0,
    price: toByn(sum(({ order }) => order.price ?? 0)),
    towns: townsOf(rows, visible, stops),
  };
}

/** How the try of a stop ended. */
function outcomeOf(
  { runId: run, orderId, task, missed, liveOrderId }: RunOrder,
  summary: OrderSummary | undefined,
  tries: readonly OrderHandoverDto[],
): Omit<TriedStopDto, keyof ChangedStopDto> {
  const status = summary?.order.statusId ?? 0;
  return {
    outcome: outcomeOfStop({ run, task, status, missed }, tries),
    handover: tries.find((one) => one.run === run && one.task === task) ?? null,
    live: isCarried(summary) && liveOrderId === orderId,
    usual: usualOutcome(task, summary?.order.deliveryAddress === 'punkt'),
  };
}

function orderOf(
  { orderId, task, addedBy, addedAt }: RunOrder,
  summary: OrderSummary | undefined,
  stop: RunStop | undefined,
): Omit<RunOrderDto, 'status' | 'awaiting' | keyof TriedStopDto> {
  const order = summary?.order;
  return {
    id: orderId,
    task,
    carried: isCarried(summary),
    version: order?.version ?? null,
    client: order ? (order.clientIsLegalEntity && order.clientOrganization) || order.clientName : null,
    person: stop?.person ?? null,
    phone: stop?.phone || null,
    town: stop?.town ?? null,
    address: stop?.address || null,
    hours: stop?.hours ?? null,
    comment: stop?.comment ?? null,
    deliveryDate: order?.deliveryDate ?? null,
    deliveryFrom: order?.deliveryFrom ?? null,
    pickupDate: order?.pickupDate ?? null,
    pickupFrom: order?.pickupFrom ?? null,
    fragile: order?.fragileCargo ?? false,
    ...cargoOf(summary),
    price: order ? priceToWire(order.price) : null,
    addedBy,
    addedAt: toMinsk(addedAt),
  };
}

const cargoOf = (
  summary?: OrderSummary,
): Pick<RunOrderDto, 'places' | 'returnTTN' | 'weight' | 'volume'> => ({
  places: summary?.places ?? 0,
  returnTTN: summary?.returnsTtn ?? false,
  weight: kilograms.show(summary?.weight ?? 0) ?? 0,
  volume: cubicMetres.show(summary?.volume ?? 0) ?? 0,
});
