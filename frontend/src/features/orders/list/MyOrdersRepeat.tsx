import type { BatchResultDto, QuoteDto } from '@shlyah/api-client';
import { formatDeadline, formatPrice, plural, priceChanged, toByn, toKopecks } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { useIdempotencyKey } from '../../../shared/useIdempotencyKey';
import { Button } from '../../../ui/actions/Button';
import { Notice, Problem } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useCalendar, useAskCalendar } from '../../calendar/useCalendar';
import { createOrders } from '../actions';
import type { OrderValues } from '../form/types';
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

/** A new order like a former one, and its shown price, BYN; null by agreement. */
interface Copy {
  order: Order;
  values: OrderValues;
  total: number | null;
}

const sumOf = (copies: readonly Copy[]): number =>
  copies.reduce((all, { total }) => all + toKopecks(total ?? 0), 0);

/** «Повторить» of several orders: as many new ones, each a copy as «Повторить» of one makes it. */
export default function MyOrdersRepeat({ orders, onClose, onMade }: RepeatDialogProps) {
  const { busy, problem, run } = useAction();
  const keyFor = useIdempotencyKey();
  const calendar = useCalendar();
  const askCalendar = useAskCalendar();
  // The dialog keeps its orders when the selection changes meanwhile.
  const [copies, setCopies] = useState<readonly Copy[]>(() =>
    orders.map((order) => ({
      order,
      values: repeated(order, new Date(), calendar),
      total: quoteOf(order).total,
    })),
  );
  /** The copies of `copies` with their former prices, after the server has refused them. */
  const [moved, setMoved] = useState<readonly Copy[] | null>(null);
  const [refused, setRefused] = useState<readonly OrderReason[]>([]);
  const isEnded = refused.length > 0 && !moved;
  const isTooMany = copies.length > BATCH;

  const send = () => {
    const requestBody = {
      orders: copies.map(({ values, total }) => ({ ...toCreateOrderDto(values), shownTotal: total })),
    };
    return run(createOrders({ requestBody, idempotencyKey: keyFor(requestBody) }), { onDone: sent });
  };
  const sent = (results: readonly BatchResultDto[]) => {
    const failed: OrderReason[] = [];
    const before: Copy[] = [];
    const after: Copy[] = [];
    for (const { index, statusCode, code, message, errors, fresh } of results) {
      const copy = copies[index];
      if (statusCode === 201 || !copy) continue;
      if (errors?.['deliveryDate']) askCalendar();
      if (code === 'price_changed') {
        before.push(copy);
        after.push({ ...copy, total: (fresh as QuoteDto).total });
      } else
        failed.push({
          order: copy.order,
          why: Object.values(errors ?? {})[0]?.[0] ?? message ?? 'Не удалось оформить',
        });
    }
    const count = copies.length - failed.length - after.length;
    if (count > 0) {
      notify.success(
        count < copies.length
          ? `Оформлено ${count} из ${copies.length}`
          : `${plural(count, 'Оформлен', 'Оформлены', 'Оформлено')} ${ordersIn(count)}`,
      );
      onMade();
    }
    setRefused([...refused, ...failed]);
    setMoved(after.length > 0 ? before : null);
    if (after.length > 0) setCopies(after);
    else if (refused.length + failed.length === 0) onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={isEnded ? `Не оформлено: ${ordersIn(refused.length)}` : `Повторить ${ordersIn(copies.length)}?`}
      actions={
        <>
          {!isEnded && !isTooMany && (
            <Button busy={busy} onClick={() => void send()}>
              {busy ? 'Оформляем…' : moved ? 'Оформить по новой цене' : 'Оформить'}
            </Button>
          )}
          <Button kind="secondary" onClick={onClose} data-first-focus>
            {isEnded || isTooMany ? 'Понятно' : 'Отмена'}
          </Button>
        </>
      }
    >
      <div className={styles.question}>
        <Problem>{problem}</Problem>
        {isTooMany && (
          <Notice kind="attention">{`За раз можно повторить до ${BATCH} заказов: снимите выбор с остальных.`}</Notice>
        )}
        {refused.length > 0 && (
          <Notice kind="error" role="alert" title="Повторите их по одному: форма покажет, что исправить">
            <OrderReasons reasons={refused} />
          </Notice>
        )}
        {moved && (
          <Notice
            kind="attention"
            role="alert"
            title={priceChanged(toByn(sumOf(moved)), toByn(sumOf(copies)))}
          >
            <OrderReasons
              reasons={moved.map(({ order, total }, index) => ({
                order,
                why: priceChanged(total, copies[index]?.total ?? null),
              }))}
            />
          </Notice>
        )}
        {!isEnded && <Question copies={copies} isMoved={moved !== null} />}
      </div>
    </Dialog>
  );
}

function Question({ copies, isMoved }: { copies: readonly Copy[]; isMoved: boolean }) {
  const agreed = copies.filter(({ total }) => total === null).length;
  const terms = new Set(copies.map(({ values }) => formatDeadline(values.deliveryDate, values.deliveryFrom)));
  const [term = ''] = terms;
  const when = terms.size > 1 ? `${term.slice(0, '20.11.2026'.length)}, часы — как были` : term;
  return (
    <>
      <p className={styles.sum}>{`≈\u00a0${formatPrice(sumOf(copies))}`}</p>
      <p>
        {isMoved ? 'По сегодняшнему расчёту.' : 'По расчёту прежних заказов; если цена уже другая, спросим.'}
        {agreed > 0 && ` Ещё ${agreed} — по согласованию.`} Цену каждого подтвердит менеджер.
      </p>
      <p>Доставка: {when}. Получатели, адреса и груз — как были; ваши номера и номера ТТН не переносятся.</p>
    </>
  );
}
