export interface OrderStatus {
  id: number;
  name: string;
  /** Readable as text on white: at least 4.5:1. */
  color: string;
}

export interface OrderState {
  id: number;
  name: string;
}

/** What a new installation starts with (docs/contract.md#statuses). */
export const ORDER_STATUSES: readonly OrderStatus[] = [
  { id: 1, name: 'Новая', color: '#1f5fbf' },
  { id: 2, name: 'Принята', color: '#0b6e7f' },
  { id: 3, name: 'Забор груза', color: '#6b4bb0' },
  { id: 4, name: 'В пути', color: '#9a5200' },
  { id: 5, name: 'Готова к выдаче', color: '#4d6b00' },
  { id: 6, name: 'Доставлена', color: '#14733a' },
  { id: 7, name: 'Не доставлена', color: '#b3261e' },
  { id: 8, name: 'Возврат', color: '#99336b' },
  { id: 9, name: 'Отменена', color: '#5f6368' },
];

export const ORDER_STATES: readonly OrderState[] = [
  { id: 1, name: 'Активная' },
  { id: 2, name: 'Завершена' },
  { id: 3, name: 'Архив' },
];

/** What every new order begins with. */
export const NEW_ORDER_STATUS = 1;
export const NEW_ORDER_STATE = 1;

/** The statuses between «Принята» and «Доставлена» that staff watch by a view of their own. */
export const ON_THE_WAY = { pickup: 3, transit: 4, ready: 5, failed: 7 } as const;

export const DELIVERED = 6;
export const CANCELED = 9;

/** Statuses after which nobody works on an order. */
export const CLOSED_STATUSES: readonly number[] = [DELIVERED, CANCELED];

/** Whether an order still waits for somebody's work; others are offered no price, and nobody is told of one. */
export const isOpenOrder = ({ status, state }: { status: { id: number }; state: { id: number } }): boolean =>
  state.id === NEW_ORDER_STATE && !CLOSED_STATUSES.includes(status.id);
