import { Column, Entity, PrimaryColumn } from 'typeorm';
import { longText, version } from '../../platform/database/columns';

/** The moved days of a year. A year without a row is one whose moves are not typed yet. */
@Entity('moved_days')
export class MovedDaysRecord {
  @PrimaryColumn({ type: 'int' })
  year: number;

  /** JSON of a list of `MovedDay`, in order. */
  @Column(longText())
  days: string;

  @Column(version())
  version: number;
}
