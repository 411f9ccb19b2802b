import { actorKind, type ActorKind } from '@shlyah/domain';
import { Fragment, Suspense, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, Outlet, useLocation } from 'react-router';
import { getCalculator } from '../../features/calculator/actions';
import { getCalendar } from '../../features/calendar/actions';
import { useCompany } from '../../features/company/useCompany';
import { removeAnsweredScans } from '../../features/orders/scans/stored-scans';
import { ConfirmGate } from '../../features/users/security/ConfirmGate';
import { selectUser } from '../../features/users/session/selectors';
import { useCached } from '../../shared/useLoaded';
import { paths, screenOf } from '../../paths';
import { Logo } from '../../ui/brand/Logo';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { preloadToasts, Toasts } from '../../ui/feedback/Toasts';
import { Icon } from '../../ui/icons/Icon';
import { useEscape } from '../../ui/overlay/useDismiss';
import { useStateFrom } from '../../ui/useStateFrom';
import { cabinetPages } from '../cabinet-pages';
import { ErrorBoundary } from '../ErrorBoundary';
import type { LazyPage } from '../lazy-page';
import { useIdlePreload } from '../useIdlePreload';
import styles from './CabinetLayout.module.css';
import { CabinetMenu } from './CabinetMenu';
import { TestModeBar } from './TestModeBar';
import { ScansOfFrame } from './ScansOfFrame';
import { SkipLink } from './SkipLink';

/** The pages that each kind of user may open next. */
const pagesOf = Object.fromEntries(
  Object.entries(cabinetPages).map(([kind, pages]) => [
    kind,
    [{ preload: preloadToasts }, ...pages.map(([, page]) => page)],
  ]),
) as Record<ActorKind, Pick<LazyPage, 'preload'>[]>;

/** The frame of the cabinet: side menu (under a button on small screens), the page, messages. */
export function CabinetLayout() {
  const company = useCompany();
  const user = useSelector(selectUser);
  const { pathname } = useLocation();
  const [open, setOpen] = useStateFrom(pathname, () => false);
  const button = useRef<HTMLButtonElement>(null);

  useEscape(open, () => {
    setOpen(false);
    button.current?.focus();
  });
  // Users without a required second factor are refused.
  const kind = actorKind(user?.secondFactorNeeded ? null : user);
  useCached(getCalculator, kind === 'visitor' ? null : undefined, { once: true });
  useCached(getCalendar, kind === 'visitor' || kind === 'pending' ? null : undefined, { once: true });

  useIdlePreload(pagesOf[kind]);
  useEffect(() => removeAnsweredScans(new Date()), []);
  if (!user) return null;
  return (
    <div className={styles.shell}>
      <SkipLink />
      <header className={styles.side}>
        <div className={styles.head}>
          <Link to={paths.home} className={styles.logo} aria-label={`${company.name}, на главную`}>
            <Logo name={company.name} />
          </Link>
          <button
            ref={button}
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls="cabinet-menu"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
            Меню кабинета
          </button>
        </div>
        <div id="cabinet-menu" className={styles.drawer} data-open={open || undefined}>
          <CabinetMenu user={user} onChoose={() => setOpen(false)} />
        </div>
      </header>
      <div className={styles.content}>
        <TestModeBar user={user} />
        <main id="main" tabIndex={-1} className={styles.main}>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<SkeletonRows rows={8} label="Загружаем страницу…" />}>
              <Fragment key={screenOf(pathname)}>
                <Outlet />
              </Fragment>
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      {(kind === 'manager' || kind === 'admin') && pathname !== paths.scan && <ScansOfFrame />}
      <Toasts />
      <ConfirmGate />
    </div>
  );
}
