import { formatDate, formatDateTime, modeOf, plural, shownNumber, shownOrderNumber } from '@shlyah/domain';
import type { Cell, TableColumn } from '../../platform/files/table';
import type { Sheet } from '../../platform/files/workbook';
import type { RegisterContent } from '../documents';
import type { Gone } from '../order-lists';
import type { OrderRegisterDto, RegisterOrderDto } from './register.dto';

const DELETED = 'Заказ удалён';

/** In the last column of a struck out order. */
const GONE_WORDS: Record<Gone, string> = { canceled: 'Отменён', deleted: 'Удалён' };

/** The last cell stays blank for handwriting, except for struck out orders and in an act. */
const rowOf = (
  order: RegisterOrderDto,
  at: number,
  {
    places,
    weight,
    gone,
    received,
  }: Pick<RegisterOrderDto, 'places' | 'weight' | 'gone'> & { received: string },
): string[] => [
  String(at + 1),
  `№ ${shownOrderNumber(order.id)}`,
  order.externalId ?? '',
  (order.canceled && !gone ? 'ОТМЕНЁН. ' : '') + (order.receiver ?? DELETED),
  order.phone ?? '',
  order.town ?? '',
  String(places),
  shownNumber(weight),
  gone ? GONE_WORDS[gone] : received,
];

const positionsOf = (orders: RegisterOrderDto[], test: (order: RegisterOrderDto) => boolean): number[] =>
  orders.flatMap((order, at) => (test(order) ? [at] : []));

/** «№ 5, ред. 2, 14:20»; with the date if that is not the register's day. */
const editionWords = ({ id, edition, editionAt, day }: OrderRegisterDto): string =>
  `№ ${shownOrderNumber(id)}, ред. ${edition}, ${editionAt.startsWith(day) ? editionAt.slice(11) : formatDateTime(editionAt)}`;

const isSample = ({ id }: OrderRegisterDto): boolean => modeOf(id) === 'test';

/** On a paper that cargo must not be handed over by. */
const marksOf = (register: OrderRegisterDto): string =>
  [isSample(register) && 'ОБРАЗЕЦ', register.state === 'dissolved' && 'РАСПУЩЕН'].filter(Boolean).join(' · ');

const acrossOf = (register: OrderRegisterDto): string =>
  [isSample(register) && 'Образец', invalidity(register)].filter(Boolean).join('. ');

function invalidity({ state, edition, editions, changed }: OrderRegisterDto): string {
  const last = editions[0]?.edition ?? edition;
  if (state === 'dissolved') return 'Распущен';
  if (edition < last) return `Заменён: ред. ${last}`;
  return changed ? 'Состав изменился' : '';
}

export function registerContent(register: OrderRegisterDto, company: string): RegisterContent {
  return {
    title: `Реестр на сдачу ${editionWords(register)}`,
    day: `от ${formatDate(register.day)}`,
    mark: marksOf(register),
    across: acrossOf(register),
    client: register.client,
    company,
    digits: register.digits,
    rows: register.orders.map((order, at) => rowOf(order, at, { ...order, received: '' })),
    struck: positionsOf(register.orders, ({ gone }) => gone !== null),
    totals: totalsOf(printedTotals(register)),
    gone: [],
    missing: [],
  };
}

/** The act counts the orders as they were when they were received, whichever edition was signed. */
export function actContent(register: OrderRegisterDto, company: string): RegisterContent {
  const { orders, receivedCount, expectedCount } = register;
  const missing = orders.flatMap(({ id, missing, received }) => {
    if (missing.length === 0) return [];
    const which =
      received.length === 0
        ? 'все места'
        : `${missing.length === 1 ? 'место' : 'места'} ${missing.join(', ')}`;
    return [`Заказ № ${id}: ${which} (${missing.length} из ${missing.length + received.length})`];
  });
  const counted = orders.filter((order) => !isAbsent(order));
  const totals = { orders: counted.length, places: expectedCount, weight: sumOf(counted, 'weightNow') };
  return {
    title: `Акт приёма по реестру № ${register.id}`,
    day: formatDateTime(register.receivedAt),
    mark: '',
    across: '',
    client: register.client,
    company,
    digits: register.digits,
    rows: orders.map((order, at) => {
      const count = order.received.length;
      const places = isAbsent(order) ? order.places : count + order.missing.length;
      const gone = isAbsent(order) ? order.goneNow : null;
      return rowOf(order, at, { places, weight: order.weightNow, gone, received: String(count) });
    }),
    struck: positionsOf(orders, isAbsent),
    totals: `${totalsOf(totals)}. Принято мест: ${receivedCount} из ${expectedCount}`,
    gone: [goneWords(orders, 'canceled', 'Отменён'), goneWords(orders, 'deleted', 'Удалён')].filter(Boolean),
    missing,
  };
}

