import { columnLetters } from '@shlyah/domain';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import type { Choice } from '../../../ui/fields/Select';
import { typeset } from '../../../ui/text';
import { answerUnits, columnName, type ColumnAnswer } from './column-answers';
import { ColumnSelects } from './ColumnSelects';
import styles from './import.module.css';
import type { ImportColumn } from './types';

interface ColumnQuestionProps {
  column: ImportColumn;
  /** Null until it is answered. */
  answer: ColumnAnswer | null;
  error: string | undefined;
  /** The id of the group of answers. */
  id: string;
  fields: readonly Choice[];
  onAnswer: (answer: ColumnAnswer) => void;
}

/** The value of the answer that is none of the options. */
const OTHER = 'other';

/** A question about a column: some of its values, the likely answers, and any other field. */
export function ColumnQuestion({ column, answer, error, id, fields, onAnswer }: ColumnQuestionProps) {
  const { index, questionText, options, samples, note } = column;
  const chosen = options.findIndex(
    ({ field, unit }) => answer?.field === (field ?? '') && (unit === null || answer.unit === unit),
  );
  const value = answer === null ? '' : answer.other ? OTHER : String(chosen);
  const option = options[chosen];
  const isUnitOpen = answer?.other === false && option?.unit === null && answerUnits(answer).length > 0;
  return (
    <div className={styles.asked}>
      <RadioGroup
        id={id}
        label={`${quoted(column)}, столбец ${columnLetters(index)}. ${typeset(questionText ?? '')}`}
        hint={[sampleWords(samples), note].filter(Boolean).join('. ') || undefined}
        error={error}
        value={value}
        choices={[
          ...options.map(({ label }, at) => ({ value: String(at), label: typeset(label) })),
          { value: OTHER, label: 'Другое' },
        ]}
        onChange={(next) => {
          const picked = options[Number(next)];
          if (next === OTHER) onAnswer({ field: '', unit: '', other: true });
          else if (picked) onAnswer({ field: picked.field ?? '', unit: picked.unit ?? '', other: false });
        }}
      />
      {answer && (answer.other || isUnitOpen) && (
        <div className={styles.selects}>
          <ColumnSelects
            column={column}
            answer={answer}
            fields={answer.other ? fields : null}
            onAnswer={onAnswer}
          />
        </div>
      )}
    </div>
  );
}

const quoted = (column: ImportColumn): string =>
  column.heading === '' ? 'Без названия' : `«${columnName(column)}»`;

/** «Например: 300, 1 200» */
export const sampleWords = (samples: readonly string[]): string =>
  samples.length === 0 ? '' : `Например: ${samples.map((sample) => `«${sample}»`).join(', ')}`;
