import { TextField, type TextFieldProps } from './TextField';
import { timeFromTyped } from './time-text';

/**
 * A time of day as HH:mm, typed in any usual way and reformatted on blur. Not a native control: that one shows AM and
 * PM on devices set to English.
 */
export function TimeField({ onBlur, ...props }: TextFieldProps) {
  return (
    <TextField
      width="tiny"
      inputMode="numeric"
      autoComplete="off"
      placeholder="чч:мм"
      maxLength={5}
      {...props}
      onBlur={(event) => {
        const time = timeFromTyped(props.value);
        if (time !== props.value) props.onChange(time);
        onBlur?.(event);
      }}
    />
  );
}
