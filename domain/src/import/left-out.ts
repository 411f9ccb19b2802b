import { cleanText, fold } from '../text/fold';
import { BareSums } from './bare-sums';
import { isBlankCell } from './cells';
import type { Table } from './column-types';
import { columnOf, headingKey, type TableHead } from './columns';
import type { ImportField } from './fields';
import { isRepeatAnswer } from './repeated-place';

/** Why rows, columns or sheets of a file make no orders. */
export const LEFT_OUT_KINDS = [
  /** Above the headings. */
  'title',
  /** The headings once more, as at the top of a page. */
  'heading',
  /** The example of the template. */
  'example',
  'sum',
  /** Signatures and remarks around the table. */
  'footer',
  /** A status that says that the order needs no delivery. */
  'status',
  /** A person has said that it repeats another row of its own number. */
  'repeat',
  'hidden_row',
  'hidden_column',
  'sheet',
] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

export interface LeftOut {
  kind: LeftOutKind;
  /** Indexes from 0; empty for a column or a sheet. */
  rows: number[];
  /** The beginning of the first row, the heading of a column or the name of a sheet. */
  name: string;
  /** In Russian. */
  reason: string;
  /** Whether a person may order it all the same. */
  canTake: boolean;
}

/** The properties of the rows of a sheet beside their cells; indexes from 0. */
export interface SheetRows {
  hidden: ReadonlySet<number>;
  /** Rows that a person takes although they are left out. */
  taken: ReadonlySet<number>;
  /** Whether a status leaves a row out; an address book takes the receivers of delivered orders, too. */
  hasStatus: boolean;
}

export const ALL_ROWS: SheetRows = { hidden: new Set(), taken: new Set(), hasStatus: true };

const PLACE: readonly ImportField[] = ['phone', 'address', 'town', 'street', 'point'];
const PERSON: readonly ImportField[] = [...PLACE, 'name', 'surname', 'organization'];

/** Whether a table has the columns of receivers, and not of goods or prices alone. */
export const looksLikeOrders = ({ columns }: TableHead): boolean => {
  const fields = new Set(columns.flatMap(({ field }) => field ?? []));
  return fields.size > 1 && PLACE.some((field) => fields.has(field));
};

/** A column of statuses, by its heading. */
const STATUS_COLUMN =
  /^(?:статус|состояние|стадия|этап|status|state|order[_ ]status|статус (?:заказа|доставки|отправления)|(?:состояние|стадия) заказа)$/;

/** Statuses of orders that need no delivery, by their beginnings. */
const OVER =
  /^(?:wc-|(?:заказ|сделка|доставка|отправление) )?(?:отмен(?:е|ё)?н|отмена|аннулир|доставлен|выполнен|заверш(?:е|ё)?н|возврат|возвращ|вручен|отказ|закрыт|cancel|refund|complete|delivered|returned|failed)/;

const SUM = /^(?:(?:общий |промежуточный )?итог|итого|всего)(?:\P{L}|$)/iu;

/** Words that begin a line of signatures, of a page or of a report. */
const FOOTER =
  /^(?:(?:генеральный |ген\.? |коммерческий )?директор|руководитель|(?:главный |гл\.? ?)?бухгалтер|отпустил|получил|принял|сдал|отгрузил|кладовщик|подпись|подписи|м\. ?п\.|исполнитель|ответственн(?:ый|ое лицо)|составил|утверждаю|к оплате|сумма прописью|в том числе ндс|в т\. ?ч\. ндс|без ндс|дата печати|сформирован[оа]?|отч[её]т сформирован|(?:страница|стр\.|лист|page) ?\d+)(?:\P{L}|$)/iu;

const DRAWN_LINE = /_{3,}/;

/** The example of the template, by the cells that it always has. */
const EXAMPLE: Partial<Record<ImportField, string>> = {
  name: 'Иванова Мария Петровна',
  phone: '+375 (29) 123-45-67',
  street: 'ул. Немига',
  house: '12/1',
  flat: '5',
};

/** A filled row of a table below the headings, by what its columns are. */
interface FilledRow {
  cells: readonly string[];
  /** Its first cell with a letter: numbers may stand before the word of a sum. */
  first: string;
  at: number;
}

const isFilled = (cell: string): boolean => !isBlankCell(cell.replaceAll('_', ''));

/** A telephone has six digits at least, other values a letter: a number of pieces in these columns is a sum. */
const isValueOf = (field: ImportField, cell: string): boolean =>
  field === 'phone' ? cell.replace(/\D/g, '').length > 5 : /\p{L}/u.test(cell);

function filledRow(cells: readonly string[]): FilledRow {
  const at = cells.findIndex((cell) => /\p{L}/u.test(cell));
  return { cells, first: (cells[at] ?? '').trim(), at };
}

/** Whether one of the fields has a value in a row, but for its first cell with a letter. */
const has = ({ cells, at }: FilledRow, { columns }: TableHead, fields: readonly ImportField[]): boolean =>
  columns.some(
    ({ field, index }) =>
      index !== at && field !== null && fields.includes(field) && isValueOf(field, cells[index] ?? ''),
  );

function isExample({ cells }: FilledRow, { columns }: TableHead): boolean {
  if (cells[0]?.trim() !== 'Пример') return false;
  const same = columns.flatMap(({ field, index }) => {
    const example = index > 0 && field !== null ? EXAMPLE[field] : undefined;
    return example === undefined ? [] : [fold(cells[index] ?? '') === fold(example)];
  });
  return same.length > 1 && same.every(Boolean);
}

