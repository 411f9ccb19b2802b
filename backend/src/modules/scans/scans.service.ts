import { Injectable } from '@nestjs/common';
import {
  isOutdated,
  momentOf,
  numbered,
  plural,
  readCode,
  SCAN_AHEAD_MS,
  SCAN_HOURS,
  testPaperWords,
  type ScanResult,
} from '@shlyah/domain';
import { Equal, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { sha256 } from '../../platform/common/hashes';
import { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/driver-errors';
import { insertMany } from '../../platform/database/insert-many';
import type { Actor } from '../../platform/http/actor';
import { Refusal } from '../../platform/http/errors';
import { RegistersService } from '../registers';
import { laterOf, PublicOrderReader, type Decision } from '../orders';
import { isApplied, placesIn } from './applied';
import { RunCounts } from './run-counts';
import type { ScanAnswerDto, ScanDto } from './scan.dto';
import { Scan } from './scan.entity';
import { orderMessage, ScannedOrders, type Outcome, type OrderScan } from './scanned-orders.service';

const maxAgeMs = SCAN_HOURS * 60 * 60_000;

/** The result of a scan and the columns of its row. */
interface EvaluatedScan {
  outcome: Outcome;
  orderId?: number;
  place?: number | null;
  isWaiting?: boolean;
}

/** Accepts scans of the warehouse, each once; the scan of the last place applies the operation to the order (docs/contract.md#scans). */
@Injectable()
export class ScansService {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly scannedOrders: ScannedOrders,
    private readonly registers: RegistersService,
    private readonly runCounts: RunCounts,
    private readonly clock: Clock,
  ) {}

  /** Processes scans in their order, each in a transaction of its own. */
  async process(scans: ScanDto[], caller: Actor): Promise<ScanAnswerDto[]> {
    const answers: ScanAnswerDto[] = [];
    for (const scan of scans) answers.push(await this.processOne(scan, caller));
    return answers;
  }

  private async processOne(scan: ScanDto, caller: Actor): Promise<ScanAnswerDto> {
    const at = this.timeOf(scan);
    if (!(at instanceof Date)) return answerOf(scan, { result: 'bad_time', message: at });
    try {
      return await this.once(scan, at, caller, (tx) => this.evaluate(tx, scan, at, caller));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const outcome = outcomeOf(error, scan);
      return this.once(scan, at, caller, () => Promise.resolve({ outcome }));
    }
  }

  /** Returns the stored answer of a repeated scan, or evaluates the scan and stores the answer. The id of another scan is refused. */
  private async once(
    scan: ScanDto,
    at: Date,
    caller: Actor,
    evaluate: (tx: EntityManager) => Promise<EvaluatedScan>,
  ): Promise<ScanAnswerDto> {
    const { id } = scan;
    const sentHash = hashOf(scan);
    const work = (): Promise<ScanAnswerDto> =>
      this.database.write(async (tx) => {
        const known = await tx.findOneBy(Scan, { userId: caller.id, id: Equal(id) });
        if (known && (known.sentHash ?? sentHash) !== sentHash) return answerOf(scan, ID_REUSED);
        if (known) return storedAnswer(known);
        const { outcome, orderId = null, place = null, isWaiting = false } = await evaluate(tx);
        const answer = answerOf(scan, { order: orderId, place, ...outcome });
        if (scan.action === 'run' && scan.run && COUNTED.includes(answer.result))
          answer.runCount = await this.runCounts.of(tx, scan.run, answer, caller);
        const stored = { answer: JSON.stringify(answer), scannedAt: at, savedAt: this.clock.now() };
        const row = { userId: caller.id, id, sentHash, orderId, place, meaning: meaningOf(scan), isWaiting };
        if (scan.action !== 'find') await insertMany(tx, Scan, [{ ...row, ...stored, takenBackAt: null }]);
        return answer;
      });
    try {
      return await work();
    } catch (error) {
      // A concurrent request has stored the same scan; the retry returns its answer.
      if (isDuplicate(error)) return work();
      throw error;
    }
  }

  private async evaluate(tx: EntityManager, scan: ScanDto, at: Date, caller: Actor): Promise<EvaluatedScan> {
    const code = readCode(scan.code);
    if (!code) return { outcome: { result: 'unknown', message: 'Это не наш код' } };
    if (code.kind === 'test') return { outcome: { result: 'test', message: testPaperWords(code) } };
    if (code.kind === 'register' || code.kind === 'run') {
      const what = code.kind === 'run' ? `рейс ${numbered(code.run)}` : `реестр ${numbered(code.register)}`;
      return { outcome: { result: 'unknown', message: `Это ${what}, а не заказ` } };
    }
    if (code.kind === 'stop' && scan.action !== 'find') {
      const message = `Это строка маршрутного листа: заказ ${numbered(code.order)}. Отсканируйте этикетку места`;
      return { outcome: { result: 'unknown', message } };
    }
    const id = await this.orders.lock(
      tx,
      code.kind === 'parcel' ? { trackingCode: code.code } : { id: code.order },
    );
    const summary = id === null ? undefined : (await this.orders.visible(tx, [id], caller)).get(id);
    if (!summary) return { outcome: await this.scannedOrders.missing(tx, code) };
    const place =
      code.kind === 'place' ? code.place : code.kind === 'parcel' && summary.places > 1 ? 0 : null;
    return this.evaluatePlace(tx, { scan, at, caller, summary }, place);
  }

  /** `place` is null for the whole order, 0 when the code does not identify the place. */
  private async evaluatePlace(
    tx: EntityManager,
    orderScan: OrderScan,
    place: number | null,
  ): Promise<EvaluatedScan> {
    const { scan, at, summary } = orderScan;
    const { id: orderId, price } = summary.order;
    const known = { places: summary.places, priceless: price === null };
    const ended = (outcome: Outcome, isWaiting = false): EvaluatedScan => ({
      outcome: { ...known, ...outcome },
      orderId,
      place: place || null,
      isWaiting,
    });
    if (scan.action === 'find') return ended(await this.scannedOrders.describe(tx, orderScan));
    if ((place ?? 0) > summary.places)
      return ended({
        result: 'unknown',
        message: orderMessage(
          summary.order,
          `места ${place} нет, ${placesOf(summary)}. Напечатайте этикетки заново или наберите номер заказа`,
        ),
      });
    const decision = await this.scannedOrders.lastDecision(tx, orderScan);
    const refusal = await this.scannedOrders.refusal(tx, orderScan, laterOf(decision, at));
    if (refusal) return ended(refusal);
    if (place === 0)
      return ended({
        result: 'no_place',
        message: orderMessage(summary.order, `${placesOf(summary)}, нужен штрихкод места`),
      });
    const before = await this.countedScans(tx, orderScan, decision);
    const waiting = before.filter(({ isWaiting }) => isWaiting);
    const done = before.filter((one) => !one.isWaiting && isApplied(one));
    const isKept = done.length > 0 && (await this.isStillApplied(tx, orderScan));
    const all = Array.from({ length: summary.places }, (_, index) => index + 1);
    const counted = placesIn(isKept ? [...waiting, ...done] : waiting);
    const scannedPlaces = place === null ? all : all.filter((one) => one === place || counted.includes(one));
    const isWhole = scannedPlaces.length === summary.places;
    const isRepeated = isKept && done.some((one) => one.place === null || one.place === place);
    // An edit may have removed the place that the order was waiting for; then the next scan of any place completes it.
    if (isRepeated || (!isWhole && placesIn(waiting).includes(place ?? 0)))
      return ended({
        ...alreadyScanned(summary.order, place),
        scanned: isRepeated ? [] : scannedPlaces,
      });
    const register =
      scan.action === 'receive' &&
      (await this.registers.tickScanned(tx, orderId, scannedPlaces, orderScan.caller));
    const here = register ? `, реестр ${numbered(register)}` : '';
    if (!isWhole) {
      const message = orderMessage(summary.order, `мест ${scannedPlaces.length} из ${summary.places}${here}`);
      return ended({ result: 'counted', message, scanned: scannedPlaces }, true);
    }
    // The operation is complete at the moment of the last of its scans, which need not be the last to arrive.
    const latest = Math.max(at.getTime(), ...waiting.map(({ scannedAt }) => scannedAt.getTime()));
    const outcome = await this.scannedOrders.apply(
      tx,
      { ...orderScan, at: new Date(latest) },
      register || null,
    );
    await tx.update(Scan, { orderId, meaning: meaningOf(scan), isWaiting: true }, { isWaiting: false });
    return ended({ ...outcome, message: outcome.message + here, scanned: all });
  }

  /** Earlier scans of the same operation, except those that were taken back or that a later decision has outdated. */
  private async countedScans(
    tx: EntityManager,
    { scan, at, summary }: OrderScan,
    decision: Decision | null,
  ): Promise<Scan[]> {
    const scans = await tx.findBy(Scan, {
      orderId: summary.order.id,
      meaning: meaningOf(scan),
      scannedAt: MoreThan(new Date(at.getTime() - maxAgeMs)),
      takenBackAt: IsNull(),
    });
    return scans.filter(({ scannedAt }) => !decision || !isOutdated(scannedAt, decision.at));
  }

  /** Whether the effect of an earlier scan still holds; it may have been undone since. */
  private async isStillApplied(tx: EntityManager, orderScan: OrderScan): Promise<boolean> {
    const { action } = orderScan.scan;
    return action === 'receive' || (action === 'run' && this.scannedOrders.isInRun(tx, orderScan));
  }

  /** The moment of the scan, or the message of an error. */
  private timeOf({ at, age }: ScanDto): Date | string {
    const now = this.clock.now();
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(at) ? Date.parse(at) : NaN;
    if (Number.isNaN(time)) return 'Время сканирования: UTC в ISO 8601';
    const isAged = age !== null && age !== undefined;
    if (!isAged && time > now.getTime() + SCAN_AHEAD_MS)
      return 'Время сканирования ещё не наступило: проверьте часы компьютера';
    if ((isAged ? age : now.getTime() - time) > maxAgeMs)
      return `Отсканировано больше ${SCAN_HOURS} часов назад: проверьте заказ и отсканируйте снова`;
    return momentOf({ at: new Date(time), age: age ?? null }, now);
  }
}

const ID_REUSED: Outcome = {
  result: 'id_reused',
  message: 'С этим id уже отправлено другое сканирование. Возьмите новый id.',
};

/** The same for equal scans, in any release; the age differs with each attempt to send. */
const hashOf = ({ code, at, action, status, failure, failureWords, run, nextDay }: ScanDto): string => {
  const sent = [code, at, action, status, failure, failureWords, run].map((field) => field ?? null);
  // A release before knows of no day.
  return sha256(JSON.stringify(nextDay ? [...sent, nextDay] : sent));
};

/** The operation of a scan; scans of places with the same operation add up. */
const meaningOf = ({ action, status, run }: ScanDto): string =>
  ({ status: `status ${status ?? 0}`, run: `run ${run ?? 0}` })[action as string] ?? action;

const placesOf = ({ places }: { places: number }): string =>
  `всего ${places}\u00a0${plural(places, 'место', 'места', 'мест')}`;

const alreadyScanned = (order: { id: number }, place: number | null): Outcome => ({
  result: 'twice',
  message: orderMessage(order, place === null ? 'уже отмечен' : `место ${place} уже отмечено`),
});

/** Refusals by the run have results of their own; other refusals keep their message. */
function outcomeOf({ code, message, extra }: Refusal, { action }: ScanDto): Outcome {
  if (action === 'run' && code === 'transition') return { result: 'run_left', message };
  if (action === 'run' && code === 'not_found') return { result: 'no_run', message };
  return { result: 'refused', message: Object.values(extra.errors ?? {}).flat()[0] ?? message };
}

/** Answers of the release before have no count of the run. */
function storedAnswer({ answer }: Scan): ScanAnswerDto {
  const stored = JSON.parse(answer) as ScanAnswerDto;
  return { ...stored, runCount: stored.runCount ?? null };
}

/** Results that tell how much of the run is scanned. */
const COUNTED: readonly ScanResult[] = ['applied', 'counted', 'twice'];

const STATUS_CODES: Partial<Record<ScanResult, number>> = {
  applied: 200,
  counted: 200,
  found: 200,
  twice: 200,
  unknown: 404,
  no_run: 404,
  needs_reason: 422,
  bad_time: 422,
  refused: 422,
  no_place: 422,
  test: 422,
};

const answerOf = ({ id }: ScanDto, outcome: Outcome): ScanAnswerDto => ({
  id,
  statusCode: STATUS_CODES[outcome.result] ?? 409,
  order: null,
  place: null,
  places: null,
  scanned: [],
  priceless: false,
  version: null,
  before: null,
  joined: false,
  runCount: null,
  ...outcome,
});
