import { useFormikContext } from 'formik';

/** Puts values into some fields of the form around it, at any time; the other fields keep their text. */
export function useFill<Values extends object>(): (fields: Partial<Values>) => void {
  const { setValues } = useFormikContext<Values>();
  return (fields) => void setValues((now) => ({ ...now, ...fields }));
}
