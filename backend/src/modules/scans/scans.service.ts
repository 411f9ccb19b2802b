import { Injectable } from '@nestjs/common';
import { numbered, plural, readCode, SCAN_AHEAD_MS, SCAN_HOURS, type ScanResult } from '@shlyah/domain';
import { Equal, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import { Database } from '../../platform/database/database';
import { isDuplicate } from '../../platform/database/driver-errors';
import { insertMany } from '../../platform/database/insert-many';
import type { Actor } from '../../platform/http/actor';
import { ABSENT, Refusal } from '../../platform/http/errors';
import { RegistersService } from '../documents';
import { PublicOrderReader } from '../orders';
import type { ScanAnswerDto, ScanDto } from './scan.dto';
import { Scan } from './scan.entity';
import { said, ScannedOrders, type Outcome, type Scanned } from './scanned-orders.service';

const dayMs = SCAN_HOURS * 60 * 60_000;

/** What a scan comes to, and what is kept of it. */
interface Judged {
  outcome: Outcome;
  orderId?: number;
  place?: number | null;
  isWaiting?: boolean;
}

/** Scans of the warehouse: each is answered once, and moves its order when the last place is scanned (docs/contract.md#scans). */
@Injectable()
export class ScansService {
  constructor(
    private readonly database: Database,
    private readonly orders: PublicOrderReader,
    private readonly scanned: ScannedOrders,
    private readonly registers: RegistersService,
    private readonly clock: Clock,
  ) {}

  /** One after another, as they were scanned; each is a unit of work of its own. */
  async take(scans: ScanDto[], caller: Actor): Promise<ScanAnswerDto[]> {
    const answers: ScanAnswerDto[] = [];
    for (const scan of scans) answers.push(await this.takeOne(scan, caller));
    return answers;
  }

  private async takeOne(scan: ScanDto, caller: Actor): Promise<ScanAnswerDto> {
    const at = this.timeOf(scan.at);
    if (!(at instanceof Date)) return answerOf(scan, { result: 'bad_time', message: at });
    try {
      return await this.once(scan, at, caller, (tx) => this.judge(tx, scan, at, caller));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const outcome = refusedBy(error, scan);
      return this.once(scan, at, caller, () => Promise.resolve({ outcome }));
    }
  }

  /** The answer that the scan has had, else a new one, which is kept. */
  private async once(
    scan: ScanDto,
    at: Date,
    caller: Actor,
    judge: (tx: EntityManager) => Promise<Judged>,
  ): Promise<ScanAnswerDto> {
    const { id } = scan;
    const work = (): Promise<ScanAnswerDto> =>
      this.database.write(async (tx) => {
        const known = await tx.findOneBy(Scan, { userId: caller.id, id: Equal(id) });
        if (known) return JSON.parse(known.answer) as ScanAnswerDto;
        const { outcome, orderId = null, place = null, isWaiting = false } = await judge(tx);
        const answer = answerOf(scan, { order: orderId, place, ...outcome });
        const kept = { answer: JSON.stringify(answer), scannedAt: at, savedAt: this.clock.now() };
        const named = { userId: caller.id, id, orderId, place, meaning: meaningOf(scan), isWaiting };
        if (scan.action !== 'find') await insertMany(tx, Scan, [{ ...named, ...kept }]);
        return answer;
      });
    try {
      return await work();
    } catch (error) {
      // The same scan, sent twice at once: the other one has its answer by now.
      if (isDuplicate(error)) return work();
      throw error;
    }
  }

  private async judge(tx: EntityManager, scan: ScanDto, at: Date, caller: Actor): Promise<Judged> {
    const code = readCode(scan.code);
    if (!code) return { outcome: { result: 'unknown', message: 'Это не наш код' } };
    if (code.kind === 'register' || code.kind === 'run') {
      const what = code.kind === 'run' ? `рейс ${numbered(code.run)}` : `реестр ${numbered(code.register)}`;
      return { outcome: { result: 'unknown', message: `Это ${what}, а не заказ` } };
    }
    const id = await this.orders.lock(
      tx,
      code.kind === 'parcel' ? { trackingCode: code.code } : { id: code.order },
    );
    const seen = id === null ? undefined : (await this.orders.visible(tx, [id], caller)).get(id);
    if (!seen) {
      const message = code.kind === 'parcel' ? ABSENT.order : `Заказа ${numbered(code.order)} нет`;
      return { outcome: { result: 'unknown', message } };
    }
    const place = code.kind === 'place' ? code.place : code.kind === 'parcel' && seen.places > 1 ? 0 : null;
    return this.judgePlace(tx, { scan, at, caller, seen }, place);
  }

  /** `place` is null for the order as a whole, 0 where the code does not tell which place it is. */
  private async judgePlace(tx: EntityManager, scanned: Scanned, place: number | null): Promise<Judged> {
    const { scan, at, seen } = scanned;
    const { id: orderId, price } = seen.order;
    const known = { places: seen.places, priceless: price === null };
    const ended = (outcome: Outcome, isWaiting = false): Judged => ({
      ...{ outcome: { ...known, ...outcome }, orderId, place: place || null, isWaiting },
    });
    if (scan.action === 'find') return ended(await this.scanned.found(tx, scanned));
    if ((place ?? 0) > seen.places)
      return ended({ result: 'unknown', message: said(seen.order, `места ${place} нет, ${placesOf(seen)}`) });
    const refusal = await this.scanned.refusal(tx, scanned);
    if (refusal) return ended(refusal);
    if (place === 0)
      return ended({
        result: 'no_place',
        message: said(seen.order, `${placesOf(seen)}, нужен штрихкод места`),
      });
    const before = await tx.findBy(Scan, {
      ...{ orderId, meaning: meaningOf(scan), scannedAt: MoreThan(new Date(at.getTime() - dayMs)) },
    });
    const waiting = before.filter(({ isWaiting }) => isWaiting).map((one) => one.place ?? 0);
    const isDone = before.some(
      (one) => !one.isWaiting && (one.place === null || one.place === place) && isApplied(one),
    );
    if (waiting.includes(place ?? 0) || (isDone && (await this.isOver(tx, scanned))))
      return ended({ ...twice(seen.order, place), scanned: waiting });
    const all = Array.from({ length: seen.places }, (_, index) => index + 1);
    const scannedPlaces = place === null ? all : all.filter((one) => one === place || waiting.includes(one));
    const register =
      scan.action === 'receive' &&
      (await this.registers.tickScanned(tx, orderId, scannedPlaces, scanned.caller));
    const here = register ? `, реестр ${numbered(register)}` : '';
    if (place !== null && scannedPlaces.length < seen.places) {
      const message = said(seen.order, `мест ${scannedPlaces.length} из ${seen.places}${here}`);
      return ended({ result: 'counted', message, scanned: scannedPlaces }, true);
    }
    const outcome = await this.scanned.apply(tx, scanned, register || null);
    await tx.update(Scan, { orderId, meaning: meaningOf(scan), isWaiting: true }, { isWaiting: false });
    return ended({ ...outcome, message: outcome.message + here, scanned: all });
  }

  /** Whether what the scan asks for has been done and stands: it may have been taken back meanwhile. */
  private async isOver(tx: EntityManager, scanned: Scanned): Promise<boolean> {
    const { action } = scanned.scan;
    return action === 'receive' || (action === 'run' && this.scanned.isThere(tx, scanned));
  }

  /** The moment, or what is wrong with it. */
  private timeOf(text: string): Date | string {
    const now = this.clock.now().getTime();
    const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/.test(text) ? Date.parse(text) : NaN;
    if (Number.isNaN(time)) return 'Время сканирования: UTC в ISO 8601';
    if (time > now + SCAN_AHEAD_MS) return 'Время сканирования ещё не наступило: проверьте часы компьютера';
    if (time < now - dayMs)
      return `Отсканировано больше ${SCAN_HOURS} часов назад: проверьте заказ и отсканируйте снова`;
    return new Date(Math.min(time, now));
  }
}

/** What a scan does with its order; scans of one meaning add up. */
const meaningOf = ({ action, status, run }: ScanDto): string =>
  ({ status: `status ${status ?? 0}`, run: `run ${run ?? 0}` })[action as string] ?? action;

const isApplied = ({ answer }: Scan): boolean =>
  ['applied', 'counted'].includes((JSON.parse(answer) as ScanAnswerDto).result);

const placesOf = ({ places }: { places: number }): string =>
  `всего ${places}\u00a0${plural(places, 'место', 'места', 'мест')}`;

const twice = (order: { id: number }, place: number | null): Outcome => ({
  result: 'twice',
  message: said(order, place === null ? 'уже отмечен' : `место ${place} уже отмечено`),
});

/** Run scans are refused by the run as it is by now; whatever else is refused tells why in its own words. */
function refusedBy({ code, message, extra }: Refusal, { action }: ScanDto): Outcome {
  if (action === 'run' && code === 'transition') return { result: 'run_left', message };
  if (action === 'run' && code === 'not_found') return { result: 'no_run', message };
  return { result: 'refused', message: Object.values(extra.errors ?? {}).flat()[0] ?? message };
}

const STATUS_CODES: Partial<Record<ScanResult, number>> = {
  ...{ applied: 200, counted: 200, found: 200, twice: 200, unknown: 404, no_run: 404 },
  ...{ needs_reason: 422, bad_time: 422, refused: 422, no_place: 422 },
};

const answerOf = ({ id }: ScanDto, outcome: Outcome): ScanAnswerDto => ({
  ...{ id, statusCode: STATUS_CODES[outcome.result] ?? 409 },
  ...{ order: null, place: null, places: null, scanned: [], priceless: false },
  ...{ version: null, before: null, joined: false },
  ...outcome,
});
