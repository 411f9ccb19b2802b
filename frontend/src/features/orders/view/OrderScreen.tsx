import { formatDateTime, isOpenOrder } from '@shlyah/domain';
import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useAddressOrder } from '../../../shared/address';
import { StickyNews } from '../../../shared/NewRows';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { Skeleton, SkeletonRows } from '../../../ui/feedback/Skeleton';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { numberedOrder } from '../../../ui/text';
import { Title } from '../../../ui/Title';
import { useStateFrom } from '../../../ui/useStateFrom';
import { selectUser } from '../../users/session/selectors';
import { getOrder, getOrderHistory, getOrderMessages, getProposals } from '../actions';
import { mayBegin, OrderProposals } from '../proposals/OrderProposals';
import type { OrderControls } from '../desk/OrderDesk';
import type { Order } from '../types';
import { NoOrder } from './NoOrder';
import { OrderView } from './OrderView';
import { useFreshOrder } from './useFreshOrder';

interface OrderScreenProps {
  back: ComponentProps<typeof PageHeader>['back'];
  /** Actions of the order; it is null while it is loading. An action that changed it reports its current state. */
  actions: (
    order: Order | null,
    onChanged: (order: Order) => void,
    onPropose: (() => void) | null,
  ) => ReactNode;
  /** Stands beside the way back. */
  beside?: ReactNode;
  /** The client's name as staff see it, a link to the client. */
  client?: (order: Order) => ReactNode;
  /** Who takes it, as staff see it. */
  carrier?: (order: Order) => ReactNode;
  /** The act that it stands in, as staff see it. */
  act?: (order: Order) => ReactNode;
  /** The notes of staff on it. */
  notes?: (order: Order) => ReactNode;
  /** Compares its labels, which were printed, with it; mounted anew when either changes. */
  labels?: (order: Order, onPrinted: () => void) => ReactNode;
  /** Draws the order with the controls that staff change it by. */
  desk?: (
    order: Order,
    onChanged: (order: Order) => void,
    draw: (controls?: OrderControls) => ReactNode,
  ) => ReactNode;
}

/** The order of the address, with its history. */
export function OrderScreen({
  back,
  beside,
  actions,
  client,
  carrier,
  act,
  notes,
  labels,
  desk,
}: OrderScreenProps) {
  const id = useAddressOrder();
  const order = useLoaded(getOrder, id);
  const history = useLoaded(getOrderHistory, id);
  const proposals = useLoaded(getProposals, id);
  const messages = useLoaded(getOrderMessages, id);
  const user = useSelector(selectUser);
  const reloadRest = () => {
    history.reload();
    proposals.reload();
    messages.reload();
  };
  const changed = (fresh: Order) => {
    order.replace(fresh);
    reloadRest();
  };
  const [proposing, setProposing] = useStateFrom(id, () => false);
  const showFresh = useFreshOrder(order.data, changed);
  const printing = history.data?.find(({ field }) => field === 'labels');
  const viewer = user?.role === 'customer' ? 'client' : 'staff';
  const mayPropose = !proposing && order.data !== null && mayBegin(order.data, proposals.data, viewer);
  const title = id === null ? 'Заказ' : `Заказ ${numberedOrder(id)}`;
  return (
    <>
      <Title>{title}</Title>
      <StickyNews onShow={showFresh}>Заказ изменился</StickyNews>
      <PageHeader
        title={title}
        back={back}
        beside={beside}
        note={
          order.data
            ? `Оформлен ${formatDateTime(order.data.date)}`
            : order.loading.state === 'loading' && <Skeleton width="14em" />
        }
        actions={actions(order.data, changed, mayPropose ? () => setProposing(true) : null)}
      />
      <QueryState
        loaded={order}
        failedTitle="Не удалось загрузить заказ"
        missing={<NoOrder id={id} />}
        waiting={<SkeletonRows rows={6} height="96px" label="Загружаем заказ…" />}
      >
        {(shown) => {
          const draw = (controls?: OrderControls) => (
            <OrderView
              order={shown}
              history={history}
              proposals={proposals}
              messages={messages}
              viewer={viewer}
              controls={controls}
              onTakenBack={() => {
                order.reload();
                reloadRest();
              }}
              showUnp={Boolean(user?.Unp)}
              client={client?.(shown)}
              carrier={carrier?.(shown)}
              act={act?.(shown)}
              notes={notes?.(shown)}
            />
          );
          return (
            <>
              <OrderProposals
                key={shown.id}
                order={shown}
                begun={proposing}
                onEnd={() => setProposing(false)}
                proposals={proposals}
                viewer={viewer}
                onChanged={(fresh) => changed(fresh ?? shown)}
              />
              {printing && isOpenOrder(shown) && (
                <Fragment key={`${shown.id} ${shown.version} ${printing.id}`}>
                  {labels?.(shown, () => changed(shown))}
                </Fragment>
              )}
              {desk ? desk(shown, changed, draw) : draw()}
            </>
          );
        }}
      </QueryState>
    </>
  );
}
