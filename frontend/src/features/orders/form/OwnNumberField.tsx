import { tariffPlanFields } from '@shlyah/domain';
import { FormikTextField } from '../../../ui/form/text-fields';

const { externalId } = tariffPlanFields;

/** The number that the order has in the customer's own system. */
export const OwnNumberField = () => (
  <FormikTextField
    name="externalId"
    label={externalId.label}
    hint="Если вы ведёте заказы в своей программе: по нему заказ можно найти"
    autoComplete="off"
    optional
  />
);
