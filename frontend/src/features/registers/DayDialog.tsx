import { defaultDeliveryDate, isDay, MESSAGES } from '@shlyah/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths';
import { saveFile } from '../../shared/save-file';
import { useAction } from '../../shared/useAction';
import { useIdempotencyKey } from '../../shared/useIdempotencyKey';
import { Button } from '../../ui/actions/Button';
import { Problem } from '../../ui/feedback/Notice';
import { DateField } from '../../ui/fields/DateField';
import { Dialog } from '../../ui/overlay/Dialog';
import { createRegister } from './actions';
import { useCalendar } from '../calendar/useCalendar';
import { useMay } from '../users/session/useMay';
import { getOrderDocuments } from '../documents/actions';
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
  const [day, setDay] = useState(() => defaultDeliveryDate(new Date(), calendar).slice(0, 10));
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
