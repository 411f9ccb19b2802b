import { cleanFields, noteFields } from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { useIdempotencyKey } from '../../../shared/useIdempotencyKey';
import { Button } from '../../../ui/actions/Button';
import { DataForm } from '../../../ui/form/DataForm';
import { FormButtons } from '../../../ui/form/FormButtons';
import { FormikTextarea } from '../../../ui/form/text-fields';
import { useUserId } from '../../users/session/useUserId';
import { createNote } from './actions';
import { mentioning, suggestedFor } from './mention';
import { noteDraft, type NoteValues } from './note-draft';
import styles from './Notes.module.css';

interface NoteFormProps {
  order: number;
  colleagues: readonly string[];
  onSaved: () => void;
  onCancel: () => void;
}

/** A new note; its draft stays in the tab until it is saved. */
export default function NoteForm({ order, colleagues, onSaved, onCancel }: NoteFormProps) {
  const { run } = useAction();
  const keyFor = useIdempotencyKey();
  const user = useUserId();
  const [draft] = useState(() => noteDraft(user, order));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('textarea')?.focus(), []);

  const save = (values: NoteValues) => {
    const requestBody = cleanFields(noteFields, values);
    return run(createNote({ id: order, requestBody, idempotencyKey: keyFor(requestBody) }));
  };

  return (
    <div ref={place}>
      <DataForm<NoteValues>
        label="Новая заметка"
        failureTitle="Сохранить не удалось"
        fields={noteFields}
        initialValues={{ text: '' }}
        draft={draft}
        onSubmit={save}
        onSaved={onSaved}
      >
        <div className={styles.form}>
          <FormikTextarea name="text" hint="Наберите «@» и имя — сотруднику придёт письмо." />
          <Colleagues colleagues={colleagues} />
          <FormButtons
            onCancel={() => {
              draft.remove();
              onCancel();
            }}
          />
        </div>
      </DataForm>
    </div>
  );
}

function Colleagues({ colleagues }: { colleagues: readonly string[] }) {
  const { values, setFieldValue } = useFormikContext<NoteValues>();
  const names = suggestedFor(values.text, colleagues);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div role="group" aria-label="Кого назвать" className={styles.names} ref={place}>
      {names.map((name) => (
        <Button
          key={name}
          kind="secondary"
          size="small"
          onClick={() => {
            void setFieldValue('text', mentioning(values.text, name));
            // The button disappears; typing continues after the name.
            place.current?.closest('form')?.querySelector('textarea')?.focus();
          }}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
