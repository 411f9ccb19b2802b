import { fold } from '../text/fold';
import type { ImportColumn } from './column-types';
import { IMPORT_FIELDS, isItemField } from './fields';
import type { CommonValues, ImportedOrder } from './orders';
import type { ImportProblem } from './problems';

/** The column that fills the field at the path of an error. */
function columnOfPath(path: string, columns: readonly ImportColumn[]): ImportColumn | undefined {
  const [, item] = /^packages\.\d+\.(.+)$/.exec(path) ?? [];
  const name = item ?? path.replace(/Id$/, '');
  const isSize = item !== undefined && ['length', 'width', 'height'].includes(item);
  return columns.find(({ field, question }) => {
    // An error of the town belongs to the town's column, not to the district or the oblast.
    if (field === 'region' || field === 'district') return false;
    if (field === null || question !== null || isItemField(field) !== (item !== undefined)) return false;
    return IMPORT_FIELDS[field].path === name || (field === 'sizes' && isSize);
  });
}

/** Maps validation errors of an order to cells. Omits errors of cells that already have a problem. */
export function problemsAtCells(
  order: ImportedOrder,
  errors: Readonly<Record<string, readonly string[]>>,
  columns: readonly ImportColumn[],
  labelOf: (path: string) => string,
): ImportProblem[] {
  const found = new Map<string, ImportProblem>();
  for (const [path, [message = '']] of Object.entries(errors)) {
    const place = /^packages\.(\d+)\./.exec(path)?.[1];
    const row = (place === undefined ? order.rows[0] : order.placeRows[Number(place)]) ?? 0;
    const column = columnOfPath(path, columns);
    const isSaid = order.problems.some((one) => one.row === row && column && one.column === column.index);
    const label = column?.field ? IMPORT_FIELDS[column.field].label : labelOf(path);
    // Equal items of one row share a cell.
    if (!isSaid)
      found.set(`${row} ${column?.index ?? label}`, {
        code: 'invalid',
        message,
        row,
        column: column?.index ?? null,
        label,
        choices: [],
      });
  }
  return [...found.values()];
}

/** A key that detects repeated orders without an own number: the values of its rows. Null for an order with a number. */
export const rowFingerprint = (
  { values, packages, town, point }: ImportedOrder,
  { order = {}, place = {} }: CommonValues,
): string | null =>
  values['externalId']
    ? null
    : JSON.stringify({
        order: ownValues(values, order),
        places: packages.map((item) => ownValues(item, place)),
        to: fold(point?.text ?? town?.text ?? ''),
      });

/** The fields sorted by name, without values that are common to the table. */
const ownValues = (
  fields: Readonly<Record<string, unknown>>,
  common: Readonly<Record<string, unknown>>,
): unknown[] =>
  Object.entries(fields)
    .filter(([name, value]) => common[name] !== value)
    .map(([name, value]) => [name, typeof value === 'string' ? fold(value) : value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
