import { useRef } from 'react';
import { useSelector } from 'react-redux';
import { Link, NavLink, useLocation } from 'react-router';
import { mainPhone, phoneHref } from '@shlyah/domain';
import { useCompany } from '../../features/company/useCompany';
import { selectUser } from '../../features/users/session/selectors';
import { paths } from '../../paths';
import { Logo } from '../../ui/brand/Logo';
import { Icon } from '../../ui/icons/Icon';
import { useEscape } from '../../ui/overlay/useDismiss';
import { useStateFrom } from '../../ui/useStateFrom';
import styles from './Header.module.css';
import { mainMenu } from './nav';

/** Logo, main menu, phone, the way into the cabinet; on narrow screens a burger opens the menu. */
export function Header() {
  const company = useCompany();
  const phone = mainPhone(company);
  const user = useSelector(selectUser);
  const { pathname } = useLocation();
  const [open, setOpen] = useStateFrom(pathname, () => false);
  const burger = useRef<HTMLButtonElement>(null);
  useEscape(open, () => {
    setOpen(false);
    burger.current?.focus();
  });

  const door = user
    ? { to: paths.cabinet, label: 'Личный кабинет' }
    : { to: paths.login, label: 'Вход и регистрация' };
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.logo} aria-label={`${company.name}, на главную`}>
          <Logo name={company.name} />
        </Link>
        <nav id="main-menu" aria-label="Главное меню" className={styles.menu} data-open={open || undefined}>
          <ul>
            {mainMenu.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className={({ isActive }) => (isActive ? styles.here : styles.link)}>
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <a href={paths.tracking} className={styles.link}>
                Отследить
              </a>
            </li>
            <li className={styles.onlyMenu}>
              <Link to={user ? paths.cabinet : door.to} className={styles.link}>
                {door.label}
              </Link>
            </li>
          </ul>
        </nav>
        <a href={phoneHref(phone)} className={styles.phone} aria-label={`Позвонить: ${phone}`}>
          <Icon name="phone" />
          <span>{phone}</span>
        </a>
        <Link to={door.to} className={styles.door} aria-label={door.label}>
          <Icon name="user" />
          <span>{door.label}</span>
        </Link>
        <button
          ref={burger}
          type="button"
          className={styles.burger}
          aria-label="Меню"
          aria-expanded={open}
          aria-controls="main-menu"
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} size={24} />
        </button>
      </div>
    </header>
  );
}
