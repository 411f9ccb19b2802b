import { plural } from '@shlyah/domain';
import { Link, type To } from 'react-router';
import { paths } from '../../../paths';
import { filterToSearch } from '../filter';
import { NamedOrders } from '../NamedOrders';
import type { Order } from '../types';
import { ordersIn } from '../words';

interface UnpricedOrdersProps {
  orders: readonly Order[];
  hrefOf: (order: Order) => To;
  onClose: () => void;
}

/** Orders that a bulk change has made «Доставлена» without a price, and the way to all that need one. */
export function UnpricedOrders({ orders, ...props }: UnpricedOrdersProps) {
  const count = orders.length;
  return (
    <NamedOrders
      {...props}
      orders={orders}
      title={`${ordersIn(count)} ${plural(count, 'доставлен', 'доставлены', 'доставлено')} без цены`}
      more={<Link to={`${paths.orders()}${filterToSearch({ needsPrice: '1' })}`}>Все без цены</Link>}
    />
  );
}
