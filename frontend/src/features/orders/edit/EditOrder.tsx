import { useMemo } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useAddressId } from '../../../shared/address';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { Notice } from '../../../ui/feedback/Notice';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { numbered } from '../../../ui/text';
import { Title } from '../../../ui/Title';
import { getOrder } from '../actions';
import { usePoints } from '../../points/usePoints';
import { useReturnTo } from '../return-to';
import { useStatuses } from '../useStatuses';
import type { Order } from '../types';
import { proposalOf, clientName, namesById } from '../words';
import { EditOrderForm } from './EditOrderForm';
import styles from './EditOrderForm.module.css';

/** The staff's edit of the order in the address: every field, the quote beside the price, pending changes. */
export function EditOrder() {
  const id = useAddressId();
  const order = useLoaded(getOrder, id);
  const statuses = useStatuses();
  const { points } = usePoints();
  const { search } = useReturnTo();
  const names = useMemo(
    () => ({
      statuses: namesById(statuses?.statuses),
      states: namesById(statuses?.states),
      points: new Map(points.map(({ id: point, address }) => [String(point), address])),
    }),
    [statuses, points],
  );
  const doneTo = paths.order(id ?? '') + search;
  const title = id === null ? 'Заказ' : `Заказ ${numbered(id)}`;
  const waiting = <SkeletonRows rows={6} height="96px" label="Загружаем заказ…" />;
  return (
    <>
      <Title>{`${title}, правка`}</Title>
      <PageHeader
        title={id === null ? 'Правка заказа' : `Правка заказа ${numbered(id)}`}
        note={order.data && clientName(order.data)}
        back={{ to: doneTo, label: 'К заказу' }}
      />
      <QueryState
        loaded={order}
        failedTitle="Не удалось загрузить заказ"
        missing={<EmptyState title="Такого заказа нет">Проверьте номер: возможно, заказ удалён.</EmptyState>}
        waiting={waiting}
      >
        {(opened) =>
          statuses ? (
            <>
              <ClientAsks order={opened} orderHref={doneTo} />
              <EditOrderForm
                key={opened.id}
                order={opened}
                statuses={statuses}
                names={names}
                doneTo={doneTo}
              />
            </>
          ) : (
            waiting
          )
        }
      </QueryState>
    </>
  );
}

/** Warns of a client's open proposal: an edit may close it (docs/contract.md#proposals). */
function ClientAsks({ order, orderHref }: { order: Order; orderHref: string }) {
  const requested = proposalOf('client', order);
  return (
    requested && (
      <div className={styles.asks}>
        <Notice kind="attention" title={`Клиент просит: ${requested}`}>
          <Link to={orderHref}>Ответить на странице заказа</Link>
        </Notice>
      </div>
    )
  );
}
