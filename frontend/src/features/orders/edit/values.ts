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
import { eachPlace, type CargoRow } from '../../calculator/cargo/cargo-row';
import { rowsOf } from '../form/values';
import type { Order } from '../types';

/** An order as the form of staff holds it: the wire's names, numbers as texts, "-1" for a price being formed. */
export type EditValues = FormOf<typeof staffOrderFields> & { id: number; packages: CargoRow[] };

export const editValues = (order: Order): EditValues => ({
  ...formOf(staffOrderFields, { ...order, fragileCargo: order['fragile\u0421argo'] }),
  // Without it a select would begin with its first option; staff may leave the reason out.
  failure: (order.failure ?? '') as EditValues['failure'],
  id: order.id,
  packages: rowsOf(order.packages),
});

export type EditFields = StaffOrderBody & { packages: PackageBody[] };

/** The values normalised for comparison: one spelling, no blanks, no fields that other choices rule out. */
export const editFields = (values: EditValues): EditFields => ({
  ...cleanFields(staffOrderFields, values),
  packages: eachPlace(values.packages).map((row) => cleanFields(packageFields, row)),
});

/** The body of the save over the version that was read. */
export function wireEdit(values: EditValues, version: number): UpdateOrderDto {
  const { fragileCargo, ...fields } = editFields(values);
  return { ...fields, id: values.id, 'fragile\u0421argo': fragileCargo, version };
}
