import { MESSAGES } from '@shlyah/domain';
import { Checked } from '../../../platform/http/body.pipe';
import type { FieldErrors } from '../../../platform/http/errors';
import { IdField } from '../../../platform/http/fields';

/** ?id=&order_id=: the client and the order. */
@Checked(missingOrder)
export class DocumentQuery {
  @IdField({
    description: 'Номер клиента: сверяется с заказом. Не указывайте, если учётная запись клиента удалена',
    example: 7,
  })
  id?: number | null;

  @IdField({ description: 'Номер заказа', example: 125, required: true })
  order_id: number;
}

function missingOrder(query: Partial<DocumentQuery>): FieldErrors {
  return (query.order_id ?? null) === null ? { order_id: [MESSAGES.required] } : {};
}