/** Whether the order was canceled or deleted before it was handed over, and nothing of it came. */
const isAbsent = ({ goneNow, received }: RegisterOrderDto): boolean =>
  goneNow !== null && received.length === 0;

/** «Отменены до сдачи: № 508, № 510»; empty without such orders. */
function goneWords(orders: RegisterOrderDto[], why: Gone, word: string): string {
  const absent = orders.filter((order) => isAbsent(order) && order.goneNow === why);
  const numbers = absent.map(({ id }) => `№ ${id}`).join(', ');
  return numbers && `${word}${absent.length === 1 ? '' : 'ы'} до сдачи: ${numbers}`;
}

interface Totals {
  orders: number;
  places: number;
  weight: number;
}

/** The totals of the paper: struck out orders are not counted. */
function printedTotals({ orders }: OrderRegisterDto): Totals {
  const counted = orders.filter(({ gone }) => gone === null);
  return { orders: counted.length, places: sumOf(counted, 'places'), weight: sumOf(counted, 'weight') };
}

/** In thousandths, because kilograms have fractions. */
const sumOf = (orders: RegisterOrderDto[], field: 'places' | 'weight' | 'weightNow'): number =>
  orders.reduce((sum, order) => sum + Math.round(order[field] * 1000), 0) / 1000;

const totalsOf = ({ orders, places: count, weight }: Totals): string =>
  `Всего: ${orders} ${plural(orders, 'заказ', 'заказа', 'заказов')}, ` +
  `${count} ${plural(count, 'место', 'места', 'мест')}, ${shownNumber(weight)} кг`;

/** The columns of the workbook. */
const SHEET_COLUMNS: readonly TableColumn[] = [
  { title: 'Заказ', format: 'number' },
  { title: 'Номер у отправителя' },
  { title: 'Получатель', width: 40 },
  { title: 'Телефон', format: 'phone' },
  { title: 'Куда', width: 40 },
  { title: 'Мест', format: 'number' },
  { title: 'Вес, кг', format: 'number' },
  { title: 'Принято мест', format: 'number', width: 15 },
  { title: 'Отметка', width: 16 },
];

const SIGNATURE = `${'_'.repeat(20)} / ${'_'.repeat(24)} / ${'_'.repeat(14)} (подпись, фамилия, дата и время)`;

/** The register as a sheet. Struck out orders have no places and weight, so that a sum of the column is that of the paper. */
export function registerSheet(register: OrderRegisterDto, company: string): Omit<Sheet, 'name'> {
  const across = acrossOf(register);
  const isReceived = register.state === 'received';
  return {
    columns: SHEET_COLUMNS,
    above: [
      ...(across ? [across.toUpperCase()] : []),
      `Реестр на сдачу ${editionWords(register)}, на ${formatDate(register.day)}`,
      `Сдаёт: ${register.client}. Принимает: ${company}`,
    ],
    rows: register.orders.map((order): Cell[] => [
      modeOf(order.id) === 'test' ? shownOrderNumber(order.id) : order.id,
      order.externalId,
      order.receiver ?? DELETED,
      order.phone,
      order.town,
      order.gone ? null : order.places,
      order.gone ? null : order.weight,
      isReceived ? order.received.length : null,
      order.gone && GONE_WORDS[order.gone],
    ]),
    below: [
      totalsOf(printedTotals(register)),
      ...(isReceived ? [`Принято мест: ${register.receivedCount}`] : []),
      `Сдал ${SIGNATURE}`,
      `Принял ${SIGNATURE}`,
    ],
  };
}
