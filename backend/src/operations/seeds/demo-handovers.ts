import { DELIVERED, DELIVERY_STATUS, type HandoverOutcome, type ReceivedAs } from '@shlyah/domain';
import type { Handover } from '../../modules/orders/model/handover.entity';
import type { PlacedOrder } from './demo-orders';

/** The try that a status ends. */
const OUTCOMES: Readonly<Record<number, HandoverOutcome>> = {
  [DELIVERY_STATUS.ready]: 'point',
  [DELIVERED]: 'handed',
  [DELIVERY_STATUS.failed]: 'failed',
};

interface TriedRun {
  id: number;
  driver: string;
  /** Who writes the tries down when the run is back; before that they are told by telephone. */
  author: string;
  returnedAt: Date | null;
}

/** The tries of the stops of a demo run, each at the hour of its status. */
export const triesOf = (run: TriedRun, placed: readonly PlacedOrder[]): Omit<Handover, 'id'>[] =>
  placed.flatMap(({ order, places, steps, failure, ttn }) =>
    steps.flatMap(({ statusId, at }) => {
      const outcome = OUTCOMES[statusId];
      if (!outcome) return [];
      const isHanded = outcome === 'handed';
      return [
        {
          orderId: order.id,
          task: 'deliver' as const,
          outcome,
          at,
          sure: 'exact' as const,
          ...(isHanded ? takerOf(order) : { receivedBy: null, receivedAs: null }),
          places: outcome === 'failed' ? null : places,
          placesBack: null,
          ttnTaken: isHanded && ttn,
          failure: outcome === 'failed' ? (failure ?? 'nobody') : null,
          failureWords: null,
          runId: run.id,
          driver: run.driver,
          source: 'desk' as const,
          author: run.author,
          recordedAt: run.returnedAt ?? at,
          corrects: null,
        },
      ];
    }),
  );

/** A firm's cargo is taken by somebody of it, a person's by the receiver. */
const takerOf = ({
  name,
  organization,
}: PlacedOrder['order']): { receivedBy: string | null; receivedAs: ReceivedAs } =>
  organization ? { receivedBy: name, receivedAs: 'employee' } : { receivedBy: name, receivedAs: 'receiver' };
