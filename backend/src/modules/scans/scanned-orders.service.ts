import { Injectable } from '@nestjs/common';
import {
  CANCELED,
  formatDate,
  isOpenOrder,
  NEW_ORDER_STATE,
  NOT_DELIVERED,
  numbered,
  SCAN_STATUSES,
  scanStep,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { History } from '../../platform/journal/history/history';
import { EditOrderService, PublicOrderReader, type Order, type OrderSummary } from '../orders';
import { RunOrders, RunReader } from '../runs';
import type { ScanAnswerDto, ScanDto } from './scan.dto';

/** What a scan comes to. */
export type Outcome = Pick<ScanAnswerDto, 'result' | 'message'> & Partial<ScanAnswerDto>;

/** An order that a scan names. */
export interface Scanned {
  scan: ScanDto;
  at: Date;
  caller: Actor;
  seen: OrderSummary;
}

/** Does with scanned orders what the desk does, by the same writes. */
@Injectable()
export class ScannedOrders {
  constructor(
    private readonly editing: EditOrderService,
    private readonly orders: PublicOrderReader,
    private readonly runs: RunReader,
    private readonly runOrders: RunOrders,
    private readonly history: History,
  ) {}

  async found(tx: EntityManager, { seen: { order } }: Scanned): Promise<Outcome> {
    const [carrier] = await this.runs.carriers([order.id], tx);
    const words = [
      await this.statusOf(tx, order.statusId),
      carrier && [`рейс ${numbered(carrier.run)}`, carrier.driver].filter(Boolean).join(', '),
      `доставить ${formatDate(order.deliveryDate)}`,
    ];
    return {
      result: 'found',
      message: said(order, words.filter(Boolean).join('. ')),
      version: order.version,
    };
  }

  /** Why the order takes no such scan, whichever of its places it is; null when it does. */
  async refusal(tx: EntityManager, scanned: Scanned): Promise<Outcome | null> {
    const { scan, seen } = scanned;
    const { order } = seen;
    if (scan.action === 'status') return this.statusRefusal(tx, scan, order);
    if (!isOpenOrder({ status: { id: order.statusId }, state: { id: order.stateId } }))
      return { result: 'closed', message: said(order, await this.statusOf(tx, order.statusId)) };
    return scan.action === 'run' ? this.runRefusal(tx, scan, order) : null;
  }

  /** Whether the order is in the run already. */
  async isThere(tx: EntityManager, { scan, seen }: Scanned): Promise<boolean> {
    const [carrier] = scan.action === 'run' ? await this.runs.carriers([seen.order.id], tx) : [];
    return carrier?.run === scan.run;
  }

  /** Does it: all places of the order have been scanned. */
  apply(tx: EntityManager, scanned: Scanned, register: number | null): Promise<Outcome> {
    const { action } = scanned.scan;
    if (action === 'status') return this.setStatus(tx, scanned);
    return action === 'run' ? this.putIntoRun(tx, scanned) : this.receive(tx, scanned, register);
  }

  private async statusRefusal(
    tx: EntityManager,
    { status, failure }: ScanDto,
    order: Order,
  ): Promise<Outcome | null> {
    const wanted = SCAN_STATUSES.find((one) => one.id === status);
    if (!wanted) return { result: 'refused', message: 'Такой статус сканированием не ставят' };
    const name = await this.statusOf(tx, order.statusId);
    if (order.statusId === CANCELED || order.stateId !== NEW_ORDER_STATE)
      return {
        result: 'closed',
        message: said(order, order.statusId === CANCELED ? name : 'завершён или в архиве'),
      };
    const step = scanStep(order.statusId, wanted.id);
    if (step === 'same') return { result: 'twice', message: said(order, `уже «${name}»`) };
    if (step === 'later') return { result: 'later', message: said(order, `уже дальше: «${name}»`) };
    return wanted.id === NOT_DELIVERED && !failure
      ? { result: 'needs_reason', message: 'Выберите, почему не доставлено' }
      : null;
  }

  private async runRefusal(tx: EntityManager, { run }: ScanDto, order: Order): Promise<Outcome | null> {
    if (!run) return { result: 'no_run', message: 'Выберите рейс' };
    const [carrier] = await this.runs.carriers([order.id], tx);
    if (!carrier || carrier.run === run) return null;
    const whose = [carrier.driver ?? 'без водителя', formatDate(carrier.day)].join(', ');
    return { result: 'other_run', message: said(order, `в рейсе ${numbered(carrier.run)} (${whose})`) };
  }

  private async setStatus(tx: EntityManager, { scan, at, caller, seen }: Scanned): Promise<Outcome> {
    const { id, version, statusId: status, failure, failureWords } = seen.order;
    const change = {
      ...{ id, version, status: scan.status as number },
      ...(scan.status === NOT_DELIVERED && { failure: scan.failure, failureWords: scan.failureWords }),
    };
    const after = await this.editing.change(tx, change, caller, { at });
    return {
      ...{ result: 'applied', message: said(seen.order, after.status.name), version: after.version },
      before: { status, failure, failureWords },
    };
  }

  private async putIntoRun(tx: EntityManager, scanned: Scanned): Promise<Outcome> {
    const { scan, at, caller, seen } = scanned;
    const run = scan.run as number;
    const joined = !(await this.isThere(tx, scanned));
    if (joined) await this.runOrders.addScanned(tx, run, seen.order.id, caller, at);
    const where = joined ? `внесён в рейс ${numbered(run)}` : `есть в рейсе ${numbered(run)}`;
    return { result: 'applied', message: said(seen.order, where), joined };
  }

  /** The receipt by a register writes the history at its end. */
  private async receive(
    tx: EntityManager,
    { at, caller, seen }: Scanned,
    register: number | null,
  ): Promise<Outcome> {
    const { order, places } = seen;
    const to = `мест ${places} из ${places}`;
    if (register === null)
      await this.history.record(tx, 'order', order.id, caller, [{ field: 'received', from: null, to }], at);
    return { result: 'applied', message: said(order, 'пришёл весь') };
  }

  private async statusOf(tx: EntityManager, id: number): Promise<string> {
    return (await this.orders.statuses(tx)).find((status) => status.id === id)?.name ?? '';
  }
}

/** «№ 5: В пути». */
export const said = ({ id }: { id: number }, words: string): string => `${numbered(id)}: ${words}`;
