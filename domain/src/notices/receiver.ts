import { CANCELED, DELIVERED, ON_THE_WAY } from '../orders/statuses';

export type ReceiverNews =
  'accepted' | 'onTheWay' | 'ready' | 'delivered' | 'failed' | 'returning' | 'canceled';

/** The receiver's notices, by the order's new status; others cause none (docs/contract.md#notices). */
export const RECEIVER_NEWS: Readonly<Record<number, ReceiverNews>> = {
  2: 'accepted',
  [ON_THE_WAY.transit]: 'onTheWay',
  [ON_THE_WAY.ready]: 'ready',
  [DELIVERED]: 'delivered',
  [ON_THE_WAY.failed]: 'failed',
  8: 'returning',
  [CANCELED]: 'canceled',
};
