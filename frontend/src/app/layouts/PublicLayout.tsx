import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Spinner } from '../../ui/feedback/Spinner';
import { Title } from '../../ui/Title';
import { ErrorBoundary } from '../ErrorBoundary';
import { useCompany } from '../../features/company/useCompany';
import { titleOf } from '../page-titles';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './PublicLayout.module.css';
import { SkipLink } from './SkipLink';

/** The frame of every public page: header, the page, footer. */
export function PublicLayout() {
  const { pathname } = useLocation();
  const title = titleOf(useCompany(), pathname);
  return (
    <div className={styles.page}>
      <SkipLink />
      <Title>{title ?? 'Страница не найдена'}</Title>
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Suspense
            fallback={
              <p className={styles.waiting}>
                <Spinner label="Загружаем…" />
              </p>
            }
          >
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}
