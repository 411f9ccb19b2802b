import type {
  Failure,
  HandoverOutcome,
  HandoverSource,
  HourCertainty,
  ReceivedAs,
  RunTask,
} from '@shlyah/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, flag, instant, reference, whole, words } from '../../../platform/database/columns';

/**
 * A try to deliver or to fetch an order, or the correction of one (docs/contract.md#handovers). Rows do not change, except that they lose
 * their people. No foreign keys, so that they outlive a deleted order and its run.
 */
@Entity('handovers')
@Index('uq_handovers_corrects', ['corrects'], { unique: true })
@Index('ix_handovers_order', ['orderId', 'id'])
@Index('ix_handovers_outcome', ['outcome', 'at'])
export class Handover {
  @PrimaryGeneratedColumn()
  id: number;

  @Column(whole())
  orderId: number;

  @Column(exact(16))
  task: RunTask;

  /** `undone`: the try that the row corrects did not end so. */
  @Column(exact(16))
  outcome: HandoverOutcome | 'undone';

  /** Null when it is not known. */
  @Column(instant(true))
  at: Date | null;

  @Column(exact(16))
  sure: HourCertainty;

  @Column(words(150))
  receivedBy: string | null;

  @Column(exact(16, true))
  receivedAs: ReceivedAs | null;

  @Column(whole(true))
  places: number | null;

  /** Of a failed delivery: how many places the driver brought back; null when it was not told. */
  @Column(whole(true))
  placesBack: number | null;

  @Column(flag())
  ttnTaken: boolean;

  @Column(exact(16, true))
  failure: Failure | null;

  @Column(words(255))
  failureWords: string | null;

  /** The run of the try; null for one without a run, such as at a point. */
  @Column(reference(true))
  runId: number | null;

  /** The driver of the run at that time. */
  @Column(words(255))
  driver: string | null;

  @Column(exact(16))
  source: HandoverSource;

  @Column(words(255, false))
  author: string;

  @Column(instant())
  recordedAt: Date;

  /** The row that this one corrects. */
  @Column(reference(true))
  corrects: number | null;
}
