import { Injectable } from '@nestjs/common';
import {
  DELIVERY_STATUS,
  fromMinsk,
  HANDOVER_HOURS,
  handedPlacesProblem,
  handoverLine,
  hourProblem,
  isUndoneBy,
  MESSAGES,
  OUTCOME_OF_STATUS,
  outcomeTold,
  placesBackProblem,
  toMinsk,
  type HandoverOutcome,
  type HandoverSource,
  type HourCertainty,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/common/clock';
import { insertOne } from '../../../platform/database/insert-many';
import { invalid } from '../../../platform/http/errors';
import { given } from '../../../platform/http/field-classes';
import { History, type Change, type EventActor } from '../../../platform/journal/history/history';
import type { HandoverDto, HandoverInputDto } from '../dto/handover.dto';
import type { OrderDto } from '../dto/order.dto';
import { handoverView } from '../mapper/handover.mapper';
import { Handover } from '../model/handover.entity';
import { handoversOf, standingTry, tryOfStatus, type Try } from '../model/handovers';
import { proofsOf } from '../proofs/handover-proofs';
import type { EndedTry } from '../events/order-events';
import type { Order } from '../model/order.entity';
import { OrderRuns, type RunOfTry } from '../read/order-runs';
import { StatusLookup } from '../read/status-lookup';
import { blankTry, copyOf, taskOf, undoing, undoneLast, type NewRow, type NewTry } from './handover-rows';

/** How long a status can be undone at the desk, ms: many orders get one in several requests, and are undone after the last of them. */
const UNDONE_MS = 2 * 60_000;

/** An edit of an order that may end a try. */
export interface EditOfTry {
  /** The row before the edit and after it. */
  order: Order;
  row: Order;
  before: OrderDto;
  /** The number of places after the edit. */
  places: number;
  sent: HandoverInputDto | null | undefined;
  actor: EventActor;
  /** When a scan was made or a run left; absent at the desk. */
  at: Date | undefined;
  source: HandoverSource;
  /** How the hour `at` is known. */
  sure: HourCertainty;
  /** The row of a run that the edit takes back. */
  undoes: number | null;
  /** The edit takes another one back. */
  takesBack: boolean;
  /** The end of a try of a run, which its status alone does not tell. */
  ended: EndedTry | null;
}

/** What an edit tells of the try after which the order has its status. */
export interface ToldTry {
  handover: HandoverDto | null;
  /** For the history of the order. */
  changes: Change[];
  /** The hour of the new status; absent when it is that of the edit. */
  at?: Date;
}

type Hour = Pick<Handover, 'at' | 'sure'>;

const NO_TRY = 'Вручение записывают вместе со статусом «Доставлена» или «Не доставлена»';

/** Records how tries to deliver orders end, in the transaction of the status (docs/contract.md#handovers). */
@Injectable()
export class OrderHandovers {
  constructor(
    private readonly runs: OrderRuns,
    private readonly statuses: StatusLookup,
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  async record(tx: EntityManager, edit: EditOfTry): Promise<ToldTry> {
    const { order, row, before, sent, ended, undoes } = edit;
    const outcome = ended?.outcome ?? outcomeTold(row.statusId);
    if (undoes !== null) return this.follow(tx, edit, outcome);
    if (row.statusId === order.statusId && !ended) {
      if (sent || (before.handover && isReasonChanged(order, row))) return this.correct(tx, edit, sent ?? {});
      return { handover: before.handover, changes: [] };
    }
    if (outcome === null && sent) throw invalid({ handover: [NO_TRY] });
    if (outcome === null && !before.handover) return { handover: null, changes: [] };
    return this.follow(tx, edit, outcome);
  }

  /** Follows a new status: the try that it denies is undone, and the one that it ends is recorded. */
  private async follow(
    tx: EntityManager,
    edit: EditOfTry,
    outcome: HandoverOutcome | null,
  ): Promise<ToldTry> {
    const { order, row, sent, ended } = edit;
    const rows = await handoversOf(tx, [order.id]);
    const last = tryToUndo(rows, edit);
    const takesBack = edit.takesBack || (!ended && (await this.isUndoing(tx, edit, last)));
    const changes: Change[] = [];
    const isSet = row.statusId !== order.statusId || edit.undoes !== null;
    if (last && isSet && (takesBack || isUndoneBy(last.outcome, row.statusId))) {
      rows.push(await this.insert(tx, undoing(last), edit));
      if (isDetailed(last)) changes.push({ field: 'handover', from: lineOf(last), to: null });
    }
    const stands = takesBack && !sent ? tryOfStatus(rows, row.statusId) : null;
    if (stands && !isReasonChanged(stands, row)) return { handover: await viewOf(tx, rows, stands), changes };
    if (outcome === null) return { handover: null, changes };
    const restored = takesBack && !sent ? undoneLast(rows, outcome) : null;
    const made = restored ?? (await this.newTry(tx, edit, outcome));
    const inserted = await this.insert(tx, made, edit);
    if (isDetailed(inserted)) changes.push({ field: 'handover', from: null, to: lineOf(inserted) });
    const hour = sent?.at && inserted.at ? { at: inserted.at } : {};
    const isOfStatus = OUTCOME_OF_STATUS[row.statusId] === outcome;
    return { handover: isOfStatus ? await viewOf(tx, rows, inserted) : null, changes, ...hour };
  }

  /** Corrects the try after which the order has its status; of an order that was delivered before tries were recorded, makes the first row. */
  private async correct(tx: EntityManager, edit: EditOfTry, sent: HandoverInputDto): Promise<ToldTry> {
    const { order, row } = edit;
    const rows = await handoversOf(tx, [order.id]);
    const last = tryOfStatus(rows, order.statusId);
    const outcome = last?.outcome ?? outcomeTold(order.statusId);
    if (outcome === null) throw invalid({ handover: [NO_TRY] });
    const run = last?.runId ? await this.leftRun(tx, order.id, outcome) : null;
    const departure = run?.id === last?.runId ? run : null;
    const made: NewTry = {
      ...(last ? copyOf(last) : blankTry(row, outcome)),
      ...this.hourOf(edit, sent, departure, last),
      ...detailsOf(sent, outcome),
      ...reasonOf(row, outcome),
      corrects: last?.id ?? null,
    };
    checkPlaces(made, edit.places);
    const inserted = await this.insert(tx, made, edit);
    const [from, to] = [last && lineOf(last), lineOf(inserted)];
    return {
      handover: await viewOf(tx, rows, inserted),
      changes: from === to ? [] : [{ field: 'handover', from, to }],
    };
  }

  private async newTry(tx: EntityManager, edit: EditOfTry, outcome: HandoverOutcome): Promise<NewTry> {
    const { order, row, ended } = edit;
    const sent = edit.sent ?? {};
    // What waits at a point is handed out there.
    const isAtPoint = order.statusId === DELIVERY_STATUS.ready && row.deliveryAddress === 'punkt';
    const run = ended?.run ?? (isAtPoint ? null : await this.leftRun(tx, order.id, outcome));
    const made: NewTry = {
      ...blankTry(row, outcome),
      ...this.hourOf(edit, sent, run, null),
      places: outcome === 'failed' ? null : edit.places,
      // All of them unless the return of the run says less.
      placesBack: isBrought(ended) ? edit.places : null,
      ...detailsOf(sent, outcome),
      ...reasonOf(row, outcome),
      task: ended?.task ?? taskOf(outcome),
      runId: run?.id ?? null,
      driver: run?.driver ?? null,
    };
    checkPlaces(made, edit.places);
    return made;
  }

  private hourOf(
    { row, at, source, sure }: EditOfTry,
    sent: HandoverInputDto,
    run: RunOfTry | null,
    last: Try | null,
  ): Hour {
    const now = this.clock.now();
    if (sent.at === null) return { at: null, sure: 'unknown' };
    if (sent.at === undefined && last) return { at: last.at, sure: last.sure };
    if (sent.at === undefined) return source !== 'desk' && at ? { at, sure } : { at: now, sure: 'status' };
    if (last?.at && toMinsk(last.at) === sent.at) return { at: last.at, sure: 'exact' };
    const hour = fromMinsk(sent.at);
    const departure = run && { run: run.id, leftAt: run.leftAt };
    const problem = hour && hourProblem(hour, { now, placedAt: row.createdAt, departure });
    if (!hour || problem) throw invalid({ 'handover.at': [problem ?? MESSAGES.date] });
    return { at: hour, sure: 'exact' };
  }

  /** The run that carries the order, unless its try is older than any that is still told. */
  private async leftRun(
    tx: EntityManager,
    orderId: number,
    outcome: HandoverOutcome,
  ): Promise<RunOfTry | null> {
    const since = new Date(this.clock.now().getTime() - HANDOVER_HOURS * 60 * 60_000);
    return this.runs.left(tx, orderId, taskOf(outcome), since);
  }

  /** Whether the status before the last one is given back at once. */
  private async isUndoing(
    tx: EntityManager,
    { order, row, at }: EditOfTry,
    last: Try | null,
  ): Promise<boolean> {
    // A scan or a departure is another try.
    if (at) return false;
    const set = await this.history.lastOf(tx, 'order', order.id, 'status');
    if (!set) return false;
    const { status } = await this.statuses.find(tx, row);
    const moment = Math.max(set.at.getTime(), last?.recordedAt.getTime() ?? 0);
    return set.fromValue === status?.name && this.clock.now().getTime() - moment <= UNDONE_MS;
  }

  private async insert<Outcome extends Handover['outcome']>(
    tx: EntityManager,
    made: NewRow & { outcome: Outcome },
    { actor, source }: EditOfTry,
  ): Promise<Handover & { outcome: Outcome }> {
    const row = { ...made, source, author: actor?.name ?? SYSTEM, recordedAt: this.clock.now() };
    return { ...row, id: await insertOne(tx, Handover, row) };
  }
}

/** A row among those of its order, with the proof of the try that it corrects. */
async function viewOf(tx: EntityManager, rows: readonly Handover[], row: Try): Promise<HandoverDto> {
  const proofs = row.corrects === null ? null : await proofsOf(tx, [...rows, row]);
  return handoverView(row, proofs?.get(row.id));
}

const SYSTEM = 'Система';

/** The try that an edit may undo: the one that it names, or that of the status. */
const tryToUndo = (rows: readonly Handover[], { order, undoes }: EditOfTry): Try | null =>
  undoes === null ? tryOfStatus(rows, order.statusId) : standingTry(rows.filter(({ id }) => id === undoes));

/** Named fields of what staff tell; a failed try has no taker. */
function detailsOf(sent: HandoverInputDto, outcome: HandoverOutcome): Partial<NewTry> {
  const { receivedBy, receivedAs, places, placesBack, ttnTaken } = sent;
  const taken = outcome === 'failed' ? {} : given({ receivedBy, receivedAs });
  return {
    ...taken,
    ...(places === null || places === undefined ? {} : { places }),
    ...given({ placesBack }),
    ...(ttnTaken === undefined ? {} : { ttnTaken: ttnTaken ?? false }),
  };
}

const reasonOf = ({ failure, failureWords }: Order, outcome: HandoverOutcome): Reason =>
  outcome === 'failed' ? { failure, failureWords } : { failure: null, failureWords: null };

type Reason = Pick<Handover, 'failure' | 'failureWords'>;

const isReasonChanged = (before: Reason, after: Reason): boolean =>
  before.failure !== after.failure || before.failureWords !== after.failureWords;

/** Whether the row tells more than the status and its hour. */
const isDetailed = ({ source, sure, receivedBy, receivedAs, ttnTaken }: Handover): boolean =>
  receivedBy !== null || receivedAs !== null || ttnTaken || (source !== 'scan' && sure !== 'status');

const lineOf = (row: Try): string => handoverLine({ ...row, date: row.at && toMinsk(row.at) });

/** Whether the end of a try is a failed delivery of a run, whose cargo comes back with the driver. */
const isBrought = (ended: EndedTry | null): boolean =>
  ended?.outcome === 'failed' && ended.task === 'deliver';

function checkPlaces({ places, placesBack, ...made }: NewTry, all: number): void {
  const handed = places === null ? null : handedPlacesProblem(places, all, made.outcome);
  if (handed) throw invalid({ 'handover.places': [handed] });
  const back = placesBack === null ? null : placesBackProblem(placesBack, all, made);
  if (back) throw invalid({ 'handover.placesBack': [back] });
}
