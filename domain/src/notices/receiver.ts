import { CANCELED, DELIVERED, ON_THE_WAY } from '../orders/statuses';

export type ReceiverNotice =
  'accepted' | 'onTheWay' | 'ready' | 'delivered' | 'failed' | 'returning' | 'canceled';

/** Notices to the receiver by the order's new status; other statuses cause none (docs/contract.md#notices). */
export const RECEIVER_NOTICES: Readonly<Record<number, ReceiverNotice>> = {
  2: 'accepted',
  [ON_THE_WAY.transit]: 'onTheWay',
  [ON_THE_WAY.ready]: 'ready',
  [DELIVERED]: 'delivered',
  [ON_THE_WAY.failed]: 'failed',
  8: 'returning',
  [CANCELED]: 'canceled',
};
