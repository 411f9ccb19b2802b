import { formatDateTime } from '@shlyah/domain';
import { useSelector } from 'react-redux';
import { useParams } from 'react-router';
import { useOrder } from '../../../features/orders/useOrders';
import { OrderView } from '../../../features/orders/view/OrderView';
import { selectUser } from '../../../features/users/session/selectors';
import { paths } from '../../../paths';
import { Button } from '../../../ui/actions/Button';
import { EmptyState, FailedState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { numbered } from '../../../ui/text';
import { Title } from '../../../ui/Title';
import { useRepeat } from '../../../features/orders/new/useRepeat';

/** One of the customer's own orders. */
export default function MyOrderPage() {
  const { id = '' } = useParams();
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const { order, loading, history, historyLoading, reload } = useOrder(number);
  const user = useSelector(selectUser);
  const repeat = useRepeat();
  const missing = number === 0 || (loading.state === 'failed' && loading.failure.status === 404);
  const back = { to: paths.myOrders(1), label: 'Мои заказы' };
  return (
    <>
      <Title>{`Заказ № ${id} — Шлях`}</Title>
      <PageHeader
        title={`Заказ ${numbered(id)}`}
        back={back}
        {...(order && {
          note: `Оформлен ${formatDateTime(order.date)}`,
          actions: (
            <>
              <Button kind="secondary" icon="repeat" onClick={() => repeat(order)}>
                Повторить
              </Button>
              <Button kind="secondary" icon="print" onClick={() => window.print()}>
                Распечатать
              </Button>
            </>
          ),
        })}
      />
      {missing ? (
        <EmptyState title="Такого заказа нет">Проверьте номер или откройте заказ из списка.</EmptyState>
      ) : loading.state === 'failed' ? (
        <FailedState title="Не удалось загрузить заказ" onRetry={reload}>
          {loading.failure.message}
        </FailedState>
      ) : order ? (
        <OrderView
          order={order}
          history={history}
          historyLoading={historyLoading}
          showUnp={Boolean(user?.Unp)}
        />
      ) : (
        <SkeletonRows rows={6} height="96px" label="Загружаем заказ…" />
      )}
    </>
  );
}
