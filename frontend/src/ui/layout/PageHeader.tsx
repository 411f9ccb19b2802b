import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { Icon } from '../icons/Icon';
import { useFocusRestore } from '../useFocusRestore';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  /** A sentence or a badge under or beside the title. */
  note?: ReactNode;
  back?: { to: To; label: string } | undefined;
  actions?: ReactNode;
  /** At the other end of the line of the way back. */
  beside?: ReactNode;
}

/** The header of a cabinet page: back link, title, actions. */
export function PageHeader({ title, note, back, actions, beside }: PageHeaderProps) {
  // An action may end and its button disappear.
  const trackFocus = useFocusRestore();
  return (
    <header className={styles.header}>
      {(back ?? beside) && (
        <div className={styles.above}>
          {back && (
            <Link to={back.to} className={styles.back}>
              <Icon name="arrowLeft" size={18} />
              {back.label}
            </Link>
          )}
          {beside}
        </div>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          {note && <div className={styles.note}>{note}</div>}
        </div>
        {actions && (
          <div className={styles.actions} onFocus={trackFocus}>
            {actions}
          </div>
        )}
      </div>
    </header>
  );
}
