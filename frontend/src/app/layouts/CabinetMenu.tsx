import { actorKind } from '@shlyah/domain';
import { Link, useLocation } from 'react-router';
import { useAction } from '../../shared/useAction';
import { removeAnsweredScans } from '../../features/orders/scans/stored-scans';
import { useOpenPage } from '../../ui/open-page';
import { ActsCount } from '../../features/acts/ActsCount';
import { WithActs } from '../../features/acts/WithActs';
import { ProposalsCount } from '../../features/orders/ProposalsCount';
import { RegistrationsCount } from '../../features/users/registrations/RegistrationsCount';
import { logout } from '../../features/users/session/actions';
import { nameOf } from '../../features/users/session/selectors';
import type { User } from '../../features/users/session/slice';
import { paths } from '../../paths';
import { notify } from '../../ui/feedback/Toasts';
import { Icon } from '../../ui/icons/Icon';
import styles from './CabinetMenu.module.css';
import { cabinetMenus } from './cabinet-nav';
import type { NavItem } from './nav';
import { SchemeSwitch } from './SchemeSwitch';

interface CabinetMenuProps {
  user: User;
  /** After any choice: small screens close the menu. */
  onChoose: () => void;
}

function isHere({ to, under }: NavItem, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`) || Boolean(under && pathname.startsWith(under));
}

interface EntryProps {
  item: NavItem;
  isHere: boolean;
  onChoose: () => void;
}

function Entry({ item, isHere, onChoose }: EntryProps) {
  return (
    <li>
      <Link
        to={item.to}
        className={styles.item}
        aria-current={isHere ? 'page' : undefined}
        onClick={onChoose}
      >
        {item.icon && <Icon name={item.icon} />}
        {item.label}
        {item.counts === 'registrations' && <RegistrationsCount />}
        {item.counts === 'proposals' && <ProposalsCount />}
        {item.counts === 'objections' && <ActsCount />}
      </Link>
    </li>
  );
}

/** The user's name (to the profile), the menu of the role, logout. */
export function CabinetMenu({ user, onChoose }: CabinetMenuProps) {
  const kind = actorKind(user);
  const { pathname } = useLocation();
  const openPage = useOpenPage();
  const { busy, run } = useAction();

  const groups = kind === 'visitor' || user.secondFactorNeeded ? [] : cabinetMenus[kind];

  const leave = async () => {
    if (busy) return;
    const failure = await run(logout());
    // An expired session counts as a logout.
    if (failure && failure.status !== 401) return notify.error(`Не удалось выйти. ${failure.message}`);
    removeAnsweredScans(new Date(), user.id);
    openPage(paths.home);
  };

  return (
    <nav aria-label="Меню кабинета" className={styles.menu}>
      <Link
        to={paths.profile}
        className={styles.user}
        aria-current={pathname === paths.profile ? 'page' : undefined}
        onClick={onChoose}
      >
        <img src={user.url || '/img/avatar.png'} alt="" width="36" height="36" />
        <span>{nameOf(user)}</span>
      </Link>
      {groups.map(({ heading, items }) => (
        <div key={heading}>
          {heading && <p className={styles.heading}>{heading}</p>}
          <ul className={styles.list} aria-label={heading ?? undefined}>
            {items.map((item) => {
              const entry = (
                <Entry key={item.to} item={item} isHere={isHere(item, pathname)} onChoose={onChoose} />
              );
              return item.ofFirms && !user.isLegalEntity ? <WithActs key={item.to}>{entry}</WithActs> : entry;
            })}
          </ul>
        </div>
      ))}
      <div className={styles.foot}>
        <SchemeSwitch />
        <button
          type="button"
          className={styles.item}
          onClick={() => void leave()}
          aria-busy={busy || undefined}
        >
          <Icon name="logout" />
          Выйти
        </button>
      </div>
    </nav>
  );
}
