import type { AsyncThunkAction } from '@reduxjs/toolkit';
import { cleanFields, formOf, omit, runFields, type RunBody } from '@shlyah/domain';
import { useMemo, useRef, useState } from 'react';
import type { ActionFailure } from '../../../shared/failure';
import { useAction } from '../../../shared/useAction';
import { TextField } from '../../../ui/fields/TextField';
import { DataForm, type Saving } from '../../../ui/form/DataForm';
import { FormikDateField } from '../../../ui/form/date-fields';
import { FormButtons } from '../../../ui/form/FormButtons';
import { groupsOf, type Grouping } from '../../../ui/form/groups';
import { FormikPhoneField, FormikTextField } from '../../../ui/form/text-fields';
import { useFill } from '../../../ui/form/useFill';
import { useFormField } from '../../../ui/form/useFormField';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useUserId } from '../../users/session/useUserId';
import type { Run } from './actions';
import { runDraft, type RunValues } from './run-draft';
import { useDrivers } from './useDrivers';

const runGroups: Grouping<RunValues> = {
  // One group: a driver with the phone of another one would be wrong.
  groups: groupsOf<RunValues>(omit(runFields, 'driver', 'driverPhone'), [
    {
      label: runFields.driver.label,
      fields: ['driver', 'driverPhone'],
      words: ({ driver, driverPhone }) => [driver, driverPhone].filter(Boolean).join(', '),
    },
  ]),
  clean: (values) => cleanFields(runFields, values),
};

interface Confirm {
  confirmDay?: true;
}

interface RunDialogProps {
  title: string;
  confirmLabel: string;
  /** The run that is changed, or the values that a new one begins with. */
  run: Run | RunBody;
  /** The call that saves the whole `body`, or what was changed of it; `confirmDay` after the question about an unusual day. */
  save: (
    body: RunBody & Confirm,
    changed: Partial<RunBody> & Confirm,
    version: number,
  ) => AsyncThunkAction<Run, unknown, { rejectValue: ActionFailure }>;
  onSaved: (run: Run) => void;
  /** The run as another user has saved it. */
  onFresh?: (run: Run) => void;
  onClose: () => void;
}

/** Day, driver and car of a run. */
export default function RunDialog(props: RunDialogProps) {
  const { title, confirmLabel, run, save, onSaved, onFresh, onClose } = props;
  const { run: act } = useAction();
  const staff = useUserId();
  const stored = 'id' in run ? run : null;
  const draft = useMemo(() => runDraft(staff, stored?.id ?? 'new'), [staff, stored?.id]);
  const [initial] = useState(() => formOf(runFields, run));
  const saved = useRef<Run>(undefined);
  /** The day that the server has asked about. */
  const [asked, setAsked] = useState<string>();

  const submit = (values: RunValues, { version, changed }: Saving) => {
    const body = cleanFields(runFields, values);
    const touched = Object.entries(body).filter(([name]) => changed.includes(name));
    const confirm: Confirm = values.day === asked ? { confirmDay: true } : {};
    return act(save({ ...body, ...confirm }, { ...Object.fromEntries(touched), ...confirm }, version), {
      onDone: (fresh) => (saved.current = fresh),
      onFailed: ({ code }) => code === 'unusual_day' && setAsked(values.day),
      ...(onFresh && { onFresh }),
    });
  };
  return (
    <Dialog open title={title} onClose={onClose}>
      <DataForm<RunValues>
        label={title}
        failureTitle="Рейс не сохранён"
        initialValues={initial}
        fields={runFields}
        asks
        draft={draft}
        {...(stored && {
          stored: {
            ...runGroups,
            version: stored.version,
            read: (fresh) => formOf(runFields, fresh as Run),
            conflictTitle: 'Рейс тем временем изменили',
          },
        })}
        onSubmit={submit}
        onSaved={() => saved.current && onSaved(saved.current)}
      >
        <FormikDateField name="day" />
        <DriverField />
        <FormikPhoneField name="driverPhone" optional />
        <FormikTextField name="car" optional />
        <FormButtons onCancel={onClose}>{asked ? 'Всё равно сохранить' : confirmLabel}</FormButtons>
      </DataForm>
    </Dialog>
  );
}

/** Choosing a driver of former runs fills in the phone and the car. */
function DriverField() {
  const drivers = useDrivers();
  const { setValue, setTouched, ...field } = useFormField<string>('driver');
  const fill = useFill<RunValues>();
  const drive = (driver: string) => {
    setValue(driver);
    const known = drivers.find(driver);
    if (known) fill({ driver, driverPhone: known.driverPhone ?? '', car: known.car ?? '' });
  };
  return (
    <>
      <TextField
        {...field}
        optional
        hint="Из прежних рейсов — с телефоном и машиной"
        list={drivers.listId}
        autoComplete="off"
        data-first-focus
        onChange={drive}
        onBlur={setTouched}
      />
      {drivers.suggestions}
    </>
  );
}
