import {
  NOT_ASKED,
  type AskedColumn,
  type ColumnOption,
  type ColumnQuestion,
  type ImportColumn,
} from './column-types';
import { dateOrderOf, isHoursLike, isMany } from './column-values';
import { DAY_FIRST, IMPORT_FIELDS, isSharedField, MONTH_FIRST, unitsOf, type ImportField } from './fields';

const option = (field: ImportField | null, label?: string, unit: string | null = null): ColumnOption => ({
  label: label ?? (field === null ? 'Не переносить' : IMPORT_FIELDS[field].label),
  field,
  unit,
});

const asked = (question: ColumnQuestion, questionText: string, options: ColumnOption[]): AskedColumn => ({
  question,
  questionText,
  options,
});

/** Questions of what a column is, by the field that its heading suggests. */
const FIELD_QUESTIONS: Readonly<Partial<Record<ImportField, readonly [string, readonly ColumnOption[]]>>> = {
  externalId: ['Это ваш номер заказа?', [option('externalId'), option('ttn')]],
  ttn: ['Это номер ТТН или ваш номер?', [option('externalId', 'Ваш номер заказа'), option('ttn')]],
  organization: [
    'Кто в этом столбце?',
    [option('organization', 'Только организации'), option('receiver', 'Организации и люди'), option('name')],
  ],
  places: [
    'Это количество товара или мест?',
    [option('count', 'Количество товара: штук'), option('places', 'Мест: коробок, пакетов')],
  ],
  deliveryDate: [
    'В столбце дата со временем. Это день доставки?',
    [option('deliveryDate', 'День доставки, время — крайний срок')],
  ],
  house: ['Это номер дома?', [option('house', 'Номер дома'), option('length', 'Длина'), option('note')]],
};

/** «Что в столбце?» with the likely answers. */
function fieldQuestion({ field }: ImportColumn): AskedColumn {
  if (field === null) return NOT_ASKED;
  const [text, options] = FIELD_QUESTIONS[field] ?? ['Уточните, что в этом столбце', [option(field)]];
  return asked('field', text, [...options, option(null)]);
}

/** Whether the text of a column goes to the courier; hours may be those of the receiver. */
export function commentQuestion(values: readonly string[]): AskedColumn {
  const hours = values.length > 0 && values.every(isHoursLike);
  return asked('comment', hours ? 'Передать это время курьеру?' : 'Передать это курьеру в комментарии?', [
    ...(hours ? [option('hours', 'Да, как часы, когда получатель на месте')] : []),
    option('note', hours ? 'Да, словами в комментарии' : 'Да, в комментарии'),
    option(null, 'Нет, не переносить'),
  ]);
}

/** What rows count: places, pieces of goods, or one of both, while it is asked. */
export interface Counted {
  places: boolean;
  pieces: boolean;
}

/** Whether a row has more than one place, and more than one piece. */
export function countedIn(
  columns: readonly ImportColumn[],
  valuesOf: (index: number) => readonly string[],
): Counted {
  const many = (field: ImportField, isUnsure: boolean): boolean =>
    columns.some(
      (column) =>
        column.field === field &&
        (column.question === 'field') === isUnsure &&
        valuesOf(column.index).some(isMany),
    );
  const either = many('places', true);
  return { places: either || many('places', false), pieces: either || many('count', false) };
}

const WEIGHTS = {
  word: 'Вес',
  piece: 'unitWeight',
  place: 'weight',
  all: 'totalWeight',
  order: 'orderWeight',
} as const;
const VOLUMES = {
  word: 'Объём',
  piece: 'unitVolume',
  place: 'volume',
  all: 'totalVolume',
  order: 'orderVolume',
} as const;
/** The amounts by the fields that headings suggest: «Вес», «Вес всего». */
const AMOUNTS = { weight: WEIGHTS, totalWeight: WEIGHTS, volume: VOLUMES, totalVolume: VOLUMES } as const;
type Amount = keyof typeof AMOUNTS;
const isAmount = (field: ImportField): field is Amount => Object.hasOwn(AMOUNTS, field);

