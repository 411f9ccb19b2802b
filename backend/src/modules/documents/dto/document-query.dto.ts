import { IdField } from '../../../platform/http/fields';

/** ?id=&order_id=: the client and the order. */
export class DocumentQuery {
  @IdField({
    description: 'Номер клиента: сверяется с заказом. Не указывайте, если учётная запись клиента удалена',
    example: 7,
  })
  id?: number | null;

  @IdField({ description: 'Номер заказа', example: 125, required: true })
  order_id: number;
}
