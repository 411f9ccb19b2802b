import {
  cellName,
  orderFields,
  packageFields,
  type Field,
  type ImportedOrder,
  type ImportProblem,
  type Table,
} from '@shlyah/domain';
import type { ImportProblemDto } from './sent-table.dto';

const labels: Readonly<Record<string, Field>> = { ...packageFields, ...orderFields };

/** The name of a field that no column tells, by the path of its error. */
export const labelOf = (path: string): string =>
  labels[path.replace(/^packages\.\d+\./, '')]?.label ?? 'Груз';

/** A problem of an order as a whole. */
export const wholeRow = (
  { rows }: ImportedOrder,
  code: ImportProblem['code'],
  message: string,
  label = 'Заказ',
): ImportProblem => ({ code, message, row: rows[0] ?? 0, column: null, label, choices: [] });

export function problemView(
  { code, message, row, column, label, choices }: ImportProblem,
  table: Table,
): ImportProblemDto {
  const cell = column === null ? null : cellName(row, column);
  const where = cell === null ? `Строка ${row + 1}, «${label}»` : `Ячейка ${cell}`;
  return {
    code,
    cell,
    row: row + 1,
    label,
    value: column === null ? null : (table[row]?.[column] ?? ''),
    message: `${where}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`,
    choices,
  };
}
