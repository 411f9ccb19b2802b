import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LeaveGuard } from '../ui/leaving/LeaveGuard';

interface KeepFormProps<Values> {
  /** Keeps the draft; false when the browser does not let it. */
  keep: (values: Values) => boolean;
  /** Forgets the draft when everything was changed back. */
  drop?: () => void;
}

/** Keeps every change of the form around it as a draft; where that is not possible, asks before the form is left. */
export function KeepForm<Values>({ keep, drop }: KeepFormProps<Values>) {
  const { values, dirty, isSubmitting } = useFormikContext<Values>();
  const [lost, setLost] = useState(false);
  const changed = useRef(false);
  const follow = useEffectEvent(() => {
    if (!dirty && !changed.current) return;
    changed.current = true;
    if (!dirty && drop) drop();
    else setLost(!keep(values));
  });
  useEffect(() => follow(), [values, dirty]);
  return <LeaveGuard unsaved={lost && dirty && !isSubmitting} keptByQuery />;
}
