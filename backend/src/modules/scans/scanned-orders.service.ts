import { Injectable } from '@nestjs/common';
import {
  CANCELED,
  formatDate,
  isOpenOrder,
  modeOf,
  NEW_ORDER_STATE,
  NOT_DELIVERED,
  numbered,
  SCAN_STATUSES,
  scanStep,
  testPaperWords,
  type ScannedCode,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { ABSENT } from '../../platform/http/errors';
import { History } from '../../platform/journal/history/history';
import {
  EditOrderService,
  LaterDecisions,
  PublicOrderReader,
  type Decision,
  type LateAction,
  type Order,
  type OrderSummary,
} from '../orders';
import { RunOrders, RunReader } from '../runs';
import type { ScanAnswerDto, ScanDto } from './scan.dto';

/** The result of a scan. */
export type Outcome = Pick<ScanAnswerDto, 'result' | 'message'> & Partial<ScanAnswerDto>;

/** A scan and its order. */
export interface OrderScan {
  scan: ScanDto;
  at: Date;
  caller: Actor;
  summary: OrderSummary;
}

/** Applies scans to orders, by the same services as edits by staff. */
@Injectable()
export class ScannedOrders {
  constructor(
    private readonly editing: EditOrderService,
    private readonly orders: PublicOrderReader,
    private readonly runs: RunReader,
    private readonly runOrders: RunOrders,
    private readonly history: History,
    private readonly decisions: LaterDecisions,
  ) {}

  async describe(tx: EntityManager, { summary: { order } }: OrderScan): Promise<Outcome> {
    const [carrier] = await this.runs.carriers([order.id], tx);
    const words = [
      await this.statusOf(tx, order.statusId),
      carrier && [`Рейс ${numbered(carrier.run)}`, carrier.driver].filter(Boolean).join(', '),
      `Доставить ${formatDate(order.deliveryDate)}`,
    ];
    return {
      result: 'found',
      message: orderMessage(order, words.filter(Boolean).join('. ')),
      version: order.version,
    };
  }

  /** The tracking code of a test label is known, though its order is not worked with. */
  async missing(
    tx: EntityManager,
    code: Extract<ScannedCode, { kind: 'parcel' | 'order' | 'place' | 'stop' }>,
  ): Promise<Outcome> {
    if (code.kind !== 'parcel') return { result: 'unknown', message: `Заказа ${numbered(code.order)} нет` };
    const found = await this.orders.byTrackingCode(tx, code.code);
    return found && modeOf(found.order.id) === 'test'
      ? { result: 'test', message: testPaperWords({ what: 'label', id: found.order.id }) }
      : { result: 'unknown', message: ABSENT.order };
  }

  /** The last decision that the scan could undo; null if there is none. */
  async lastDecision(tx: EntityManager, { scan, summary }: OrderScan): Promise<Decision | null> {
    const action = actionOf(scan);
    return action && this.decisions.last(tx, summary.order.id, action);
  }

  /** The refusal of the scan for any place of the order; null when the order accepts it. `later` was decided after the scan. */
  async refusal(tx: EntityManager, orderScan: OrderScan, later: Decision | null): Promise<Outcome | null> {
    const { scan, summary } = orderScan;
    const { order } = summary;
    const outdated: Outcome | null = later && {
      result: 'outdated',
      message: orderMessage(order, `позже ${later.words}`),
    };
    if (scan.action === 'status') return this.statusRefusal(tx, scan, order, outdated);
    if (!isOpenOrder({ status: { id: order.statusId }, state: { id: order.stateId } }))
      return { result: 'closed', message: orderMessage(order, await this.statusOf(tx, order.statusId)) };
    return scan.action === 'run' ? this.runRefusal(tx, scan, order, outdated) : outdated;
  }

  /** Whether the order is already in the run. */
  async isInRun(tx: EntityManager, { scan, summary }: OrderScan): Promise<boolean> {
    const [carrier] = scan.action === 'run' ? await this.runs.carriers([summary.order.id], tx) : [];
    return carrier?.run === scan.run;
  }

  /** Applies the scan once all places of the order have been scanned. */
  apply(tx: EntityManager, orderScan: OrderScan, register: number | null): Promise<Outcome> {
    const { action } = orderScan.scan;
    if (action === 'status') return this.setStatus(tx, orderScan);
    return action === 'run' ? this.putIntoRun(tx, orderScan) : this.receive(tx, orderScan, register);
  }

  private async statusRefusal(
    tx: EntityManager,
    { status, failure }: ScanDto,
    order: Order,
    outdated: Outcome | null,
  ): Promise<Outcome | null> {
    const wanted = SCAN_STATUSES.find((one) => one.id === status);
    if (!wanted) return { result: 'refused', message: 'Такой статус сканированием не ставят' };
    const name = await this.statusOf(tx, order.statusId);
    if (order.statusId === CANCELED || order.stateId !== NEW_ORDER_STATE)
      return {
        result: 'closed',
        message: orderMessage(order, order.statusId === CANCELED ? name : 'завершён или в архиве'),
      };
    const step = scanStep(order.statusId, wanted.id);
    if (step === 'same') return { result: 'twice', message: orderMessage(order, `уже «${name}»`) };
    if (outdated) return outdated;
    if (step === 'later') return { result: 'later', message: orderMessage(order, `уже дальше: «${name}»`) };
    return wanted.id === NOT_DELIVERED && !failure
      ? { result: 'needs_reason', message: 'Выберите, почему не доставлено' }
      : null;
  }

  private async runRefusal(
    tx: EntityManager,
    { run }: ScanDto,
    order: Order,
    outdated: Outcome | null,
  ): Promise<Outcome | null> {
    if (!run) return { result: 'no_run', message: 'Выберите рейс' };
    const [carrier] = await this.runs.carriers([order.id], tx);
    if (carrier?.run === run) return null;
    if (!carrier || carrier.done) return outdated;
    const whose = [carrier.driver ?? 'без водителя', formatDate(carrier.day)].join(', ');
    return {
      result: 'other_run',
      message: orderMessage(order, `в рейсе ${numbered(carrier.run)} (${whose})`),
    };
  }

  private async setStatus(tx: EntityManager, { scan, at, caller, summary }: OrderScan): Promise<Outcome> {
    const { id, version, statusId: status, failure, failureWords, deliveryDate } = summary.order;
    const isFailed = scan.status === NOT_DELIVERED;
    const moved = isFailed && scan.nextDay ? `${scan.nextDay}${deliveryDate.slice(10)}` : null;
    const change = {
      id,
      version,
      status: scan.status as number,
      ...(isFailed && { failure: scan.failure, failureWords: scan.failureWords }),
      ...(moved && { deliveryDate: moved }),
    };
    const after = await this.editing.change(tx, change, caller, { at, source: 'scan' });
    return {
      result: 'applied',
      message: orderMessage(
        summary.order,
        [after.status.name, moved && `привезём ${formatDate(moved)}`].filter(Boolean).join(', '),
      ),
      version: after.version,
      before: { status, failure, failureWords, deliveryDate: moved && deliveryDate },
    };
  }

  private async putIntoRun(tx: EntityManager, orderScan: OrderScan): Promise<Outcome> {
    const { scan, at, caller, summary } = orderScan;
    const run = scan.run as number;
    const joined = !(await this.isInRun(tx, orderScan));
    if (joined) await this.runOrders.addScanned(tx, run, summary.order.id, caller, at);
    const where = joined ? `внесён в рейс ${numbered(run)}` : `есть в рейсе ${numbered(run)}`;
    return { result: 'applied', message: orderMessage(summary.order, where), joined };
  }

  /** For an order in a register the completed register writes the history. */
  private async receive(
    tx: EntityManager,
    { at, caller, summary }: OrderScan,
    register: number | null,
  ): Promise<Outcome> {
    const { order, places } = summary;
    const to = `мест ${places} из ${places}`;
    if (register === null)
      await this.history.record(tx, 'order', order.id, caller, [{ field: 'received', from: null, to }], at);
    return { result: 'applied', message: orderMessage(order, 'пришёл весь') };
  }

  private async statusOf(tx: EntityManager, id: number): Promise<string> {
    return (await this.orders.statuses(tx)).find((status) => status.id === id)?.name ?? '';
  }
}

/** «№ 5: В пути». */
export const orderMessage = ({ id }: { id: number }, words: string): string => `${numbered(id)}: ${words}`;

/** The action as decisions are held against it; null for one that changes nothing. */
function actionOf({ action, run }: ScanDto): LateAction | null {
  if (action === 'run') return { field: 'run', run: run ?? null };
  if (action === 'find') return null;
  return { field: action === 'status' ? 'status' : 'received' };
}
