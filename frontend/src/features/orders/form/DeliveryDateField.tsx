import { closedWeekdays, isOpenDay, toMinsk } from '@shlyah/domain';
import { FormikDateTimeField } from '../../../ui/form/date-fields';
import { useCalendar } from '../../calendar/useCalendar';

interface DeliveryDateFieldProps {
  label?: string;
  /** Stands before the weekdays without delivery; null for no hint at all. */
  hint?: string | null;
  now?: () => Date;
}

const clock = () => new Date();

/** The day and time of delivery; a day without delivery cannot be picked. */
export function DeliveryDateField({
  label = 'Когда доставить',
  hint = '',
  now = clock,
}: DeliveryDateFieldProps) {
  const calendar = useCalendar();
  return (
    <FormikDateTimeField
      name="deliveryDate"
      label={label}
      hint={hint === null ? undefined : `${hint} ${closedWeekdays(calendar)}`.trim()}
      today={toMinsk(now()).slice(0, 10)}
      isDisabled={(day) => !isOpenDay(day, now(), calendar)}
    />
  );
}
