import type { ReactNode } from 'react';
import { mainPhone, phoneHref } from '@shlyah/domain';
import { useCompany } from '../../features/company/useCompany';
import { paths } from '../../paths';
import { Logo } from '../../ui/brand/Logo';
import { Icon } from '../../ui/icons/Icon';
import { Footer } from './Footer';
import header from './Header.module.css';
import styles from './PublicLayout.module.css';
import { SkipLink } from './SkipLink';

/** The frame of a page without hydration: it has no interactive parts. */
export function PlainLayout({ children }: { children: ReactNode }) {
  const company = useCompany();
  const phone = mainPhone(company);
  return (
    <div className={styles.page}>
      <SkipLink />
      <header className={header.header}>
        <div className={header.bar}>
          <a href={paths.home} className={header.logo} aria-label={`${company.name}, на главную`}>
            <Logo name={company.name} />
          </a>
          <a href={phoneHref(phone)} className={header.phone} aria-label={`Позвонить: ${phone}`}>
            <Icon name="phone" />
            <span>{phone}</span>
          </a>
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
