import { receiverFields } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { FormikRadioGroup } from '../../../ui/form/choice-fields';
import { FormikPhoneField, FormikTextarea, FormikTextField } from '../../../ui/form/text-fields';
import { AddressFields } from './AddressFields';
import { PointField } from './PointField';
import type { OrderValues } from './types';

/** Who receives the cargo and where. */
export function ReceiverFields() {
  const { values } = useFormikContext<OrderValues>();
  return (
    <>
      <FormikRadioGroup
        name="reciverType"
        label="Кто получает?"
        shape="segmented"
        choices={[
          { value: 'ur-lico', label: 'Юр. лицо' },
          { value: 'fiz-lico', label: 'Физ. лицо' },
        ]}
      />
      {values.reciverType === 'ur-lico' && (
        <FormikTextField name="organization" label="Организация" autoComplete="off" />
      )}
      <FormikTextField
        name="name"
        label={values.reciverType === 'ur-lico' ? 'ФИО того, кто примет груз' : 'ФИО получателя'}
        autoComplete="off"
      />
      <FormikPhoneField
        name="reciverPhone"
        label={receiverFields.reciverPhone.label}
        hint="По нему позвонит курьер"
        autoComplete="off"
      />
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
        <PointField name="recivePoint" label={receiverFields.recivePoint.label} />
      )}
      <FormikTextarea name="reciverComment" label="Комментарий к доставке" optional />
    </>
  );
}
