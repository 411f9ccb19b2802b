import { cleanFields, orderFields } from '@shlyah/domain';
import { eachPlace, wireItem } from '../../calculator/cargo/cargo-row';
import type { NewOrder, OrderValues } from './types';

/** The order as it is sent, without what only the server sets. */
export function toCreateOrderDto(values: OrderValues): NewOrder {
  const { fragileCargo, ...fields } = cleanFields(orderFields, values);
  return { ...fields, 'fragile\u0421argo': fragileCargo, packages: eachPlace(values.packages).map(wireItem) };
}
