import { Select, type Choice } from '../../../ui/fields/Select';
import { answerUnits, columnName, type ColumnAnswer } from './column-answers';
import type { ImportColumn } from './types';

interface ColumnSelectsProps {
  column: ImportColumn;
  answer: ColumnAnswer;
  /** The fields to choose from; null leaves the field as it is. */
  fields: readonly Choice[] | null;
  onAnswer: (answer: ColumnAnswer) => void;
}

/** The field of a column and its unit, by hand. */
export function ColumnSelects({ column, answer, fields, onAnswer }: ColumnSelectsProps) {
  const units = answerUnits(answer);
  const isDate = answer.field === 'deliveryDate';
  return (
    <>
      {fields && (
        <Select
          label={`${columnName(column)}: что в столбце`}
          labelHidden
          value={answer.field}
          placeholder="Не переносить"
          choices={fields}
          onChange={(field) => onAnswer({ ...answer, field, unit: '' })}
        />
      )}
      {units.length > 0 && (
        <Select
          label={`${columnName(column)}: ${isDate ? 'день и месяц' : 'единицы'}`}
          labelHidden
          value={answer.unit}
          placeholder={isDate ? 'День и месяц' : 'Единицы'}
          choices={units.map((unit) => ({ value: unit, label: unit }))}
          onChange={(unit) => onAnswer({ ...answer, unit })}
        />
      )}
    </>
  );
}
