import type { CourierProof, Role, UserStatus } from '@shlyah/domain';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  emailAddress,
  exact,
  flag,
  folded,
  instant,
  phone,
  version,
  words,
} from '../../../platform/database/columns';

/** An account: a customer (firm or person), a manager or an admin. */
@Entity('users')
@Index('ix_users_status', ['status', 'id', 'role'])
export class User {
  @PrimaryGeneratedColumn()
  id: number;

  /** Lower case, NFC: the login. */
  @Index('uq_users_email', { unique: true })
  @Column(emailAddress())
  email: string;

  /** The e-mail that the account will have once its link is opened, null while none waits. */
  @Column(emailAddress(true))
  pendingEmail: string | null;

  /** argon2id, including its parameters. */
  @Column(exact(255))
  passwordHash: string;

  @Column(exact(16))
  role: Role;

  /** Whether a manager has the right «Бухгалтерия» (docs/contract.md#accounting). */
  @Column(flag())
  isAccountant: boolean;

  @Column(exact(16))
  status: UserStatus;

  @Column(flag(true))
  isLegalEntity: boolean;

  @Column(words(255))
  organization: string | null;

  /** УНП of a legal entity. */
  @Index('ix_users_unp')
  @Column(exact(20, true))
  unp: string | null;

  @Column(words(255, false))
  name: string;

  /** As the forms write it: +375 (29) 12-34-567. */
  @Column(phone())
  phone: string;

  @Column(flag())
  isContactPerson: boolean;

  @Column(words(255))
  contactPersonName: string | null;

  @Column(phone(true))
  contactPersonPhone: string | null;

  /** The avatar's file, null for the default picture. */
  @Column(exact(32, true))
  avatarFileId: string | null;

  /** Whether the user wants e-mails about orders. */
  @Column(flag(true))
  orderEmails: boolean;

  /** What the driver's page asks for with the client's orders; null: as the company says. */
  @Column(exact(16, true))
  courierProof: CourierProof | null;

  /** Folded name, organization, e-mail, phone digits, УНП: what searches look in. */
  @Column(folded(1000))
  searchText: string;

  /** The version of the policy that was accepted at the registration; null for accounts that did not register. */
  @Column(exact(16, true))
  consentVersion: string | null;

  @Column(instant(true))
  consentAt: Date | null;

  /** When the owner requested the account's deletion; null: never. */
  @Index('ix_users_deletion')
  @Column(instant(true))
  deletionAskedAt: Date | null;

  @Column(words(500))
  deletionReason: string | null;

  /** Incremented by each change; saves with an older version are refused. */
  @Column(version())
  version: number;

  @Column(instant())
  createdAt: Date;
}
