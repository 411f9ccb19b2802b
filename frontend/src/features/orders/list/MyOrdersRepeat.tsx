import type { BatchResultDto } from '@shlyah/api-client';
import { formatDeadline, formatPrice, plural, toKopecks } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { useIdempotencyKey } from '../../../shared/useIdempotencyKey';
import { Button } from '../../../ui/actions/Button';
import { Notice, Problem } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useCalendar, useAskCalendar } from '../../calendar/useCalendar';
import { createOrders } from '../actions';
import { repeated } from '../form/values';
import { toCreateOrderDto } from '../form/wire';
import type { Order } from '../types';
import { ordersIn, quoteOf } from '../words';
import styles from './MyOrders.module.css';
import { OrderReasons, type OrderReason } from './OrderReasons';

interface RepeatDialogProps {
  orders: readonly Order[];
  onClose: () => void;
  onMade: () => void;
}

/** Orders of one call at most. */
const BATCH = 100;

/** «Повторить» of several orders: as many new ones, each a copy as «Повторить» of one makes it. */
export default function MyOrdersRepeat({ orders, onClose, onMade }: RepeatDialogProps) {
  const { busy, problem, run } = useAction();
  const keyFor = useIdempotencyKey();
  // The dialog keeps its orders when the selection changes meanwhile.
  const calendar = useCalendar();
  const askCalendar = useAskCalendar();
  const [copies] = useState(() =>
    orders.map((order) => ({ order, values: repeated(order, new Date(), calendar) })),
  );
  const [refused, setRefused] = useState<readonly OrderReason[] | null>(null);

  const totals = copies.map(({ order }) => quoteOf(order).total);
  const sum = totals.reduce<number>((all, total) => all + toKopecks(total ?? 0), 0);
  const agreed = totals.filter((total) => total === null).length;
  const [day = ''] = copies.map(({ values }) => values.deliveryDate);
  const isTooMany = copies.length > BATCH;

  const send = () => {
    const requestBody = { orders: copies.map(({ values }) => toCreateOrderDto(values)) };
    return run(createOrders({ requestBody, idempotencyKey: keyFor(requestBody) }), { onDone: sent });
  };
  const sent = (results: readonly BatchResultDto[]) => {
    const failed = results.flatMap(({ index, statusCode, message, errors }) => {
      const order = copies[index]?.order;
      if (statusCode === 201 || !order) return [];
      if (errors?.['deliveryDate']) askCalendar();
      return [{ order, why: Object.values(errors ?? {})[0]?.[0] ?? message ?? 'Не удалось оформить' }];
    });
    const count = copies.length - failed.length;
    if (count > 0) {
      notify.success(
        failed.length > 0
          ? `Оформлено ${count} из ${copies.length}`
          : `${plural(count, 'Оформлен', 'Оформлены', 'Оформлено')} ${ordersIn(count)}`,
      );
      onMade();
    }
    if (failed.length > 0) setRefused(failed);
    else onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={refused ? `Не оформлено: ${ordersIn(refused.length)}` : `Повторить ${ordersIn(copies.length)}?`}
      actions={
        <>
          {!refused && !isTooMany && (
            <Button busy={busy} onClick={() => void send()}>
              {busy ? 'Оформляем…' : 'Оформить'}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose} data-first-focus>
            {refused || isTooMany ? 'Понятно' : 'Отмена'}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <Problem>{problem}</Problem>
        {isTooMany && (
          <Notice kind="attention">{`За раз можно повторить до ${BATCH} заказов: снимите выбор с остальных.`}</Notice>
        )}
        {refused ? (
          <Notice kind="error" role="alert" title="Повторите их по одному: форма покажет, что исправить">
            <OrderReasons reasons={refused} />
          </Notice>
        ) : (
          <>
            <p className={styles.sum}>{`≈\u00a0${formatPrice(sum)}`}</p>
            <p>
              По расчёту прежних заказов.
              {agreed > 0 && ` Ещё ${agreed} — по согласованию.`} Цену каждого подтвердит менеджер.
            </p>
            <p>
              Доставка: {formatDeadline(day)}. Получатели, адреса и груз — как были; ваши номера и номера ТТН
              не переносятся.
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
