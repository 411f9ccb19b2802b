import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../actions/Button';
import { classes } from '../classes';
import { dayTitle, firstDay, monthTitle, shiftDay, weekdays, weeksOfMonth } from './date-text';
import { dayByKey, nearestOpen } from './calendar-keys';
import styles from './Calendar.module.css';

interface CalendarProps {
  value: string;
  onPick: (day: string) => void;
  isDisabled?: (day: string) => boolean;
  today?: string;
}

const noneDisabled = () => false;

/** One month, the week from Monday. Arrows move by a day or a week, PageUp and PageDown by a month. */
export function Calendar({ value, onPick, isDisabled = noneDisabled, today = '' }: CalendarProps) {
  const [at, setAt] = useState(() => firstDay(value, today));
  const grid = useRef<HTMLTableElement>(null);
  const byKeyboard = useRef(true);
  // The one day that Tab leads to: a disabled button cannot take the focus.
  const stop = nearestOpen(at, 1, isDisabled);

  useEffect(() => {
    if (byKeyboard.current) grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  }, [at]);

  const goTo = (day: string, focus: boolean) => {
    byKeyboard.current = focus;
    setAt(day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey(stop, event.key, isDisabled);
    if (day === undefined) return;
    event.preventDefault();
    goTo(day, true);
  };

  return (
    <div className={styles.root}>
      <div className={styles.caption}>
        <span className={styles.captionLabel} aria-live="polite">
          {monthTitle(at)}
        </span>
        <IconButton
          icon="chevronLeft"
          label="Предыдущий месяц"
          onClick={() => goTo(shiftDay(at, -1, 'month'), false)}
        />
        <IconButton
          icon="chevronRight"
          label="Следующий месяц"
          onClick={() => goTo(shiftDay(at, 1, 'month'), false)}
        />
      </div>
      <table ref={grid} role="grid" className={styles.grid} aria-label={monthTitle(at)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays().map(({ short, full }) => (
              <th key={short} scope="col" abbr={full} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(at).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} role="gridcell" data-day={day} aria-selected={day === value}>
                  <button
                    type="button"
                    className={classes(
                      styles.day,
                      day.slice(0, 7) !== at.slice(0, 7) && styles.outside,
                      day === today && styles.today,
                      day === value && styles.selected,
                    )}
                    tabIndex={day === stop ? 0 : -1}
                    disabled={isDisabled(day)}
                    aria-label={dayTitle(day)}
                    aria-current={day === today ? 'date' : undefined}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
