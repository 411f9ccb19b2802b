import {
  CALENDAR_ID as id,
  CalendarRecord,
  defaultCalendarRow,
} from '../../src/modules/calendar/calendar.entity';
import { HistoryEvent } from '../../src/platform/journal/history/event.entity';
import type { TestApp } from './test-app';

/** Makes the days of delivery those of a new installation, which have no history. */
export const resetCalendar = ({ database }: TestApp): Promise<void> =>
  database.write(async (tx) => {
    await tx.update(CalendarRecord, { id }, defaultCalendarRow);
    await tx.delete(HistoryEvent, { subject: 'calendar' });
  });
