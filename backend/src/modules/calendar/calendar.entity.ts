import { defaultCalendar } from '@shlyah/domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { longText, version } from '../../platform/database/columns';

/** The single row with the delivery calendar. */
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

/** The id of the single row. */
export const CALENDAR_ID = 1;

/** The row of a new installation. */
export const defaultCalendarRow: CalendarRecord = {
  id: CALENDAR_ID,
  data: JSON.stringify(defaultCalendar),
  version: 1,
};
