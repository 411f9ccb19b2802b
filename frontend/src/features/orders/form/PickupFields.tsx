import {
  defaultPickupDate,
  formatDeadline,
  fromMinsk,
  isDeliveryDay,
  tariffPlanFields,
  toMinsk,
} from '@shlyah/domain';
import { useFormikContext } from 'formik';
import { Button } from '../../../ui/actions/Button';
import { FormikDateTimeField, FormikTimeField } from '../../../ui/form/date-fields';
import { useCalendar } from '../../calendar/useCalendar';
import styles from './PickupFields.module.css';

interface PickupValues {
  delivery: string;
  deliveryDate: string;
  pickupDate: string;
  pickupFrom: string;
}

interface PickupFieldsProps {
  /** The order was placed before pickups had a day of their own: it is fetched on the day of its delivery. */
  former?: boolean;
  now?: () => Date;
}

const clock = () => new Date();

/** When the cargo is fetched from its sender: the day that follows from the delivery, or a chosen one with its hours. */
export function PickupFields({ former = false, now = clock }: PickupFieldsProps) {
  const { values, setValues } = useFormikContext<PickupValues>();
  const calendar = useCalendar();
  const { delivery, deliveryDate, pickupDate } = values;
  if (delivery !== 'client') return null;
  const isChosen = pickupDate !== '';
  const isKnown = fromMinsk(deliveryDate) !== null;
  const byDefault = isKnown ? defaultPickupDate(deliveryDate, now(), calendar) : '';
  const today = toMinsk(now()).slice(0, 10);
  const choose = (next: string) => void setValues({ ...values, pickupDate: next, pickupFrom: '' });
  return (
    <div className={styles.pickup}>
      {isChosen ? (
        <>
          <FormikDateTimeField
            name="pickupDate"
            label={tariffPlanFields.pickupDate.label}
            today={today}
            isDisabled={(day) =>
              day < today || !isDeliveryDay(day, calendar) || (isKnown && day > deliveryDate.slice(0, 10))
            }
          />
          <FormikTimeField name="pickupFrom" hint="Если раньше вас не застать" optional />
        </>
      ) : (
        <p>{former ? 'Заберём в день доставки.' : byDefault && `Заберём ${formatDeadline(byDefault)}.`}</p>
      )}
      <Button
        kind="quiet"
        size="small"
        aria-expanded={isChosen}
        disabled={!isChosen && !isKnown}
        onClick={() => {
          choose(isChosen ? '' : byDefault);
        }}
      >
        {isChosen ? 'Как обычно' : 'Забрать в другой день или час'}
      </Button>
    </div>
  );
}
