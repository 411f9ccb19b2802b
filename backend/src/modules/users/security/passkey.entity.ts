import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { count, exact, hash, instant, longText, reference, words } from '../../../platform/database/columns';
import { User } from '../model/user.entity';

/** A key that a phone, a computer or a stick keeps and shows by a fingerprint, a face or a PIN. */
@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_passkeys_user')
  @ForeignKey(() => User, { name: 'fk_passkeys_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @Column(reference())
  userId: number;

  /** sha256 of the credential's id, which may be too long for an index. */
  @Index('uq_passkeys_credential', { unique: true })
  @Column(hash())
  credentialHash: string;

  @Column(longText())
  credentialId: string;

  /** COSE, base64url. */
  @Column(longText())
  publicKey: string;

  /** How often it was used, by its own count; one that counts backwards is a copy. Most keys stay at 0. */
  @Column(count())
  counter: number;

  /** How the browser may reach it: words joined by commas. */
  @Column(exact(255))
  transports: string;

  /** What its owner calls it. */
  @Column(words(100, false))
  name: string;

  @Column(instant())
  createdAt: Date;

  @Column(instant(true))
  lastUsedAt: Date | null;
}
