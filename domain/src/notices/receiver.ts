import { CANCELED, DELIVERED, DELIVERY_STATUS } from '../orders/statuses';

export type ReceiverNotice =
  'accepted' | 'onTheWay' | 'ready' | 'delivered' | 'failed' | 'returning' | 'canceled';

/** Notices to the receiver by the order's new status; other statuses cause none (docs/contract.md#notices). */
export const RECEIVER_NOTICES: Readonly<Record<number, ReceiverNotice>> = {
  2: 'accepted',
  [DELIVERY_STATUS.transit]: 'onTheWay',
  [DELIVERY_STATUS.ready]: 'ready',
  [DELIVERED]: 'delivered',
  [DELIVERY_STATUS.failed]: 'failed',
  8: 'returning',
  [CANCELED]: 'canceled',
};
