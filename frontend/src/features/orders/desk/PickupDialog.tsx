import {
  defaultDeliveryDate,
  fieldProblem,
  isDeliveryDay,
  minskDay,
  orderFields,
  pickupDateProblem,
  tariffPlanFields,
} from '@shlyah/domain';
import { useState } from 'react';
import { DateTimeField } from '../../../ui/fields/DateTimeField';
import { TimeField } from '../../../ui/fields/TimeField';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { numbered } from '../../../ui/text';
import { useCalendar } from '../../calendar/useCalendar';
import type { Order } from '../types';
import { isToBeFetched, ordersIn } from '../words';
import type { Change } from './changes';
import styles from './desk.module.css';

interface PickupDialogProps {
  chosen: readonly Order[];
  now?: Date;
  onSave: (fetched: readonly Order[], change: Change) => void;
  onCancel: () => void;
}

/** When the chosen orders are fetched from their senders; those that are not fetched any longer, or never, stay as they are. */
export default function PickupDialog({ chosen, now = new Date(), onSave, onCancel }: PickupDialogProps) {
  const calendar = useCalendar();
  const today = minskDay(now);
  const fetched = chosen.filter(isToBeFetched);
  const others = chosen.length - fetched.length;
  const [pickupDate, setDate] = useState(() => firstOf(fetched) ?? defaultDeliveryDate(now, calendar));
  const [from, setFrom] = useState('');
  const [shown, setShown] = useState(false);
  const pickupFrom = from || null;
  const dayProblem = pickupDateProblem(pickupDate, { deliveryDate: null, now, calendar });
  const hourProblem = fieldProblem(orderFields.pickupFrom, pickupFrom, { delivery: 'client', pickupDate });
  // The server refuses these by name; the others are saved.
  const early = fetched.filter(({ deliveryDate }) => dayProblem === null && deliveryDate < pickupDate);
  const save = () => {
    setShown(true);
    if (pickupDate !== '' && !dayProblem && !hourProblem) onSave(fetched, { pickupDate, pickupFrom });
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={`Когда забрать ${ordersIn(fetched.length)}`}
      confirmLabel="Сохранить"
      cancelLabel="Отмена"
      onConfirm={save}
      onCancel={onCancel}
    >
      <div className={styles.accepting}>
        {others > 0 && <p>{`Не забираем у отправителя или уже забрали: ${ordersIn(others)}.`}</p>}
        <DateTimeField
          label={tariffPlanFields.pickupDate.label}
          value={pickupDate}
          onChange={setDate}
          today={today}
          isDisabled={(day) => day < today || !isDeliveryDay(day, calendar)}
          error={(shown && (dayProblem ?? (pickupDate === '' && 'Укажите день'))) || undefined}
        />
        <TimeField
          label={orderFields.pickupFrom.label}
          value={from}
          onChange={setFrom}
          error={(shown && hourProblem) || undefined}
          optional
        />
        {early.length > 0 && (
          <p>{`Доставить нужно раньше, чем забрать, поэтому не сохранится: ${numbersOf(early)}.`}</p>
        )}
      </div>
    </ConfirmDialog>
  );
}

/** So many orders are named. */
const NAMED = 5;

function numbersOf(orders: readonly Order[]): string {
  const named = orders.slice(0, NAMED).map(({ id }) => numbered(id));
  const others = orders.length - named.length;
  return [...named, ...(others > 0 ? [`ещё ${ordersIn(others)}`] : [])].join(', ');
}

/** The pickup that all of these have. */
function firstOf(orders: readonly Order[]): string | null {
  const dates = new Set(orders.map(({ pickupDate }) => pickupDate ?? null));
  const [one] = dates;
  return dates.size === 1 ? (one ?? null) : null;
}
