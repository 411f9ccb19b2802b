import { addressBookFields, cleanFields, type BookSide } from '@shlyah/domain';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAction } from '../../../shared/useAction';
import { notify } from '../../../ui/feedback/Toasts';
import { FormikCheckbox, FormikRadioGroup } from '../../../ui/form/choice-fields';
import { DataForm, type Saving } from '../../../ui/form/DataForm';
import { FormButtons } from '../../../ui/form/FormButtons';
import { FormikPhoneField, FormikTextField } from '../../../ui/form/text-fields';
import { selectUser } from '../../users/session/selectors';
import { AddressFields } from '../form/AddressFields';
import { PointField } from '../../points/PointField';
import { createBookEntry, updateBookEntry } from './actions';
import styles from './address-book.module.css';
import type { BookEntry } from './entry';
import { entryDraft, entryGroups, entrySchema, valuesOf, type EntryValues } from './entry-form';

interface EntryFormProps {
  side: BookSide;
  /** The one that is changed; a new one without it. */
  entry?: BookEntry;
  onDone: () => void;
}

const titles = {
  sender: { made: 'Новое место забора', changed: 'Место забора' },
  receiver: { made: 'Новый получатель', changed: 'Получатель' },
} as const satisfies Record<BookSide, object>;

/** An entry of the address book. */
export function EntryForm({ side, entry, onDone }: EntryFormProps) {
  const { run } = useAction();
  const user = useSelector(selectUser);
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft] = useState(() => entryDraft(user?.id ?? 0, entry ? String(entry.id) : side));
  const [start] = useState(() => valuesOf(side, entry));
  useEffect(() => heading.current?.focus(), []);
  const title = titles[side][entry ? 'changed' : 'made'];

  const submit = (values: EntryValues, { version }: Saving) => {
    const body = cleanFields(addressBookFields, values);
    return entry ? run(updateBookEntry({ ...body, id: entry.id, version })) : run(createBookEntry(body));
  };

  return (
    <section className={styles.form} aria-labelledby="entry-form">
      <h2 id="entry-form" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <DataForm<EntryValues>
        label={title}
        failureTitle="Запись не сохранена"
        initialValues={start}
        fields={addressBookFields}
        schema={entrySchema}
        draft={draft}
        {...(entry && {
          stored: {
            ...entryGroups,
            version: entry.version,
            read: (fresh) => valuesOf(side, fresh as BookEntry),
            conflictTitle: 'Запись тем временем изменили',
          },
        })}
        onSubmit={submit}
        onSaved={() => {
          notify.success('Запись сохранена');
          onDone();
        }}
      >
        {({ values }) => (
          <>
            {side === 'receiver' && <PersonFields isFirm={values.receiverType === 'ur-lico'} />}
            <FormikRadioGroup
              name="delivery"
              shape="segmented"
              choices={[
                { value: 'client', label: 'По адресу' },
                { value: 'punkt', label: side === 'sender' ? 'В пункте приёма' : 'В пункте выдачи' },
              ]}
            />
            {values.delivery === 'client' ? <AddressFields side="entry" /> : <PointField name="pointId" />}
            <FormikTextField
              name="note"
              hint="Домофон, вход, пропуск. Войдёт в комментарий заказа."
              optional
              autoComplete="off"
            />
            <FormikTextField
              name="hours"
              hint="Когда там есть люди: пн–пт 09:00–18:00"
              optional
              autoComplete="off"
            />
            {side === 'sender' && (
              <FormikCheckbox
                name="isDefault"
                label="Начинать новый заказ отсюда"
                hint="В заказе можно выбрать и другое место"
              />
            )}
            <FormButtons
              onCancel={() => {
                draft.remove();
                onDone();
              }}
            />
          </>
        )}
      </DataForm>
    </section>
  );
}

function PersonFields({ isFirm }: { isFirm: boolean }) {
  const { receiverType, organization, name, phone } = addressBookFields;
  return (
    <>
      <FormikRadioGroup
        name="receiverType"
        label={receiverType.label}
        shape="segmented"
        choices={[
          { value: 'ur-lico', label: 'Юр. лицо' },
          { value: 'fiz-lico', label: 'Физ. лицо' },
        ]}
      />
      {isFirm && <FormikTextField name="organization" label={organization.label} autoComplete="off" />}
      <FormikTextField
        name="name"
        label={isFirm ? 'ФИО того, кто примет груз' : name.label}
        autoComplete="off"
      />
      <FormikPhoneField name="phone" label={phone.label} autoComplete="off" />
    </>
  );
}
