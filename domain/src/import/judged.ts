import { fold } from '../text/fold';
import type { ImportColumn } from './columns';
import { IMPORT_FIELDS, isOfPlace } from './fields';
import type { Common, ImportedOrder } from './orders';
import type { ImportProblem } from './problems';

/** The column that fills a field of the wire, told by the path of its error. */
function columnOfPath(path: string, columns: readonly ImportColumn[]): ImportColumn | undefined {
  const [, item] = /^packages\.\d+\.(.+)$/.exec(path) ?? [];
  const name = item ?? path.replace(/Id$/, '');
  const isSize = item !== undefined && ['length', 'width', 'height'].includes(item);
  return columns.find(({ field, question }) => {
    // A district without its town is no error of the district.
    if (field === 'region' || field === 'district') return false;
    if (field === null || question !== null || isOfPlace(field) !== (item !== undefined)) return false;
    return IMPORT_FIELDS[field].path === name || (field === 'sizes' && isSize);
  });
}

/** The errors of a checked order at its cells; an error of a cell that could not be read is left out, since that was said. */
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
    // Equal places of one row have one cell.
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

/** What tells an order from others when it has no number: everything that its own rows say of it; null for one with a number. */
export const printOf = (
  { values, packages, town, point }: ImportedOrder,
  { order = {}, place = {} }: Common,
): string | null =>
  values['externalId']
    ? null
    : JSON.stringify({
        order: saidIn(values, order),
        places: packages.map((item) => saidIn(item, place)),
        to: fold(point?.text ?? town?.text ?? ''),
      });

/** The fields in the order of their names, without those that were said once for the whole table. */
const saidIn = (
  fields: Readonly<Record<string, unknown>>,
  common: Readonly<Record<string, unknown>>,
): unknown[] =>
  Object.entries(fields)
    .filter(([name, value]) => common[name] !== value)
    .map(([name, value]) => [name, typeof value === 'string' ? fold(value) : value] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
