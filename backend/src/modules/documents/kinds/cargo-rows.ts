import {
  cargoTotals,
  cleanFields,
  groupEqualItems,
  packageFields,
  type PackageBody,
  type PackageType,
} from '@shlyah/domain';
import { NONE, orBlank, orNone, yesNo } from '../data/values';
import type { Field } from '../document-kind';

/** A row for equal items, numbered from `first`; `type` is null in the row for empty cargo. */
type CargoRow = Omit<PackageBody, 'type' | 'count'> & {
  type: PackageType | null;
  count: number | null;
  first: number;
  places: number;
};

/** Rows of the cargo table. Empty cargo gets a row of its own, because an empty table looks like a printing error. */
export const cargoRows = (cargo: readonly PackageBody[]): CargoRow[] =>
  cargo.length > 0
    ? groupEqualItems(cargo, factsOf).map(({ item, first, count }) => ({ ...item, first, places: count }))
    : [noCargo];

/** An item with an unnumbered waybill gets its own row, with a blank for the number. */
const factsOf = (item: PackageBody, index: number): unknown =>
  item.useTTN === 'yes' && !item.TTN ? index : cleanFields(packageFields, item);

const noCargo: CargoRow = {
  first: 1,
  places: 0,
  type: null,
  calculationType: 'sizes',
  name: 'Груз не указан',
  count: null,
  length: null,
  width: null,
  height: null,
  weight: null,
  volume: null,
  useTTN: 'no',
  TTN: null,
  returnTTN: false,
};

const totalsOf = ({ type, places, ...row }: CargoRow) =>
  cargoTotals(type === null ? [] : Array.from({ length: places }, () => ({ ...row, type })));

const numberOf = ({ first, places }: CargoRow): string | number | null =>
  places > 1 ? `${first}–${first + places - 1}` : places === 1 ? first : null;

const size =
  (side: 'length' | 'width' | 'height') =>
  (row: CargoRow): number | null =>
    row.calculationType === 'sizes' ? row[side] : null;

/** The columns of the cargo table. */
export const cargoColumns: Record<string, Field<CargoRow>> = {
  no: ['номер места, число; у одинаковых мест — с какого по какой, «2–5»', numberOf],
  kind: [
    'посылка, товар или документы',
    ({ type }) => (type === null ? NONE : packageFields.type.choiceLabels[type]),
  ],
  name: ['название', ({ name }) => orNone(name)],
  count: [
    'количество, у одинаковых мест — вместе, число',
    ({ count, places }) => (count === null ? null : count * places),
  ],
  length: ['длина, см, число', size('length')],
  width: ['ширина, см, число', size('width')],
  height: ['высота, см, число', size('height')],
  volume: ['объём, у одинаковых мест — вместе, м³, число', (row) => totalsOf(row).volumeM3 || null],
  unitWeight: ['вес единицы, кг, число', ({ weight }) => weight],
  weight: ['вес, у одинаковых мест — вместе, кг, число', (row) => totalsOf(row).weightKg || null],
  ttn: ['номер ТТН', ({ useTTN, TTN }) => (useTTN === 'yes' ? orBlank(TTN) : NONE)],
  returnTtn: [
    'вернуть ТТН: Да или Нет',
    ({ useTTN, returnTTN }) => (useTTN === 'yes' ? yesNo(returnTTN) : NONE),
  ],
};
