import { plural } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Notice } from '../../../ui/feedback/Notice';
import { nbsp, numberedOrder } from '../../../ui/text';
import { filterToSearch } from '../filter';
import type { OrderPage } from '../types';
import styles from './MyOrders.module.css';

/** Number of orders awaiting the customer's answer, linked: one is opened, several are listed. */
export function AwaitingNotice({ data: [first], total }: OrderPage) {
  if (!first) return null;
  const several = `${total}${nbsp}${plural(total, 'заказ ждёт', 'заказа ждут', 'заказов ждут')}`;
  const isOne = total === 1;
  return (
    <div className={styles.notice}>
      <Notice
        kind="attention"
        role="status"
        title={`${isOne ? `Заказ ${numberedOrder(first.id)} ждёт` : several} вашего ответа`}
      >
        Менеджер предлагает изменение. Ответьте на{nbsp}него.{' '}
        {isOne ? (
          <Link to={paths.myOrder(first.id)}>Открыть заказ</Link>
        ) : (
          <Link to={`${paths.myOrders(1)}${filterToSearch({ awaiting: '1' })}`}>Показать эти заказы</Link>
        )}
      </Notice>
    </div>
  );
}
