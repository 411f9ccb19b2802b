import { defaultDeliveryDate, formatDate, formatDeadline, isDeliveryDay, toMinsk } from '@shlyah/domain';
import { useState, type ReactNode } from 'react';
import { useAction } from '../../shared/useAction';
import { Button } from '../../ui/actions/Button';
import { notify } from '../../ui/feedback/Toasts';
import { Problem } from '../../ui/feedback/Notice';
import { DateTimeField } from '../../ui/fields/DateTimeField';
import { TimeField } from '../../ui/fields/TimeField';
import { Dialog } from '../../ui/overlay/Dialog';
import { useCalendar } from '../calendar/useCalendar';
import { orderRegisterPickup, type Register } from './actions';
import styles from './registers.module.css';
import { ordersIn } from './words';

interface RegisterPickupProps {
  register: Register;
  onChanged: (register: Register) => void;
}

/** When a car comes for the orders of a register that are fetched from their sender. */
export function RegisterPickup({ register, onChanged }: RegisterPickupProps) {
  const { id, toFetch, pickupDate, pickupFrom } = register;
  const calendar = useCalendar();
  const [usual] = useState(() => defaultDeliveryDate(new Date(), calendar));
  const [asking, setAsking] = useState(false);
  const { busy, problem, errors, run, hideProblem } = usePickup(id, onChanged);
  if (register.state !== 'open' || toFetch === 0) return null;
  const isUsual = pickupDate === usual && pickupFrom === null;
  return (
    <section className={styles.pickup} aria-label="Машина за грузом">
      <p role="status">
        {pickupDate
          ? `Приедем за грузом ${formatDeadline(pickupDate, pickupFrom)}: ${ordersIn(toFetch)}.`
          : `Приедем за грузом в разные дни: ${ordersIn(toFetch)}.`}
      </p>
      {!asking && <Problem>{problem}</Problem>}
      <div className={styles.buttons}>
        {!isUsual && (
          <Button kind="secondary" icon="calendar" busy={busy && !asking} onClick={() => void run(usual, '')}>
            {`Заказать машину на ${formatDate(usual)}`}
          </Button>
        )}
        <Button
          kind="quiet"
          onClick={() => {
            hideProblem();
            setAsking(true);
          }}
        >
          Другой день или час
        </Button>
      </div>
      {asking && (
        <PickupDialog
          first={pickupDate ?? usual}
          from={pickupFrom ?? ''}
          busy={busy}
          problem={problem}
          errors={errors}
          onClose={() => setAsking(false)}
          onSend={(date, from) =>
            void run(date, from).then((isDone) => {
              if (isDone) setAsking(false);
            })
          }
        />
      )}
    </section>
  );
}

type Errors = Readonly<Record<string, string>>;

function usePickup(id: number, onChanged: (register: Register) => void) {
  const { busy, problem, run, hideProblem } = useAction();
  const [errors, setErrors] = useState<Errors>({});
  const send = async (pickupDate: string, pickupFrom: string): Promise<boolean> => {
    const failure = await run(orderRegisterPickup({ id, pickupDate, pickupFrom: pickupFrom || null }), {
      onDone: (changed) => {
        onChanged(changed);
        notify.success(`Машина заказана: ${formatDeadline(pickupDate, pickupFrom)}`);
      },
      onFresh: onChanged,
    });
    const found = Object.entries(failure?.errors ?? {}).map(
      ([name, texts]) => [name, [texts].flat().join('. ')] as const,
    );
    setErrors(Object.fromEntries(found));
    return failure === undefined;
  };
  return { busy, problem, errors, hideProblem, run: send };
}

interface PickupDialogProps {
  first: string;
  from: string;
  busy: boolean;
  problem: ReactNode;
  errors: Errors;
  onClose: () => void;
  onSend: (date: string, from: string) => void;
}

function PickupDialog({ first, from, busy, problem, errors, onClose, onSend }: PickupDialogProps) {
  const calendar = useCalendar();
  const [date, setDate] = useState(first);
  const [hour, setHour] = useState(from);
  const today = toMinsk(new Date()).slice(0, 10);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Когда приехать за грузом"
      actions={
        <>
          <Button busy={busy} onClick={() => onSend(date, hour)}>
            Заказать машину
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Отмена
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {Object.keys(errors).length === 0 && <Problem>{problem}</Problem>}
        <DateTimeField
          label="Когда забрать"
          value={date}
          onChange={setDate}
          today={today}
          isDisabled={(day) => day < today || !isDeliveryDay(day, calendar)}
          error={errors['pickupDate']}
        />
        <TimeField
          label="С какого часа"
          value={hour}
          onChange={setHour}
          error={errors['pickupFrom']}
          optional
        />
      </div>
    </Dialog>
  );
}
