import { Link } from 'react-router';
import { senderFields } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { paths } from '../../../../paths';
import { FormikFlagGroup, FormikRadioGroup } from '../../../../ui/form/choice-fields';
import { FormikTextarea, FormikTextField } from '../../../../ui/form/text-fields';
import { AddressFields } from '../../form/AddressFields';
import styles from '../OrderForm.module.css';
import { RecentSenders } from '../RecentSuggestions';
import { PointField } from '../../form/PointField';
import { SidePhoneField } from '../../form/SidePhoneField';
import type { OrderValues, RecentOrder, Sender } from '../../form/types';

interface SenderStepProps {
  sender: Sender;
  /** Former orders, newest first: addresses are offered from them. */
  recent: readonly RecentOrder[];
}

/** Step 1: the sender and the origin of the cargo. */
export function SenderStep({ sender, recent }: SenderStepProps) {
  const { values } = useFormikContext<OrderValues>();
  const name = (sender.isLegalEntity && sender.organization) || sender.name;
  return (
    <>
      <p className={styles.sender}>
        <span>
          Отправитель: <strong>{name}</strong>, <span className={styles.whole}>{sender.phone}</span>
        </span>
        <Link to={paths.profile}>Изменить в профиле</Link>
      </p>
      <FormikFlagGroup
        name="contactPerson"
        label="Есть контактное лицо?"
        hint="Если груз передаёт не тот, кто оформляет заказ"
        yes="Да"
        no="Нет"
      />
      {values.contactPerson && (
        <div className={styles.pair}>
          <FormikTextField name="contactPersonName" label={senderFields.contactPersonName.label} />
          <SidePhoneField
            name="contactPersonPhone"
            label={senderFields.contactPersonPhone.label}
            comment="comment"
          />
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
      <RecentSenders recent={recent} />
      {values.delivery === 'client' ? (
        <AddressFields side="sender" />
      ) : (
        <PointField name="pickupPoint" label={senderFields.pickupPoint.label} />
      )}
      <FormikTextarea
        name="comment"
        label="Комментарий для курьера"
        hint="Как проехать, когда удобно, пропуск на проходной"
        optional
      />
    </>
  );
}
