import { DayPicker } from 'react-day-picker';
import { ru } from 'react-day-picker/locale/ru';
import { dateOfDay, dayOfDate } from './date-text';
import styles from './Calendar.module.css';

interface CalendarProps {
  value: string;
  onPick: (day: string) => void;
  isDisabled?: (day: string) => boolean;
  today?: string;
}

const look = {
  root: styles.root ?? '',
  months: styles.months ?? '',
  month_caption: styles.caption ?? '',
  caption_label: styles.captionLabel ?? '',
  nav: styles.nav ?? '',
  button_previous: styles.navButton ?? '',
  button_next: styles.navButton ?? '',
  chevron: styles.chevron ?? '',
  month_grid: styles.grid ?? '',
  weekday: styles.weekday ?? '',
  day: styles.day ?? '',
  day_button: styles.dayButton ?? '',
  selected: styles.selected ?? '',
  today: styles.today ?? '',
  disabled: styles.disabled ?? '',
  outside: styles.outside ?? '',
};

/** One month, the week from Monday. Arrows move by a day, PageUp and PageDown by a month. */
export function Calendar({ value, onPick, isDisabled, today }: CalendarProps) {
  const selected = dateOfDay(value);
  const now = today ? dateOfDay(today) : undefined;
  return (
    <DayPicker
      mode="single"
      locale={ru}
      weekStartsOn={1}
      showOutsideDays
      autoFocus
      classNames={look}
      {...(now && { today: now })}
      {...(selected ? { selected, defaultMonth: selected } : now && { defaultMonth: now })}
      disabled={(date) => isDisabled?.(dayOfDate(date)) ?? false}
      onDayClick={(date, modifiers) => {
        if (!modifiers.disabled) onPick(dayOfDate(date));
      }}
    />
  );
}
