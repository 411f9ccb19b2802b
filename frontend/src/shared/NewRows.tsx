import { plural } from '@shlyah/domain';
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
    <span role="status" className={styles.status}>
      {onShow && (
        <button type="button" className={styles.news} onClick={show}>
          Ещё {news}
          {nbsp}
          {plural(news, ...forms)}
          <span className={styles.what}> — показать</span>
        </button>
      )}
    </span>
  );
}
