import type { senderFields } from '@shlyah/domain';
import type { NewOrder, OrderValues } from '../form/types';
import type { CargoRow } from '../../calculator/cargo/cargo-row';

export type {
  ImportColumnDto as ImportColumn,
  ImportedOrderDto as ImportedOrder,
  ImportPreviewDto as ImportPreview,
  ImportProblemDto as ImportProblem,
  LeftOutDto as LeftOut,
  TableSheetDto as TableSheet,
} from '@shlyah/api-client';

/** Common values of all orders of a file, as the form holds them. */
export type CommonValues = Pick<OrderValues, keyof typeof senderFields | 'deliveryDate' | 'emptied'> & {
  place: CargoRow;
};

/** An order of the file that is sent, with the first of its rows. */
export interface SentOrder {
  row: number;
  order: NewOrder;
  print: string | null;
}

/** Orders of one call; sent again they go under the same key. */
export interface Batch {
  key: string;
  orders: SentOrder[];
}

/** An order that was made of the file. */
export interface MadeOrder {
  row: number;
  id: number;
  /** BYN; null while it is to be agreed. */
  price: number | null;
}
