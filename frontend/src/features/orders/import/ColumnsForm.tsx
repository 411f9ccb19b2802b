import {
  columnLetters,
  IMPORT_FIELDS,
  isImportField,
  type ColumnChoice,
  type ImportField,
} from '@shlyah/domain';
import { useId, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { typeset } from '../../../ui/text';
import {
  answerOf,
  choiceOf,
  columnName,
  isAskedColumn,
  withAnswer,
  type ColumnAnswer,
  type ColumnAnswers,
} from './column-answers';
import { ColumnQuestion, sampleWords } from './ColumnQuestion';
import { ColumnSelects } from './ColumnSelects';
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

/** What stands in columns and in which units: questions are answered, others chosen by hand, and all are read anew at once. */
export function ColumnsForm({ columns, isOffered = all, busy, onApply }: ColumnsFormProps) {
  const id = useId();
  const [answers, setAnswers] = useState<ColumnAnswers>({});
  const [isChecked, setChecked] = useState(false);
  const fields = fieldChoices.filter(({ value }) => isImportField(value) && isOffered(value));
  const groupOf = ({ index }: ImportColumn): string => `${id}-${index}`;
  const setAnswer = (of: ImportColumn) => (answer: ColumnAnswer) =>
    setAnswers((before) => withAnswer(columns, before, of, answer));
  const apply = (): void => {
    const unanswered = columns.find((column) => answerOf(column, answers) === null);
    setChecked(true);
    if (unanswered) return document.getElementById(groupOf(unanswered))?.focus();
    onApply(
      Object.fromEntries(
        columns.flatMap((column): [number, ColumnChoice][] => {
          const answer = answerOf(column, answers);
          return answer ? [[column.index, choiceOf(answer)]] : [];
        }),
      ),
    );
  };
  return (
    <form
      className={styles.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <ul className={styles.columns}>
        {columns.map((column) => {
          const answer = answerOf(column, answers);
          return isAskedColumn(column) || !answer ? (
            <li key={column.index} className={styles.column}>
              <ColumnQuestion
                id={groupOf(column)}
                column={column}
                answer={answer}
                error={isChecked && !answer ? 'Выберите ответ' : undefined}
                fields={fields}
                onAnswer={setAnswer(column)}
              />
            </li>
          ) : (
            <li key={column.index} className={styles.column}>
              <div className={styles.heading}>
                <strong>{columnName(column)}</strong>
                <span className="quiet">{`столбец ${columnLetters(column.index)}`}</span>
              </div>
              <ColumnSelects column={column} answer={answer} fields={fields} onAnswer={setAnswer(column)} />
              {(column.samples.length > 0 || column.note) && (
                <p className="quiet">
                  {[sampleWords(column.samples), column.note && typeset(column.note)]
                    .filter(Boolean)
                    .join('. ')}
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
