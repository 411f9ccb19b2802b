import { columnLetters, IMPORT_FIELDS, plural, type LeftOut, type TableHead } from '@shlyah/domain';
import type { ReadTable, TableSheet } from './read-table';

/** The sheets of the template that hold no orders. */
const TEMPLATE_LISTS: readonly string[] = ['Города', 'Пункты'];

/** The hidden columns and the other sheets of a table. */
export const columnsAndSheets = (
  { hiddenColumns, sheets }: Pick<ReadTable, 'hiddenColumns' | 'sheets'>,
  { columns }: TableHead,
): LeftOut[] => [
  ...columns
    .filter(({ index }) => hiddenColumns.includes(index))
    .map(({ index, heading, field }): LeftOut => ({
      kind: 'hidden_column',
      rows: [],
      name: heading || columnLetters(index),
      reason:
        field === null
          ? 'Столбец скрыт в файле и не переносится'
          : `Столбец скрыт в файле, но переносится: ${IMPORT_FIELDS[field].label}`,
      canTake: false,
    })),
  ...sheets
    .filter(({ isRead, rows }) => !isRead && rows !== 0)
    .map((sheet): LeftOut => ({
      kind: 'sheet',
      rows: [],
      name: sheet.name,
      ...(TEMPLATE_LISTS.includes(sheet.name)
        ? { reason: 'Список из нашего шаблона', canTake: false }
        : { reason: sheetReason(sheet), canTake: true }),
    })),
];

function sheetReason({ rows, isHidden }: TableSheet): string {
  const kind = isHidden ? 'Другой лист, скрыт в файле' : 'Другой лист';
  return rows === null ? kind : `${kind}: ${rows}\u00a0${plural(rows, 'строка', 'строки', 'строк')}`;
}
