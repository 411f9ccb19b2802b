import {
  addressLine,
  addressOf,
  cleanFields,
  formatDeadline,
  packageFields,
  senderFields,
} from '@shlyah/domain';
import { useState } from 'react';
import { Autosave } from '../../../ui/form/Autosave';
import { Button } from '../../../ui/actions/Button';
import { DataForm } from '../../../ui/form/DataForm';
import { SubmitButton } from '../../../ui/form/FormButtons';
import type { SubmitFailure } from '../../../ui/form/errors';
import { FormikNumberField } from '../../../ui/form/text-fields';
import { useCalendar } from '../../calendar/useCalendar';
import { usePoints } from '../../points/usePoints';
import { DeliveryDateField } from '../form/DeliveryDateField';
import { SenderFields } from '../form/SenderFields';
import type { Lacking } from './common';
import { commonSchema } from './common-schema';
import styles from './import.module.css';
import type { CommonValues } from './types';

interface CommonFormProps {
  values: CommonValues;
  lacking: Lacking;
  /** Whether the server takes the values as they are. */
  isRight: boolean;
  keep: (values: CommonValues) => boolean;
  onSubmit: (values: CommonValues) => Promise<SubmitFailure | undefined>;
  now: () => Date;
}

/** Common values of all orders: the sender, and the fields without a column. */
export function CommonForm({ values, lacking, isRight, keep, onSubmit, now }: CommonFormProps) {
  const [isOpen, setOpen] = useState(!isRight);
  const { points } = usePoints();
  const calendar = useCalendar();
  if (!isOpen && isRight) {
    const from =
      values.delivery === 'client'
        ? addressLine(addressOf(cleanFields(senderFields, values), 'sender'))
        : points.find(({ id }) => String(id) === values.pickupPoint)?.address;
    return (
      <div className={styles.intro}>
        <p>
          Забрать: {from ?? 'из пункта приёма'}.{' '}
          {lacking.date && `Доставить ${formatDeadline(values.deliveryDate)}.`}
        </p>
        <Button kind="secondary" size="small" icon="edit" onClick={() => setOpen(true)}>
          Изменить
        </Button>
      </div>
    );
  }
  return (
    <DataForm<CommonValues>
      initialValues={values}
      fields={senderFields}
      schema={commonSchema(lacking, now, calendar)}
      unguarded
      label="Одно на все заказы"
      onSubmit={async (next) => {
        const failed = await onSubmit(next);
        if (!failed) setOpen(false);
        return failed;
      }}
    >
      <div className={styles.stack}>
        <Autosave<CommonValues> write={keep} />
        <CommonFields lacking={lacking} now={now} />
        <div>
          <SubmitButton saving="Проверяем…">Применить ко всем</SubmitButton>
        </div>
      </div>
    </DataForm>
  );
}

function CommonFields({ lacking, now }: Pick<CommonFormProps, 'lacking' | 'now'>) {
  const { length, width, height, weight } = packageFields;
  return (
    <>
      <SenderFields />
      {lacking.date && <DeliveryDateField hint="В файле нет столбца с датой." now={now} />}
      {(lacking.sizes || lacking.weight) && (
        <fieldset className={styles.place}>
          <legend>Каждое место: в файле об этом нет столбцов</legend>
          {lacking.sizes && (
            <>
              <FormikNumberField name="place.length" label={length.label} unit="см" width="short" />
              <FormikNumberField name="place.width" label={width.label} unit="см" width="short" />
              <FormikNumberField name="place.height" label={height.label} unit="см" width="short" />
            </>
          )}
          {lacking.weight && (
            <FormikNumberField name="place.weight" label={weight.label} unit="кг" width="short" />
          )}
        </fieldset>
      )}
    </>
  );
}
