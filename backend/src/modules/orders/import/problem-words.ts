import {
  cellName,
  orderFields,
  packageFields,
  type Field,
  type ImportedOrder,
  type ImportProblem,
  type Sought,
  type Table,
} from '@shlyah/domain';
import type { ImportProblemDto } from '../http/dto/import.dto';
import type { UnknownPlace } from './named-places';

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

const TOWN = { label: 'Город', none: 'town_unknown', many: 'town_namesakes' } as const;
const POINT = { label: 'Пункт выдачи', none: 'point_unknown', many: 'point_namesakes' } as const;

/** A town or a point that a cell names not or not alone. */
export function unclearPlace(
  { row, column, text, rewritten }: Sought,
  { isNamesake, choices }: UnknownPlace,
  isPoint: boolean,
): ImportProblem {
  const { label, none, many } = isPoint ? POINT : TOWN;
  const message = isNamesake
    ? `${isPoint ? 'Таких пунктов' : 'Таких мест'} несколько. Выберите нужное`
    : `Не нашли «${text}». ${choices.length > 0 ? 'Выберите похожее или проверьте название' : 'Проверьте название'}`;
  return { code: isNamesake ? many : none, message, row, column, label, choices: choices.map(rewritten) };
}
