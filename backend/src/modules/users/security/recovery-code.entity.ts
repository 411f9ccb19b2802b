import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { exactKey } from '../../../platform/database/columns';
import { User } from '../model/user.entity';

/** A code that stands in for the app once; deleted when it is used. */
@Entity('recovery_codes')
export class RecoveryCode {
  @ForeignKey(() => User, { name: 'fk_recovery_codes_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn(exactKey(64))
  codeHash: string;
}
