import { addDays } from '../time';
import type { OrderFilter } from './filter-fields';
import { NEW_ORDER_STATUS, DELIVERY_STATUS } from './statuses';

interface View {
  name: string;
  label: string;
  /** The filter of the view; `today` is a day in Minsk. */
  filter: (today: string) => Partial<OrderFilter>;
}

/** The filter of open orders of a delivery day, for views and for the page of the day. */
export const ofDeliveryDay = (day: string) => ({ deliveryDay: day, open: true }) as const;

/** Predefined views of the list of orders; all except `all` have a counter. */
export const ORDER_VIEWS = [
  { name: 'all', label: 'Все', filter: () => ({}) },
  { name: 'new', label: 'Новые', filter: () => ({ status: NEW_ORDER_STATUS }) },
  { name: 'awaiting', label: 'Ждут ответа', filter: () => ({ awaiting: true }) },
  { name: 'noPrice', label: 'Без цены', filter: () => ({ needsPrice: true }) },
  { name: 'today', label: 'На сегодня', filter: ofDeliveryDay },
  { name: 'tomorrow', label: 'На завтра', filter: (today) => ofDeliveryDay(addDays(today, 1)) },
  { name: 'pickup', label: 'Забрать', filter: () => ({ status: DELIVERY_STATUS.pickup }) },
  { name: 'onWay', label: 'В пути', filter: () => ({ status: DELIVERY_STATUS.transit }) },
  { name: 'ready', label: 'К выдаче', filter: () => ({ status: DELIVERY_STATUS.ready }) },
  { name: 'failed', label: 'Не доставлены', filter: () => ({ status: DELIVERY_STATUS.failed }) },
  { name: 'fragile', label: 'Хрупкие', filter: () => ({ fragile: true, open: true }) },
] as const satisfies readonly View[];

export type OrderViewName = (typeof ORDER_VIEWS)[number]['name'];
