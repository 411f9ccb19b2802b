import { Injectable } from '@nestjs/common';
import { AccountLock } from '../../../platform/access/account-lock';
import type { Actor } from '../../../platform/http/actor';
import { Throttle } from '../../../platform/access/throttle';
import { Database } from '../../../platform/database/database';
import { Notifications } from '../../notifications/notifications';
import { Clock } from '../../../platform/common/clock';
import { newToken, sha256 } from '../../../platform/common/hashes';
import { TelegramChat, TelegramLink } from './telegram.entities';

/** How long a link works, ms. */
const linkMs = 15 * 60_000;

/** Accounts and their chats. */
@Injectable()
export class TelegramChats {
  constructor(
    private readonly database: Database,
    private readonly notifications: Notifications,
    private readonly throttle: Throttle,
    private readonly clock: Clock,
    private readonly lock: AccountLock,
  ) {}

  of(userId: number): Promise<TelegramChat | null> {
    return this.database.read.findOneBy(TelegramChat, { userId });
  }

  /** What connects the next chat that says it, once; those given out before do no more. */
  async newLink(actor: Pick<Actor, 'id' | 'by'>): Promise<{ token: string; expiresAt: Date }> {
    const { id: userId } = actor;
    await this.throttle.take([{ key: `telegram link of ${userId}`, most: 20, perMs: 60 * 60_000 }]);
    const token = newToken();
    const expiresAt = new Date(this.clock.now().getTime() + linkMs);
    await this.database.write(async (tx) => {
      await this.lock.take(tx, actor);
      await tx.delete(TelegramLink, { userId });
      await tx.insert(TelegramLink, { tokenHash: sha256(token), userId, expiresAt });
    });
    return { token, expiresAt };
  }

  /** Whether the token was one that works; of several chats at once the first gets it. */
  async connectBy(token: string, chatId: string): Promise<boolean> {
    const tokenHash = sha256(token);
    return this.database.write(async (tx) => {
      const link = await tx.findOneBy(TelegramLink, { tokenHash });
      const { affected } = await tx.delete(TelegramLink, { tokenHash });
      if (!link || affected !== 1 || link.expiresAt <= this.clock.now()) return false;
      await tx.delete(TelegramChat, { userId: link.userId });
      await tx.insert(TelegramChat, { userId: link.userId, chatId, connectedAt: this.clock.now() });
      await this.notifications.announce(tx, { kind: 'telegramConnected', userId: link.userId });
      return true;
    });
  }

  async disconnect(userId: number): Promise<void> {
    await this.database.write((tx) => tx.delete(TelegramChat, { userId }));
  }

  /** Whether the chat was connected. */
  async disconnectChat(chatId: string): Promise<boolean> {
    const { affected } = await this.database.write((tx) => tx.delete(TelegramChat, { chatId }));
    return (affected ?? 0) > 0;
  }
}
