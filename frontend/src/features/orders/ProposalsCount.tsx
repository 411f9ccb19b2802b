import { plural } from '@shlyah/domain';
import { useChanges } from '../../shared/changes';
import { MenuCount } from '../../shared/MenuCount';
import { useLoaded } from '../../shared/useLoaded';
import { findAwaitingOrders } from './actions';

const TOGETHER_MS = 2000;

/** The number of orders with a client's open proposal, beside «Заказы» in the menu of staff. */
export function ProposalsCount() {
  const awaiting = useLoaded(findAwaitingOrders, 1);
  const count = awaiting.data?.total ?? null;
  useChanges(
    ({ orders, missed }) => {
      const isAsked = orders.some(({ kinds }) => kinds.includes('order.proposal'));
      // A change of the order also closes its proposals.
      const mayHaveEnded = count !== 0 && orders.length > 0;
      if (missed || isAsked || mayHaveEnded) awaiting.reload();
    },
    { togetherMs: TOGETHER_MS },
  );
  return (
    <MenuCount
      count={count}
      words={(count) => `${plural(count, 'заказ ждёт', 'заказа ждут', 'заказов ждут')} ответа`}
    />
  );
}
