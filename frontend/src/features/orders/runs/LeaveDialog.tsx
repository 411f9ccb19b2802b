import { departureStatus, DELIVERY_STATUS, formatDate, toMinsk } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { numbered } from '../../../ui/text';
import { ordersIn } from '../words';
import { leaveRun, type Run } from './actions';
import { changedMeanwhile, runTitle } from './words';

interface LeaveDialogProps {
  run: Run;
  onLeft: (run: Run) => void;
  /** The run as another user has changed it meanwhile. */
  onFresh: (run: Run) => void;
  onClose: () => void;
}

/** The departure of a run, with the statuses that it gives to its orders. */
export function LeaveDialog({ run, onLeft, onFresh, onClose }: LeaveDialogProps) {
  const { id, version } = run;
  const action = useAction();
  const today = toMinsk(new Date()).slice(0, 10);
  const [setsStatuses, setSetsStatuses] = useState(true);
  const carried = run.orders.filter((order) => order.carried);
  const changing = carried.filter((order) => nextStatus(order) !== null);
  const awaiting = changing.filter((order) => order.awaiting);
  const free = changing.filter((order) => !order.awaiting);
  const unpriced = carried.filter(({ price }) => price !== null && price < 0);
  const leave = () =>
    void action.run(leaveRun({ id, version, ...(setsStatuses ? {} : { keepStatuses: true }) }), {
      onDone: onLeft,
      onFresh,
      changed: changedMeanwhile,
    });
  return (
    <ConfirmDialog
      open
      danger={false}
      title={`${runTitle(run)} уехал?`}
      confirmLabel="Уехал"
      cancelLabel="Отмена"
      busy={action.busy}
      problem={action.problem}
      onConfirm={leave}
      onCancel={onClose}
    >
      <p>
        {`${ordersIn(carried.length)}. После этого заказы не войдут в рейс и не выйдут из него, пока выезд не отменят.`}
      </p>
      {run.day > today && (
        <p>
          <strong>{`Рейс назначен на ${formatDate(run.day)}, сегодня ${formatDate(today)}.`}</strong>
        </p>
      )}
      {free.length > 0 && (
        <Checkbox label={statusWords(free)} checked={setsStatuses} onChange={setSetsStatuses} />
      )}
      {setsStatuses && awaiting.length > 0 && (
        <p>{`Ждут ответа об изменении, их статус останется: ${numbersOf(awaiting)}.`}</p>
      )}
      {unpriced.length > 0 && <p>{`Без цены: ${numbersOf(unpriced)}.`}</p>}
    </ConfirmDialog>
  );
}

type RunOrder = Run['orders'][number];

const nextStatus = ({ task, status }: RunOrder): number | null => status && departureStatus(task, status.id);

const numbersOf = (orders: readonly RunOrder[]): string => orders.map(({ id }) => numbered(id)).join(', ');

/** «Поставить статусы: «В пути» — 26, «Забор груза» — 2». */
function statusWords(orders: readonly RunOrder[]): string {
  const count = (status: number) => orders.filter((order) => nextStatus(order) === status).length;
  const words = [
    ['В пути', count(DELIVERY_STATUS.transit)] as const,
    ['Забор груза', count(DELIVERY_STATUS.pickup)] as const,
  ].filter(([, orders]) => orders > 0);
  return `Поставить ${words.length === 1 ? 'статус' : 'статусы'} ${words.map(([name, orders]) => `«${name}» — ${orders}`).join(', ')}`;
}
