import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../actions/Button';
import { useHold } from '../held';
import styles from './Dialog.module.css';

export interface DialogProps {
  open: boolean;
  /** Called by Escape, the cross and a click outside; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Buttons of the lower edge, the main one first. */
  actions?: ReactNode;
  wide?: boolean;
}

/**
 * A modal as a native <dialog>: focus stays inside, Escape closes, focus returns to the opener. The initial focus is
 * on a field: the one marked `data-first-focus`, else the first; without fields on what is marked, else on the heading.
 */
export function Dialog({ open, onClose, title, children, actions, wide }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const titleId = useId();
  useHold(open);

  useEffect(() => {
    const node = dialog.current;
    if (!node || !open) return undefined;
    opener.current = document.activeElement;
    node.showModal();
    firstOf(node)?.focus();
    return () => {
      node.close();
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
    };
  }, [open]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide || undefined}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open && (
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            <IconButton icon="close" label="Закрыть" onClick={onClose} />
          </div>
          <div>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}

const FIELD = ':is(input:not([type="radio"]:not(:checked)), select, textarea):enabled';

function firstOf(dialog: HTMLElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-first-focus]');
  if (marked?.matches(FIELD)) return marked;
  return dialog.querySelector<HTMLElement>(FIELD) ?? marked ?? dialog.querySelector<HTMLElement>('h2');
}
