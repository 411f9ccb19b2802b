import { formatDate } from '@shlyah/domain';
import { Link } from 'react-router';
import { paths } from '../../paths';
import { Notice } from '../../ui/feedback/Notice';
import { filterToSearch } from './filter';
import type { BusyDay } from './types';
import { ordersIn } from './words';

interface ClosedDaysProps {
  days: readonly BusyDay[];
  children: string;
}

/** Orders whose day of delivery is about to be closed: each day is a link to its list. */
export function ClosedDays({ days, children }: ClosedDaysProps) {
  if (days.length === 0) return null;
  const count = days.reduce((sum, { orders }) => sum + orders, 0);
  return (
    <Notice kind="attention" title={`Закроются дни с заказами: ${ordersIn(count)}`}>
      <p>{children}</p>
      <ul>
        {days.map(({ day, orders }) => (
          <li key={day}>
            <Link to={paths.orders(1) + filterToSearch({ deliveryDay: day, open: '1' })}>
              {formatDate(day)}
            </Link>
            : {ordersIn(orders)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
