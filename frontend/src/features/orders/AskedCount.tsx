import { plural } from '@shlyah/domain';
import { useChanges } from '../../shared/changes';
import { MenuCount } from '../../shared/MenuCount';
import { useLoaded } from '../../shared/useLoaded';
import { findAwaitingOrders } from './actions';

/** An answer ends a request as well as a change of the order: all of them are heard. */
const TOGETHER_MS = 2000;

/** The number of orders whose clients ask for a change, beside «Заказы» in the menu of staff. */
export function AskedCount() {
  const awaiting = useLoaded(findAwaitingOrders, 1);
  useChanges(({ orders, missed }) => (orders.length > 0 || missed) && awaiting.reload(), {
    togetherMs: TOGETHER_MS,
  });
  return (
    <MenuCount
      count={awaiting.data?.total ?? null}
      words={(count) => `${plural(count, 'заказ ждёт', 'заказа ждут', 'заказов ждут')} ответа`}
    />
  );
}
