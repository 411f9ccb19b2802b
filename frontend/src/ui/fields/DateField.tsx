import { useId, useRef, useState } from 'react';
import { Icon } from '../icons/Icon';
import { useEscape, useOutside } from '../overlay/useDismiss';
import { useStateFrom } from '../useStateFrom';
import { Calendar } from './Calendar';
import { dayFromTyped, nearestDay, shownDay } from './date-text';
import { Field, type FieldFrameProps } from './Field';
import control from './control.module.css';
import styles from './DateField.module.css';

export interface DateFieldProps extends FieldFrameProps {
  /** YYYY-MM-DD, "" when empty; a text that is not a day is passed on as typed, for the schema to refuse. */
  value: string;
  onChange: (day: string) => void;
  onBlur?: () => void;
  /** Days that cannot be picked in the calendar, asked by YYYY-MM-DD. */
  isDisabled?: (day: string) => boolean;
  /** The day the calendar counts as today (YYYY-MM-DD, in Minsk). */
  today?: string;
  name?: string | undefined;
}

/** A day: typed as 20.11.2026 or 20.11, or picked in a calendar with the week from Monday. */
export function DateField({
  label,
  hint,
  error,
  optional,
  width = 'short',
  id,
  labelHidden,
  ...props
}: DateFieldProps) {
  const { value, onChange, onBlur, isDisabled, today } = props;
  const [text, setText] = useStateFrom(value, (day, before: string | undefined) =>
    before !== undefined && dayFromTyped(before) === day ? before : shownDay(day),
  );
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEscape(open, close);
  useOutside(box, open, () => setOpen(false));

  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      width={width}
      id={id}
      labelHidden={labelHidden}
    >
      {(controlProps) => (
        <div ref={box} className={styles.box}>
          <span className={control.withButton}>
            <input
              {...controlProps}
              type="text"
              inputMode="numeric"
              autoComplete="off"
              name={props.name}
              placeholder="дд.мм.гггг"
              className={control.control}
              value={text}
              onChange={(event) => {
                setText(event.target.value);
                onChange(dayFromTyped(event.target.value) ?? event.target.value.trim());
              }}
              onBlur={() => {
                // Before the value changes: a form checks what it has at that moment.
                onBlur?.();
                const near = nearestDay(text, today);
                if (near) onChange(near);
                setText(shownDay(near ?? value));
              }}
            />
            <button
              ref={button}
              type="button"
              className={control.inside}
              aria-label="Открыть календарь"
              aria-expanded={open}
              aria-controls={open ? panelId : undefined}
              onClick={() => setOpen(!open)}
            >
              <Icon name="calendar" />
            </button>
          </span>
          {open && (
            <div id={panelId} role="dialog" aria-label="Календарь" className={styles.panel}>
              <Calendar
                value={value}
                {...(today && { today })}
                {...(isDisabled && { isDisabled })}
                onPick={(day) => {
                  onChange(day);
                  close();
                }}
              />
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
