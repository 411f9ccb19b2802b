import { firstCalendar } from '@shlyah/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { longText, version } from '../../platform/database/columns';

/** The one row with the days of delivery. */
@Entity('calendar')
export class CalendarRecord {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** JSON of a `Calendar`. */
  @Column(longText())
  data: string;

  @Column(version())
  version: number;
}

/** The one row's number. */
export const CALENDAR_ID = 1;

/** The row that an installation begins with. */
export const firstCalendarRow: CalendarRecord = {
  id: CALENDAR_ID,
  data: JSON.stringify(firstCalendar),
  version: 1,
};
