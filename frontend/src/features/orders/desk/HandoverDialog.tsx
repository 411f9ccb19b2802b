import { DELIVERED, LIMITS, RECEIVED_AS } from '@shlyah/domain';
import { useState } from 'react';
import { Select } from '../../../ui/fields/Select';
import { TextField } from '../../../ui/fields/TextField';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { numbered } from '../../../ui/text';
import type { Order } from '../types';
import { choicesIn, ordersIn } from '../words';
import type { Change } from './changes';
import styles from './desk.module.css';
import { draftOf, handoverOf, whenProblem } from './handover-draft';
import { WhenFields } from './WhenFields';

const TAKERS = choicesIn(RECEIVED_AS);

/** «3 из 3» down to none. */
const backChoices = (all: number) =>
  Array.from({ length: all + 1 }, (_, at) => String(all - at)).map((value) => ({
    value,
    label: `${value} из ${all}`,
  }));

interface HandoverDialogProps {
  orders: readonly Order[];
  /** What else is changed with it; nothing where a recorded handover is corrected. */
  change: Change;
  now?: Date;
  onSave: (change: Change) => void;
  onCancel: () => void;
}

/** When and to whom orders were handed over; told with the status or after it. */
export default function HandoverDialog({
  orders,
  change,
  now = new Date(),
  onSave,
  onCancel,
}: HandoverDialogProps) {
  const [before] = useState(() => draftOf(orders));
  const [draft, setDraft] = useState(before);
  const [shown, setShown] = useState(false);
  const [first] = orders;
  const problem = whenProblem(draft, orders, now);
  const isNew = change.status !== undefined;
  const isTaken = isNew || first?.status.id === DELIVERED;
  const which = first && orders.length === 1 ? `Заказ ${numbered(first.id)}` : ordersIn(orders.length);
  const save = () => {
    setShown(true);
    if (problem) return;
    const handover = handoverOf(draft, before);
    if (handover || isNew) onSave({ ...change, ...(handover && { handover }) });
    else onCancel();
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={isTaken ? `${which}: когда и кому вручили` : `${which}: когда пытались вручить`}
      confirmLabel={isNew ? 'Поставить «Доставлена»' : 'Сохранить'}
      cancelLabel="Отмена"
      onConfirm={save}
      onCancel={onCancel}
    >
      <div className={styles.accepting}>
        <WhenFields
          value={draft}
          placeholder={isNew ? 'Сейчас' : 'Как записано'}
          now={now}
          error={shown ? problem : null}
          onChange={(when) => setDraft({ ...draft, ...when })}
        />
        {!isTaken && first && orders.length === 1 && (
          <Select
            label="Сколько мест вернулось"
            optional
            value={draft.placesBack}
            placeholder="Не указано"
            choices={backChoices(first.packages.length)}
            onChange={(placesBack) => setDraft({ ...draft, placesBack })}
          />
        )}
        {isTaken && (
          <>
            <TextField
              label="Кто принял"
              optional
              autoComplete="off"
              value={draft.receivedBy}
              maxLength={LIMITS.name}
              onChange={(receivedBy) => setDraft({ ...draft, receivedBy })}
            />
            <Select
              label="Кем приходится"
              optional
              value={draft.receivedAs}
              placeholder="Не указано"
              choices={TAKERS}
              onChange={(receivedAs) => setDraft({ ...draft, receivedAs })}
            />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}