/** Whose weight or volume it is: of one piece, of one place, or of all together. */
function amountQuestion({ unit }: ImportColumn, field: Amount, { places, pieces }: Counted): AskedColumn {
  const { word, piece, place, all } = AMOUNTS[field];
  const one = [pieces && 'одной штуки', places && 'одного места'].filter(Boolean).join(', ');
  return asked('of', `${word} ${one} или всех вместе?`, [
    ...(pieces ? [option(piece, 'Одной штуки', unit)] : []),
    ...(places ? [option(place, 'Одного места', unit)] : []),
    option(all, 'Всех вместе', unit),
  ]);
}

/** The same where the value stands again on each row of an order: it may be that of the whole order. */
function orderAmountQuestion(
  { unit }: ImportColumn,
  field: Amount,
  { places, pieces, isAll }: Counted & { isAll: boolean },
): AskedColumn {
  const { word, piece, place, all, order } = AMOUNTS[field];
  const options = [
    ...(pieces && !isAll ? [option(piece, 'Одной штуки', unit)] : []),
    ...(places && !isAll ? [option(place, 'Одного места', unit)] : []),
    option(all, 'Всего, что в строке', unit),
    option(order, 'Всего заказа', unit),
  ];
  return asked('of', `${word} повторяется в строках одного заказа. Чей он?`, options);
}

/** A heading that says that the amount is of its row, «Вес строки», or of a place. */
const OF_ROW = /строк/iu;

/** Whether a column says whose amount it is: the heading is sure, and nothing shows that it may be that of the order. */
const mayBeOfOrder = ({ field, heading }: ImportColumn, isUnsure: boolean): boolean =>
  isUnsure || ((field === 'totalWeight' || field === 'totalVolume') && !OF_ROW.test(heading));

const dateQuestion = (): AskedColumn =>
  asked('dates', 'В этих датах сначала день или месяц?', [
    option('deliveryDate', 'Сначала день: 06/07 — 6 июля', DAY_FIRST),
    option('deliveryDate', 'Сначала месяц: 06/07 — 7 июня', MONTH_FIRST),
  ]);

const unitQuestion = (field: ImportField): AskedColumn =>
  asked(
    'unit',
    'В каких единицах эти числа?',
    unitsOf(field).map((unit) => option(field, unit, unit)),
  );

/** Fields whose second column is likely to be told to the courier. */
const TOLD: readonly ImportField[] = ['phone', 'receiverComment', 'hours', 'address', 'organization', 'name'];

const twiceQuestion = (field: ImportField, letters: string): AskedColumn =>
  asked('twice', `«${IMPORT_FIELDS[field].label}» уже в столбце ${letters}. Что делать с этим?`, [
    option(null),
    ...(TOLD.includes(field) ? [option('note')] : []),
  ]);

/** The facts by which the question of a column is chosen. */
export interface Asking {
  values: readonly string[];
  /** Whether the heading is a guess without a confirmation. */
  isUnsure: boolean;
  counted: Counted;
  /** The letters of an earlier column with the same field. */
  earlier: string | null;
  /** Whether a value has no unit of its own. */
  isUnitMissing: boolean;
  /** Whether a value stands again on each row of an order, and no person has said whose it is. */
  isOfOrder: boolean;
}

/** The question of a column that has one, and the unit that its values settle. */
export function askedOf(
  column: ImportColumn,
  { values, isUnsure, counted, earlier, isUnitMissing, isOfOrder }: Asking,
): AskedColumn & Pick<ImportColumn, 'unit'> {
  const { field, unit } = column;
  const open = (question: AskedColumn) => ({ ...question, unit });
  if (field === null) return open(NOT_ASKED);
  if (isSharedField(field)) return open(isUnsure ? commentQuestion(values) : NOT_ASKED);
  if (earlier !== null) return open(twiceQuestion(field, earlier));
  if (isAmount(field) && isOfOrder && mayBeOfOrder(column, isUnsure))
    return open(orderAmountQuestion(column, field, { ...counted, isAll: !isUnsure }));
  if (isUnsure && isAmount(field)) {
    // While each row is one piece in one place, all readings are equal.
    if (counted.places || counted.pieces) return open(amountQuestion(column, field, counted));
  } else if (isUnsure) return open(fieldQuestion(column));
  if (field === 'deliveryDate') {
    const order = dateOrderOf(values);
    if (unit === null && order === 'unclear') return open(dateQuestion());
    return { ...NOT_ASKED, unit: unit ?? (order === MONTH_FIRST ? MONTH_FIRST : null) };
  }
  return open(unit === null && isUnitMissing ? unitQuestion(field) : NOT_ASKED);
}
