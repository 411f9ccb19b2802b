import type { Calendar } from '@shlyah/domain';
import { storedDraft, keepDraft, startDraft } from './order-draft';
import type { OrderValues, Sender } from '../form/types';
import { emptyOrder } from '../form/values';
import { isUntouched } from '../../calculator/cargo/cargo-row';
import type { Calculation } from '../../calculator/quote/request';

const DESTINATION = ['reciverAddress', 'reciverAddressId', 'recivePoint'] as const;

/** Whether the order has neither cargo nor another destination, which the calculation would overwrite. */
const hasRoom = (order: OrderValues, calculation: Calculation): boolean =>
  order.packages.every(isUntouched) &&
  DESTINATION.every((name) => order[name] === '' || order[name] === calculation[name]);

/**
 * «Оформить с этими данными»: the cargo and the destination go into the draft. A draft that has a cargo or a destination
 * of its own is another order, so it is parked; one without keeps its sender and receiver.
 */
export function calculationToDraft(
  calculation: Calculation,
  sender: Sender,
  now: Date,
  calendar: Calendar,
): void {
  const draft = storedDraft(sender.id);
  if (draft && hasRoom(draft, calculation)) keepDraft(sender.id, { ...draft, ...calculation });
  else startDraft(sender.id, { ...emptyOrder(sender, now, calendar), ...calculation });
}
