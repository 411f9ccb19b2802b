import { fieldProblem, runFields, type RunBody } from '@shlyah/domain';
import { PhoneField } from '../../../ui/fields/PhoneField';
import { TextField } from '../../../ui/fields/TextField';
import { useDrivers } from './useDrivers';

/** Driver, telephone and car as texts. */
export type NewRun = Record<Exclude<keyof RunBody, 'day'>, string>;

export const newRun: NewRun = { driver: '', driverPhone: '', car: '' };

export const phoneProblem = ({ driverPhone }: NewRun): string | null =>
  driverPhone === '' ? null : fieldProblem(runFields.driverPhone, driverPhone, {});

interface NewRunFieldsProps {
  value: NewRun;
  onChange: (value: NewRun) => void;
}

/** Who drives a new run; a driver of former runs comes with the telephone and the car. */
export function NewRunFields({ value, onChange }: NewRunFieldsProps) {
  const drivers = useDrivers();
  const drive = (driver: string) => {
    const known = drivers.find(driver);
    onChange({
      ...value,
      driver,
      ...(known && { driverPhone: known.driverPhone ?? '', car: known.car ?? '' }),
    });
  };
  return (
    <>
      <TextField
        label={runFields.driver.label}
        optional
        maxLength={runFields.driver.max}
        list={drivers.listId}
        autoComplete="off"
        value={value.driver}
        onChange={drive}
      />
      {drivers.suggestions}
      <PhoneField
        label={runFields.driverPhone.label}
        optional
        value={value.driverPhone}
        onChange={(driverPhone) => onChange({ ...value, driverPhone })}
        error={phoneProblem(value) ?? undefined}
      />
      <TextField
        label={runFields.car.label}
        optional
        maxLength={runFields.car.max}
        value={value.car}
        onChange={(car) => onChange({ ...value, car })}
      />
    </>
  );
}
