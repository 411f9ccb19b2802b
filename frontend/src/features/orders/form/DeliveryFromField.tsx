import { FormikTimeField } from '../../../ui/form/date-fields';

/** When the delivery begins on its day; without it only the deadline counts. */
export const DeliveryFromField = () => (
  <FormikTimeField name="deliveryFrom" hint="Если раньше получателя не застать" optional />
);
