import type { MovedDaysDto } from '@shlyah/api-client';
import { formatDate, isDay, isOrdinaryWorkingDay, MAX_MOVED_DAYS, MESSAGES } from '@shlyah/domain';
import { useState } from 'react';
import type { ActionFailure } from '../../../shared/failure';
import { uniqueKey } from '../../../shared/unique-key';
import { useAction } from '../../../shared/useAction';
import { Button, IconButton } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import { DateField } from '../../../ui/fields/DateField';
import { useFocusRestore } from '../../../ui/useFocusRestore';
import { updateMovedDays } from './actions';
import styles from './calendar.module.css';

interface Row {
  key: string;
  day: string;
}

interface MovedDaysFormProps {
  stored: MovedDaysDto;
  today: string;
  onSaved: (saved: MovedDaysDto) => void;
}

/** The days of a year; which way a day is moved follows from what it is by itself. */
export function MovedDaysForm({ stored, today, onSaved }: MovedDaysFormProps) {
  const { year, isKnown, version } = stored;
  const { busy, problem, run } = useAction();
  const trackFocus = useFocusRestore();
  const [rows, setRows] = useState<Row[]>(() => stored.days.map(({ day }) => rowOf(day)));
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const save = () => {
    const wrong = Object.fromEntries(
      rows.flatMap(({ key, day }) =>
        isDay(day) ? [] : [[key, day === '' ? MESSAGES.required : MESSAGES.date]],
      ),
    );
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const days = rows.map(({ day }) => ({ day, isWorking: !isOrdinaryWorkingDay(day) }));
    void run(updateMovedDays({ year, version, days }), {
      done: `Переносы ${year} года сохранены`,
      onDone: onSaved,
      onFresh: onSaved,
      onFailed: ({ errors: told }) => setErrors(errorsOfRows(told, rows)),
      changed: (by) => `Переносы тем временем изменили: ${by}. Посмотрите, какими они стали.`,
    });
  };
  return (
    <div className={styles.days} onFocus={trackFocus}>
      {!isKnown && <p>Переносы {year} года не внесены: сроки считаем без них.</p>}
      {isKnown && rows.length === 0 && <p>В {year} году переносов нет.</p>}
      <ol hidden={rows.length === 0}>
        {rows.map(({ key, day }, index) => (
          <li key={key} className={styles.movedDay}>
            <DateField
              label={`День ${index + 1}`}
              value={day}
              today={today}
              error={errors[key]}
              hint={isDay(day) ? wayOf(day) : undefined}
              onChange={(chosen) =>
                setRows(rows.map((row) => (row.key === key ? { ...row, day: chosen } : row)))
              }
            />
            <IconButton
              icon="trash"
              label={`Убрать ${formatDate(day) || `день ${index + 1}`}`}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            />
          </li>
        ))}
      </ol>
      <Problem>{problem}</Problem>
      <div className={styles.line}>
        {rows.length < MAX_MOVED_DAYS && (
          <Button kind="secondary" icon="plus" onClick={() => setRows([...rows, rowOf('')])}>
            Добавить перенос
          </Button>
        )}
        <Button busy={busy} onClick={save}>
          {rows.length === 0 && !isKnown ? `Переносов в ${year} году нет` : 'Сохранить переносы'}
        </Button>
      </div>
    </div>
  );
}

const rowOf = (day: string): Row => ({ key: uniqueKey(), day });

const wayOf = (day: string): string =>
  isOrdinaryWorkingDay(day) ? 'Рабочий → выходной' : 'Выходной → рабочий';

/** The server's errors, `days.2.day`, at the rows. */
function errorsOfRows(told: ActionFailure['errors'], rows: readonly Row[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(told ?? {}).flatMap(([path, [text = '']]) => {
      const row = rows[Number(/^days\.(\d+)\./.exec(path)?.[1] ?? -1)];
      return row ? [[row.key, text]] : [];
    }),
  );
}
