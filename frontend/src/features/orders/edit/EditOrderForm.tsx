import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import type { FormikProps } from 'formik';
import { useAppDispatch } from '../../../shared/hooks';
import type { ActionFailure } from '../../../shared/failure';
import { KeepForm } from '../../../shared/KeepForm';
import { selectUser } from '../../users/session/selectors';
import { ConflictPanel } from './ConflictPanel';
import { editDraft } from './draft';
import type { Conflict } from './merge';
import { editSchema } from './schema';
import { differing, type Names } from './units';
import { editValues, wireEdit, type EditValues } from './values';
import type { Order, Statuses } from '../types';
import { CargoStep } from '../form/CargoStep';
import { ReceiverFields } from '../form/ReceiverFields';
import { updateOrder } from '../actions';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { notify } from '../../../ui/feedback/Toasts';
import { changed, DataForm } from '../../../ui/form/DataForm';
import { Panel } from '../../../ui/layout/Panel';
import { LeaveGuard } from '../../../ui/leaving/LeaveGuard';
import { numbered } from '../../../ui/text';
import { EditAside } from './EditAside';
import styles from './EditOrderForm.module.css';
import { errorsOfRows } from '../form/cargo-row';
import { knownRows } from '../form/values';
import { SenderFields } from './SenderFields';

interface EditOrderFormProps {
  order: Order;
  statuses: Statuses;
  names: Names;
  /** Where a save and a cancel lead to. */
  doneTo: string;
}

/** All fields of an order; saved over the version that was read, merged when someone else has saved meanwhile. */
export function EditOrderForm({ order: opened, statuses, names, doneTo }: EditOrderFormProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [order, setOrder] = useState(opened);
  const user = useSelector(selectUser)?.id ?? 0;
  const draft = useMemo(() => editDraft(user, opened.id), [user, opened.id]);
  const [kept, setKept] = useState(draft.read);
  const [conflict, setConflict] = useState<Conflict & { fresh: Order }>();
  const [merging, setMerging] = useState(false);
  const base = useMemo(() => editValues(order), [order]);
  const schema = useMemo(() => editSchema(base.deliveryDate, () => new Date()), [base.deliveryDate]);

  /** Edits that were left stay until it is decided about them. */
  const forget = () => {
    if (!kept) draft.drop();
  };

  const save = async (values: EditValues, over: Order): Promise<ActionFailure | undefined> => {
    const before = editValues(over);
    const { packages, ...body } = wireEdit(values, over.version);
    const cargoChanged = differing(before, values).some(({ fields }) => fields.includes('packages'));
    const outcome = await dispatch(updateOrder({ ...body, ...(cargoChanged && packages && { packages }) }));
    if (updateOrder.fulfilled.match(outcome)) {
      // What was typed since the save began is kept for the order as it is saved now.
      const since = kept ? null : draft.read();
      if (since && differing(values, since.values).length > 0)
        draft.keep({ base: outcome.payload, values: since.values });
      else forget();
      notify.success(`Заказ ${numbered(over.id)} сохранён`);
      void navigate(doneTo);
      return undefined;
    }
    const refusal = outcome.payload as ActionFailure;
    const failure = refusal.errors
      ? { ...refusal, errors: errorsOfRows(refusal.errors, values.packages) }
      : refusal;
    if (failure.code !== 'version_conflict' || !failure.fresh) return failure;
    const fresh = failure.fresh as Order;
    setConflict({ base: before, mine: values, theirs: editValues(fresh), fresh });
    return undefined;
  };

  const restart = (form: FormikProps<EditValues>, from: Order, values: EditValues) => {
    setOrder(from);
    setConflict(undefined);
    setKept(null);
    form.resetForm({ values });
  };

  return (
    <DataForm<EditValues>
      label={`Заказ ${numbered(opened.id)}`}
      failureTitle="Сохранить не удалось"
      schema={schema}
      unguarded
      initialValues={base}
      onSubmit={(values) => save(values, order)}
    >
      {(form) => (
        <>
          {kept ? (
            <LeaveGuard unsaved={form.dirty && !form.isSubmitting} />
          ) : (
            <KeepForm<EditValues> keep={(values) => draft.keep({ base: order, values })} drop={draft.drop} />
          )}
          {kept && (
            <Notice kind="attention" title="Остались несохранённые правки этого заказа">
              <div className={styles.buttons}>
                <Button
                  kind="secondary"
                  size="small"
                  onClick={() => {
                    setOrder(kept.base);
                    setKept(null);
                    const packages = knownRows(kept.values.packages);
                    void form.setValues({ ...kept.values, packages, ...changed(form.values, base) });
                  }}
                >
                  Вернуть правки
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  onClick={() => {
                    draft.drop();
                    setKept(null);
                  }}
                >
                  Забыть
                </Button>
              </div>
            </Notice>
          )}
          {conflict && (
            <ConflictPanel
              key={conflict.fresh.version}
              conflict={{ ...conflict, mine: form.values }}
              names={names}
              busy={merging}
              onDiscard={() => {
                draft.drop();
                restart(form, conflict.fresh, conflict.theirs);
              }}
              onSave={(values) => {
                setMerging(true);
                setOrder(conflict.fresh);
                void form.setValues({ ...values });
                void save(values, conflict.fresh).then((failure) => {
                  setMerging(false);
                  if (!failure) return;
                  // The merged order stays in the form, so that it can be corrected and saved there.
                  setConflict(undefined);
                  form.setStatus(failure);
                });
              }}
            />
          )}
          <div className={styles.columns}>
            <div className={styles.main}>
              <Panel title="Отправитель">
                <div className={styles.fields}>
                  <SenderFields />
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
            <EditAside {...{ base, names, statuses }} cancelTo={doneTo} onCancel={forget} />
          </div>
        </>
      )}
    </DataForm>
  );
}
