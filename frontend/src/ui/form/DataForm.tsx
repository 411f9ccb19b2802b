import { Form, Formik, type FormikProps, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { LeaveGuard } from '../leaving/LeaveGuard';
import { FormErrors } from './FormErrors';
import type { SubmitFailure } from './errors';
import type { ObjectSchema } from './yup';
import styles from './DataForm.module.css';

interface DataFormProps<Values extends FormikValues> {
  initialValues: Values;
  schema: ObjectSchema<object>;
  /** Sends the values; a returned failure is shown in the summary and beside the fields. */
  onSubmit: (values: Values) => Promise<SubmitFailure | undefined>;
  /** After a successful submit, when leaving the page loses nothing any more. */
  onSaved?: () => void;
  /** Title of the summary when the server has refused; «Проверьте форму» is the title for the form's own errors. */
  failureTitle?: string;
  /** What the form holds after a save; without it, what was saved. For what is sent once, such as passwords. */
  afterSave?: (values: Values) => Values;
  /** Adopts new initial values while nothing has been typed, e.g. after a save. */
  reinitialize?: boolean;
  /** Does not ask before what was typed is left: it is kept as a draft, or is a login or a filter. */
  unguarded?: boolean;
  label?: string;
  /** `saved`: what the form shows is what was just saved. */
  children: ReactNode | ((form: FormikProps<Values>, saved: boolean) => ReactNode);
}

/** A form: checks by the schema, the summary above, the fields, and errors of the server where they belong. */
export function DataForm<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  onSaved,
  failureTitle,
  afterSave,
  reinitialize,
  unguarded,
  label,
  children,
}: DataFormProps<Values>) {
  const [saved, setSaved] = useState<Values>();
  const tell = useEffectEvent(() => onSaved?.());
  useEffect(() => {
    if (saved) tell();
  }, [saved]);
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={schema}
      enableReinitialize={reinitialize ?? false}
      onSubmit={async (values, form) => {
        form.setStatus(undefined);
        setSaved(undefined);
        const failure = await onSubmit(values);
        if (failure) {
          form.setStatus(failure);
          return;
        }
        const held = afterSave?.(values) ?? values;
        if (afterSave) form.resetForm({ values: held });
        setSaved(held);
      }}
    >
      {(form) => (
        <Form noValidate className={styles.form} aria-label={label}>
          {!unguarded && <LeaveGuard unsaved={form.dirty && form.values !== saved} />}
          <FormErrors {...(failureTitle && { failureTitle })} />
          {typeof children === 'function'
            ? children(form, saved !== undefined && !form.dirty && !form.isSubmitting)
            : children}
        </Form>
      )}
    </Formik>
  );
}
