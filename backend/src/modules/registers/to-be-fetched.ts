import { isBeforePickup, isOpenOrder } from '@shlyah/domain';
import { utcOf } from '../../platform/common/times';
import type { Order } from '../orders';
import type { OrderRegisterDto } from './register.dto';

/** Whether a car is to go for the order: it is fetched from its sender, and has not been sent for. */
export const isToBeFetched = ({ delivery, statusId, stateId }: Order): boolean =>
  delivery === 'client' &&
  isOpenOrder({ status: { id: statusId }, state: { id: stateId } }) &&
  isBeforePickup({ status: { id: statusId } });

/** The pickup of the orders that a car is to go for, where it is one. */
export function pickupOf(
  current: readonly { order: Order }[],
): Pick<OrderRegisterDto, 'toFetch' | 'pickupDate' | 'pickupFrom' | 'pickupDateUtc'> {
  const fetched = current.filter(({ order }) => isToBeFetched(order)).map(({ order }) => order);
  const [first] = fetched;
  const isOne =
    first !== undefined &&
    fetched.every(
      ({ pickupDate, pickupFrom }) => pickupDate === first.pickupDate && pickupFrom === first.pickupFrom,
    );
  const { pickupDate, pickupFrom } = isOne ? first : { pickupDate: null, pickupFrom: null };
  return {
    toFetch: fetched.length,
    pickupDate,
    pickupFrom,
    pickupDateUtc: pickupDate && utcOf(pickupDate),
  };
}
