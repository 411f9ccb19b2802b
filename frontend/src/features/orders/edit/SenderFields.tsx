import { useFormikContext } from 'formik';
import type { EditValues } from './values';
import { AddressFields } from '../form/AddressFields';
import { PointField } from '../../points/PointField';
import { SidePhoneField } from '../form/SidePhoneField';
import { FormikFlagGroup, FormikRadioGroup } from '../../../ui/form/choice-fields';
import { FormikTextarea, FormikTextField } from '../../../ui/form/text-fields';
import styles from './EditOrderForm.module.css';

/** The sender's side of an order, as staff edit it for the client. */
export function SenderFields() {
  const { values } = useFormikContext<EditValues>();
  return (
    <>
      <FormikFlagGroup name="contactPerson" label="Есть контактное лицо?" yes="Да" no="Нет" />
      {values.contactPerson && (
        <div className={styles.pair}>
          <FormikTextField name="contactPersonName" />
          <SidePhoneField name="contactPersonPhone" comment="comment" />
        </div>
      )}
      <FormikRadioGroup
        name="delivery"
        label="Как клиент передаст груз?"
        shape="segmented"
        choices={[
          { value: 'client', label: 'Заберёт курьер' },
          { value: 'punkt', label: 'Привезёт в пункт' },
        ]}
      />
      {values.delivery === 'client' ? <AddressFields side="sender" /> : <PointField name="pickupPoint" />}
      <FormikTextarea name="comment" label="Комментарий для курьера" optional />
    </>
  );
}
