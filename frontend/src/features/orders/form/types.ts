import type { FormOf, orderFields } from '@shlyah/domain';
import type { CargoRow } from '../../calculator/cargo/cargo-row';

export type { CreateOrderDto as NewOrder, OrderDto as Order } from '@shlyah/api-client';

/** The whole order as the form holds it, under the wire's names. */
export type OrderValues = FormOf<typeof orderFields> & { packages: CargoRow[] };

/** User data for the initial values. */
export interface Sender {
  id: number;
  name: string;
  phone: string;
  isLegalEntity: boolean;
  organization: string | null;
  isContactPerson: boolean;
  contactPersonName: string | null;
  contactPersonPhone: string | null;
}
