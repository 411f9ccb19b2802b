import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import { guardLeaving, type Leaving } from './guarded-history';

interface LeaveGuardProps {
  /** Whether there is something to lose. */
  unsaved: boolean;
  /** The edits live through a change of the query, for instance another tab. */
  keptByQuery?: boolean;
}

/**
 * Asks before unsaved edits are left: by links, Back and Forward in a dialog of ours, by closing or reloading the tab in
 * the browser's own.
 */
export function LeaveGuard({ unsaved, keptByQuery = false }: LeaveGuardProps) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);

  useEffect(() => {
    if (!unsaved) return undefined;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const release = guardLeaving((wanted) => {
      const { from, to } = wanted;
      const samePage = to.pathname === from.pathname && (keptByQuery || (to.search ?? '') === from.search);
      if (!samePage) setLeaving(wanted);
      return !samePage;
    });
    window.addEventListener('beforeunload', askBrowser);
    return () => {
      release();
      window.removeEventListener('beforeunload', askBrowser);
    };
  }, [unsaved, keptByQuery]);

  return (
    <ConfirmDialog
      open={unsaved && leaving !== null}
      title="Уйти без сохранения?"
      confirmLabel="Уйти"
      cancelLabel="Остаться"
      onConfirm={() => {
        setLeaving(null);
        leaving?.go();
      }}
      onCancel={() => setLeaving(null)}
    >
      Изменения на этой странице ещё не сохранены и пропадут.
    </ConfirmDialog>
  );
}
