import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Combobox, type ComboboxOption } from '../../../ui/fields/Combobox';
import { useFill } from '../../../ui/form/useFill';
import { useAppDispatch } from '../../../shared/hooks';
import { findRecentOrders } from '../actions';
import styles from './OrderForm.module.css';
import { recentReceivers, recentSenders, type Recent } from './recent';
import type { OrderValues, RecentOrder } from '../form/types';

/** Number of former places or people offered at once; typing finds the rest. */
const OFFERED = 3;

/** Former places to take the cargo from; one click fills the address in. */
export function RecentSenders({ recent }: { recent: readonly RecentOrder[] }) {
  return <Offers label="Откуда забирали раньше" offers={recentSenders(recent)} />;
}

interface ReceiverOption extends ComboboxOption {
  fields: Partial<OrderValues>;
}

/** Former recipients: the latest on one click, all of them by typing. */
export function RecentReceivers({ recent }: { recent: readonly RecentOrder[] }) {
  const dispatch = useAppDispatch();
  const fill = useFill<OrderValues>();
  const [text, setText] = useState('');
  const known = recentReceivers(recent);
  if (known.length === 0) return null;
  const search = async (query: string): Promise<ReceiverOption[]> => {
    const { data } = await dispatch(findRecentOrders(query)).unwrap();
    return recentReceivers(data).map(({ key, title, note, fields }) => ({
      id: key,
      label: title,
      note,
      fields,
    }));
  };
  return (
    <div className={styles.recent}>
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

function Offers({ label, offers }: { label: string; offers: readonly Recent<Partial<OrderValues>>[] }) {
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
