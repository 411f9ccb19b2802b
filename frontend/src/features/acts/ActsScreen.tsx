import { useSearchParams } from 'react-router';
import { paths } from '../../paths';
import { pageFrom } from '../../shared/address';
import { Paged } from '../../shared/Paged';
import { useLoaded } from '../../shared/useLoaded';
import { LinkButton } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Table } from '../../ui/layout/Table';
import { useMay } from '../users/session/useMay';
import { actColumns } from './act-columns';
import { getActs } from './actions';
import { ActGaps } from './StoppedActs';

/** Acts: a client's own, of staff all. */
export function ActsScreen() {
  const [query] = useSearchParams();
  const page = pageFrom(query);
  const isStaff = useMay()('orders:edit');
  const acts = useLoaded(getActs, { page: page ?? 1 });
  return (
    <>
      <PageHeader
        title="Акты"
        note={isStaff ? 'Новые акты выставляют на странице месяца.' : 'Акты за месяц и счета к ним.'}
      />
      {isStaff && <ActGaps />}
      <Paged
        loaded={acts}
        page={page}
        hrefOf={(number) => `?page=${number}`}
        noun={['Найден', 'акт', 'акта', 'актов']}
        failedTitle="Не удалось загрузить акты"
        waiting={<SkeletonRows rows={6} height="48px" label="Загружаем акты…" />}
        empty={
          <EmptyState
            title="Актов пока нет"
            action={
              isStaff ? (
                <LinkButton to={paths.months}>К месяцу</LinkButton>
              ) : (
                <LinkButton to={paths.myOrders(1)}>К моим заказам</LinkButton>
              )
            }
          >
            {!isStaff && 'Когда месяц кончится, здесь появятся акт и счёт за доставленные заказы.'}
          </EmptyState>
        }
      >
        {({ data }) => (
          <Table
            caption="Акты"
            columns={actColumns('month', ...(isStaff ? (['client'] as const) : []))}
            rows={data}
            rowKey={({ id }) => id}
          />
        )}
      </Paged>
    </>
  );
}
