import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { count, exact, instant } from '../../../platform/database/columns';
import { User } from '../model/user.entity';

/** An authenticator app that shows a code every half minute; its secrets are sealed (access/secrets.ts). */
@Entity('authenticators')
export class Authenticator {
  @ForeignKey(() => User, { name: 'fk_authenticators_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  userId: number;

  /** Of the app whose codes are asked for; null until the first code has shown that the app is set up. */
  @Column(exact(255, true))
  secret: string | null;

  /** Of the app that is being set up. */
  @Column(exact(255, true))
  pendingSecret: string | null;

  /** The half-minute of the last used code: a code works once. */
  @Column(count())
  lastStep: number;

  /** Since when codes of this app are asked for. */
  @Column(instant(true))
  since: Date | null;

  /** Since when the recovery codes are what they are. */
  @Column(instant(true))
  codesSince: Date | null;
}

/** What the secrets of an account are sealed for. */
export const sealingContext = (userId: number): string => `authenticator of ${userId}`;
