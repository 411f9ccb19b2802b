import {
  changesLine,
  formatDate,
  formatDateTime,
  formatPrice,
  minskDay,
  numbered,
  plural,
  priceFromWire,
  shownNumber,
  TASK_WORDS,
  toKopecks,
  toMinsk,
} from '@shlyah/domain';
import type { Cell, TableColumn } from '../../../platform/files/table';
import type { Sheet } from '../../../platform/files/workbook';
import type { RunDto, RunOrderDto } from '../../runs';

/** The texts of a run sheet. */
export interface RunSheet {
  title: string;
  /** When the sheet was made: the orders are those of that time. */
  made: string;
  /** The driver and the car. */
  who: string;
  company: string;
  digits: string;
  /** Cells of COLUMNS. */
  rows: string[][];
  /** What has changed since the departure, of each row; empty for the others. */
  changes: string[];
  /** Orders that were canceled or deleted since. */
  gone: string[];
  totals: string;
}

export interface RunJob {
  run: RunSheet;
}

/** The columns of the PDF with their widths, 277 mm in total. */
export const COLUMNS: readonly (readonly [title: string, width: number])[] = [
  ['№', 8],
  ['Заказ', 18],
  ['Что', 19],
  ['К кому', 46],
  ['Телефон', 35],
  ['Куда', 62],
  ['Мест', 11],
  ['Вес, кг', 13],
  ['Цена', 21],
  ['Примечание', 22],
  ['Подпись', 22],
];

/** The orders of the sheet, without canceled and deleted ones. */
export const carriedBy = ({ orders }: RunDto): RunOrderDto[] => orders.filter(({ carried }) => carried);

/** Before the departure there is no other sheet to differ from. */
const changesOf = ({ state }: RunDto, { changes }: RunOrderDto, now: Date): string =>
  state === 'left' && changes.length > 0 ? changesLine(changes, minskDay(now)) : '';

/** «Не везти № 125. Изменено 9:10: …». */
const goneOf = (run: RunDto, now: Date): string[] =>
  run.orders.flatMap((order) => {
    const words = order.carried ? '' : changesOf(run, order, now);
    return words ? [`Не везти ${numbered(order.id)}. ${words}`] : [];
  });

const noteOf = ({ fragile, hours, comment }: RunOrderDto): string =>
  [fragile && 'ХРУПКОЕ', hours, comment].filter(Boolean).join('. ');

const whereOf = ({ town, address }: RunOrderDto): string => [town, address].filter(Boolean).join(', ');

const rowOf = (order: RunOrderDto, at: number): string[] => [
  String(at + 1),
  `№ ${order.id}`,
  TASK_WORDS[order.task],
  order.person ?? '',
  order.phone ?? '',
  whereOf(order),
  String(order.places),
  shownNumber(order.weight),
  formatPrice(priceFromWire(order.price ?? -1)),
  noteOf(order),
  '',
];

/** «Заказы на 29.11.2026 14:20». */
const madeWords = (now: Date): string => `Заказы на ${formatDateTime(toMinsk(now))}`;

const titleOf = ({ id, day }: RunDto): string => `Маршрутный лист № ${id} на ${formatDate(day)}`;

const totalsOf = ({ ordersCount, placesCount, weight, volume, price }: RunDto): string =>
  `Всего: ${ordersCount} ${plural(ordersCount, 'заказ', 'заказа', 'заказов')}, ` +
  `${placesCount} ${plural(placesCount, 'место', 'места', 'мест')}, ${shownNumber(weight)} кг, ` +
  `${shownNumber(volume)} м³, ${formatPrice(toKopecks(price))}`;

export function runSheet(run: RunDto, company: string, now: Date): RunSheet {
  const { driver, driverPhone, car } = run;
  const who = [driver ?? 'Водитель не назначен', driverPhone, car].filter(Boolean).join(', ');
  return {
    title: titleOf(run),
    made: madeWords(now),
    who: `Водитель: ${who}`,
    company,
    digits: run.digits,
    rows: carriedBy(run).map(rowOf),
    changes: carriedBy(run).map((order) => changesOf(run, order, now)),
    gone: goneOf(run, now),
    totals: totalsOf(run),
  };
}

/** The columns of the workbook. */
const SHEET_COLUMNS: readonly TableColumn[] = [
  { title: '№', format: 'number', width: 5 },
  { title: 'Заказ', format: 'number' },
  { title: 'Что', width: 12 },
  { title: 'К кому', width: 40 },
  { title: 'Телефон', format: 'phone' },
  { title: 'Населённый пункт', width: 24 },
  { title: 'Адрес', width: 40 },
  { title: 'Часы' },
  { title: 'Мест', format: 'number' },
  { title: 'Вес, кг', format: 'number' },
  { title: 'Объём, м³', format: 'number' },
  { title: 'Цена, р', format: 'money' },
  { title: 'Примечание', width: 40 },
  { title: 'Изменено после выезда', width: 40 },
];

const sheetRows = (run: RunDto, now: Date): Cell[][] =>
  carriedBy(run).map((order, at) => [
    at + 1,
    order.id,
    TASK_WORDS[order.task],
    order.person,
    order.phone,
    order.town,
    order.address,
    order.hours,
    order.places,
    order.weight,
    order.volume,
    (order.price ?? -1) < 0 ? null : order.price,
    noteOf({ ...order, hours: null }),
    changesOf(run, order, now) || null,
  ]);

/** The run as a sheet, with its number, time and totals below the orders, which can be sorted. */
export const runWorkbook = (run: RunDto, now: Date): Omit<Sheet, 'name'> => ({
  columns: SHEET_COLUMNS,
  rows: sheetRows(run, now),
  below: [...goneOf(run, now), `${titleOf(run)}. ${madeWords(now)}`, totalsOf(run)],
});
