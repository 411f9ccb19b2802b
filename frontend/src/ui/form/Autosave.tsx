import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationGuard } from '../navigation/NavigationGuard';

interface AutosaveProps<Values> {
  /** Stores the draft; false when the browser refuses. */
  write: (values: Values) => boolean;
  /** Removes the draft when all changes were undone; absent where the form began with the draft. */
  remove?: (() => void) | undefined;
}

/** Stores every change of the enclosing form as a draft; where that fails, leaving the form asks. */
export function Autosave<Values>({ write: keep, remove: drop }: AutosaveProps<Values>) {
  const { values, dirty, isSubmitting } = useFormikContext<Values>();
  const isKept = useRef(true);
  const touched = useRef(false);
  const follow = useEffectEvent(() => {
    if (!dirty && !touched.current) return;
    touched.current = true;
    if (!dirty && drop) drop();
    else isKept.current = keep(values);
  });
  useEffect(() => follow(), [values, dirty]);
  return <NavigationGuard unsaved={dirty && !isSubmitting} isKept={() => isKept.current} keptByQuery />;
}
