import { plural } from '@shlyah/domain';
import { Select } from '../../../ui/fields/Select';
import type { TableSheet } from './types';

interface SheetChoiceProps {
  /** Those that may be read. */
  sheets: readonly TableSheet[];
  /** Why another sheet cannot be read now. */
  locked?: string | undefined;
  busy: boolean;
  onChoose: (name: string) => void;
}

/** The sheet of a workbook that is read, where it has several. */
export function SheetChoice({ sheets, locked, busy, onChoose }: SheetChoiceProps) {
  const read = sheets.find(({ isRead }) => isRead);
  if (sheets.length < 2 || !read) return null;
  return (
    <Select
      label="Лист файла"
      hint={locked}
      value={read.name}
      disabled={locked !== undefined || busy}
      choices={sheets.map((sheet) => ({ value: sheet.name, label: labelOf(sheet) }))}
      onChange={onChoose}
    />
  );
}

const labelOf = ({ name, rows, isHidden }: TableSheet): string =>
  [
    name,
    rows === null ? '' : `${rows}\u00a0${plural(rows, 'строка', 'строки', 'строк')}`,
    isHidden ? 'скрыт' : '',
  ]
    .filter(Boolean)
    .join(', ');
