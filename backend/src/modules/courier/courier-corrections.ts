import { Injectable } from '@nestjs/common';
import { DELIVERY_STATUS, formatDateTime, numbered, STOP_WORDS, toMinsk } from '@shlyah/domain';
import { Equal, type EntityManager } from 'typeorm';
import type { Actor } from '../../platform/http/actor';
import { Refusal } from '../../platform/http/errors';
import { CourierOutcome, EditOrderService, PublicOrderReader, type OrderHandoverDto } from '../orders';
import { RunOutcomes, RunReader, type Run, type RunOrderDto } from '../runs';
import { COURIER } from './courier-actor';
import type { CourierOutcomeDto } from './courier-outcome.dto';
import type { CourierPass } from './courier-pass.entity';

/** An order before an outcome of its driver, and the handover that the outcome made. */
export interface Former {
  status: number | null;
  deliveryDate: string | null;
  pickupDate: string | null;
  handover: number | null;
}

export const formerOf = ({ status, deliveryDate, pickupDate }: RunOrderDto): Omit<Former, 'handover'> => ({
  status: status?.id ?? null,
  deliveryDate,
  pickupDate,
});

/** Takes back the outcome that a later one of the same driver corrects (docs/contract.md#courier). */
@Injectable()
export class CourierCorrections {
  constructor(
    private readonly reader: RunReader,
    private readonly outcomes: RunOutcomes,
    private readonly editing: EditOrderService,
    private readonly orders: PublicOrderReader,
  ) {}

  /** Gives the order back what it was before the outcome; returns that, or null when nothing was recorded. */
  async takeBack(tx: EntityManager, run: Run, sent: CourierOutcomeDto): Promise<Former | null> {
    const row = sent.corrects ? await this.find(tx, sent.corrects, sent.order, run.id) : null;
    if (!row) return null;
    await tx.update(CourierOutcome, { id: row.id }, { corrected: true });
    if (row.answer !== 'recorded' || row.corrected || row.former === null) return null;
    if (run.returnedAt)
      throw new Refusal(
        'transition',
        `Рейс закрыт ${formatDateTime(toMinsk(run.returnedAt))}: исход исправляет диспетчер`,
      );
    const former = JSON.parse(row.former) as Former;
    const { orders } = await this.reader.view(tx, run, COURIER);
    const stop = orders.find(({ id }) => id === sent.order);
    // An outcome that was taken back left the stop as it was.
    const isUndone = former.handover === null && stop?.outcome === null;
    if (isUndone) return former;
    if (!stop || !isOwn(stop, former)) throw new Refusal('transition', changedWords(sent.order, stop));
    await this.restore(tx, run, stop, { former, actor: COURIER });
    return former;
  }

  /** Of two outcomes beside the one of the desk the later one counts. */
  async replaceConflict(tx: EntityManager, sent: CourierOutcomeDto, { runId }: CourierPass): Promise<void> {
    const row = sent.corrects ? await this.find(tx, sent.corrects, sent.order, runId) : null;
    if (row?.answer === 'conflict') await tx.update(CourierOutcome, { id: row.id }, { corrected: true });
  }

  /** Undoes the handover of the stop and gives its order what it was; `isCorrection`: the client is told of a mistake. */
  async restore(
    tx: EntityManager,
    run: Run,
    stop: RunOrderDto,
    { former, actor, isCorrection = false }: { former: Former; actor: Actor; isCorrection?: boolean },
  ): Promise<void> {
    await this.outcomes.reopen(tx, run, stop.id);
    const { status, deliveryDate, pickupDate, handover } = former;
    const change = {
      ...(status === null ? {} : { status }),
      ...(status === DELIVERY_STATUS.failed ? await this.reasonBefore(tx, stop.id, handover) : {}),
      ...(deliveryDate === null ? {} : { deliveryDate }),
      ...(pickupDate === null ? {} : { pickupDate }),
    };
    await this.editing.changeAll(tx, [stop.id], {
      changeOf: () => change,
      actor,
      context: {
        isCorrection,
        source: 'courier',
        takesBack: true,
        ofRun: run.id,
        ...(handover === null ? {} : { undoes: handover }),
      },
    });
  }

  /** The reason of the failed delivery that stands again with its status. */
  private async reasonBefore(
    tx: EntityManager,
    orderId: number,
    handover: number | null,
  ): Promise<Pick<OrderHandoverDto, 'failure' | 'failureWords'> | null> {
    const tries = (await this.orders.tries(tx, [orderId])).get(orderId) ?? [];
    const before = tries.find(({ id, outcome }) => id !== handover && outcome === 'failed');
    return before ? { failure: before.failure, failureWords: before.failureWords } : null;
  }

  private find(
    tx: EntityManager,
    key: string,
    orderId: number,
    runId: number,
  ): Promise<CourierOutcome | null> {
    return tx.findOneBy(CourierOutcome, { id: Equal(key), orderId, runId });
  }
}

/** Whether the stop still has the driver's outcome: the desk may have changed it. */
const isOwn = ({ outcome, handover }: RunOrderDto, former: Former): boolean =>
  former.handover === null ? outcome === 'missed' : handover?.id === former.handover;

function changedWords(order: number, stop: RunOrderDto | undefined): string {
  const now = stop?.outcome ? STOP_WORDS[stop.outcome] : stop?.status?.name;
  return `${numbered(order)}: с тех пор изменили${now ? `, теперь «${now}»` : ''}`;
}
