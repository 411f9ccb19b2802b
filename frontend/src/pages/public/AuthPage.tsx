import type { ReactNode } from 'react';
import { Country } from '../../ui/brand/Country';
import { Prose } from '../../ui/Prose';
import page from '../page.module.css';
import styles from './AuthPage.module.css';

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Links under the form. */
  after?: ReactNode;
}

/** A page of one form: login, registration, passwords. The country's lines stand behind it on wide screens. */
export function AuthPage({ title, lead, children, after }: AuthPageProps) {
  return (
    <Prose>
      <div className={`${page.wrap} ${styles.page}`}>
        <Country className={styles.country} />
        <div className={styles.column}>
          <h1>{title}</h1>
          {lead && <AuthLead>{lead}</AuthLead>}
          {children}
          {after && <div className={styles.after}>{after}</div>}
        </div>
      </div>
    </Prose>
  );
}

/** The words under the title; a page whose words change with its form hands them to the form. */
export const AuthLead = ({ children }: { children: ReactNode }) => (
  <p className={styles.lead}>
    <Prose>{children}</Prose>
  </p>
);
