import { useFormikContext } from 'formik';

/** Sets some fields of the enclosing form; the others keep their values, also input typed meanwhile. */
export function useFill<Values extends object>(): (fields: Partial<Values>) => void {
  const { setValues } = useFormikContext<Values>();
  return (fields) => void setValues((now) => ({ ...now, ...fields }));
}
