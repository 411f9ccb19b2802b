import type { DriverDto } from '@shlyah/api-client';
import { runFields, type RunBody } from '@shlyah/domain';
import { useId, useState } from 'react';
import type { ActionFailure } from '../../../shared/failure';
import { useLoaded } from '../../../shared/useLoaded';
import { DateField } from '../../../ui/fields/DateField';
import { PhoneField } from '../../../ui/fields/PhoneField';
import { TextField } from '../../../ui/fields/TextField';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { getDrivers } from './actions';
import styles from './runs.module.css';
import { whyNot } from './words';

interface RunDialogProps {
  title: string;
  confirmLabel: string;
  begun: RunBody;
  busy: boolean;
  failure: ActionFailure | undefined;
  onSave: (run: RunBody) => void;
  onClose: () => void;
}

const none: DriverDto[] = [];

/** Day, driver and car of a run; a driver of former runs brings the telephone and the car along. */
export default function RunDialog({
  title,
  confirmLabel,
  begun,
  busy,
  failure,
  onSave,
  onClose,
}: RunDialogProps) {
  const [run, setRun] = useState(begun);
  const drivers = useLoaded(getDrivers, undefined).data ?? none;
  const listId = useId();
  const errors = failure?.errors ?? {};
  const face = (name: keyof RunBody) => ({ label: runFields[name].label, error: errors[name]?.[0] });
  const put = (name: keyof RunBody) => (value: string) => setRun({ ...run, [name]: value });
  const drive = (driver: string) => {
    const known = drivers.find((one) => one.driver === driver);
    setRun({ ...run, driver, ...(known && { driverPhone: known.driverPhone, car: known.car }) });
  };
  return (
    <ConfirmDialog
      open
      danger={false}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Отмена"
      busy={busy}
      problem={failure && Object.keys(errors).length === 0 ? whyNot(failure) : undefined}
      onConfirm={() => onSave(run)}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        <DateField {...face('day')} value={run.day} onChange={put('day')} />
        <TextField
          {...face('driver')}
          optional
          hint="Из прежних рейсов — с телефоном и машиной"
          list={listId}
          autoComplete="off"
          maxLength={runFields.driver.max}
          value={run.driver ?? ''}
          onChange={drive}
        />
        <datalist id={listId}>
          {drivers.map(({ driver }) => (
            <option key={driver} value={driver} />
          ))}
        </datalist>
        <PhoneField
          {...face('driverPhone')}
          optional
          value={run.driverPhone ?? ''}
          onChange={put('driverPhone')}
        />
        <TextField
          {...face('car')}
          optional
          maxLength={runFields.car.max}
          value={run.car ?? ''}
          onChange={put('car')}
        />
      </div>
    </ConfirmDialog>
  );
}
