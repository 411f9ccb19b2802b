import { RepeatButton } from '../../../features/orders/new/RepeatButton';
import { OrderScreen } from '../../../features/orders/view/OrderScreen';
import { PrintButton } from '../../../features/orders/view/PrintButton';
import { paths } from '../../../paths';

/** One of the customer's own orders. */
export default function MyOrderPage() {
  return (
    <OrderScreen
      back={{ to: paths.myOrders(1), label: 'Мои заказы' }}
      actions={(order) =>
        order && (
          <>
            <RepeatButton kind="secondary" icon="repeat" order={order} />
            <PrintButton />
          </>
        )
      }
    />
  );
}
