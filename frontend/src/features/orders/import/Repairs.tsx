import { columnLetters, plural, type ImportField } from '@shlyah/domain';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Select } from '../../../ui/fields/Select';
import { TextField } from '../../../ui/fields/TextField';
import styles from './import.module.css';
import { TownRepair } from './TownRepair';
import { columnOfCell, problemWords } from './rows';
import type { ImportColumn, ImportProblem } from './types';

interface RepairsProps {
  problems: readonly ImportProblem[];
  columns: readonly ImportColumn[];
  /** Texts that were written into cells, by their names. */
  written: Readonly<Record<string, string>>;
  busy: boolean;
  /** The other rows whose equal cell may be mended by the same answer. */
  othersOf?: (problem: ImportProblem) => number[];
  onWrite: (cells: Record<string, string>) => void;
  /** Checks the row again, and these others. */
  onCheck: (others: readonly number[]) => void;
}

/** Other rows that are named. */
const SHOWN = 5;

/** The invalid cells of a row: input is stored at once, and the row is checked again on demand or after a choice. */
export function Repairs({
  problems,
  columns,
  written,
  busy,
  othersOf = () => [],
  onWrite,
  onCheck,
}: RepairsProps) {
  /** Cells whose answer is not for the equal ones. */
  const [alone, setAlone] = useState<readonly string[]>([]);
  const cells = problems.filter(
    ({ cell }, at) => cell !== null && problems.findIndex((one) => one.cell === cell) === at,
  );
  const others = problems.filter(({ cell }) => cell === null);
  const fieldOf = (cell: string): ImportField | null | undefined =>
    columns.find(({ index }) => columnLetters(index) === columnOfCell(cell))?.field;
  /** Writes an answer into the equal cells of other rows, too; returns these rows. */
  const share = (problem: ImportProblem, text: string | undefined): number[] => {
    const { cell } = problem;
    const rows = cell === null || text === undefined || alone.includes(cell) ? [] : othersOf(problem);
    const cellOf = (row: number): string => `${columnOfCell(cell ?? '')}${row}`;
    if (rows.length > 0) onWrite(Object.fromEntries(rows.map((row) => [cellOf(row), text ?? ''])));
    return rows;
  };
  return (
    <form
      className={styles.repairs}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onCheck(cells.flatMap((problem) => share(problem, written[problem.cell ?? ''])));
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
        const others = othersOf(problem);
        return (
          <div key={cell} className={styles.same}>
            <Repair
              problem={problem}
              field={fieldOf(cell)}
              value={written[cell] ?? value ?? ''}
              onChange={(text) => onWrite({ [cell]: text })}
              onChoose={(text) => {
                onWrite({ [cell]: text });
                onCheck(share(problem, text));
              }}
            />
            {others.length > 0 && (
              <Checkbox
                label={othersIn(others)}
                checked={!alone.includes(cell)}
                onChange={(checked) =>
                  setAlone(checked ? alone.filter((one) => one !== cell) : [...alone, cell])
                }
              />
            )}
          </div>
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

/** «И ещё в 6 строках: 5, 8, 9, 12, 14…». */
function othersIn(rows: readonly number[]): string {
  const words = `И\u00a0ещё в\u00a0${rows.length}\u00a0${plural(rows.length, 'строке', 'строках', 'строках')}`;
  return `${words}: ${rows.slice(0, SHOWN).join(', ')}${rows.length > SHOWN ? '…' : ''}`;
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
