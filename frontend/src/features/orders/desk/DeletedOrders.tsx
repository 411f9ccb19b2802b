import type { DeletedOrderDto } from '@shlyah/api-client';
import {
  DELETED_ORDER_DAYS,
  formatDate,
  formatDateTime,
  formatPrice,
  priceFromWire,
  UNDO_MS,
} from '@shlyah/domain';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../../paths';
import { pageFrom } from '../../../shared/address';
import { Paged } from '../../../shared/Paged';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import { Button } from '../../../ui/actions/Button';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { notify } from '../../../ui/feedback/Toasts';
import { Dense } from '../../../ui/layout/Dense';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { Table, type Column } from '../../../ui/layout/Table';
import { numbered } from '../../../ui/text';
import { getDeletedOrders, restoreOrder } from '../actions';

const columns: readonly Column<DeletedOrderDto>[] = [
  { key: 'id', header: '№', title: true, width: '66px', cell: ({ id }) => id },
  { key: 'client', header: 'Заказчик', cell: ({ client }) => <span title={client}>{client}</span> },
  { key: 'receiver', header: 'Получатель', cell: ({ receiver }) => <span title={receiver}>{receiver}</span> },
  {
    key: 'price',
    header: 'Стоимость',
    width: '104px',
    cell: ({ price }) => formatPrice(priceFromWire(price)),
  },
  { key: 'date', header: 'Оформлен', width: '96px', cell: ({ date }) => formatDate(date) },
  { key: 'deletedAt', header: 'Удалён', width: '140px', cell: ({ deletedAt }) => formatDateTime(deletedAt) },
  {
    key: 'deletedBy',
    header: 'Кто удалил',
    cell: ({ deletedBy }) => <span title={deletedBy}>{deletedBy}</span>,
  },
  { key: 'keptUntil', header: 'Вернуть до', width: '96px', cell: ({ keptUntil }) => formatDate(keptUntil) },
];

/** Deleted orders that can be brought back (docs/contract.md#order-deletion). */
export function DeletedOrders() {
  const [query] = useSearchParams();
  const page = pageFrom(query);
  const deleted = useLoaded(getDeletedOrders, page);
  const navigate = useNavigate();
  const { pressed, run } = useAction();

  const restored = (id: number) => {
    deleted.reload();
    notify.success(`Заказ ${numbered(id)} возвращён`, {
      label: 'Открыть',
      onClick: () => void navigate(paths.order(id)),
      ms: UNDO_MS,
    });
  };

  const actions: Column<DeletedOrderDto> = {
    key: 'actions',
    header: 'Действия',
    headerHidden: true,
    width: '90px',
    cell: ({ id }) => (
      <Button
        kind="quiet"
        size="small"
        busy={pressed === String(id)}
        aria-label={`Вернуть заказ ${numbered(id)}`}
        onClick={() => void run(restoreOrder(id), { failed: '', onDone: () => restored(id) }, String(id))}
      >
        Вернуть
      </Button>
    ),
  };
  return (
    <>
      <PageHeader
        title="Удалённые заказы"
        back={{ to: paths.orders(1), label: 'К заказам' }}
        note={`Заказ можно вернуть ${DELETED_ORDER_DAYS} дней, потом он удаляется навсегда.`}
      />
      <Paged
        loaded={deleted}
        page={page}
        hrefOf={(number) => `?page=${number}`}
        noun={['Найден', 'заказ', 'заказа', 'заказов']}
        failedTitle="Не удалось загрузить удалённые заказы"
        waiting={<SkeletonRows rows={6} height="31px" label="Загружаем заказы…" />}
        empty={<EmptyState title="Удалённых заказов нет" />}
      >
        {({ data }) => (
          <Dense>
            <Table
              caption="Удалённые заказы"
              columns={[...columns, actions]}
              rows={data}
              rowKey={({ id }) => id}
            />
          </Dense>
        )}
      </Paged>
    </>
  );
}
