import type { BookSide } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { useAppDispatch } from '../../../shared/hooks';
import { Combobox, type ComboboxOption } from '../../../ui/fields/Combobox';
import { useFill } from '../../../ui/form/useFill';
import { getBookEntries } from '../address-book/actions';
import { entryNote, entryTitle, entryValues, filledWith, type BookEntry } from '../address-book/entry';
import type { OrderValues } from '../form/types';
import styles from './OrderForm.module.css';

/** Entries offered at once; typing finds the rest. */
const OFFERED = 3;

const words = {
  sender: {
    offers: 'Откуда забирали раньше',
    search: 'Найти место в адресной книге',
    placeholder: 'Город, улица или дом',
  },
  receiver: {
    offers: 'Кому отправляли раньше',
    search: 'Найти получателя в адресной книге',
    placeholder: 'Имя, организация, телефон или адрес',
  },
} as const satisfies Record<BookSide, object>;

interface EntryOption extends ComboboxOption {
  entry: BookEntry;
}

interface BookSuggestionsProps {
  side: BookSide;
  /** The entries of the side that were used last. */
  entries: readonly BookEntry[];
}

/** Entries of the address book for a side of the order: the latest on one click, all of them by typing. */
export function BookSuggestions({ side, entries }: BookSuggestionsProps) {
  const dispatch = useAppDispatch();
  const { values } = useFormikContext<OrderValues>();
  const fill = useFill<OrderValues>();
  const [text, setText] = useState('');
  if (entries.length === 0) return null;
  const take = (entry: BookEntry) => fill(filledWith(entry, values));
  const isChosen = (entry: BookEntry) =>
    Object.entries(entryValues(entry)).every(([name, value]) => values[name as keyof OrderValues] === value);
  const search = async (query: string): Promise<EntryOption[]> => {
    const { data } = await dispatch(getBookEntries({ side, search: query })).unwrap();
    return data.map((entry) => ({ id: entry.id, label: entryTitle(entry), note: entryNote(entry), entry }));
  };
  return (
    <div className={styles.suggestions}>
      <div role="group" aria-label={words[side].offers}>
        <p className={styles.offersTitle}>{words[side].offers}</p>
        <ul className={styles.offers}>
          {entries.slice(0, OFFERED).map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className={styles.offer}
                aria-pressed={isChosen(entry)}
                onClick={() => take(entry)}
              >
                <span>{entryTitle(entry)}</span>
                {entryNote(entry) && <span className="quiet">{entryNote(entry)}</span>}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {entries.length > OFFERED && (
        <Combobox<EntryOption>
          label={words[side].search}
          placeholder={words[side].placeholder}
          optional
          value={text}
          search={search}
          onChange={(typed, option) => {
            setText(option ? '' : typed);
            if (option) take(option.entry);
          }}
        />
      )}
      <p className={styles.offersTitle}>
        <Link to={`${paths.addressBook}${side === 'sender' ? '?tab=sender' : ''}`}>Адресная книга</Link>
      </p>
    </div>
  );
}
