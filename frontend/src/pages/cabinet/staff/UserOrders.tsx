import { OrdersDesk } from '../../../features/orders/desk/OrdersDesk';

const everything = {};

/** The orders of one client, paged in the address. */
export function UserOrders({ userId, page }: { userId: number; page: number }) {
  return (
    <OrdersDesk
      key={page}
      page={page}
      filter={everything}
      user={userId}
      pageHref={(number) => `?tab=orders&page=${number}`}
    />
  );
}
