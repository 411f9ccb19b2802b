import type { FormOf, orderFields } from '@shlyah/domain';
import type { CargoRow } from '../../calculator/cargo/cargo-row';

export type {
  CreateOrderDto as NewOrder,
  CurrentUserDto as Sender,
  OrderDto as Order,
} from '@shlyah/api-client';

/** The fields of comments, which the address book fills. */
export type CommentName = 'comment' | 'reciverComment';

/** The whole order as the form holds it, under the wire's names. */
export type OrderValues = FormOf<typeof orderFields> & {
  packages: CargoRow[];
  /** The comments that the person has deleted: the address book does not fill them again. */
  emptied?: readonly CommentName[];
};
