import type { TtnClientDto } from '@shlyah/api-client';
import { formatDate } from '@shlyah/domain';
import { Link } from 'react-router';
import { Paged } from '../../../shared/Paged';
import { useLoaded } from '../../../shared/useLoaded';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { Table, type Column } from '../../../ui/layout/Table';
import { getTtnClients } from './actions';

const columns: readonly Column<TtnClientDto>[] = [
  {
    key: 'client',
    header: 'Клиент',
    title: true,
    cell: ({ user, client }) => <Link to={`?user=${user}`}>{client}</Link>,
  },
  { key: 'count', header: 'Заказов', align: 'end', cell: ({ count }) => count },
  { key: 'since', header: 'Первый вручён', align: 'end', cell: ({ since }) => formatDate(since) },
];

/** Clients with waybills that have not come back; those who wait the longest are first. */
export function TtnClients({ page }: { page: number | null }) {
  const clients = useLoaded(getTtnClients, page);
  return (
    <Paged
      loaded={clients}
      page={page}
      hrefOf={(number) => `?page=${number}`}
      noun={['Найден', 'клиент', 'клиента', 'клиентов']}
      failedTitle="Не удалось загрузить клиентов"
      waiting={<SkeletonRows rows={6} height="48px" label="Загружаем клиентов…" />}
      empty={
        <EmptyState title="Все ТТН вернулись">
          Здесь появятся доставленные заказы, в которых отмечен возврат ТТН.
        </EmptyState>
      }
    >
      {({ data }) => (
        <Table
          caption="Клиенты, которые ждут ТТН"
          columns={columns}
          rows={data}
          rowKey={({ user }) => user}
        />
      )}
    </Paged>
  );
}
