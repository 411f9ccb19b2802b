import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Combobox } from '../../../ui/fields/Combobox';
import { useFill } from '../../../ui/form/useFill';
import { entryNote, entryTitle, filledWith, type BookEntry } from '../address-book/entry';
import type { OrderValues } from '../form/types';
import { isFilledWith, useBookSearch, type EntryOption } from './book-options';
import styles from './OrderForm.module.css';

/** Entries offered at once; typing finds the rest. */
const OFFERED = 3;

const OFFERS = 'Откуда забирали раньше';

interface BookSuggestionsProps {
  /** The places that were used last. */
  entries: readonly BookEntry[];
}

/** Places of the address book where cargo is picked up: the latest on one click, all of them by typing. */
export function BookSuggestions({ entries }: BookSuggestionsProps) {
  const { values } = useFormikContext<OrderValues>();
  const fill = useFill<OrderValues>();
  const search = useBookSearch('sender');
  const [text, setText] = useState('');
  if (entries.length === 0) return null;
  const take = (entry: BookEntry) => fill(filledWith(entry, values));
  return (
    <div className={styles.suggestions}>
      <div role="group" aria-label={OFFERS}>
        <p className={styles.offersTitle}>{OFFERS}</p>
        <ul className={styles.offers}>
          {entries.slice(0, OFFERED).map((entry) => (
            <li key={entry.id}>
              <button
                type="button"
                className={styles.offer}
                aria-pressed={isFilledWith(values, entry)}
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
          label="Найти место в адресной книге"
          placeholder="Город, улица или дом"
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
        <Link to={`${paths.addressBook}?tab=sender`}>Адресная книга</Link>
      </p>
    </div>
  );
}
