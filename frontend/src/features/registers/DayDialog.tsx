import { defaultDeliveryDate, formatDate, isDay, MESSAGES, plural } from '@shlyah/domain';
import type { PaperDayDto } from '@shlyah/api-client';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { saveFile } from '../../shared/save-file';
import { useAction } from '../../shared/useAction';
import { useIdempotencyKey } from '../../shared/useIdempotencyKey';
import { useLoaded } from '../../shared/useLoaded';
import { Button } from '../../ui/actions/Button';
import { Problem } from '../../ui/feedback/Notice';
import { DateField } from '../../ui/fields/DateField';
import { Dialog } from '../../ui/overlay/Dialog';
import { nbsp } from '../../ui/text';
import { createRegister } from './actions';
import { useCalendar } from '../calendar/useCalendar';
import { useMay } from '../users/session/useMay';
import { getOrderDocuments, getPaperDays } from '../documents/actions';
import LabelsDialog from '../documents/LabelsDialog';
import styles from './registers.module.css';

interface DayDialogProps {
  user: number | undefined;
  registerOnly: boolean;
  onClose: () => void;
}

/** Chooses a day of delivery, then makes the papers of its orders: labels, заявки or a client's register. */
export default function DayDialog({ user, registerOnly, onClose }: DayDialogProps) {
  const calendar = useCalendar();
  const days = useLoaded(getPaperDays, { ...(user !== undefined && { user }) });
  const [typed, setDay] = useState<string>();
  const [usual] = useState(() => defaultDeliveryDate(new Date(), calendar).slice(0, 10));
  // Until a day is typed, the first one that has orders, as soon as it is known.
  const day = typed ?? days.data?.[0]?.day ?? usual;
  const [isWrong, setWrong] = useState(false);
  const [labels, setLabels] = useState(false);
  const { pressed, problem, run, hideProblem } = useAction();
  const navigate = useNavigate();
  const keyFor = useIdempotencyKey();
  const isClient = useMay()('orders:create');
  const chosen = { day, ...(user !== undefined && { user }) };

  const asked = (make: () => unknown) => () => {
    hideProblem();
    setWrong(!isDay(day));
    if (isDay(day)) void make();
  };
  const papers = () =>
    run(
      getOrderDocuments(chosen),
      {
        onDone: (file) => {
          saveFile(file, 'Заявки.xlsx');
          onClose();
        },
      },
      'papers',
    );
  const register = () =>
    run(
      createRegister({ requestBody: { day }, idempotencyKey: keyFor({ day }) }),
      { onDone: ({ id }) => void navigate(paths.registerOf(id)) },
      'register',
    );

  if (labels) return <LabelsDialog of={chosen} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={registerOnly ? 'Реестр на день' : 'Документы на день'}
      actions={
        <>
          {!registerOnly && (
            <>
              <Button icon="print" onClick={asked(() => setLabels(true))}>
                Этикетки
              </Button>
              <Button kind="secondary" icon="download" busy={pressed === 'papers'} onClick={asked(papers)}>
                Заявки
              </Button>
            </>
          )}
          {isClient && (
            <Button
              kind={registerOnly ? 'primary' : 'secondary'}
              icon="contract"
              busy={pressed === 'register'}
              onClick={asked(register)}
            >
              {registerOnly ? 'Составить' : 'Реестр'}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        <Problem>{problem}</Problem>
        <DateField
          label="День доставки"
          value={day}
          onChange={setDay}
          hint={days.data && isDay(day) ? ordersOn(day, days.data) : undefined}
          error={isWrong && !isDay(day) ? MESSAGES.day : undefined}
        />
        <p>
          {isClient ? 'Все ваши заказы' : user ? 'Все заказы клиента' : 'Заказы всех клиентов'} с доставкой в
          этот день, которые ещё не сданы{registerOnly ? ' и не внесены в другой реестр' : ''}.
        </p>
      </div>
    </Dialog>
  );
}

const ordersOn = (day: string, days: readonly PaperDayDto[]): string => {
  const count = days.find((one) => one.day === day)?.orders ?? 0;
  const [first] = days;
  if (count > 0) return `Не сдано: ${count}${nbsp}${plural(count, 'заказ', 'заказа', 'заказов')}`;
  return first ? `Сдавать нечего. Ближайший день с заказами: ${formatDate(first.day)}` : 'Сдавать нечего';
};
