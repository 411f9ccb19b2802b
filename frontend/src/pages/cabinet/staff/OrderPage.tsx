import { isOpenOrder } from '@shlyah/domain';
import { InAct } from '../../../features/acts/InAct';
import { DownloadMenu } from '../../../features/documents/DownloadMenu';
import { OldLabelsNotice } from '../../../features/documents/OldLabelsNotice';
import { ClientLink } from '../../../features/orders/desk/ClientLink';
import { EditLink } from '../../../features/orders/desk/EditLink';
import styles from '../../../features/orders/desk/desk.module.css';
import { OrderDesk } from '../../../features/orders/desk/OrderDesk';
import { NeighbourLinks } from '../../../features/orders/desk/NeighbourLinks';
import { useAddressOrder } from '../../../shared/address';
import { useReturnTo } from '../../../features/orders/return-to';
import { Carrier } from '../../../features/orders/runs/Carrier';
import { ShortcutsButton } from '../../../features/orders/shortcuts/ShortcutsButton';
import { useOrderShortcuts } from '../../../features/orders/shortcuts/screen-shortcuts';
import { OrderNotes } from '../../../features/orders/notes/OrderNotes';
import { mainKind } from '../../../features/orders/view/main-kind';
import { OrderScreen } from '../../../features/orders/view/OrderScreen';
import { DebtMark } from '../../../features/payments/DebtMark';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';

/** Any order as staff see it: to price, to move on, to edit, to download its papers, to go on to the next of the list. */
export default function OrderPage() {
  const id = useAddressOrder();
  const returnTo = useReturnTo(id);
  useOrderShortcuts(id, returnTo.search);
  return (
    <>
      <OrderScreen
        back={returnTo.back}
        carrier={(order) => (isOpenOrder(order) ? <Carrier id={order.id} /> : null)}
        act={(order) =>
          order.handedAt && order.user.isLegalEntity ? <InAct key={order.id} order={order.id} /> : null
        }
        notes={({ id: of }) => <OrderNotes key={of} order={of} />}
        labels={(order, onPrinted) => <OldLabelsNotice order={order.id} onPrinted={onPrinted} />}
        desk={(order, onChanged, draw) => (
          <OrderDesk order={order} onChanged={onChanged}>
            {draw}
          </OrderDesk>
        )}
        client={(order) => (
          <>
            <ClientLink order={order} />
            {order.user.id !== null && order.user.isLegalEntity && (
              <DebtMark key={order.user.id} user={order.user.id} />
            )}
          </>
        )}
        beside={<NeighbourLinks returnTo={returnTo} />}
        actions={(order, onChanged, onPropose) =>
          order && (
            <>
              <EditLink kind={mainKind('staff', order)} id={order.id} returnTo={returnTo} />
              <DownloadMenu order={order} onPrinted={() => onChanged(order)} />
              <Menu label="Ещё" icon="more" iconOnly="phones">
                {onPropose && <MenuItem onClick={onPropose}>Согласовать с клиентом</MenuItem>}
                <MenuItem onClick={() => window.print()}>Распечатать</MenuItem>
              </Menu>
            </>
          )
        }
      />
      <p className={styles.foot}>
        <ShortcutsButton />
      </p>
    </>
  );
}
