import { Injectable } from '@nestjs/common';
import {
  handoverTime,
  nextDeliveryDay,
  numbered,
  OUTCOMES_OF_TASK,
  placesBackProblem,
  statusOfOutcome,
  STOP_WORDS,
  takerWords,
  type Calendar,
  type HandoverSource,
  type HourCertainty,
  type RunTask,
} from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/common/clock';
import type { Actor } from '../../platform/http/actor';
import { invalid, Refusal } from '../../platform/http/errors';
import { given } from '../../platform/http/field-classes';
import { CalendarService } from '../calendar';
import { EditOrderService, type OrderDto, type OrderHandoverDto, type UpdateOrderDto } from '../orders';
import type { RunOutcomeDto } from './run-return.dto';
import type { RunOrderDto } from './run.dto';
import { RunOrder, type Run } from './run.entity';

/** Where the errors of an edit stand in an outcome. */
const FIELDS: Readonly<Record<string, keyof RunOutcomeDto>> = {
  'handover.at': 'at',
  'handover.places': 'places',
  'handover.placesBack': 'placesBack',
  failure: 'failure',
  failureWords: 'failureWords',
  deliveryDate: 'nextDay',
  pickupDate: 'nextDay',
};

/**
 * An outcome of a stop and its place in the request; `told`: by the driver, at that moment; `instead`: it replaces what the order says, as
 * a correction.
 */
interface OutcomeOfStop {
  sent: RunOutcomeDto;
  stop: RunOrderDto;
  at: number;
  told?: ToldByDriver;
  instead?: boolean;
}

interface ToldByDriver {
  source: HandoverSource;
  at: Date;
  sure: HourCertainty;
}

/** Records the outcomes of the stops of a run that is back (docs/contract.md#runs). */
@Injectable()
export class RunOutcomes {
  constructor(
    private readonly editing: EditOrderService,
    private readonly calendar: CalendarService,
    private readonly clock: Clock,
  ) {}

  /** Records one outcome; returns why it is refused when the stop has another one already. */
  async record(
    tx: EntityManager,
    run: Run & { leftAt: Date },
    { sent, stop, at, told, instead = false }: OutcomeOfStop,
    caller: Actor,
  ): Promise<string | null> {
    const path = `outcomes.${at}`;
    if (!OUTCOMES_OF_TASK[stop.task].includes(sent.outcome))
      throw invalid({ [`${path}.outcome`]: ['Такого исхода у этого задания не бывает'] });
    if (!instead && stop.outcome !== null && stop.outcome !== 'missed')
      return isSame(sent, stop) ? null : refusalWords(stop);
    if (stop.outcome === 'missed' && sent.outcome === 'missed') return null;
    const back = placesBackIn(sent, stop);
    if (back) throw invalid({ [`${path}.placesBack`]: [back] });
    if (!instead && !stop.live)
      throw invalid({ [`${path}.order`]: ['Заказ отменён, удалён или в другом рейсе'] });
    if (sent.outcome === 'failed' && !sent.failure)
      throw invalid({ [`${path}.failure`]: [stop.task === 'deliver' ? WHY_NOT_HANDED : WHY_NOT_COLLECTED] });
    await this.change(tx, run, { sent, stop, told, path, instead }, caller);
    const missed = sent.outcome === 'missed';
    await tx.update(RunOrder, { runId: run.id, orderId: stop.id }, { missed });
    return null;
  }

  /** Makes a stop that was not reached open again. */
  async reopen(tx: EntityManager, run: Run, orderId: number): Promise<void> {
    await tx.update(RunOrder, { runId: run.id, orderId }, { missed: false });
  }

  private async change(
    tx: EntityManager,
    run: Run & { leftAt: Date },
    {
      sent,
      stop,
      told,
      path,
      instead,
    }: Pick<OutcomeOfStop, 'sent' | 'stop'> & {
      told: ToldByDriver | undefined;
      path: string;
      instead: boolean;
    },
    caller: Actor,
  ): Promise<void> {
    const { outcome, nextDay } = sent;
    const status = statusOf(sent, stop, told !== undefined);
    const isPutOff = Boolean(nextDay) && (outcome === 'failed' || outcome === 'missed');
    if (status === null && !isPutOff) return;
    const at = isPutOff && { now: this.clock.now(), calendar: await this.calendar.read(tx) };
    const changeOf = (order: OrderDto): Change => ({
      ...status,
      ...(at && nextDay && putOff(order, stop.task, nextDay, at)),
    });
    const ended = outcome === 'missed' ? {} : { ended: { outcome, task: stop.task, run } };
    const context = { ...ended, ...told, ...(instead && insteadOf(stop)), ofRun: run.id };
    try {
      await this.editing.changeAll(tx, [stop.id], { changeOf, actor: caller, context });
    } catch (error) {
      throw error instanceof Refusal && error.extra.errors ? ofOutcome(error.extra.errors, path) : error;
    }
  }
}

