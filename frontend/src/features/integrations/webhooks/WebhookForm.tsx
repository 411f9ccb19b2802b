import { EVENTS, webhookFields } from '@shlyah/domain';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { useIdempotencyKey } from '../../../shared/useIdempotencyKey';
import { notify } from '../../../ui/feedback/Toasts';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { FieldSet } from '../../../ui/fields/Field';
import { DataForm, type Saving } from '../../../ui/form/DataForm';
import { FormButtons } from '../../../ui/form/FormButtons';
import { FormikTextField } from '../../../ui/form/text-fields';
import { useFormField } from '../../../ui/form/useFormField';
import { useUserId } from '../../users/session/useUserId';
import { createWebhook, updateWebhook } from '../actions';
import styles from '../integrations.module.css';
import { ofForm } from '../of-form';
import type { NewWebhook, Webhook } from '../types';
import {
  CHOSEN,
  webhookDraft,
  valuesOf,
  webhookGroups,
  webhookSchema,
  webhookToSend,
  type WebhookValues,
} from './webhook-form';

interface WebhookFormProps {
  /** The one that is changed; a new one without it. */
  webhook?: Webhook;
  /** `made`: a new one, with its secret. */
  onSaved: (made: NewWebhook | undefined) => void;
  onCancel: () => void;
}

/** An address and the events sent there. Input is kept in the tab: the session may end before the form is sent. */
export function WebhookForm({ webhook, onSaved, onCancel }: WebhookFormProps) {
  const { run } = useAction();
  const sendKeyOf = useIdempotencyKey();
  const user = useUserId();
  const heading = useRef<HTMLHeadingElement>(null);
  const made = useRef<NewWebhook>(undefined);
  const [draft] = useState(() => webhookDraft(user, webhook?.id));
  const [start] = useState(() => valuesOf(webhook));
  useEffect(() => heading.current?.focus(), []);
  const title = webhook ? 'Адрес для уведомлений' : 'Новый адрес';

  const submit = async (values: WebhookValues, { version, changed }: Saving) => {
    const requestBody = webhookToSend(values);
    const failure = await (webhook
      ? run(updateWebhook({ id: webhook.id, version, ...only(requestBody, changed) }))
      : run(createWebhook({ requestBody, idempotencyKey: sendKeyOf(requestBody) }), {
          onDone: (fresh) => (made.current = fresh),
        }));
    return failure && ofForm(failure);
  };
  const saved = () => {
    if (webhook) notify.success('Адрес сохранён');
    onSaved(made.current);
  };

  return (
    <section className={styles.form} aria-labelledby="webhook-form">
      <h2 id="webhook-form" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <DataForm<WebhookValues>
        label={title}
        failureTitle="Адрес не сохранён"
        initialValues={start}
        fields={webhookFields}
        schema={webhookSchema}
        draft={draft}
        {...(webhook && {
          stored: {
            ...webhookGroups,
            version: webhook.version,
            read: (fresh) => valuesOf(fresh as Webhook),
            conflictTitle: 'Адрес тем временем изменили',
          },
        })}
        onSubmit={submit}
        onSaved={saved}
      >
        <FormikTextField
          name="url"
          hint="Страница вашей программы, видная из интернета, по https: https://shop.by/shlyah/events."
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
        <FormikTextField name="description" optional hint="Для себя: «Склад», «Сайт»." autoComplete="off" />
        <TypesField />
        <FormButtons
          saving="Сохраняем…"
          onCancel={() => {
            draft.remove();
            onCancel();
          }}
        >
          {webhook ? 'Сохранить' : 'Добавить адрес'}
        </FormButtons>
      </DataForm>
    </section>
  );
}

/** Changed fields of the body. */
const only = <Body extends object>(body: Body, names: readonly string[]): Partial<Body> =>
  Object.fromEntries(Object.entries(body).filter(([name]) => names.includes(name))) as Partial<Body>;

/** Events of the address. */
function TypesField() {
  const { value, error, id, setValue } = useFormField<WebhookValues['types']>('types');
  return (
    <FieldSet label="О чём сообщать" hint="Ничего не отмечено — обо всём." optional id={id} error={error}>
      <div className={styles.stack}>
        {CHOSEN.map((type) => (
          <Checkbox
            key={type}
            label={EVENTS[type]}
            hint={<span className={styles.code}>{type}</span>}
            checked={value.includes(type)}
            onChange={(on) => setValue(CHOSEN.filter((one) => (one === type ? on : value.includes(one))))}
          />
        ))}
      </div>
    </FieldSet>
  );
}
