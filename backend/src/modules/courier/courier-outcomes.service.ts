import { Injectable } from '@nestjs/common';
import { formatDateTime, HANDOVER_HOURS, minskDay, numbered, omit, toMinsk } from '@shlyah/domain';
import { Equal, IsNull, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/driver-errors';
import { insertOne } from '../../platform/database/insert-many';
import { Refusal } from '../../platform/http/errors';
import { CourierOutcome, ProofWriter, PublicOrderReader } from '../orders';
import { Run, RunChanges, RunLeaving, RunOutcomes, RunReader, type RunOrderDto } from '../runs';
import { COURIER } from './courier-actor';
import { CourierCorrections, formerOf, type Former } from './courier-corrections';
import { problemOf } from './outcome-problem';
import type { CourierOutcomeDto, TellOutcomesDto, ToldOutcomeDto } from './courier-outcome.dto';
import { CourierPass } from './courier-pass.entity';
import { PROOF, proofOf, saidOf, type Said } from './courier-proof';
import { CourierPasses, shownOf, type Phone } from './courier-passes.service';

/** So far a telephone's clock may be ahead. */
const AHEAD_MS = 2 * 60_000;
const HOUR_MS = 60 * 60_000;

/** An outcome of one of the telephone's runs. */
interface Told {
  sent: CourierOutcomeDto;
  pass: CourierPass;
  at: Date;
  /** It stood beside the order before. */
  isRetaken?: boolean;
}

type LeftRun = Run & { leftAt: Date };

/**
 * Takes the outcomes that drivers tell, each in a transaction of its own. What the telephone says happened is kept also where the desk has
 * changed the order meanwhile (docs/contract.md#courier).
 */
@Injectable()
export class CourierOutcomes {
  constructor(
    private readonly database: Database,
    private readonly passes: CourierPasses,
    private readonly changes: RunChanges,
    private readonly reader: RunReader,
    private readonly leaving: RunLeaving,
    private readonly outcomes: RunOutcomes,
    private readonly corrections: CourierCorrections,
    private readonly orders: PublicOrderReader,
    private readonly proofs: ProofWriter,
    private readonly clock: Clock,
  ) {}

  /** Also by a pass that is over: it may have been when the outcome was told. */
  async tell(phone: Pick<Phone, 'token' | 'ip'>, { outcomes }: TellOutcomesDto): Promise<ToldOutcomeDto[]> {
    const passes = await this.passes.ofPhone(phone);
    const answers: ToldOutcomeDto[] = [];
    for (const sent of outcomes) answers.push(await this.takeOne(sent, passes));
    return answers;
  }

  /** Records what stands beside the orders of a run that has left since; what differs still stays. */
  async retake(runId: number): Promise<void> {
    const rows = await this.database.read.find(CourierOutcome, {
      where: { ...open, runId },
      order: { takenAt: 'ASC', id: 'ASC' },
    });
    for (const { id, passId, said } of rows) {
      const pass = said === null ? null : await this.database.read.findOneBy(CourierPass, { id: passId });
      if (said === null || !pass) continue;
      const sent = omit(JSON.parse(said) as Said, 'signed');
      try {
        await this.database.write((tx) =>
          this.retakeOne(tx, id, { sent, pass, at: new Date(sent.at), isRetaken: true }),
        );
      } catch (error) {
        if (!(error instanceof Refusal) || error.statusCode >= 500) throw error;
      }
    }
  }

  private async retakeOne(tx: EntityManager, id: string, told: Told): Promise<void> {
    // First, so that a second replica waits here.
    const { affected } = await tx.update(CourierOutcome, { ...open, id }, { answer: 'recorded', note: null });
    if (affected === 1) await this.record(tx, told);
  }

  private async takeOne(sent: CourierOutcomeDto, passes: readonly CourierPass[]): Promise<ToldOutcomeDto> {
    const known = await this.known(sent, passes);
    if (known) return known;
    const at = this.timeOf(sent.at);
    if (!(at instanceof Date)) return refused(sent, at);
    const problem = problemOf(sent);
    if (problem) return refused(sent, problem);
    const pass = passOf(sent, at, passes);
    if (!pass) return refused(sent, `Заказа ${numbered(sent.order)} нет в вашем рейсе`);
    try {
      const isForgotten = await this.orders.isAnonymised(this.database.read, sent.order);
      return await (isForgotten ? this.keepForgotten({ sent, pass, at }) : this.take({ sent, pass, at }));
    } catch (error) {
      // A second tab has sent the same.
      const answer = isDuplicate(error) ? await this.known(sent, passes) : null;
      if (answer) return answer;
      throw error;
    }
  }

  /** Of an order that has lost its people: kept without those that the driver names. */
  private keepForgotten({ sent, ...told }: Told): Promise<ToldOutcomeDto> {
    const unnamed = {
      ...sent,
      receivedBy: null,
      failureWords: null,
      proxy: null,
      noProof: null,
      signature: null,
      pictures: [],
    };
    return this.database.write((tx) => this.keepConflict(tx, { ...told, sent: unnamed }, FORGOTTEN));
  }

  private async take(told: Told): Promise<ToldOutcomeDto> {
    try {
      return await this.database.write(async (tx) => {
        // First, so that a second request with the key waits here.
        await this.insert(tx, told, { answer: 'recorded', note: null });
        return this.record(tx, told);
      });
    } catch (error) {
      if (!(error instanceof Refusal) || error.statusCode >= 500) throw error;
      const note = Object.values(error.extra.errors ?? {}).flat()[0] ?? error.message;
      return this.database.write((tx) => this.keepConflict(tx, told, note));
    }
  }

  /** The answer of an earlier try with the same key. */
  private async known(
    { key }: CourierOutcomeDto,
    passes: readonly CourierPass[],
  ): Promise<ToldOutcomeDto | null> {
    const row = await this.database.read.findOneBy(CourierOutcome, { id: key });
    if (!row) return null;
    if (!passes.some(({ id }) => id === row.passId))
      return refused({ key }, 'Такой ключ уже занят: возьмите новый');
    return { key, taken: row.answer, note: row.note };
  }

  private async record(tx: EntityManager, told: Told): Promise<ToldOutcomeDto> {
    const { pass, at } = told;
    if (pass.closedAt && at > pass.closedAt)
      throw conflict(`Пропуск закрыт ${formatDateTime(toMinsk(pass.closedAt))}`);
    const run = await this.changes.find(tx, pass.runId);
    const left = hasLeft(run) ? run : await this.leave(tx, run, told);
    const answer = await this.recordOf(tx, left, told);
    if (left !== run) await this.leaving.note(tx, 'runLeft', await this.reader.view(tx, left, COURIER), null);
    return answer;
  }

  /** The first outcome of a driver says that the run has left: at the latest at that hour. */
  private async leave(tx: EntityManager, run: Run, { sent, at }: Told): Promise<LeftRun> {
    if (sent.undo || run.day > minskDay(at)) throw conflict('Рейс ещё не уехал');
    const since = Math.max(at.getTime(), run.createdAt.getTime());
    return this.leaving.leave(tx, run, { at: new Date(since) }, COURIER);
  }

  private async recordOf(tx: EntityManager, run: LeftRun, told: Told): Promise<ToldOutcomeDto> {
    const { sent, at } = told;
    const corrected = await this.corrections.takeBack(tx, run, sent);
    const stop = await this.stopOf(tx, run, sent);
    const isKnown = !sent.undo && (await this.isKnown(tx, run, { sent, stop, at }));
    const handover = sent.undo ? null : await this.handoverOf(tx, run, sent);
    await this.keepProof(tx, told, handover);
    // Pictures that come later find the handover by it.
    const former = JSON.stringify({ ...(corrected ?? formerOf(stop)), handover } satisfies Former);
    return this.finish(tx, told, { answer: isKnown ? 'already' : 'recorded', former });
  }

  /** The proof of an outcome that stood beside the order is kept already. */
  private async keepProof(
    tx: EntityManager,
    { sent, isRetaken }: Told,
    handover: number | null,
  ): Promise<void> {
    if (sent.undo) return;
    if (!isRetaken) return this.proofs.keep(tx, proofOf(sent, handover));
    if (handover !== null) await this.proofs.attach(tx, sent.key, handover);
  }

  /** Records the outcome of the stop; returns whether the stop has the same one already. */
  private async isKnown(
    tx: EntityManager,
    run: LeftRun,
    { sent, stop, at }: { sent: CourierOutcomeDto; stop: RunOrderDto; at: Date },
  ): Promise<boolean> {
    const isRepeated = stop.outcome !== null && (stop.outcome !== 'missed' || sent.outcome === 'missed');
    const outcome = {
      ...omit(sent, 'key', 'task', 'at', 'sure', 'corrects', 'undo', ...PROOF),
      outcome: sent.outcome ?? 'missed',
    };
    const told = { source: 'courier', at, sure: sent.sure === false ? 'phone' : 'exact' } as const;
    const message = await this.outcomes.record(tx, run, { sent: outcome, stop, at: 0, told }, COURIER);
    if (message) throw conflict(message);
    return isRepeated;
  }

  private async stopOf(tx: EntityManager, run: Run, sent: CourierOutcomeDto): Promise<RunOrderDto> {
    const { orders } = await this.reader.view(tx, run, COURIER);
    const stop = orders.find(({ id }) => id === sent.order);
    if (!stop) throw conflict(`Заказ ${numbered(sent.order)} убрали из рейса`);
    if (stop.task !== sent.task) throw conflict(`Заказу ${numbered(sent.order)} сменили задание`);
    return stop;
  }

  private async handoverOf(
    tx: EntityManager,
    run: Run,
    { order, task }: CourierOutcomeDto,
  ): Promise<number | null> {
    const tries = (await this.orders.tries(tx, [order])).get(order) ?? [];
    return tries.find((one) => one.run === run.id && one.task === task)?.id ?? null;
  }

  private async finish(
    tx: EntityManager,
    { sent: { key }, pass }: Told,
    values: Pick<CourierOutcome, 'answer'> & Partial<CourierOutcome>,
  ): Promise<ToldOutcomeDto> {
    await tx.update(CourierOutcome, { id: key }, values);
    await this.passes.appendEvent(tx, pass);
    return { key, taken: values.answer, note: null };
  }

  private async keepConflict(tx: EntityManager, told: Told, note: string): Promise<ToldOutcomeDto> {
    await this.corrections.replaceConflict(tx, told.sent, told.pass);
    await this.insert(tx, told, { answer: 'conflict', note });
    if (!told.sent.undo) await this.proofs.keep(tx, proofOf(told.sent, null));
    await this.passes.appendEvent(tx, told.pass);
    return { key: told.sent.key, taken: 'conflict', note };
  }

  private async insert(
    tx: EntityManager,
    { sent, pass }: Told,
    { answer, note }: Pick<CourierOutcome, 'answer' | 'note'>,
  ): Promise<void> {
    await insertOne(tx, CourierOutcome, {
      id: sent.key,
      passId: pass.id,
      runId: pass.runId,
      orderId: sent.order,
      answer,
      note: note && note.slice(0, 500),
      said: JSON.stringify(saidOf(sent)),
      former: null,
      corrected: false,
      takenAt: this.clock.now(),
      settledAs: null,
      settledBy: null,
      settledAt: null,
    });
  }

  /** The moment of the outcome, or the message of an error. */
  private timeOf(sent: string): Date | string {
    const now = this.clock.now().getTime();
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(sent) ? Date.parse(sent) : NaN;
    if (Number.isNaN(time)) return 'Время исхода: UTC в ISO 8601';
    if (time > now + AHEAD_MS) return 'Этот час ещё не наступил: проверьте часы телефона';
    if (now - time > HANDOVER_HOURS * HOUR_MS)
      return `Прошло больше ${HANDOVER_HOURS} часов: сообщите диспетчеру, он запишет исход`;
    return new Date(Math.min(time, now));
  }
}

const FORGOTTEN = 'Данные людей этого заказа удалены: исход не записать';

/** The pass by which the telephone was shown the order: of several runs the one that it had accepted by then. */
function passOf({ order }: CourierOutcomeDto, at: Date, passes: readonly CourierPass[]): CourierPass | null {
  const shown = passes.filter((pass) => shownOf(pass).includes(order));
  return shown.find(({ acceptedAt }) => acceptedAt !== null && acceptedAt <= at) ?? shown.at(-1) ?? null;
}

const refused = ({ key }: Pick<CourierOutcomeDto, 'key'>, note: string): ToldOutcomeDto => ({
  key,
  taken: 'refused',
  note,
});

const conflict = (message: string): Refusal => new Refusal('transition', message);

/** Of outcomes that stand beside another one and await a decision. */
const open = { answer: Equal('conflict' as const), corrected: false, settledAs: IsNull() };

const hasLeft = (run: Run): run is LeftRun => run.leftAt !== null;
