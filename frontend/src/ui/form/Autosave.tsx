import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { NavigationGuard } from '../navigation/NavigationGuard';

interface AutosaveProps<Values> {
  /** Keeps the draft; false when the browser refuses. */
  write: (values: Values) => boolean;
  /** Forgets the draft when everything was changed back; not where the form began with the draft. */
  remove?: (() => void) | undefined;
}

/** Keeps every change of the form around it as a draft; where that is not possible, asks before the form is left. */
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
