import { columnLetters, type ImportField } from '@shlyah/domain';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Select } from '../../../ui/fields/Select';
import { TextField } from '../../../ui/fields/TextField';
import styles from './import.module.css';
import { TownRepair } from './TownRepair';
import { problemWords } from './rows';
import type { ImportColumn, ImportProblem } from './types';

interface RepairsProps {
  problems: readonly ImportProblem[];
  columns: readonly ImportColumn[];
  /** Texts that were written into cells, by their names. */
  written: Readonly<Record<string, string>>;
  busy: boolean;
  onWrite: (cells: Record<string, string>) => void;
  /** Checks the row again. */
  onCheck: () => void;
}

/** The invalid cells of a row: input is stored at once, and the row is checked again on demand or after a choice. */
export function Repairs({ problems, columns, written, busy, onWrite, onCheck }: RepairsProps) {
  const cells = problems.filter(
    ({ cell }, at) => cell !== null && problems.findIndex((one) => one.cell === cell) === at,
  );
  const others = problems.filter(({ cell }) => cell === null);
  const fieldOf = (cell: string): ImportField | null | undefined =>
    columns.find(({ index }) => columnLetters(index) === cell.replace(/\d+$/, ''))?.field;
  return (
    <form
      className={styles.repairs}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCheck();
      }}
    >
      {others.length > 0 && (
        <ul className={styles.question}>
          {others.map((problem, at) => (
            <li key={at}>
              {problem.label}: {problemWords(problem)}
            </li>
          ))}
        </ul>
      )}
      {cells.map((problem) => {
        const { cell, value } = problem;
        if (cell === null) return null;
        return (
          <Repair
            key={cell}
            problem={problem}
            field={fieldOf(cell)}
            value={written[cell] ?? value ?? ''}
            onChange={(text) => onWrite({ [cell]: text })}
            onChoose={(text) => {
              onWrite({ [cell]: text });
              onCheck();
            }}
          />
        );
      })}
      {cells.length > 0 && (
        <div className={styles.mend}>
          <Button type="submit" kind="secondary" size="small" busy={busy}>
            Проверить
          </Button>
        </div>
      )}
    </form>
  );
}

interface RepairProps {
  problem: ImportProblem;
  field: ImportField | null | undefined;
  value: string;
  onChange: (text: string) => void;
  onChoose: (text: string) => void;
}

/** The option for free text. */
const OTHER = 'other';

function Repair({ problem, field, value, onChange, onChoose }: RepairProps) {
  const { code, label, cell, choices } = problem;
  const [isTyped, setTyped] = useState(choices.length === 0);
  const labelled = { label: `${label}, ячейка ${cell}`, error: problemWords(problem) };
  if (code.startsWith('town_') || field === 'town' || field === 'point')
    return <TownRepair {...labelled} field={field} value={value} choices={choices} onChoose={onChoose} />;
  if (isTyped) return <TextField {...labelled} value={value} onChange={onChange} autoComplete="off" />;
  return (
    <Select
      {...labelled}
      value={choices.includes(value) ? value : ''}
      placeholder={value === '' ? 'Выберите' : `В файле: ${value}`}
      choices={[
        ...choices.map((choice) => ({ value: choice, label: choice })),
        { value: OTHER, label: 'Вписать другое' },
      ]}
      onChange={(text) => {
        if (text === OTHER) setTyped(true);
        else if (text !== '') onChoose(text);
      }}
    />
  );
}
