import { OldLabelsNotice } from '../../../features/documents/OldLabelsNotice';
import { RepeatButton } from '../../../features/orders/new/RepeatButton';
import { useOwnReturnTo } from '../../../features/orders/return-to';
import { OrderActions } from '../../../features/orders/view/OrderActions';
import { mainKind } from '../../../features/orders/view/main-kind';
import { OrderScreen } from '../../../features/orders/view/OrderScreen';

/** One of the customer's own orders. */
export default function MyOrderPage() {
  const back = useOwnReturnTo();
  return (
    <OrderScreen
      back={back}
      labels={({ id }, onPrinted) => <OldLabelsNotice order={id} onPrinted={onPrinted} />}
      actions={(order, onChanged, onPropose) =>
        order && (
          <OrderActions
            order={order}
            onChanged={onChanged}
            onPropose={onPropose}
            main={<RepeatButton kind={mainKind('client', order)} icon="repeat" order={order} />}
          />
        )
      }
    />
  );
}
