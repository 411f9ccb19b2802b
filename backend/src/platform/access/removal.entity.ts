import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { flag, instant, reference } from '../database/columns';

/** A deleted account whose rows are still being removed; deleted with the last of them. */
@Entity('removals')
export class Removal {
  @ForeignKey('users', { name: 'fk_removals_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Whether the orders go too, or stay without the account. */
  @Column(flag())
  withOrders: boolean;

  /** The actor of the deletion; null: the system. */
  @Column(reference(true))
  actorId: number | null;

  @Column(instant())
  since: Date;
}
