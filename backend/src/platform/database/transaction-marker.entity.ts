import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exactKey, flag } from './columns';

/**
 * What has become of a unit of work on a server. The unit writes its mark in its own transaction, so that its fate can be
 * asked for when the answer of COMMIT is lost.
 */
@Entity('units')
export class TransactionMarker {
  /** Begins with the time, so that old marks are one range of the key. */
  @PrimaryColumn(exactKey(32))
  mark: string;

  /** False when the mark was taken by the check, which keeps the unit from ever being committed. */
  @Column(flag())
  done: boolean;
}
