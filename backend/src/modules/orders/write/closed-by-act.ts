import { CLOSED_BY_ACT } from '@shlyah/domain';
import { orderChanges } from '../events/order-changes';
import type { Edit } from './proposals-of-edit';

/** Whether an edit changes what stays while the order stands in an act. */
export const changesClosed = ({ before, after }: Edit): boolean =>
  orderChanges(before, after).some(({ field }) => CLOSED_BY_ACT.includes(field));
