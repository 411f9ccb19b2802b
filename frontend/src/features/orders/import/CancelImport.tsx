import type { CanceledImportDto, OrderOfImportDto } from '@shlyah/api-client';
import { NEW_ORDER_STATUS, plural } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import { Dialog } from '../../../ui/overlay/Dialog';
import { numberedOrder } from '../../../ui/text';
import { cancelImport, getImportedOrders } from '../actions';
import { ordersIn } from '../words';
import styles from './import.module.css';

interface CancelImportProps {
  importId: string;
  /** The orders that were not canceled. */
  onCanceled: (left: number[]) => void;
}

/** Orders named in the question; the rest are counted. */
const NAMED = 5;

const isNew = ({ status }: OrderOfImportDto): boolean => status.id === NEW_ORDER_STATUS;
const goesOn = ({ status }: OrderOfImportDto): boolean =>
  status.id !== NEW_ORDER_STATUS && status.code !== 'canceled';

/** «Отменить весь импорт»: asks the server what can be canceled, says what stays, and cancels it at once. */
export function CancelImport({ importId, onCanceled }: CancelImportProps) {
  const [orders, setOrders] = useState<OrderOfImportDto[] | null>(null);
  const reading = useAction();
  const canceling = useAction();
  const [canceled, left] = [orders?.filter(isNew) ?? [], orders?.filter(goesOn) ?? []];
  const close = () => {
    setOrders(null);
    canceling.hideProblem();
  };
  const cancel = () =>
    canceling.run(cancelImport({ importId }), {
      done: toldOf,
      onDone: (answer) => {
        close();
        onCanceled(answer.left.map(({ id }) => id));
      },
    });
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        busy={reading.busy}
        onClick={() =>
          void reading.run(getImportedOrders({ importId }), {
            onDone: setOrders,
            failed: 'Не удалось узнать, что с заказами.',
          })
        }
      >
        Отменить весь импорт
      </Button>
      <Dialog
        open={orders !== null}
        onClose={close}
        title={canceled.length > 0 ? `Отменить ${ordersIn(canceled.length)}?` : 'Отменять уже нечего'}
        actions={
          <>
            {canceled.length > 0 && (
              <Button kind="danger" busy={canceling.busy} onClick={() => void cancel()}>
                Отменить весь импорт
              </Button>
            )}
            <Button kind="secondary" onClick={close} data-first-focus>
              {canceled.length > 0 ? 'Не отменять' : 'Понятно'}
            </Button>
          </>
        }
      >
        <div className={styles.stack}>
          <Problem>{canceling.problem}</Problem>
          {canceled.length > 0 ? (
            <p>
              {`Отменим разом все заказы этого файла, у которых ещё статус «Новая»: ${canceled.length}. Строки можно будет исправить и оформить снова.`}
            </p>
          ) : (
            <p>Заказов со статусом «Новая» в этом импорте не осталось.</p>
          )}
          {left.length > 0 && (
            <p>{`${plural(left.length, 'Останется', 'Останутся', 'Останутся')} ${listed(left)}.`}</p>
          )}
        </div>
      </Dialog>
    </>
  );
}

function listed(orders: readonly OrderOfImportDto[]): string {
  const rest = orders.length - NAMED;
  const words = orders
    .slice(0, NAMED)
    .map(({ id, status }) => `${numberedOrder(id)}\u00a0— «${status.name}»`);
  return [...words, ...(rest > 0 ? [`и ещё ${ordersIn(rest)}`] : [])].join(', ');
}

const toldOf = ({ canceled, left }: CanceledImportDto): string =>
  left.length === 0
    ? `Отменено: ${ordersIn(canceled.length)}`
    : `Отменено: ${ordersIn(canceled.length)}, ${plural(left.length, 'остался', 'остались', 'остались')} ${left.length}`;
