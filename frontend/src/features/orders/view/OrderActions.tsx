import { isBeforePickup, isCorrectable, mayProposeReturn } from '@shlyah/domain';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../ui/lazy-part';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Dialog } from '../../../ui/overlay/Dialog';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { useUserId } from '../../users/session/useUserId';
import type { Order } from '../types';
import { returnDraft } from '../proposals/return-draft';
import { ReturnOrder } from '../proposals/ReturnOrder';
import { AdvanceOrder } from './AdvanceOrder';
import { cancelDraft } from './cancel-draft';
import { CancelOrder } from './CancelOrder';
import { correctionDraft } from './correction-draft';

const LabelsDialog = lazyPart(() => import('../../documents/LabelsDialog'));
// The form's code is larger than the order's page.
const CorrectOrder = lazyPart(async () => ({ default: (await import('./CorrectOrder')).CorrectOrder }));

interface OrderActionsProps {
  order: Order;
  onChanged: (order: Order) => void;
  /** Opens the form of a proposal; null while there may be none. */
  onPropose: (() => void) | null;
  /** The most used action. */
  main: ReactNode;
}

/** A client's actions on an order: one is visible, the others are in a menu. */
export function OrderActions({ order, onChanged, onPropose, main }: OrderActionsProps) {
  const user = useUserId();
  const [correcting, setCorrecting] = useState(
    () => isCorrectable(order) && correctionDraft(user, order.id).read() !== null,
  );
  const [printing, setPrinting] = useState(false);
  const [canceling, setCanceling] = useState(() => cancelDraft(user, order.id).read() !== null);
  const [returning, setReturning] = useState(
    () => mayProposeReturn(order) && returnDraft(user, order.id).read() !== null,
  );
  return (
    <>
      {main}
      <AdvanceOrder order={order} onAdvanced={onChanged} />
      <Menu label="Ещё">
        <MenuItem onClick={() => setPrinting(true)}>Этикетки</MenuItem>
        {onPropose && <MenuItem onClick={onPropose}>Предложить изменение</MenuItem>}
        {isCorrectable(order) && (
          <MenuItem onClick={() => setCorrecting(true)}>Исправить телефон или комментарий</MenuItem>
        )}
        <MenuItem onClick={() => window.print()}>Распечатать</MenuItem>
        {isBeforePickup(order) && <MenuItem onClick={() => setCanceling(true)}>Отменить заказ</MenuItem>}
        {mayProposeReturn(order) && (
          <MenuItem onClick={() => setReturning(true)}>Вернуть отправителю</MenuItem>
        )}
      </Menu>
      <Suspense>
        {printing && (
          <LabelsDialog
            of={{ ids: [order.id] }}
            onPrinted={() => onChanged(order)}
            onClose={() => setPrinting(false)}
          />
        )}
      </Suspense>
      <Dialog
        open={correcting}
        onClose={() => setCorrecting(false)}
        title="Исправить телефон или комментарий"
      >
        <Suspense fallback={<SkeletonRows rows={4} label="Загружаем форму…" />}>
          <CorrectOrder
            order={order}
            onSaved={(corrected) => {
              setCorrecting(false);
              onChanged(corrected);
            }}
          />
        </Suspense>
      </Dialog>
      <CancelOrder
        order={order}
        asking={canceling}
        onClose={() => setCanceling(false)}
        onCanceled={onChanged}
      />
      <ReturnOrder
        order={order}
        asking={returning}
        onClose={() => setReturning(false)}
        onChanged={onChanged}
      />
    </>
  );
}
