import { Form, Formik, type FormikProps, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import isEqual from 'react-fast-compare';
import { LeaveGuard } from '../leaving/LeaveGuard';
import { FormErrors } from './FormErrors';
import type { SubmitFailure } from './errors';
import type { ObjectSchema } from 'yup';
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
  /** Adopts new initial values, e.g. after a save; a field that was changed meanwhile keeps what was typed. */
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
  const form = useRef<FormikProps<Values>>(null);
  const sent = useRef<Values>(undefined);
  const [saved, setSaved] = useState<Values>();
  const tell = useEffectEvent(() => onSaved?.());
  useEffect(() => {
    if (saved) tell();
  }, [saved]);
  // Formik's own way would take away what is typed between a save and its answer.
  const adoptInitial = useEffectEvent(() => {
    const now = form.current;
    if (!now || !reinitialize || isEqual(now.initialValues, initialValues)) return;
    adopt(now, initialValues, sent.current ?? now.initialValues);
    sent.current = undefined;
  });
  useEffect(() => adoptInitial(), [initialValues]);
  return (
    <Formik<Values>
      innerRef={form}
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={async (values, { setStatus }) => {
        setStatus(undefined);
        setSaved(undefined);
        sent.current = values;
        const failure = await onSubmit(values);
        if (failure) {
          sent.current = undefined;
          setStatus(failure);
          return;
        }
        const held = afterSave?.(values) ?? values;
        if (afterSave && form.current) adopt(form.current, held, values);
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

/** Makes `fresh` what the form begins with; fields that differ from `base` were changed since and stay as they are. */
function adopt<Values extends FormikValues>(form: FormikProps<Values>, fresh: Values, base: Values): void {
  const typed = changed(form.values, base);
  form.resetForm({ values: fresh });
  if (Object.keys(typed).length > 0) void form.setValues({ ...fresh, ...typed }, false);
}

/** The fields whose values differ from those of `base`. */
export const changed = <Values extends FormikValues>(values: Values, base: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isEqual(value, base[name])),
  ) as Partial<Values>;
