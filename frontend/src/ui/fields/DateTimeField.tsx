import { DateField, type DateFieldProps } from './DateField';
import styles from './DateField.module.css';
import { FieldSet, InWrongGroup } from './Field';
import { TimeField } from './TimeField';

export type DateTimeFieldProps = DateFieldProps;

/** A latest day and time in one wire value, YYYY-MM-DD HH:mm, under one label. The time may be missing while one types. */
export function DateTimeField({
  value,
  onChange,
  label,
  hint,
  error,
  optional,
  ...rest
}: DateTimeFieldProps) {
  const [day = '', time = ''] = value.split(' ');
  // An error of the day is no error of the time.
  const isWrong = error !== undefined && rest.isDisabled?.(day) !== true;
  const join = (nextDay: string, nextTime: string) => `${nextDay} ${nextTime}`.trimEnd();
  return (
    <FieldSet label={label} hint={hint} error={error} optional={optional}>
      <div className={styles.pair}>
        <DateField
          {...rest}
          label={label}
          labelHidden
          value={day}
          onChange={(next) => onChange(join(next, time))}
        />
        {/* The name of the time says it to a screen reader. */}
        <span className={styles.until} aria-hidden="true">
          до
        </span>
        <InWrongGroup value={isWrong}>
          <TimeField
            label="Не позже"
            labelHidden
            value={time}
            onChange={(next) => onChange(join(day, next))}
            onBlur={rest.onBlur}
          />
        </InWrongGroup>
      </div>
    </FieldSet>
  );
}
