import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { senderFields } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { paths } from '../../../../paths';
import { FormikFlagGroup, FormikRadioGroup } from '../../../../ui/form/choice-fields';
import { FormikTextarea, FormikTextField } from '../../../../ui/form/text-fields';
import { useFill } from '../../../../ui/form/useFill';
import { AddressFields } from '../../form/AddressFields';
import styles from '../OrderForm.module.css';
import { BookSuggestions } from '../BookSuggestions';
import { PointField } from '../../form/PointField';
import { SidePhoneField } from '../../form/SidePhoneField';
import { filledWith, type BookEntry } from '../../book/entry';
import type { OrderValues, Sender } from '../../form/types';
import { MINSK } from '../../form/values';

interface SenderStepProps {
  sender: Sender;
  /** Places of the address book. */
  entries: readonly BookEntry[];
}

/** Step 1: the sender and the origin of the cargo. */
export function SenderStep({ sender, entries }: SenderStepProps) {
  const { values } = useFormikContext<OrderValues>();
  useDefaultPlace(entries);
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
      <BookSuggestions side="sender" entries={entries} />
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

/** Begins an order at the default place of the address book, as long as no other is chosen or typed. */
function useDefaultPlace(entries: readonly BookEntry[]): void {
  const { values } = useFormikContext<OrderValues>();
  const fill = useFill<OrderValues>();
  const place = entries.find(({ isDefault }) => isDefault);
  const begin = useEffectEvent(() => {
    const isBlank =
      values.delivery === 'client' &&
      values.addressId === String(MINSK.id) &&
      !values.street &&
      !values.house;
    if (place && isBlank) fill(filledWith(place, values));
  });
  useEffect(() => begin(), [place]);
}
