import type { Fields } from '@shlyah/domain';
import { Form, Formik, type FormikProps, type FormikValues } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import isEqual from 'react-fast-compare';
import type { ObjectSchema } from 'yup';
import { Button } from '../actions/Button';
import { Notice } from '../feedback/Notice';
import { KEPT, SessionOver } from '../feedback/SessionOver';
import { NavigationGuard } from '../navigation/NavigationGuard';
import { ConflictPanel, undecided, type Conflict } from './ConflictPanel';
import { FormErrors } from './FormErrors';
import { compared, rebased } from './groups';
import { Autosave } from './Autosave';
import { schemaFrom } from './schema';
import { startOf, type Draft, type Stored } from './start';
import type { SubmitFailure } from './errors';
import { FormFields } from './useFormField';
import styles from './DataForm.module.css';

const noFields: Fields = {};

/** Storage of a draft. */
interface DraftStorage<Values> {
  read: () => Draft<Values> | null;
  write: (draft: Draft<Values>) => boolean;
  remove: () => void;
}

/** Arguments of a save beside the values. */
export interface Saving {
  /** The version that the form was made from; 0 for a new thing. */
  version: number;
  /** The fields that were changed. */
  changed: readonly string[];
}

interface DataFormProps<Values extends FormikValues> {
  initialValues: Values;
  /** The table of the fields: their labels, and their rules where there is no `schema`. */
  fields?: Fields;
  schema?: ObjectSchema<object> | ((base: Values) => ObjectSchema<object>);
  /** Sends the values; a returned failure is shown in the summary and beside the fields. */
  onSubmit: (values: Values, saving: Saving) => Promise<SubmitFailure | undefined>;
  /** After a successful submit, when leaving the page loses no input. */
  onSaved?: () => void;
  /** Title of the summary when the server has refused; «Проверьте форму» is the title for the form's own errors. */
  failureTitle?: string;
  /** Values of the form after a save; by default the saved ones. For fields sent once, such as passwords. */
  afterSave?: (values: Values) => Values;
  /**
   * Adopts new initial values, e.g. after a save; a field that was changed meanwhile keeps what was typed, and of a `stored` record that
   * another user has saved it is asked about.
   */
  reinitialize?: boolean;
  /** Leaves input without a prompt: a login or a filter. */
  unguarded?: boolean;
  /** Initial values, where they differ from the compared ones. */
  prefilled?: Values | undefined;
  stored?: Stored<Values>;
  /** Keeps the typed values. */
  draft?: DraftStorage<Values>;
  /** Leaving asks, and the draft is kept only when the session has ended. */
  asks?: boolean;
  /** Fields that no draft may hold, such as passwords and files. */
  unkept?: readonly (keyof Values & string)[];
  label?: string;
  /** `saved`: what the form shows is what was just saved. */
  children: ReactNode | ((form: FormikProps<Values>, saved: boolean) => ReactNode);
}

/**
 * A form: checks by the schema, the summary above, the fields, and errors of the server where they belong. A conflict takes over
 * what was not touched and asks about what both have changed; an ended session keeps typed values and leads back to them.
 */
