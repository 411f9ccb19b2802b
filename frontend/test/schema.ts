import { validateYupSchema, yupToFormErrors } from 'formik';
import { inFieldsFormat } from '../src/ui/form/date-words';
import { flatErrors } from '../src/ui/form/errors';
import type { ObjectSchema } from 'yup';

/** What a form with this schema says of the values: the text of each field by its path, as Formik takes it. */
export async function said(schema: ObjectSchema<object>, values: object): Promise<Record<string, string>> {
  try {
    await validateYupSchema(values, schema);
    return {};
  } catch (error) {
    return Object.fromEntries(flatErrors(yupToFormErrors(error)));
  }
}

/** The first text of each path, as a form with these values shows it. */
export const firstTexts = (
  problems: Readonly<Record<string, readonly string[]>>,
  values: object,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(problems).map(([path, [text = '']]) => [
      path,
      inFieldsFormat(text, values[path as keyof typeof values]),
    ]),
  );