const isHeading = ({ cells }: FilledRow, headings: readonly string[]): boolean =>
  headings.filter((heading) => heading.trim() !== '').length > 1 &&
  headings.every((heading, index) => headingKey(heading) === headingKey(cells[index] ?? ''));

type Why = Pick<LeftOut, 'kind' | 'reason' | 'canTake'>;

const TITLE: Why = { kind: 'title', reason: 'Строки над заголовками таблицы', canTake: false };
const HEADING: Why = { kind: 'heading', reason: 'Заголовки ещё раз', canTake: false };
const TEMPLATE: Why = { kind: 'example', reason: 'Пример из шаблона', canTake: true };
const TOTAL: Why = { kind: 'sum', reason: 'Итоги таблицы', canTake: true };
const BARE_TOTAL: Why = { kind: 'sum', reason: 'Числа равны итогам строк над ними', canTake: true };
const REPEAT: Why = { kind: 'repeat', reason: 'Повтор: так сказано в номере заказа', canTake: false };
const SIGNATURE: Why = { kind: 'footer', reason: 'Подписи и примечания к таблице', canTake: true };
const HIDDEN: Why = { kind: 'hidden_row', reason: 'Скрыты в файле, например фильтром', canTake: true };

const statusWhy = (status: string): Why => ({
  kind: 'status',
  reason: `В столбце статуса: «${cleanText(status).slice(0, 40)}»`,
  canTake: true,
});

/** Why each row of a table makes no order; empty rows, the headings and rows of orders are not in it. */
function reasons(table: Table, head: TableHead, { hidden, taken, hasStatus }: SheetRows): Map<number, Why> {
  const found = new Map<number, Why>();
  const headings = table[head.row] ?? [];
  const statuses = hasStatus ? head.columns.filter(({ heading }) => STATUS_COLUMN.test(fold(heading))) : [];
  const ownNumber = columnOf(head.columns, 'externalId')?.index ?? -1;
  const last = lastOrder(table, head);
  const sums = new BareSums(head);
  for (const [at, cells] of table.entries()) {
    if (at === head.row || cells.every(isBlankCell)) continue;
    const isHidden = hidden.has(at);
    const why = at < head.row ? TITLE : whyOf(filledRow(cells), at > last);
    if (at > head.row) count(cells, why, isHidden);
    if (why && !(why.canTake && taken.has(at))) found.set(at, why);
    else if (!why && isHidden && !taken.has(at)) found.set(at, HIDDEN);
  }
  return found;

  /** Totals of a file add up all of its orders, whatever becomes of them here. */
  function count(cells: readonly string[], why: Why | null, isHidden: boolean): void {
    if (why?.kind === 'sum') sums.endGroup();
    else if (!why || why.kind === 'status' || why.kind === 'repeat') sums.add(cells, isHidden);
  }

  function whyOf(row: FilledRow, isBelow: boolean): Why | null {
    if (isHeading(row, headings)) return HEADING;
    if (isExample(row, head)) return TEMPLATE;
    const number = row.cells[ownNumber] ?? '';
    if (isRepeatAnswer(number)) return REPEAT;
    if (SUM.test(row.first) && !has(row, head, PERSON)) return TOTAL;
    // With an own number it is a place of an order.
    if (row.at < 0 && isBlankCell(number) && !has(row, head, PERSON) && sums.has(row.cells))
      return BARE_TOTAL;
    if (isFooter(row, isBelow)) return SIGNATURE;
    const status = statuses.map(({ index }) => row.cells[index] ?? '').find((cell) => OVER.test(fold(cell)));
    return status === undefined ? null : statusWhy(status);
  }

  function isFooter(row: FilledRow, isBelow: boolean): boolean {
    if (has(row, head, PLACE)) return false;
    if (FOOTER.test(row.first) || row.cells.some((cell) => DRAWN_LINE.test(cell))) return true;
    // A remark below the table: one text alone.
    return isBelow && row.cells.filter(isFilled).length === 1 && /\p{L}{2}/u.test(row.first);
  }
}

/** The last row with a telephone or an address; where no column is known to have them, remarks are not told from orders. */
function lastOrder(table: Table, head: TableHead): number {
  if (!looksLikeOrders(head)) return table.length;
  for (let at = table.length - 1; at > head.row; at--)
    if (has({ ...filledRow(table[at] ?? []), at: -1 }, head, PLACE)) return at;
  return table.length;
}

/** The rows of a table that make orders, and all others with a value by the reason why they make none. */
export function sortedRows(
  table: Table,
  head: TableHead,
  sheet: SheetRows = ALL_ROWS,
): { orders: number[]; leftOut: LeftOut[] } {
  const why = reasons(table, head, sheet);
  const groups = new Map<string, LeftOut>();
  for (const [row, { kind, reason, canTake }] of why) {
    const group = groups.get(reason);
    if (group) group.rows.push(row);
    else groups.set(reason, { kind, rows: [row], name: rowName(table[row] ?? []), reason, canTake });
  }
  const orders = Array.from(table.keys()).filter(
    (row) => row > head.row && !why.has(row) && !(table[row] ?? []).every(isBlankCell),
  );
  return { orders, leftOut: [...groups.values()] };
}

/** Characters of a row by which people know it. */
const NAME = 80;

const rowName = (cells: readonly string[]): string =>
  cleanText(
    cells
      .filter((cell) => !isBlankCell(cell))
      .slice(0, 4)
      .map((cell) => cell.slice(0, NAME).replace(/\s+/g, ' ').trim())
      .join(', '),
  ).slice(0, NAME);
