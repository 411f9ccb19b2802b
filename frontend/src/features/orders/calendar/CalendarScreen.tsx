import type { CalendarDto } from '@shlyah/api-client';
import { formatDate, isDeliveryDay } from '@shlyah/domain';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { QueryState } from '../../../shared/QueryState';
import { useAction } from '../../../shared/useAction';
import { useLoaded } from '../../../shared/useLoaded';
import type { SubmitFailure } from '../../../ui/form/errors';
import { DefinitionList } from '../../../ui/layout/DefinitionList';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { getCalendar } from '../../calendar/actions';
import { selectUser } from '../../users/session/selectors';
import { useMay } from '../../users/session/useMay';
import { getBusyDays } from '../actions';
import { ClosedDays } from '../ClosedDays';
import type { BusyDay } from '../types';
import { updateCalendar } from './actions';
import styles from './calendar.module.css';
import { CalendarForm } from './CalendarForm';
import { calendarBody, calendarFields, errorsOfDays, hourWords, weekdayWords } from './values';

const clock = () => new Date();

/** The days of delivery: an admin edits them, a manager reads them. */
export function CalendarScreen({ now = clock }: { now?: () => Date }) {
  const calendar = useLoaded(getCalendar, undefined);
  // A list of what stands on the days; the calendar does without it.
  const { data: busy, reload } = useLoaded(getBusyDays, undefined);
  const mayEdit = useMay()('calendar:edit');
  return (
    <>
      <PageHeader
        title="Календарь доставки"
        note="Когда возим и до какого часа принимаем заказы. По нему проверяются форма, файлы и API."
      />
      <QueryState loaded={calendar} failedTitle="Не удалось загрузить календарь">
        {(stored) =>
          mayEdit ? (
            <Editor stored={stored} busy={busy ?? []} onSaved={reload} now={now} />
          ) : (
            <CalendarView calendar={stored} busy={busy ?? []} />
          )
        }
      </QueryState>
    </>
  );
}

interface EditorProps {
  stored: CalendarDto;
  busy: readonly BusyDay[];
  onSaved: () => void;
  now: () => Date;
}

function Editor({ stored, busy, onSaved, now }: EditorProps) {
  const { run } = useAction();
  const user = useSelector(selectUser)?.id ?? 0;
  const [calendar, setCalendar] = useState(stored);
  return (
    <CalendarForm
      {...{ user, calendar, busy, now }}
      save={async (values, { version }): Promise<SubmitFailure | undefined> => {
        const failure = await run(updateCalendar(calendarBody(values, version)), {
          onDone: (saved) => {
            setCalendar(saved);
            onSaved();
          },
        });
        return failure?.errors ? { ...failure, errors: errorsOfDays(failure.errors, values) } : failure;
      }}
    />
  );
}

function CalendarView({ calendar, busy }: { calendar: CalendarDto; busy: readonly BusyDay[] }) {
  const listed = (isOpen: boolean) =>
    calendar.days
      .filter((one) => one.isOpen === isOpen)
      .map(({ day, name }) => `${formatDate(day)} ${name}`.trim())
      .join(', ') || null;
  return (
    <div className={styles.form}>
      <DefinitionList
        items={[
          { term: calendarFields.weekdays.label, value: weekdayWords(calendar.weekdays) },
          { term: calendarFields.closesAt.label, value: hourWords(calendar.closesAt) },
          { term: calendarFields.closed.label, value: listed(false) },
          { term: calendarFields.open.label, value: listed(true) },
        ]}
      />
      <ClosedDays days={busy.filter(({ day }) => !isDeliveryDay(day, calendar))} />
      <p className={styles.soft}>Календарь меняет администратор.</p>
    </div>
  );
}
