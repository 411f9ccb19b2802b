import { Injectable } from '@nestjs/common';
import { formatDateTime } from '@shlyah/domain';
import { Equal, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { notFound, Refusal, refusal } from '../../platform/http/errors';
import { History } from '../../platform/journal/history/history';
import { RegistersService } from '../registers';
import { EditOrderService, LaterDecisions, PublicOrderReader } from '../orders';
import { RunOrders, RunReader } from '../runs';
import type { ScanAnswerDto, ScanTakenBackDto } from './scan.dto';
import { Scan } from './scan.entity';
import { orderMessage } from './scanned-orders.service';

/** A scan of an order that is being taken back. */
interface OwnScan {
  scan: Scan;
  orderId: number;
  answer: ScanAnswerDto;
  caller: Actor;
}

/** Takes scans back, unless the order was changed since (docs/contract.md#scans). */
@Injectable()
export class ScansBackService {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly editing: EditOrderService,
    private readonly runs: RunReader,
    private readonly runOrders: RunOrders,
    private readonly registers: RegistersService,
    private readonly history: History,
    private readonly decisions: LaterDecisions,
    private readonly clock: Clock,
  ) {}

  /** Takes back scans of the caller in the given order, each in a transaction of its own. */
  async takeBack(ids: string[], caller: Actor): Promise<ScanTakenBackDto[]> {
    const answers: ScanTakenBackDto[] = [];
    for (const id of new Set(ids)) answers.push(await this.takeOneBack(id, caller));
    return answers;
  }

  private async takeOneBack(id: string, caller: Actor): Promise<ScanTakenBackDto> {
    let order: number | null = null;
    try {
      await this.database.write(async (tx) => {
        const where = { userId: caller.id, id: Equal(id) };
        order = (await tx.findOneBy(Scan, where))?.orderId ?? null;
        if (order !== null) await this.orders.lock(tx, { id: order });
        // Read under the lock: a concurrent request may have taken it back.
        const scan = await tx.findOneBy(Scan, where);
        if (!scan || order === null) throw notFound('Такого сканирования нет.');
        if (!scan.takenBackAt) await this.undo(tx, { scan, orderId: order, answer: answerOf(scan), caller });
      });
      return {
        id,
        statusCode: 200,
        message: order === null ? '' : orderMessage({ id: order }, 'как было'),
        order,
      };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const words = wordsOf(error);
      const message = order === null ? words : orderMessage({ id: order }, words);
      return { id, statusCode: error.statusCode, message, order };
    }
  }

  private async undo(tx: EntityManager, own: OwnScan): Promise<void> {
    const { scan, orderId } = own;
    const { result } = own.answer;
    const now = { takenBackAt: this.clock.now() };
    if (scan.isWaiting) {
      if (scan.meaning === 'receive') await this.untick(tx, own, [scan.place ?? 0]);
      await tx.update(Scan, { userId: scan.userId, id: Equal(scan.id) }, { ...now, isWaiting: false });
      return;
    }
    if (result !== 'applied') throw refusal('transition', NOTHING[result] ?? 'отменять нечего');
    const operation = { orderId, meaning: scan.meaning, isWaiting: false, takenBackAt: IsNull() };
    if (own.answer.before) await this.undoStatus(tx, own);
    else if (scan.meaning === 'receive') await this.undoReceipt(tx, own, await tx.findBy(Scan, operation));
    else if (own.answer.joined) await this.undoRun(tx, own);
    else throw refusal('transition', 'был в рейсе и до сканирования, отменять нечего');
    // The scans of the other places are parts of the same operation.
    await tx.update(Scan, operation, now);
  }

  private async undoStatus(tx: EntityManager, { orderId, answer, caller }: OwnScan): Promise<void> {
    const { status, failure, failureWords, deliveryDate } = answer.before ?? {};
    const version = answer.version ?? 0;
    const reason = { ...(failure && { failure }), ...(failureWords && { failureWords }) };
    const day = deliveryDate ? { deliveryDate } : {};
    const before = { id: orderId, version, ...(status && { status }), ...reason, ...day };
    await this.editing.change(tx, before, caller, { takesBack: true });
  }

  private async undoRun(tx: EntityManager, { scan, orderId, caller }: OwnScan): Promise<void> {
    const run = Number(scan.meaning.split(' ')[1]);
    const [carrier] = await this.runs.carriers([orderId], tx);
    if (carrier?.run !== run) {
      const decision = await this.decisions.last(tx, orderId, { field: 'run', run });
      throw refusal('transition', decision ? `с тех пор ${decision.words}` : 'в этом рейсе его уже нет');
    }
    await this.runOrders.removeScanned(tx, run, orderId, caller);
  }

  private async undoReceipt(tx: EntityManager, own: OwnScan, parts: Scan[]): Promise<void> {
    const { scan, orderId, answer, caller } = own;
    await this.untick(tx, own, scan.place === null ? answer.scanned : parts.map(({ place }) => place ?? 0));
    const received = await this.history.lastOf(tx, 'order', orderId, 'received');
    // The receipt of a register is completed by the register, and not undone by a scan.
    if (!received?.toValue) return;
    if (received.toValue.startsWith('№'))
      throw refusal('transition', `принят по реестру ${received.toValue}: ${received.actorName}`);
    const change = { field: 'received', from: received.toValue, to: null };
    await this.history.record(tx, 'order', orderId, caller, [change]);
  }

  private untick(tx: EntityManager, { orderId, caller }: OwnScan, places: number[]): Promise<void> {
    return this.registers.untickScanned(
      tx,
      orderId,
      places.filter((place) => place > 0),
      caller,
    );
  }
}

const answerOf = ({ answer }: Scan): ScanAnswerDto => JSON.parse(answer) as ScanAnswerDto;

/** Why there is nothing to take back. */
const NOTHING: Partial<Record<ScanAnswerDto['result'], string>> = {
  counted: 'отмечены уже все места, отмените последнее',
};

/** A conflict says who has changed the order and when. */
function wordsOf({ code, message, extra }: Refusal): string {
  const { savedBy, errors } = extra;
  if (code === 'version_conflict' && savedBy)
    return `с тех пор изменили: ${[savedBy.name, formatDateTime(savedBy.at)].filter(Boolean).join(', ')}`;
  return Object.values(errors ?? {}).flat()[0] ?? message;
}
