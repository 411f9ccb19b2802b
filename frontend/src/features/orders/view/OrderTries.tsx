import { failureText, handoverLine } from '@shlyah/domain';
import { useState } from 'react';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Details } from '../../../ui/layout/Details';
import { getOrderHandovers } from '../actions';
import { ConfirmationButton } from '../ConfirmationButton';
import type { Order } from '../types';
import { HandoverProof } from './HandoverProof';
import styles from './OrderView.module.css';

/**
 * The confirmation of the try after which an order has its status, and all tries to deliver and to fetch it, each with its own; those are
 * loaded when they are asked for.
 */
export function OrderTries({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const { id, handover } = order;
  return (
    <div className="no-print">
      {handover && <ConfirmationButton order={id} handover={handover.id} of="последняя попытка" />}
      <Details summary="Все попытки" onOpen={() => setOpen(true)}>
        {/* Anew after a change of the order, which may have made another try. */}
        {isOpen && <Tries key={order.version} order={order} />}
      </Details>
    </div>
  );
}

function Tries({ order }: { order: Order }) {
  const { data, loading, reload } = useLoaded(getOrderHandovers, order.id);
  if (loading.state === 'failed')
    return (
      <p>
        Попытки загрузить не удалось. {loading.failure.message}{' '}
        <Button kind="quiet" size="small" onClick={reload}>
          Ещё раз
        </Button>
      </p>
    );
  if (!data) return <SkeletonRows rows={2} height="44px" label="Загружаем попытки…" />;
  if (data.length === 0) return <p>Записей нет: заказ везли раньше, чем попытки стали записывать.</p>;
  return (
    <ul className={styles.tries}>
      {data.map((row) => {
        const line = [handoverLine(row, order.packages.length), failureText(row)].filter(Boolean).join(', ');
        const isCorrected = data.some(({ corrects }) => corrects === row.id);
        return (
          <li key={row.id}>
            {row.corrected && <b>{isCorrected ? 'Исправлено: ' : 'Отменено: '}</b>}
            {line} <ConfirmationButton order={order.id} handover={row.id} of={line} />
            <HandoverProof order={order.id} handover={row} />
          </li>
        );
      })}
    </ul>
  );
}
