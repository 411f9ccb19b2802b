import { MESSAGES } from '@shlyah/domain';
import { Checked } from '../../shared/body.pipe';
import type { FieldErrors } from '../../shared/errors';
import { IdField } from '../../shared/fields';

/** ?id=&order_id=: whose order, and which. */
@Checked(missingIds)
export class DocumentQuery {
  @IdField({ description: 'Номер клиента', example: 7, required: true })
  id: number;

  @IdField({ description: 'Номер заказа этого клиента', example: 125, required: true })
  order_id: number;
}

function missingIds(query: Partial<Record<string, unknown>>): FieldErrors {
  const missing = ['id', 'order_id'].filter((name) => query[name] === undefined || query[name] === null);
  return Object.fromEntries(missing.map((name) => [name, [MESSAGES.required]]));
}
