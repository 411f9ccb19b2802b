import { nameOf } from '../../../users/session/selectors';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useFormikContext } from 'formik';
import { paths } from '../../../../paths';
import { useFill } from '../../../../ui/form/useFill';
import styles from '../OrderForm.module.css';
import { BookSuggestions } from '../BookSuggestions';
import { SenderFields } from '../../form/SenderFields';
import { filledWith, type BookEntry } from '../../address-book/entry';
import type { OrderValues, Sender } from '../../form/types';
import { MINSK } from '../../form/values';

interface SenderStepProps {
  sender: Sender;
  /** Places of the address book. */
  entries: readonly BookEntry[];
}

/** Step 1: the sender and the origin of the cargo. */
export function SenderStep({ sender, entries }: SenderStepProps) {
  useDefaultOrigin(entries);
  return (
    <>
      <p className={styles.sender}>
        <span>
          Отправитель: <strong>{nameOf(sender)}</strong>, <span className={styles.whole}>{sender.phone}</span>
        </span>
        <Link to={paths.profile}>Изменить в профиле</Link>
      </p>
      <SenderFields>
        <BookSuggestions entries={entries} />
      </SenderFields>
    </>
  );
}

/** Begins an order at the default place of the address book, as long as no other is chosen or typed. */
function useDefaultOrigin(entries: readonly BookEntry[]): void {
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
