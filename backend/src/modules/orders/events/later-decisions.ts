import { Injectable } from '@nestjs/common';
import { formatDateTime, isOutdated, numbered, toMinsk } from '@shlyah/domain';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/common/clock';
import { History } from '../../../platform/journal/history/history';
import { handoversOf } from '../model/handovers';

/** An action on an order that reaches the server later than it was made: a scan, a courier's answer, the return of a run. */
export type LateAction = { field: 'status' } | { field: 'run'; run: number | null } | { field: 'received' };

/** What an order was last given in the field of an action. */
export interface Decision {
  /** By the server's clock; for a scan, its own moment (`momentOf`). */
  at: Date;
  /** «поставили «Не доставлена»: Ольга Кравец, в 08:03». */
  words: string;
}

/**
 * Decisions about orders, against which late actions are held. The history tells their moments by the server's clock. The moment of a
 * scan is the one at which it was made, so that the scans of one queue, recorded at once, do not outdate each other.
 */
@Injectable()
export class LaterDecisions {
  constructor(
    private readonly history: History,
    private readonly clock: Clock,
  ) {}

  /**
   * The last decision that the action could undo: a status, another run or none, a receipt that was taken back; null if there is none.
   * The initial status is no decision.
   */
  async last(tx: EntityManager, orderId: number, action: LateAction): Promise<Decision | null> {
    const event = await this.history.lastOf(tx, 'order', orderId, action.field);
    if (!event) return null;
    const { fromValue: from, toValue: to, actorName } = event;
    const words = wordsOf(action, from, to);
    if (words === null) return null;
    const at = action.field === 'status' ? await this.decided(tx, orderId, event.at) : event.at;
    return { at, words: `${words}: ${actorName}, ${this.timeWords(at)}` };
  }

  /** When the desk decided on a status whose hour it told, which the history has instead. */
  private async decided(tx: EntityManager, orderId: number, hour: Date): Promise<Date> {
    const told = (await handoversOf(tx, [orderId])).findLast(
      ({ source, at }) => source === 'desk' && at?.getTime() === hour.getTime(),
    );
    return told?.recordedAt ?? hour;
  }

  /** «в 08:03», of another day «28.11.2026 08:03». */
  private timeWords(at: Date): string {
    const [moment, now] = [toMinsk(at), toMinsk(this.clock.now())];
    return moment.slice(0, 10) === now.slice(0, 10) ? `в\u00a0${moment.slice(-5)}` : formatDateTime(moment);
  }
}

/** The decision if it was made after the action. */
export const laterOf = (decision: Decision | null, made: Date): Decision | null =>
  decision && isOutdated(made, decision.at) ? decision : null;

/** The change in words; null if the action does not contradict it. */
function wordsOf(action: LateAction, from: string | null, to: string | null): string | null {
  if (action.field === 'status') return from === null ? null : `поставили «${to ?? ''}»`;
  if (action.field === 'received') return to === null ? 'отменили приём на склад' : null;
  if (action.run !== null && to === numbered(action.run)) return null;
  return to ? `внесли в рейс ${to}` : `убрали из рейса ${from ?? ''}`;
}
