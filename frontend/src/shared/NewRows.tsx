import { plural } from '@shlyah/domain';
import type { ReactNode } from 'react';
import { nbsp } from '../ui/text';
import styles from './NewRows.module.css';

interface NewRowsProps {
  news: number;
  /** Of one, of two and of five: «новый», «новых», «новых». */
  forms?: readonly [string, string, string];
  /** Null while there is nothing to show. */
  onShow: (() => void) | null;
}

/** «Ещё 3 новых — показать», beside how many were found: the rows come when it is pressed. */
export function NewRows({ news, forms = ['новый', 'новых', 'новых'], onShow }: NewRowsProps) {
  const show = () => {
    onShow?.();
    // The button goes; the focus goes on to the first of the new rows.
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

/** What has changed meanwhile, as a button that shows it; nothing while `onShow` is null. Its place does not change with it. */
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
