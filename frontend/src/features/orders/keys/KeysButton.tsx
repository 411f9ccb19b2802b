import { Suspense, useState } from 'react';
import { lazyPart } from '../../../shared/lazy-part';
import { Button } from '../../../ui/actions/Button';
import { useKeys } from './useKeys';

const KeysDialog = lazyPart(() => import('./KeysDialog'));

/** «Клавиши», by «?» too. */
export function KeysButton() {
  const [open, setOpen] = useState(false);
  useKeys({ '?': () => setOpen(true) });
  return (
    <span className="no-print">
      <Button kind="quiet" size="small" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        Клавиши
      </Button>
      <Suspense>{open && <KeysDialog onClose={() => setOpen(false)} />}</Suspense>
    </span>
  );
}
