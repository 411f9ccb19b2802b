import { TextField, type TextFieldProps } from './TextField';

/** A time of day as HH:mm, by the browser's own control. */
export function TimeField(props: TextFieldProps) {
  return <TextField width="tiny" {...props} type="time" />;
}
