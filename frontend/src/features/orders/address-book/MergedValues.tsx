import { addressBookFields, bookPlace } from '@shlyah/domain';
import styles from './address-book.module.css';
import type { BookEntry } from './entry';

/** What two entries are compared by, as people read it. */
const VALUES: readonly (readonly [label: string, of: (entry: BookEntry) => string | null])[] = [
  ['Организация', ({ organization }) => organization],
  ['ФИО', ({ name }) => name],
  ['Телефон', ({ phone }) => phone],
  ['Адрес', (entry) => bookPlace(entry, entry.point)],
  [addressBookFields.note.label, ({ note }) => note],
  [addressBookFields.hours.label, ({ hours }) => hours],
];

interface MergedValuesProps {
  stays: BookEntry;
  goes: BookEntry;
}

/** The values that differ in two entries side by side: what stays in the book, and what goes. */
export function MergedValues({ stays, goes }: MergedValuesProps) {
  const rows = VALUES.map(([label, of]) => ({ label, kept: of(stays) ?? '', lost: of(goes) ?? '' })).filter(
    ({ kept, lost }) => lost !== '' && kept !== lost,
  );
  return (
    <div role="status">
      {rows.length === 0 ? (
        <p>Данные этих записей совпадают: ничего не пропадёт.</p>
      ) : (
        <table className={styles.merged}>
          <caption>Различается в этих записях</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">Останется</th>
              <th scope="col">Пропадёт</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, kept, lost }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{kept || '—'}</td>
                <td>{lost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
