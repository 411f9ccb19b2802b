import { Injectable } from '@nestjs/common';
import { departureStatus, formatDateTime, numbered, omit, STOP_WORDS, toMinsk } from '@shlyah/domain';
import { Equal, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import { ABSENT, orNotFound, Refusal } from '../../platform/http/errors';
import { checkVersion } from '../../platform/http/version';
import { History } from '../../platform/journal/history/history';
import { Journal } from '../../platform/journal/journal';
import { CourierOutcome, ProofWriter, PublicOrderReader, type Settled } from '../orders';
import { RunChanges, RunOutcomes, RunReader, type Run, type RunOrderDto } from '../runs';
import { isTold, wordsOf } from './courier-conflicts';
import { CourierCorrections, formerOf, type Former } from './courier-corrections';
import { unproven, type Said } from './courier-proof';
import type { SettleOutcomeDto } from './pass.dto';

type LeftRun = Run & { leftAt: Date };

/** An outcome that stands beside another one of the desk. */
interface Beside {
  row: CourierOutcome;
  told: Said;
  stop: RunOrderDto | undefined;
}

/** How an outcome was recorded, and what the order was before. */
interface Recorded {
  answer: 'recorded' | 'already';
  former: Former;
}

/** Accepted, from which a departure gives each task its status. */
const ACCEPTED = 2;

/** Ends a conflict between a driver and the desk as staff decide (docs/contract.md#courier). */
@Injectable()
export class CourierSettling {
  constructor(
    private readonly database: Database,
    private readonly changes: RunChanges,
    private readonly reader: RunReader,
    private readonly outcomes: RunOutcomes,
    private readonly corrections: CourierCorrections,
    private readonly orders: PublicOrderReader,
    private readonly proofs: ProofWriter,
    private readonly history: History,
    private readonly journal: Journal,
    private readonly clock: Clock,
  ) {}

  /** A repeat of the same decision by the same person changes nothing; another one is 409 and says who has decided what. */
  settle(runId: number, key: string, { as, version }: SettleOutcomeDto, caller: Actor): Promise<void> {
    return this.database.write(async (tx) => {
      // The lock of the run lets one decide at a time.
      const run = await this.changes.find(tx, runId);
      const row = orNotFound(
        await tx.findOneBy(CourierOutcome, { id: Equal(key), runId }),
        ABSENT.courierOutcome,
      );
      if (row.settledAs === as && row.settledBy === caller.name) return;
      if (row.settledAs) throw new Refusal('transition', settledWords(row));
      if (row.answer !== 'conflict' || row.corrected || row.said === null)
        throw new Refusal('transition', 'Расхождения больше нет: обновите страницу.');
      const told = JSON.parse(row.said) as Said;
      const { orders } = await this.reader.view(tx, run, caller);
      const stop = orders.find(({ id }) => id === row.orderId);
      await checkVersion(
        version,
        stop?.version ?? 0,
        () => this.reader.view(tx, run, caller),
        () => this.history.savedBy(tx, 'order', row.orderId, caller),
      );
      const beside = { row, told, stop };
      const recorded = as === 'driver' ? await this.recordAsTold(tx, run, beside, caller) : null;
      await this.end(tx, beside, { as, recorded }, caller);
    });
  }

  private async end(
    tx: EntityManager,
    { row: { id, runId, orderId }, told }: Beside,
    { as, recorded }: { as: Settled; recorded: Recorded | null },
    caller: Actor,
  ): Promise<void> {
    const settled = { settledAs: as, settledBy: caller.name, settledAt: this.clock.now() };
    const { answer, former } = recorded ?? {};
    if (answer)
      await tx.update(CourierOutcome, { id }, { answer, note: null, former: JSON.stringify(former) });
    await tx.update(CourierOutcome, { id }, settled);
    // Earlier ones of the same order are decided with the last one.
    const others = { runId, orderId, answer: Equal('conflict' as const), corrected: false };
    await tx.update(CourierOutcome, { ...others, settledAs: IsNull() }, { ...settled, settledAs: 'desk' });
    await this.changes.appendEvent(tx, caller);
    const change = { field: 'driverTold', from: wordsOf(told), to: DECISIONS[as] };
    await this.history.record(tx, 'order', orderId, caller, [change]);
    const detail = `рейс ${numbered(runId)}: ${DECISIONS[as]}`;
    await this.journal.record(tx, {
      kind: 'conflictSettled',
      account: null,
      actor: caller,
      detail,
      order: orderId,
    });
  }

  /** Makes the order what the driver has told, unless it says the same already; returns what it was. */
  private async recordAsTold(
    tx: EntityManager,
    run: Run,
    { row, told, stop }: Beside,
    caller: Actor,
  ): Promise<Recorded> {
    const number = numbered(row.orderId);
    if (!hasLeft(run)) throw new Refusal('transition', 'Рейс ещё не уехал: исход запишется, когда он уедет.');
    if (!stop) throw new Refusal('transition', `Заказ ${number} убрали из рейса: исправьте исход в заказе.`);
    if (!stop.status) throw new Refusal('transition', `Заказ ${number} удалён: сначала верните его.`);
    if (stop.task !== told.task)
      throw new Refusal('transition', `Заказу ${number} сменили задание: исправьте исход в заказе.`);
    if (isTold(told, stop)) {
      const handover = stop.handover?.id ?? null;
      if (handover !== null) await this.proofs.attach(tx, row.id, handover);
      return { answer: 'already', former: { ...formerOf(stop), handover } };
    }
    await this.refuseOther(tx, run, stop);
    const former = formerOf(stop);
    if (told.undo || told.outcome === 'missed') await this.reopen(tx, run, { told, stop }, caller);
    else await this.record(tx, run, { told, stop }, caller);
    const [last] = (await this.orders.tries(tx, [stop.id])).get(stop.id) ?? [];
    const handover = told.undo || told.outcome === 'missed' ? null : (last?.id ?? null);
    if (handover !== null) await this.proofs.attach(tx, row.id, handover);
    return { answer: 'recorded', former: { ...former, handover } };
  }

  /** Gives the stop back the status of the road; of one that was not reached the day changes, too. */
  private async reopen(
    tx: EntityManager,
    run: LeftRun,
    { told, stop }: { told: Said; stop: RunOrderDto },
    caller: Actor,
  ): Promise<void> {
    if (told.undo && run.returnedAt)
      throw new Refusal('transition', 'Рейс вернулся: сначала отмените возвращение.');
    if (stop.outcome !== null) {
      const former = {
        ...formerOf(stop),
        status: departureStatus(stop.task, ACCEPTED),
        handover: stop.handover?.id ?? null,
      };
      await this.corrections.restore(tx, run, stop, { former, actor: caller, isCorrection: true });
    }
    if (told.undo) return;
    const { orders } = await this.reader.view(tx, run, caller);
    const fresh = orders.find(({ id }) => id === stop.id) ?? stop;
    await this.record(tx, run, { told, stop: fresh }, caller);
  }

  private async record(
    tx: EntityManager,
    run: LeftRun,
    { told, stop }: { told: Said; stop: RunOrderDto },
    caller: Actor,
  ): Promise<void> {
    const sent = {
      ...omit(unproven(told), 'key', 'task', 'at', 'sure', 'corrects', 'undo'),
      outcome: told.outcome ?? ('missed' as const),
    };
    const sure = told.sure === false ? 'phone' : 'exact';
    const hour = { source: 'courier', at: new Date(told.at), sure } as const;
    try {
      const instead = sent.outcome !== 'missed';
      const message = await this.outcomes.record(tx, run, { sent, stop, at: 0, told: hour, instead }, caller);
      if (message) throw new Refusal('transition', message);
    } catch (error) {
      const text = error instanceof Refusal && Object.values(error.extra.errors ?? {}).flat()[0];
      throw text ? new Refusal('transition', `${numbered(stop.id)}: ${text}`) : error;
    }
  }

  /** What another run or a point has delivered since is no mistake of this one. */
  private async refuseOther(tx: EntityManager, run: Run, { id }: RunOrderDto): Promise<void> {
    const [last] = (await this.orders.tries(tx, [id])).get(id) ?? [];
    if (last && last.run !== null && last.run !== run.id && last.outcome !== 'failed')
      throw new Refusal(
        'transition',
        `${numbered(id)}: рейс ${numbered(last.run)} сообщил «${STOP_WORDS[last.outcome]}». Исправьте исход в заказе.`,
      );
  }
}

const hasLeft = (run: Run): run is LeftRun => run.leftAt !== null;

/** The decisions in the history of the order. */
const DECISIONS: Readonly<Record<Settled, string>> = {
  driver: 'записано как у водителя',
  desk: 'оставлено как есть',
};

/** «Ольга Кравец уже решила: оставлено как есть, 27.11.2026 в 12:05». */
function settledWords({ settledAs, settledBy, settledAt }: CourierOutcome): string {
  const decision = settledAs ? DECISIONS[settledAs] : '';
  return `Уже решено: ${decision}. ${settledBy ?? ''}, ${formatDateTime(settledAt && toMinsk(settledAt))}.`;
}
