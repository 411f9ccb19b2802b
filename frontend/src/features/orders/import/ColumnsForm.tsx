import {
  columnLetters,
  IMPORT_FIELDS,
  isImportField,
  unitsOf,
  type ColumnChoice,
  type ImportField,
} from '@shlyah/domain';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Select } from '../../../ui/fields/Select';
import { typeset } from '../../../ui/text';
import styles from './import.module.css';
import type { ImportColumn } from './types';

interface ColumnsFormProps {
  columns: readonly ImportColumn[];
  /** Fields that a column may be matched with; all by default. */
  isOffered?: (field: ImportField) => boolean;
  busy: boolean;
  onApply: (choices: Record<number, ColumnChoice>) => void;
}

const fieldChoices = Object.entries(IMPORT_FIELDS).map(([value, { label }]) => ({ value, label }));
const all = () => true;

const QUESTIONS = {
  field: 'Уточните, что в этом столбце',
  unit: 'В каких единицах эти числа?',
  twice: 'Два столбца об одном: оставьте нужный',
} as const;

const SIDES = ['length', 'width', 'height'];
const isSide = (field: string): boolean => SIDES.includes(field);

const named = ({ heading, index }: ImportColumn): string =>
  heading === '' ? `Без названия, ${columnLetters(index)}` : heading;

/** What stands in columns and in which units: each is chosen by hand, and all are read anew at once. */
export function ColumnsForm({ columns, isOffered = all, busy, onApply }: ColumnsFormProps) {
  const [choices, setChoices] = useState<Record<number, { field: string; unit: string }>>({});
  const ofColumn = ({ index, field, unit }: ImportColumn) =>
    choices[index] ?? { field: field ?? '', unit: unit ?? '' };
  /** The unit of one side is the unit of the others, unless they have their own. */
  const setUnit = (of: ImportColumn, unit: string) =>
    setChoices((before) => {
      const sides = columns.filter((column) => {
        const { field, unit: own } = ofColumn(column);
        return column === of || (own === '' && isSide(field) && isSide(ofColumn(of).field));
      });
      return {
        ...before,
        ...Object.fromEntries(sides.map((column) => [column.index, { ...ofColumn(column), unit }])),
      };
    });
  const apply = () =>
    onApply(
      Object.fromEntries(
        columns.map((column) => {
          const { field, unit } = ofColumn(column);
          return [column.index, { field: isImportField(field) ? field : null, unit: unit || null }];
        }),
      ),
    );
  return (
    <form
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <ul className={styles.columns}>
        {columns.map((column) => {
          const { index, question, note } = column;
          const chosen = ofColumn(column);
          const units = isImportField(chosen.field) ? unitsOf(chosen.field) : [];
          const set = (some: Partial<typeof chosen>) =>
            setChoices((before) => ({ ...before, [index]: { ...chosen, ...some } }));
          return (
            <li key={index} className={styles.column}>
              <div className={styles.heading}>
                <strong>{named(column)}</strong>
                <span className="quiet">{`столбец ${columnLetters(index)}`}</span>
              </div>
              <Select
                label={`${named(column)}: что в столбце`}
                labelHidden
                value={chosen.field}
                placeholder="Не переносить"
                choices={fieldChoices.filter(({ value }) => isImportField(value) && isOffered(value))}
                onChange={(field) => set({ field, unit: '' })}
              />
              {units.length > 0 && (
                <Select
                  label={`${named(column)}: единицы`}
                  labelHidden
                  value={chosen.unit}
                  placeholder="Единицы"
                  choices={units.map((unit) => ({ value: unit, label: unit }))}
                  onChange={(unit) => setUnit(column, unit)}
                />
              )}
              {(question ?? note) && (
                <p className={question ? styles.question : 'quiet'}>
                  {typeset(question ? QUESTIONS[question] : (note ?? ''))}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      <div>
        <Button type="submit" kind="secondary" busy={busy}>
          Применить
        </Button>
      </div>
    </form>
  );
}
