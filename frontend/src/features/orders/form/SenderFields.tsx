import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormikFlagGroup, FormikRadioGroup } from '../../../ui/form/choice-fields';
import { FormikTextarea, FormikTextField } from '../../../ui/form/text-fields';
import { AddressFields } from './AddressFields';
import styles from './AddressFields.module.css';
import { PointField } from '../../points/PointField';
import { SidePhoneField } from './SidePhoneField';
import type { OrderValues } from './types';

/** The sender's side as a client fills it in; `children` stand before the place. */
export function SenderFields({ children }: { children?: ReactNode }) {
  const { values } = useFormikContext<OrderValues>();
  return (
    <>
      <FormikFlagGroup
        name="contactPerson"
        label="Есть контактное лицо?"
        hint="Если груз передаёт не тот, кто оформляет заказ"
        yes="Да"
        no="Нет"
      />
      {values.contactPerson && (
        <div className={styles.pair}>
          <FormikTextField name="contactPersonName" />
          <SidePhoneField name="contactPersonPhone" comment="comment" />
        </div>
      )}
      <FormikRadioGroup
        name="delivery"
        label="Откуда забрать груз?"
        shape="segmented"
        choices={[
          { value: 'client', label: 'По адресу' },
          { value: 'punkt', label: 'Из пункта приёма' },
        ]}
      />
      {children}
      {values.delivery === 'client' ? <AddressFields side="sender" /> : <PointField name="pickupPoint" />}
      <FormikTextarea
        name="comment"
        label="Комментарий для курьера"
        hint="Как проехать, когда удобно, пропуск на проходной"
        optional
      />
    </>
  );
}
