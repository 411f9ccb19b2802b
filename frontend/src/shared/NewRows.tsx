import { plural } from '@shlyah/domain';
import { useRef, type ReactNode } from 'react';
import { nbsp } from '../ui/text';
import styles from './NewRows.module.css';

interface NewRowsProps {
  news: number;
  /** Of one, of two and of five: «новый», «новых», «новых». */
  forms?: readonly [string, string, string];
  /** Null while there is nothing to show. */
  onShow: (() => void) | null;
}

/** «Ещё 3 новых — показать», beside the total: a press shows the rows. */
export function NewRows({ news, forms = ['новый', 'новых', 'новых'], onShow }: NewRowsProps) {
  const show = () => {
    onShow?.();
    // The button disappears; the first new row takes the focus.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main tbody a')?.focus());
  };
  return (
    <ShowNews onShow={onShow && show}>
      Ещё {news}
      {nbsp}
      {plural(news, ...forms)}
    </ShowNews>
  );
}

/** A button that shows the changes made meanwhile; empty, at the same size, while `onShow` is null. */
export function ShowNews({ onShow, children }: { onShow: (() => void) | null; children: ReactNode }) {
  return (
    <span role="status" className={styles.status}>
      {onShow && (
        <button type="button" className={styles.news} onClick={onShow}>
          {children}
          <span className={styles.what}> — показать</span>
        </button>
      )}
    </span>
  );
}

/** `ShowNews` of a page on which something is typed: in sight wherever that is. The focus goes back to the field. */
export function StickyNews({ onShow, children }: { onShow: (() => void) | null; children: ReactNode }) {
  const before = useRef<EventTarget>(null);
  const show = () => {
    onShow?.();
    const field = before.current instanceof HTMLElement && before.current.isConnected && before.current;
    (field || document.querySelector<HTMLElement>('main h1'))?.focus({ preventScroll: true });
  };
  return (
    <div
      className={styles.sticky}
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget;
      }}
    >
      <ShowNews onShow={onShow && show}>{children}</ShowNews>
    </div>
  );
}
