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

/** Orders whose day of delivery or of fetching is about to be closed: each day is a link to its list. */
export function ClosedDays({ days, children }: ClosedDaysProps) {
  if (days.length === 0) return null;
  return (
    <Notice kind="attention" title={`Закроются дни с заказами: ${countedIn(days)}`}>
      <p>{children}</p>
      <ul>
        {days.map((one) => (
          <li key={one.day}>
            <Link to={listOf(one)}>{formatDate(one.day)}</Link>: {countedIn([one])}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The orders of a day; where it has only some to be fetched, its page. */
const listOf = ({ day, orders }: BusyDay): string =>
  orders > 0 ? paths.orders(1) + filterToSearch({ deliveryDay: day, open: '1' }) : paths.day(day);

/** «3 заказа», «3 заказа, забрать 2», «забрать 2». */
function countedIn(days: readonly BusyDay[]): string {
  const sum = (of: 'orders' | 'pickups') => days.reduce((before, day) => before + day[of], 0);
  const [orders, pickups] = [sum('orders'), sum('pickups')];
  return [orders > 0 && ordersIn(orders), pickups > 0 && `забрать ${pickups}`].filter(Boolean).join(', ');
}
