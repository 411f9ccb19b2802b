import { formatDate } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { LinkButton } from '../../../ui/actions/Button';
import { StatusBadge } from '../../../ui/feedback/StatusBadge';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { Menu, MenuItem } from '../../../ui/overlay/Menu';
import { useFocusRestore } from '../../../ui/useFocusRestore';
import { deleteBookEntry } from './actions';
import styles from './address-book.module.css';
import { entryNote, entryTitle, type BookEntry } from './entry';
import { MergeDialog } from './MergeDialog';

interface EntryListProps {
  label: string;
  entries: readonly BookEntry[];
  hrefOf: (entry: BookEntry) => string;
  onChanged: () => void;
}

const idOf = ({ id }: BookEntry): string => `entry-${id}`;

/** Entries, each with its actions. */
export function EntryList({ label, entries, hrefOf, onChanged }: EntryListProps) {
  const trackFocus = useFocusRestore();
  const { busy, problem, run, hideProblem } = useAction();
  const [deleted, setDeleted] = useState<BookEntry>();
  const [merged, setMerged] = useState<BookEntry>();
  return (
    <>
      <ul className={styles.entries} aria-label={label} onFocus={trackFocus}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <div className={styles.words}>
              <p id={idOf(entry)} className={styles.title}>
                {entryTitle(entry)} {entry.isDefault && <StatusBadge tone="quiet">По умолчанию</StatusBadge>}
              </p>
              {entryNote(entry) && <p>{entryNote(entry)}</p>}
              <p className="quiet">
                {[entry.phone, entry.note, entry.hours, `заказ ${formatDate(entry.usedAt)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className={styles.buttons}>
              <LinkButton kind="secondary" size="small" to={hrefOf(entry)} aria-describedby={idOf(entry)}>
                Изменить
              </LinkButton>
              <Menu label="Ещё" size="small" describedBy={idOf(entry)}>
                <MenuItem onClick={() => setMerged(entry)}>Объединить с…</MenuItem>
                <MenuItem
                  onClick={() => {
                    hideProblem();
                    setDeleted(entry);
                  }}
                >
                  Удалить
                </MenuItem>
              </Menu>
            </div>
          </li>
        ))}
      </ul>
      {merged && (
        <MergeDialog
          entry={merged}
          onDone={() => {
            setMerged(undefined);
            onChanged();
          }}
          onCancel={() => setMerged(undefined)}
        />
      )}
      <ConfirmDialog
        open={deleted !== undefined}
        title="Удалить запись?"
        confirmLabel="Удалить"
        cancelLabel="Оставить"
        busy={busy}
        problem={problem}
        onConfirm={() => {
          if (deleted)
            void run(deleteBookEntry(deleted.id), {
              done: 'Запись удалена',
              onDone: () => {
                setDeleted(undefined);
                onChanged();
              },
            });
        }}
        onCancel={() => setDeleted(undefined)}
      >
        <p>{deleted && [entryTitle(deleted), entryNote(deleted)].filter(Boolean).join(' — ')}</p>
        <p>Заказы останутся. Новый заказ по этому адресу добавит запись снова.</p>
      </ConfirmDialog>
    </>
  );
}
