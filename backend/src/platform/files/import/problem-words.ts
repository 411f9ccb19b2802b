import {
  cellName,
  fold,
  orderFields,
  packageFields,
  type Field,
  type ImportedOrder,
  type ImportProblem,
  type Table,
} from '@shlyah/domain';
import { SAME_ROWS, type ImportProblemDto } from './sent-table.dto';

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

/** The rows of equal cells with one problem, by the problem and its cell. */
export type SameCells = ReadonlyMap<string, readonly number[]>;

/** Namesakes of a town differ by the district beside it, which its choices tell. */
const cellKey = ({ code, row, column, choices }: ImportProblem, table: Table): string =>
  JSON.stringify([code, column, fold(table[row]?.[column ?? 0] ?? ''), choices]);

/** Finds the cells that one repair mends: equal ones of a column with the same problem. A repeated place is a question of its row. */
export function sameCellsOf(problems: Iterable<ImportProblem>, table: Table): SameCells {
  const found = new Map<string, number[]>();
  for (const problem of problems) {
    if (problem.column === null || problem.code === 'repeated_place') continue;
    const key = cellKey(problem, table);
    const rows = found.get(key);
    if (!rows) found.set(key, [problem.row]);
    else if (rows.at(-1) !== problem.row) rows.push(problem.row);
  }
  return found;
}

/** The other rows that a repair of a problem mends, from 1: all at the first of them, some at the others. */
function othersOf(problem: ImportProblem, table: Table, same: SameCells): number[] {
  const rows = problem.column === null ? undefined : same.get(cellKey(problem, table));
  if (!rows || rows.length < 2) return [];
  const listed = rows[0] === problem.row ? rows : rows.slice(0, SAME_ROWS + 1);
  const others = listed.filter((row) => row !== problem.row).map((row) => row + 1);
  return rows[0] === problem.row ? others : others.slice(0, SAME_ROWS);
}

export function problemView(problem: ImportProblem, table: Table, same: SameCells): ImportProblemDto {
  const { code, message, row, column, label, choices } = problem;
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
    same: othersOf(problem, table, same),
  };
}
