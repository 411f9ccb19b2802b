import { useFormikContext, type FormikProps } from 'formik';

/**
 * The values as of the last key. Those of a render lack the keys that the form was not drawn with yet, and after an
 * `await` everything that was typed meanwhile.
 */
export function latestValues<Values>(form: Pick<FormikProps<Values>, 'values' | 'setFormikState'>): Values {
  let latest = form.values;
  form.setFormikState((now) => {
    latest = now.values;
    return now;
  });
  return latest;
}

/** Puts values into some fields of the form around it, at any time; the other fields keep what is typed in them. */
export function useFill<Values extends object>(): (fields: Partial<Values>) => void {
  const form = useFormikContext<Values>();
  return (fields) => void form.setValues({ ...latestValues(form), ...fields });
}
