import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exactKey, instant } from '../database/columns';

/** When a job was first started, and when a round of it last succeeded, on whichever replica. */
@Entity('job_runs')
export class JobRun {
  @PrimaryColumn(exactKey(32))
  name: string;

  @Column(instant())
  firstStartedAt: Date;

  /** Null: never. */
  @Column(instant(true))
  succeededAt: Date | null;
}
