import { useFormikContext } from 'formik';
import { FormikRadioGroup } from '../../../ui/form/choice-fields';
import { AddressFields } from './AddressFields';
import { PointField } from '../../points/PointField';
import type { OrderValues } from './types';

/** The destination: the receiver's address or a pickup point. */
export function DestinationFields() {
  const { values } = useFormikContext<Pick<OrderValues, 'deliveryAddress'>>();
  return (
    <>
      <FormikRadioGroup
        name="deliveryAddress"
        label="Куда доставить?"
        shape="segmented"
        choices={[
          { value: 'client', label: 'По адресу' },
          { value: 'punkt', label: 'В пункт выдачи' },
        ]}
      />
      {values.deliveryAddress === 'client' ? (
        <AddressFields side="receiver" />
      ) : (
        <PointField name="recivePoint" />
      )}
    </>
  );
}
