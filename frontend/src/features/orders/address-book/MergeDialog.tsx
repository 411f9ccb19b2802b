import { useState } from 'react';
import { useAppDispatch } from '../../../shared/hooks';
import { useAction } from '../../../shared/useAction';
import { Combobox, type ComboboxOption } from '../../../ui/fields/Combobox';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { getBookEntries, mergeBookEntries } from './actions';
import { entryNote, entryTitle, type BookEntry } from './entry';
import { MergedValues } from './MergedValues';

interface MergeDialogProps {
  /** The entry that stays. */
  entry: BookEntry;
  onDone: () => void;
  onCancel: () => void;
}

interface EntryOption extends ComboboxOption {
  id: number;
  entry: BookEntry;
}

/** Asks for the entry that is the same as this one, and shows what goes with it. */
export function MergeDialog({ entry, onDone, onCancel }: MergeDialogProps) {
  const dispatch = useAppDispatch();
  const { busy, problem, run } = useAction();
  const [text, setText] = useState('');
  const [other, setOther] = useState<EntryOption | null>(null);
  const [isMissing, setMissing] = useState(false);
  const search = async (query: string): Promise<EntryOption[]> => {
    const { data } = await dispatch(getBookEntries({ side: entry.side, search: query })).unwrap();
    return data
      .filter(({ id }) => id !== entry.id)
      .map((one) => ({ id: one.id, label: entryTitle(one), note: entryNote(one), entry: one }));
  };
  return (
    <ConfirmDialog
      open
      title="Объединить с другой записью"
      confirmLabel="Объединить"
      cancelLabel="Отмена"
      danger={false}
      busy={busy}
      problem={problem}
      onCancel={onCancel}
      onConfirm={() => {
        setMissing(other === null);
        if (other)
          void run(mergeBookEntries({ id: entry.id, ids: [other.id] }), {
            done: 'Записи объединены',
            onDone,
          });
      }}
    >
      <p>
        Останется: {[entryTitle(entry), entryNote(entry)].filter(Boolean).join(' — ')}. Другая запись
        исчезнет, новые заказы по её адресу найдут эту.
      </p>
      <Combobox<EntryOption>
        label="Какую запись присоединить"
        placeholder="Имя, телефон или адрес"
        value={text}
        search={search}
        error={isMissing && !other ? 'Выберите запись из списка' : undefined}
        onChange={(typed, option) => {
          setText(typed);
          setOther(option);
        }}
      />
      {other && <MergedValues stays={entry} goes={other.entry} />}
    </ConfirmDialog>
  );
}
