import { packageFields, staffOrderFields, type Calendar } from '@shlyah/domain';
import { schemaFrom } from '../../../ui/form/schema';
import { deliveryDateSchema, pickupDateSchema } from '../form/schema';
import { packagesSchema } from '../../calculator/cargo/schema';

/**
 * The rules of a staff edit (docs/contract.md#field-rules). The delivery date is checked only when it was changed, so that
 * an order whose date has passed can still be edited.
 */
export function editSchema(
  stored: { deliveryDate: string; pickupDate: string },
  now: () => Date,
  calendar: Calendar,
) {
  return schemaFrom(staffOrderFields, {
    packages: packagesSchema(packageFields),
    deliveryDate: deliveryDateSchema(now, calendar, stored.deliveryDate),
    pickupDate: pickupDateSchema(now, calendar, stored.pickupDate),
  });
}
