import {
  changesLine,
  formatDate,
  formatDateTime,
  formatPrice,
  minskDay,
  numbered,
  plural,
  priceFromWire,
  shortDeliveryHours,
  shownNumber,
  STOP_WORDS,
  stopDigits,
  TASK_WORDS,
  toKopecks,
  toMinsk,
} from '@shlyah/domain';
import type { Cell, TableColumn } from '../../../platform/files/table';
import type { Sheet } from '../../../platform/files/workbook';
import type { RunDto, RunOrderDto } from '../../runs';

/** An order on the sheet. */
export interface SheetRow {
  /** Cells of COLUMNS; those to be filled in by hand are empty. */
  cells: string[];
  /** Of its barcode. */
  digits: string;
  /** To be ticked: «вручено», «не вручено». */
  outcomes: [done: string, failed: string];
}

/** The texts of a run sheet. */
export interface RunSheet {
  title: string;
  /** When the sheet was made: the orders are those of that time. */
  made: string;
  /** The driver and the car. */
  who: string;
  company: string;
  digits: string;
  rows: SheetRow[];
  /** Orders that were canceled or deleted since the departure. */
  gone: string[];
  totals: string;
}

export interface RunJob {
  run: RunSheet;
}

/** The columns of the PDF with their widths, 277 mm in total. */
export const COLUMNS: readonly (readonly [title: string, width: number])[] = [
  ['№', 8],
  ['Заказ', 41],
  ['К кому', 45],
  ['Куда, примечание', 72],
  ['Мест', 10],
  ['Вес, кг', 13],
  ['Цена', 19],
  ['Исход', 33],
  ['Час', 13],
  ['Подпись', 23],
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

/** The hours of the delivery or the pickup, «14–18»; '' where none is named. */
const hoursOf = ({ task, deliveryDate, deliveryFrom, pickupDate, pickupFrom }: RunOrderDto): string => {
  const [deadline, from] = task === 'deliver' ? [deliveryDate, deliveryFrom] : [pickupDate, pickupFrom];
  return deadline ? shortDeliveryHours(deadline, from) : '';
};

const noteOf = (order: RunOrderDto): string =>
  [order.fragile && 'ХРУПКОЕ', hoursOf(order), order.hours, order.comment].filter(Boolean).join('. ');

const whereOf = ({ town, address }: RunOrderDto): string => [town, address].filter(Boolean).join(', ');

const outcomesOf = ({ task, usual }: RunOrderDto): [string, string] => [
  STOP_WORDS[usual],
  task === 'fetch' ? 'не забрано' : STOP_WORDS.failed,
];

/** `changed`: what has changed since the departure. */
const rowOf = (order: RunOrderDto, at: number, changed: string): SheetRow => ({
  cells: [
    String(at + 1),
    [`№ ${order.id}`, order.task === 'fetch' && TASK_WORDS.fetch].filter(Boolean).join(' '),
    [order.person, order.phone].filter(Boolean).join('\n'),
    [whereOf(order), noteOf(order), changed].filter(Boolean).join('\n'),
    String(order.places),
    shownNumber(order.weight),
    formatPrice(priceFromWire(order.price ?? -1)),
    '',
    '',
    '',
  ],
  digits: stopDigits(order.id),
  outcomes: outcomesOf(order),
});

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
    rows: carriedBy(run).map((order, at) => rowOf(order, at, changesOf(run, order, now))),
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
