import type { CalendarDto } from '@shlyah/api-client';
import { formatDate } from '@shlyah/domain';
import { Suspense } from 'react';
import { QueryState } from '../../../shared/QueryState';
import { useLoaded } from '../../../shared/useLoaded';
import { DefinitionList } from '../../../ui/layout/DefinitionList';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { lazyPart } from '../../../ui/lazy-part';
import { getCalendar } from '../../calendar/actions';
import { useMay } from '../../users/session/useMay';
import { getBusyDays } from '../actions';
import styles from './calendar.module.css';
import { CalendarForm } from './CalendarForm';
import { MovedDays } from './MovedDays';
import { calendarFields, hourWords, weekdayWords } from './values';

// The desk that moves orders is loaded where the calendar has closed a day that has some.
const MoveOrders = lazyPart(() => import('../day/MoveOrders'));

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
            <CalendarForm stored={stored} busy={busy ?? []} onSaved={reload} now={now} />
          ) : (
            <CalendarView calendar={stored} />
          )
        }
      </QueryState>
      {mayEdit && <MovedDays now={now} />}
      {busy?.some(({ isOpen }) => !isOpen) && (
        <div className={styles.moves}>
          <Suspense fallback={null}>
            <MoveOrders days={busy} onChanged={reload} />
          </Suspense>
        </div>
      )}
    </>
  );
}

function CalendarView({ calendar }: { calendar: CalendarDto }) {
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
      <p className="quiet">Календарь меняет администратор.</p>
    </div>
  );
}
