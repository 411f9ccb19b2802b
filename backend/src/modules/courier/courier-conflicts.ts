import { Injectable } from '@nestjs/common';
import { FAILURES, handoverLine, numbered, STOP_WORDS, toMinsk } from '@shlyah/domain';
import { Equal, In, IsNull, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { CourierOutcome } from '../orders';
import { Run, RunReader, type RunOrderDto } from '../runs';
import { provenBy, type Said } from './courier-proof';
import type { CourierConflictDto } from './pass.dto';

/** The outcomes of a driver that stand beside other ones of the desk (docs/contract.md#courier). */
@Injectable()
export class CourierConflicts {
  constructor(private readonly reader: RunReader) {}

  /** The latest one of each order, until the order says the same; one with a proof until staff decide whose handover it is. */
  async ofRun(manager: EntityManager, runId: number, caller: Actor): Promise<CourierConflictDto[]> {
    const where = { ...open, runId };
    const rows = await manager.find(CourierOutcome, { where, order: { takenAt: 'ASC', id: 'ASC' } });
    const run = rows.length > 0 ? await manager.findOneBy(Run, { id: runId }) : null;
    if (!run) return [];
    const { orders } = await this.reader.view(manager, run, caller);
    const latest = new Map(rows.map((row) => [row.orderId, row]));
    return [...latest.values()].flatMap(({ id: key, orderId, said, note, takenAt }) => {
      const told = said === null ? null : (JSON.parse(said) as Said);
      const stop = orders.find(({ id }) => id === orderId);
      if (!told || (stop && isTold(told, stop) && !provenBy(told))) return [];
      return {
        key,
        order: orderId,
        version: stop?.version ?? null,
        desk: [deskWords(orderId, stop), authorOf(stop)].filter(Boolean).join(', '),
        outcome: told.undo ? null : (told.outcome ?? null),
        words: wordsOf(told),
        note: note ?? '',
        takenAt: toMinsk(takenAt),
      };
    });
  }

  /** How many of each run; runs without any are missing. */
  async counts(
    manager: EntityManager,
    runIds: readonly number[],
    caller: Actor,
  ): Promise<Map<number, number>> {
    const where = { ...open, runId: In([...runIds]) };
    const rows = await manager.find(CourierOutcome, { select: { id: true, runId: true }, where });
    const counts = new Map<number, number>();
    for (const runId of new Set(rows.map((row) => row.runId))) {
      const { length } = await this.ofRun(manager, runId, caller);
      if (length > 0) counts.set(runId, length);
    }
    return counts;
  }
}

/** Those that await a decision. */
const open = { answer: Equal('conflict' as const), corrected: false, settledAs: IsNull() };

const authorOf = (stop: RunOrderDto | undefined): string | null =>
  stop?.handover?.author ? `записано: ${stop.handover.author}` : null;

/** What the order says now: «вручено 30.11.2026 в 11:30, Анна Лис», «Отменена». */
export function deskWords(order: number, stop: RunOrderDto | undefined): string {
  if (!stop) return `заказа ${numbered(order)} нет в рейсе`;
  if (!stop.status) return 'заказ удалён';
  const { handover, outcome, task } = stop;
  if (outcome === null || outcome === 'missed')
    return outcome ? STOP_WORDS[outcome] : `«${stop.status.name}»`;
  if (!handover) return `«${stop.status.name}»`;
  const line = handoverLine({ ...handover, outcome });
  return task === 'fetch' ? line.replace(/^не вручено/, 'не забрано') : line;
}

/** Whether the order says what the driver told. */
export function isTold({ undo, outcome, receivedBy }: Said, stop: RunOrderDto): boolean {
  if (undo) return stop.outcome === null;
  return stop.outcome === outcome && (!receivedBy || stop.handover?.receivedBy === receivedBy);
}

/** «вручено 30.11.2026 в 11:42, Пётр Сидоров, сотрудник, подпись, фото: 2». */
export function wordsOf(told: Said): string {
  const { undo, outcome, task, at, receivedBy, receivedAs, places, ttnTaken, failure, failureWords } = told;
  if (undo || !outcome) return 'исхода не было';
  if (outcome === 'missed') return 'не успели';
  const details = { receivedBy: receivedBy ?? null, receivedAs: receivedAs ?? null, places: places ?? null };
  const line = handoverLine({
    outcome,
    date: toMinsk(new Date(at)),
    ttnTaken: ttnTaken ?? false,
    ...details,
  });
  const said = task === 'fetch' ? line.replace(/^не вручено/, 'не забрано') : line;
  return [said, failure && FAILURES[failure], failureWords, provenBy(told)].filter(Boolean).join(', ');
}
