import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/paths';
import styles from './Notice.module.css';

interface NoticeProps {
  kind?: 'info' | 'attention' | 'success' | 'error';
  title?: ReactNode;
  children?: ReactNode;
  /** Announced when it appears: status politely, alert at once. Omit for text that was there from the start. */
  role?: 'status' | 'alert';
}

const icons: Record<NonNullable<NoticeProps['kind']>, IconName> = {
  info: 'info',
  attention: 'warning',
  success: 'check',
  error: 'warning',
};

/** A framed message in the flow of the page. */
export function Notice({ kind = 'info', title, children, role }: NoticeProps) {
  return (
    <div className={classes(styles.notice, styles[kind])} role={role}>
      <Icon name={icons[kind]} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
    </div>
  );
}

/** The reason of a failed action, beside its button; a message that has its own frame stays as it is. */
export const Problem = ({ children }: { children: ReactNode }) =>
  typeof children === 'string' && children ? (
    <Notice kind="error" role="alert">
      {children}
    </Notice>
  ) : (
    children
  );
