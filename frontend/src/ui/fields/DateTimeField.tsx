import { DateField, type DateFieldProps } from './DateField';
import styles from './DateField.module.css';
import { FieldGroup } from './Field';
import { TimeField } from './TimeField';

export interface DateTimeFieldProps extends DateFieldProps {
  timeLabel?: string;
}

/** Day and time in one wire value, YYYY-MM-DD HH:mm, under one label. The time may be missing while one types. */
export function DateTimeField({
  value,
  onChange,
  timeLabel = 'Время',
  label,
  hint,
  error,
  optional,
  ...rest
}: DateTimeFieldProps) {
  const [day = '', time = ''] = value.split(' ');
  const join = (nextDay: string, nextTime: string) => `${nextDay} ${nextTime}`.trimEnd();
  return (
    <FieldGroup {...{ label, hint, error, optional }}>
      <div className={styles.pair}>
        <DateField
          {...rest}
          label={label}
          labelHidden
          value={day}
          onChange={(next) => onChange(join(next, time))}
        />
        <TimeField
          label={timeLabel}
          labelHidden
          value={time}
          onChange={(next) => onChange(join(day, next))}
          disabled={rest.disabled}
          onBlur={rest.onBlur}
        />
      </div>
    </FieldGroup>
  );
}
