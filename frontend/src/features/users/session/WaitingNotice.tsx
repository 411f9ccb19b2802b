import type { UserDto } from '@shlyah/api-client';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Notice } from '../../../ui/feedback/Notice';
import styles from './WaitingNotice.module.css';

/** Tells an unconfirmed user why orders are closed, and which sections are open meanwhile. */
export function WaitingNotice({ user }: { user: Pick<UserDto, 'status' | 'isLegalEntity'> }) {
  return (
    <div className={styles.notice}>
      {user.status === 'canceled' ? (
        <Notice kind="attention" title="Заявка на регистрацию отклонена">
          Оформлять заказы пока нельзя. <Link to={paths.contactManager}>Свяжитесь с менеджером</Link>: он
          подскажет, что исправить, и подтвердит регистрацию.
        </Notice>
      ) : (
        <Notice kind="attention" title="Регистрация ждёт подтверждения">
          Менеджер проверит заявку, о решении придёт письмо. После этого откроются заказы, а пока{' '}
          {user.isLegalEntity && 'заполните контракт и '}
          <Link to={paths.calculatePrice}>рассчитайте стоимость</Link>. Подключаете магазин или 1С?{' '}
          <Link to={paths.integrations}>Песочница</Link> уже открыта.
        </Notice>
      )}
    </div>
  );
}
