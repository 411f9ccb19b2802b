import { staffOrderFields } from '@shlyah/domain';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../shared/useAction';
import { useCalendar, useAskCalendar } from '../../calendar/useCalendar';
import { requestForClient } from '../../calculator/quote/request';
import { useShownTotal } from '../../calculator/quote/shown-total';
import { useUserId } from '../../users/session/useUserId';
import { editSchema } from './schema';
import { orderGroups, type Names } from './field-groups';
import { editValues, wireEdit, type EditValues } from './values';
import type { Order, Statuses } from '../types';
import { CargoStep } from '../form/CargoStep';
import { ReceiverFields } from '../form/ReceiverFields';
import { updateOrder } from '../actions';
import { lateChange } from '../late';
import { notify } from '../../../ui/feedback/Toasts';
import { DataForm, type Saving } from '../../../ui/form/DataForm';
import type { SubmitFailure } from '../../../ui/form/errors';
import { lazyPart } from '../../../ui/lazy-part';
import { Panel } from '../../../ui/layout/Panel';
import { numbered } from '../../../ui/text';
import { EditAside } from './EditAside';
import styles from './EditOrderForm.module.css';
import { errorsOfRows } from '../../calculator/cargo/cargo-row';
import { cargoDraft } from '../form/stored-draft';
import { SenderFields } from '../form/SenderFields';

const LateDialog = lazyPart(() => import('../LateDialog'));

interface EditOrderFormProps {
  order: Order;
  statuses: Statuses;
  names: Names;
  /** Target of a save and a cancel. */
  doneTo: string;
}

/** A question about a change, and what the answer does. */
interface Asked {
  what: string;
  answer: (reason: string | null) => void;
}

/** All fields of an order; saved over the version that was read, merged after another user's save. */
export function EditOrderForm({ order, statuses, names, doneTo }: EditOrderFormProps) {
  const { run } = useAction();
  const calendar = useCalendar();
  const askCalendar = useAskCalendar();
  const shownTotal = useShownTotal();
  const navigate = useNavigate();
  const user = useUserId();
  const draft = useMemo(() => cargoDraft<EditValues>(`shlyah.edit.${user}.${order.id}`), [user, order.id]);
  const grouping = useMemo(() => orderGroups(names), [names]);
  const base = useMemo(() => editValues(order), [order]);

  const [asked, setAsked] = useState<Asked | null>(null);
  /** The reason of a change of an order that was handed over long ago; null when it is not to be made. */
  const ask = (what: string) =>
    new Promise<string | null>((resolve) => {
      setAsked({
        what,
        answer: (reason) => {
          setAsked(null);
          resolve(reason);
        },
      });
    });

  const save = async (
    values: EditValues,
    { version, changed }: Saving,
  ): Promise<SubmitFailure | undefined> => {
    const { packages, ...body } = wireEdit(values, version);
    const what = lateChange(order, changed, body.price ?? order.price, new Date());
    const reason = what ? await ask(what) : '';
    if (reason === null) return { message: 'Заказ остался как был' };
    const request = requestForClient(values, order.user.id);
    const failure = await run(
      updateOrder({
        ...body,
        ...(changed.includes('packages') && packages && { packages }),
        shownTotal: shownTotal.of(request),
        ...(reason && { reason }),
      }),
    );
    void shownTotal.refresh(request, failure);
    if (failure?.errors?.['deliveryDate']) askCalendar();
    if (failure?.code === 'price_changed')
      return { ...failure, message: `${failure.message}. Если новый расчёт подходит, сохраните ещё раз.` };
    return failure?.errors ? { ...failure, errors: errorsOfRows(failure.errors, values.packages) } : failure;
  };

  const schema = useCallback(
    (stored: EditValues) => editSchema(stored, () => new Date(), calendar),
    [calendar],
  );
  return (
    <DataForm<EditValues>
      label={`Заказ ${numbered(order.id)}`}
      failureTitle="Сохранить не удалось"
      fields={staffOrderFields}
      schema={schema}
      initialValues={base}
      draft={draft}
      stored={{
        ...grouping,
        version: order.version,
        read: (fresh) => editValues(fresh as Order),
        conflictTitle: 'Заказ тем временем изменили',
      }}
      onSubmit={save}
      onSaved={() => {
        notify.success(`Заказ ${numbered(order.id)} сохранён`);
        void navigate(doneTo);
      }}
    >
      <Suspense fallback={null}>
        {asked && (
          <LateDialog
            orders={[order]}
            what={asked.what}
            onSave={asked.answer}
            onCancel={() => asked.answer(null)}
          />
        )}
      </Suspense>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Panel title="Отправитель">
            <div className={styles.fields}>
              <SenderFields editor="staff" />
            </div>
          </Panel>
          <Panel title="Получатель">
            <div className={styles.fields}>
              <ReceiverFields />
            </div>
          </Panel>
          <Panel title="Груз">
            <div className={styles.fields}>
              <CargoStep />
            </div>
          </Panel>
        </div>
        <EditAside
          grouping={grouping}
          statuses={statuses}
          client={order.user.id}
          cancelTo={doneTo}
          onCancel={draft.remove}
        />
      </div>
    </DataForm>
  );
}
