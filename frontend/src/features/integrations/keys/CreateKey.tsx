import { isWaitingUser, keyFields, modes, OVERLAP_HOURS, type Mode } from '@shlyah/domain';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { useAction } from '../../../shared/useAction';
import { useIdempotencyKey } from '../../../shared/useIdempotencyKey';
import { FormikRadioGroup } from '../../../ui/form/choice-fields';
import { DataForm } from '../../../ui/form/DataForm';
import { FormButtons } from '../../../ui/form/FormButtons';
import { FormikDateTimeField } from '../../../ui/form/date-fields';
import { FormikTextarea, FormikTextField } from '../../../ui/form/text-fields';
import { selectUser } from '../../users/session/selectors';
import { createKey } from '../actions';
import styles from '../integrations.module.css';
import { ofForm } from '../of-form';
import type { NewKey } from '../types';
import { blankKey, keyDraft, keySchema, keyToSend, type KeyValues } from './key-form';
import { ScopesField } from './ScopesField';

interface CreateKeyProps {
  onCreated: (made: NewKey) => void;
  onCancel: () => void;
}

const modeHints: Record<Mode, string> = {
  live: 'Настоящие заказы: их повезут.',
  test: 'Тестовые заказы: их видите только вы.',
};

/** The form of a new key. Input is kept in the tab: the session may end before the form is sent. */
export function CreateKey({ onCreated, onCancel }: CreateKeyProps) {
  const { run } = useAction();
  const sendKeyOf = useIdempotencyKey();
  const user = useSelector(selectUser);
  const offered = user && isWaitingUser(user) ? (['test'] as const) : modes;
  const heading = useRef<HTMLHeadingElement>(null);
  const made = useRef<NewKey>(null);
  const [draft] = useState(() => keyDraft(user?.id ?? 0));
  useEffect(() => heading.current?.focus(), []);

  const submit = async (values: KeyValues) => {
    const requestBody = keyToSend(values);
    const failure = await run(createKey({ requestBody, idempotencyKey: sendKeyOf(requestBody) }), {
      onDone: (key) => (made.current = key),
    });
    return failure && ofForm(failure);
  };
  const created = () => {
    if (made.current) onCreated(made.current);
  };

  return (
    <section className={styles.form} aria-labelledby="new-key">
      <h2 id="new-key" ref={heading} tabIndex={-1}>
        Новый ключ
      </h2>
      <DataForm<KeyValues>
        label="Новый ключ"
        failureTitle="Ключ не создан"
        initialValues={blankKey}
        fields={keyFields}
        schema={keySchema}
        draft={draft}
        onSubmit={submit}
        onSaved={created}
      >
        <FormikTextField
          name="name"
          hint="Где ключ стоит: «1С, склад», «Интернет-магазин»."
          autoComplete="off"
        />
        <FormikRadioGroup
          name="mode"
          choices={offered.map((mode) => ({
            value: mode,
            label: keyFields.mode.choiceLabels[mode],
            hint: modeHints[mode],
          }))}
        />
        <ScopesField />
        <FormikDateTimeField
          name="expiresAt"
          optional
          hint={`Без даты ключ действует, пока вы его не отзовёте. Заменить его можно без перерыва: прежний ещё до ${OVERLAP_HOURS} часов работает.`}
        />
        <FormikTextarea
          name="addresses"
          label="Только с этих адресов"
          optional
          hint="По одному на строку: 203.0.113.7 или сеть 203.0.113.0/24. Пусто — с любых."
          spellCheck={false}
          autoComplete="off"
        />
        <FormButtons
          saving="Создаём…"
          onCancel={() => {
            draft.remove();
            onCancel();
          }}
        >
          Создать ключ
        </FormButtons>
      </DataForm>
    </section>
  );
}
