import { formatDate, formatDateTime, plural, shownNumber } from '@shlyah/domain';
import type { Cell, TableColumn } from '../../../platform/files/table';
import type { OrderRegisterDto, RegisterOrderDto } from './register.dto';

/** The texts of a register or an act. */
export interface RegisterContent {
  title: string;
  day: string;
  /** «РАСПУЩЕН» or empty. */
  mark: string;
  client: string;
  company: string;
  digits: string;
  /** Cells of COLUMNS. */
  rows: string[][];
  totals: string;
  /** Missing items; empty for a register and for a complete act. */
  missing: string[];
}

export interface RegisterJob {
  register: RegisterContent;
}

/** The columns of the PDF with their widths, 277 mm in total. */
export const COLUMNS: readonly (readonly [title: string, width: number])[] = [
  ['№', 9],
  ['Заказ', 24],
  ['Номер у отправителя', 36],
  ['Получатель', 66],
  ['Телефон', 36],
  ['Куда', 56],
  ['Мест', 13],
  ['Вес, кг', 19],
  ['Принято', 18],
];

const GONE = 'Заказ удалён';

/** The last cell stays blank for handwriting, except in an act. */
const rowOf = (order: RegisterOrderDto, at: number, isAct: boolean): string[] => [
  String(at + 1),
  `№ ${order.id}`,
  order.externalId ?? '',
  (order.canceled ? 'ОТМЕНЁН. ' : '') + (order.receiver ?? GONE),
  order.phone ?? '',
  order.town ?? '',
  String(order.places),
  shownNumber(order.weight),
  isAct ? String(order.received.length) : '',
];

export function registerContent(register: OrderRegisterDto, company: string): RegisterContent {
  return {
    title: `Реестр на сдачу № ${register.id}`,
    day: `от ${formatDate(register.day)}`,
    mark: register.state === 'dissolved' ? 'РАСПУЩЕН' : '',
    client: register.client,
    company,
    digits: register.digits,
    rows: register.orders.map((order, at) => rowOf(order, at, false)),
    totals: totals(register),
    missing: [],
  };
}

export function actContent(register: OrderRegisterDto, company: string): RegisterContent {
  const missing = register.orders.flatMap((order) => {
    const places = Array.from({ length: order.places }, (_, at) => at + 1).filter(
      (place) => !order.received.includes(place),
    );
    if (places.length === 0) return [];
    const which = places.length === order.places ? 'все места' : `места ${places.join(', ')}`;
    return [`Заказ № ${order.id}: ${which} (${places.length} из ${order.places})`];
  });
  return {
    title: `Акт приёма по реестру № ${register.id}`,
    day: formatDateTime(register.receivedAt),
    mark: '',
    client: register.client,
    company,
    digits: register.digits,
    rows: register.orders.map((order, at) => rowOf(order, at, true)),
    totals: `${totals(register)}. Принято мест: ${register.receivedCount} из ${register.placesCount}`,
    missing,
  };
}

const totals = ({ ordersCount, placesCount, weight }: OrderRegisterDto): string =>
  `Всего: ${ordersCount} ${plural(ordersCount, 'заказ', 'заказа', 'заказов')}, ` +
  `${placesCount} ${plural(placesCount, 'место', 'места', 'мест')}, ${shownNumber(weight)} кг`;

/** The columns of the workbook. */
export const SHEET_COLUMNS: readonly TableColumn[] = [
  { title: 'Заказ', format: 'number' },
  { title: 'Номер у отправителя' },
  { title: 'Получатель', width: 40 },
  { title: 'Телефон', format: 'phone' },
  { title: 'Куда', width: 40 },
  { title: 'Мест', format: 'number' },
  { title: 'Вес, кг', format: 'number' },
  { title: 'Принято мест', format: 'number' },
];

export const sheetRows = ({ orders, state }: OrderRegisterDto): Cell[][] =>
  orders.map((order) => [
    order.id,
    order.externalId,
    order.receiver ?? GONE,
    order.phone,
    order.town,
    order.places,
    order.weight,
    state === 'received' ? order.received.length : null,
  ]);
