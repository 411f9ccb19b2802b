import { plural, type ColumnChoice, type ImportField } from '@shlyah/domain';
import { Notice } from '../../../ui/feedback/Notice';
import { Details } from '../../../ui/layout/Details';
import { Panel } from '../../../ui/layout/Panel';
import { ColumnsForm } from './ColumnsForm';
import styles from './import.module.css';
import type { ImportColumn } from './types';

interface ColumnsPanelProps {
  columns: readonly ImportColumn[];
  /** Columns that the table has to have and has not, in words. */
  lacking: readonly string[];
  /** Choices made for columns, by their numbers. */
  choices: Readonly<Record<number, ColumnChoice>>;
  /** Of the reading of the table. */
  round: number;
  busy: boolean;
  isOffered?: (field: ImportField) => boolean;
  onApply: (choices: Record<number, ColumnChoice>) => void;
}

/** The columns of a table: those to be asked of first, the others folded. */
export function ColumnsPanel({ columns, lacking, choices, round, ...form }: ColumnsPanelProps) {
  const isNeeded = lacking.length > 0;
  const asks = (column: ImportColumn) =>
    column.question !== null || (isNeeded && column.field === null && choices[column.index] === undefined);
  const open = columns.filter(asks);
  const known = columns.filter((column) => !asks(column));
  const left = known.filter(({ field }) => field === null).length;
  return (
    <Panel title="Столбцы">
      <div className={styles.stack}>
        {isNeeded && (
          <Notice
            kind="attention"
            title={`Не нашли ${plural(lacking.length, 'столбец', 'столбцы', 'столбцы')}: ${lacking.join(', ')}`}
          >
            Если такой столбец есть под другим названием, выберите его ниже. Если нет — добавьте в файл и
            загрузите его ещё раз.
          </Notice>
        )}
        {open.length > 0 && <ColumnsForm key={`open ${round}`} columns={open} {...form} />}
        {known.length > 0 && (
          <Details
            summary={`Узнали ${known.length - left} из ${columns.length}${left > 0 ? `, не переносим ${left}` : ''}`}
          >
            <ColumnsForm key={`known ${round}`} columns={known} {...form} />
          </Details>
        )}
      </div>
    </Panel>
  );
}
