import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exactKey, instant } from '../database/columns';

/** A browser from which the account has logged in. */
@Entity('devices')
export class Device {
  /** sha256 of the random token in the browser's cookie `device`. */
  @PrimaryColumn(exactKey(64))
  tokenHash: string;

  @Index('ix_devices_user')
  @ForeignKey('users', { name: 'fk_devices_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Column(instant())
  createdAt: Date;

  /** Of the last login. */
  @Index('ix_devices_last_seen')
  @Column(instant())
  lastSeenAt: Date;
}
