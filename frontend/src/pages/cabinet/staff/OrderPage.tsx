import { formatDateTime } from '@shlyah/domain';
import { useSelector } from 'react-redux';
import { Link, useParams } from 'react-router';
import { DownloadMenu } from '../../../features/documents/DownloadMenu';
import { NeighbourLinks } from '../../../features/orders/desk/NeighbourLinks';
import { useOrder } from '../../../features/orders/useOrders';
import { OrderView } from '../../../features/orders/view/OrderView';
import { clientName } from '../../../features/orders/words';
import { selectUser } from '../../../features/users/session/selectors';
import { paths } from '../../../paths';
import { LinkButton } from '../../../ui/actions/Button';
import { EmptyState, FailedState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { numbered } from '../../../ui/text';
import { Title } from '../../../ui/Title';
import { useTrail } from '../../../features/orders/desk/trail';

/** Any order as staff see it: to edit, to download its papers, to go on to the next of the list. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const number = /^\d{1,9}$/.test(id) ? Number(id) : 0;
  const { order, loading, history, historyLoading, reload } = useOrder(number);
  const user = useSelector(selectUser);
  const trail = useTrail(number);
  const missing = number === 0 || (loading.state === 'failed' && loading.failure.status === 404);
  return (
    <>
      <Title>{`Заказ № ${id} — Шлях`}</Title>
      <PageHeader
        title={`Заказ ${numbered(id)}`}
        back={trail.back}
        note={order && `Оформлен ${formatDateTime(order.date)}`}
        actions={
          <>
            {!missing && <NeighbourLinks place={trail.place} hrefOf={trail.hrefOf} state={trail.state} />}
            {order && (
              <>
                <LinkButton
                  kind="secondary"
                  icon="edit"
                  to={paths.editOrder(order.id) + trail.search}
                  state={trail.state}
                >
                  Редактировать
                </LinkButton>
                <DownloadMenu order={order} />
              </>
            )}
          </>
        }
      />
      {missing ? (
        <EmptyState title="Такого заказа нет">Проверьте номер: возможно, заказ удалён.</EmptyState>
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
          {...(order.user.id !== null && {
            client: <Link to={paths.user(order.user.id)}>{clientName(order)}</Link>,
          })}
        />
      ) : (
        <SkeletonRows rows={6} height="96px" label="Загружаем заказ…" />
      )}
    </>
  );
}
