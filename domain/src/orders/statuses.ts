/**
 * What programs tell statuses apart by, whatever a status is called on the screen. `other` is one that a hand has added to the
 * database: the words of the product's own statuses never change (docs/contract.md#statuses).
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
  /** Readable as text on white: at least 4.5:1. */
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

/** What every new order begins with. */
export const NEW_ORDER_STATUS = 1;
export const NEW_ORDER_STATE = 1;

/** The statuses between «Принята» and «Доставлена» that staff watch by a view of their own. */
export const ON_THE_WAY = { pickup: 3, transit: 4, ready: 5, failed: 7 } as const;

export const DELIVERED = 6;
export const CANCELED = 9;

/** Final statuses: no more work on the order. */
export const CLOSED_STATUSES: readonly number[] = [DELIVERED, CANCELED];

/** Whether an order still needs work; others are offered no price, and no notice of one is sent. */
export const isOpenOrder = ({ status, state }: { status: { id: number }; state: { id: number } }): boolean =>
  state.id === NEW_ORDER_STATE && !CLOSED_STATUSES.includes(status.id);

/** The cargo goes back to its sender: on its day nothing of it is delivered. */
export const RETURNING = 8;

/** The cargo is with the sender still. */
export const TO_BE_FETCHED: readonly number[] = [NEW_ORDER_STATUS, 2, ON_THE_WAY.pickup];

/** A courier was to hand the order over on its day; it neither waits in a point nor goes back. */
export const TO_BE_HANDED_OVER: readonly number[] = [...TO_BE_FETCHED, ON_THE_WAY.transit, ON_THE_WAY.failed];

const BEFORE_PICKUP: readonly StatusCode[] = ['new', 'accepted'];

/** Before the pickup: the client may still cancel the order or request a change. */
export const isBeforePickup = ({ status }: { status: { id: number } }): boolean =>
  BEFORE_PICKUP.includes(statusCode(status.id));
