import { formatPrice, priceFromWire, toKopecks } from '@shlyah/domain';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { failureIn } from '../../../shared/action';
import { useAddressId } from '../../../shared/address';
import { useAppDispatch } from '../../../shared/hooks';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Notice, Problem } from '../../../ui/feedback/Notice';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { Dense } from '../../../ui/layout/Dense';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Table, type Column } from '../../../ui/layout/Table';
import { lazyPart } from '../../../ui/lazy-part';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { numbered } from '../../../ui/text';
import { getTariffOrders, requoteOrders } from '../actions';
import { useDesk } from './useDesk';
import { SkippedOrders } from '../NamedOrders';
import type { BulkResult } from '../types';
import { useStatuses } from '../useStatuses';
import { clientName, ordersIn } from '../words';
import { loweredBy, lowering, ofStep, STEP_WORDS, type TariffOrder } from './tariff-orders';
import styles from './TariffOrders.module.css';

const Refusals = lazyPart(async () => ({ default: (await import('./Refusals')).Refusals }));

/** Orders of one call at most. */
const BATCH = 100;

const money = (byn: number | null): string =>
  byn === null ? 'по согласованию' : formatPrice(toKopecks(byn));

const columns: readonly Column<TariffOrder>[] = [
  {
    key: 'id',
    header: '№',
    title: true,
    width: '84px',
    cell: ({ order }) => <Link to={paths.order(order.id)}>{order.id}</Link>,
  },
  { key: 'client', header: 'Заказчик', cell: ({ order }) => clientName(order) },
  { key: 'status', header: 'Статус', cell: ({ order }) => order.status.name },
  {
    key: 'price',
    header: 'Цена',
    align: 'end',
    cell: ({ order }) => formatPrice(priceFromWire(order.price)),
  },
  { key: 'before', header: 'По этой версии', align: 'end', cell: ({ before }) => money(before) },
  { key: 'after', header: 'По действующей', align: 'end', cell: ({ after }) => money(after) },
  {
    key: 'step',
    header: 'Что сделать',
    cell: ({ order, step }) =>
      step === 'propose' ? <Link to={paths.order(order.id)}>{STEP_WORDS[step]}</Link> : STEP_WORDS[step],
  },
];

/** Orders that a version of the tariff has priced: after a mistake they get the right prices (docs/contract.md#tariff-orders). */
export function TariffOrders() {
  const id = useAddressId();
  const loaded = useLoaded(getTariffOrders, id);
  return (
    <>
      <PageHeader
        title={`Заказы по версии тарифа ${id === null ? '' : numbered(id)}`}
        back={{ to: paths.calculatorConfig, label: 'К тарифу' }}
        note="Те, что по действующему тарифу стоят иначе"
      />
      <QueryState
        loaded={loaded}
        failedTitle="Не удалось загрузить заказы"
        missing={
          <EmptyState title="Такой версии тарифа нет">Проверьте номер или выберите её в тарифе.</EmptyState>
        }
        waiting={<SkeletonRows rows={6} height="31px" label="Загружаем заказы…" />}
      >
        {({ orders, hasMore }) => <Corrections orders={orders} hasMore={hasMore} onChanged={loaded.reload} />}
      </QueryState>
    </>
  );
}

interface CorrectionsProps {
  orders: readonly TariffOrder[];
  hasMore: boolean;
  onChanged: () => void;
}

function Corrections({ orders, hasMore, onChanged }: CorrectionsProps) {
  const statuses = useStatuses();
  const desk = useDesk(onChanged);
  const [asked, setAsked] = useState<readonly TariffOrder[] | null>(null);
  const lower = ofStep(orders, 'lower');
  return (
    <div className={styles.page}>
      {desk.refused.length > 0 && (
        <Suspense fallback={null}>
          <Refusals
            refused={desk.refused}
            statuses={statuses}
            onAgain={(refusal) => void desk.retry(refusal)}
            onDismiss={desk.dismiss}
          />
        </Suspense>
      )}
      {desk.skipped.length > 0 && (
        <SkippedOrders
          orders={desk.skipped}
          hrefOf={({ id }) => paths.order(id)}
          onClose={desk.hideSkipped}
        />
      )}
      {orders.length === 0 ? (
        <EmptyState title="Таких заказов нет">Цены всех заказов этой версии — как по действующей.</EmptyState>
      ) : (
        <>
          <div className={styles.actions}>
            <Requote orders={ofStep(orders, 'requote')} onChanged={onChanged} />
            {lower.length > 0 && (
              <Button busy={desk.busy.size > 0} onClick={() => setAsked(lower)}>
                {`Снизить цену: ${lower.length}`}
              </Button>
            )}
          </div>
          {ofStep(orders, 'propose').length > 0 && (
            <Notice>
              Подтверждённую цену повышает только согласие клиента: откройте заказ и нажмите «Согласовать с
              клиентом».
            </Notice>
          )}
          {hasMore && (
            <Notice>{`Показаны последние ${orders.length}. Исправьте их, и появятся остальные.`}</Notice>
          )}
          <Dense>
            <Table
              caption="Заказы по версии тарифа"
              columns={columns}
              rows={orders}
              rowKey={({ order }) => order.id}
            />
          </Dense>
        </>
      )}
      {asked && (
        <ConfirmDialog
          open
          danger={false}
          title={`Снизить цену: ${ordersIn(asked.length)}?`}
          confirmLabel="Снизить"
          cancelLabel="Отмена"
          busy={desk.busy.size > 0}
          onCancel={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            const ids = (some: readonly { id: number }[]) => new Set(some.map(({ id }) => id));
            void desk.many(
              asked.map(({ order }) => order),
              (free) => lowering(asked.filter(({ order }) => ids(free).has(order.id))),
            );
          }}
        >
          Всего на {formatPrice(loweredBy(asked))}. Письма клиентам уйдут через 15&nbsp;секунд, до этого можно
          отменить.
        </ConfirmDialog>
      )}
    </div>
  );
}

/** «Обновить расчёт»: orders without a price are quoted anew; those that were refused are named. */
function Requote({ orders, onChanged }: { orders: readonly TariffOrder[]; onChanged: () => void }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const requote = async () => {
    setBusy(true);
    setProblem(undefined);
    const results: BulkResult[] = [];
    let failed: string | undefined;
    for (let at = 0; at < orders.length && failed === undefined; at += BATCH) {
      const sent = orders.slice(at, at + BATCH).map(({ order: { id, version } }) => ({ id, version }));
      const outcome = await dispatch(requoteOrders({ orders: sent }));
      if (requoteOrders.fulfilled.match(outcome)) results.push(...outcome.payload);
      else failed = failureIn(outcome)?.message;
    }
    const refused = results.filter(({ statusCode }) => statusCode !== 200);
    const done = results.length - refused.length;
    if (done > 0) notify.success(`Расчёт обновлён: ${ordersIn(done)}`);
    const [first] = refused;
    setProblem(
      failed ?? (first && `Не обновлено: ${refused.length}. ${numbered(first.id)}: ${first.message}`),
    );
    setBusy(false);
    onChanged();
  };
  return (
    <>
      {orders.length > 0 && (
        <Button busy={busy} onClick={() => void requote()}>
          {`Обновить расчёт: ${orders.length}`}
        </Button>
      )}
      <Problem>{problem}</Problem>
    </>
  );
}
