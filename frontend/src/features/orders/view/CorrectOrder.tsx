import { cleanFields, correctionFields, formOf } from '@shlyah/domain';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { FormikCheckbox } from '../../../ui/form/choice-fields';
import { DataForm, type Saving } from '../../../ui/form/DataForm';
import { SubmitButton } from '../../../ui/form/FormButtons';
import { groupsOf, type Grouping } from '../../../ui/form/groups';
import { FormikPhoneField, FormikTextarea } from '../../../ui/form/text-fields';
import { useUserId } from '../../users/session/useUserId';
import { correctOrder } from '../actions';
import type { Order } from '../types';
import styles from './CancelOrder.module.css';
import { correctionDraft, type Correction } from './correction-draft';

const groups: Grouping<Correction> = {
  groups: groupsOf<Correction>(correctionFields),
  clean: (values) => cleanFields(correctionFields, values),
};

interface CorrectOrderProps {
  order: Order;
  onSaved: (order: Order) => void;
}

/** A client's correction of an order still untouched by staff: saved at once, without a reason. */
export function CorrectOrder({ order, onSaved }: CorrectOrderProps) {
  const { run } = useAction();
  const user = useUserId();
  const [start] = useState(() => formOf(correctionFields, order));
  const [draft] = useState(() => correctionDraft(user, order.id));

  const save = (values: Correction, { version, changed }: Saving) => {
    const body = Object.entries(cleanFields(correctionFields, values));
    const change = Object.fromEntries(body.filter(([name]) => changed.includes(name)));
    return run(correctOrder({ id: order.id, version, ...change }), {
      done: 'Заказ исправлен',
      onDone: onSaved,
    });
  };

  return (
    <DataForm<Correction>
      label="Исправления"
      failureTitle="Исправить не удалось"
      fields={correctionFields}
      initialValues={start}
      asks
      draft={draft}
      stored={{
        ...groups,
        version: order.version,
        read: (fresh) => formOf(correctionFields, fresh as Order),
        conflictTitle: 'Заказ тем временем изменили',
      }}
      onSubmit={save}
    >
      <div className={styles.question}>
        <FormikPhoneField name="reciverPhone" autoComplete="off" />
        <FormikCheckbox name="notifyReceiver" label="Сообщать получателю по SMS" />
        <FormikTextarea name="reciverComment" label="Комментарий к доставке" optional />
        <FormikTextarea name="comment" label="Комментарий отправителя" optional />
        <div>
          <SubmitButton />
        </div>
      </div>
    </DataForm>
  );
}
