import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { dropDestination, keptDestination } from '../../calculator/destination';
import { keepDraft, keptDraft } from './draft';
import type { OrderValues, Sender } from '../form/types';
import { emptyOrder, freshDate } from '../form/values';

/** What the form begins with: the draft, else a new order to the city chosen on the home page, if any. */
export function firstValues(sender: Sender, now: Date): OrderValues {
  const draft = keptDraft(sender.id);
  // Fields that a former version of the form did not know begin empty.
  const values = freshDate({ ...emptyOrder(sender, now), ...draft }, now);
  const chosen = keptDestination();
  if (!chosen || values.reciverAddressId !== '' || values.recivePoint !== '') return values;
  return { ...values, reciverAddress: chosen.search, reciverAddressId: String(chosen.id) };
}

interface DraftKeeperProps {
  user: number;
  onChange: (values: OrderValues) => void;
}

/** Keeps every change of the form around it: for the other steps, and in the browser. */
export function DraftKeeper({ user, onChange }: DraftKeeperProps) {
  const { values, dirty } = useFormikContext<OrderValues>();
  useEffect(() => {
    onChange(values);
    if (dirty) keepDraft(user, values);
    // The city from the home page has done its work as soon as the order has one.
    if (values.reciverAddressId !== '' && keptDraft(user)) dropDestination();
  }, [values, dirty, user, onChange]);
  return null;
}
