import type { FormikValues } from 'formik';
import type { Conflict } from './ConflictPanel';
import { compared, rebased, type Grouping } from './groups';

/** Unsaved input over a version; `base` is the initial value of the form. */
export interface Draft<Values> {
  version: number;
  base: Values;
  values: Values;
}

/** A stored record: other users may save it while it is edited. */
export interface Stored<Values> extends Grouping<Values> {
  version: number;
  /** The form's values of the newer state that a refusal tells. */
  read: (fresh: unknown) => Values;
  /** «Заказ тем временем изменили». */
  conflictTitle: string;
}

interface Start<Values> {
  isResumed: boolean;
  /** Values shown at first, where they differ from the initial ones. */
  values?: Values | undefined;
  conflict?: Conflict<Values> | undefined;
}

/** A form begins with its draft, merged over later saves. */
export function startOf<Values extends FormikValues>(
  initialValues: Values,
  draft: Draft<Values> | null,
  stored: Stored<Values> | undefined,
  prefilled: Values | undefined,
): Start<Values> {
  if (!draft) return { isResumed: false, values: prefilled };
  const mine = { ...initialValues, ...draft.values };
  if (!stored || draft.version === stored.version) return { isResumed: true, values: mine };
  const sides = { base: { ...initialValues, ...draft.base }, mine, theirs: initialValues };
  const isAsked = compared(stored, sides).both.length > 0;
  return {
    isResumed: true,
    values: rebased(stored, sides),
    conflict: isAsked ? { sides, choices: {} } : undefined,
  };
}
