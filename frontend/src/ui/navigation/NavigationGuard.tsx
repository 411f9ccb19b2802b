import { useEffect, useEffectEvent, useState } from 'react';
import { useHold } from '../held';
import { ConfirmDialog } from '../overlay/ConfirmDialog';
import { guardNavigation, type Navigation } from './guarded-history';

interface NavigationGuardProps {
  /** Whether there is unsaved input. */
  unsaved: boolean;
  /** Whether the input is stored elsewhere; called when the page is left. */
  isKept?: () => boolean;
  /** The input survives a change of the query, for instance another tab. */
  keptByQuery?: boolean;
}

const nowhere = () => false;

/**
 * Asks before unsaved input is left: in a dialog for links, Back and Forward, in the browser's own prompt for closing or
 * reloading the tab.
 */
export function NavigationGuard({ unsaved, isKept = nowhere, keptByQuery = false }: NavigationGuardProps) {
  const [pending, setPending] = useState<Navigation | null>(null);
  useHold(unsaved);

  const askBrowser = useEffectEvent((event: BeforeUnloadEvent) => {
    if (!isKept()) event.preventDefault();
  });
  const askPerson = useEffectEvent((wanted: Navigation): boolean => {
    const { from, to } = wanted;
    const samePage = to.pathname === from.pathname && (keptByQuery || (to.search ?? '') === from.search);
    if (samePage || isKept()) return false;
    setPending(wanted);
    return true;
  });

  useEffect(() => {
    if (!unsaved) return undefined;
    const onUnload = (event: BeforeUnloadEvent) => askBrowser(event);
    const release = guardNavigation((wanted) => askPerson(wanted));
    window.addEventListener('beforeunload', onUnload);
    return () => {
      release();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [unsaved]);

  return (
    <ConfirmDialog
      open={unsaved && pending !== null}
      title="Уйти без сохранения?"
      confirmLabel="Уйти"
      cancelLabel="Остаться"
      onConfirm={() => {
        setPending(null);
        pending?.go();
      }}
      onCancel={() => setPending(null)}
    >
      Изменения на этой странице ещё не сохранены и пропадут.
    </ConfirmDialog>
  );
}
