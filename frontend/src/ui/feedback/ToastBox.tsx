import { useEffect } from 'react';
import { toast, Toaster } from 'sonner';
import { Icon } from '../icons/Icon';
import { toasts, type Toast } from './toast-queue';
import styles from './Toasts.module.css';

/** Undo actions offered now, by their toasts, the newest last. */
const undoing = new Map<string | number, () => void>();

/** Above the dock at the lower edge of the screen. */
const offset = { bottom: 'max(24px, var(--docked, 0px) + 12px)' };
const mobileOffset = { bottom: 'max(16px, var(--docked, 0px) + 8px)' };

/** The toasts; loaded with the first message, since the library is as large as a screen. */
export default function ToastBox() {
  useEffect(() => toasts.listen(show), []);
  useEffect(() => {
    window.addEventListener('keydown', undoByKey);
    return () => window.removeEventListener('keydown', undoByKey);
  }, []);
  return (
    <Toaster
      position="bottom-center"
      visibleToasts={3}
      containerAriaLabel="Сообщения"
      offset={offset}
      mobileOffset={mobileOffset}
    />
  );
}

/** Elements with text: there Ctrl+Z is the browser's undo. */
const TEXT = 'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"])';

function undoByKey(event: KeyboardEvent): void {
  const isUndo =
    event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  const undo = [...undoing.values()].at(-1);
  if (!isUndo || !undo || (event.target instanceof Element && event.target.matches(TEXT))) return;
  event.preventDefault();
  undo();
}

function show({ kind, text, action }: Toast): void {
  const act = (id: string | number) => {
    undoing.delete(id);
    toast.dismiss(id);
    action?.onClick();
  };
  const isOver = ({ id }: { id: string | number }) => void undoing.delete(id);
  const shown = toast.custom(
    (id) => (
      <div className={styles.toast} role={kind === 'error' ? 'alert' : 'status'}>
        <Icon name={kind === 'error' ? 'warning' : 'check'} className={styles[kind]} />
        <span>{text}</span>
        {action && (
          <button
            type="button"
            className={styles.action}
            aria-keyshortcuts={action.isUndo ? 'Control+Z Meta+Z' : undefined}
            onClick={() => act(id)}
          >
            {action.label}
            {action.isUndo && (
              <kbd aria-hidden="true" className={styles.key}>
                Ctrl+Z
              </kbd>
            )}
          </button>
        )}
        <button type="button" className={styles.close} aria-label="Закрыть" onClick={() => toast.dismiss(id)}>
          <Icon name="close" size={18} />
        </button>
      </div>
    ),
    {
      // An error stays until it is closed; a success disappears by itself.
      duration: kind === 'error' ? Number.POSITIVE_INFINITY : (action?.ms ?? 6000),
      onDismiss: isOver,
      onAutoClose: isOver,
    },
  );
  if (action?.isUndo) undoing.set(shown, () => act(shown));
}
