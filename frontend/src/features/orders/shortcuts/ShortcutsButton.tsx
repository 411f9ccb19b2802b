import { Suspense, useLayoutEffect, useState } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { Button } from '../../../ui/actions/Button';
import { useShortcuts } from './useShortcuts';

const ShortcutsDialog = lazyPart(() => import('./ShortcutsDialog'));

/** Whether the dialog is open: it stays open when «?» is pressed while the next order's page is being rendered. */
let shown = false;

/** «Клавиши», by «?» too. */
export function ShortcutsButton() {
  const [open, setOpen] = useState(() => shown);
  useLayoutEffect(() => {
    shown = open;
    return () => {
      shown = false;
    };
  }, [open]);
  useShortcuts({ '?': () => setOpen(true) });
  return (
    <span className="no-print">
      <Button kind="quiet" size="small" aria-keyshortcuts="?" onClick={() => setOpen(true)}>
        Клавиши
      </Button>
      <Suspense>{open && <ShortcutsDialog onClose={() => setOpen(false)} />}</Suspense>
    </span>
  );
}
