import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Combobox, type ComboboxOption } from '../../../ui/fields/Combobox';
import { useFill } from '../../../ui/form/useFill';
import { useAppDispatch } from '../../../shared/hooks';
import { findPastOrders } from '../actions';
import styles from './OrderForm.module.css';
import { pastReceivers, pastSenders, type Past } from './past';
import type { OrderValues, PastOrder } from '../form/types';

/** How many former places or people are offered at once; the rest is found by typing. */
const OFFERED = 3;

/** Former places to take the cargo from; one click fills the address in. */
export function PastSenders({ past }: { past: readonly PastOrder[] }) {
  return <Offers label="Откуда забирали раньше" offers={pastSenders(past)} />;
}

interface ReceiverOption extends ComboboxOption {
  fields: Partial<OrderValues>;
}

/** Former recipients: the latest on one click, all of them by typing. */
export function PastReceivers({ past }: { past: readonly PastOrder[] }) {
  const dispatch = useAppDispatch();
  const fill = useFill<OrderValues>();
  const [text, setText] = useState('');
  const known = pastReceivers(past);
  if (known.length === 0) return null;
  const search = async (query: string): Promise<ReceiverOption[]> => {
    const { data } = await dispatch(findPastOrders(query)).unwrap();
    return pastReceivers(data).map(({ key, title, note, fields }) => ({
      id: key,
      label: title,
      note,
      fields,
    }));
  };
  return (
    <div className={styles.past}>
      <Offers label="Кому отправляли раньше" offers={known} />
      {known.length > OFFERED && (
        <Combobox<ReceiverOption>
          label="Найти прежнего получателя"
          placeholder="Имя, организация или телефон"
          optional
          value={text}
          search={search}
          onChange={(typed, option) => {
            setText(option ? '' : typed);
            if (option) fill(option.fields);
          }}
        />
      )}
    </div>
  );
}

function Offers({ label, offers }: { label: string; offers: readonly Past<Partial<OrderValues>>[] }) {
  const { values } = useFormikContext<OrderValues>();
  const fill = useFill<OrderValues>();
  const isChosen = (fields: Partial<OrderValues>) =>
    Object.entries(fields).every(([name, value]) => values[name as keyof OrderValues] === value);
  if (offers.length === 0) return null;
  return (
    <div role="group" aria-label={label}>
      <p className={styles.pastTitle}>{label}</p>
      <ul className={styles.offers}>
        {offers.slice(0, OFFERED).map(({ key, title, note, fields }) => (
          <li key={key}>
            <button
              type="button"
              className={styles.offer}
              aria-pressed={isChosen(fields)}
              onClick={() => fill(fields)}
            >
              <span>{title}</span>
              {note && <span className={styles.offerNote}>{note}</span>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
