import { keptByEachTab } from '../../../shared/kept';
import type { Order } from '../types';
import type { EditValues } from './values';

/** Edits that were not saved, with the order as it was when they began. */
export interface EditDraft {
  base: Order;
  values: EditValues;
}

/** The unsaved edits of one order, by one person of the staff. */
export const editDraft = (user: number, order: number) =>
  keptByEachTab<EditDraft>(
    `shlyah.edit.${user}.${order}`,
    ({ base, values }) => base?.id === order && Array.isArray(values?.packages),
  );
