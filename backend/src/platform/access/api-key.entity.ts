import type { Mode } from '@shlyah/domain';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { exact, instant, reference, words } from '../database/columns';

/** The API credential of a client's program. */
@Entity('api_keys')
export class ApiKey {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_api_keys_user')
  @ForeignKey('users', { name: 'fk_api_keys_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  userId: number;

  @Column(words(80, false))
  name: string;

  /** The beginning of the last secret, by which people tell keys apart. */
  @Column(exact(16))
  prefix: string;

  /** What it may, divided by blanks. */
  @Column(exact(200))
  scopes: string;

  @Column(exact(8))
  mode: Mode;

  /** Addresses and networks that it is bound to, divided by blanks; null: it is taken from everywhere. */
  @Column(exact(1000, true))
  addresses: string | null;

  /** Networks that it has been used from, divided by blanks: a new one notifies the owner. */
  @Column(exact(2000))
  networks: string;

  @Column(instant())
  createdAt: Date;

  /** When its secret was last replaced; null: never. */
  @Column(instant(true))
  renewedAt: Date | null;

  @Column(instant(true))
  expiresAt: Date | null;

  @Column(instant(true))
  lastUsedAt: Date | null;

  @Column(exact(45, true))
  lastUsedIp: string | null;

  /** The trial in which its calls are being watched (webhooks/conformance), until `watchUntil`. */
  @Column(reference(true))
  watchRunId: number | null;

  @Column(instant(true))
  watchUntil: Date | null;
}
