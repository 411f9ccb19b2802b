import { addressBookFields, cleanFields, type BookSide } from '@shlyah/domain';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { Button } from '../../../ui/actions/Button';
import { notify } from '../../../ui/feedback/Toasts';
import { FormikCheckbox, FormikRadioGroup } from '../../../ui/form/choice-fields';
import { DataForm, type Saving } from '../../../ui/form/DataForm';
import { FormikPhoneField, FormikTextField } from '../../../ui/form/text-fields';
import { selectUser } from '../../users/session/selectors';
import { AddressFields } from '../form/AddressFields';
import { PointField } from '../form/PointField';
import { createBookEntry, updateBookEntry } from './actions';
import styles from './book.module.css';
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
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft] = useState(() => entryDraft(user?.id ?? 0, entry ? String(entry.id) : side));
  const [start] = useState(() => valuesOf(side, entry));
  useEffect(() => heading.current?.focus(), []);
  const title = titles[side][entry ? 'changed' : 'made'];

  const submit = async (values: EntryValues, { version }: Saving) => {
    const body = cleanFields(addressBookFields, values);
    const outcome = await (entry
      ? dispatch(updateBookEntry({ ...body, id: entry.id, version }))
      : dispatch(createBookEntry(body)));
    return failureIn(outcome);
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
        {({ isSubmitting, values }) => (
          <>
            {side === 'receiver' && <PersonFields isFirm={values.receiverType === 'ur-lico'} />}
            <FormikRadioGroup
              name="delivery"
              label={addressBookFields.delivery.label}
              shape="segmented"
              choices={[
                { value: 'client', label: 'По адресу' },
                { value: 'punkt', label: side === 'sender' ? 'В пункте приёма' : 'В пункте выдачи' },
              ]}
            />
            {values.delivery === 'client' ? (
              <AddressFields side="entry" />
            ) : (
              <PointField name="pointId" label={addressBookFields.pointId.label} />
            )}
            <FormikTextField
              name="note"
              label={addressBookFields.note.label}
              hint="Домофон, вход, пропуск. Войдёт в комментарий заказа."
              optional
              autoComplete="off"
            />
            <FormikTextField
              name="hours"
              label={addressBookFields.hours.label}
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
            <div className={styles.buttons}>
              <Button type="submit" busy={isSubmitting}>
                {isSubmitting ? 'Сохраняем…' : 'Сохранить'}
              </Button>
              <Button
                kind="secondary"
                onClick={() => {
                  draft.drop();
                  onDone();
                }}
              >
                Отмена
              </Button>
            </div>
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
