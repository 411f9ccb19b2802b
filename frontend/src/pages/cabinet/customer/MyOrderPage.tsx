import { RepeatButton } from '../../../features/orders/new/RepeatButton';
import { useOwnReturnTo } from '../../../features/orders/return-to';
import { AdvanceOrder } from '../../../features/orders/view/AdvanceOrder';
import { CancelOrder } from '../../../features/orders/view/CancelOrder';
import { OrderScreen } from '../../../features/orders/view/OrderScreen';
import { PrintButton } from '../../../features/orders/view/PrintButton';

/** One of the customer's own orders. */
export default function MyOrderPage() {
  const back = useOwnReturnTo();
  return (
    <OrderScreen
      back={back}
      actions={(order, onChanged) =>
        order && (
          <>
            <RepeatButton kind="secondary" icon="repeat" order={order} />
            <PrintButton />
            <AdvanceOrder order={order} onAdvanced={onChanged} />
            <CancelOrder order={order} onCanceled={onChanged} />
          </>
        )
      }
    />
  );
}
