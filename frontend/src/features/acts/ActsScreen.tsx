import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths';
import { ACT_STATE_NAMES, ACT_STATES, type ActState } from '@shlyah/domain';
import { pageFrom } from '../../shared/address';
import { Paged } from '../../shared/Paged';
import { useLoaded } from '../../shared/useLoaded';
import { LinkButton } from '../../ui/actions/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../ui/feedback/Skeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Select } from '../../ui/fields/Select';
import { Table } from '../../ui/layout/Table';
import { useMay } from '../users/session/useMay';
import { actColumns } from './act-columns';
import { getActs } from './actions';
import { ActGaps } from './StoppedActs';
import styles from './acts.module.css';

const STATES = ACT_STATES.map((value) => ({ value, label: ACT_STATE_NAMES[value] }));

const stateIn = (query: URLSearchParams): ActState | undefined =>
  ACT_STATES.find((state) => state === query.get('state'));

interface ActsScreenProps {
  /** What a client owes, over the list. */
  debt?: ReactNode;
}

/** Acts: a client's own, of staff all. */
export function ActsScreen({ debt }: ActsScreenProps) {
  const [query, setQuery] = useSearchParams();
  const page = pageFrom(query);
  const isStaff = useMay()('orders:edit');
  const state = stateIn(query);
  const month = query.get('month') ?? undefined;
  const acts = useLoaded(getActs, { page: page ?? 1, ...(state && { state }), ...(month && { month }) });
  const hrefOf = (number: number) =>
    `?${new URLSearchParams({ ...(state && { state }), ...(month && { month }), page: String(number) })}`;
  return (
    <>
      <PageHeader
        title="Акты"
        note={isStaff ? 'Новые акты выставляют на странице месяца.' : 'Акты за месяц и счета к ним.'}
        actions={
          <LinkButton kind="secondary" to={paths.reconciliation}>
            Акт сверки
          </LinkButton>
        }
      />
      {isStaff && <ActGaps />}
      {!isStaff && <div className={styles.debt}>{debt}</div>}
      <div className={styles.filter}>
        <Select
          label="Состояние"
          value={state ?? ''}
          placeholder="Все"
          choices={STATES}
          onChange={(chosen) => setQuery({ ...(chosen && { state: chosen }), ...(month && { month }) })}
        />
      </div>
      <Paged
        loaded={acts}
        page={page}
        hrefOf={hrefOf}
        noun={['Найден', 'акт', 'акта', 'актов']}
        failedTitle="Не удалось загрузить акты"
        waiting={<SkeletonRows rows={6} height="48px" label="Загружаем акты…" />}
        empty={
          <EmptyState
            title={state || month ? 'Таких актов нет' : 'Актов пока нет'}
            action={
              isStaff ? (
                <LinkButton to={paths.months}>К месяцу</LinkButton>
              ) : (
                <LinkButton to={paths.myOrders(1)}>К моим заказам</LinkButton>
              )
            }
          >
            {!isStaff && !state && 'Когда месяц кончится, здесь появятся акт и счёт за доставленные заказы.'}
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
