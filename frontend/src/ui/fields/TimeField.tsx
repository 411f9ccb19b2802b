import { useStateFrom } from '../useStateFrom';
import { TextField, type TextFieldProps } from './TextField';
import { timeFromTyped } from './time-text';

/**
 * A time of day as HH:mm, typed in any usual form and parsed at once: what stands in the field is reformatted when it
 * is left, the value is HH:mm from the first digit on. Not a native control: that one shows AM and PM on devices set to
 * English.
 */
export function TimeField({ value, onChange, onBlur, ...props }: TextFieldProps) {
  const [text, setText] = useStateFrom(value, (time, before: string | undefined) =>
    before !== undefined && timeFromTyped(before) === time ? before : time,
  );
  return (
    <TextField
      width="tiny"
      inputMode="numeric"
      autoComplete="off"
      placeholder="чч:мм"
      maxLength={5}
      {...props}
      value={text}
      onChange={(typed) => {
        setText(typed);
        onChange(timeFromTyped(typed));
      }}
      onBlur={(event) => {
        setText(value);
        onBlur?.(event);
      }}
    />
  );
}
