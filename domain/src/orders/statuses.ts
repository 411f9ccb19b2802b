/**
 * Stable codes of statuses for programs. `other` is a status added to the database by hand (docs/contract.md#statuses).
 */
export const STATUS_CODES = [
  'new',
  'accepted',
  'pickup',
  'on_the_way',
  'ready',
  'delivered',
  'not_delivered',
  'returning',
  'canceled',
  'other',
] as const;
export type StatusCode = (typeof STATUS_CODES)[number];

export interface OrderStatus {
  id: number;
  code: StatusCode;
  name: string;
  /** Contrast on white is at least 4.5:1. */
  color: string;
}

export interface OrderState {
  id: number;
  name: string;
}

/** The statuses of a new installation (docs/contract.md#statuses). */
export const ORDER_STATUSES: readonly OrderStatus[] = [
  { id: 1, code: 'new', name: 'Новая', color: '#1f5fbf' },
  { id: 2, code: 'accepted', name: 'Принята', color: '#0b6e7f' },
  { id: 3, code: 'pickup', name: 'Забор груза', color: '#6b4bb0' },
  { id: 4, code: 'on_the_way', name: 'В пути', color: '#9a5200' },
  { id: 5, code: 'ready', name: 'Готова к выдаче', color: '#4d6b00' },
  { id: 6, code: 'delivered', name: 'Доставлена', color: '#14733a' },
  { id: 7, code: 'not_delivered', name: 'Не доставлена', color: '#b3261e' },
  { id: 8, code: 'returning', name: 'Возврат', color: '#99336b' },
  { id: 9, code: 'canceled', name: 'Отменена', color: '#5f6368' },
];

export const ORDER_STATES: readonly OrderState[] = [
  { id: 1, name: 'Активная' },
  { id: 2, name: 'Завершена' },
  { id: 3, name: 'Архив' },
];

export const statusCode = (id: number): StatusCode =>
  ORDER_STATUSES.find((status) => status.id === id)?.code ?? 'other';

/** The status and the state of a new order. */
export const NEW_ORDER_STATUS = 1;
export const NEW_ORDER_STATE = 1;

/** Ids of the statuses with their own view for staff. */
export const DELIVERY_STATUS = { pickup: 3, transit: 4, ready: 5, failed: 7 } as const;

export const DELIVERED = 6;
export const CANCELED = 9;

/** Final statuses. */
export const CLOSED_STATUSES: readonly number[] = [DELIVERED, CANCELED];

/** Whether an order needs work. */
export const isOpenOrder = ({ status, state }: { status: { id: number }; state: { id: number } }): boolean =>
  state.id === NEW_ORDER_STATE && !CLOSED_STATUSES.includes(status.id);

/** The status of cargo on its way back to the sender. */
export const RETURNING = 8;

/** Statuses of cargo that is still with the sender. */
export const NOT_COLLECTED: readonly number[] = [NEW_ORDER_STATUS, 2, DELIVERY_STATUS.pickup];

/** Whether an order can be added to a register: it is active and still with the sender. */
export const isNotCollected = (order: { statusId: number; stateId: number }): boolean =>
  NOT_COLLECTED.includes(order.statusId) && order.stateId === NEW_ORDER_STATE;

/**
 * Whether an order without a price is still to be priced: it is in work, or its cargo was carried, in whatever state it is kept.
 */
export const isToBePriced = ({ status, state }: { status: { id: number }; state: { id: number } }): boolean =>
  status.id !== CANCELED && (state.id === NEW_ORDER_STATE || !NOT_COLLECTED.includes(status.id));

/** Statuses of orders due for delivery by a courier; excludes cargo at a point and returns. */
export const DUE_FOR_DELIVERY: readonly number[] = [
  ...NOT_COLLECTED,
  DELIVERY_STATUS.transit,
  DELIVERY_STATUS.failed,
];

const BEFORE_PICKUP: readonly StatusCode[] = ['new', 'accepted'];

/** Whether the client may cancel the order or propose any change. */
export const isBeforePickup = ({ status }: { status: { id: number } }): boolean =>
  BEFORE_PICKUP.includes(statusCode(status.id));

const ON_ITS_WAY: readonly StatusCode[] = ['pickup', 'on_the_way', 'ready', 'not_delivered'];

/** Whether the cargo is on its way to the receiver: being collected, carried, kept at the point, or to be brought again. */
export const isOnItsWay = ({ status }: { status: { id: number } }): boolean =>
  ON_ITS_WAY.includes(statusCode(status.id));
