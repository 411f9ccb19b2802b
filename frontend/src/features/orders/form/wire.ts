import { cleanFields, orderFields } from '@shlyah/domain';
import { eachPlace, wireItem } from '../../calculator/cargo/cargo-row';
import type { CommentName, NewOrder, OrderValues } from './types';

/** The comments that the person has deleted, as the API takes an empty comment; one left out is filled from the address book. */
export const emptiedComments = (values: Partial<OrderValues>): Partial<Record<CommentName, string>> =>
  Object.fromEntries(
    (values.emptied ?? []).filter((name) => values[name]?.trim() === '').map((name) => [name, '']),
  );

/** The order as it is sent, without what only the server sets. */
export function toCreateOrderDto(values: OrderValues): NewOrder {
  const { fragileCargo, ...fields } = cleanFields(orderFields, values);
  return {
    ...fields,
    ...emptiedComments(values),
    'fragile\u0421argo': fragileCargo,
    packages: eachPlace(values.packages).map(wireItem),
  };
}
