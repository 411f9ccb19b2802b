import { packageFields, staffOrderFields } from '@shlyah/domain';
import { schemaFrom } from '../../../ui/form/schema';
import { deliveryDateSchema, packagesSchema } from '../form/schema';

/**
 * The rules of a staff edit (docs/contract.md#field-rules). The delivery date is judged only when it was changed, so that
 * a late order can still be edited.
 */
export function editSchema(storedDate: string, now: () => Date) {
  return schemaFrom(staffOrderFields, {
    packages: packagesSchema(packageFields),
    deliveryDate: deliveryDateSchema(now, storedDate),
  });
}
