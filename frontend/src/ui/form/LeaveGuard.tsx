import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../overlay/ConfirmDialog';

/**
 * Asks before unsaved edits are left: by a link of the site in a dialog of ours, by closing or reloading the tab in the
 * browser's own.
 */
export function LeaveGuard({ unsaved }: { unsaved: boolean }) {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string | null>(null);

  useEffect(() => {
    if (!unsaved) return undefined;
    const askBrowser = (event: BeforeUnloadEvent) => event.preventDefault();
    const askPerson = (event: MouseEvent) => {
      const address = addressLeftFor(event);
      if (address === null) return;
      event.preventDefault();
      // The router's links listen further in: they must not hear of this click.
      event.stopPropagation();
      setWanted(address);
    };
    window.addEventListener('beforeunload', askBrowser);
    document.addEventListener('click', askPerson, true);
    return () => {
      window.removeEventListener('beforeunload', askBrowser);
      document.removeEventListener('click', askPerson, true);
    };
  }, [unsaved]);

  return (
    <ConfirmDialog
      open={wanted !== null}
      title="Уйти без сохранения?"
      confirmLabel="Уйти"
      cancelLabel="Остаться"
      onConfirm={() => wanted !== null && void navigate(wanted)}
      onCancel={() => setWanted(null)}
    >
      Изменения на этой странице ещё не сохранены и пропадут.
    </ConfirmDialog>
  );
}

/** Where a plain click on a link of this site leads away to; null when it leads nowhere else or opens another tab. */
function addressLeftFor(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!isPlain || !link?.href || link.target || link.hasAttribute('download')) return null;
  const { origin, pathname, search, hash } = new URL(link.href);
  const leaves = origin === window.location.origin && pathname !== window.location.pathname;
  return leaves ? pathname + search + hash : null;
}
