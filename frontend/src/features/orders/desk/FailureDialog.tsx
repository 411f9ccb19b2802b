import {
  closedWeekdays,
  defaultDeliveryDate,
  deliveryDateProblem,
  formatDeadline,
  isOpenDay,
  minskDay,
  NOT_DELIVERED,
  type Failure,
} from '@shlyah/domain';
import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { DateField } from '../../../ui/fields/DateField';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { numbered } from '../../../ui/text';
import { useCalendar } from '../../calendar/useCalendar';
import { FailureFields, wordsProblem } from '../FailureFields';
import type { Order } from '../types';
import { ordersIn } from '../words';
import type { Change } from './changes';
import styles from './desk.module.css';
import { noWhen, whenOf, whenProblem, type WhenDraft } from './handover-draft';
import { WhenFields } from './WhenFields';

interface FailureDialogProps {
  orders: readonly Order[];
  /** What else is changed with the status. */
  change: Change;
  now?: Date;
  onSave: (change: Change) => void;
  onCancel: () => void;
}

/** Why orders were not delivered, and whether and on which day they are brought again: the nearest one unless another is chosen. */
export default function FailureDialog({
  orders,
  change,
  now = new Date(),
  onSave,
  onCancel,
}: FailureDialogProps) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const [text, setText] = useState('');
  const [isAgain, setAgain] = useState<boolean>();
  const [chosenDay, setChosenDay] = useState<string>();
  const [when, setWhen] = useState<WhenDraft | null>(null);
  const [shown, setShown] = useState(false);
  const hourProblem = when && whenProblem(when, orders, now);
  const calendar = useCalendar();
  const nearest = defaultDeliveryDate(now, calendar);
  const day = chosenDay ?? nearest.slice(0, 10);
  const next = `${day}${nearest.slice(10)}`;
  const dayProblem = deliveryDateProblem(next, now, calendar);
  // Who asks for another day awaits the order on it.
  const again = isAgain ?? failure === 'other_day';
  const [first] = orders;
  const which =
    first && orders.length === 1
      ? `Заказ ${numbered(first.id)} не доставлен`
      : `Не доставлены ${ordersIn(orders.length)}`;

  const save = () => {
    setShown(true);
    if (failure === null || wordsProblem(failure, text) || (again && dayProblem) || hourProblem) return;
    onSave({
      ...change,
      status: NOT_DELIVERED,
      failure,
      ...(failure === 'other' && { failureWords: text.trim() }),
      ...(again && {
        deliveryDate: next,
        ...(orders.some(({ deliveryFrom }) => deliveryFrom) && { deliveryFrom: null }),
      }),
      ...(when && when.day !== '' && { handover: whenOf(when) }),
    });
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={which}
      confirmLabel="Сохранить"
      cancelLabel="Отмена"
      onConfirm={save}
      onCancel={onCancel}
    >
      <div className={styles.accepting}>
        <FailureFields
          failure={failure}
          words={text}
          shown={shown}
          onFailure={setFailure}
          onWords={setText}
        />
        <Checkbox
          label={dayProblem ? 'Привезти снова' : `Привезти снова ${formatDeadline(next)}`}
          hint="Этот день назовём в письме и SMS."
          checked={again}
          onChange={setAgain}
        />
        {again && (
          <DateField
            label="На какой день"
            hint={closedWeekdays(calendar)}
            today={minskDay(now)}
            value={day}
            onChange={setChosenDay}
            isDisabled={(some) => !isOpenDay(some, now, calendar)}
            error={(shown && dayProblem) || undefined}
          />
        )}
        <div>
          <Button
            kind="quiet"
            size="small"
            aria-expanded={when !== null}
            onClick={() => setWhen(when ? null : noWhen)}
          >
            Когда пытались вручить…
          </Button>
        </div>
        {when && (
          <WhenFields
            value={when}
            placeholder="Сейчас"
            now={now}
            error={shown ? hourProblem : null}
            onChange={setWhen}
          />
        )}
      </div>
    </ConfirmDialog>
  );
}
