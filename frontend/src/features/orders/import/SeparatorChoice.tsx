import type { TableSeparator } from '@shlyah/api-client';
import { Select } from '../../../ui/fields/Select';
import { Details } from '../../../ui/layout/Details';

const CHOICES = [
  { value: 'semicolon', label: 'Точка с запятой' },
  { value: 'comma', label: 'Запятая' },
  { value: 'tab', label: 'Табуляция' },
] as const satisfies readonly { value: TableSeparator; label: string }[];

interface SeparatorChoiceProps {
  /** Null for a workbook. */
  separator: TableSeparator | null;
  /** Why another one cannot be chosen now. */
  locked?: string | undefined;
  busy: boolean;
  onChoose: (separator: TableSeparator) => void;
}

/** What parts the cells of a text file; folded, since it is mostly recognised. */
export function SeparatorChoice({ separator, locked, busy, onChoose }: SeparatorChoiceProps) {
  if (separator === null) return null;
  return (
    <Details summary="Ячейки разделены неверно?">
      <Select
        label="Между ячейками файла стоит"
        hint={locked}
        value={separator}
        disabled={locked !== undefined || busy}
        choices={CHOICES}
        onChange={(value) => {
          const chosen = CHOICES.find((choice) => choice.value === value);
          if (chosen) onChoose(chosen.value);
        }}
      />
    </Details>
  );
}
