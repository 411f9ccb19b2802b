import { orderFilterFields, tariffPlanFields } from '@shlyah/domain';
import { FormikTextField } from '../../../ui/form/text-fields';

const { externalId } = tariffPlanFields;

/** The number that the order has in the customer's own system. */
export const OwnNumberField = ({ staff = false }: { staff?: boolean }) => (
  <FormikTextField
    name="externalId"
    label={staff ? orderFilterFields.externalId.label : externalId.label}
    hint={staff ? undefined : 'Если вы ведёте заказы в своей программе: по нему заказ можно найти'}
    autoComplete="off"
    optional
  />
);
