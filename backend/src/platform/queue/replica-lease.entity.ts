import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exactKey, instant } from '../database/columns';

/** Until when one replica holds the lease of a piece of work. */
@Entity('chores')
export class ReplicaLeaseRow {
  @PrimaryColumn(exactKey(32))
  name: string;

  @Column(instant())
  nextAt: Date;
}
