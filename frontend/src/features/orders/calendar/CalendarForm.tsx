import { HOLIDAYS_SOURCE, isDeliveryDay, MONDAY_FIRST, toMinsk, WEEKDAY_WORDS } from '@shlyah/domain';
import type { CalendarDto } from '@shlyah/api-client';
import { useFormikContext } from 'formik';
import { useMemo, useState } from 'react';
import { formDraft } from '../../../shared/storage';
import { useAction } from '../../../shared/useAction';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { FieldSet } from '../../../ui/fields/Field';
import { FormikCheckbox, FormikSelect } from '../../../ui/form/choice-fields';
import { DataForm, type Saving } from '../../../ui/form/DataForm';
import type { SubmitFailure } from '../../../ui/form/errors';
import { SubmitButton } from '../../../ui/form/FormButtons';
import { useFormField } from '../../../ui/form/useFormField';
import { useUserId } from '../../users/session/useUserId';
import { ClosedDays } from '../ClosedDays';
import type { BusyDay } from '../types';
import { updateCalendar } from './actions';
import styles from './calendar.module.css';
import { CalendarDays } from './CalendarDays';
import {
  calendarBody,
  calendarFields,
  calendarGroups,
  calendarOf,
  calendarSchema,
  calendarValues,
  errorsOfDays,
  hourWords,
  withHolidays,
  type CalendarValues,
} from './values';

interface CalendarFormProps {
  stored: CalendarDto;
  busy: readonly BusyDay[];
  onSaved: () => void;
  now: () => Date;
}

const hours = Array.from({ length: 23 }, (_, at) => at + 1).map((hour) => ({
  value: String(hour),
  label: hourWords(hour),
}));

/** The days of delivery, as an admin edits them. */
export function CalendarForm({ stored, busy, onSaved, now }: CalendarFormProps) {
  const { run } = useAction();
  const user = useUserId();
  const [calendar, setCalendar] = useState(stored);
  // Once for each state of the calendar: the rows of days get new keys.
  const initial = useMemo(() => calendarValues(calendar), [calendar]);
  const draft = useMemo(() => formDraft<CalendarValues>(`shlyah.calendar-draft.${user}`), [user]);
  const today = toMinsk(now()).slice(0, 10);
  const save = async (values: CalendarValues, { version }: Saving): Promise<SubmitFailure | undefined> => {
    const failure = await run(updateCalendar(calendarBody(values, version)), {
      onDone: (saved) => {
        setCalendar(saved);
        onSaved();
      },
    });
    return failure?.errors ? { ...failure, errors: errorsOfDays(failure.errors, values) } : failure;
  };
  return (
    <DataForm<CalendarValues>
      reinitialize
      initialValues={initial}
      fields={calendarFields}
      schema={calendarSchema}
      failureTitle="Календарь не сохранён"
      label="Календарь доставки"
      asks
      draft={draft}
      stored={{
        ...calendarGroups,
        version: calendar.version,
        read: (fresh) => calendarValues(fresh as CalendarDto),
        conflictTitle: 'Календарь тем временем изменили',
      }}
      onSubmit={save}
    >
      {({ values }, saved) => (
        <div className={styles.form}>
          <section className={styles.group} aria-labelledby="week">
            <h2 id="week">Неделя</h2>
            <Weekdays />
            <FormikSelect
              name="closesAt"
              hint="Позже, по Минску, ближайший день — послезавтра, и для сотрудников тоже."
              placeholder={hourWords(null)}
              choices={hours}
              width="medium"
            />
          </section>
          <section className={styles.group} aria-labelledby="closed-days">
            <h2 id="closed-days">{calendarFields.closed.label}</h2>
            <p className="quiet">
              В эти дни не возим. Название увидит клиент: «08.03 — День женщин, доставки нет».
            </p>
            <Holidays today={today} />
            <CalendarDays list="closed" today={today} add="Добавить выходной" />
          </section>
          <section className={styles.group} aria-labelledby="open-days">
            <h2 id="open-days">{calendarFields.open.label}</h2>
            <p className="quiet">
              Возим, хотя по дням недели не должны: например, рабочая суббота после переноса.
            </p>
            <CalendarDays list="open" today={today} add="Добавить рабочий день" />
          </section>
          <ClosedDays days={closingIn(values, busy)}>
            Сами заказы не перенесутся: сохраните календарь, и здесь можно будет перенести их одним нажатием.
          </ClosedDays>
          {saved && (
            <Notice kind="success" role="status" title="Календарь сохранён">
              Новые заказы уже проверяются по нему.
            </Notice>
          )}
          <div>
            <SubmitButton />
          </div>
        </div>
      )}
    </DataForm>
  );
}

/** The days with orders that the form would close. */
function closingIn(values: CalendarValues, busy: readonly BusyDay[]): BusyDay[] {
  const calendar = calendarOf(values);
  return busy.filter(({ day, isOpen }) => isOpen && !isDeliveryDay(day, calendar));
}

function Weekdays() {
  const { label, id, error } = useFormField<CalendarValues['weekdays']>('weekdays');
  return (
    <FieldSet label={label} id={id} error={error}>
      <div className={styles.week}>
        {MONDAY_FIRST.map((name) => (
          <FormikCheckbox key={name} name={`weekdays.${name}`} label={WEEKDAY_WORDS[name]} />
        ))}
      </div>
    </FieldSet>
  );
}

/** One press puts a year's public holidays into the list. */
function Holidays({ today }: { today: string }) {
  const { values, setFieldValue } = useFormikContext<CalendarValues>();
  const year = Number(today.slice(0, 4));
  const years = [year, year + 1].filter(
    (one) => withHolidays(values, one, today).length > values.closed.length,
  );
  return (
    <>
      {years.length > 0 && (
        <div className={styles.line}>
          {years.map((one) => (
            <Button
              key={one}
              kind="secondary"
              size="small"
              icon="calendar"
              onClick={() => void setFieldValue('closed', withHolidays(values, one, today))}
            >
              Праздники Беларуси на {one}
            </Button>
          ))}
        </div>
      )}
      <p className="quiet">{HOLIDAYS_SOURCE}. Переносы рабочих дней добавьте сами.</p>
    </>
  );
}