/** The circumstances of a change that replaces the outcome of the stop. */
const insteadOf = ({ handover }: RunOrderDto): object => ({
  takesBack: true,
  isCorrection: true,
  ...(handover && { undoes: handover.id }),
});

const WHY_NOT_HANDED = 'Выберите, почему не вручено';
const WHY_NOT_COLLECTED = 'Выберите, почему не забрано';

/** The error of the places that came back; an outcome that is no status has no other check of them. */
const placesBackIn = (
  { outcome, placesBack }: RunOutcomeDto,
  { task, places }: RunOrderDto,
): string | null =>
  placesBack === null || placesBack === undefined
    ? null
    : placesBackProblem(placesBack, places, { task, outcome });

type Change = Omit<UpdateOrderDto, 'id' | 'version'>;

/** The status that an outcome gives to its order, with its handover; null where it leaves the status. `isTimed`: the edit has the hour. */
function statusOf(sent: RunOutcomeDto, { task }: RunOrderDto, isTimed: boolean): Change | null {
  const { at, receivedBy, receivedAs, places, placesBack, ttnTaken, failure, failureWords } = sent;
  const status = statusOfOutcome(task, sent.outcome);
  if (status === null) return null;
  const handover = {
    ...(isTimed ? {} : { at: at ?? null }),
    ...given({ receivedBy, receivedAs, places, placesBack, ttnTaken }),
  };
  return { status, handover, ...(sent.outcome === 'failed' ? { failure, failureWords } : {}) } as Change;
}

/**
 * Another day of a stop with the hours of the former one. A pickup that is put off behind the delivery puts that off, too; orders of former
 * releases have one day for both.
 */
function putOff(
  { deliveryDate, pickupDate }: OrderDto,
  task: RunTask,
  day: string,
  at: { now: Date; calendar: Calendar },
): Change {
  if (task === 'deliver' || !pickupDate) return { deliveryDate: `${day} ${deliveryDate.slice(11)}` };
  const next = `${day} ${pickupDate.slice(11)}`;
  if (next <= deliveryDate) return { pickupDate: next };
  return {
    pickupDate: next,
    deliveryDate: `${nextDeliveryDay(day, at.now, at.calendar)} ${deliveryDate.slice(11)}`,
  };
}

/** Whether the outcome repeats that of the stop: the answer to the first of two requests was lost, or another has told the same. */
function isSame({ outcome, receivedBy, receivedAs, placesBack }: RunOutcomeDto, stop: RunOrderDto): boolean {
  const { handover } = stop;
  const isTold = [receivedBy ?? null, receivedAs ?? null].every((value) => value === null);
  const isTaker =
    handover?.receivedBy === (receivedBy ?? null) && handover.receivedAs === (receivedAs ?? null);
  const isBack = (placesBack ?? null) === null || placesBack === handover?.placesBack;
  return stop.outcome === outcome && isBack && (isTold || isTaker);
}

/** «№ 125: уже вручено 30.11.2026 в 10:15, Пётр Сидоров. Записала запись Ольга Кравец». */
function refusalWords({ id, outcome, handover, status }: RunOrderDto): string {
  const what = outcome && STOP_WORDS[outcome];
  if (!handover) return `${numbered(id)}: уже «${status?.name ?? what ?? ''}»`;
  return `${numbered(id)}: уже ${[`${what} ${timeOf(handover)}`, takerWords(handover)].filter(Boolean).join(', ')}. Записано: ${handover.author ?? ''}`;
}

const timeOf = ({ date }: OrderHandoverDto): string =>
  date ? handoverTime(date) : `(${handoverTime(null)})`;

/** The errors of the edit as those of its outcome. */
function ofOutcome(errors: Record<string, string[]>, path: string): Refusal {
  return invalid(
    Object.fromEntries(
      Object.entries(errors).map(([name, texts]) => [`${path}.${FIELDS[name] ?? 'order'}`, texts]),
    ),
  );
}
