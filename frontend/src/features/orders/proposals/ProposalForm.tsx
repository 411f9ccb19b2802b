import { orderFields, type ProposalSide } from '@shlyah/domain';
import { useMemo, useState } from 'react';
import type { ActionFailure } from '../../../shared/failure';
import { useAction } from '../../../shared/useAction';
import { useIdempotencyKey } from '../../../shared/useIdempotencyKey';
import { notify } from '../../../ui/feedback/Toasts';
import { FormikCheckbox } from '../../../ui/form/choice-fields';
import { DataForm, type Saving } from '../../../ui/form/DataForm';
import { FormButtons } from '../../../ui/form/FormButtons';
import {
  FormikNumberField,
  FormikPhoneField,
  FormikTextarea,
  FormikTextField,
} from '../../../ui/form/text-fields';
import { Panel } from '../../../ui/layout/Panel';
import { useCalendar, useAskCalendar } from '../../calendar/useCalendar';
import { useUserId } from '../../users/session/useUserId';
import { createProposal } from '../actions';
import { errorsOfRows } from '../../calculator/cargo/cargo-row';
import { CargoStep } from '../form/CargoStep';
import { DeliveryDateField } from '../form/DeliveryDateField';
import { DeliveryFromField } from '../form/DeliveryFromField';
import { PickupFields } from '../form/PickupFields';
import { DestinationFields } from '../form/DestinationFields';
import type { Order, Proposal } from '../types';
import { proposalDraft } from './proposal-draft';
import styles from './Proposals.module.css';
import {
  PARTS,
  partsOf,
  priceLabel,
  proposalGroups,
  proposalSchema,
  proposalValues,
  proposedChange,
  type ProposalValues,
} from './values';

interface ProposalFormProps {
  order: Order;
  viewer: ProposalSide;
  /** This side's pending proposal: the new one replaces it. */
  former: Proposal | undefined;
  onDone: () => void;
  onCancel: () => void;
  /** The order or its proposals have changed meanwhile. */
  onConflict: (fresh: Order | null) => void;
}

const begin = { client: 'Предложить изменение', staff: 'Согласовать с клиентом' };

/** «Предложить изменение»: the permitted changes and the reason. Input is kept in the browser. */
export function ProposalForm({ order, viewer, former, onDone, onCancel, onConflict }: ProposalFormProps) {
  const { run } = useAction();
  const keyOf = useIdempotencyKey();
  const user = useUserId();
  const draft = useMemo(() => proposalDraft(user, order.id), [user, order.id]);
  const initial = useMemo(() => proposalValues(order), [order]);
  const [prefilled] = useState(() => former && proposalValues(order, former));
  const calendar = useCalendar();
  const askCalendar = useAskCalendar();
  const schema = useMemo(() => proposalSchema(order, () => new Date(), calendar), [order, calendar]);

  const isSame = (values: ProposalValues) => Object.keys(proposedChange(values, order)).length === 0;

  const send = async (values: ProposalValues, { version }: Saving): Promise<ActionFailure | undefined> => {
    const requestBody = {
      ...proposedChange(values, order),
      reason: values.reason.trim(),
      version,
      ...(former ? { replaces: former.id } : {}),
    };
    const failure = await run(
      createProposal({ id: order.id, requestBody, idempotencyKey: keyOf(requestBody) }),
      {
        onFresh: (fresh: Order | Proposal, { code }) =>
          onConflict(code === 'proposal_waits' ? null : (fresh as Order)),
      },
    );
    if (failure?.errors?.['deliveryDate']) askCalendar();
    return failure?.errors ? { ...failure, errors: errorsOfRows(failure.errors, values.packages) } : failure;
  };

  return (
    <Panel title={former ? 'Изменить предложение' : begin[viewer]}>
      <div className={styles.form}>
        <DataForm<ProposalValues>
          label="Предложение"
          failureTitle="Отправить не удалось"
          fields={orderFields}
          schema={schema}
          initialValues={initial}
          reinitialize
          prefilled={prefilled}
          draft={draft}
          stored={{
            ...proposalGroups,
            version: order.version,
            read: (fresh) => proposalValues(fresh as Order),
            conflictTitle: 'Заказ тем временем изменили',
          }}
          onSubmit={send}
          onSaved={() => {
            notify.success('Предложение отправлено');
            onDone();
          }}
        >
          {({ values }) => (
            <>
              <fieldset className={styles.parts}>
                <legend>Что изменить?</legend>
                {partsOf(viewer, order).map((part) => (
                  <div key={part} className={styles.part}>
                    <FormikCheckbox name={`parts.${part}`} label={PARTS[part]} />
                    {values.parts[part] && (
                      <div className={styles.fields}>
                        <PartFields part={part} viewer={viewer} former={!order.pickupDate} />
                      </div>
                    )}
                  </div>
                ))}
              </fieldset>
              <FormikTextarea
                name="reason"
                label="Почему"
                hint={viewer === 'client' ? 'Увидит менеджер.' : 'Увидит клиент, например «Груз тяжелее».'}
              />
              <FormButtons
                disabled={isSame(values)}
                saving="Отправляем…"
                onCancel={() => {
                  draft.remove();
                  onCancel();
                }}
                note={isSame(values) && <span className="quiet">Пока ничего не меняется.</span>}
              >
                {former ? 'Отправить вместо прежнего' : 'Отправить'}
              </FormButtons>
            </>
          )}
        </DataForm>
      </div>
    </Panel>
  );
}

function PartFields({
  part,
  viewer,
  former,
}: {
  part: keyof typeof PARTS;
  viewer: ProposalSide;
  /** See `PickupFields`. */
  former: boolean;
}) {
  switch (part) {
    case 'price':
      return <FormikNumberField name="price" label={priceLabel} unit="р" width="short" />;
    case 'date':
      return (
        <>
          <DeliveryDateField />
          <DeliveryFromField />
          <PickupFields former={former} />
        </>
      );
    case 'receiver':
      return (
        <>
          <FormikTextField name="name" autoComplete="off" />
          <FormikPhoneField name="reciverPhone" autoComplete="off" />
          <DestinationFields />
        </>
      );
    case 'cargo':
      return <CargoStep />;
    case 'comments':
      return (
        <>
          <FormikTextarea
            name="comment"
            label={viewer === 'client' ? 'Комментарий' : orderFields.comment.label}
            optional
          />
          <FormikTextarea name="reciverComment" label="Комментарий к доставке" optional />
        </>
      );
  }
}
