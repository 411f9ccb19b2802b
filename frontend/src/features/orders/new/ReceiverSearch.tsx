import { useFormikContext } from 'formik';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths';
import { Button } from '../../../ui/actions/Button';
import { Combobox } from '../../../ui/fields/Combobox';
import { useFill } from '../../../ui/form/useFill';
import { filledWith, type BookEntry } from '../address-book/entry';
import type { OrderValues } from '../form/types';
import { isMessage } from '../pasted-message/is-message';
import { MessageReader } from '../pasted-message/MessageReader';
import type { FilledMark } from '../pasted-message/rows';
import { isFilledWith, optionOf, useBookSearch, type EntryOption } from './book-options';
import styles from './OrderForm.module.css';

/** Recent receivers offered before anything is typed. */
const OFFERED = 6;

interface ReceiverSearchProps {
  /** The receivers that were used last. */
  entries: readonly BookEntry[];
  now: () => Date;
  onFilled: (marks: readonly FilledMark[]) => void;
}

/** «Кому?»: recent receivers, those of the address book by typing, and a pasted message with all that it says. */
export function ReceiverSearch({ entries, now, onFilled }: ReceiverSearchProps) {
  const { values } = useFormikContext<OrderValues>();
  const fill = useFill<OrderValues>();
  const search = useBookSearch('receiver');
  /** Null until something is typed or picked: then the field names the receiver that the draft has. */
  const [text, setText] = useState<string | null>(null);
  const chosen = entries.find((entry) => isFilledWith(values, entry));
  const [message, setMessage] = useState<string | null>(null);
  return (
    <div className={styles.receiver}>
      <Combobox<EntryOption>
        label="Кому?"
        optional
        placeholder="Имя, телефон или сообщение"
        nothing="В адресной книге такого нет. Заполните поля ниже."
        value={text ?? (chosen ? optionOf(chosen).label : '')}
        offered={entries.slice(0, OFFERED).map(optionOf)}
        search={search}
        onPasteText={(pasted) => {
          if (!isMessage(pasted)) return false;
          setMessage(pasted);
          return true;
        }}
        onChange={(typed, option) => {
          setText(typed);
          if (option) fill(filledWith(option.entry, values));
        }}
      />
      <div className={styles.ways}>
        <Button kind="quiet" size="small" icon="chat" onClick={() => setMessage('')}>
          Вставить сообщение
        </Button>
        <Link to={paths.addressBook}>Адресная книга</Link>
      </div>
      <MessageReader text={message} now={now} onFilled={onFilled} onClose={() => setMessage(null)} />
    </div>
  );
}
