import { minskDay } from '@shlyah/domain';
import { useState } from 'react';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { Select } from '../../../ui/fields/Select';
import { getMovedDays } from './actions';
import styles from './calendar.module.css';
import { MovedDaysForm } from './MovedDaysForm';

/** The moved working days of a year, by which terms in working days are counted. */
export function MovedDays({ now }: { now: () => Date }) {
  const today = minskDay(now());
  const thisYear = Number(today.slice(0, 4));
  const [year, setYear] = useState(thisYear);
  const moved = useLoaded(getMovedDays, year);
  const years = [thisYear - 1, thisYear, thisYear + 1].map(String);
  return (
    <section className={styles.moved} aria-labelledby="moved-days">
      <h2 id="moved-days">Переносы рабочих дней</h2>
      <p className="quiet">
        По ним считают сроки в рабочих днях: например, сколько у клиента времени возразить по акту. Дни
        доставки от них не зависят.
      </p>
      <Select
        label="Год"
        width="short"
        value={String(year)}
        choices={years.map((value) => ({ value, label: value }))}
        onChange={(chosen) => setYear(Number(chosen))}
      />
      <QueryState loaded={moved} failedTitle="Не удалось загрузить переносы">
        {(stored) => (
          <MovedDaysForm
            key={`${stored.year} ${stored.version}`}
            stored={stored}
            today={today}
            onSaved={moved.replace}
          />
        )}
      </QueryState>
    </section>
  );
}
