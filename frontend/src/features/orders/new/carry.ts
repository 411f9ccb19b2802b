import { keptDraft, keepDraft, startDraft } from './draft';
import type { OrderValues, Sender } from '../form/types';
import { emptyOrder } from '../form/values';

/** What the calculator knows and the order form takes over. */
export type Calculation = Pick<
  OrderValues,
  'deliveryAddress' | 'recivePoint' | 'reciverAddress' | 'reciverAddressId' | 'packages' | 'fragileCargo'
>;

const hasCargo = ({ packages }: OrderValues): boolean =>
  packages.some(({ weight, length, volume, name }) =>
    [weight, length, volume, name].some((text) => text !== ''),
  );

/**
 * «Оформить с этими данными»: the cargo and the destination go into the draft. A draft that has a cargo of its own
 * is another order, so it is put aside; one without keeps its sender and receiver.
 */
export function carryIntoOrder(calculation: Calculation, sender: Sender, now: Date): void {
  const draft = keptDraft(sender.id);
  if (draft && !hasCargo(draft)) keepDraft(sender.id, { ...draft, ...calculation });
  else startDraft(sender.id, { ...emptyOrder(sender, now), ...calculation });
}
