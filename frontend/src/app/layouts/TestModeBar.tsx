import { isWaitingUser } from '@shlyah/domain';
import { useLocation } from 'react-router';
import type { User } from '../../features/users/session/slice';
import { paths } from '../../paths';
import { currentMode, switchMode } from '../../shared/mode';
import { useOpenPage } from '../../ui/open-page';
import { Button } from '../../ui/actions/Button';
import { Icon } from '../../ui/icons/Icon';
import styles from './TestModeBar.module.css';

/** Above every page of the cabinet in the test mode; hidden where there is no other mode. */
export function TestModeBar({ user }: { user: User }) {
  const { pathname, search } = useLocation();
  const open = useOpenPage();
  if (currentMode() === 'live' || isWaitingUser(user)) return null;
  const leave = () => {
    switchMode('live', user);
    // Test orders and their list exist only in this mode.
    open(pathname.startsWith(paths.myOrdersRoot) ? paths.myOrders(1) : pathname + search);
  };
  return (
    <section aria-label="Тестовый режим" className={styles.bar}>
      <Icon name="warning" className={styles.icon} />
      <p>Тестовый режим: заказы видите только вы</p>
      <Button kind="secondary" size="small" onClick={leave}>
        Выключить
      </Button>
    </section>
  );
}
