import { formatDateTime } from '@shlyah/domain';
import type { GivenPassDto } from '@shlyah/api-client';
import { useState } from 'react';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Problem } from '../../../ui/feedback/Notice';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Dialog } from '../../../ui/overlay/Dialog';
import { numbered } from '../../../ui/text';
import { QrCode } from '../../../ui/QrCode';
import { giveRunPass, type Run } from './actions';
import { smsWords } from './pass-words';
import styles from './runs.module.css';
import { runTitle } from './words';

interface PassDialogProps {
  run: Pick<Run, 'id' | 'day' | 'driver' | 'driverPhone'>;
  /** Whether the run has a pass that this one ends. */
  isReplaced: boolean;
  onGiven: () => void;
  onClose: () => void;
}

/** A pass for the driver: asked for, then shown as a QR code, which is never shown again. */
export default function PassDialog({ run, isReplaced, onGiven, onClose }: PassDialogProps) {
  const { id, driver, driverPhone } = run;
  const action = useAction();
  const [sms, setSms] = useState(driverPhone !== null);
  const [given, setGiven] = useState<GivenPassDto | null>(null);
  const give = () =>
    void action.run(giveRunPass({ id, sms }), {
      onDone: (pass) => {
        setGiven(pass);
        onGiven();
      },
    });
  if (given) return <GivenPass run={run} pass={given} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Пустить водителя: рейс ${numbered(id)}`}
      actions={
        <>
          <Button onClick={give} busy={action.busy} data-first-focus>
            Пустить водителя
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Отмена
          </Button>
        </>
      }
    >
      <Problem>{action.problem}</Problem>
      <p>
        {`${driver ?? 'Водитель'} увидит на телефоне остановки рейса и отметит исходы у двери. Вход и пароль не нужны.`}
      </p>
      {isReplaced && <p>Прежний пропуск закончится. Исходы, которые водитель уже отметил, придут.</p>}
      {driverPhone ? (
        <Checkbox label={`Отправить ссылку по SMS на ${driverPhone}`} checked={sms} onChange={setSms} />
      ) : (
        <p>Телефон водителя в рейсе не указан: покажите ему QR-код.</p>
      )}
    </Dialog>
  );
}

interface GivenPassProps {
  run: PassDialogProps['run'];
  pass: GivenPassDto;
  onClose: () => void;
}

function GivenPass({ run, pass, onClose }: GivenPassProps) {
  const told = smsWords(pass.sms, run.driverPhone, new Date());
  return (
    <Dialog
      open
      onClose={onClose}
      title={runTitle(run)}
      actions={
        <Button onClick={onClose} data-first-focus>
          Готово
        </Button>
      }
    >
      <QrCode text={pass.url} label="QR-код страницы водителя" className={styles.passQr} />
      <p>Наведите на код камеру телефона водителя и нажмите «Принять рейс».</p>
      {told && <p role="status">{told}</p>}
      <p className={styles.note}>
        {`Код показываем один раз. Пропуск действует до ${formatDateTime(pass.expiresAt)} и только на одном телефоне.`}
      </p>
    </Dialog>
  );
}
