import { DateField, type DateFieldProps } from './DateField';
import styles from './DateField.module.css';
import { TimeField } from './TimeField';

export interface DateTimeFieldProps extends DateFieldProps {
  timeLabel?: string;
}

/** Day and time in one wire value, YYYY-MM-DD HH:mm. The time may be missing while one types. */
export function DateTimeField({ value, onChange, timeLabel = 'Время', onBlur, ...face }: DateTimeFieldProps) {
  const [day = '', time = ''] = value.split(' ');
  const join = (nextDay: string, nextTime: string) => onChange(`${nextDay} ${nextTime}`.trim());
  return (
    <div className={styles.pair}>
      <DateField {...face} value={day} onChange={(next) => join(next, time)} {...(onBlur && { onBlur })} />
      <TimeField
        label={timeLabel}
        value={time}
        onChange={(next) => join(day, next)}
        disabled={face.disabled}
        onBlur={onBlur}
      />
    </div>
  );
}
