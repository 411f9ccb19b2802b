import { Column, Entity, PrimaryColumn } from 'typeorm';
import { exactKey, instant } from './columns';

/** Work that is done from time to time by one of the replicas. */
@Entity('chores')
export class Chore {
  @PrimaryColumn(exactKey(32))
  name: string;

  @Column(instant())
  nextAt: Date;
}
