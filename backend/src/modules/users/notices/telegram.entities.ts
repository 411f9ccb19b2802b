import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { exact, exactKey, instant, reference } from '../../../platform/database/columns';
import { User } from '../model/user.entity';

const withAccount = { onDelete: 'CASCADE', onUpdate: 'NO ACTION' } as const;

/** The chat in which the bot tells a person what happens. */
@Entity('telegram_chats')
export class TelegramChat {
  @ForeignKey(() => User, { name: 'fk_telegram_chats_user', ...withAccount })
  @PrimaryColumn({ type: 'int' })
  userId: number;

  @Index('ix_telegram_chats_chat')
  @Column(exact(32))
  chatId: string;

  @Column(instant())
  connectedAt: Date;
}

/** A one-time right to connect a chat. */
@Entity('telegram_links')
export class TelegramLink {
  /** sha256 of the token in the link. */
  @PrimaryColumn(exactKey(64))
  tokenHash: string;

  @Index('ix_telegram_links_user')
  @ForeignKey(() => User, { name: 'fk_telegram_links_user', ...withAccount })
  @Column(reference())
  userId: number;

  @Column(instant())
  expiresAt: Date;
}
