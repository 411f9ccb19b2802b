import type { Calendar } from '@shlyah/domain';
import { destination } from '../../calculator/destination';
import type { OrderValues, Sender } from '../form/types';
import { emptyOrder, freshDate } from '../form/values';
import { knownRows } from '../../calculator/cargo/cargo-row';
import { takeDraft } from './order-draft';

/** Initial values: the draft, else a new order to the city chosen on the home page, if any. */
export function firstValues(sender: Sender, now: Date, calendar: Calendar): OrderValues {
  const draft = takeDraft(sender.id);
  // Fields that a former version of the form did not know begin empty.
  const known = draft && { ...draft, packages: knownRows(draft.packages) };
  const values = freshDate({ ...emptyOrder(sender, now, calendar), ...known }, now, calendar);
  const chosen = destination.read();
  if (!chosen || values.reciverAddressId !== '' || values.recivePoint !== '') return values;
  return { ...values, reciverAddress: chosen.search, reciverAddressId: String(chosen.id) };
}
