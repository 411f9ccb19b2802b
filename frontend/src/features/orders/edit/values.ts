import {
  cleanFields,
  formOf,
  packageFields,
  staffOrderFields,
  type FormOf,
  type PackageBody,
  type StaffOrderBody,
} from '@shlyah/domain';
import type { UpdateOrderDto } from '@shlyah/api-client';
import type { CargoRow } from '../form/types';
import { rowOf } from '../form/values';
import type { Order } from '../types';

/** An order as the form of staff holds it: the wire's names, numbers as texts, "-1" for a price being formed. */
export type EditValues = FormOf<typeof staffOrderFields> & { id: number; packages: CargoRow[] };

export const editValues = (order: Order): EditValues => ({
  ...formOf(staffOrderFields, { ...order, fragileCargo: order['fragile\u0421argo'] }),
  id: order.id,
  packages: order.packages.map(rowOf),
});

export type EditFields = StaffOrderBody & { packages: PackageBody[] };

/** What the values say once spelling, blanks and what other choices rule out are taken away; ready to be compared. */
export const editFields = (values: EditValues): EditFields => ({
  ...cleanFields(staffOrderFields, values),
  packages: values.packages.map((row) => cleanFields(packageFields, row)),
});

/** The body of the save over the version that was read. */
export function wireEdit(values: EditValues, version: number): UpdateOrderDto {
  const { fragileCargo, ...fields } = editFields(values);
  return { ...fields, id: values.id, 'fragile\u0421argo': fragileCargo, version };
}