export function DataForm<Values extends FormikValues>({
  initialValues,
  fields = noFields,
  schema,
  onSubmit,
  onSaved,
  failureTitle,
  afterSave,
  reinitialize,
  unguarded,
  prefilled,
  stored,
  draft,
  asks,
  unkept = [],
  label,
  children,
}: DataFormProps<Values>) {
  const form = useRef<FormikProps<Values>>(null);
  const sent = useRef<Values>(undefined);
  const adopted = useRef(initialValues);
  const version = useRef(0);
  const [base, setBase] = useState(initialValues);
  const [saved, setSaved] = useState<Values>();
  const [isSending, setSending] = useState(false);
  const [start] = useState(() => startOf(initialValues, draft?.read() ?? null, stored, prefilled));
  const [conflict, setConflict] = useState(start.conflict);
  const [isOver, setOver] = useState(false);
  const [isResumed, setResumed] = useState(start.isResumed);
  const checks = useMemo(
    () => (typeof schema === 'function' ? schema(base) : (schema ?? schemaFrom(fields))),
    [schema, fields, base],
  );
  const notifySaved = useEffectEvent(() => onSaved?.());
  useEffect(() => {
    if (saved) notifySaved();
  }, [saved]);
  const storedVersion = stored?.version ?? 0;
  useLayoutEffect(() => {
    version.current = storedVersion;
  }, [storedVersion]);

  /** Makes `fresh` what the form begins with, and `values` what it holds. */
  const begin = (fresh: Values, values = fresh) => {
    setBase(fresh);
    form.current?.resetForm({ values: fresh });
    if (values !== fresh) void form.current?.setValues(values, false);
  };
  /** Merges the input over `from` into `theirs`; returns the conflict, if any. */
  const rebase = (
    from: Values,
    theirs: Values,
    by?: SubmitFailure['savedBy'],
  ): Conflict<Values> | undefined => {
    const mine = form.current?.values;
    if (!stored || !mine) return undefined;
    const sides = { base: from, mine, theirs };
    begin(theirs, rebased(stored, sides));
    return { sides, by, choices: {} };
  };
  const without = (values: Values): Values =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !unkept.includes(name))) as Values;

  const resume = useEffectEvent(() => {
    if (asks) draft?.remove();
    if (start.values) void form.current?.setValues(start.values, false);
  });
  useLayoutEffect(() => resume(), []);

  // Formik's reset would drop input typed between a save and its answer. Of a record that others save too, only the answer tells
  // whether the newer state holds what was sent.
  const adoptInitial = useEffectEvent(() => {
    if (!reinitialize || (stored && isSending) || isEqual(adopted.current, initialValues)) return;
    adopted.current = initialValues;
    const theirs = stored && !sent.current ? rebase(base, initialValues) : undefined;
    if (theirs && stored && compared(stored, theirs.sides).both.length > 0) setConflict(theirs);
    if (form.current && !theirs)
      begin(initialValues, over(form.current.values, initialValues, sent.current ?? base));
    sent.current = undefined;
  });
  useEffect(() => adoptInitial(), [initialValues, isSending]);

  const submit = async (values: Values): Promise<SubmitFailure | undefined> => {
    setSaved(undefined);
    setOver(false);
    sent.current = values;
    const failure = await onSubmit(values, {
      version: version.current,
      changed: Object.keys(changed(values, base)),
    });
    const latest = form.current?.values ?? values;
    if (!failure) {
      setConflict(undefined);
      setResumed(false);
      if (isEqual(latest, values)) draft?.remove();
      else if (!asks)
        draft?.write({ version: version.current, base: without(values), values: without(latest) });
      const next = afterSave?.(values) ?? values;
      if (afterSave) begin(next, over(latest, next, values));
      setSaved(next);
      return undefined;
    }
    sent.current = undefined;
    if (failure.code === 'version_conflict' && failure.fresh && stored) {
      version.current = (failure.fresh as { version: number }).version;
      setConflict(rebase(base, stored.read(failure.fresh), failure.savedBy));
      return undefined;
    }
    setConflict(undefined);
    if (failure.status === 401 && draft) {
      draft.write({ version: version.current, base: without(base), values: without(latest) });
      setOver(true);
      return undefined;
    }
    return failure;
  };
  const discard = () => {
    draft?.remove();
    setConflict(undefined);
    setResumed(false);
    begin(base);
  };

  return (
    <Formik<Values>
      innerRef={form}
      initialValues={initialValues}
      validationSchema={checks}
      onSubmit={async (values, { setStatus }) => {
        setStatus(undefined);
        if (conflict && stored && undecided(stored, conflict).length > 0) {
          // Anew, so that the panel takes the focus.
          setConflict({ ...conflict, sides: { ...conflict.sides } });
          return;
        }
        setSending(true);
        const failure = await submit(values);
        setSending(false);
        if (failure) setStatus(failure);
      }}
    >
      {(form) => (
        <Form noValidate className={styles.form} aria-label={label}>
          {draft && (!asks || isOver) ? (
            <Autosave<Values>
              write={(values) =>
                draft.write({ version: version.current, base: without(base), values: without(values) }) &&
                unkept.every((name) => isEqual(values[name], base[name]))
              }
              remove={draft.remove}
            />
          ) : (
            !unguarded && <NavigationGuard unsaved={form.dirty && form.values !== saved} />
          )}
          {isOver && <SessionOver kept={KEPT} />}
          {isResumed && !conflict && (
            <Notice>
              <div className={styles.over}>
                Вы начали это раньше: здесь то, что вы успели ввести.
                <Button kind="quiet" size="small" onClick={discard}>
                  Начать заново
                </Button>
              </div>
            </Notice>
          )}
          {conflict && stored && (
            <ConflictPanel
              title={stored.conflictTitle}
              grouping={stored}
              conflict={conflict}
              onChoose={(choices) => setConflict({ ...conflict, choices })}
              onDiscard={discard}
            />
          )}
          <FormErrors failureTitle={failureTitle} />
          <FormFields value={fields}>
            {typeof children === 'function'
              ? children(form, saved !== undefined && !form.dirty && !form.isSubmitting)
              : children}
          </FormFields>
        </Form>
      )}
    </Formik>
  );
}

/** `fresh` with the fields of `values` that differ from those of `base`. */
const over = <Values extends FormikValues>(values: Values, fresh: Values, base: Values): Values => ({
  ...fresh,
  ...changed(values, base),
});

/** The fields whose values differ from those of `base`. */
const changed = <Values extends FormikValues>(values: Values, base: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isEqual(value, base[name])),
  ) as Partial<Values>;
