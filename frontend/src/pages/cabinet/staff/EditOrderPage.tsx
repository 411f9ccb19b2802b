import { useMemo } from 'react';
import { useParams } from 'react-router';
import { OrderToolsProvider } from '../../../features/orders/form/tools';
import { useOrder, useStatuses } from '../../../features/orders/useOrders';
import { clientName } from '../../../features/orders/words';
import { paths } from '../../../paths';
import { EmptyState, FailedState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { numbered } from '../../../ui/text';
import { Title } from '../../../ui/Title';
import { useCabinetTools } from '../../../features/orders/form/useCabinetTools';
import { EditOrderForm } from '../../../features/orders/edit/EditOrderForm';
import { useTrail } from '../../../features/orders/desk/trail';

const namesOf = (list: readonly { id: number; name: string }[] = []) =>
  new Map(list.map(({ id, name }) => [String(id), name]));

/** An order in the hands of staff: every field, the quote beside the price, what will change. */
export default function EditOrderPage() {
  const { id = '' } = useParams();
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const { order, loading, reload } = useOrder(number);
  const statuses = useStatuses();
  const tools = useCabinetTools(false);
  const { search, state } = useTrail(number);
  const names = useMemo(
    () => ({
      statuses: namesOf(statuses?.statuses),
      states: namesOf(statuses?.states),
      points: new Map(tools.points.map(({ id: point, address }) => [String(point), address])),
    }),
    [statuses, tools.points],
  );
  const doneTo = paths.order(number) + search;
  const missing = number === 0 || (loading.state === 'failed' && loading.failure.status === 404);
  // The form begins with the order as it is now, not with a copy from an earlier screen.
  const ready = loading.state === 'ready' && order && statuses;
  return (
    <>
      <Title>{`Заказ № ${id}, правка — Шлях`}</Title>
      <PageHeader
        title={`Правка заказа ${numbered(id)}`}
        note={order && clientName(order)}
        back={{ to: doneTo, label: 'К заказу' }}
      />
      {missing ? (
        <EmptyState title="Такого заказа нет">Проверьте номер: возможно, заказ удалён.</EmptyState>
      ) : loading.state === 'failed' ? (
        <FailedState title="Не удалось загрузить заказ" onRetry={reload}>
          {loading.failure.message}
        </FailedState>
      ) : ready ? (
        <OrderToolsProvider value={tools}>
          <EditOrderForm key={number} {...{ order, statuses, names, doneTo, state }} />
        </OrderToolsProvider>
      ) : (
        <SkeletonRows rows={6} height="96px" label="Загружаем заказ…" />
      )}
    </>
  );
}
