import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { longText, reference } from '../../../../platform/database/columns';
import { CheckRun } from './check-run.entity';

/** Facts about a call of a watched key; deleted with the run. */
@Entity('watched_calls')
@Index('ix_watched_calls_run', ['runId', 'id'])
export class WatchedCall {
  @PrimaryGeneratedColumn()
  id: number;

  @ForeignKey(() => CheckRun, { name: 'fk_watched_calls_run', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  runId: number;

  /** CallFacts as JSON. */
  @Column(longText())
  facts: string;
}
