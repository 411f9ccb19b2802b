import { cargoTotals, type PackageType } from '@shlyah/domain';
import type { CargoLine } from '../data/source';
import { NONE, orBlank, orNone, yesNo } from '../data/values';
import type { Field } from '../document-kind';

/** A piece of cargo with its number in the list; `type` and the number are null in the row that says there is none. */
type CargoRow = Omit<CargoLine, 'type'> & { no: number | null; type: PackageType | null };

/** An empty table would look like a page that was not printed whole. */
export const cargoRows = (cargo: readonly CargoLine[]): CargoRow[] =>
  cargo.length > 0 ? cargo.map((item, index) => ({ ...item, no: index + 1 })) : [noCargo];

const noCargo: CargoRow = {
  no: null,
  type: null,
  calculationType: 'sizes',
  name: 'Груз не указан',
  count: null,
  length: null,
  width: null,
  height: null,
  weight: null,
  volume: null,
  withTtn: false,
  ttn: null,
  returnTtn: false,
};

const KINDS: Record<PackageType, string> = { package: 'Посылка', product: 'Товар', doc: 'Документы' };

const totalsOf = ({ type, ...row }: CargoRow) => cargoTotals(type === null ? [] : [{ ...row, type }]);

const size =
  (side: 'length' | 'width' | 'height') =>
  (row: CargoRow): number | null =>
    row.calculationType === 'sizes' ? row[side] : null;

/** The columns of a table of cargo. */
export const cargoColumns: Record<string, Field<CargoRow>> = {
  no: ['номер строки, число', ({ no }) => no],
  kind: ['посылка, товар или документы', ({ type }) => (type === null ? NONE : KINDS[type])],
  name: ['название', ({ name }) => orNone(name)],
  count: ['количество, число', ({ count }) => count],
  length: ['длина, см, число', size('length')],
  width: ['ширина, см, число', size('width')],
  height: ['высота, см, число', size('height')],
  volume: ['объём места, м³, число', (row) => totalsOf(row).volumeM3 || null],
  unitWeight: ['вес единицы, кг, число', ({ weight }) => weight],
  weight: ['вес места, кг, число', (row) => totalsOf(row).weightKg || null],
  ttn: ['номер ТТН', ({ withTtn, ttn }) => (withTtn ? orBlank(ttn) : NONE)],
  returnTtn: ['вернуть ТТН: Да или Нет', ({ withTtn, returnTtn }) => (withTtn ? yesNo(returnTtn) : NONE)],
};
