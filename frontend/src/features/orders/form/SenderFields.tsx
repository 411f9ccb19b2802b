import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { FormikFlagGroup, FormikRadioGroup } from '../../../ui/form/choice-fields';
import { FormikTextField } from '../../../ui/form/text-fields';
import { AddressFields } from './AddressFields';
import styles from './AddressFields.module.css';
import { CommentField } from './CommentField';
import { PointField } from '../../points/PointField';
import { SidePhoneField } from './SidePhoneField';
import type { OrderValues } from './types';

const texts = {
  client: {
    contactHint: 'Если груз передаёт не тот, кто оформляет заказ',
    delivery: 'Откуда забрать груз?',
    address: 'По адресу',
    point: 'Из пункта приёма',
    commentHint: 'Как проехать, когда удобно, пропуск на проходной',
  },
  staff: {
    contactHint: undefined,
    delivery: 'Как клиент передаст груз?',
    address: 'Заберёт курьер',
    point: 'Привезёт в пункт',
    commentHint: undefined,
  },
} as const;

interface SenderFieldsProps {
  /** The client fills in the fields, or staff edit them for the client. */
  editor?: keyof typeof texts;
  /** Before the place. */
  children?: ReactNode;
}

/** The sender's side of an order. */
export function SenderFields({ editor = 'client', children }: SenderFieldsProps) {
  const { values } = useFormikContext<Pick<OrderValues, 'contactPerson' | 'delivery'>>();
  const text = texts[editor];
  return (
    <>
      <FormikFlagGroup
        name="contactPerson"
        label="Есть контактное лицо?"
        hint={text.contactHint}
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
        label={text.delivery}
        shape="segmented"
        choices={[
          { value: 'client', label: text.address },
          { value: 'punkt', label: text.point },
        ]}
      />
      {children}
      {values.delivery === 'client' ? <AddressFields side="sender" /> : <PointField name="pickupPoint" />}
      <CommentField name="comment" label="Комментарий для курьера" hint={text.commentHint} />
    </>
  );
}
