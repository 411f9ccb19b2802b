import { OrderIds } from './order-ids';

/** Whose заявки. */
export class PapersQuery {
  @OrderIds('Заявки')
  ids: number[];
}
