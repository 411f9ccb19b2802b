import type { NoticeChannel } from '@shlyah/domain';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { exactKey, flag } from '../../../platform/database/columns';
import { User } from '../model/user.entity';

/** Whether a person gets notices of an event by a channel, where that differs from the default. */
@Entity('notice_choices')
export class NoticeChoice {
  @ForeignKey(() => User, { name: 'fk_notice_choices_user', onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @PrimaryColumn(exactKey(32))
  event: string;

  @PrimaryColumn(exactKey(16))
  channel: NoticeChannel;

  @Column(flag())
  wanted: boolean;
}
