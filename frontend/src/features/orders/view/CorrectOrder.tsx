import { cleanFields, correctionFields, formOf, type FormOf } from '@shlyah/domain';
import { useState } from 'react';
import { failureIn } from '../../../shared/action';
import { useAppDispatch } from '../../../shared/hooks';
import { Button } from '../../../ui/actions/Button';
import { notify } from '../../../ui/feedback/Toasts';
import { FormikCheckbox } from '../../../ui/form/choice-fields';
import { DataForm, type Saving } from '../../../ui/form/DataForm';
import { groupsOf, type Grouping } from '../../../ui/form/groups';
import { schemaFrom } from '../../../ui/form/schema';
import { FormikPhoneField, FormikTextarea } from '../../../ui/form/text-fields';
import { correctOrder } from '../actions';
import type { Order } from '../types';
import styles from './CancelOrder.module.css';

type Correction = FormOf<typeof correctionFields>;

const schema = schemaFrom(correctionFields);
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
  const dispatch = useAppDispatch();
  const [start] = useState(() => formOf(correctionFields, order));

  const save = async (values: Correction, { version, changed }: Saving) => {
    const body = Object.entries(cleanFields(correctionFields, values));
    const change = Object.fromEntries(body.filter(([name]) => changed.includes(name)));
    const outcome = await dispatch(correctOrder({ id: order.id, version, ...change }));
    if (correctOrder.fulfilled.match(outcome)) {
      notify.success('Заказ исправлен');
      onSaved(outcome.payload);
    }
    return failureIn(outcome);
  };

  return (
    <DataForm<Correction>
      label="Исправления"
      failureTitle="Исправить не удалось"
      schema={schema}
      initialValues={start}
      stored={{
        ...groups,
        version: order.version,
        read: (fresh) => formOf(correctionFields, fresh as Order),
        conflictTitle: 'Заказ тем временем изменили',
      }}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <div className={styles.question}>
          <FormikPhoneField
            name="reciverPhone"
            label={correctionFields.reciverPhone.label}
            autoComplete="off"
          />
          <FormikCheckbox name="notifyReceiver" label="Сообщать получателю по SMS" />
          <FormikTextarea name="reciverComment" label="Комментарий к доставке" optional />
          <FormikTextarea name="comment" label="Комментарий отправителя" optional />
          <div>
            <Button type="submit" busy={isSubmitting}>
              {isSubmitting ? 'Сохраняем…' : 'Сохранить'}
            </Button>
          </div>
        </div>
      )}
    </DataForm>
  );
}
